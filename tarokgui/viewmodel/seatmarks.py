"""The marks on a player's plate: a part in the game, or words that all have heard."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class MarkStyle(StrEnum):
    """The ground of a mark; its pattern says as much as its colour."""

    PLAIN = "plain"
    LOUD = "loud"
    FULL = "full"
    HATCHED = "hatched"
    OPEN = "open"


class SeatMark(NamedTuple):
    """A mark: its words, perhaps the name of an icon before them, and its ground.

    ``short`` stands for the words where there is no room for them, and where there is none for it either the icon is
    shown alone, if there is one.
    """

    words: str
    icon: str = ""
    ground: MarkStyle = MarkStyle.PLAIN
    short: str = ""

    def shortened(self) -> SeatMark:
        """The same in fewer words, down to none beside an icon."""
        return self._replace(words=self.short, short="" if self.icon else self.short)
