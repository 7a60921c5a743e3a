"""What the searches of Tübingen Tarock expect of a hand, besides game points."""

from __future__ import annotations

from typing import Final

from ai.foresight import Foreseeing, Foresight, Played, deals_of, one_deal
from ai.searching import Effort
from engine import Action, PlayCard, View, legal_actions
from engine.games.tubingen.contracts import TOUT

from .search import play_search

HALVES: Final = 2


def foresee(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    """What is expected after a card; None before the play, where rules of thumb decide, and in a tout, which knows no
    points."""
    if view.table.contract == TOUT or not isinstance(action, PlayCard):
        return None
    search = play_search(view, [action.card], effort, seed)
    payoff, deal = search.payoff, search.sampler.deal
    found = Foreseeing(HALVES)
    for _ in range(deals_of(effort, len(legal_actions(view)))):
        value, weight = one_deal(search)
        played = Played(payoff, search.position.end, deal, payoff.sides(deal))
        found.take(value, weight, played, ())
    return found.found()
