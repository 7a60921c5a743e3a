"""The annulment of a hand with hardly any tarok (S81), and the talon's place (S30)."""

from __future__ import annotations

from typing import Final

from ai.beforehand import chance
from ai.games.slovenian.worth import outlook
from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import TAROACE, Own, View, legal_actions
from engine.contracts import Goal
from engine.games.slovenian.actions import ANNUL

WEAK: Final = -6.0
"""Game points against the average for a hand with hardly any tarok, if others declare."""

KLOP_SHARE: Final = 0.25
"""The share of klops among hands in which such a hand is kept."""


def annul(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Annul, unless the hand is good for berač, or for a klop if that may come."""
    count = (view.hand & TAROACE).bit_count()
    variant = view.table.variant
    klop = outlook(view, variant.contracts[0]).value
    kept = (1 - KLOP_SHARE) * WEAK + KLOP_SHARE * klop
    whys = [because(Why.KLOP_GOOD if klop > 0 else Why.TAROACE, 1.0, **({} if klop > 0 else {"count": count}))]
    for row in variant.contracts:
        if row.goal is Goal.NO_TRICK:
            promised = outlook(view, row)
            if promised.value > kept:
                kept = promised.value
                percent = round(100 * promised.chance)
                whys = [because(Why.GAME_CHANCE, 1.0, contract=row.key, percent=percent)]
    return [
        weighed(action, 0.0, [because(Why.ANNULS_WEAK, 1.5, count=count)])
        if action == ANNUL
        else weighed(action, kept, whys)
        for action in legal_actions(view)
    ]


def talon_place(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """S30: no player has seen a card, so all places are alike."""
    return [
        weighed(action, chance(seed, view, action.text), ())
        for action in legal_actions(view)
        if isinstance(action, Own)
    ]
