"""What a hand comes to: lines that say whose they are, and what each seat gets."""

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
    """What a line is multiplied with.

    ``kind`` is "contract" or "base" for what it starts from, "level" or "step" for what comes to it. ``step`` counts
    from 0 for the first step of a chain; ``seat`` is who said it.
    """

    kind: str
    times: int
    step: int = 0
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One item of the settlement.

    ``value`` is in game points, before whatever multiplies the whole hand: what each of the ``seats`` gets (or loses)
    from it, a pairing where ``against`` it stand others. ``against`` is empty where nobody pays. ``factors`` are those
    that the value is the product of, none if it stands for itself; ``rule`` is the ledger's number. ``alone`` marks
    what its seat gets or loses by itself, whatever becomes of its side, and which nothing multiplies (S58).
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
    """Game points that go from one to another; None is what lies on the table and belongs to nobody."""

    payer: Seat | None
    payee: Seat | None
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """The whole settlement of one hand.

    ``outcome`` is the format's word for how it ended. ``scores`` are what each seat gets, everything counted in;
    ``transfers`` who pays whom, where points are paid. ``declarer``, ``contract`` and ``level`` are None where nobody
    was declarer. ``points`` are the card points of the declarer's side and of the opponents (by seat where all play
    for themselves), None where nothing was counted. ``pot`` is what lies on the table afterwards and belongs to nobody,
    ``doubles`` how many hands that count double follow from this one; ``own`` is what the game alone has to say.
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
        """What each seat takes out of the pot (+) or pays into it (−)."""
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
        """The lines that stand for the declarer's side: they are added up, and what multiplies the hand holds for them.

        Every other line stands for its own seats alone; where nobody was declarer all of them do.
        """
        ours = set(self.declarers)
        return tuple(line for line in self.lines if ours and set(line.seats) == ours and not line.alone)
