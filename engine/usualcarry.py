"""Carries of games that carry little or nothing from hand to hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from .cards import Card
from .carry import Carried, LastRound, Owned, Totals
from .seats import Seat
from .settlement import Settlement


class UsualCarry:
    """A carry without circles, money against the average, last round or stacked cards."""

    __slots__ = ()

    def circles(self, own: Owned) -> Totals:
        """No circles."""
        return ()

    def shares(self, totals: Totals) -> tuple[Fraction, ...] | None:
        """No money."""
        return None

    def last_round(self, holder: Seat | None = None) -> LastRound | None:
        """No last round."""
        return None

    def stacks(self, outcome: str) -> bool:
        """False."""
        return False

    def stack(self, settlement: Settlement, seat: Seat) -> tuple[Card, ...]:
        """No cards."""
        return ()

    def ordered(self, carry: Owned, seat: Seat, order: Sequence[Card]) -> Owned:
        """Refuse the order."""
        raise ValueError("no cards are stacked in this game")


class Potless(UsualCarry):
    """A carry for a game without a pot and without hands that count double."""

    __slots__ = ()

    players: int

    @property
    def has_pot(self) -> bool:
        """False."""
        return False

    @property
    def pot_key(self) -> str:
        """No key."""
        return ""

    @property
    def has_doubles(self) -> bool:
        """False."""
        return False

    @property
    def limit(self) -> int:
        """No limit."""
        return 0

    def pot(self, own: Owned) -> int:
        """No points."""
        return 0

    def doubles(self, carry: Owned) -> int:
        """0: no double hand is known before the hand has a declarer."""
        return 0

    def entries(self, carry: Owned) -> Totals:
        """No entries."""
        return (0,) * self.players

    def pack(self, carry: Owned, shuffled: tuple[Card, ...]) -> tuple[Card, ...]:
        """The shuffled pack."""
        return shuffled


class NoCarry(Potless):
    """A game that carries nothing from hand to hand but the deal, which goes to the right."""

    def __init__(self, players: int) -> None:
        self.players = players

    def balances(self, totals: Totals, carry: Owned) -> bool:
        """True for any totals, because there are no payments."""
        return True

    def begin(self, dealer: Seat) -> Carried:
        """Begin without payments."""
        return Carried(dealer, (), (0,) * self.players)

    def after(self, dealer: Seat, carry: Owned, totals: Totals, settlement: Settlement) -> Carried:
        """The next seat deals."""
        return Carried((dealer + 1) % self.players, (), (0,) * self.players)

    def close(self, dealer: Seat, carry: Owned) -> tuple[Totals, Owned]:
        """Leave nothing."""
        return (0,) * self.players, ()

    def own(self, carry: Owned) -> Owned:
        """No value."""
        return ()

    def read(self, data: Mapping[str, object]) -> Owned:
        """No fields."""
        return ()

    def write(self, own: Owned) -> dict[str, object]:
        """No fields."""
        return {}

    def load(self, data: Mapping[str, object]) -> Owned:
        """No fields."""
        return ()

    def save(self, carry: Owned) -> dict[str, object]:
        """No fields."""
        return {}
