"""The score sheet of the evening: the totals over the hands, the newest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.forms.sheet import SheetScene
from tarokgui.kit.commands import Command, Key
from tarokgui.kit.node import Node
from tarokgui.rulebook.places import sheet_page
from tarokgui.scenes.scorerows import HandWords
from tarokgui.scenes.scoretotals import SEEN, ScoreTotals
from tarokgui.session.evening import Evening
from tarokgui.viewmodel.readout import standing_words
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import button_size
from tarokgui.widgets.heading import SectionHead
from tarokgui.widgets.label import Label
from tarokgui.widgets.scorerow import ScoreColumns
from tarokgui.widgets.scoretable import ScoreTable
from tarokgui.widgets.signnote import SignNote
from tarokgui.widgets.totals import ColumnHead
from tarokgui.widgets.totalschart import TotalsChart
from tarokgui.wording.seating import seating_of

if TYPE_CHECKING:
    from tarokgui.services.program import Program

LEAST_CHART, MOST_CHART = 110.0, 260.0
"""The height of a chart below the hands, in units."""


class ScoresScene(SheetScene):
    """The standings of the evening."""

    name = "scores"
    width, height = 1120.0, 760.0

    def __init__(self, program: Program, session: Evening) -> None:
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
        """The title, and the standings."""
        return f"{self.title}. {standing_words(self.session.view, self.seating, self.session.totals())}"

    def contents(self, room: Rect) -> Iterable[Widget]:
        """Totals over their columns, the hands, the chart, and the meaning of the sign at the foot.

        The chart has the room that the hands leave, else it is beside the totals.
        """
        px, tr, paint = self.scale.px, self.tr, self.paint
        totals = ScoreTotals(self.session, self.seating, tr)
        columns = totals.columns(paint, room.w - ScoreTable.gutter(paint))
        circles = totals.circles()
        head = Rect(room.x, room.y, room.w, ColumnHead.height(paint, circles=circles is not None))
        top = head.bottom + px(8)
        box = Rect(room.x, top, room.w, room.bottom - top)
        rows = HandWords(self.session, self.seating, tr, totals.order).rows()
        if not rows:
            yield from self._head(head, totals, columns, circles)
            yield Label(
                "none", box, tr("scores.none"), px=self.scale.medium, colour=paint.theme.on_paper, face=Face.BODY
            )
            return
        old = self._table
        self._table = ScoreTable(
            box,
            tr("scores.hands"),
            rows,
            columns,
            paint,
            tr.language,
            offset=old.offset if old is not None else 0,
            opens=self._opens,
            open=self._look,
        )
        self._table.cursor = old.cursor if old is not None else None
        spare = box.h - self._table.used() - px(20) - SectionHead.height(paint)
        below = spare >= px(LEAST_CHART) and len(self.session.rows) > 0
        yield from self._head(head, totals, columns, circles, chart=not below)
        yield self._table
        if below:
            self._table.rect = box._replace(h=self._table.used())
            caption = Rect(box.x, self._table.rect.bottom + px(14), box.w, SectionHead.height(paint))
            yield SectionHead("head-chart", caption, tr("scores.chart"))
            place = Rect(box.x, caption.bottom + px(6), box.w, min(px(MOST_CHART), spare))
            yield TotalsChart("chart", place, tr("scores.chart"), totals.courses(place.w), tr.language)
        room_left = room.w - button_size(paint, tr("button.close"))[0] - px(20)
        foot = Rect(room.x, room.bottom + px(10), room_left, self.scale.target)
        yield from self._foot(foot, self._table, circles=circles is not None)

    def _head(
        self,
        head: Rect,
        totals: ScoreTotals,
        columns: ScoreColumns,
        circles: list[tuple[int, int]] | None,
        *,
        chart: bool = False,
    ) -> Iterable[Widget]:
        """The totals over their columns, and beside them the *chart*, or the caption of the hands."""
        px, tr, paint = self.scale.px, self.tr, self.paint
        left = Rect(head.x, head.y, columns.number + columns.what - px(20), head.h)
        if chart and len(self.session.rows) > 0:
            course = TotalsChart("chart", left, tr("scores.chart"), totals.courses(left.w), tr.language)
            if left.w > px(120) and left.w >= course.least(paint):
                yield course
        elif len(self.session.rows) > 0:
            high = SectionHead.height(paint)
            yield SectionHead("head-hands", left._replace(y=left.bottom - high, h=high), tr("scores.hands"))
        x = head.x + columns.number + columns.what
        for seat, party, total in zip(totals.order, totals.parties, totals.totals, strict=True):
            place = Rect(x, head.y, columns.player - px(8), head.h)
            mine = circles[seat] if circles is not None else None
            told = tr("slovenian.radli", n=mine[1]) if mine is not None and mine[1] else ""
            yield ColumnHead(f"total:{seat}", place, party, total, tr.language, circles=mine, told=told)
            x += columns.player
        if columns.pot:
            place = Rect(x, head.y, columns.pot - px(8), head.h)
            yield ColumnHead("total:pot", place, totals.pot, totals.pot_now(), tr.language)

    def _foot(self, foot: Rect, table: ScoreTable, *, circles: bool) -> Iterable[Widget]:
        """The meaning of the sign, and of small figures and circles where no row bears the sign."""
        tr, small, grey = self.tr, self.scale.small, self.paint.theme.on_paper_second
        legend = SignNote("legend", foot, tr("scores.assisted"), "undo")
        table.explain(legend)
        yield legend
        has_pot = self.session.variant.carry.has_pot
        if not (has_pot or circles) or any(row.assisted for row in self.session.rows[-SEEN:]):
            return
        if has_pot:
            yield Label("entries", foot, tr("scores.entries-small"), px=small, colour=grey)
        if circles:
            yield Label("circles", foot, tr("scores.circles"), px=small, colour=grey)

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
        """The page about reading the sheet."""
        return sheet_page(self.session.variant.key)

    def do(self, act: str) -> bool:
        """Close by the key of the score sheet."""
        if act == "scores":
            self.close()
            return True
        return super().do(act)

    def handle(self, command: Command) -> bool:
        """Handle a key; those that scroll do so wherever the focus is."""
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
