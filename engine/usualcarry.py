"""Carries of games with nothing, or little, that goes over from hand to hand."""

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
        """None."""
        return ()

    def shares(self, totals: Totals) -> tuple[Fraction, ...] | None:
        """None."""
        return None

    def last_round(self, holder: Seat | None = None) -> LastRound | None:
        """None."""
        return None

    def stacks(self, outcome: str) -> bool:
        """Never."""
        return False

    def stack(self, settlement: Settlement, seat: Seat) -> tuple[Card, ...]:
        """Nothing."""
        return ()

    def ordered(self, carry: Owned, seat: Seat, order: Sequence[Card]) -> Owned:
        """Refused."""
        raise ValueError("no cards are stacked in this game")


class Potless(UsualCarry):
    """The answers of a carry in a game without game points on the table and without hands that count double."""

    __slots__ = ()

    players: int

    @property
    def has_pot(self) -> bool:
        """There is none."""
        return False

    @property
    def pot_key(self) -> str:
        """It needs no name."""
        return ""

    @property
    def has_doubles(self) -> bool:
        """No."""
        return False

    @property
    def limit(self) -> int:
        """None."""
        return 0

    def pot(self, own: Owned) -> int:
        """Nothing."""
        return 0

    def doubles(self, carry: Owned) -> int:
        """None that is known before the hand has a declarer."""
        return 0

    def entries(self, carry: Owned) -> Totals:
        """Nothing."""
        return (0,) * self.players

    def pack(self, carry: Owned, shuffled: tuple[Card, ...]) -> tuple[Card, ...]:
        """The shuffled one."""
        return shuffled


class NoCarry(Potless):
    """A game in which nothing goes over from hand to hand: the deal goes to the right, and that is all."""

    def __init__(self, players: int) -> None:
        self.players = players

    def balances(self, totals: Totals, carry: Owned) -> bool:
        """Nobody pays anybody, so any totals will do."""
        return True

    def begin(self, dealer: Seat) -> Carried:
        """Nobody pays."""
        return Carried(dealer, (), (0,) * self.players)

    def after(self, dealer: Seat, carry: Owned, totals: Totals, settlement: Settlement) -> Carried:
        """The next seat deals."""
        return Carried((dealer + 1) % self.players, (), (0,) * self.players)

    def close(self, dealer: Seat, carry: Owned) -> tuple[Totals, Owned]:
        """Nothing is left."""
        return (0,) * self.players, ()

    def own(self, carry: Owned) -> Owned:
        """Nothing."""
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
