"""The announcers: the ways in which sentences and the things on screen are spoken."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from tarokgui.kit.node import Node


class Announcer:
    """Base of all ways to be heard; every method may be left as it is. Called by the main loop alone."""

    name = ""
    """The name of the way to be heard, for the settings; empty if there is none."""
    listens = True
    """False if nothing can be heard: then no sentence need be made."""

    @property
    def at_work(self) -> bool:
        """True while something reads aloud, and takes its time for that."""
        return False

    def tell(self, sentence: str) -> None:
        """Say *sentence* when there is time; nothing is cut off for it."""

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        """Take the screen as it is now; *nodes* is only called if it can be heard."""

    def focus(self, *, gained: bool) -> None:
        """Note that the window has the keyboard, or has lost it."""

    def close(self) -> None:
        """Stop, because the window goes."""


class Silent(Announcer):
    """An announcer for a program without a screen reader."""

    listens = False


class WrittenAnnouncer(Announcer):
    """Every sentence as a line of a stream, and the name of the focused thing: for tests, and for Braille consoles."""

    name = "stderr"

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = sys.stderr if stream is None else stream
        self._focused = ""

    def tell(self, sentence: str) -> None:
        """Write the sentence."""
        print(sentence, file=self._stream, flush=True)

    def show(self, title: str, size: tuple[int, int], nodes: Callable[[], Sequence[Node]]) -> None:
        """Write the name of the focused thing, when it is another one than before."""
        focused = next((node for node in nodes() if node.focused), None)
        words = f"> {focused.label}" if focused is not None else ""
        if words != self._focused:
            self._focused = words
            if words:
                print(words, file=self._stream, flush=True)
