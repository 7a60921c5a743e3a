"""*Expert*: searches in every phase, over deals that fit the facts and what was said, bid and led.

The rules of thumb of *steady* give the reasons, the search the values, in game points by the end of the hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine import View, legal_actions

from .beliefs import believe
from .favouring import favours
from .habits import NEUTRAL, Habits
from .planning import choices, plan_search
from .player import Decision
from .playing import search_card
from .searching import Effort, reasons_of, run_search, seed_for
from .stakes import bounded
from .steady import SteadyPlayer
from .voicing import speech_search

CARDS: Final = Effort(nodes=2400, deals=300)
"""What *expert* spends on a card."""
WORDS: Final = Effort(nodes=1500, deals=300)
"""… on a thing to say …"""
PLANS: Final = Effort(nodes=1500, deals=250)
"""… and on a bid, a king, a talon group or a discard."""


class ExpertPlayer:
    """A bot without memory: its decision is a function of the seed and the view.

    ``habits`` tint it. Without ``reads`` it is deaf to the small-tarok convention of others (R87).
    """

    def __init__(self, seed: str, habits: Habits = NEUTRAL, reads: bool = True) -> None:
        self._seed = seed
        self._habits = habits
        self._reads = reads
        self._rules = SteadyPlayer(seed, habits=habits)

    def think(self, view: View) -> Iterator[Decision]:
        """The rules' decision, then better ones."""
        view = bounded(view)
        decision = next(iter(self._rules.think(view)))
        yield decision
        if view.phase in ("cut", "pattern", "packets") or len(legal_actions(view)) == 1:
            return
        yield from self._search(view, seed_for(self._seed, view), decision)

    def _search(self, view: View, seed: int, rules: Decision) -> Iterator[Decision]:
        if view.phase == "play":
            return search_card(view, replace(CARDS, reads=self._reads), seed, rules, self._habits)
        reasons = reasons_of(rules)
        beliefs = believe(view, self._reads)
        actions = choices(view)
        favour = favours(view, actions, self._habits, rules.action)
        if view.phase == "announce":
            search = speech_search(view, beliefs, actions, seed)
            return run_search(search, actions, WORDS, reasons, favour)
        return run_search(plan_search(view, beliefs, actions, seed), actions, PLANS, reasons, favour)
