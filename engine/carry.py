"""A game's own values: one on the table, one carried from hand to hand, and its fields in the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, TypeAlias

from .cards import Card, CardSet
from .errors import bad_field
from .seats import Seat
from .settlement import Settlement

Owned: TypeAlias = Any
"""A value that a game owns: a frozen tuple of its own type, () for none. Only that game's code looks into it."""

Totals: TypeAlias = tuple[int, ...]
"""Game points by seat."""


class Carried(NamedTuple):
    """The evening before a deal: the dealer, the game's carry, and the points each seat has won or lost on the way."""

    dealer: Seat
    carry: Owned
    paid: Totals


class LastRound(Protocol):
    """The last round of an evening: the hands from the agreed one to the one that ends it."""

    @property
    def holder(self) -> Seat | None:
        """The seat on which its end depends; None as long as that is open."""

    @property
    def ended(self) -> bool:
        """True after its last hand."""

    def after(self, dealer: Seat, hands: Sequence[CardSet]) -> LastRound:
        """The round after a hand of that dealer, with its hands as dealt; the agreed last hand is the first."""


class Carry(Protocol):
    """A game's way from hand to hand."""

    @property
    def has_pot(self) -> bool:
        """True if the game has a pot of game points that belong to no seat."""

    @property
    def pot_key(self) -> str:
        """The files' name for those points, even at a table without any; empty in a game that never has any."""

    @property
    def has_doubles(self) -> bool:
        """True if there may be hands that count double."""

    @property
    def limit(self) -> int:
        """The most that the pot may hold, 0 for no limit."""

    def pot(self, own: Owned) -> int:
        """The points in the pot, by a table's own value or by a carry."""

    def doubles(self, carry: Owned) -> int:
        """The number of hands counting double that are still to come, as far as it is known."""

    def entries(self, carry: Owned) -> Totals:
        """The points each seat has paid in for the hand about to be dealt."""

    def balances(self, totals: Totals, carry: Owned) -> bool:
        """True if the evening's points balance."""

    def begin(self, dealer: Seat) -> Carried:
        """Before the evening's first deal."""

    def after(self, dealer: Seat, carry: Owned, totals: Totals, settlement: Settlement) -> Carried:
        """Before the next deal. ``totals`` already include the hand's scores; ``paid`` are the payments after them."""

    def close(self, dealer: Seat, carry: Owned) -> tuple[Totals, Owned]:
        """The end of the evening before the next deal: each seat's final payment, and the rest of the carry."""

    def circles(self, own: Owned) -> Totals:
        """Open circles of each seat on the score sheet, by a table's or a settlement's own value; empty without any."""

    def shares(self, totals: Totals) -> tuple[Fraction, ...] | None:
        """Money of each seat against the average, for totals on paper; None if none is to be paid."""

    def last_round(self, holder: Seat | None = None) -> LastRound | None:
        """A last round with that holder; None in a game whose evenings end after any hand."""

    def stacks(self, outcome: str) -> bool:
        """True if the cards of a hand that ended so are stacked for the next deal, unseen by the other players."""

    def stack(self, settlement: Settlement, seat: Seat) -> tuple[Card, ...]:
        """A seat's cards from the left, as they are stacked if it does not order them; empty without a stack."""

    def ordered(self, carry: Owned, seat: Seat, order: Sequence[Card]) -> Owned:
        """The carry once a seat has ordered its cards for the stack.

        Raises:
            RecordError: these are not just the seat's cards, each once.
            ValueError: the game stacks no cards.
        """

    def own(self, carry: Owned) -> Owned:
        """The value on the table of the next hand."""

    def pack(self, carry: Owned, shuffled: tuple[Card, ...]) -> tuple[Card, ...]:
        """The pack of the next hand, shuffled or stacked."""

    def read(self, data: Mapping[str, object]) -> Owned:
        """The table's value from a hand record's fields.

        Raises:
            RecordError: a field is missing or wrong.
        """

    def write(self, own: Owned) -> dict[str, object]:
        """The record's fields for that value."""

    def load(self, data: Mapping[str, object]) -> Owned:
        """The carry from a saved evening's fields.

        Raises:
            ValueError: they are damaged.
        """

    def save(self, carry: Owned) -> dict[str, object]:
        """The saved evening's fields for that carry."""


def number(value: object, least: int, most: int | None = None) -> bool:
    """True if a value in plain data is a whole number from ``least`` to ``most``."""
    return type(value) is int and value >= least and (most is None or value <= most)


def refuse_others(data: Mapping[str, object], only: Mapping[str, int]) -> None:
    """Refuse fields of other games unless each has the one number that means none.

    Raises:
        RecordError: a field has another value.
    """
    for key, value in only.items():
        if key in data and not number(data[key], value, value):
            raise bad_field(data, key)
