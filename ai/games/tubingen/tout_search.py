"""The search for the answer to a little tout: simulated in deals that fit the seat's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ai.kernel.position import Position
from ai.kernel.rollout import SWEEPING, played_out
from ai.kernel.sampling import DealSampler
from engine import Action, View
from engine.games.tubingen.actions import ACCEPT
from engine.games.tubingen.contracts import TOUT

from .payoffs import law_of, payoff_of

RANDOM: Final = 2147483646
NOTHING: Final = 0.0
"""The worth of a new deal."""


class ToutSearch:
    """Answers in the same deals. ``values`` has for each deal one value for each, in game points of the viewing seat
    against the average of the table."""

    def __init__(self, view: View, sampler: DealSampler, actions: Sequence[Action], seed: int) -> None:
        table = view.table._replace(contract=TOUT, declarer=view.seat)
        self.sampler = sampler
        self.actions = actions
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes = 0
        self._random = Random(seed)
        self._payoff = payoff_of(table, view.seat, None, True, aims=True)
        self._position = Position(law_of(table))
        self._position.speaks = 0
        self._position.leader = table.forehand
        sampler.seed(seed + 1)

    def run(self, deals: int) -> bool:
        """Run so many deals more; False if the facts admit none."""
        for _ in range(deals):
            if not self.sampler.next():
                return False
            self.weights.append(1.0)
            self.values += [self._made() if action == ACCEPT else NOTHING for action in self.actions]
            self.nodes += len(self.actions)
        return True

    def _made(self) -> float:
        """The result of the tout in this deal."""
        deal, position = self.sampler.deal, self._position
        sides = self._payoff.sides(deal)
        position.begin(sides)
        played_out(position, deal, sides, 0, 0, self._random.randrange(1, RANDOM), SWEEPING)
        return self._payoff.value(position.end, deal, sides)
