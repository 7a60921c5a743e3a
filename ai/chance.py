"""The random bot: any legal action. It shows that the rules hold, not how to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine import View, legal_actions

from .player import Candidate, Decision, Reason


class RandomPlayer:
    """Chooses among the legal actions; ``random`` gives numbers in [0, 1)."""

    def __init__(self, random: Callable[[], float]) -> None:
        self._random = random

    def think(self, view: View) -> Iterator[Decision]:
        """One decision, all legal actions alike."""
        choices = legal_actions(view)
        action = choices[int(self._random() * len(choices))]
        yield Decision(action, (Candidate(action, 0.0, (Reason("chance"),)),))
