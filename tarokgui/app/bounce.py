"""Keys that are pressed twice by one movement of a finger, or before the picture that they would answer was there."""

from __future__ import annotations

from typing import Final

from tarokgui.kit.commands import Key, PressTime

BOUNCE: Final = 0.3
"""Seconds within which a second press is no press of its own."""
ENTER: Final = frozenset({"return", "space"})
ACTS: Final = ENTER | {"backspace"}
"""They do something, as the number row does. Keys that only move the focus, and letters, may come fast."""


class Bounce:
    """Drops presses that cannot have been meant for the present picture."""

    def __init__(self) -> None:
        self._last: tuple[str, float] = ("", float("-inf"))

    def drops(self, key: Key, span: PressTime, came: float = float("-inf")) -> bool:
        """True for a press in *span* that came too soon after one that counted, or after the scene *came*.

        Enter comes too soon after any of them: it would do the thing that the other has only chosen.
        """
        if key.repeat or not key.plain() or not (key.name in ACTS or key.card):
            return False
        name = "enter" if key.name in ENTER else key.name
        if span.soon_after(came, BOUNCE):
            return True
        if span.soon_after(self._last[1], BOUNCE) and name in (self._last[0], "enter"):
            return True
        self._last = (name, span.by)
        return False
