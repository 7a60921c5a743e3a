"""The radli, compulsory klop and deal that the Slovenian games carry from hand to hand (S31, S38, S64 … S68)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from engine.cards import SKIZ, CardSet
from engine.carry import Carried, Owned, Totals, number, refuse_others
from engine.errors import bad_field
from engine.seats import Seat
from engine.settlement import Settlement
from engine.usualcarry import Potless

REDEAL: Final = "redeal"
ANNULLED: Final = "annulled"
RADL: Final = 100
"""S67: the final cost of an open radl."""


class Marks(NamedTuple):
    """The marks of a hand: open radli by seat, and whether it is a compulsory klop and counts double.

    ``doubled`` is known once the contract is named: the declarer has an open radl (S65).
    """

    radli: tuple[int, ...]
    compulsory: bool = False
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class SlovenianCarry(Potless):
    """Radli and the compulsory klop; the carry is the ``Marks`` of the next hand.

    ``every`` makes a hand compulsory once a player's total has become a multiple of it: 500, or 0 for zero alone; None
    for never (S38, S-V6). ``money``: the others pay the winnings, so the totals come to zero (S70).
    """

    players: int
    every: int | None
    money: bool

    def balances(self, totals: Totals, carry: Owned) -> bool:
        """True if the totals come to zero, as money must, or are on paper."""
        return not self.money or not sum(totals)

    def begin(self, dealer: Seat) -> Carried:
        """Begin with no radl."""
        nothing = (0,) * self.players
        return Carried(dealer, Marks(nothing), nothing)

    def after(self, dealer: Seat, carry: Marks, totals: Totals, settlement: Settlement) -> Carried:
        """S28, S31, S38, S64: the deal goes to the right, unless the hand was not played."""
        redealt = settlement.outcome == REDEAL
        compulsory = self.every is not None and (redealt or self._met(totals, settlement.scores))
        if settlement.outcome == ANNULLED:  # no hand was played, so whatever was due is still due
            compulsory = carry.compulsory
        following = dealer if redealt or settlement.outcome == ANNULLED else (dealer + 1) % self.players
        return Carried(following, Marks(settlement.own.radli, compulsory), (0,) * self.players)

    def _met(self, totals: Totals, scores: Totals) -> bool:
        """S38, S-V6: True if this hand brought a total to a number that demands a klop."""
        moved = [total for total, score in zip(totals, scores, strict=True) if score]
        return any(not (total % self.every if self.every else total) for total in moved)

    def close(self, dealer: Seat, carry: Marks) -> tuple[Totals, Owned]:
        """S67, S71: every open radl costs 100, for money to each of the others."""
        cost = tuple(-RADL * open_ones for open_ones in carry.radli)
        return (among_all(cost) if self.money else cost), Marks((0,) * self.players)

    def circles(self, own: Owned) -> Totals:
        """S64: the open radli."""
        radli: Totals = own.radli
        return radli

    def shares(self, totals: Totals) -> tuple[Fraction, ...] | None:
        """S72; None if the totals are money themselves."""
        return against_average(totals) if sum(totals) else None

    def last_round(self, holder: Seat | None = None) -> SkisRound:
        """S68."""
        return SkisRound(holder)

    def own(self, carry: Marks) -> Marks:
        """The marks, unchanged."""
        return carry

    def read(self, data: Mapping[str, object]) -> Marks:
        """Read ``radli`` and ``compulsory``; ``pool`` and ``stake`` can only say that there are none."""
        refuse_others(data, {"pool": 0, "stake": 1})
        radli = data.get("radli", (0,) * self.players)
        if not isinstance(radli, Sequence) or isinstance(radli, str) or len(radli) != self.players:
            raise bad_field(data, "radli")
        if not all(number(each, 0) for each in radli):
            raise bad_field(data, "radli")
        compulsory = data.get("compulsory", False)
        if type(compulsory) is not bool:
            raise bad_field(data, "compulsory")
        return Marks(tuple(radli), compulsory)

    def write(self, own: Marks) -> dict[str, object]:
        """``radli`` and ``compulsory``."""
        return {"radli": list(own.radli), "compulsory": own.compulsory}

    def load(self, data: Mapping[str, object]) -> Marks:
        """The same fields."""
        return self.read(data)

    def save(self, carry: Marks) -> dict[str, object]:
        """The same fields."""
        return self.write(carry)


def among_all(values: Sequence[int]) -> Totals:
    """Each seat's points if every value is paid to its seat by each of the others, or the other way round (S71)."""
    return tuple(value * len(values) - sum(values) for value in values)


def against_average(totals: Totals) -> tuple[Fraction, ...]:
    """S72: totals on paper settled for money: each seat's distance from the average."""
    average = Fraction(sum(totals), len(totals))
    return tuple(total - average for total in totals)


def skis_holder(hands: Sequence[CardSet]) -> Seat | None:
    """S68: the seat that was dealt the škis; None if it was in the talon."""
    return next((seat for seat, hand in enumerate(hands) if hand >> SKIZ & 1), None)


class SkisRound(NamedTuple):
    """S68: the škis round: it lasts from the agreed last hand until the seat that was dealt the škis there has dealt.

    ``holder`` is None as long as the škis was in the talon; then the next hand decides.
    """

    holder: Seat | None = None
    ended: bool = False

    def after(self, dealer: Seat, hands: Sequence[CardSet]) -> SkisRound:
        """The round after a hand of that dealer, with its hands as dealt; the agreed last hand is the first."""
        if self.holder is None:
            return SkisRound(skis_holder(hands))
        return SkisRound(self.holder, dealer == self.holder)
