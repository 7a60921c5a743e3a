"""Asking for a little tout, and answering the question (U17, UA14)."""

from __future__ import annotations

from typing import Final

from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import View, legal_actions
from engine.games.tubingen.actions import ACCEPT, ASK_TOUT
from engine.games.tubingen.prices import LOST_TRICKS
from engine.games.tubingen.tout import tarock_count

from .strength import ALONE, prices_of
from .tout_chance import tout_chance

ASKS: Final = 1.0
"""Game points by which a new deal is better than a hand without any card of value: a tout is hardly ever made."""


def ask(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Asking throws the hand in unless another player makes all tricks but one."""
    why = because(Why.EMPTY_HAND, 1.0, count=tarock_count(view.hand))
    return [weighed(action, ASKS if action == ASK_TOUT else 0.0, [why]) for action in legal_actions(view)]


def answer(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A seat takes a tout that it is likelier to make than not; there is no payment if the cards are thrown in."""
    found = tout_chance(view.hand, leads=view.seat == view.table.forehand)
    prices = prices_of(view.table.variant)
    lost = 1 - found.grand - found.little
    promised = found.grand * prices.tout(0) + found.little * prices.tout(LOST_TRICKS)
    value = ALONE * (promised + lost * prices.tout(LOST_TRICKS + 1)) + habits.risk
    why = because(Why.TOUT_LOSERS, 2.0, count=round(found.losers))
    return [weighed(action, value if action == ACCEPT else 0.0, [why]) for action in legal_actions(view)]
