"""The tooltip: it touches its object, on the side where it covers least, and never leaves the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.base import Widget
    from tarokgui.widgets.drawcontext import DrawContext

APART: Final = 5
"""From the object to its tooltip, in units."""
WIDEST: Final = 340
"""A tooltip's words are wrapped at so many units, unless there is no room for so many lines."""
NARROWEST: Final = 130
"""With less room than this, in units, it is not at the side."""


class RoomToKeep(NamedTuple):
    """A place to be left free by the tooltip; of two it covers the one of less *weight*."""

    rect: Rect
    weight: int


GROUND: Final = 1
WORDS: Final = 4
DEED: Final = 12
CHOICE: Final = 100
NEVER: Final = 100_000
"""Weights: of the sheet under the object, of something to read, of something to press, of the player's present
choices, of things that no message covers.
"""


def kept_free(widgets: Iterable[Widget], owner: Widget, others: Iterable[Rect] = ()) -> list[RoomToKeep]:
    """The places that the tooltip of *owner* is to leave free: other *widgets*, and *others*, which have no widget."""
    own = seen(owner)
    kept = [RoomToKeep(rect, WORDS) for rect in others if not rect.contains(own)]
    for widget in widgets:
        if widget is owner or not widget.visible:
            continue
        rect = seen(widget)
        weight = GROUND if rect.contains(own) else DEED if widget.focusable else WORDS
        kept.append(RoomToKeep(rect, weight))
    return kept


def seen(widget: Widget) -> Rect:
    """The visible part of the thing that the tooltip of a widget is about, as it is drawn now."""
    rect = widget.told_of
    return rect if widget.clip is None else rect.common(widget.clip)


def pressable(place: Rect, kept: Sequence[RoomToKeep]) -> int:
    """The area of things to press that a tooltip there covers, in square pixels."""
    return sum(_area(place.common(rect)) for rect, weight in kept if weight >= DEED and rect.meets(place))


def tooltip_rect(
    paint: DrawContext,
    text: str,
    anchor: Rect,
    window: Rect,
    kept: Sequence[RoomToKeep] = (),
    at: tuple[int, int] | None = None,
) -> Rect:
    """The place for the tooltip of something at *anchor*: above it, below or beside, where it covers least of *kept*.

    *at* is the point at which the pointer came onto the object: along a long one the tooltip is there.
    """
    anchor = anchor.common(window)
    room = window.inset(paint.scale.px(4))
    best: tuple[int, Rect] | None = None
    for place in _places(paint, text, anchor, room, at):
        if place.meets(anchor) or not room.contains(place):
            continue
        cost = sum(weight * _area(place.common(rect)) for rect, weight in kept if rect.meets(place))
        if best is None or cost < best[0]:
            best = (cost, place)
    if best is not None:
        return best[1]
    # The object leaves no room on any side, so the tooltip is on its edge.
    w, h = _size(paint, text, room.w)
    return Rect(anchor.centre[0] - w // 2, anchor.bottom + paint.scale.px(APART), w, h).within(room)


def _places(paint: DrawContext, text: str, anchor: Rect, room: Rect, at: tuple[int, int] | None) -> Iterator[Rect]:
    """Possible places, the usual first: above, below, right, left; along each side in the middle, then at its ends."""
    apart = paint.scale.px(APART)
    x, y = at if at is not None and anchor.holds(at) else anchor.centre
    usual = min(paint.scale.px(WIDEST), room.w)
    for widest in dict.fromkeys((usual, min(2 * usual, room.w), room.w)):
        w, h = _size(paint, text, widest)
        middle = x if anchor.w > w else anchor.centre[0]
        for left in (middle - w // 2, anchor.x, anchor.right - w):
            lain = min(max(left, room.x), room.right - w)
            for top in (anchor.y - apart - h, anchor.bottom + apart):
                yield Rect(lain, top, w, h)
    for free, right in ((room.right - anchor.right - apart, True), (anchor.x - apart - room.x, False)):
        if free < paint.scale.px(NARROWEST):
            continue
        w, h = _size(paint, text, min(free, usual))
        left = anchor.right + apart if right else anchor.x - apart - w
        middle = y if anchor.h > h else anchor.centre[1]
        for top in (middle - h // 2, anchor.y, anchor.bottom - h):
            yield Rect(left, min(max(top, room.y), room.bottom - h), w, h)


def _size(paint: DrawContext, text: str, widest: int) -> tuple[int, int]:
    """Width and height of the tooltip, at most *widest* pixels wide."""
    scale = paint.scale
    pad = scale.px(10)
    lines = paint.text.wrap(text, Face.BODY, scale.small, widest - 2 * pad)
    w = max(paint.text.size(line, Face.BODY, scale.small)[0] for line in lines) + 2 * pad
    return min(w, widest), len(lines) * paint.text.line_height(scale.small) + pad


def _area(rect: Rect) -> int:
    return rect.w * rect.h


def draw_tooltip(surface: pygame.Surface, paint: DrawContext, text: str, rect: Rect) -> None:
    """Draw it at *rect*, the place that `tooltip_rect` gives."""
    theme, scale = paint.theme, paint.scale
    paint.shadow(surface, rect, 5, 7)
    paint.framed(surface, rect, theme.paper, theme.ink, 5, max(1, scale.px(1.4)))
    box = rect.inset(scale.px(10), scale.px(5))
    paint.text.paragraph(surface, text, box, Face.BODY, scale.small, theme.on_paper)
