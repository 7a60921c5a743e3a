"""The pot and the double hands that the Romanian games carry from hand to hand (R11 … R13, R113 … R115, A29, A32)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import Card
from engine.carry import Carried, Owned, Totals, number
from engine.errors import bad_field
from engine.games.romanian.outcomes import UNPAID
from engine.games.romanian.pool import taken_in
from engine.seats import Seat
from engine.settlement import Settlement
from engine.usualcarry import UsualCarry


class Pot(NamedTuple):
    """The pot in game points, with the dealer's entry for this hand, and the stake, 1 or 2."""

    pool: int = 0
    stake: int = 1


class PoolCarry(NamedTuple):
    """The pot, the number of double hands still to come, and the entries paid for the hand to be dealt."""

    pool: int
    radler: int = 0
    contributed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RomanianCarry(UsualCarry):
    """The pot's entries and the double hands.

    ``limit`` is the most that the pot may hold, 0 for no limit.
    """

    players: int
    pool: bool = True
    limit: int = 0
    entry: int = 1
    dealer_entry: int = 1
    doubled_stake: int = 2
    pot_key: str = "pool"
    has_doubles: bool = True

    def begin(self, dealer: Seat) -> Carried:
        """R11, R12, P1: everyone pays into the pot, the dealer one entry more."""
        return self._contributed(dealer, 0, 0)

    def _contributed(self, dealer: Seat, pool: int, radler: int) -> Carried:
        """R11, R12, A29, E5: before a deal all pay if the pot is empty; the dealer pays 1 more unless it is full."""
        if not self.pool:
            nothing = (0,) * self.players
            return Carried(dealer, PoolCarry(pool, radler, nothing), nothing)
        everybody = self.entry if pool == 0 else 0
        lies = pool + everybody * self.players
        more = taken_in(self.dealer_entry, lies, self.limit)
        paid = tuple(everybody + (more if seat == dealer else 0) for seat in range(self.players))
        return Carried(dealer, PoolCarry(pool + sum(paid), radler, paid), tuple(-share for share in paid))

    def after(self, dealer: Seat, carry: PoolCarry, totals: Totals, settlement: Settlement) -> Carried:
        """R9, A32, R115: the deal goes to the right; double hands are counted."""
        left = radler_left(carry, settlement)
        return self._contributed((dealer + 1) % self.players, settlement.pot, left)

    def close(self, dealer: Seat, carry: PoolCarry) -> tuple[Totals, Owned]:
        """A44, A45: the entries for the hand that is not dealt go back, the rest of the pot is shared equally.

        Odd points go by seat order from the next dealer's right; double hands that were still due are dropped.
        """
        refunded = carry.contributed or (0,) * self.players
        each, odd = divmod(carry.pool - sum(refunded), self.players)
        first = (dealer + 1) % self.players
        got = tuple(
            back + each + (1 if (seat - first) % self.players < odd else 0) for seat, back in enumerate(refunded)
        )
        return got, PoolCarry(0, 0, (0,) * self.players)

    @property
    def has_pot(self) -> bool:
        """V2: True if the game is played with a pot."""
        return self.pool

    def pot(self, own: Pot | PoolCarry) -> int:
        """The points in the pot."""
        return own.pool

    def doubles(self, carry: PoolCarry) -> int:
        """The double hands still to come."""
        return carry.radler

    def entries(self, carry: PoolCarry) -> Totals:
        """R11, R12: the entries of all seats, with the dealer's extra one."""
        return carry.contributed or (0,) * self.players

    def balances(self, totals: Totals, carry: PoolCarry) -> bool:
        """True if the totals and the pot together come to zero."""
        return not sum(totals) + carry.pool

    def own(self, carry: PoolCarry) -> Pot:
        """R114: double hands are played for twice the stake."""
        return Pot(carry.pool, self.doubled_stake if carry.radler else 1)

    def pack(self, carry: PoolCarry, shuffled: tuple[Card, ...]) -> tuple[Card, ...]:
        """The shuffled pack."""
        return shuffled

    def read(self, data: Mapping[str, object]) -> Pot:
        """Read ``pool``, which may not exceed the limit (E7), and ``stake``."""
        pool, stake = data.get("pool"), data.get("stake")
        if not number(pool, 0, self.limit or None):
            raise bad_field(data, "pool")
        if not number(stake, 1, self.doubled_stake):
            raise bad_field(data, "stake")
        return Pot(pool, stake)  # type: ignore[arg-type]  # numbers, as was just seen

    def write(self, own: Pot) -> dict[str, object]:
        """``pool`` and ``stake``."""
        return {"pool": own.pool, "stake": own.stake}

    def load(self, data: Mapping[str, object]) -> PoolCarry:
        """``pool``, ``radler`` and ``contributed``."""
        pool, radler, paid = data["pool"], data["radler"], data["contributed"]
        if not number(pool, 0) or not number(radler, 0) or not isinstance(paid, list | tuple):
            raise bad_field(data, "pool")
        if len(paid) != self.players or not all(type(share) is int for share in paid):
            raise bad_field(data, "pool")
        return PoolCarry(pool, radler, tuple(paid))  # type: ignore[arg-type]  # numbers, as was just seen

    def save(self, carry: PoolCarry) -> dict[str, object]:
        """``pool``, ``radler`` and ``contributed``."""
        return {"pool": carry.pool, "radler": carry.radler, "contributed": list(carry.contributed)}


def radler_left(carry: PoolCarry, settlement: Settlement) -> int:
    """R115, A32: the double hands still to come after a hand; a hand without payments uses up none."""
    used = 1 if carry.radler and settlement.outcome not in UNPAID else 0
    return carry.radler - used + settlement.doubles
