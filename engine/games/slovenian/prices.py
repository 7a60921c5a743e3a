"""The values in the Slovenian games (S5 … S23, S47, S58, S65)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.contracts import MULTIPLIERS, Contract, GamePrice, NoSurrender
from engine.games.slovenian.carry import Marks

SILENT: Final = {"trula": 10, "kings": 10, "king": 10, "pagat": 25, "valat": 250}
"""S19 … S23: the value of a silent bonus; announced it is worth twice as much."""

HALF: Final = 35
"""S17: the card points from which the difference is counted."""

ROUND: Final = 5
"""S17, SA9: points are rounded to the nearest multiple."""

KLOP_EXTREME: Final = 70
"""S63: for no trick at all, or for more than half of the points."""

RADL: Final = 100
"""S67: the final cost of an open radl."""


def rounded(points: int) -> int:
    """S17: to the nearest 5: 1 and 2 down, 3 and 4 up."""
    return (points + ROUND // 2) // ROUND * ROUND


@dataclass(frozen=True, slots=True)
class SlovenianPrices(NoSurrender):
    """The prices at a table.

    ``items`` are the bonuses that are played, ``steps`` the length of a chain: kontra, rekontra, subkontra, mordkontra,
    and hirškontra before the last by house rule. ``exact``: the difference is not rounded (S72). ``one_over``: 35
    points with one card over also win (S-V8). ``mond`` is the cost of a lost mond (S58, S78).
    """

    items: tuple[str, ...]
    steps: int
    exact: bool
    one_over: bool
    mond: int
    target: int = HALF + 1
    counts: tuple[int, ...] = ()
    talon_counts: bool = True

    def factor(self, own: Marks | None) -> int:
        """S65: 2 once the declarer is known to have an open radl."""
        return 2 if own is not None and own.doubled else 1

    def game(self, contract: Contract, level: int, steps: int = 0, own: Marks | None = None) -> GamePrice:
        """The contract without the difference, which depends on the tricks (S17)."""
        value = contract.base * MULTIPLIERS[steps] * self.factor(own)
        return GamePrice(value, value)

    def difference(self, contract: Contract, points: int) -> int:
        """S17: the points that the declarer's card points add to the game, won or lost; 0 outside talon contracts."""
        if not contract.talon_cards:
            return 0
        far = abs(points - HALF)
        return far if self.exact else rounded(far)

    def wins(self, points: int, cards: int) -> bool:
        """S4, S-V8: True if so many points in so many cards win a game that is about points."""
        return points >= self.target or (self.one_over and points == HALF and cards % 3 == 1)

    def bonus(self, item: str, contract: Contract, *, announced: bool, steps: int = 0, own: Marks | None = None) -> int:
        """S19 … S23, with its chain; 0 for one that is not played, and in contracts without bonuses."""
        if item not in self.items or not contract.bonuses:
            return 0
        return SILENT[item] * (2 if announced else 1) * MULTIPLIERS[steps] * self.factor(own)

    def declaration(self, count: int, own: Marks | None = None) -> int:
        """0: there are no declarations of taroks."""
        return 0
