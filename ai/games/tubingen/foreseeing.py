"""What the searches of Tübingen Tarock expect of a hand, besides game points."""

from __future__ import annotations

from typing import Final

from ai.foresight import Foreseeing, Foresight, Played, deals_of, one_deal
from ai.searching import Effort
from engine import Action, PlayCard, View
from engine.games.tubingen.contracts import TOUT

from .beliefs import believe
from .kinds import LAYING, RAUS_ROUND, RUF_ROUND
from .looking import choices
from .planning import PlanSearch
from .search import play_search

HALVES: Final = 2
PLANNED: Final = (LAYING, RAUS_ROUND, RUF_ROUND)


def foresee(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    """What is expected after an action; None where nothing is played out, and for a tout, which knows no points."""
    if view.table.contract == TOUT:
        return None
    if view.kind in PLANNED:
        return _planned(view, action, effort, seed)
    if isinstance(action, PlayCard):
        return _led(view, action, effort, seed)
    return None


def _planned(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    search = PlanSearch(view, believe(view).sampler(), [action], seed)
    found = Foreseeing(HALVES)
    for _ in range(deals_of(effort, len(choices(view)))):
        search.last = None
        value, weight = one_deal(search)
        found.take(value, weight, search.last, ())
    return found.found()


def _led(view: View, action: PlayCard, effort: Effort, seed: int) -> Foresight | None:
    search = play_search(view, [action.card], effort, seed)
    payoff, deal = search.payoff, search.sampler.deal
    found = Foreseeing(HALVES)
    for _ in range(deals_of(effort, len(choices(view)))):
        value, weight = one_deal(search)
        played = Played(payoff, search.position.end, deal, payoff.sides(deal))
        found.take(value, weight, played, ())
    return found.found()
