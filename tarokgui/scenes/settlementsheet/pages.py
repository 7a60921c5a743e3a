"""The body of a settlement in large letters: two pages with a tab for each, the reckoning and the count."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.scenes.settlementsheet.cardcount import CLOSE, count
from tarokgui.scenes.settlementsheet.opencards import least_cards, open_cards
from tarokgui.scenes.settlementsheet.payments import BEFORE, payments, remarks
from tarokgui.scenes.settlementsheet.reckoning import reckoning
from tarokgui.scenes.settlementsheet.standings import standings
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.widgets.arrangement import row
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, button_size
from tarokgui.widgets.heading import Rule

ROOMY: Final = 46
"""A sheet of fewer letters has two pages."""
TWO_COLUMNS: Final = 30
"""Letters a page must be wide for two columns."""
SHARE: Final = 52
"""Per cent of the width for the left column of a page."""
WHY, COUNT = "why", "count"


class SheetPages:
    """The page that is open: the one chosen, else the count while it is counted, and then the reckoning."""

    def __init__(self, sheet: SheetContext, turned: Callable[[], None]) -> None:
        self._sheet = sheet
        self._turned = turned
        self._chosen = ""

    def wanted(self, room: Rect) -> bool:
        """True if the sheet is to have pages: its letters are large, and there is more than the reckoning."""
        sheet = self._sheet
        paid = bool(sheet.done.lines or sheet.done.transfers)
        return paid and bool(sheet.shown.play.tricks) and room.w < ROOMY * sheet.paint.scale.medium

    @property
    def page(self) -> str:
        """The open page."""
        counting = self._sheet.timeline.value("verdict", 1.0) < 1
        return self._chosen or (COUNT if counting else WHY)

    def _turn(self, page: str) -> None:
        self._chosen = page
        self._turned()

    def tabs(self, room: Rect) -> Iterable[Widget]:
        """The tabs at the left above."""
        tr, paint = self._sheet.tr, self._sheet.paint
        words = {page: tr(f"settlement.page.{page}") for page in (WHY, COUNT)}
        widths = [max(button_size(paint, label)[0], paint.scale.px(130)) for label in words.values()]
        places = row(room._replace(h=paint.scale.target), widths, paint.scale.px(10))
        for (page, label), place in zip(words.items(), places, strict=True):
            tab = Button(f"page:{page}", place, label, lambda page=page: self._turn(page))  # type: ignore[misc]
            tab.role, tab.chosen = "tab", page == self.page
            yield tab

    def lay(self, room: Rect, density: int, lead: Callable[[SheetLayout], None]) -> SheetLayout:
        """The open page in *room*, closer for a higher *density*; the *lead* goes before the reckoning."""
        column = SheetLayout(self._sheet.paint, room.x, room.y, room.w)
        if self.page == WHY:
            lead(column)
            self._halves(column, (self._lines, self._paid), density)
            column.space(12)
            self._standings(column, room.bottom)
        else:
            self._halves(column, (self._counted, self._cards), density)
        return column

    def _standings(self, column: SheetLayout, bottom: int) -> None:
        """Set the standings at the foot under a rule, or next in the column if it is too long for that."""
        sheet, paint = self._sheet, column.paint
        foot = SheetLayout(paint, column.x, 0, column.w)
        standings(sheet, foot)
        top, rule = bottom - foot.y, paint.scale.px(14)
        if column.y + rule <= top:
            column.widgets.append(Rule("rule", Rect(column.x, top - rule - paint.scale.px(4), column.w, rule)))
            column.y = top
        standings(sheet, column)

    def _halves(self, column: SheetLayout, parts: tuple[Callable[[SheetLayout, int], None], ...], density: int) -> None:
        """Set both parts side by side, or one below the other where the letters are too large for that."""
        if column.w < TWO_COLUMNS * column.paint.scale.medium:
            for part in parts:
                part(column, density)
                column.space(10)
            return
        gap = column.paint.scale.px(32)
        wide = (column.w - gap) * SHARE // 100
        left = SheetLayout(column.paint, column.x, column.y, wide)
        right = SheetLayout(column.paint, column.x + wide + gap, column.y, column.w - gap - wide)
        for layout, part in zip((left, right), parts, strict=True):
            if part == self._paid and self._sheet.done.transfers:  # the captions of both stand on one line
                layout.y -= layout.paint.scale.px(BEFORE[min(density, CLOSE)])
            part(layout, density)
            column.widgets += layout.widgets
        column.y = max(left.y, right.y)

    def _lines(self, layout: SheetLayout, density: int) -> None:
        reckoning(self._sheet, layout, density)

    def _paid(self, layout: SheetLayout, density: int) -> None:
        payments(self._sheet, layout, density)
        remarks(self._sheet, layout)

    def _counted(self, layout: SheetLayout, density: int) -> None:
        count(self._sheet, layout, density)

    def _cards(self, layout: SheetLayout, density: int) -> None:
        foot = layout.y + least_cards(self._sheet, layout) if density >= CLOSE else None
        open_cards(self._sheet, layout, foot)
