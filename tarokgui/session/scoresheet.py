"""The score sheet: one row for each finished hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine import Match, Seat, Settlement

LOST: Final = "lost"
"""The outcome of a hand whose row could not be read any more."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """A finished hand as the sheet shows it.

    ``number`` counts from 1; ``paid`` is what each seat won or lost, payments and pot together; ``totals`` the seats'
    points after it; ``pot`` the pot after it. ``deal`` is the deal's number, None if it has none; ``assisted``: the
    person has taken something back; ``known``: the deal was asked for or brought along.
    """

    number: int
    dealer: Seat
    outcome: str
    declarer: Seat | None
    partner: Seat | None
    contract: str | None
    level: int | None
    stake: int
    paid: tuple[int, ...]
    totals: tuple[int, ...]
    pot: int
    deal: int | None = None
    assisted: bool = False
    radli: tuple[int, ...] = ()
    """The open radli of each seat after it (S64), in games that have any; else empty."""
    known: bool = False

    @classmethod
    def of(
        cls,
        match: Match,
        settlement: Settlement,
        *,
        deal: int | None = None,
        assisted: bool = False,
        known: bool = False,
    ) -> HandRow:
        """The row of a hand that was settled in that evening."""
        paid = settlement.scores
        return cls(
            number=match.hands + 1,
            dealer=match.dealer,
            outcome=str(settlement.outcome),
            declarer=settlement.declarer,
            partner=settlement.partner,
            contract=settlement.contract,
            level=settlement.level,
            stake=match.factor,
            paid=paid,
            totals=tuple(a + b for a, b in zip(match.totals, paid, strict=True)),
            pot=settlement.pot,
            deal=deal,
            assisted=assisted,
            known=known,
            radli=match.variant.carry.circles(settlement.own),
        )


def paid_in(row: HandRow, before: HandRow | None) -> tuple[int, ...]:
    """The points that each seat put into the pot before that hand (R11, R12), from 0 up; *before* is the row before it,
    None for the first hand of an evening. Nothing is known beside a row that is lost.
    """
    if row.outcome == LOST or (before is not None and before.outcome == LOST):
        return (0,) * len(row.totals)
    had = before.totals if before is not None else (0,) * len(row.totals)
    return tuple(was + won - now for was, won, now in zip(had, row.paid, row.totals, strict=True))


def lost_row(number: int, players: int) -> HandRow:
    """The row in place of a damaged one: the hand's number, from 0, and nothing else."""
    nothing = (0,) * players
    return HandRow(number + 1, 0, LOST, None, None, None, None, 1, nothing, nothing, 0)


class RadliMarks(NamedTuple):
    """The circles of one seat in a hand: the number it *got*, and the number of its own that were *crossed* out."""

    got: int = 0
    crossed: int = 0


def marks_of(row: HandRow, before: HandRow | None) -> tuple[RadliMarks, ...]:
    """The marks in the radli of each seat after a hand (S64, S65); *before* is the row before. A lost row has none."""
    if not row.radli or (before is not None and not before.radli):
        return (RadliMarks(),) * len(row.totals)
    had = before.radli if before is not None else (0,) * len(row.radli)
    moved = [now - was for was, now in zip(had, row.radli, strict=True)]
    got = max(0, *moved)
    return tuple(RadliMarks(got, got - each) for each in moved)
