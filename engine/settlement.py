"""The result of a hand: lines with their owners, and each seat's score."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from .seats import Seat


class CommonOutcome(StrEnum):
    """The ends of a hand that more than one game has."""

    PLAYED = "played"
    SURRENDER = "surrender"
    THROWN_IN = "thrown-in"


class Factor(NamedTuple):
    """One factor of a line's value.

    ``kind`` is "contract" or "base" for the starting value, "level" or "step" for a multiplier. ``step`` counts
    from 0 for the first step of a chain; ``seat`` is the seat that said it.
    """

    kind: str
    times: int
    step: int = 0
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One item of the settlement.

    ``value`` is in game points, before the hand's multiplier: the gain (or loss) of each of the ``seats``, in each
    pairing if it is ``against`` others. ``against`` is empty if no seat pays. ``factors`` multiply to the value, none
    if it is not a product; ``rule`` is the ledger's number. ``alone`` marks a seat's own gain or loss, independent of
    its side's result and of every multiplier (S58).
    """

    item: str
    value: int
    announced: bool = False
    seats: tuple[Seat, ...] = ()
    against: tuple[Seat, ...] = ()
    factors: tuple[Factor, ...] = ()
    rule: str = ""
    alone: bool = False


class Transfer(NamedTuple):
    """Game points that go from one seat to another; None is the pot."""

    payer: Seat | None
    payee: Seat | None
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """The whole settlement of one hand.

    ``outcome`` is the format's word for the hand's end. ``scores`` are the seats' scores, everything counted in;
    ``transfers`` the payments between seats, in games with payments. ``declarer``, ``contract`` and ``level`` are None
    in a hand without a declarer. ``points`` are the card points of the declarer's side and of the opponents (by seat in
    a contract without sides), None if none were counted. ``pot`` is the pot afterwards, ``doubles`` the number of hands
    counting double that follow from this one; ``own`` is the game's own part.
    """

    outcome: str
    scores: tuple[int, ...]
    lines: tuple[Line, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    declarer: Seat | None = None
    partner: Seat | None = None
    contract: str | None = None
    level: int | None = None
    points: tuple[int, ...] | None = None
    pot: int = 0
    doubles: int = 0
    own: Any = ()

    def pot_moves(self, players: int) -> tuple[int, ...]:
        """The points each seat takes out of the pot (+) or pays into it (−)."""
        moved = [0] * players
        for payer, payee, amount in self.transfers:
            if payer is None and payee is not None:
                moved[payee] += amount
            elif payee is None and payer is not None:
                moved[payer] -= amount
        return tuple(moved)

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The declarer and his partner."""
        return tuple(seat for seat in (self.declarer, self.partner) if seat is not None)

    @property
    def side_lines(self) -> tuple[Line, ...]:
        """The lines of the declarer's side: they are added up, and the hand's multiplier applies to them.

        Every other line belongs to its own seats alone; in a hand without a declarer all lines do.
        """
        ours = set(self.declarers)
        return tuple(line for line in self.lines if ours and set(line.seats) == ours and not line.alone)
