"""Asking for a little tout, and answering who asks (U17, UA14)."""

from __future__ import annotations

from typing import Final

from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import View, legal_actions
from engine.games.tubingen.actions import ACCEPT, ASK_TOUT
from engine.games.tubingen.prices import LOST_TRICKS
from engine.games.tubingen.tout import tarock_count

from .strength import ALONE, prices_of, tout_losers

ASKS: Final = 1.0
"""Game points by which a new deal is better than a hand without any card of value: hardly anybody can make a tout."""
SURE: Final = 0.85
"""The chance with which a hand makes it that seems to lose no more tricks than it may …"""
UNSURE: Final = 0.3
"""… and what of it each trick more leaves."""


def ask(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Asking throws the hand in unless somebody makes all tricks but one."""
    why = because(Why.EMPTY_HAND, 1.0, count=tarock_count(view.hand))
    return [weighed(action, ASKS if action == ASK_TOUT else 0.0, [why]) for action in legal_actions(view)]


def answer(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A tout is taken only when it is as good as made."""
    losers = tout_losers(view.hand)
    chance = SURE * UNSURE ** max(losers - LOST_TRICKS, 0)
    prices = prices_of(view.table.variant)
    value = ALONE * (chance * prices.tout(LOST_TRICKS) + (1 - chance) * prices.tout(LOST_TRICKS + 1)) + habits.risk
    why = because(Why.TOUT_LOSERS, 2.0, count=losers)
    return [weighed(action, value if action == ACCEPT else 0.0, [why]) for action in legal_actions(view)]
