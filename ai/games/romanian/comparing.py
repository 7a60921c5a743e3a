"""Two cards of the Romanian games played out side by side, and the result of each line, item by item."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Final

from ai.comparing import GAME, LineResult, PlayedLine
from ai.kernel.bits import following, thirds
from ai.kernel.payoff import Payoff, PayoffRow
from ai.kernel.play_search import PlaySearch
from ai.kernel.position import KernelDeal
from ai.kernel.rollout import BY_RULES, DUCKING, played_out
from ai.searching import Effort, seed_for
from engine import PlayCard, View

from .beliefs import believe
from .payoffs import prices_of
from .playing import play_search

STEP: Final = 20
"""The number of deals between two breaths."""

ONLY: Final[dict[str, bool]] = {"rege": True, "prins": False}
"""The items that only the declarer's side can make, or only the other (R92, R95)."""


class _Sums:
    """The results of one card, added up with the weights of the deals."""

    def __init__(self, items: Iterable[str]) -> None:
        self.points = 0.0
        self.tricks = 0.0
        self.worth = dict.fromkeys((GAME, *items), 0.0)
        self.ours = dict(self.worth)
        self.theirs = dict(self.worth)

    def line(self, total: float) -> PlayedLine:
        """The means."""
        made = {item: LineResult(100 * self.ours[item] / total, 100 * self.theirs[item] / total) for item in self.ours}
        worth = {item: each / total for item, each in self.worth.items()}
        return PlayedLine(self.points / total, self.tricks / total, worth, made)


def compare(
    view: View, one: PlayCard, other: PlayCard, seed: str, deals: int
) -> Generator[None, None, tuple[PlayedLine, PlayedLine] | None]:
    """The results of two cards in the same deals; None if no deal fits, or none is asked for.

    With the seed of a player who has searched, and as many deals, they are those of his search. In a michi-michi only
    the tricks of the seat itself are counted.
    """
    cards = [one.card, other.card]
    search = play_search(view, cards, Effort(nodes=0, deals=0), seed_for(seed, view))
    beliefs = believe(view)
    prices = prices_of(view.table, view.seat, beliefs.partner, beliefs.alone)
    search.payoff = prices.payoff
    sums = [_Sums(prices.rows), _Sums(prices.rows)]
    total = 0.0
    for number in range(deals):
        if not search.sampler.next():
            return None
        total += _ducked(search, sums) if search.ducking else _played(search, prices.rows, sums)
        if number % STEP == STEP - 1:
            yield None
    if not total:
        return None
    first, second = (each.line(total) for each in sums)
    return first, second


def _ducked(search: PlaySearch, sums: Sequence[_Sums]) -> float:
    """One deal without sides."""
    position, me = search.position, 1 << search.payoff.me
    position.begin(me)
    for at, each in enumerate(sums):
        played_out(position, search.sampler.deal, me, search.suits[at], search.taroks[at], 1, DUCKING)
        each.tricks += float(position.end.taken - position.won_tricks)
    return 1.0


def _played(search: PlaySearch, rows: dict[str, PayoffRow], sums: Sequence[_Sums]) -> float:
    """One deal that is played by two sides, and its weight."""
    deal, payoff, position = search.sampler.deal, search.payoff, search.position
    sides = payoff.sides(deal)
    ours = bool(sides >> payoff.me & 1)
    weight = search.history.weight(deal, sides, payoff.me, payoff.called_s, position.speaks)
    search.random = following(search.random)
    position.begin(sides)
    for at, each in enumerate(sums):
        played_out(position, deal, sides, search.suits[at], search.taroks[at], search.random, BY_RULES)
        end = position.end
        _count_worth(payoff, rows, deal, sides, search, each, weight)
        lost_s = end.lost_s | (deal.rest_s if payoff.rest_counts else 0)
        lost_t = end.lost_t | (deal.rest_t if payoff.rest_counts else 0)
        points = thirds(end.won_s | deal.laid_s, end.won_t | deal.laid_t) if ours else thirds(lost_s, lost_t)
        each.points += weight * float(points) / 3
        each.tricks += weight * float(end.taken if ours else end.given)
        for item, row in (*rows.items(), (GAME, payoff.game)):
            for declares, made in (
                (True, each.ours if ours else each.theirs),
                (False, each.theirs if ours else each.ours),
            ):
                if ONLY.get(item, declares) is declares:
                    made[item] += weight * payoff.makes(row, declares, end, deal, sides)
    return weight


def _count_worth(
    payoff: Payoff,
    rows: dict[str, PayoffRow],
    deal: KernelDeal,
    sides: int,
    search: PlaySearch,
    sums: _Sums,
    weight: float,
) -> None:
    """The game points that each item brings: the loss in the total if it is left out."""
    end = search.position.end
    every = payoff.rows
    left = whole = payoff.value(end, deal, sides)
    for item, row in rows.items():
        if not (row.ours or row.theirs or row.silent):
            continue
        if row is payoff.sweep:
            prices = row.ours, row.theirs, row.silent
            row.ours = row.theirs = row.silent = 0
            found = whole - payoff.value(end, deal, sides)
            row.ours, row.theirs, row.silent = prices
        else:
            payoff.rows = [other for other in every if other is not row]
            found = whole - payoff.value(end, deal, sides)
            payoff.rows = every
        sums.worth[item] += weight * found
        left -= found
    # An announced valat is paid instead of the game, which then counts for nothing (A26).
    sweep = payoff.sweep
    sums.worth["valat" if sweep.ours or sweep.theirs else GAME] += weight * left
