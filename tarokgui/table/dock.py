"""The journal at the right: what has happened in this hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tarokgui.draw.geometry import Rect
from tarokgui.games.romanian.meanings import with_meanings
from tarokgui.table.context import Context
from tarokgui.widgets.base import Widget
from tarokgui.widgets.label import Panel
from tarokgui.widgets.scroll import Row, ScrollBox


def journal_dock(context: Context, dock: Rect, lines: Sequence[str]) -> Iterable[Widget]:
    """A sheet with the lines of the hand, the newest at the foot."""
    paint = context.paint
    sheet = dock.inset(paint.scale.px(6))
    body = Panel.body(sheet, paint)
    yield Panel("journal:sheet", sheet, context.tr("journal.title"))
    # What somebody has said stands after a colon.
    rows = [Row(line, hint=with_meanings(context.tr, line, said=": " in line)) for line in lines] or [
        Row(context.tr("journal.empty"))
    ]
    yield ScrollBox("journal:lines", body, context.tr("journal.title"), rows, paint, at_end=True)
