"""The search before the play: every way on is played out in deals that fit what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from ai.foresight import Played
from ai.kernel.payoff import Payoff
from ai.kernel.position import Deal, Position
from ai.kernel.rollout import BY_RULES, SWEEPING, played_out
from ai.kernel.sampling import DealSampler
from ai.kernel_cards import card_set_of, suit_word, tarok_word
from engine import KINGS, TRULA, Action, CallKing, Card, CardSet, Contract, Discard, MakeBid, Seat, Table, View, members
from engine.games.tubingen.actions import ACCEPT, CALL_FOURTH
from engine.games.tubingen.contracts import RAUS, RUF, TOUT

from .bidding import CALLS, LONE, best_call, call_worth
from .kinds import RAUS_ROUND
from .payoffs import law_of, payoff_of
from .strength import alone, beside

RANDOM: Final = 2147483646
NOTHING: Final = 0.0
"""What hands are worth that are stacked or dealt anew."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a hand goes on: ``row`` is played by ``declarer`` with ``called``; without a row the hand is over."""

    row: Contract | None = None
    declarer: Seat = 0
    called: Card | None = None


class PlanSearch:
    """Actions in the same deals. ``values`` has for each deal one value for each, in game points of the seat that looks
    against the average of the table. ``last`` is the hand that was played out last, for points."""

    def __init__(self, view: View, sampler: DealSampler, actions: Sequence[Action], seed: int) -> None:
        self.view = view
        self.sampler = sampler
        self.actions = actions
        self.values: list[float] = []
        self.weights: list[float] = []
        self.nodes = 0
        self.last: Played | None = None
        self._random = Random(seed)
        self._payoffs: dict[Way, tuple[Payoff, Position]] = {}
        self._own = _own_way(view)
        self._passed: Way | None = None
        sampler.seed(seed + 1)

    def run(self, deals: int) -> bool:
        """So many deals more; False if the facts admit none."""
        for _ in range(deals):
            if not self.sampler.next():
                return False
            self.weights.append(1.0)
            chance = self._random.randrange(1, RANDOM)  # the same chances for each way
            self._passed = None
            known: dict[tuple[Way, CardSet], float] = {}
            for action in self.actions:
                laid = action.cards if isinstance(action, Discard) else 0
                way = self._way(action)
                if (way, laid) not in known:
                    known[way, laid] = self._value(way, laid, chance)
                self.values.append(known[way, laid])
                self.nodes += 1
        return True

    def _way(self, action: Action) -> Way:
        """How the hand goes on after an action."""
        view, table = self.view, self.view.table
        match action:
            case Discard():
                return self._own if self._own.row is not None else self._others()
            case MakeBid():
                return Way(RAUS, view.seat)
            case CallKing(card):
                return Way(RUF, view.seat, card)
            case _ if action == CALL_FOURTH:
                return Way(RUF, view.seat, members(KINGS & ~view.hand)[0])
            case _ if action == ACCEPT:
                return Way(TOUT, view.seat)
            case _ if table.own.asker is not None:
                return Way()
            case _ if view.kind == RAUS_ROUND and self._own.row is not None and self._own.row != RAUS:
                lone = self._lone(self._later())
                return self._own if lone is None else Way(RAUS, lone)
        return self._others()

    def _later(self) -> list[Seat]:
        """Who speaks after the seat in the round that is on."""
        table, me = self.view.table, self.view.seat
        first = table.forehand if self.view.kind == RAUS_ROUND else table.dealer
        order = [(first + step) % 4 for step in range(4)]
        return order[order.index(me) + 1 :]

    def _others(self) -> Way:
        """What the others play in this deal if the seat leaves it to them."""
        if self._passed is None:
            self._passed = self._left()
        return self._passed

    def _left(self) -> Way:
        view, table = self.view, self.view.table
        spoken = view.kind != RAUS_ROUND and bool(table.auction.calls)
        if not spoken:
            lone = self._lone([seat for seat in self._later() if seat != view.seat])
            if lone is not None:
                return Way(RAUS, lone)
            callers = [(table.dealer + step) % 4 for step in range(4)]
        else:
            callers = self._later()
        for seat in callers:
            if seat == view.seat:
                continue
            hand = _hand(self.sampler.deal, seat)
            if beside(table.variant, hand, best_call(hand)).value > CALLS:
                return Way(RUF, seat, named(hand))
        return Way()

    def _lone(self, seats: Sequence[Seat]) -> Seat | None:
        """Who of those bids a raus."""
        variant = self.view.table.variant
        for seat in seats:
            hand = _hand(self.sampler.deal, seat)
            lone = alone(variant, hand).value - LONE
            if lone > 0 and lone > beside(variant, hand, best_call(hand)).value - CALLS:
                return seat
        return None

    def _value(self, way: Way, laid: CardSet, chance: int) -> float:
        if way.row is None:
            return NOTHING
        deal, me = self.sampler.deal, self.view.seat
        before = deal.suits(me), deal.taroks(me), deal.laid_s, deal.laid_t
        if laid:
            deal.give(me, before[0] & ~suit_word(laid), before[1] & ~tarok_word(laid))
            deal.laid_s, deal.laid_t = suit_word(laid), tarok_word(laid)
        if way not in self._payoffs:
            self._payoffs[way] = self._prepared(way)
        payoff, position = self._payoffs[way]
        sides = payoff.sides(deal)
        position.called = payoff.called_s
        position.begin(sides)
        played_out(position, deal, sides, 0, 0, chance, SWEEPING if way.row == TOUT else BY_RULES)
        value = payoff.value(position.end, deal, sides)
        self.last = None if way.row == TOUT else Played(payoff, position.end, deal, sides)
        deal.give(me, before[0], before[1])
        deal.laid_s, deal.laid_t = before[2:]
        return value

    def _prepared(self, way: Way) -> tuple[Payoff, Position]:
        table = hand_table(self.view.table, way)
        payoff = payoff_of(table, self.view.seat, None, way.called is None, aims=True)
        position = Position(law_of(table))
        position.speaks = 0
        position.leader = table.forehand
        return payoff, position


def hand_table(table: Table, way: Way) -> Table:
    """The table as it would be once that is played."""
    return table._replace(contract=way.row, declarer=way.declarer, called=way.called, fourth=False)


def named(hand: CardSet) -> Card:
    """The card that an ordinary player calls with a hand."""
    kings = members(KINGS & ~hand)
    if kings:
        return max(kings, key=lambda king: (call_worth(hand, king), king))
    return max(members(TRULA & ~hand), default=members(KINGS)[0])


def _own_way(view: View) -> Way:
    """What the seat would declare with its hand; for the dealer's discard, what his best pair leaves him."""
    variant, hand = view.table.variant, view.hand
    lone = alone(variant, hand).value - LONE
    paired = beside(variant, hand, best_call(hand)).value - CALLS
    if max(lone, paired) <= 0:
        return Way()
    return Way(RAUS, view.seat) if lone > paired else Way(RUF, view.seat, named(hand))


def _hand(deal: Deal, seat: Seat) -> CardSet:
    return card_set_of(deal.suits(seat), deal.taroks(seat))
