"""The places of the seats and their things: plate, portrait, station, words, the talon's rest. Pure.

The plates of the others stand in one row under the strip, as three people sit across a table: the player after you at
the right, the player before you at the left. A seat's station, with the backs of its cards and its tricks, is under the
plate; that of the player opposite is beside it, yours is over your plate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import radians, sin
from typing import Final

from tarokgui.draw.cardsize import card_width
from tarokgui.draw.geometry import Rect, Scale
from tarokgui.session.seating import Place
from tarokgui.table.proportions import (
    MARGIN,
    MINI_H,
    POCKET_H,
    POCKET_W,
    SHEET_WIDTH,
    STAGGER,
    STATION_H,
    STATION_LEAST,
    STATION_W,
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
FAN: Final = 16
"""The units by which the fan of backs in a station is wider than one back."""
FIGURES: Final = 1.75
"""The width of a number of tricks, in sizes of its letters."""
SHELF: Final = 34
"""The height in units of a station between a plate and the trick."""


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
    station: Rect
    """The tray with the backs of its cards and its tricks."""
    backs: Rect
    """The place in the station for a fan of mini backs, as many as the cards still held."""
    pile: Rect
    """The place in the station for the tricks that this seat has won."""
    bubble: Rect
    """Room for spoken words; they may be smaller, and point from here to the plate."""
    pocket: Rect
    """The place of the unused talon if this seat is at the dealer's right; its words are below."""
    trick: Rect
    """The slot of the card this seat plays."""


def plate_width(scale: Scale, room: int, others: int) -> int:
    """The width of a plate in a row of *others* plates that has *room* pixels: face, name, part and count."""
    most = (room - (others - 1) * scale.px(MARGIN)) // others
    if not captioned(scale):
        return min(most, plate_height(scale) + round(13.8 * scale.small))
    return min(most, plate_height(scale) + max(scale.px(150), 6 * scale.medium, round(12.8 * scale.small)))


def row_seat(
    scale: Scale, place: Place, row: Rect, centre: Rect, width: int, slots: Mapping[Place, Rect]
) -> SeatLayout:
    """The seat at *place* in the *row* of plates of that *width*; *slots* are those of all the cards of a trick.

    ``centre`` is below the row: the words of all but the player at the top hang down into it.
    """
    px = scale.px
    gap, low = px(8), row.bottom + px(8)
    cells = max(3, len(slots) - 1)
    spare = (row.w - cells * width) // (cells - 1)
    x = {
        Place.LEFT: row.x,
        Place.FAR_LEFT: row.x + width + spare,
        Place.TOP: row.centre[0] - width // 2,
        Place.FAR_RIGHT: row.right - 2 * width - spare,
        Place.RIGHT: row.right - width,
    }[place]
    plate = Rect(x, row.y, width, row.h)
    wide, high = station_size(scale)
    left = place not in (Place.RIGHT, Place.FAR_RIGHT)
    lying = [slot for slot in slots.values() if slot.h]
    off = gap + px(TRICK_H * sin(radians(TILT)) / 2)  # the outer cards lean to both sides
    pocket_x = min(slot.x for slot in lying) - off - px(POCKET_W) if left else max(slot.right for slot in lying) + off
    pocket = Rect(pocket_x, low + high + px(4), px(POCKET_W), px(POCKET_H))
    if place in (Place.LEFT, Place.RIGHT):
        station = Rect(plate.x if left else plate.right - wide, low, wide, high)
        pocket = pocket._replace(x=plate.x if left else plate.right - pocket.w)
    elif place is Place.TOP and captioned(scale) and spare >= px(STATION_LEAST) + 2 * gap:
        station = Rect(plate.right + gap, row.y + (row.h - high) // 2, min(wide, spare - 2 * gap), high)
        pocket_w = min(pocket.w, spare - 2 * gap)
        high_up = row.y - max(0, line_of(scale.small) - px(18))  # its words stay clear of the card at the left
        pocket = Rect(plate.x - gap - pocket_w, high_up, pocket_w, pocket.h)
    else:
        station = _shelf(scale, plate, lying, left=left)
    bubble_h = 2 * line_of(scale.medium) + px(10) + px(9, 6)
    if place is Place.TOP and not captioned(scale):  # beside the plate is another one
        bubble = Rect(plate.x, row.bottom, plate.w, bubble_h)
    elif place is Place.TOP:
        bubble_w = max(1, spare - gap)
        bubble = Rect(plate.x - bubble_w, row.y, bubble_w, row.h)
    else:  # words may reach over the centre, but not as far as the things in its middle
        reach = (centre.w - px(SHEET_WIDTH)) // 2 - px(16)
        bubble_w = max(px(150), min(round(0.22 * centre.w), reach, max(width, px(250))))
        if cells > 3:  # four of them side by side leave each other room
            bubble_w = min(bubble_w, width + (spare - gap if place in (Place.LEFT, Place.RIGHT) else 0))
        hangs = station.bottom + px(4) if captioned(scale) else row.bottom  # large ones cover the station
        bubble = Rect(plate.x if left else plate.right - bubble_w, hangs, bubble_w, bubble_h)
    return _seat(scale, place, plate, station, bubble, pocket, slots[place])


def station_size(scale: Scale) -> tuple[int, int]:
    """The size of a station where there is room: its numbers are large."""
    return max(scale.px(STATION_W), scale.px(112) + round(2.6 * _figures(scale))), scale.px(STATION_H)


def _figures(scale: Scale) -> int:
    """The size of the letters for the numbers in a station."""
    return scale.large if captioned(scale) else scale.medium


def _shelf(scale: Scale, plate: Rect, lying: Sequence[Rect], *, left: bool) -> Rect:
    """A low station right under a *plate*, at the end away from the middle: clear of the cards *lying* there.

    It is beside those that are highest, and over the others.
    """
    px = scale.px
    gap, top = px(4), plate.bottom + px(4)
    wide, highest = min(plate.w, station_size(scale)[0]), min(slot.y for slot in lying)
    for slot in lying:
        if slot.y == highest:
            room = slot.x - px(12) - plate.x if left else plate.right - px(12) - slot.right
            wide = min(wide, room) if room > 0 else wide
    shelf = Rect(plate.x if left else plate.right - wide, top, wide, px(SHELF))
    under = [slot.y for slot in lying if slot.y > highest and slot.inset(-px(12), 0).meets(shelf._replace(h=plate.h))]
    return shelf._replace(h=min([shelf.h, *(max(px(20), low - gap - px(4) - top) for low in under)]))


def _seat(
    scale: Scale, place: Place, plate: Rect, station: Rect, bubble: Rect, pocket: Rect, trick: Rect
) -> SeatLayout:
    """A seat with its face at the left of the *plate*, and with backs and tricks in the *station*."""
    px = scale.px
    side = max(plate.h, plate_height(scale)) - 2 * px(2)
    lower = min(px(2), (plate.h - side) // 2) if place is not Place.YOU else 0
    face = Rect(plate.x + px(2), plate.bottom - lower - side, side, side)
    text = Rect(face.right, plate.y, plate.right - face.right, plate.h)
    pad = px(7)
    high = min(px(MINI_H), station.h - 2 * px(2))
    y = station.y + (station.h - high) // 2
    backs = Rect(station.x + pad, y, card_width(high) + px(FAN), high)
    pile = Rect(station.right - pad - round(FIGURES * _figures(scale)) - high, y, high, high)
    zone = plate if place is Place.YOU else plate.joined(face)
    return SeatLayout(place, zone, plate, face, text, station, backs, pile, bubble, pocket, trick)


def own_seat(scale: Scale, plate: Rect, centre: Rect, trick: Rect) -> SeatLayout:
    """Your own seat: the station is at the foot of the centre, left, and the talon's rest above it.

    Your face is as large as the others', so it reaches over the plate, and the station begins beside it.
    """
    px, (wide, high) = scale.px, station_size(scale)
    beside = px(6) + plate_height(scale) if plate_height(scale) > plate.h else 0
    station = Rect(plate.x + beside, centre.bottom - px(2) - high, wide, high)
    above = station.y - px(4) - line_of(scale.small) - px(4)
    pocket = Rect(plate.x, above - px(POCKET_H), px(POCKET_W), px(POCKET_H))
    return _seat(scale, Place.YOU, plate, station, plate, pocket, trick)


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
        # Those of players far away are highest; without yours there is room for stations over the outer ones.
        outer = -off // 4 if Place.YOU in order else off // 2
        high = {Place.YOU: off, Place.LEFT: outer, Place.RIGHT: outer}
        places = {place: (first + number * step, y + high.get(place, -off)) for number, place in enumerate(across)}
    else:
        half = round(w * OVERLAP / 2)
        left, top, right = (place for place in across if place is not Place.YOU)
        places = {left: (x - half - step, y), Place.YOU: (x - half, y + off)}
        places |= {top: (x + half, y - off), right: (x + half + step, y)}
    return {place: Rect(places[place][0] - w // 2, places[place][1] - h // 2, w, h) for place in order}
