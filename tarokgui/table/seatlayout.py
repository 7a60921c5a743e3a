"""Where the seats are, and what belongs to each: plate, portrait, backs, words, the talon's rest. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tarokgui.draw.geometry import Rect
from tarokgui.draw.scale import Scale
from tarokgui.session.seating import Place
from tarokgui.table.proportions import (
    MARGIN,
    MINI_H,
    POCKET_H,
    POCKET_W,
    SHEET_WIDTH,
    TILTED,
    TRICK_H,
    card_width,
    line_of,
    name_room,
)


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The places belonging to one seat."""

    place: Place
    zone: Rect
    """Everything below but the words lies in here; for YOU it is the plate."""
    plate: Rect
    portrait: Rect
    """A square on or over the edge of the plate; empty where there is no room for a face."""
    text: Rect
    """What the portrait leaves of the plate."""
    backs: Rect
    """Mini backs of the cards still held; empty for YOU."""
    bubble: Rect
    """Room for spoken words; they may be smaller, and point from here to the plate."""
    pocket: Rect
    """Where the unused talon lies if this seat is at the dealer's right."""
    trick: Rect
    """The slot of the card this seat plays."""


@dataclass(frozen=True, slots=True)
class SideStyle:
    """How the seats at both sides look: with the face beside the name, or above it (*face* pixels, 0 for none)."""

    wide: bool
    width: int
    face: int
    plate_h: int
    bubble_h: int
    beside: bool
    """Whether the talon's rest lies beside the backs and not below them."""

    def height(self, scale: Scale) -> int:
        """What such a seat needs from the top of its words to the foot of its cards, in pixels."""
        px = scale.px
        over = 0 if self.wide else _over(self.face)
        low = px(POCKET_H) if self.beside else px(MINI_H) + px(6) + px(POCKET_H)
        return self.bubble_h + px(4) + over + self.plate_h + px(6) + low


def side_style(scale: Scale, room: int, face: int, lines: int = 2) -> SideStyle:
    """The style for a table *room* pixels wide, with faces of *face* pixels if they stand above the names.

    Spoken words have room for *lines* lines.
    """
    px = scale.px
    names = name_room(scale)
    plate_h = max(px(64), line_of(scale.medium) + 2 * line_of(scale.small) + px(10))
    bubble_h = lines * line_of(scale.medium) + px(10) + px(9, 6)
    wide_w = names + px(72)
    wide = room - 2 * (wide_w + 2 * px(MARGIN)) >= px(780)
    width = wide_w if wide else names + px(16)
    beside = width >= px(2 * MINI_H + 6) + px(POCKET_W)
    return SideStyle(wide, width, px(60) if wide else face, plate_h, bubble_h, beside)


def _over(face: int) -> int:
    """How far a face stands over the upper edge of its plate."""
    return face * 9 // 10


def side_seat(scale: Scale, place: Place, zone: Rect, table: Rect, trick: Rect, style: SideStyle) -> SeatLayout:
    """The seat at the left or the right, in the column *zone*."""
    px = scale.px
    pad, gap = px(MARGIN), px(4)
    left = place is Place.LEFT
    # Words may reach over the centre, but not as far as what lies in its middle.
    reach = (table.w - px(SHEET_WIDTH)) // 2 - px(16)
    bubble_w = max(style.width, min(round(0.22 * table.w), reach))
    x = zone.x + pad if left else zone.right - pad - style.width
    top = zone.y + max(0, (zone.h - style.height(scale)) * 2 // 5)
    bubble = Rect(x if left else x + style.width - bubble_w, top, bubble_w, style.bubble_h)
    over = 0 if style.wide else _over(style.face)
    plate = Rect(x, bubble.bottom + gap + over, style.width, style.plate_h)
    if style.wide:
        face = Rect(plate.x, plate.y + (plate.h - style.face) // 2, style.face, style.face)
        text = Rect(face.right, plate.y, plate.w - style.face, plate.h)
    else:
        face = Rect(plate.centre[0] - style.face // 2, plate.y - over, style.face, style.face)
        sunk = max(0, style.face - over - px(2))
        text = Rect(plate.x, plate.y + sunk, plate.w, plate.h - sunk)
    backs_w, pocket_w = px(2 * MINI_H + 6), min(px(POCKET_W), style.width)
    backs = Rect(x if left else plate.right - backs_w, plate.bottom + px(6), backs_w, px(MINI_H))
    if style.beside:
        pocket = Rect(plate.right - pocket_w if left else x, backs.y, pocket_w, px(POCKET_H))
    else:
        pocket = Rect(x if left else plate.right - pocket_w, backs.bottom + px(6), pocket_w, px(POCKET_H))
    return SeatLayout(place, zone, plate, face, text, backs, bubble, pocket, trick)


def top_width(scale: Scale, *, face: bool) -> int:
    """The width of the plate at the top: face, name, and role with tricks in one line."""
    return scale.px(84 if face else 20) + max(scale.px(140), round(10.5 * scale.small), 6 * scale.medium)


def top_seat(scale: Scale, row: Rect, middle: int, words_to: int, trick: Rect) -> SeatLayout:
    """The seat at the top, its plate round *middle*; its words reach to *words_to* at the right."""
    px = scale.px
    gap = px(8)
    # Large letters leave no room for a face as well as for words.
    with_face = words_to - middle - top_width(scale, face=True) // 2 > 7 * scale.medium
    width, side = top_width(scale, face=with_face), min(row.h, px(76)) if with_face else 0
    plate_h = max(px(62), line_of(scale.medium) + line_of(scale.small) + px(14))
    plate = Rect(middle - width // 2, row.y + (row.h - plate_h) // 2, width, plate_h)
    face = Rect(plate.x - px(4), row.y + (row.h - side) // 2, side, side)
    pocket = Rect(plate.x - gap - px(POCKET_W), row.y + (row.h - px(POCKET_H)) // 2, px(POCKET_W), px(POCKET_H))
    backs = Rect(plate.right + gap, row.y + (row.h - px(MINI_H)) // 2, px(2 * MINI_H + 6), px(MINI_H))
    zone = Rect(pocket.x, row.y, backs.right - pocket.x, row.h)
    text = Rect(face.right, plate.y, plate.right - face.right, plate.h) if with_face else plate
    bubble = Rect(plate.right + gap, row.y, words_to - plate.right - gap, row.h)
    return SeatLayout(Place.TOP, zone, plate, face, text, backs, bubble, pocket, trick)


def trick_slots(scale: Scale, centre: Rect, order: Sequence[Place]) -> dict[Place, Rect]:
    """The slots round the middle, each towards its seat; fixed, so that a card never moves for the next one.

    However a card lies askew, no two of them meet and none leaves the centre.
    """
    gap = scale.px(12)
    h = min(scale.px(TRICK_H), int((centre.h - gap) / (2 * TILTED)))
    w = card_width(h)
    x, y = centre.centre
    dx = w + scale.px(22)
    dy = (h + gap) // 2
    centres = {
        Place.YOU: (x, y + dy),
        Place.RIGHT: (x + dx, y),
        Place.TOP: (x, y - dy),
        Place.LEFT: (x - dx, y),
    }
    if Place.TOP not in order:
        centres |= {Place.RIGHT: (x + dx, y - dy // 2), Place.LEFT: (x - dx, y - dy // 2)}
    return {place: Rect(centres[place][0] - w // 2, centres[place][1] - h // 2, w, h) for place in order}
