"""Keys that are pressed twice by one movement of a finger, or before what they would answer was there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tarokgui.app.commands import Key

BOUNCE: Final = 0.3
"""Seconds within which a second press is no press of its own."""
ENTER: Final = frozenset({"return", "space"})
ACTS: Final = ENTER | {"backspace"}
"""They do something, as the number row does. Keys that only move the focus, and letters, may come fast."""


class Bounce:
    """Drops presses that nobody can have meant for what is on screen."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: tuple[str, float] = ("", float("-inf"))

    def drops(self, key: Key, came: float = float("-inf")) -> bool:
        """True for a press that comes too soon after one that counted, or after the scene *came*.

        Enter comes too soon after any of them: it would do what the other has only chosen.
        """
        if key.repeat or not key.plain() or not (key.name in ACTS or key.card):
            return False
        name, now = "enter" if key.name in ENTER else key.name, self._clock()
        if now - came < BOUNCE:
            return True
        if now - self._last[1] < BOUNCE and name in (self._last[0], "enter"):
            return True
        self._last = (name, now)
        return False
