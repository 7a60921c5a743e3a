"""The places for the sheet with the reasons, the best first. Pure: no pygame.

Nothing moves for the sheet, and no open action is covered. It is beside everything if its words have the room there. If
they have not, it is at the foot, over the hand, as long as no card of the hand is to be picked; else at the side of the
trick or of the cards to be discarded, if need be down over the plate and the line above the hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine import LAYING_AWAY, Kind
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.proportions import line_of
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button

LETTERS, LINES = 9, 6
"""A sheet beside everything is at least so many of its letters wide, and so many of its lines high."""
WIDER: Final = 1.4
"""The factor by which a sheet may be wider than the dock if its words need it and the felt is free."""
BROAD: Final = 44
"""A sheet at the foot is at most so many of its letters wide: longer lines are hard to read."""
NEARLY: Final = 0.8
"""If that is so much of the table's width, it takes all of it."""


class Placement(NamedTuple):
    """Room for the sheet.

    ``least``: the least height of the sheet, so that nothing is half covered; 0 where the line above the hand, which
    says the suggestion, is seen. ``free``: it covers nothing, so it will do if all the reasons are seen. ``last``: it
    covers plates of others, and is taken only if the reasons can be read nowhere else.
    """

    rect: Rect
    least: int = 0
    free: bool = False
    last: bool = False


class Around(NamedTuple):
    """The widgets on the table: those ``marked``, those in the ``middle``, and the ``line`` above the hand.

    ``journal``: the dock is taken.
    """

    marked: Sequence[Widget]
    middle: Sequence[Widget]
    line: Sequence[Widget]
    journal: bool = False


def hint_places(context: Context, dock: Rect, around: Around) -> Iterator[Placement]:
    """The places for the sheet; to be taken is the first one in which it can be read."""
    for rect in _beside_all(context, dock, around):
        yield Placement(rect, free=True)
    if covers_hand(context):
        yield from _foot(context, around)
    yield from _at_the_side(context, dock, around)
    yield Placement(dock, last=True)


def covers_hand(context: Context) -> bool:
    """True if the sheet may cover the hand: the cards are there to be seen, and none is to be picked."""
    kind = context.view.kind
    return context.layout.hand_lies and kind != Kind.PLAY and kind not in LAYING_AWAY


def _beside_all(context: Context, dock: Rect, around: Around) -> Iterator[Rect]:
    """The dock if it is free, or the widest open place beside everything; then with more of the free felt round it."""
    layout, px = context.layout, context.paint.scale.px
    taken = [rect for widget in (*around.marked, *around.middle) if (rect := _seen(widget)) is not None]
    if context.view.kind == Kind.PLAY:
        taken += [seat.trick for seat in layout.seats.values()]
    if around.journal:
        taken.append(dock)
    place: Rect | None = dock
    if any(rect.meets(dock) for rect in taken):
        low = Rect(layout.table.x, dock.y, layout.table.w, dock.h)
        place = _widest(context, low, [rect for rect in taken if rect.meets(low)], dock.w)
    if place is None:
        return
    yield place
    taken += [widget.rect for widget in around.line]
    taken.append(layout.own_plate)
    if place.right == dock.right:  # only at the right it can be wider and stay where it was
        left = max((rect.right + px(12) for rect in taken if _left_of(rect, place)), default=layout.table.x)
        wide = max(place.w, min(round(dock.w * WIDER), place.right - left))
        wider = place._replace(x=place.right - wide, w=wide)
        if not any(rect.meets(wider) for rect in taken if not rect.meets(place)):
            place = wider
            yield place
    deeper = place._replace(h=_above_hand(context) - place.y)
    grown = Rect(place.x, place.bottom, place.w, deeper.bottom - place.bottom)
    if layout.hand_lies and grown.h > 0 and not any(rect.meets(grown) for rect in taken):
        yield deeper


def _left_of(rect: Rect, place: Rect) -> bool:
    """True if something is left of a place, at its height."""
    return rect.right <= place.x and rect.y < place.bottom and place.y < rect.bottom


def _above_hand(context: Context) -> int:
    """As high as a card of the hand is raised, or the foot of the felt."""
    layout = context.layout
    return layout.hand.y - layout.lift if layout.hand_lies else layout.table.bottom


def _foot(context: Context, around: Around) -> Iterator[Placement]:
    """Over the hand: under the line of advice; else over that line and the own plate too, up to the middle's foot."""
    layout, scale = context.layout, context.paint.scale
    wide = BROAD * scale.medium
    if wide > NEARLY * layout.table.w:  # a bit of a card beside it would look like a mistake
        wide = layout.table.w
    x, foot = layout.table.right - wide, layout.window.bottom
    yield Placement(Rect(x, layout.advice.bottom, wide, foot - layout.advice.bottom))
    seen = [rect for widget in around.middle if (rect := _seen(widget)) is not None]
    top = max((rect.bottom for rect in seen), default=layout.centre.bottom)
    yield Placement(Rect(x, top, wide, foot - top), least=foot - layout.centre.bottom)


def _at_the_side(context: Context, dock: Rect, around: Around) -> Iterator[Placement]:
    """Beside the marks, the possible actions and the cards of the trick; empty slots may be covered."""
    layout, table = context.layout, context.view.table
    needed = [rect for widget in around.marked if (rect := _seen(widget)) is not None]
    needed += [
        rect
        for widget in (*around.middle, *around.line)
        if (widget.reachable or isinstance(widget, Button)) and (rect := _seen(widget)) is not None
    ]
    if context.view.kind == Kind.PLAY:
        seats = [table.seat_at(table.play.leader, number) for number, _ in enumerate(table.play.trick)]
        needed += [layout.seats[context.seating.place(seat)].trick for seat in seats]
    if around.journal:
        needed.append(dock)
    foot = _above_hand(context)
    deep = Rect(layout.table.x, dock.y, layout.table.w, foot - dock.y)
    low = deep._replace(h=min(dock.bottom, foot) - deep.y)
    row = min(seat.plate.y for place, seat in layout.seats.items() if seat.plate.y < layout.centre.y)
    high = Rect(deep.x, row, deep.w, foot - row)
    quiet = [rect for widget in (*around.middle, *around.line) if (rect := _seen(widget)) is not None]
    quiet.append(layout.own_plate)
    px, medium, pad = context.paint.scale.px, context.paint.scale.medium, context.paint.theme.panel_pad
    least = 2 * context.paint.scale.target + px(8, 6) + 2 * px(pad) + 2 * px(6)  # both buttons, one above the other
    for area in (low, deep, high):
        near = [rect for rect in needed if rect.meets(area)]
        strips = [*_strips(area, near, round(dock.w * WIDER), px(12), broad=BROAD * medium)]
        for place in sorted(strips, key=lambda place: sum(_common(place, rect) for rect in quiet)):
            if place.w >= LETTERS * medium and place.h >= least:
                yield Placement(place, least=0 if area is low else place.h, last=area is high)


def _common(one: Rect, other: Rect) -> int:
    """The area in which two places overlap, in square pixels."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0


def _seen(widget: Widget) -> Rect | None:
    """The visible part of a widget in its pane."""
    rect, clip = widget.rect, widget.clip
    if isinstance(widget, HandCard):
        rect = widget.place
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


def _strips(area: Rect, needed: Sequence[Rect], width: int, gap: int, *, broad: int = 0) -> Iterator[Rect]:
    """The places right of all that is needed, left of it, above and below.

    They are at most *width* wide; those above and below *broad*, if that is given.
    """
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
    wide = min(broad or width, area.w)
    yield Rect(area.right - wide, area.y, wide, top - area.y)
    yield Rect(area.right - wide, foot, wide, area.bottom - foot)
