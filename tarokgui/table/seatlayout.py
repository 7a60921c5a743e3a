"""The places of the seats and their things: plate, portrait, backs, tricks, words, the talon's rest. Pure.

The plates of the others stand in one row under the strip, as three people sit across a table: the player after you at
the right, the player before you at the left. The things of a player stand beside the plate, towards the middle; in
large letters, which take that room, they are below the row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians, sin
from typing import Final

from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect, Scale
from tarokgui.session.seating import Place
from tarokgui.table.proportions import (
    MARGIN,
    MINI_H,
    PILE,
    POCKET_H,
    POCKET_W,
    SHEET_WIDTH,
    STAGGER,
    TILT,
    TILTED,
    TRICK_H,
    line_of,
)
from tarokgui.table.rowheights import captioned, plate_height

SIDE_BY_SIDE: Final = (Place.LEFT, Place.FAR_LEFT, Place.TOP, Place.YOU, Place.FAR_RIGHT, Place.RIGHT)
"""The order of the slots in a trick, the leftmost first."""
WHEEL: Final = 4
"""So many players make a wheel of the trick."""
OVERLAP: Final = 0.553
"""The middle of the opposite card is so many card widths right of that of yours: they cover no index of each other,
whichever is on top, for indices are at the upper left and the lower right."""
BACKS: Final = 2 * MINI_H + 6
"""The width in units of the backs of a hand where there is room."""


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The places belonging to one seat."""

    place: Place
    zone: Rect
    """The plate with its portrait: nothing else of the table is there."""
    plate: Rect
    portrait: Rect
    """A square on or over the edge of the plate."""
    text: Rect
    """The part of the plate beside the portrait."""
    backs: Rect
    """Mini backs of the cards still held, under the plate if there is no room for them; empty for YOU."""
    pile: Rect
    """The place of the tricks that this seat has won."""
    bubble: Rect
    """Room for spoken words; they may be smaller, and point from here to the plate."""
    pocket: Rect
    """The place of the unused talon if this seat is at the dealer's right."""
    trick: Rect
    """The slot of the card this seat plays."""


def plate_width(scale: Scale, room: int, others: int) -> int:
    """The width of a plate in a row of *others* plates that has *room* pixels: face, name, part and count."""
    most = (room - (others - 1) * scale.px(MARGIN)) // others
    if not captioned(scale):
        return min(most, plate_height(scale) + round(13.8 * scale.small))
    return min(most, plate_height(scale) + max(scale.px(150), 6 * scale.medium, round(12.8 * scale.small)))


def backs_width(scale: Scale, spare: int, others: int, *, talon: bool) -> int:
    """The width for the backs that a seat holds where plates are *spare* pixels apart; 0 if there is no room.

    The backs of the player at the top and of the one at the right stand between the same two plates, with the tricks of
    one; with a *talon* those of both.
    """
    gap, most = scale.px(8), scale.px(BACKS)
    if others != 3:
        return most
    piles = 2 if talon else 1
    wide = (spare - piles * scale.px(PILE) - (piles + 3) * gap) // 2
    return min(most, wide) if wide >= card_width(scale.px(MINI_H)) else 0


def row_seat(
    scale: Scale,
    place: Place,
    row: Rect,
    centre: Rect,
    width: int,
    trick: Rect,
    tricks: Rect,
    others: int,
    *,
    talon: bool = True,
) -> SeatLayout:
    """The seat at *place* in the *row* of *others* plates; *trick* is the slot of its card, *tricks* are all the slots.

    Without a *talon* the tricks of the player at the top take the place of its rest. ``centre`` is below the row: words
    of all but the player at the top hang down into it.
    """
    px = scale.px
    gap = px(8)
    cells = max(3, others)
    spare = (row.w - cells * width) // (cells - 1)
    x = {
        Place.LEFT: row.x,
        Place.FAR_LEFT: row.x + width + spare,
        Place.TOP: row.centre[0] - width // 2,
        Place.FAR_RIGHT: row.right - 2 * width - spare,
        Place.RIGHT: row.right - width,
    }[place]
    plate = Rect(x, row.y, width, row.h)
    face = Rect(plate.x, plate.y, row.h, row.h).inset(px(2))
    text = Rect(face.right, plate.y, plate.right - face.right, plate.h)
    pocket_w, pile = px(POCKET_W), px(PILE)
    backs_w = backs_width(scale, spare, others, talon=talon)
    apart = backs_w > 0  # else nothing has room beside the plates
    backs_w = backs_w or px(BACKS)
    if place is Place.TOP:
        bubble = Rect(plate.right, row.y, max(1, spare - gap), row.h)
        beside = apart and spare >= gap + backs_w + gap + pile
        high = (row.h - px(POCKET_H)) // 2
        backs = Rect(plate.right + gap, row.y + (row.h - px(MINI_H)) // 2, backs_w, px(MINI_H))
        heap = Rect(backs.right + gap, row.y + (row.h - pile) // 2, pile, pile)
        pocket = Rect(plate.x - gap - pocket_w, row.y + max(-px(6), high), pocket_w, px(POCKET_H))
        if not beside:
            off = tricks.x - px(TRICK_H * sin(radians(TILT)) / 2) - gap  # the card there leans towards it
            pocket = Rect(off - pocket_w, centre.y, pocket_w, px(POCKET_H))
            heap = Rect(off - pile, pocket.bottom + gap, pile, pile)
            backs = _under(plate, backs_w, px(MINI_H))
        if beside and not talon:
            heap = heap._replace(x=plate.x - gap - pile)
        return SeatLayout(place, plate, plate, face, text, backs, heap, bubble, pocket, trick)
    # Words hang below the plate; they may reach over the centre, but not as far as the things in its middle.
    reach = (centre.w - px(SHEET_WIDTH)) // 2 - px(16)
    bubble_w = max(px(150), min(round(0.22 * centre.w), reach, max(width, px(250))))
    bubble_h = 2 * line_of(scale.medium) + px(10) + px(9, 6)
    left = place in (Place.LEFT, Place.FAR_LEFT)
    far = place in (Place.FAR_LEFT, Place.FAR_RIGHT)
    if others > 3:  # four of them side by side leave each other room
        bubble_w = min(bubble_w, width + spare - gap) if not far else max(1, min(bubble_w, width))
    bubble = Rect(plate.x if left else plate.right - bubble_w, row.bottom, bubble_w, bubble_h)
    low = bubble.bottom + px(4)
    sharing = 2 if far else 1  # those far away have the same gap, between their plates
    step = apart and spare >= sharing * (backs_w + pile + 2 * gap) + gap
    if step:
        y = row.y + (row.h - px(MINI_H)) // 2
        backs = Rect(plate.right + gap if left else plate.x - gap - backs_w, y, backs_w, px(MINI_H))
        heap_x = backs.right + gap if left else backs.x - gap - pile
        heap = Rect(heap_x, row.y + (row.h - pile) // 2, pile, pile)
        if not talon and others == 3 and spare < backs_w + 2 * pile + 4 * gap:  # the top player's are there
            step, heap = False, Rect(plate.x if left else plate.right - pile, low, pile, pile)
    else:
        backs = _under(plate, backs_w, px(MINI_H))
        heap = Rect(plate.x if left else plate.right - pile, low, pile, pile)
        if others > 3 and spare >= sharing * (pile + gap) + gap:
            step = True
            heap = Rect(plate.right + gap if left else plate.x - gap - pile, row.y + (row.h - pile) // 2, pile, pile)
    if far:  # below the row is the trick, but beside it there is room
        pocket_x = tricks.x - gap - pocket_w if left else tricks.right + gap
        if not step:
            heap = Rect(pocket_x - gap - pile if left else pocket_x + pocket_w + gap, low, pile, pile)
        pocket = Rect(pocket_x, low, pocket_w, px(POCKET_H))
        return SeatLayout(place, plate, plate, face, text, backs, heap, bubble, pocket, trick)
    inward = 0 if step else pile + gap
    pocket_x = plate.x + inward if left else plate.right - pocket_w - inward
    pocket = Rect(pocket_x, low, pocket_w, px(POCKET_H))
    return SeatLayout(place, plate, plate, face, text, backs, heap, bubble, pocket, trick)


def _under(plate: Rect, width: int, height: int) -> Rect:
    """The nominal place of the cards held if there is no room to show them: under the plate, which counts them."""
    return Rect(plate.x, plate.y, min(width, plate.w), min(height, plate.h))


def own_seat(scale: Scale, plate: Rect, centre: Rect, trick: Rect) -> SeatLayout:
    """Your own seat: the talon's rest and your tricks are at the foot of the centre, left."""
    px = scale.px
    size = plate.h
    face = Rect(plate.x, plate.y, size, size)
    text = Rect(face.right, plate.y, plate.right - face.right, plate.h)
    pile, low = px(PILE), centre.bottom - px(6)
    heap = Rect(plate.x, low - pile, pile, pile)
    pocket = Rect(heap.right + px(8), low - px(POCKET_H), px(POCKET_W), px(POCKET_H))
    nothing = Rect(plate.x, plate.y, 0, 0)
    return SeatLayout(Place.YOU, plate, plate, face, text, nothing, heap, plate, pocket, trick)


def trick_slots(scale: Scale, centre: Rect, order: Sequence[Place]) -> dict[Place, Rect]:
    """The slots of the players who play, in turn: a wheel for four with you, else a row from the left to the right.

    Fixed, so that a card never moves for the next one, and none leaves the centre however it leans.
    """
    h = min(scale.px(TRICK_H), int(centre.h / (TILTED + STAGGER)))
    w, gap = card_width(h), scale.px(12)
    wheel = len(order) == WHEEL and Place.YOU in order
    steps = len(order) - 1 + OVERLAP if wheel else len(order)
    step = round(w * 1.08) + gap
    if steps * step > centre.w:
        step = int(centre.w / steps)
        h = min(h, round((step - gap) / 1.08 / card_width(1000) * 1000))
        w = card_width(h)
    x, y = centre.centre
    # Where there is much room the cards stay near each other.
    off = min((centre.h - round(h * TILTED)) // 2, scale.px(42 if wheel else 56))
    across = [place for place in SIDE_BY_SIDE if place in order]
    if not wheel:
        first = x - round(step * (len(across) - 1) / 2)
        places = {place: (first + number * step, y + _high(place, off)) for number, place in enumerate(across)}
    else:
        half = round(w * OVERLAP / 2)
        left, top, right = (place for place in across if place is not Place.YOU)
        places = {left: (x - half - step, y), Place.YOU: (x - half, y + off)}
        places |= {top: (x + half, y - off), right: (x + half + step, y)}
    return {place: Rect(places[place][0] - w // 2, places[place][1] - h // 2, w, h) for place in order}


def _high(place: Place, off: int) -> int:
    """The place of a slot in a row below its middle: yours is lowest, those of players far away are highest."""
    return off if place is Place.YOU else -off // 4 if place in (Place.LEFT, Place.RIGHT) else -off
