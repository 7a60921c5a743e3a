"""The expectations of the Romanian games' searches for a hand, besides game points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ai.chances import DEFENDING, PLAYING
from ai.foresight import Foreseeing, Foresight, Played, deals_of, one_deal
from ai.kernel.payoff import PayoffRow
from ai.searching import Effort
from engine import Action, Announce, Kind, PlayCard, Side, View

from .alone import lone_call
from .beliefs import RomanianBeliefs, believe
from .calibrated import doubted, kept
from .comparing import ONLY
from .kernel.prices import PayoffRows
from .payoffs import prices_of
from .planning import LoneCall, choices, plan_search
from .playing import play_search
from .voicing import speech_search

THIRDS: Final = 3
PLANNED: Final = (Kind.AUCTION, Kind.CALL, Kind.STAGED_TALON, Kind.DISCARD)


def foresee(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    """The expectation after an action; None if it is not simulated, or in a contract without sides."""
    contract = view.table.contract
    if contract is not None and contract.individual:
        return None
    if view.kind in PLANNED:
        return _planned(view, action, effort, seed)
    if view.kind == Kind.ANNOUNCE:
        return _said(view, action, effort, seed)
    if isinstance(action, PlayCard):
        return _led(view, action, effort, seed)
    return None


def _rows(prices: PayoffRows, ours: bool) -> Iterator[tuple[str, PayoffRow, bool]]:
    """The bonuses that a side can make."""
    for item, row in prices.rows.items():
        if ONLY.get(item, ours) is ours:
            yield item, row, ours


def _planned(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    """Before the announcements: if the seat itself declares, the bonuses as well."""
    deals = deals_of(effort, len(choices(view)))
    beliefs = believe(view, effort.reads)
    search = plan_search(view, beliefs, [action], seed, _lone(view, beliefs, seed))
    payoff, deal = search.prices.payoff, search.sampler.deal
    found = Foreseeing(THIRDS)
    for _ in range(deals):
        payoff.points = -1  # as it stays if all pass
        value, weight = one_deal(search)
        played = None
        if payoff.points >= 0:
            played = Played(payoff, search.position.end, deal, payoff.sides(deal))
        own = payoff.declarer == view.seat
        found.take(value, weight, played, _rows(search.prices, True) if own else ())
    return found.found()


def _lone(view: View, beliefs: RomanianBeliefs, seed: int) -> LoneCall:
    """The chance that the seat would call a king of its own after a bid."""
    asking = lone_call(view, beliefs, seed, None)
    while True:
        try:
            next(asking)
        except StopIteration as found:
            return LoneCall(*found.value)


def _said(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    deals = deals_of(effort, len(choices(view)))
    beliefs = believe(view, effort.reads)
    search = speech_search(view, beliefs, [action], seed)
    prices = prices_of(view.table, view.seat, beliefs.partner, beliefs.alone)
    payoff, deal = search.sayings[0].payoff, search.sampler.deal
    found = Foreseeing(THIRDS)
    for _ in range(deals):
        value, weight = one_deal(search)
        sides = payoff.sides(deal)
        rows = _rows(prices, bool(sides >> view.seat & 1))
        found.take(value, weight, Played(payoff, search.position.end, deal, sides), rows)
    foresight = found.found()
    if foresight is None or not isinstance(action, Announce):
        return foresight
    made = dict(foresight.made)
    made[action.item] = kept(view.table, action.item, made.get(action.item, 0.0))
    return replace(foresight, made=made)


def _led(view: View, action: PlayCard, effort: Effort, seed: int) -> Foresight | None:
    """During play: the value is the search's own, which believes its simulations; the chances are doubted."""
    deals = deals_of(effort, len(choices(view)))
    beliefs = believe(view, effort.reads, effort.odds)
    search = play_search(view, [action.card], effort, seed)
    prices = prices_of(view.table, view.seat, beliefs.partner, beliefs.alone)
    payoff, deal = search.payoff, search.sampler.deal
    believed, table = prices.payoff, view.table
    if table.contract is not None:
        left = view.hand.bit_count() / table.variant.hand_size
        doubted(believed, table, PLAYING if view.side is Side.DECLARER else DEFENDING, table.contract.key, left)
    found = Foreseeing(THIRDS)
    for _ in range(deals):
        value, weight = one_deal(search)
        sides = payoff.sides(deal)
        believed.points = payoff.points
        rows = _rows(prices, bool(sides >> view.seat & 1))
        found.take(value, weight, Played(believed, search.position.end, deal, sides), rows)
    return found.found()
