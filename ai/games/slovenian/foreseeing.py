"""The expectations of the Slovenian games' searches for a hand, besides game points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ai.chances import DEFENDING, PLAYING
from ai.foresight import Foreseeing, Foresight, Played, deals_of, one_deal
from ai.games.slovenian.beliefs import believe
from ai.games.slovenian.calibrated import doubted, kept
from ai.games.slovenian.continuations import choices, way_of
from ai.games.slovenian.kinds import CALLING, KONTRA, LAYING, NAMING, OPEN_TALON
from ai.games.slovenian.looking import unknown
from ai.games.slovenian.payoffs import aside, payoff_of
from ai.games.slovenian.planning import PlanSearch
from ai.games.slovenian.search import play_search
from ai.games.slovenian.seating import seated
from ai.games.slovenian.voicing import WordSearch, bonus_row
from ai.games.slovenian.worth import outlook
from ai.kernel.payoff import Payoff, PayoffRow
from ai.searching import Effort
from engine import Action, Announce, Double, Kind, PlayCard, Side, View
from engine.games.slovenian.actions import VOGEL_FREI

THIRDS: Final = 3
PLANNED: Final = (Kind.AUCTION, NAMING, CALLING, OPEN_TALON, LAYING)


def foresee(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    """The expectation after an action; None if it is not simulated, or in a contract without sides."""
    here = seated(view)
    contract = view.table.contract
    if contract is not None and contract.individual:
        return None
    if view.kind in PLANNED and not unknown(here):
        return _planned(here, action, effort, seed)
    moved = here is not view and isinstance(action, Double)
    if view.kind == KONTRA and action != VOGEL_FREI and not moved and not aside(here.table):
        return _said(here, action, effort, seed)
    if isinstance(action, PlayCard) and not aside(here.table):
        return _led(here, action, effort, seed)
    return None


def _rows(view: View, payoff: Payoff, ours: bool) -> Iterator[tuple[str, PayoffRow, bool]]:
    """The bonuses that a side can make in the contract on the table."""
    contract = view.table.contract
    for item in view.table.variant.prices.items if contract is not None and contract.bonuses else ():
        if item != "king" or (ours and contract is not None and contract.calls_king):
            yield item, bonus_row(payoff, item), ours


def _planned(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    search = PlanSearch(view, believe(view).sampler(), [way_of(view, action, outlook)], seed)
    found = Foreseeing(THIRDS)
    for _ in range(deals_of(effort, len(choices(view)))):
        search.last = None
        value, weight = one_deal(search)
        found.take(value, weight, search.last, ())
    return found.found()


def _said(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    beliefs = believe(view)
    search = WordSearch(view, beliefs.sampler(), beliefs.facts.partner, beliefs.facts.alone, [action], seed)
    payoff, deal = search.payoffs[0], search.sampler.deal
    found = Foreseeing(THIRDS)
    for _ in range(deals_of(effort, len(choices(view)))):
        value, weight = one_deal(search)
        sides = payoff.sides(deal)
        played = Played(payoff, search.positions[0].end, deal, sides)
        found.take(value, weight, played, _rows(view, payoff, bool(sides >> view.seat & 1)))
    foresight = found.found()
    if foresight is None or not isinstance(action, Announce) or action.item not in foresight.made:
        return foresight
    made = {**foresight.made, action.item: kept(view.table, action.item, foresight.made[action.item])}
    return replace(foresight, made=made)


def _led(view: View, action: PlayCard, effort: Effort, seed: int) -> Foresight | None:
    """During play: the value is the search's own, which believes its simulations; the chances are doubted."""
    table, facts = view.table, believe(view).facts
    search = play_search(view, [action.card], effort, seed)
    payoff, deal = search.payoff, search.sampler.deal
    believed = payoff_of(table, view.seat, facts.partner, facts.alone)
    left = view.hand.bit_count() / table.variant.hand_size
    doubted(believed, table, PLAYING if view.side is Side.DECLARER else DEFENDING, left)
    found = Foreseeing(THIRDS)
    for _ in range(deals_of(effort, len(choices(view)))):
        value, weight = one_deal(search)
        sides = payoff.sides(deal)
        believed.points = payoff.points
        played = Played(believed, search.position.end, deal, sides)
        found.take(value, weight, played, _rows(view, believed, bool(sides >> view.seat & 1)))
    return found.found()
