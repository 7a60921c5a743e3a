"""The search before the play: the value of declaring, passing, taking a group, discarding."""

from __future__ import annotations

from mypy_extensions import i64

from ai.kernel.bits import PAGAT, chosen, count, following
from ai.kernel.law import Law
from ai.kernel.position import KernelDeal, Position
from ai.kernel.rollout import BY_RULES, DUCKING, played_out
from ai.kernel.sampling import DealSampler

from .continuation import Conditions, Continuation
from .prelude import called_king, laid_away, likelihood, losers, strength
from .prices import PayoffRows, pool_shares


class DeclareSearch:
    """Continuations in the same deals. ``values`` has for each deal one value for each, in game points of ``me``.

    Those with 0 in ``alive`` are no longer looked into and have the value 0.0.
    """

    def __init__(
        self, conditions: Conditions, sampler: DealSampler, continuations: list[Continuation], seed: i64
    ) -> None:
        self.conditions: Conditions = conditions
        self.sampler: DealSampler = sampler
        self.continuations: list[Continuation] = continuations
        self.alive: list[int] = [1] * len(continuations)
        self.random: i64 = seed % 2147483646 + 1
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes: i64 = 0
        players: i64 = conditions.players
        self.prices: PayoffRows = PayoffRows(players, conditions.me, 0, -1, 0)
        self.prices.goal(conditions.goal)
        self.prices.payoff.stake = conditions.stake
        self.prices.payoff.more_beside = conditions.more_beside
        self.shares: list[float] = pool_shares(conditions.pool, conditions.limit, 1, players)
        self.no_shares: list[float] = []
        self.position: Position = Position(Law(players))
        self.position.leader = conditions.forehand
        sampler.seed(seed + 1)

    def run(self, deals: i64) -> bool:
        """Run so many deals more; False if the facts admit none."""
        done: i64 = 0
        while done < deals:
            if not self.sampler.next():
                return False
            self.weights.append(1.0)
            self.random = following(self.random)
            chance: i64 = self.random  # the same for each, so that only the choices differ
            at: i64 = 0
            for continuation in self.continuations:
                if self.alive[at]:
                    self.random = chance
                    self.values.append(self._value(continuation))
                    self.nodes += 1
                else:
                    self.values.append(0.0)
                at += 1  # noqa: SIM113 - a native number
            done += 1
        return True

    def _value(self, way: Continuation) -> float:
        if way.is_sure:
            return way.sure
        deal = self.sampler.deal
        if way.declarer >= 0:
            return self._declared(way, way.declarer, way.ordinal)
        for seat in way.open:
            if self._bids(deal.suits(seat), deal.taroks(seat)):
                return self._declared(way, seat, 1)
        conditions = self.conditions
        if not conditions.michi:
            return 0.0
        one: i64 = 1
        me: i64 = one << conditions.me
        self.position.begin(me)
        played_out(self.position, deal, me, 0, 0, 1, DUCKING)
        return -float(self.position.end.taken * conditions.stake)

    def _bids(self, suits: i64, taroks: i64) -> bool:
        """True if an ordinary player would bid the lowest contract on a hand."""
        conditions = self.conditions
        gain: float = conditions.gain[2 if conditions.calls else 3]
        points: float = strength(suits, taroks, conditions.with_partner) + gain
        chance: float = likelihood(points, float(conditions.goal), 9.5 if conditions.calls else 6.5)
        custom: float = 0.5 * (float(count(taroks)) - (6.3 if conditions.calls else 7.7))
        return 2.0 * chance - 2.4 * (1.0 - chance) + custom > -0.35

    def _declared(self, way: Continuation, declarer: i64, ordinal: i64) -> float:
        """The value of one deal played out with that declarer; the deal is restored afterwards."""
        deal = self.sampler.deal
        dealt_s: i64 = deal.suits(declarer)
        dealt_t: i64 = deal.taroks(declarer)
        rest_s: i64 = deal.rest_s
        rest_t: i64 = deal.rest_t
        laid_s: i64 = deal.laid_s
        laid_t: i64 = deal.laid_t
        size: i64 = way.size
        suits: i64 = dealt_s
        taroks: i64 = dealt_t
        called: i64 = way.called
        if not called and self.conditions.calls:
            called = way.own if self._goes_alone(way) else called_king(suits)
        level: i64 = ordinal
        abandoned: i64 = way.abandoned
        deal.laid_s = 0
        deal.laid_t = 0
        if way.known:
            suits = way.hand_s
            taroks = way.hand_t
            deal.laid_s = way.laid_s
            deal.laid_t = way.laid_t
            level = way.level
            deal.rest_s &= ~way.taken_s
            deal.rest_t &= ~way.taken_t
        elif size:
            if way.level:
                level = way.level
            hidden_s: i64 = rest_s & way.unseen_s
            hidden_t: i64 = rest_t & way.unseen_t
            group_s, group_t = self._group(hidden_s, hidden_t, size)
            while count(hidden_s) + count(hidden_t) >= 2 * size and self._poor(
                suits, taroks, group_s, group_t, size, called
            ):
                hidden_s &= ~group_s
                hidden_t &= ~group_t
                level += 1
                if group_s & called:
                    abandoned = 2
                group_s, group_t = self._group(hidden_s, hidden_t, size)
            suits |= group_s
            taroks |= group_t
            deal.rest_s &= ~group_s
            deal.rest_t &= ~group_t
            deal.laid_s, deal.laid_t = laid_away(suits, taroks, size, called)
            suits &= ~deal.laid_s
            taroks &= ~deal.laid_t
        deal.give(declarer, suits, taroks)
        value: float = self._played(way, declarer, called, level, abandoned)
        deal.give(declarer, dealt_s, dealt_t)
        deal.rest_s = rest_s
        deal.rest_t = rest_t
        deal.laid_s = laid_s
        deal.laid_t = laid_t
        return value

    def _goes_alone(self, way: Continuation) -> bool:
        """True if the declarer calls his own king in this deal."""
        if not way.alone:
            return False
        self.random = following(self.random)
        return self.random % 1000 < way.alone

    def _group(self, suits: i64, taroks: i64, size: i64) -> tuple[i64, i64]:
        """So many cards of the talon's rest, chosen at random."""
        group_s: i64 = 0
        group_t: i64 = 0
        left: i64 = size
        while left > 0:
            self.random = following(self.random)
            card_s, card_t = chosen(suits & ~group_s, taroks & ~group_t, self.random)
            group_s |= card_s
            group_t |= card_t
            left -= 1
        return group_s, group_t

    def _poor(self, suits: i64, taroks: i64, group_s: i64, group_t: i64, size: i64, called: i64) -> bool:
        """True if a group helps so little that an ordinary player goes on to the next."""
        conditions = self.conditions
        more_s: i64 = suits | group_s
        more_t: i64 = taroks | group_t
        laid_s, laid_t = laid_away(more_s, more_t, size, called)
        after: float = strength(more_s & ~laid_s, more_t & ~laid_t, conditions.with_partner)
        return after - strength(suits, taroks, conditions.with_partner) < conditions.poor

    def _played(self, way: Continuation, declarer: i64, called: i64, level: i64, abandoned: i64) -> float:
        """The value of the deal as it is, played out."""
        conditions = self.conditions
        deal = self.sampler.deal
        prices = self.prices
        payoff = prices.payoff
        position = self.position
        solo: i64 = 2 if not way.size and conditions.solo_double else 1
        prices.game.ours = way.win
        prices.game.theirs = way.base * level
        prices.valat.silent = 8 if solo == 1 else 32
        prices.silent(conditions.silent, solo)
        prices.exchange = 1 if way.size else 0
        prices.abandoned = abandoned
        payoff.declarer = declarer
        payoff.called_s = called
        sides: i64 = payoff.sides(deal)
        prices.declared = self._taroace(deal, sides)
        prices.settle(called)
        suits: i64 = deal.suits(declarer)
        taroks: i64 = deal.taroks(declarer)
        announces: bool = taroks & PAGAT != 0 and count(taroks) >= conditions.least_declared and losers(suits) <= 2
        prices.pagat_ultimo.ours = (7 if solo == 1 else 9) if announces else 0
        prices.pagat_ultimo.shares = self.shares if announces else self.no_shares
        position.kept_t = PAGAT if announces else 0
        position.called = called
        position.begin(sides)
        self.random = following(self.random)
        played_out(position, deal, sides, 0, 0, self.random, BY_RULES)
        return payoff.value(position.end, deal, sides)

    def _taroace(self, deal: KernelDeal, sides: i64) -> i64:
        """R62, R103: the best declaration of the declarer's side less that of the others."""
        ours: i64 = 0
        theirs: i64 = 0
        seat: i64 = 0
        while seat < self.conditions.players:
            value: i64 = count(deal.taroks(seat)) - self.conditions.least_declared + 1
            if value > 3:
                value = 3
            if sides >> seat & 1:
                if value > ours:
                    ours = value
            elif value > theirs:
                theirs = value
            seat += 1
        return ours - theirs
