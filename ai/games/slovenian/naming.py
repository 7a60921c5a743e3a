"""The naming of the contract: the bid or more, or any by a forehand left alone by all (S35, S36, S38)."""

from __future__ import annotations

from typing import Final

from ai.games.slovenian.bidding import cautious
from ai.games.slovenian.handreasons import contract_reasons, hand_reasons
from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import View, legal_actions
from engine.games.slovenian.actions import named

KLOP: Final = 1.0
"""Game points that a klop has to promise beyond a contract: three extremes may come of it, and it hands out a radl."""


def name(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Every contract that may be named, in game points against the average."""
    found = []
    rows = {row.key: row for row in view.table.variant.contracts}
    for action in legal_actions(view):
        row = rows[named(action) or ""]
        promised = cautious(view, row, habits)
        whys = [*hand_reasons(view, promised), *contract_reasons(view, promised)]
        if view.table.own.compulsory:
            whys.append(because(Why.COMPULSORY, 1.2))
        found.append(weighed(action, promised.value - (KLOP if row.individual else 0.0), whys))
    return found
