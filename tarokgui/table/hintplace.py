"""The places for the reasons of a hint, the best first. Pure: no pygame.

Nothing moves for the reasons, and no card of a hand or on the table is covered. Where a panel asks they are in its own
place, as if it were turned over; else beside the cards on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import radians, sin
from typing import Final

from engine import LAYING_AWAY, Kind
from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.table.besideplaces import besides_rects
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import is_roomy, sheet_rect
from tarokgui.table.proportions import TILT
from tarokgui.widgets.base import Widget

LETTERS, LINES = 10, 5
"""A sheet beside the cards is at least so many of its small letters wide, and so many of its lines high."""
GAP: Final = 10
"""Between the cards and the sheet, in units."""


def turns(context: Context) -> bool:
    """True if the reasons are on the other side of the panel that asks: its cards, if any, are only to be chosen."""
    kind = context.view.kind
    return kind != Kind.PLAY and kind not in LAYING_AWAY


def whole(panel: Sequence[Widget]) -> Rect | None:
    """The place of a panel with everything on it and beside it; None if there is none."""
    seen = [rect for widget in panel if (rect := _seen(widget)) is not None and rect.w and rect.h]
    if not seen:
        return None
    first, *rest = seen
    for rect in rest:
        first = first.joined(rect)
    return first


def turned_places(context: Context, panel: Rect) -> Iterator[Rect]:
    """The panel's own place; with more width; with the whole height between the plates and the line, and all of it.

    They are above your own plate where they would meet it.
    """
    layout, most = context.layout, sheet_rect(context.layout)
    centre, own = layout.centre, panel.common(layout.centre)
    wide = own if own.w >= most.w else own._replace(x=most.x, w=most.w)
    for place in (own, wide, wide._replace(y=centre.y, h=centre.h), centre):
        yield _above_own(context, place)


def side_places(context: Context, panel: Sequence[Widget], quiet: Sequence[Rect], *, journal: bool) -> Iterator[Rect]:
    """Right of all slots, under anything *quiet* there and then over it; left of them; over empty ones in large text.

    With the *journal* the dock is taken.
    """
    layout, scale = context.layout, context.paint.scale
    needed = [*lying_rects(context), *(rect for widget in panel if (rect := _seen(widget)) is not None)]
    slots = [seat.trick for seat in layout.seats.values()] if context.view.kind == Kind.PLAY else []
    if journal and layout.dock is not None:
        needed.append(layout.dock)
    for taken in ([*needed, *slots],) if is_roomy(context.paint) else ([*needed, *slots], needed):
        for side in _sides(layout.centre, taken, scale.px(GAP, 6)):
            place = _above_own(context, side)
            above = [rect for rect in quiet if rect.meets(place) and rect.bottom < place.centre[1]]
            top = max((rect.bottom + scale.px(4) for rect in above), default=place.y)
            for each in dict.fromkeys((place._replace(y=top, h=place.bottom - top), place)):
                if each.w >= LETTERS * scale.small and each.h >= LINES * scale.small:
                    yield each


def _above_own(context: Context, place: Rect) -> Rect:
    """The part of a place above your own plate, whose face stands out of it."""
    own, seat = context.layout.own_plate, context.layout.seats[Place.YOU]
    top = min(own.y, seat.portrait.y, seat.zone.y)
    whole = Rect(own.x, top, own.w, own.bottom - top)
    return place._replace(h=top - place.y) if place.meets(whole) else place


def lying_rects(context: Context) -> Iterator[Rect]:
    """The cards of the trick, with the room in which they lean, and those that the trick takes besides."""
    trick, seats = context.model.trick, context.layout.seats
    for each in trick.cards:
        rect, lean = seats[context.seating.place(each.seat)].trick, sin(radians(TILT)) / 2
        yield rect.inset(-round(rect.h * lean), -round(rect.w * lean))
    yield from besides_rects(context.layout, len(trick.beside))


def _sides(area: Rect, needed: Sequence[Rect], gap: int) -> Iterator[Rect]:
    """The free places right of all that is needed, and left of it."""
    near = [rect for rect in needed if rect.meets(area)]
    if not near:
        yield area
        return
    right, left = max(rect.right for rect in near) + gap, min(rect.x for rect in near) - gap
    yield area._replace(x=right, w=area.right - right)
    yield area._replace(w=left - area.x)


def _seen(widget: Widget) -> Rect | None:
    """The visible part of a widget in its pane."""
    rect, clip = widget.rect, widget.clip
    if clip is None:
        return rect
    common = rect.common(clip)
    return common if common.w and common.h else None
