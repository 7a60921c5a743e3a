"""*Expert*'s expectation of a hand of Tübingen Tarock: in the two rounds by rules of thumb, in play by a search."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ai.foresight import Foreseeing, Foresight, Played, PlayedOut, deals_of, one_deal
from ai.searching import Effort
from engine import Action, PlayCard, Side, View, legal_actions
from engine.games.tubingen.contracts import TOUT

from .bidding import promised
from .calibrated import at_the_cards, likely
from .kinds import RAUS_ROUND, RUF_ROUND
from .search import play_search
from .strength import TubingenOutlook

HALVES: Final = 2
GAME: Final = "game"
"""The game itself among the results, before the corrections."""
ROUNDS: Final = (RAUS_ROUND, RUF_ROUND)


def foresee(view: View, action: Action, effort: Effort, seed: int) -> Foresight | None:
    """The expectation after a card, or of a contract; None before the two rounds, which have no forecast, and in a
    tout, which has no points."""
    if view.kind in ROUNDS:
        found = promised(view, action)
        return None if found is None else _told(found)
    if view.table.contract == TOUT or not isinstance(action, PlayCard):
        return None
    search = play_search(view, [action.card], effort, seed)
    payoff, deal = search.payoff, search.sampler.deal
    foreseeing = Foreseeing(HALVES)
    for _ in range(deals_of(effort, len(legal_actions(view)))):
        value, weight = one_deal(search)
        played = Played(payoff, search.position.end, deal, payoff.sides(deal))
        foreseeing.take(value, weight, played, ())
    foresight = foreseeing.found()
    contract = view.table.contract
    if foresight is None or contract is None:
        return None
    item = at_the_cards(contract.key, view.side is Side.DECLARER)
    left = view.hand.bit_count() / view.table.variant.hand_size
    raw = PlayedOut(made={GAME: foresight.won})
    return replace(foresight, won=likely(item, foresight.won, left), raw=raw)


def _told(found: TubingenOutlook) -> Foresight:
    """The forecast of the rules of thumb."""
    return Foresight(found.value, 1.0, found.chance, found.points, {}, PlayedOut(made={GAME: found.reckoned}))
