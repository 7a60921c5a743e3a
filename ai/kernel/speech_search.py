"""Looking ahead in the announcements: each possible one, in the same deals, with the hand played out."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import following
from .payoff import Payoff, PayoffRow
from .position import KernelDeal, Position
from .rollout import BY_RULES, played_out
from .sampling import DealSampler


class Saying:
    """One announcement: the payoff after it, and the cards that are then kept for the last trick.

    ``row`` is the bonus that it announces, if any; ``made`` is the weight of the deals in which the own side makes it.
    """

    def __init__(self, payoff: Payoff, kept_s: i64, kept_t: i64, row: PayoffRow | None = None) -> None:
        self.payoff: Payoff = payoff
        self.kept_s: i64 = kept_s
        self.kept_t: i64 = kept_t
        self.row: PayoffRow | None = row
        self.made: float = 0.0


class Claim:
    """The claim of an announcement or double: that the owner's side makes an item (``success``), or not.

    A deal that contradicts it weighs ``doubt`` times as much.
    """

    def __init__(self, row: PayoffRow, owner: i64, success: bool, doubt: float) -> None:
        self.row: PayoffRow = row
        self.owner: i64 = owner
        self.success: bool = success
        self.doubt: float = doubt


class SpeechSearch:
    """Sayings in the same deals. ``values`` has for each deal one value for each saying, in game points of the seat.

    Those with 0 in ``alive`` are no longer looked into and have the value 0.0; the first is looked into in any case.
    ``claims`` are those of the others: they have seen their cards, so deals that contradict them weigh less.
    """

    def __init__(self, position: Position, sampler: DealSampler, sayings: list[Saying], seed: i64) -> None:
        self.position: Position = position
        self.sampler: DealSampler = sampler
        self.sayings: list[Saying] = sayings
        self.random: i64 = seed % 2147483646 + 1
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes: i64 = 0
        self.claims: list[Claim] = []
        self.alive: list[int] = [1] * len(sayings)
        sampler.seed(seed + 1)

    def run(self, deals: i64) -> bool:
        """Run so many deals more; False if the facts admit none."""
        position = self.position
        deal = self.sampler.deal
        payoff = self.sayings[0].payoff
        done: i64 = 0
        while done < deals:
            if not self.sampler.next():
                return False
            sides: i64 = payoff.sides(deal)
            self.random = following(self.random)
            seed: i64 = self.random
            begun: bool = False
            made: list[int] = []
            alive: i64 = 0
            for saying in self.sayings:
                alive += 1
                if alive > 1 and not self.alive[alive - 1]:
                    self.values.append(0.0)
                    made.append(0)
                    continue
                if not begun or saying.kept_s != position.kept_s or saying.kept_t != position.kept_t:
                    begun = True
                    position.kept_s = saying.kept_s
                    position.kept_t = saying.kept_t
                    position.begin(sides)
                    played_out(position, deal, sides, 0, 0, seed, BY_RULES)
                    self.nodes += 1
                self.values.append(saying.payoff.value(position.end, deal, sides))
                row = saying.row
                ours: bool = sides >> payoff.me & 1 != 0
                made.append(1 if row is not None and payoff.makes(row, ours, position.end, deal, sides) else 0)
            weight: float = self._weight(deal, sides)
            self.weights.append(weight)
            at: i64 = 0
            for saying in self.sayings:
                if made[at]:
                    saying.made += weight
                at += 1  # noqa: SIM113 - a native number
            done += 1
        return True

    def _weight(self, deal: KernelDeal, sides: i64) -> float:
        """The fit of a deal with the others' claims."""
        payoff = self.sayings[0].payoff
        weight: float = 1.0
        for claim in self.claims:
            ours: bool = sides >> claim.owner & 1 != 0
            if payoff.makes(claim.row, ours, self.position.end, deal, sides) != claim.success:
                weight *= claim.doubt
        return weight
