"""The journal at the right: the events of this hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget
from tarokgui.widgets.iconbutton import IconButton
from tarokgui.widgets.label import Panel
from tarokgui.widgets.scroll import ScrollBox, ScrollRow


def journal_dock(context: Context, dock: Rect, lines: Sequence[str], close: Callable[[], None]) -> Iterable[Widget]:
    """A sheet with the lines of the hand, the newest at the foot, and a button in its head that does *close*."""
    paint = context.paint
    sheet = dock.inset(paint.scale.px(6))
    body = Panel.body(sheet, paint)
    yield Panel("journal:sheet", sheet, context.tr("journal.title"))
    # Spoken words stand after a colon.
    rows = [ScrollRow(line, hint=context.game.explain(context.tr, line, said=": " in line)) for line in lines] or [
        ScrollRow(context.tr("journal.empty"))
    ]
    under = sheet.y + paint.scale.px(10)  # the inner rule of the sheet
    side = min(paint.scale.target, body.y - under - paint.scale.px(8))
    place = Rect(body.right - side, under + (body.y - under - side) // 2, side, side)
    yield IconButton("journal:close", place, context.tr("journal.close"), "close", close)
    yield ScrollBox("journal:lines", body, context.tr("journal.title"), rows, paint, at_end=True)
