"""Looking ahead before the play: what it is worth to declare, to pass, to take a group, to lay cards away."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import PAGAT, TRUMPS, chosen, count, following
from .dealing import Dealer
from .lookahead import Judge
from .prelude import called_king, laid_away, likelihood, losers, strength
from .rollout import Spot, ducked_out, played_out
from .terms import Terms


class House:
    """What a table plays for, whatever is bid: numbers that every contract needs."""

    def __init__(self, players: i64, forehand: i64, me: i64) -> None:
        self.players: i64 = players
        self.forehand: i64 = forehand
        self.me: i64 = me
        self.calls: i64 = 1
        self.goal: i64 = 36
        self.stake: i64 = 1
        self.pool: i64 = 0
        self.limit: i64 = 0
        self.least_declared: i64 = 8
        self.regii: i64 = 1
        self.solo_double: i64 = 1
        self.michi: i64 = 1
        self.more_beside: i64 = 0
        self.more_alone: i64 = 0
        self.with_partner: list[float] = []
        self.poor: float = 0.5
        self.gain: list[float] = [0.0, 4.3, 8.4, 11.5]


class Plan:
    """One thing to do, and how the hand would go on: who declares what at which level.

    ``declarer`` -1 leaves the auction to the seats ``open`` in their order. With ``hand`` the declarer's cards are
    known after the discard ``laid``, and ``taken`` what he took; else he takes out of ``unseen`` from the talon.
    ``level`` is the level of that, 0 if it follows from what he takes; ``called`` the called king, 0 to choose one. A
    ``sure`` value is known before.
    """

    def __init__(self, declarer: i64, size: i64, ordinal: i64, base: i64, win: i64) -> None:
        self.declarer: i64 = declarer
        self.size: i64 = size
        self.ordinal: i64 = ordinal
        self.base: i64 = base
        self.win: i64 = win
        self.called: i64 = 0
        self.hand: i64 = 0
        self.laid: i64 = 0
        self.level: i64 = 0
        self.taken: i64 = 0
        self.unseen: i64 = -1
        self.abandoned: i64 = 0
        self.sure: float = 0.0
        self.is_sure: i64 = 0
        self.open: list[int] = []


class DeclareSearch:
    """Plans in the same deals. ``values`` has for each deal one value for each plan, in game points of ``me``."""

    def __init__(self, house: House, dealer: Dealer, plans: list[Plan], seed: i64) -> None:
        self.house: House = house
        self.dealer: Dealer = dealer
        self.plans: list[Plan] = plans
        self.random: i64 = seed % 2147483646 + 1
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes: i64 = 0
        self.terms: Terms = Terms()
        self.judge: Judge = Judge(self.terms, house.players, house.me, 0, -1, 0)
        self.judge.more_beside = house.more_beside
        self.judge.more_alone = house.more_alone
        self.spot: Spot = Spot(house.players)
        dealer.seed(seed + 1)

    def run(self, deals: i64) -> bool:
        """So many deals more; False if the facts admit none."""
        done: i64 = 0
        while done < deals:
            if not self.dealer.deal():
                return False
            self.weights.append(1.0)
            self.random = following(self.random)
            for plan in self.plans:
                self.values.append(self._value(plan))
                self.nodes += 1
            done += 1
        return True

    def _value(self, plan: Plan) -> float:
        if plan.is_sure:
            return plan.sure
        dealer = self.dealer
        if plan.declarer >= 0:
            return self._declared(plan, plan.declarer, plan.size, plan.ordinal, plan.base, plan.win)
        for seat in plan.open:
            hand: i64 = dealer.h0 if seat == 0 else dealer.h1 if seat == 1 else dealer.h2 if seat == 2 else dealer.h3
            if self._bids(hand):
                return self._declared(plan, seat, plan.size, 1, plan.base, plan.win)
        house = self.house
        if not house.michi:
            return 0.0
        spot = self.spot
        spot.leader = house.forehand
        taken: i64 = ducked_out(spot, dealer.h0, dealer.h1, dealer.h2, dealer.h3, 0, house.me)
        return -float(taken * house.stake)

    def _bids(self, hand: i64) -> bool:
        """Whether an ordinary player would bid the lowest contract on a hand."""
        house = self.house
        points: float = strength(hand, house.with_partner) + house.gain[2 if house.calls else 3]
        chance: float = likelihood(points, float(house.goal), 9.5 if house.calls else 6.5)
        custom: float = 0.5 * (float(count(hand & TRUMPS)) - (6.3 if house.calls else 7.7))
        return 2.0 * chance - 2.4 * (1.0 - chance) + custom > -0.35

    def _declared(self, plan: Plan, declarer: i64, size: i64, ordinal: i64, base: i64, win: i64) -> float:
        """The value of one deal played out with that declarer and contract."""
        house = self.house
        dealer = self.dealer
        h0: i64 = dealer.h0
        h1: i64 = dealer.h1
        h2: i64 = dealer.h2
        h3: i64 = dealer.h3
        hand: i64 = h0 if declarer == 0 else h1 if declarer == 1 else h2 if declarer == 2 else h3
        called: i64 = plan.called
        if not called and house.calls:
            called = called_king(hand)
        rest: i64 = dealer.rest
        level: i64 = ordinal
        laid: i64 = 0
        abandoned: i64 = plan.abandoned
        if plan.hand:
            hand = plan.hand
            laid = plan.laid
            level = plan.level
            rest &= ~plan.taken
        elif size:
            if plan.level:
                level = plan.level
            hidden: i64 = rest & plan.unseen
            group: i64 = self._group(hidden, size)
            while count(hidden) >= 2 * size and self._poor(hand, group, size, called):
                hidden &= ~group
                level += 1
                if group & called:
                    abandoned = 2
                group = self._group(hidden, size)
            hand |= group
            rest &= ~group
            laid = laid_away(hand, size, called)
            hand &= ~laid
        if declarer == 0:
            h0 = hand
        elif declarer == 1:
            h1 = hand
        elif declarer == 2:
            h2 = hand
        else:
            h3 = hand
        return self._played(h0, h1, h2, h3, declarer, hand, laid, rest, called, size, level, base, win, abandoned)

    def _group(self, rest: i64, size: i64) -> i64:
        """So many cards of the talon's rest; which ones is chance."""
        group: i64 = 0
        left: i64 = size
        while left > 0:
            self.random = following(self.random)
            group |= chosen(rest & ~group, self.random)
            left -= 1
        return group

    def _poor(self, hand: i64, group: i64, size: i64, called: i64) -> bool:
        """Whether a group helps so little that an ordinary player goes on to the next."""
        house = self.house
        more: i64 = hand | group
        kept: i64 = more & ~laid_away(more, size, called)
        gain: float = strength(kept, house.with_partner) - strength(hand, house.with_partner)
        return gain < house.poor

    def _played(
        self,
        h0: i64,
        h1: i64,
        h2: i64,
        h3: i64,
        declarer: i64,
        hand: i64,
        laid: i64,
        rest: i64,
        called: i64,
        size: i64,
        level: i64,
        base: i64,
        win: i64,
        abandoned: i64,
    ) -> float:
        house = self.house
        terms = self.terms
        judge = self.judge
        spot = self.spot
        solo: i64 = 2 if not size and house.solo_double else 1
        terms.least = 3 * house.goal - 1
        terms.win = win
        terms.loss = base * level
        terms.valat = 8 if solo == 1 else 32
        terms.silent = solo
        terms.ultimo = solo
        terms.regii = house.regii * solo
        terms.called = called
        terms.exchange = 1 if size else 0
        terms.abandoned = abandoned
        terms.stake = house.stake
        judge.declarer = declarer
        judge.pool = house.pool
        judge.limit = house.limit
        sides: i64 = judge.sides(h0, h1, h2, h3)
        terms.declared = self._taroace(h0, h1, h2, h3, sides)
        own: i64 = count(hand & TRUMPS)
        announces: bool = hand & PAGAT != 0 and own >= house.least_declared and losers(hand) <= 2
        terms.pagat_ours = (7 if solo == 1 else 9) if announces else 0
        spot.kept = PAGAT if announces else 0
        spot.leader = house.forehand
        spot.called = called
        spot.begin(sides)
        self.random = following(self.random)
        won: i64 = played_out(spot, h0, h1, h2, h3, sides, 0, self.random, 1)
        value: float = judge.value(won, sides, h0 | h1 | h2 | h3, laid, rest)
        return value

    def _taroace(self, h0: i64, h1: i64, h2: i64, h3: i64, sides: i64) -> i64:
        """R62, R103: the best declaration of the declarer's side less that of the others."""
        ours: i64 = 0
        theirs: i64 = 0
        seat: i64 = 0
        while seat < self.house.players:
            hand: i64 = h0 if seat == 0 else h1 if seat == 1 else h2 if seat == 2 else h3
            value: i64 = count(hand & TRUMPS) - self.house.least_declared + 1
            if value > 3:
                value = 3
            if sides >> seat & 1:
                if value > ours:
                    ours = value
            elif value > theirs:
                theirs = value
            seat += 1
        return ours - theirs
