"""The plan of the open book: where contents, spine and page stand in a window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.setcolumn import MEASURE, body_size

LEAST_MEASURE: Final = 21
"""A column of text with the contents beside it is at least so many sizes of its letters wide, or they part."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of the book. ``contents`` is None where there is only room for one of contents and page."""

    sheet: Rect
    header: Rect
    rule: Rect
    contents: Rect | None
    spine: Rect | None
    leaf: Rect
    column: Rect


def plan_book(window: Rect, paint: DrawContext) -> Plan:
    """Contents and page side by side if a column of text has room beside the contents, else one of them."""
    px, scale = paint.scale.px, paint.scale
    text = body_size(paint)
    contents_w = max(px(270), round(scale.medium * 16))
    pad, gutter, margin = px(30), px(52), px(26)
    column = MEASURE * text
    most = window.w - 2 * px(28)
    width = min(most, 2 * pad + contents_w + gutter + column + 2 * margin)
    beside = width - 2 * pad - contents_w - gutter - 2 * margin >= LEAST_MEASURE * text
    if not beside:
        width = min(most, 2 * pad + column + 2 * margin)
    sheet = Rect((window.w - width) // 2, px(27), width, window.h - 2 * px(27))
    high = max(scale.target, round(scale.medium * 1.7))
    header = Rect(sheet.x + pad, sheet.y + px(20), sheet.w - 2 * pad, high)
    rule = Rect(header.x, header.bottom + px(9), header.w, px(10))
    top = rule.bottom + px(8)
    body = Rect(sheet.x + pad, top, sheet.w - 2 * pad, sheet.bottom - px(18) - top)
    if not beside:
        room = Rect(body.x + margin // 2, body.y, body.w - margin - px(12), body.h)
        return Plan(sheet, header, rule, None, None, body, room)
    contents = Rect(body.x, body.y, contents_w, body.h)
    spine = Rect(contents.right, body.y + px(6), gutter, body.h - px(12))
    leaf = Rect(spine.right, body.y, body.right - spine.right, body.h)
    measure = min(column, leaf.w - margin - px(14))
    room = Rect(leaf.x + (leaf.w - measure) // 2, leaf.y, measure, leaf.h)
    return Plan(sheet, header, rule, contents, spine, leaf, room)
