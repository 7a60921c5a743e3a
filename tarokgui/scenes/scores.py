"""The score sheet of the evening: how everybody stands and how it came to that, hand by hand, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, overload

from engine import CommonOutcome, Seat, in_turn_from
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.forms.sheet import SheetScene
from tarokgui.kit.commands import Command, Key
from tarokgui.kit.node import Node
from tarokgui.rulebook.places import sheet_page
from tarokgui.session.evening import Session
from tarokgui.session.scoresheet import HandRow, marks_of, paid_in
from tarokgui.viewmodel.readout import standing_words
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import button_size
from tarokgui.widgets.label import Label
from tarokgui.widgets.portrait import Party
from tarokgui.widgets.scorerow import ScoreColumns, ScoreRow, flat_width
from tarokgui.widgets.scoretable import ScoreTable
from tarokgui.widgets.signnote import SignNote
from tarokgui.widgets.standing import ColumnHead
from tarokgui.widgets.standingchart import Course, StandingChart
from tarokgui.wording.numerals import LONGEST, signed, written
from tarokgui.wording.seating import seating_of
from tarokgui.wording.settlements import ended_text, entries_text, outcome_text
from tarokgui.wording.terms import contract_name

if TYPE_CHECKING:
    from tarokgui.services.program import Program

WHAT = 430.0
"""So wide a column is enough for what was played, in units; more goes to the players."""

BLOCK = 20
"""Rows that are asked for together: those of long ago lie in a file."""

POINTS = 80
"""So many hands are enough for a chart of this size, and few enough to be looked up one by one."""

SEEN = 80
"""So many hands are looked through for radli that were crossed out."""

LEAST_WHAT = 9
"""It has at least so many letters, even if the names of the players must be shortened."""


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


class ScoresScene(SheetScene):
    """How everybody stands."""

    name = "scores"
    width, height = 1120.0, 760.0

    def __init__(self, program: Program, session: Session) -> None:
        super().__init__(program)
        self.session = session
        self.seating = seating_of(session, program.feedback.tr)
        self.title = program.feedback.tr("scores.title")
        self._table: ScoreTable | None = None

    def settings_changed(self) -> None:
        """Perhaps in another language."""
        self.title = self.tr("scores.title")

    @property
    def first_words(self) -> str:
        """The title, and how everybody stands."""
        return f"{self.title}. {standing_words(self.session.view, self.seating, self.session.totals())}"

    def contents(self, room: Rect) -> Iterable[Widget]:
        """Totals over their columns, the chart beside them, the hands below, what the sign means at the foot."""
        px, tr, paint = self.scale.px, self.tr, self.paint
        order = list(in_turn_from(self.session.human, self.session.variant.players))
        parties = [Party(self.seating.person(seat), self.seating.name(seat)) for seat in order]
        pot = Party(None, tr("settlement.pot"))
        totals = self.session.totals()
        columns = self._columns(room.w - ScoreTable.gutter(paint), parties, [totals[seat] for seat in order], pot)
        circles = self._circles()
        head = Rect(room.x, room.y, room.w, ColumnHead.height(paint, circles=circles is not None))
        left = Rect(head.x, head.y, columns.number + columns.what - px(20), head.h)
        rows = self.session.rows
        if len(rows) > 0:
            chart = StandingChart("chart", left, tr("scores.chart"), self._courses(order, left.w), tr.language)
            if left.w > px(120) and left.w >= chart.least(paint):
                yield chart
        x = room.x + columns.number + columns.what
        for seat, party in zip(order, parties, strict=True):
            place = Rect(x, head.y, columns.player - px(8), head.h)
            mine = circles[seat] if circles is not None else None
            told = tr("slovenian.radli", n=mine[1]) if mine is not None and mine[1] else ""
            yield ColumnHead(f"total:{seat}", place, party, totals[seat], tr.language, circles=mine, told=told)
            x += columns.player
        if columns.pot:
            place = Rect(x, head.y, columns.pot - px(8), head.h)
            yield ColumnHead("total:pot", place, pot, self._pot_now(), tr.language)
        top = head.bottom + px(8)
        box = Rect(room.x, top, room.w, room.bottom - top)
        now = self._now(order)
        if not rows and now is None:
            yield Label(
                "none", box, tr("scores.none"), px=self.scale.medium, colour=paint.theme.on_paper, face=Face.BODY
            )
            return
        offset = self._table.offset if self._table is not None else 0
        made = NewestFirst(rows, lambda row, before: self._row(row, before, order), now)
        cursor = None if self._table is None else self._table.cursor
        self._table = ScoreTable(
            box,
            tr("scores.hands"),
            made,
            columns,
            paint,
            tr.language,
            offset=offset,
            opens=self._opens,
            open=self._look,
        )
        self._table.cursor = cursor
        yield self._table
        room_left = room.w - button_size(paint, tr("button.close"))[0] - px(20)
        foot = Rect(room.x, room.bottom + px(10), room_left, self.scale.target)
        legend = SignNote("legend", foot, tr("scores.assisted"), "undo")
        self._table.explain(legend)
        yield legend
        if self.session.variant.carry.has_pot and not any(row.assisted for row in rows[-SEEN:]):
            words = tr("scores.entries-small")
            yield Label("entries", foot, words, px=self.scale.small, colour=paint.theme.on_paper_second)
        if circles is not None and not any(row.assisted for row in rows[-SEEN:]):
            yield Label("circles", foot, tr("scores.circles"), px=self.scale.small, colour=paint.theme.on_paper_second)

    def _circles(self) -> list[tuple[int, int]] | None:
        """How many radli of each seat were crossed out lately, and how many are open; None in games without."""
        session = self.session
        begun = session.variant.carry.circles(session.match.own)
        if not begun or not session.variant.options.get("radli", True):
            return None
        rows, last = session.rows, session.moment.row
        now = last.radli if last is not None else begun
        seen = [*rows[-SEEN:]]
        crossed = [0] * self.session.variant.players
        for number, row in enumerate(seen):
            before = seen[number - 1] if number else None
            if before is not None or len(rows) <= SEEN:
                for seat, marks in enumerate(marks_of(row, before)):
                    crossed[seat] += marks.crossed
        return [*zip(crossed, now, strict=True)]

    def _pot_now(self) -> int:
        settled = self.session.settlement
        return settled.pot if settled is not None and not self.session.finished else self.session.match.pot

    def _columns(self, width: int, parties: list[Party], totals: list[int], pot: Party) -> ScoreColumns:
        """As wide as names and figures are; what was played gets the rest."""
        px, paint, scale = self.scale.px, self.paint, self.scale
        text = paint.text
        language = self.tr.language

        def least(name: str, number: int, *, roughly: bool = False) -> int:
            return ColumnHead.least(paint, name, number, language, roughly=roughly) + px(8)

        named = zip(parties, totals, strict=True)
        player = max(px(84), *(least(party.name, total) for party, total in named))
        lies = least(pot.name, self._pot_now()) if self.session.variant.carry.has_pot else 0
        number = text.size("888", Face.LABEL, scale.medium)[0] + px(20)
        carry = self.session.variant.carry
        flat = flat_width(paint, beside=carry.has_pot or self._circles() is not None)
        if width - number - max(player, flat) * len(parties) - lies >= LEAST_WHAT * scale.medium:
            player = max(player, flat)
        if width - number - player * len(parties) - lies < LEAST_WHAT * scale.medium:
            player = max(least("", total) for total in totals)  # then a long name is told by its tooltip
        if width - number - player * len(parties) - lies < LEAST_WHAT * scale.medium:
            player = max(least("", total, roughly=True) for total in totals)  # and what a number is exactly
            lies = least(pot.name, self._pot_now(), roughly=True) if lies else 0
        spare = width - number - player * len(parties) - lies - px(WHAT)
        player += max(0, min(px(34), spare // len(parties)))
        return ScoreColumns(number, width - number - player * len(parties) - lies, player, lies)

    def _courses(self, order: list[Seat], most: int) -> list[Course]:
        """How everybody stood, after no more hands than can be told apart in a chart of *most* pixels."""
        rows = self.session.rows
        last = len(rows) - 1
        points = min(len(rows), POINTS, max(2, most))
        seen = [rows[last * point // max(1, points - 1)] for point in range(points)]
        seen = [row for row in seen if row.outcome in self.session.variant.outcomes] or seen
        first = tuple(total - paid for total, paid in zip(seen[0].totals, seen[0].paid, strict=True))
        return [Course(self.seating.name(seat), (first[seat], *(row.totals[seat] for row in seen))) for seat in order]

    def _now(self, order: list[Seat]) -> ScoreRow | None:
        """The hand that is being played, if somebody has paid into the pot for it."""
        tr, session = self.tr, self.session
        entries = session.match.entries
        if session.hand_over or session.finished or not any(entries):
            return None
        number, what = session.match.hands + 1, tr("scores.now")
        totals = tuple(session.match.totals[seat] for seat in order)
        paid = tuple(-entries[seat] for seat in order)
        words = tr("scores.hand", number=number, what=what)
        told = f"{words}: {entries_text(tr, self.seating.name, entries, order)}"
        return ScoreRow(
            str(number), "", what, "", (), totals, session.match.pot, False, told, paid, tr("scores.entries")
        )

    def _row(self, row: HandRow, before: HandRow | None, order: list[Seat]) -> ScoreRow:
        tr = self.tr
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
        paid = ", ".join(f"{self.seating.name(seat)} {signed(row.paid[seat], tr.language)}" for seat in order)
        standing = ", ".join(signed(total, tr.language) for total in totals)
        told = tr("scores.hand", number=row.number, what=", ".join([what, *second]))
        figures = "scores.figures" if self.session.variant.carry.has_pot else "scores.figures-only"
        words = tr(figures, hand=told, paid=paid, totals=standing, pot=row.pot)
        if row.assisted:
            words = f"{words} {tr('scores.assisted')}"
        if row.known:
            words = f"{words} {tr('scores.known')}"
        for seat in order:
            if marks[seat].crossed:
                words = f"{words} {self.seating.says('slovenian.note.cancelled', seat)}"
        if any(each.got for each in marks):
            words = f"{words} {tr('slovenian.note.given')}"
        deal = [tr("settlement.sub.known")] if row.known else []
        if row.deal is not None:
            deal.insert(0, tr("settlement.sub.deal", number=written(row.deal, tr.language, LONGEST)))
        into: tuple[int, ...] = ()
        if any(entries):
            into = tuple(-entries[seat] for seat in order)
            words = f"{words} {entries_text(tr, self.seating.name, entries, order)}"
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
        """Whether a level says anything about that contract."""
        found = self.session.variant.contract(contract) if contract is not None else None
        return found is not None and found.has_levels

    def _what(self, row: HandRow) -> str:
        """What was played and by whom."""
        tr = self.tr
        if row.declarer is None or row.contract is None:
            return ended_text(tr, row.outcome)
        what = tr("scores.played", name=self.seating.name(row.declarer), contract=contract_name(tr, row.contract))
        return what if row.partner is None else self.seating.says("scores.with", row.partner, what=what)

    def _number(self, place: int) -> int:
        """The number of the hand, from 0, in that row from the top; one that is played now has none."""
        rows = self.session.rows
        return len(rows) - 1 - place + (len(self._table.rows) - len(rows) if self._table is not None else 0)

    def _opens(self, place: int) -> str:
        """The press of that row: it opens the hand once that is over."""
        number = self._number(place)
        return self.tr("scores.look", number=number + 1) if number < len(self.session.rows) else ""

    def _look(self, place: int) -> None:
        """Go through the hand of that row, or say that nothing but its row was kept."""
        hand = self.session.played.hand(self._number(place))
        if hand is None:
            self.say(self.tr("lookback.gone"))
        else:
            self.program.routes.look_back(hand)

    def extra_nodes(self) -> Iterable[Node]:
        """The hands in sight."""
        return () if self._table is None else self._table.row_nodes()

    def rules_page(self) -> str:
        """How the sheet is read."""
        return sheet_page(self.session.variant.key)

    def do(self, act: str) -> bool:
        """The key of the score sheet closes it again."""
        if act == "scores":
            self.close()
            return True
        return super().do(act)

    def handle(self, command: Command) -> bool:
        """Keys that scroll do so wherever the focus is."""
        table = self._table
        goes = isinstance(command, Key) and not command.mods and table is not None and table.focused
        if goes and isinstance(command, Key) and table is not None and table.go(command.name):
            assert table.cursor is not None
            self._note_device(command)
            self.program.feedback.speak(table.rows[table.cursor].words)
            self.dirty = True
            return True
        before = {node.id for node in self.extra_nodes()}
        scrolls = isinstance(command, Key) and not command.mods and self._table is not None
        if scrolls and isinstance(command, Key) and self._table is not None and self._table.turn(command.name):
            self.program.feedback.speak(" ".join(node.label for node in self.extra_nodes() if node.id not in before))
            self.program.loop.by_keyboard = True
            self.dirty = True
            return True
        return super().handle(command)
