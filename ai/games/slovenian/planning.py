"""The search before the announcements: every continuation is simulated in deals that fit the seat's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ai.chances import BIDDING, PARTS, PLANNING
from ai.foresight import Played, told
from ai.games.slovenian.calibrated import doubted
from ai.games.slovenian.calling import best_king
from ai.games.slovenian.continuations import SlovenianContinuation
from ai.games.slovenian.kinds import LAYING, OPEN_TALON
from ai.games.slovenian.payoffs import law_of, payoff_of
from ai.games.slovenian.quickly import group_quickly, laid_quickly, long_and_strong
from ai.games.slovenian.worth import CANCELLED
from ai.kernel.payoff import Payoff
from ai.kernel.position import KernelDeal, Position
from ai.kernel.rollout import AVOIDING, BY_RULES, SWEEPING, played_out
from ai.kernel.sampling import DealSampler
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import Card, CardSet, Contract, Seat, Side, Table, View, card_set, members
from engine.contracts import Goal
from engine.games.slovenian.contracts import NEGATIVE

BIDS: Final = 0.62
"""An ordinary player bids on so many taroks and kings, the highest counted more, for each card of the hand …"""
NAMES: Final = 0.45
"""… and a forehand left alone by all plays on so many, rather than a klop."""

WITH_THE_TALON: Final = (OPEN_TALON, LAYING)
"""The decisions once the talon is open."""

RANDOM: Final = 2147483646


class PlanSearch:
    """Ways in the same deals. ``values`` has for each deal one value for each way, in game points of the viewing
    seat, against the average of the table. ``last`` is the hand with two sides that was simulated last."""

    def __init__(self, view: View, sampler: DealSampler, ways: Sequence[SlovenianContinuation], seed: int) -> None:
        self.view = view
        self.sampler = sampler
        self.ways = ways
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes = 0
        self.last: Played | None = None
        self._random = Random(seed)
        self._payoffs: dict[tuple[object, ...], tuple[Payoff, Position, bool]] = {}
        sampler.seed(seed + 1)

    def run(self, deals: int) -> bool:
        """Run so many deals more; False if the facts admit none."""
        for _ in range(deals):
            if not self.sampler.next():
                return False
            self.weights.append(1.0)
            chances = self._random.random()  # the same chances for each way
            known: dict[SlovenianContinuation, float] = {}
            for way in self.ways:
                if way not in known:
                    known[way] = self._value(way, Random(chances))
                self.values.append(known[way])
                self.nodes += 1
        return True

    def _value(self, way: SlovenianContinuation, random: Random) -> float:
        if way.nothing:
            return 0.0
        row, declarer = way.row, way.declarer
        if row is None:
            row, declarer = self._others()
        if declarer is None:
            return self._played(row, None, None, False, way.doubler, random)
        deal = self.sampler.deal
        before = deal.suits(declarer), deal.taroks(declarer), deal.rest_s, deal.rest_t, deal.laid_s, deal.laid_t
        called, regains = self._declares(way, row, declarer, random)
        value = self._played(row, declarer, called, regains, None, random)
        deal.give(declarer, before[0], before[1])
        deal.rest_s, deal.rest_t, deal.laid_s, deal.laid_t = before[2:]
        return value

    def _others(self) -> tuple[Contract, Seat | None]:
        """The contract and declarer if the seat passes before any bid: the others may bid, else forehand names."""
        table = self.view.table
        rows = {row.key: row for row in table.variant.contracts}
        klop = table.variant.contracts[0]
        if table.own.compulsory:
            return klop, None
        lowest = rows["two"] if table.variant.calls_king else rows["three"]
        count = {seat: self._count(seat) for seat in self._free()}
        bidder = max(count, key=lambda seat: count[seat], default=None)
        if bidder is not None and count[bidder] >= BIDS * table.variant.hand_size:
            return lowest, bidder
        first = table.forehand
        names = table.variant.calls_king and first != self.view.seat
        if names and self._count(first) >= NAMES * table.variant.hand_size:
            return rows["three"], first
        return klop, None

    def _count(self, seat: Seat) -> float:
        return long_and_strong(_hand(self.sampler.deal, seat))

    def _free(self) -> list[Seat]:
        """The seats that may still bid, in turn from forehand."""
        table = self.view.table
        order = table.in_turn(table.forehand)
        return [seat for seat in order if seat != self.view.seat and not table.auction.passed >> seat & 1]

    def _declares(
        self, way: SlovenianContinuation, row: Contract, declarer: Seat, random: Random
    ) -> tuple[Card | None, bool]:
        """Give the declarer his hand for the play; return his called card, and True if he took it (S44)."""
        deal = self.sampler.deal
        values = self.view.table.variant.pack.values
        hand, laid, taken = way.hand, way.laid, way.taken
        called = way.called
        if hand is None:
            hand = _hand(deal, declarer)
            if row.calls_king and called is None:
                called = best_king(hand)
            if row.talon_cards:
                rest = list(members(card_set_of(deal.rest_s, deal.rest_t)))
                random.shuffle(rest)
                size = row.talon_cards
                groups = [card_set(rest[at : at + size]) for at in range(0, len(rest), size)]
                taken = group_quickly(values, hand, groups, called)
                laid = laid_quickly(values, hand | taken, size, called)
                hand = (hand | taken) & ~laid
        deal.give(declarer, suit_word(hand), tarok_word(hand))
        deal.rest_s &= ~suit_word(taken)
        deal.rest_t &= ~tarok_word(taken)
        deal.laid_s, deal.laid_t = suit_word(laid), tarok_word(laid)
        return called, called is not None and bool(taken >> called & 1)

    def _played(
        self,
        row: Contract,
        declarer: Seat | None,
        called: Card | None,
        regains: bool,
        doubler: Seat | None,
        random: Random,
    ) -> float:
        """The value of the deal as it is, played out."""
        deal, me = self.sampler.deal, self.view.seat
        key = (row.key, declarer, called, regains, doubler)
        if key not in self._payoffs:
            self._payoffs[key] = self._prepared(row, declarer, called, regains, doubler)
        payoff, position, doubled = self._payoffs[key]
        sides = 1 << me if declarer is None else payoff.sides(deal)
        position.called = payoff.called_s
        position.begin(sides)
        played_out(position, deal, sides, 0, 0, random.randrange(1, RANDOM), manner_of(row))
        value = payoff.value(position.end, deal, sides)
        self.last = None if declarer is None else Played(payoff, position.end, deal, sides)
        if doubled and declarer == me and self.last is not None:
            value += CANCELLED * told(self.last, PARTS)[1]
        return value

    def _prepared(
        self, row: Contract, declarer: Seat | None, called: Card | None, regains: bool, doubler: Seat | None
    ) -> tuple[Payoff, Position, bool]:
        """The prices and the law of a contract, and True if an open radl doubles it (S65)."""
        table = hand_table(self.view.table, row, declarer, called, doubler)
        payoff = payoff_of(table, self.view.seat, None, False)
        payoff.relative = 1
        doubted(payoff, table, PLANNING if self.view.kind in WITH_THE_TALON else BIDDING)
        payoff.regains = int(regains)
        position = Position(law_of(table))
        position.speaks = 0
        position.leader = declarer if declarer is not None and row.declarer_leads else table.forehand
        return payoff, position, table.own.doubled


def manner_of(row: Contract) -> int:
    """The manner of simulating a contract."""
    if row.key in NEGATIVE:
        return AVOIDING
    return BY_RULES if row.goal is Goal.POINTS else SWEEPING


def hand_table(table: Table, row: Contract, declarer: Seat | None, called: Card | None, doubler: Seat | None) -> Table:
    """The table as it would be once that contract is played by that declarer."""
    speech = table.speech if doubler is None else table.speech._replace(game=(doubler,))
    if declarer is None:
        return table._replace(contract=row, speech=speech)
    doubled = table.own.doubled
    if table.declarer is None:
        doubled = table.variant.options.get("radli", True) is True and table.own.radli[declarer] > 0
    alone = called is None
    sides: tuple[Side | None, ...] = tuple(
        Side.DECLARER if seat == declarer else Side.OPPONENTS if alone else None for seat in range(table.players)
    )
    return table._replace(
        contract=row, declarer=declarer, called=called, sides=sides, own=table.own._replace(doubled=doubled)
    )


def _hand(deal: KernelDeal, seat: Seat) -> CardSet:
    return card_set_of(deal.suits(seat), deal.taroks(seat))
