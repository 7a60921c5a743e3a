"""Where the sheet with the reasons may lie. Pure: no pygame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Kind
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.proportions import line_of
from tarokgui.widgets.base import Widget

LETTERS, LINES = 9, 6
"""A sheet is at least so many of its letters wide, and so many of its lines high."""


WIDER = 1.4
"""By how much a sheet may be wider than the dock where its words want it and the felt is free."""


def hint_places(
    context: Context,
    dock: Rect,
    marked: Sequence[Widget],
    panel: Sequence[Widget],
    line: Sequence[Widget],
    *,
    journal: bool = False,
) -> Iterator[Rect]:
    """The `hint_place`, then the same with more and more of the free felt round it: to be taken if words are many.

    *line* is what stands in the line above the hand: beside it the sheet may reach down to the cards.
    """
    place = hint_place(context, dock, marked, panel, journal=journal)
    yield place
    taken = [rect for widget in (*marked, *panel) if (rect := _seen(widget)) is not None]
    taken += [widget.rect for widget in line]
    layout, px = context.layout, context.paint.scale.px
    taken.append(layout.own_plate)
    if context.view.kind == Kind.PLAY:
        taken += [seat.trick for seat in layout.seats.values()]
    if journal:
        taken.append(dock)
    gap = px(12)
    if place.right == dock.right:  # only at the right it can be wider and stay where it was
        left = max((rect.right + gap for rect in taken if _beside(rect, place)), default=layout.table.x)
        wide = max(place.w, min(round(dock.w * WIDER), place.right - left))
        wider = place._replace(x=place.right - wide, w=wide)
        if not any(rect.meets(wider) for rect in taken if not rect.meets(place)):
            place = wider
            yield place
    foot = layout.hand.y - layout.lift  # as high as a card of the hand is raised
    deeper = place._replace(h=foot - place.y)
    grown = Rect(place.x, place.bottom, place.w, deeper.bottom - place.bottom)
    if layout.hand_lies and grown.h > 0 and not any(rect.meets(grown) for rect in taken):
        yield deeper


def _beside(rect: Rect, place: Rect) -> bool:
    """Whether something lies left of a place, at its height."""
    return rect.right <= place.x and rect.y < place.bottom and place.y < rect.bottom


def hint_place(
    context: Context, dock: Rect, marked: Sequence[Widget], panel: Sequence[Widget], *, journal: bool = False
) -> Rect:
    """The dock if it is free; else what is widest open beside the *panel*, what is *marked*, and the trick.

    Nothing moves for it. In large letters it may have to lie over the panel, beside what can be done in it, or at
    least beside what is marked; only if there is nowhere else it reaches up over the plates, and last of all over what
    it talks about: then the button on the sheet does the same as the one that is covered.
    """
    layout = context.layout
    needed = [rect for widget in marked if (rect := _seen(widget)) is not None]
    if context.view.kind == Kind.PLAY:
        needed += [seat.trick for seat in layout.seats.values()]
    beside = [*needed, *(rect for widget in panel if (rect := _seen(widget)) is not None)]
    if journal:  # the dock is taken
        beside.append(dock)
    elif not any(rect.meets(dock) for rect in beside):
        return dock
    low = Rect(layout.table.x, dock.y, layout.table.w, dock.h)
    top = layout.bar.y
    high = Rect(low.x, top, low.w, low.bottom - top)
    open_ones = [rect for widget in panel if widget.reachable and (rect := _seen(widget)) is not None]
    for area, kept in ((low, beside), (low, [*needed, *open_ones]), (low, needed), (high, needed)):
        best = _widest(context, area, [rect for rect in kept if rect.meets(area)], dock.w)
        if best is not None:
            return best
    return dock


def _seen(widget: Widget) -> Rect | None:
    """What is seen of a widget in its pane."""
    rect, clip = widget.rect, widget.clip
    if clip is None:
        return rect
    x, y = max(rect.x, clip.x), max(rect.y, clip.y)
    wide, high = min(rect.right, clip.right) - x, min(rect.bottom, clip.bottom) - y
    return Rect(x, y, wide, high) if wide > 0 and high > 0 else None


def _widest(context: Context, area: Rect, needed: Sequence[Rect], width: int) -> Rect | None:
    """The largest place in the area that meets none of these, no wider than *width*; None if all are too small."""
    scale = context.paint.scale
    least = (LETTERS * scale.medium, LINES * line_of(scale.medium))
    fitting = [
        place for place in _strips(area, needed, width, scale.px(12)) if place.w >= least[0] and place.h >= least[1]
    ]
    return max(fitting, key=lambda place: place.w * place.h, default=None)


def _strips(area: Rect, needed: Sequence[Rect], width: int, gap: int) -> Iterator[Rect]:
    """The places right of all that is needed, left of it, above and below."""
    if not needed:
        wide = min(width, area.w)
        yield Rect(area.right - wide, area.y, wide, area.h)
        return
    right = max(rect.right for rect in needed) + gap
    left = min(rect.x for rect in needed) - gap
    top = min(rect.y for rect in needed) - gap
    foot = max(rect.bottom for rect in needed) + gap
    wide = min(width, area.right - right)
    yield Rect(area.right - wide, area.y, wide, area.h)
    yield Rect(area.x, area.y, min(width, left - area.x), area.h)
    wide = min(width, area.w)
    yield Rect(area.right - wide, area.y, wide, top - area.y)
    yield Rect(area.right - wide, foot, wide, area.bottom - foot)
