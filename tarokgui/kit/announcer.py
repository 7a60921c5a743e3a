"""Where sentences and the things on screen go to be spoken."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from tarokgui.kit.node import Node


class Announcer:
    """Base of all ways to be heard; every method may be left as it is. Called by the main loop alone."""

    name = ""
    """What is spoken through, for the settings; empty if nothing."""
    listens = True
    """False if nobody can hear anything: then no sentence need be made."""

    def tell(self, sentence: str) -> None:
        """Say *sentence* when there is time; nothing is cut off for it."""

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        """The screen as it is now; *nodes* is only called if somebody listens."""

    def focus(self, *, gained: bool) -> None:
        """The window has the keyboard, or has lost it."""

    def close(self) -> None:
        """The window goes."""


class Silent(Announcer):
    """Nobody listens."""

    listens = False


class WrittenAnnouncer(Announcer):
    """Every sentence as a line of a stream, and the name of what has the focus: for tests, and for Braille consoles."""

    name = "stderr"

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = sys.stderr if stream is None else stream
        self._focused = ""

    def tell(self, sentence: str) -> None:
        """Write the sentence."""
        print(sentence, file=self._stream, flush=True)

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        """Write what has the focus, when it is another thing than before."""
        focused = next((node for node in nodes() if node.focused), None)
        words = f"> {focused.label}" if focused is not None else ""
        if words != self._focused:
            self._focused = words
            if words:
                print(words, file=self._stream, flush=True)
