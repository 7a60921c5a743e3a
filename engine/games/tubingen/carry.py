"""The deal and the stacked pack that Tübingen Tarock carries from hand to hand (U6, U16, U17)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.cards import KINGS, LUNA, PAGAT, SKIZ, Card, CardSet, card_name, card_set, members, parse_card
from engine.carry import Carried, Owned, Totals, number, refuse_others
from engine.errors import RecordError, bad_field
from engine.games.tubingen.heard import Heard
from engine.games.tubingen.settling import TubingenOutcome, TubingenResult
from engine.games.tubingen.tout import TAROCKS
from engine.pack import Pack, is_whole
from engine.seats import Seat
from engine.settlement import Settlement
from engine.usualcarry import Potless

_HIGH: Final = 11
"""U16 puts the high taroks first: from XI on."""
_FIRST: Final = (LUNA, PAGAT, SKIZ)


def usual_order(hand: CardSet) -> tuple[Card, ...]:
    """U16: the usual order of a stacked hand, from the left: 21, 1, Ski, high taroks, kings, the rest."""
    tarocks = sorted(members(hand & TAROCKS & ~card_set(_FIRST)), reverse=True)
    high = [card for card in tarocks if card >= PAGAT + _HIGH - 1]
    low = [card for card in tarocks if card not in high]
    first = [card for card in _FIRST if hand >> card & 1]
    good = (*first, *high, *members(hand & KINGS))
    rest = [card for card in members(hand) if card not in good and card not in low]
    return (*good, *low, *rest)


class Stack(NamedTuple):
    """The hands to be stacked for the next deal: (seat, cards from the left), the topmost hand first; empty for none.

    Forehand's hand is on top, the others under it in turn, the dealer's with his two cards at the bottom; of each
    hand the leftmost card is on top.
    """

    orders: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()

    def order(self, seat: Seat) -> tuple[Card, ...]:
        """A seat's cards from the left; none if no hands are stacked."""
        return next((order for who, order in self.orders if who == seat), ())


@dataclass(frozen=True, slots=True)
class TubingenCarry(Potless):
    """The deal goes to the right after a hand that was played; else the same dealer deals again."""

    players: int
    whole: Pack
    zero_sum: bool

    def balances(self, totals: Totals, carry: Owned) -> bool:
        """True for any totals, unless others pay (UA22)."""
        return not self.zero_sum or not sum(totals)

    def begin(self, dealer: Seat) -> Carried:
        """Begin with no hands stacked."""
        return Carried(dealer, Stack(), (0,) * self.players)

    def after(self, dealer: Seat, carry: Stack, totals: Totals, settlement: Settlement) -> Carried:
        """U6, U16, U17: after a Stecken the hands are stacked, in the usual order until a seat orders its own."""
        nothing = (0,) * self.players
        if settlement.outcome == TubingenOutcome.PLAYED:
            return Carried((dealer + 1) % self.players, Stack(), nothing)
        result: TubingenResult = settlement.own
        turn = ((dealer + step) % self.players for step in range(1, self.players + 1))
        orders = tuple((seat, usual_order(result.hands[seat])) for seat in turn) if result.hands else ()
        return Carried(dealer, Stack(orders), nothing)

    def stacks(self, outcome: str) -> bool:
        """U16: True after a Stecken."""
        return outcome == TubingenOutcome.STECKEN

    def stack(self, settlement: Settlement, seat: Seat) -> tuple[Card, ...]:
        """U16: the usual order."""
        return usual_order(settlement.own.hands[seat]) if self.stacks(settlement.outcome) else ()

    def ordered(self, carry: Stack, seat: Seat, order: Sequence[Card]) -> Stack:
        """The carry once a seat has ordered its hand for the Stecken (U16).

        Raises:
            RecordError: these are not just the seat's cards, each once.
        """
        if sorted(order) != sorted(carry.order(seat)):
            raise RecordError("bad-field", "stacked", found=[card_name(card) for card in order])
        return Stack(tuple((who, tuple(order) if who == seat else cards) for who, cards in carry.orders))

    def stacked(self, carry: Stack) -> tuple[Card, ...] | None:
        """U16: the pack as the hands were stacked, top card first, before the cut; None if it is to be shuffled."""
        return tuple(card for _, cards in carry.orders for card in cards) or None

    def close(self, dealer: Seat, carry: Owned) -> tuple[Totals, Owned]:
        """Leave no hands stacked."""
        return (0,) * self.players, Stack()

    def own(self, carry: Owned) -> Heard:
        """The start of a hand: no announcement heard."""
        return Heard()

    def pack(self, carry: Stack, shuffled: tuple[Card, ...]) -> tuple[Card, ...]:
        """The stacked pack after a Stecken, else the shuffled one."""
        return self.stacked(carry) or shuffled

    def read(self, data: Mapping[str, object]) -> Heard:
        """Read no fields: ``pool``, ``stake`` and ``radli`` can only say that there are none."""
        refuse_others(data, {"pool": 0, "stake": 1})
        radli = data.get("radli", ())
        if not isinstance(radli, Sequence) or isinstance(radli, str) or not all(number(each, 0, 0) for each in radli):
            raise bad_field(data, "radli")
        return Heard()

    def write(self, own: Owned) -> dict[str, object]:
        """No fields."""
        return {}

    def load(self, data: Mapping[str, object]) -> Stack:
        """``stacked``: [seat, cards] of each hand, the topmost first."""
        stacked = data.get("stacked", ())
        if not isinstance(stacked, Sequence) or isinstance(stacked, str):
            raise bad_field(data, "stacked")
        orders = tuple(_order(entry) for entry in stacked)
        cards = [card for _, order in orders for card in order]
        seats = sorted(seat for seat, _ in orders)
        if orders and (seats != list(range(self.players)) or not is_whole(self.whole, cards)):
            raise bad_field(data, "stacked")
        return Stack(orders)

    def save(self, carry: Stack) -> dict[str, object]:
        """``stacked``."""
        return {"stacked": [[seat, [card_name(card) for card in cards]] for seat, cards in carry.orders]}


def _order(entry: object) -> tuple[Seat, tuple[Card, ...]]:
    """One hand of a saved stack."""
    if isinstance(entry, Sequence) and len(entry) == 2:
        seat, names = entry
        if type(seat) is int and isinstance(names, Sequence) and all(isinstance(name, str) for name in names):
            return seat, tuple(parse_card(name) for name in names)
    raise RecordError("bad-field", "stacked", found=entry)
