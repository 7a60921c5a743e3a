"""The paper sheet of a phase: always inside the centre of the table, never over hand, advice or seats."""

from __future__ import annotations

from dataclasses import dataclass

from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.text import Face
from tarokgui.table.context import Context
from tarokgui.table.layout import TableLayout
from tarokgui.table.rowheights import captioned
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.label import Label, Panel
from tarokgui.widgets.pane import Pane

WIDEST = 860
"""The width in units that leaves room for words at both sides of a table of the usual proportions."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet, the widget that draws it, and the room for its contents."""

    rect: Rect
    panel: Panel
    body: Rect


def is_roomy(paint: DrawContext) -> bool:
    """True if letters have their usual size for the window; with very large ones panels are in one column."""
    return captioned(paint.scale)


def sheet_rect(layout: TableLayout) -> Rect:
    """The place of the largest sheet; words spoken at the sides keep clear of it."""
    width = min(round(layout.scale.px(WIDEST) * max(1.0, layout.scale.medium / layout.scale.px(18))), layout.centre.w)
    return Rect(layout.centre.x + (layout.centre.w - width) // 2, layout.centre.y, width, layout.centre.h)


def lay_sheet(
    context: Context, title: str, height: int | None = None, width: int | None = None, *, titled: bool = True
) -> Sheet:
    """A sheet in the middle with a title. *height* and *width* are those of the contents; None for all there is.

    Very large letters need the title's room, and so may contents, for which it is not *titled*: the line above the hand
    names the decision, and a screen reader has the title.
    """
    whole, paint = sheet_rect(context.layout), context.paint
    titled = titled and is_roomy(paint)
    outer = Panel.body(whole, paint, titled=titled)
    wide = whole.w if width is None else min(whole.w, width + whole.w - outer.w)
    high = whole.h if height is None else min(whole.h, height + whole.h - outer.h)
    rect = centred(wide, high, whole)
    return Sheet(rect, Panel("sheet", rect, title, titled=titled), Panel.body(rect, paint, titled=titled))


def pane(context: Context, id: str, rect: Rect, height: int) -> Pane:
    """A pane that stays where it was scrolled to when the widgets are made again."""
    scrolled = context.panes.scrolled

    def moved(offset: int) -> None:
        scrolled[id] = offset

    return Pane(id, rect, height, context.paint, scrolled.get(id, 0), moved)


def heading(context: Context, id: str, box: Rect, words: str) -> Label:
    """A small heading at the top of *box*."""
    scale, theme = context.paint.scale, context.paint.theme
    head = box._replace(h=context.paint.text.line_height(scale.small))
    return Label(id, head, words, px=scale.small, colour=theme.on_paper_second, face=Face.STRONG, wrapped=False)
