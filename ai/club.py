"""*Club*: the judgement of *steady* before the play, and in it a short search over deals that it believes in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import View, legal_actions

from .habits import NEUTRAL, Habits
from .player import Decision
from .playing import search_card
from .searching import Effort, seed_for
from .stakes import bounded
from .steady import SteadyPlayer

SHORT: Final = Effort(nodes=600, deals=80)
"""What *club* spends on a card."""


class ClubPlayer:
    """A bot without memory: its decision is a function of the seed and the view. ``habits`` tint it."""

    def __init__(self, seed: str, habits: Habits = NEUTRAL, effort: Effort = SHORT) -> None:
        self._seed = seed
        self._effort = effort
        self._habits = habits
        self._rules = SteadyPlayer(seed, habits=habits)

    def think(self, view: View) -> Iterator[Decision]:
        """The rules' decision, then better ones."""
        view = bounded(view)
        decision = next(iter(self._rules.think(view)))
        yield decision
        if view.phase != "play" or len(legal_actions(view)) == 1:
            return
        yield from search_card(view, self._effort, seed_for(self._seed, view), decision, self._habits)
