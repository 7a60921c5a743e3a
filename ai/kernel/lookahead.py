"""Looking ahead in the play: each card that may be played, in many deals, with the hand played out after it."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import PACK, following, thirds
from .dealing import Dealer
from .past import Past
from .rollout import Spot, ducked_out, played_out
from .terms import PAGAT_MADE, PAGAT_OURS, Terms, worth


class Judge:
    """What a played hand is worth to one seat, in game points, the pool included.

    ``declarer`` is the declarer's seat; ``partner`` is the seat known to hold or to have held the called king, -1 while
    that is open; ``lone`` is 1 if the declarer is known to be alone. ``more_beside`` and ``more_alone`` are thirds of
    card points that a declarer with and without a partner makes at a table beyond what the rules of thumb play out.
    """

    def __init__(self, terms: Terms, players: i64, me: i64, declarer: i64, partner: i64, lone: i64) -> None:
        self.terms: Terms = terms
        self.players: i64 = players
        self.me: i64 = me
        self.declarer: i64 = declarer
        self.partner: i64 = partner
        self.lone: i64 = lone
        self.pool: i64 = 0
        self.limit: i64 = 0  # the most that may lie there, 0 for any number
        self.chain: i64 = 1
        self.more_beside: i64 = 0
        self.more_alone: i64 = 0

    def sides(self, h0: i64, h1: i64, h2: i64, h3: i64) -> i64:
        """A bit for each seat of the declarer's side in a deal."""
        one: i64 = 1
        sides: i64 = one << self.declarer
        if self.lone:
            return sides
        if self.partner >= 0:
            return sides | one << self.partner
        called: i64 = self.terms.called
        if h0 & called:
            sides |= 1
        elif h1 & called:
            sides |= 2
        elif h2 & called:
            sides |= 4
        elif h3 & called:
            sides |= 8
        return sides

    def value(self, won: i64, sides: i64, played: i64, laid: i64, rest: i64) -> float:
        """The game points of the seat ``me``; ``played`` are all cards that fall in tricks."""
        one: i64 = 1
        alone: bool = sides == one << self.declarer
        more: i64 = self.more_alone if alone else self.more_beside
        total: i64 = worth(self.terms, played, won, laid, rest, more)
        others: i64 = self.players - 1 if alone else self.players - 2
        ours: bool = sides >> self.me & 1 != 0
        result: float = float(total) if ours else -float(total)
        if alone and ours:
            result *= float(others)
        if self.terms.pagat_ours:
            result += self._pool(won, ours, alone, others)
        return result

    def _pool(self, won: i64, ours: bool, alone: bool, others: i64) -> float:
        """R108 … R110: the pool's movement for one seat, shares taken evenly."""
        made: bool = won & PAGAT_MADE != 0 and won & PAGAT_OURS != 0
        pool: float = float(self.pool)
        paid: float = pool * float(self.chain)
        if self.limit:
            room: float = float(self.limit) - (pool if self.chain == 1 else 0.0)
            if paid > room:
                paid = room if room > 0.0 else 0.0
        if ours:
            if made:
                return pool if alone else pool / 2.0
            return -paid if alone else -paid / 2.0
        if self.chain == 1:
            return 0.0
        return -paid / float(others) if made else pool / float(others)


class PlaySearch:
    """The search for the card to play. ``values`` has for each deal one value for each card, ``weights`` one number.

    ``slope`` is what each third of a card point about the goal counts, in game points: nobody throws points away
    because a game seems decided, for it may not be.
    """

    def __init__(self, spot: Spot, judge: Judge, dealer: Dealer, past: Past, cards: list[int], seed: i64) -> None:
        self.spot: Spot = spot
        self.judge: Judge = judge
        self.dealer: Dealer = dealer
        self.past: Past = past
        self.cards: list[int] = cards
        self.random: i64 = seed % 2147483646 + 1
        self.michi: i64 = 0
        self.slope: float = 0.007
        self.reads: i64 = 1
        self.nodes: i64 = 0
        self.values: list[float] = []
        self.weights: list[float] = []
        dealer.seed(seed + 1)

    def run(self, deals: i64) -> bool:
        """So many deals more; False if the facts admit none."""
        dealer = self.dealer
        judge = self.judge
        spot = self.spot
        slope: float = self.slope
        done: i64 = 0
        while done < deals:
            if not dealer.deal():
                return False
            if self.michi:
                self.weights.append(1.0)
                for card in self.cards:
                    self.values.append(self._ducked(card))
                    self.nodes += 1
            else:
                h0: i64 = dealer.h0
                h1: i64 = dealer.h1
                h2: i64 = dealer.h2
                h3: i64 = dealer.h3
                sides: i64 = judge.sides(h0, h1, h2, h3)
                weight: float = 1.0
                if self.reads:
                    called: i64 = judge.terms.called
                    weight = self.past.weight(h0, h1, h2, h3, sides, judge.me, called, spot.speaks)
                self.weights.append(weight)
                self.random = following(self.random)
                seed: i64 = self.random
                spot.begin(sides)
                played: i64 = h0 | h1 | h2 | h3 | spot.fallen
                for card in self.cards:
                    won: i64 = played_out(spot, h0, h1, h2, h3, sides, card, seed, 1)
                    value: float = judge.value(won, sides, played, dealer.laid, dealer.rest)
                    points: i64 = thirds(won & PACK | dealer.laid) - judge.terms.least
                    value += slope * float(points) if sides >> judge.me & 1 else -slope * float(points)
                    self.values.append(value)
                    self.nodes += 1
            done += 1
        return True

    def _ducked(self, card: i64) -> float:
        dealer = self.dealer
        judge = self.judge
        taken: i64 = ducked_out(self.spot, dealer.h0, dealer.h1, dealer.h2, dealer.h3, card, judge.me)
        return -float(taken * judge.terms.stake)
