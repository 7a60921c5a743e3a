"""When a soft chime says that it is your turn: not at every card, only for something new or after a long wait."""

from __future__ import annotations

from typing import Final

LONG: Final = 6.0
"""Seconds of the others' time after which the player may have looked away."""


SHORT: Final = 1.0
"""Seconds that suffice for something new: a player who has just acted needs no chime."""


class Chime:
    """Remembers the decision asked last and the time that the others have taken since."""

    def __init__(self) -> None:
        self._phase = ""
        self._waited = 0.0
        self._mine = False

    def due(self, mine: bool, phase: str, dt: float) -> bool:
        """Let *dt* seconds go by; True if the chime is due. *mine*: the person is to decide, and nothing moves."""
        was, self._mine = self._mine, mine
        if not mine:
            self._waited += dt
            return False
        if was and phase == self._phase:
            return False
        new = self._waited >= (SHORT if phase != self._phase else LONG)
        self._phase, self._waited = phase, 0.0
        return new
