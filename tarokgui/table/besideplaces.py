"""The places of the cards that a trick takes from the talon, and of the rest of the talon: left of the trick. Pure."""

from __future__ import annotations

from engine import Card, Table
from tarokgui.draw.cardsize import ASPECT
from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.table.zones import TableLayout

REST_W = 112
"""The width of the talon's rest in units, apart from all seats."""
STEP = 0.5
"""Distance of two of the cards, in card widths: their indices are read."""


def besides_of(table: Table, number: int) -> tuple[Card, ...]:
    """The cards that the trick of that number, from 0, has taken besides its own."""
    return table.besides[number] if 0 <= number < len(table.besides) else ()


def besides_rects(layout: TableLayout, n: int) -> list[Rect]:
    """The places of *n* cards at the left of the trick, as high as its cards where the felt is wide enough.

    Several are between the stations at that side.
    """
    if n <= 0:
        return []
    gap = layout.scale.px(22)
    own, upper = layout.seats[Place.YOU].station, layout.seats[Place.LEFT].station
    right, left = layout.lying.x - gap, layout.centre.x + layout.pocket_card[0] + 2 * gap
    high = max(seat.trick.h for seat in layout.seats.values())
    if n > 1:
        high = min(high, own.y - upper.bottom - 2 * layout.scale.px(6))
    wide = min(round(high * ASPECT), max(1, right - left))
    high = round(wide / ASPECT)
    step = 0.0 if n == 1 else max(0.0, min(STEP * wide, (right - left - wide) / (n - 1)))
    first = right - wide - step * (n - 1)
    middle = layout.centre.centre[1] if n == 1 else (upper.bottom + own.y) // 2
    top = middle - high // 2
    return [Rect(round(first + step * place), top, wide, high) for place in range(n)]


def rest_place(layout: TableLayout) -> Rect:
    """The place of the talon, or of its rest: next to the cards that a trick takes from it."""
    w, h = layout.scale.px(REST_W), layout.pocket_card[1]
    beside = besides_rects(layout, 1)[0]
    x = max(layout.centre.x, beside.x - layout.scale.px(14) - w)
    return Rect(x, layout.centre.centre[1] - h // 2, w, h)


def top_of_rest(layout: TableLayout) -> Rect:
    """The place of its uppermost card when it is one heap."""
    place, w = rest_place(layout), layout.pocket_card[0]
    return Rect(place.right - w, place.y, w, place.h)
