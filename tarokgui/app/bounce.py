"""Keys that are pressed twice by one movement of a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tarokgui.app.commands import Key

BOUNCE: Final = 0.3
"""Seconds within which a second press of the same key is no press of its own."""
ENTER: Final = frozenset({"return", "space"})
"""They do the same, so one after the other is a bounce too."""


class Bounce:
    """Drops the second of two presses of a key that does something: Enter, Space, a key of the number row.

    Keys that only move the focus, and letters, may come as fast as they like.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: tuple[str, float] = ("", float("-inf"))

    def drops(self, key: Key) -> bool:
        """True for a press that comes too soon after one that counted."""
        if key.repeat or not key.plain() or not (key.name in ENTER or key.card):
            return False
        name, now = "enter" if key.name in ENTER else key.name, self._clock()
        if self._last[0] == name and now - self._last[1] < BOUNCE:
            return True
        self._last = (name, now)
        return False
