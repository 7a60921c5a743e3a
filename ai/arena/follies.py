"""The share of follies of a bot, with an interval: sums over deals that can be added up anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypedDict

from ai.games import measure_of
from ai.measure import Folly
from engine import State

from .interval import SURE

NEVER: Final = 3.0
"""An event that did not occur in so many cases occurs in less than three of that many, 95 times in 100."""


class FollyData(TypedDict):
    """A folly as in a report: its number (``times``) in so many cases (``of``), and the statistics.

    ``mean`` is by the hundred, ``spread`` its 95% interval to each side, None with only one deal.
    """

    times: int
    of: int
    mean: float
    spread: float | None


@dataclass(slots=True)
class Sums:
    """A folly over deals: its number, the number of cases, their squares and products deal by deal."""

    deals: int = 0
    times: int = 0
    of: int = 0
    times_times: int = 0
    times_of: int = 0
    of_of: int = 0

    def take(self, times: int, of: int) -> None:
        """One deal more."""
        self.add(Sums(1, times, of, times * times, times * of, of * of))

    def add(self, other: Sums) -> None:
        """Take in other deals."""
        self.deals += other.deals
        self.times += other.times
        self.of += other.of
        self.times_times += other.times_times
        self.times_of += other.times_of
        self.of_of += other.of_of

    def data(self) -> FollyData:
        """By the hundred cases. All hands of a deal are one value, as everywhere in the arena.

        If it occurred never, or in every case, the spread is the effect of three more cases.
        """
        if not self.of:
            return FollyData(times=0, of=0, mean=0.0, spread=None)
        share = self.times / self.of
        if self.times in (0, self.of):
            spread: float | None = min(NEVER / self.of, 1.0)
        elif self.deals < 2:
            spread = None
        else:
            apart = self.times_times - 2 * share * self.times_of + share * share * self.of_of
            spread = SURE * sqrt(max(apart, 0.0) * self.deals / (self.deals - 1)) / self.of
        return FollyData(
            times=self.times, of=self.of, mean=100 * share, spread=None if spread is None else 100 * spread
        )


Follies = dict[str, Sums]
"""The follies of a bot by the `Folly.part`."""


def blame(state: State, found: Sequence[Counter[str]]) -> None:
    """Add the follies of a finished hand; ``found`` by seat."""
    for seat, which, times in measure_of(state.table.variant.key).blame(state):
        found[seat][which] += times


def take_deal(follies: Follies, game: str, found: Mapping[str, int], hands: int) -> None:
    """Add one deal, in which the bot's seats had ``hands`` hands."""
    for folly in measure_of(game).follies:
        of = found.get(folly.whole, 0) if folly.whole else hands
        follies.setdefault(folly.part, Sums()).take(found.get(folly.part, 0), of)


def told(folly: Folly, data: FollyData | None) -> str:
    """A folly as in tables; shares of another number in percent, with that number."""
    if data is None or not data["of"]:
        return "–"
    digits = 0 if folly.whole else 1
    spread = "" if data["spread"] is None else f" ± {data['spread']:.{digits}f}"
    return f"{data['mean']:.{digits}f}{spread}" + (f"% of {data['of']}" if folly.whole else "")
