"""The results of two lines of play, side by side: the hint's answer when no rule of thumb separates them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from engine import PlayCard, View

GAME: Final = "game"
"""The key of the game itself, beside those of the bonuses."""


@dataclass(frozen=True, slots=True)
class LineResult:
    """The percentage of simulations in which an item was made: by the own side, and by the other."""

    ours: float
    theirs: float


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """The average result of a card.

    ``worth`` has the game points that each item brought the seat, ``made`` the share of each, both by the items'
    keys and that of the `GAME`; ``points`` are the card points of the own side, ``tricks`` its tricks.
    """

    points: float
    tricks: float
    worth: Mapping[str, float] = field(default_factory=dict)
    made: Mapping[str, LineResult] = field(default_factory=dict)

    @property
    def total(self) -> float:
        """The game points that the seat gets."""
        return sum(self.worth.values())


Compare: TypeAlias = Callable[
    [View, PlayCard, PlayCard, str, int], Generator[None, None, tuple[PlayedLine, PlayedLine] | None]
]
"""The lines of two cards, played out in the same deals in small steps, with a seed and so many deals.

None if no deal fits."""
