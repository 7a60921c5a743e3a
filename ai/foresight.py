"""What a search expects of a hand after an action: not only game points, but what they are made of.

It is read from the hands that the search plays out anyway, with the same deals. So what is measured of it is the
judgement by which a bot decides and a hint prices a wrong act.
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
    """Where a hand that was played out ended: the parts of card points of the declarer's side, as they were played out
    and without anything that was fitted, and whether the declarer was alone."""

    parts: int
    alone: bool


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """What was played out, before any of it is doubted: what `build/fit_chances.py` fits from.

    ``spots`` have the weight of all hands that ended there, ``goal`` is from how many parts on the game is won (0 where
    it is not about card points), ``made`` how often the own side made each bonus.
    """

    goal: int = 0
    spots: Mapping[HandEnd, float] = field(default_factory=dict)
    made: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Foresight:
    """What is expected of the hand: ``value`` in game points of the seat, as the search has it.

    ``won`` is how often the declarer's side wins the game, ``points`` its card points, ``made`` how often the own side
    makes each bonus. Those three are of the hands that have two sides, in ``share`` of all; without any they are 0.
    ``raw`` is what they were made from.
    """

    value: float
    share: float
    won: float
    points: float
    made: Mapping[str, float]
    raw: PlayedOut = field(default_factory=PlayedOut)


Foresee: TypeAlias = Callable[[View, Action, Effort, int], Foresight | None]
"""What is expected after an action, with so much effort and a seed; None where nothing is played out."""


class Played(NamedTuple):
    """One hand that was played out by two sides: by what it is paid, how it ended, who had what, the sides as bits."""

    payoff: Payoff
    end: End
    deal: KernelDeal
    sides: int


@dataclass(slots=True)
class Foreseeing:
    """What is added up over the deals of a search; ``rows`` are the bonuses by their keys."""

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
        """One deal; ``rows`` have each bonus that the own side can make, and whether that is the declarer's."""
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
    if payoff.game.what == COUNTED:  # what lies above the goal, in halves
        return payoff.points / parts + float(payoff.counted.target), float(payoff.points >= 0)
    more = payoff.more_alone if sides == 1 << payoff.declarer else payoff.more_beside
    points = payoff.points + more + swapped(played)
    if payoff.game.what in BY_POINTS:
        return payoff.likely(points) / parts, payoff.chance(points)
    return points / parts, float(payoff.makes(payoff.game, True, end, deal, sides))


def deals_of(effort: Effort, actions: int) -> int:
    """In how many deals a search with so many actions looks."""
    return min(effort.deals, max(effort.nodes // actions, 1))


def one_deal(search: Search) -> tuple[float, float]:
    """One deal more for a search of a single action: its value and its weight.

    Raises:
        ValueError: no deal fits what the seat knows, which is a fault in the beliefs.
    """
    if not search.run(1):
        raise ValueError(search.nodes)
    return search.values[-1], search.weights[-1]
