"""A question on a small sheet: a sentence, and its answers below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import RowKey, button_row
from tarokgui.table.panels.sheet import lay_sheet
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import button_size
from tarokgui.widgets.label import Label

WIDTH: Final = 560
"""The width of the sheet in units."""


def question_widgets(context: Context, title: str, words: str, keys: Sequence[RowKey]) -> Iterable[Widget]:
    """The sheet with the question in *words*, the *keys* below them."""
    paint, scale = context.paint, context.paint.scale
    width = max(scale.px(WIDTH), sum(button_size(paint, key.label)[0] + scale.px(20) for key in keys))
    sheet = lay_sheet(context, title, 1, width)
    high = paint.text.height(words, Face.BODY, scale.medium, sheet.body.w)
    sheet = lay_sheet(context, title, high + scale.px(16) + scale.target, width)
    body = sheet.body
    yield sheet.panel
    box = body._replace(h=min(high, body.h - scale.target - scale.px(8)))
    yield Label("sheet:text", box, words, px=scale.medium, colour=paint.theme.on_paper)
    line = Rect(body.x, body.bottom - scale.target, body.w, scale.target)
    yield from button_row(paint, keys, line, even=True)
