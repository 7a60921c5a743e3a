"""The body of the settlement sheet: count and open cards at the left, lines at the right, standings below."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.scenes.settlementsheet.cardcount import CLOSE, FOLDED, count, explained
from tarokgui.scenes.settlementsheet.opencards import least_cards, open_cards
from tarokgui.scenes.settlementsheet.pages import SheetPages
from tarokgui.scenes.settlementsheet.payments import payments, remarks
from tarokgui.scenes.settlementsheet.reckoning import reckoning
from tarokgui.scenes.settlementsheet.standings import standings
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.widgets.base import Widget
from tarokgui.widgets.heading import Rule
from tarokgui.widgets.pane import Pane
from tarokgui.widgets.readingpane import PaneEdge, ReadingPane

TWO_COLUMNS: Final = 34
"""Letters a sheet must be wide for two columns."""
DENSITIES: Final = (0, 1, 2, 3)
"""The densities of the sheet, the roomiest first."""
APART: Final = (18, 10, 10, 10, 4)
"""Units between the count and the open cards, for each density."""
WORTH: Final = 24
"""Units by which a sheet must become shorter if payments are to leave the column of the lines."""
SHARES: Final = (54, 46)
"""Per cent of the width for count and open cards: the cards are large if the lines beside them have room."""


class Body:
    """Everything between head and buttons. ``pane`` scrolls it; None while it all fits."""

    def __init__(self, sheet: SheetContext, changed: Callable[[], None], rebuild: Callable[[], None]) -> None:
        """*changed* is called when the body has scrolled, *rebuild* when another page is open."""
        self._sheet = sheet
        self._changed = changed
        self._rebuild = rebuild
        self._scrolled = 0
        self._pages = SheetPages(sheet, self._turned)
        self._laid = ""
        """The page that was laid last; empty if there are none."""
        self.pane: ReadingPane | None = None
        self.lead: tuple[str, ...] = ()
        """The words for which the head had no room: they stand first."""

    def lay(self, room: Rect) -> Iterable[Widget]:
        """Everything between head and buttons."""
        px, paint = self._sheet.paint.scale.px, self._sheet.paint
        self.pane, self._laid = None, ""
        if self._pages.wanted(room):
            yield from self._paged(room)
            return
        wide = room.w >= TWO_COLUMNS * paint.scale.medium
        foot = SheetLayout(paint, room.x, 0, room.w)
        standings(self._sheet, foot)
        above = Rect(room.x, room.y, room.w, room.h - foot.y - px(20))
        if self.lead and wide:
            lead = SheetLayout(paint, room.x, room.y, room.w)
            self._lead(lead)
            above = Rect(room.x, lead.y, room.w, above.bottom - lead.y)
        if wide and above.h > 0:
            for density, share in product(DENSITIES, SHARES):
                made = self._columns(above, density, share, fixed=True)
                if made is None:
                    continue
                # The spare height goes above as well as below.
                spare = min(px(26), (above.bottom - max(widget.rect.bottom for widget in made)) // 3)
                lower_room = Rect(above.x, above.y + spare, above.w, above.h - spare)
                if self.lead:
                    yield from lead.widgets
                yield from self._columns(lower_room, density, share, fixed=True) or made
                yield Rule("rule", Rect(room.x, above.bottom + px(2), room.w, px(14)))
                lower = SheetLayout(paint, room.x, room.bottom - foot.y, room.w)
                standings(self._sheet, lower)
                yield from lower.widgets
                return
        # Too much for the sheet: the rest is reached by scrolling.
        width, paid = room.w - Pane.gutter(paint), bool(self._sheet.done.lines or self._sheet.done.transfers)
        column = SheetLayout(paint, room.x, room.y, width)
        self._lead(column)
        if wide:
            made = self._columns(Rect(room.x, column.y, width, room.h), FOLDED, SHARES[-1], fixed=False)
            column.widgets += made or []
            column.y = max(widget.rect.bottom for widget in column.widgets)
        else:
            reckoning(self._sheet, column, CLOSE)
            payments(self._sheet, column, CLOSE)
            remarks(self._sheet, column)
        column.space(6 if wide else 14)
        standings(self._sheet, column)
        if wide and paid:
            explained(self._sheet, column)
        if not wide:
            column.space(14)
            open_cards(self._sheet, column, None)
        yield from self._scroll(room, column)

    def _scroll(self, room: Rect, column: SheetLayout) -> Iterable[Widget]:
        """The column in a pane that scrolls."""
        px, paint = self._sheet.paint.scale.px, self._sheet.paint
        pane = ReadingPane("pane", room, column.y - room.y + px(4), paint, self._scrolled, self._moved)
        self.pane = pane
        yield pane
        yield from pane.hold(column.widgets)
        yield PaneEdge("more", Rect(room.x, room.bottom - px(1), column.w, px(12)), pane)

    def _paged(self, room: Rect) -> Iterable[Widget]:
        """The tabs, and the open page below them: as roomy as fits, else it scrolls."""
        px, paint = self._sheet.paint.scale.px, self._sheet.paint
        self._laid = self._pages.page
        yield from self._pages.tabs(room)
        above = paint.scale.target + px(10)
        below = room._replace(y=room.y + above, h=room.h - above)
        for density in DENSITIES:
            column = self._pages.lay(below, density, self._lead)
            if column.y <= below.bottom:
                yield from column.widgets
                return
        narrow = below._replace(w=below.w - Pane.gutter(paint))
        yield from self._scroll(below, self._pages.lay(narrow, DENSITIES[-1], self._lead))

    def turn_page(self) -> None:
        """Have the page turned once the count is over."""
        if self._laid and self._laid != self._pages.page:
            self._turned()

    def _turned(self) -> None:
        self._scrolled = 0
        self._rebuild()

    def _lead(self, layout: SheetLayout) -> None:
        """Set the paragraphs that lead."""
        for number, paragraph in enumerate(self.lead):
            layout.text(f"lead:{number}", paragraph, grown=self._sheet.grown("verdict"))
        if self.lead:
            layout.space(10)

    def _columns(self, room: Rect, density: int, share: int, *, fixed: bool) -> list[Widget] | None:
        """Both columns in *room*, the left one *share* per cent of it; None if they must fit (*fixed*) and do not."""
        px, paint = self._sheet.paint.scale.px, self._sheet.paint
        if not self._sheet.done.lines and not self._sheet.done.transfers:
            return self._unpaid(room, fixed=fixed)
        gap = px(44 if fixed else 28)
        left = SheetLayout(paint, room.x, room.y, (room.w - gap) * share // 100)
        count(self._sheet, left, density)
        left.space(APART[min(density, FOLDED)])
        right = SheetLayout(paint, left.x + left.w + gap, room.y, room.w - gap - left.w)
        reckoning(self._sheet, right, density)
        if not fixed:
            return self._levelled(left, right, density)
        payments(self._sheet, right, density)
        remarks(self._sheet, right)
        if right.y > room.bottom or left.y + least_cards(self._sheet, left) > room.bottom:
            return None
        open_cards(self._sheet, left, room.bottom)
        return [*left.widgets, *right.widgets]

    def _levelled(self, left: SheetLayout, right: SheetLayout, density: int) -> list[Widget]:
        """Below the count and the lines all the rest, so that neither column is much longer than the other."""
        made = []
        for paying in (right, left):  # payments stand under the lines unless the sheet grows by that
            columns = [each.copy() for each in (left, right)]
            payments(self._sheet, columns[paying is right], density)
            shorter, longer = sorted(columns, key=lambda layout: layout.y)
            cards = least_cards(self._sheet, shorter)
            remarks(self._sheet, shorter if shorter.y + cards < longer.y else longer)
            shorter.space(4)
            # The cards reach no further down than the other column, if they have room there.
            open_cards(self._sheet, shorter, max(longer.y, shorter.y + cards))
            made.append((max(layout.y for layout in columns), [*columns[0].widgets, *columns[1].widgets]))
        (usual, widgets), (other, moved) = made
        return moved if usual - other > self._sheet.paint.scale.px(WORTH) else widgets

    def _unpaid(self, room: Rect, *, fixed: bool) -> list[Widget] | None:
        """One column where nothing was counted and nothing is paid, with the cards that are open now."""
        column = SheetLayout(self._sheet.paint, room.x, room.y, room.w)
        column.space(10)
        reckoning(self._sheet, column, 0)
        payments(self._sheet, column, 0)
        remarks(self._sheet, column)
        column.space(18)
        if fixed and column.y + least_cards(self._sheet, column) > room.bottom:
            return None
        open_cards(self._sheet, column, room.bottom if fixed else None)
        return column.widgets

    def _moved(self, offset: int) -> None:
        self._scrolled = offset
        self._changed()
