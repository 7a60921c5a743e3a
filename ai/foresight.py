"""A search's expectation of a hand after an action: game points, and their parts.

It is read from the hands that the search simulates anyway, with the same deals. A measurement of it is therefore a
measurement of the judgement by which a bot decides and a hint prices a wrong action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from ai.kernel.payoff import BY_DIFFERENCE, COUNTED, NET, POINTS, Payoff, PayoffRow
from ai.kernel.position import End, KernelDeal
from ai.searching import Effort, Search
from engine import Action, View

BY_POINTS: Final = (POINTS, BY_DIFFERENCE, NET)
"""The games that are won by card points."""


class HandEnd(NamedTuple):
    """The end of a simulated hand: the parts of card points of the declarer's side, without the corrections, and True
    if the declarer was alone."""

    parts: int
    alone: bool


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The simulations before any correction: the source of `build/fit_chances.py`.

    ``spots`` have the weight of all hands that ended there, ``goal`` is the number of parts that wins the game (0 if
    it is not about card points), ``made`` the share of hands in which the own side made each bonus.
    """

    goal: int = 0
    spots: Mapping[HandEnd, float] = field(default_factory=dict)
    made: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Foresight:
    """The forecast of the hand: ``value`` in game points of the seat, from the search.

    ``won`` is the chance that the declarer's side wins the game, ``points`` its card points, ``made`` the chance of the
    own side for each bonus. Those three are of the hands that have two sides, in ``share`` of all; without any they are
    0. ``raw`` is their source.
    """

    value: float
    share: float
    won: float
    points: float
    made: Mapping[str, float]
    raw: PlayedOut = field(default_factory=PlayedOut)


Foresee: TypeAlias = Callable[[View, Action, Effort, int], Foresight | None]
"""The expectation after an action, with so much effort and a seed; None without a simulation."""


class Played(NamedTuple):
    """One hand that was simulated with two sides: its payoff, its end, its cards, the sides as bits."""

    payoff: Payoff
    end: End
    deal: KernelDeal
    sides: int


@dataclass(slots=True)
class Foreseeing:
    """The sums over the deals of a search; ``rows`` are the bonuses by their keys."""

    parts: int
    weight: float = 0.0
    sided: float = 0.0
    value: float = 0.0
    won: float = 0.0
    points: float = 0.0
    made: dict[str, float] = field(default_factory=dict)
    goal: int = 0
    spots: dict[HandEnd, float] = field(default_factory=dict)

    def take(
        self, value: float, weight: float, played: Played | None, rows: Iterable[tuple[str, PayoffRow, bool]]
    ) -> None:
        """One deal; ``rows`` have each bonus that the own side can make, and True if that is the declarer's."""
        self.weight += weight
        self.value += weight * value
        if played is None:
            return
        self.sided += weight
        points, won = told(played, self.parts)
        self.points += weight * points
        self.won += weight * won
        self.goal = played.payoff.game.number if played.payoff.game.what in BY_POINTS else 0
        spot = HandEnd(played.payoff.points + swapped(played), played.sides == 1 << played.payoff.declarer)
        self.spots[spot] = self.spots.get(spot, 0.0) + weight
        for item, row, declares in rows:
            made = played.payoff.makes(row, declares, played.end, played.deal, played.sides)
            self.made[item] = self.made.get(item, 0.0) + weight * made

    def found(self) -> Foresight | None:
        """The means."""
        if not self.weight:
            return None
        sided = self.sided or 1.0
        made = {item: each / sided for item, each in self.made.items()}
        raw = PlayedOut(self.goal, {spot: each / sided for spot, each in self.spots.items()}, made)
        return Foresight(
            self.value / self.weight, self.sided / self.weight, self.won / sided, self.points / sided, made, raw
        )


def swapped(played: Played) -> int:
    """The parts that the declarer's side gains by a card of the talon that it gets for another."""
    payoff, deal = played.payoff, played.deal
    return payoff.swap if deal.rest_s & payoff.swapped_s or deal.rest_t & payoff.swapped_t else 0


def told(played: Played, parts: int) -> tuple[float, float]:
    """The card points of the declarer's side in a hand that has just been valued, and its chance of the game."""
    payoff, end, deal, sides = played
    if payoff.game.what == COUNTED:  # the points above the goal, in halves
        return payoff.points / parts + float(payoff.counted.target), float(payoff.points >= 0)
    more = payoff.more_alone if sides == 1 << payoff.declarer else payoff.more_beside
    points = payoff.points + more + swapped(played)
    if payoff.game.what in BY_POINTS:
        return payoff.likely(points) / parts, payoff.chance(points)
    return points / parts, float(payoff.makes(payoff.game, True, end, deal, sides))


def deals_of(effort: Effort, actions: int) -> int:
    """The number of deals in which a search with so many actions looks."""
    return min(effort.deals, max(effort.nodes // actions, 1))


def one_deal(search: Search) -> tuple[float, float]:
    """One deal more for a search of a single action: its value and its weight.

    Raises:
        ValueError: no deal fits the seat's knowledge, which is a fault in the beliefs.
    """
    if not search.run(1):
        raise ValueError(search.nodes)
    return search.values[-1], search.weights[-1]
