"""The rows of the score sheet: a hand in words and figures, made when it is first in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, overload

from engine import CommonOutcome, Seat
from tarokgui.session.evening import Evening
from tarokgui.session.scoresheet import HandRow, marks_of, paid_in
from tarokgui.widgets.scorerow import ScoreRow
from tarokgui.wording.numerals import LONGEST, signed, written
from tarokgui.wording.seating import Seating
from tarokgui.wording.settlements import ended_text, entries_text, outcome_text
from tarokgui.wording.terms import contract_name
from tarokgui.wording.translator import Translator

BLOCK: Final = 20
"""Rows that are asked for together: those of long ago are in a file."""


class NewestFirst(Sequence[ScoreRow]):
    """The rows of the sheet, the newest first, each made when it is first asked for, and read in blocks."""

    def __init__(
        self,
        rows: Sequence[HandRow],
        make: Callable[[HandRow, HandRow | None], ScoreRow],
        first: ScoreRow | None = None,
    ) -> None:
        """*make* gets a row and the one before it; *first* is the hand that is being played."""
        self._rows = rows
        self._make = make
        self._first = [] if first is None else [first]
        self._read: dict[int, Sequence[HandRow]] = {}
        self._made: dict[int, ScoreRow] = {}

    def __len__(self) -> int:
        return len(self._first) + len(self._rows)

    @overload
    def __getitem__(self, index: int) -> ScoreRow: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[ScoreRow]: ...
    def __getitem__(self, index: int | slice) -> ScoreRow | Sequence[ScoreRow]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        place = range(len(self))[index] - len(self._first)
        if place < 0:
            return self._first[0]
        if place not in self._made:
            number = len(self._rows) - 1 - place
            self._made[place] = self._make(self._row(number), self._row(number - 1) if number else None)
        return self._made[place]

    def _row(self, number: int) -> HandRow:
        block, within = divmod(number, BLOCK)
        if block not in self._read:
            self._read[block] = self._rows[block * BLOCK : (block + 1) * BLOCK]
        return self._read[block][within]


class HandWords:
    """The hands of the evening as rows, with the seats in that *order*."""

    def __init__(self, session: Evening, seating: Seating, tr: Translator, order: Sequence[Seat]) -> None:
        self._session = session
        self._seating = seating
        self._tr = tr
        self._order = order

    def rows(self) -> NewestFirst:
        """All hands; the one being played is at the top if a player has paid for it."""
        return NewestFirst(self._session.rows, self.row, self.now())

    def now(self) -> ScoreRow | None:
        """The hand that is being played, if a player has paid into the pot for it."""
        tr, session, order = self._tr, self._session, self._order
        entries = session.match.entries
        if session.hand_over or session.moment.finished or not any(entries):
            return None
        number, what = session.match.hands + 1, tr("scores.now")
        totals = tuple(session.match.totals[seat] for seat in order)
        paid = tuple(-entries[seat] for seat in order)
        words = tr("scores.hand", number=number, what=what)
        told = f"{words}: {entries_text(tr, self._seating.name, entries, order)}"
        return ScoreRow(
            str(number), "", what, "", (), totals, session.match.pot, False, told, paid, tr("scores.entries")
        )

    def row(self, row: HandRow, before: HandRow | None) -> ScoreRow:
        """A hand that is over; *before* is the one before it."""
        tr, order = self._tr, self._order
        entries = paid_in(row, before)
        what = self._what(row)
        second = []
        if row.outcome == CommonOutcome.SURRENDER:
            second.append(outcome_text(tr, CommonOutcome.SURRENDER))
        if row.level is not None and self._has_levels(row.contract):
            second.append(tr("settlement.sub.level", n=row.level))
        marks = marks_of(row, before)
        if row.stake > 1:
            second.append(tr("scores.double", n=row.stake))
        changes = tuple(row.paid[seat] for seat in order)
        totals = tuple(row.totals[seat] for seat in order)
        paid = ", ".join(f"{self._seating.name(seat)} {signed(row.paid[seat], tr.language)}" for seat in order)
        standing = ", ".join(signed(total, tr.language) for total in totals)
        told = tr("scores.hand", number=row.number, what=", ".join([what, *second]))
        figures = "scores.figures" if self._session.variant.carry.has_pot else "scores.figures-only"
        words = tr(figures, hand=told, paid=paid, totals=standing, pot=row.pot)
        if row.assisted:
            words = f"{words} {tr('scores.assisted')}"
        if row.known:
            words = f"{words} {tr('scores.known')}"
        for seat in order:
            if marks[seat].crossed:
                words = f"{words} {self._seating.says('slovenian.note.cancelled', seat)}"
        if any(each.got for each in marks):
            words = f"{words} {tr('slovenian.note.given')}"
        deal = [tr("settlement.sub.known")] if row.known else []
        if row.deal is not None:
            deal.insert(0, tr("settlement.sub.deal", number=written(row.deal, tr.language, LONGEST)))
        into: tuple[int, ...] = ()
        if any(entries):
            into = tuple(-entries[seat] for seat in order)
            words = f"{words} {entries_text(tr, self._seating.name, entries, order)}"
        return ScoreRow(
            str(row.number),
            " · ".join(deal),
            what,
            " · ".join(second),
            changes,
            totals,
            row.pot,
            row.assisted,
            words,
            into,
            tr("scores.entries") if into else "",
            tuple((marks[seat].crossed, marks[seat].got) for seat in order) if row.radli else (),
        )

    def _has_levels(self, contract: str | None) -> bool:
        """True if a level says anything about that contract."""
        found = self._session.variant.contract(contract) if contract is not None else None
        return found is not None and found.has_levels

    def _what(self, row: HandRow) -> str:
        """The contract with its declarer and partner; or the ending of a hand without one."""
        tr = self._tr
        if row.declarer is None or row.contract is None:
            return ended_text(tr, row.outcome)
        what = tr("scores.played", name=self._seating.name(row.declarer), contract=contract_name(tr, row.contract))
        return what if row.partner is None else self._seating.says("scores.with", row.partner, what=what)
