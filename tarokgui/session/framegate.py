"""The order of the threads: the window goes first, and bots let it pass between two of their thoughts."""

from __future__ import annotations

from threading import Event
from typing import Final

LONGEST: Final = 0.05
"""Seconds that a bot waits at most: a window that hangs must not keep the others from playing."""


class FrameGate:
    """The gate by which two threads share one interpreter, which by itself gives each the same time: a frame would take
    twice as long."""

    __slots__ = ("_free",)

    def __init__(self) -> None:
        self._free = Event()
        self._free.set()

    def begin(self) -> None:
        """Hold the bots back, since the window has something to do."""
        self._free.clear()

    def end(self) -> None:
        """Let the bots go on while the window waits for something that needs no interpreter."""
        self._free.set()

    def let_pass(self) -> None:
        """Wait while the window is at work. Called by the bots' thread."""
        self._free.wait(LONGEST)
