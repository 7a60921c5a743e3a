"""Looking ahead in the announcements: each thing that may be said, in the same deals, with the hand played out."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import following
from .dealing import Dealer
from .lookahead import Judge
from .rollout import Spot, played_out
from .terms import Terms, made


class Saying:
    """One thing to say: the prices as they stand after it, and the cards that are kept for the last trick then."""

    def __init__(self, terms: Terms, kept: i64, chain: i64) -> None:
        self.terms: Terms = terms
        self.kept: i64 = kept
        self.chain: i64 = chain


class Claim:
    """What somebody has said by announcing or doubling: that the owner's side makes an item (``success``), or not.

    A deal in which it comes out otherwise weighs ``doubt`` times as much.
    """

    def __init__(self, item: i64, owner: i64, success: bool, doubt: float) -> None:
        self.item: i64 = item
        self.owner: i64 = owner
        self.success: bool = success
        self.doubt: float = doubt


class SpeechSearch:
    """Sayings in the same deals. ``values`` has for each deal one value for each saying, in game points of the seat.

    ``claims`` is what others have said: they have seen their cards, so deals that belie them weigh less.
    """

    def __init__(self, spot: Spot, judge: Judge, dealer: Dealer, sayings: list[Saying], seed: i64) -> None:
        self.spot: Spot = spot
        self.judge: Judge = judge
        self.dealer: Dealer = dealer
        self.sayings: list[Saying] = sayings
        self.random: i64 = seed % 2147483646 + 1
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes: i64 = 0
        self.claims: list[Claim] = []
        dealer.seed(seed + 1)

    def run(self, deals: i64) -> bool:
        """So many deals more; False if the facts admit none."""
        dealer = self.dealer
        judge = self.judge
        spot = self.spot
        done: i64 = 0
        while done < deals:
            if not dealer.deal():
                return False
            h0: i64 = dealer.h0
            h1: i64 = dealer.h1
            h2: i64 = dealer.h2
            h3: i64 = dealer.h3
            sides: i64 = judge.sides(h0, h1, h2, h3)
            played: i64 = h0 | h1 | h2 | h3
            self.random = following(self.random)
            seed: i64 = self.random
            kept: i64 = -1
            won: i64 = 0
            for saying in self.sayings:
                if saying.kept != kept:
                    kept = saying.kept
                    spot.kept = kept
                    spot.begin(sides)
                    won = played_out(spot, h0, h1, h2, h3, sides, 0, seed, 1)
                    self.nodes += 1
                judge.terms = saying.terms
                judge.chain = saying.chain
                self.values.append(judge.value(won, sides, played, dealer.laid, dealer.rest))
            self.weights.append(self._weight(won, sides, played))
            done += 1
        return True

    def _weight(self, won: i64, sides: i64, played: i64) -> float:
        """How well a deal fits what others have said."""
        judge = self.judge
        dealer = self.dealer
        one: i64 = 1
        alone: bool = sides == one << judge.declarer
        more: i64 = judge.more_alone if alone else judge.more_beside
        weight: float = 1.0
        for claim in self.claims:
            ours: bool = sides >> claim.owner & 1 != 0
            if made(judge.terms, claim.item, ours, played, won, dealer.laid, dealer.rest, more) != claim.success:
                weight *= claim.doubt
        return weight
