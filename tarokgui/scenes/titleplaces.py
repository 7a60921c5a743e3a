"""The places of the title: the sheet with its lines, the fan of cards beside it."""

from __future__ import annotations

from typing import NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align
from tarokgui.scenes.titlefan import Fan, fan_in
from tarokgui.widgets.arrangement import column
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.label import Label
from tarokgui.widgets.wordmark import Wordmark


class TitlePlaces(NamedTuple):
    """The sheet and its parts, from the top; the fan if the cards have room beside it."""

    sheet: Rect
    fan: Fan | None
    name: Rect
    card: Rect
    entries: tuple[Rect, ...]
    leave: Rect


def title_places(paint: DrawContext, window: Rect, entries: int, foremost: str) -> TitlePlaces:
    """The places for so many *entries*; a *foremost* button other than ``new`` is higher and stands above them."""
    px, text, scale = paint.scale.px, paint.text, paint.scale
    line, small = text.line_height(scale.large), text.line_height(scale.small)
    gap, pad = px(12), px(36)
    plain = max(px(48, 36), line + px(8))
    great = max(px(84 if foremost == "first" else 68), line + small + px(12)) + gap if foremost != "new" else 0
    last = max(px(36), text.line_height(scale.medium))
    width = min(max(px(388), round(scale.large * 13)), window.w - px(60))
    mark = Wordmark.height(paint, width - 2 * px(44))
    room = window.h - px(48)
    wanted = mark + great + entries * (plain + gap) + last
    if wanted + 2 * pad > room:  # large letters in a low window: closer together
        pad, gap = px(18), px(6)
        plain = min(plain, (room - 2 * pad - mark - great - last) // entries - gap)
        wanted = mark + great + entries * (plain + gap) + last
    sheet, fan = _sheet(paint, window, width, min(room, wanted + 2 * pad))
    inner = sheet.inset(px(44), 0)
    lines = inner._replace(y=sheet.y + (sheet.h - wanted) // 2)
    name, resumed, *places, leave = column(lines, [mark, great, *[plain + gap] * entries, last])
    return TitlePlaces(
        sheet,
        fan,
        name,
        resumed._replace(h=great - px(12)),
        tuple(place._replace(h=plain) for place in places),
        leave._replace(x=leave.x + leave.w // 4, w=leave.w // 2),
    )


def _sheet(paint: DrawContext, window: Rect, width: int, height: int) -> tuple[Rect, Fan | None]:
    """The sheet, at the left if the cards have room beside it, else in the middle; and the cards."""
    px = paint.scale.px
    rim, top = px(30), px(88)
    left = px(76)
    room = Rect(left + width + rim, top, window.w - left - width - 2 * rim, window.h - top - rim)
    fan = fan_in(room.inset(px(10), 0), px(190))
    x = left if fan is not None else (window.w - width) // 2
    return Rect(x, (window.h - height) // 2, width, height), fan


def reading_line(paint: DrawContext, window: Rect, sheet: Rect, label: str) -> Label:
    """A line below the sheet, or beside it where there is no room.

    The program reads, and there is no button yet that could say so.
    """
    px, small = paint.scale.px, paint.scale.small
    high = paint.text.line_height(small)
    place = Rect(sheet.x, sheet.bottom + px(8), sheet.w, high)
    if place.bottom > window.h - px(24):
        beside = sheet.right + px(12)
        place = Rect(beside, sheet.bottom - px(24) - high, window.w - beside - px(24), high)
    return Label("reading", place, label, px=small, colour=paint.theme.on_felt, align=Align.CENTRE, wrapped=False)
