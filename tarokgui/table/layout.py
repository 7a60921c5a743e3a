"""Where everything on the table lies, from the window's size alone. Pure: no pygame, no state.

Seats go anticlockwise as the game does: you at the bottom, then RIGHT, TOP, LEFT. Lengths are units ``u`` of
`tarokgui.scale`; extra width and height go to the centre, never to the size of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tarokgui.geometry import Rect, centred
from tarokgui.scale import Scale, scale_for

CARD_W, CARD_H = 95, 176
"""A card of the hand in units. All other cards have the same proportions."""
ASPECT = CARD_W / CARD_H
FULL_STEP = 0.92
"""Distance of two cards in a hand with room to spare, in card widths."""
LEAST_STEP = 0.55
"""Below this long numerals are no longer read: the cards shrink instead."""
MARGIN = 8
HAND_GAP = 18
"""Between the hand and the line above it: a lifted card and its focus ring have room there."""
SIDE = 120
TOP_WIDTH, TOP_HEIGHT = 460, 84
PLATE_W, PLATE_H = 108, 64
OWN_PLATE = 256
"""Room for the dealer's disc, a role and a total of four figures."""
LINES = 1.24
"""Distance of two lines of text, in sizes."""
SHEET_WIDTH, BIDS_WIDTH, HISTORY = 640, 620, (560, 132)
MINI_H, POCKET_H = 42, 74


class Place(StrEnum):
    """A seat as the player sees it."""

    YOU = "you"
    RIGHT = "right"
    TOP = "top"
    LEFT = "left"


def places(players: int) -> tuple[Place, ...]:
    """The seats in turn order, you first. Raises ValueError for other than 3 or 4 players."""
    if players == 4:
        return (Place.YOU, Place.RIGHT, Place.TOP, Place.LEFT)
    if players == 3:
        return (Place.YOU, Place.RIGHT, Place.LEFT)
    raise ValueError(f"a table has 3 or 4 players, not {players}")


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """The places belonging to one seat."""

    place: Place
    zone: Rect
    """Everything below lies in here; for YOU it is the plate."""
    plate: Rect
    backs: Rect
    """Mini backs of the cards still held; empty for YOU."""
    bubble: Rect
    """Room for spoken words; they may be smaller, and point from here to the plate."""
    pocket: Rect
    """Where the unused talon lies if this seat is at the dealer's right."""
    trick: Rect
    """The slot of the card this seat plays."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All zones in window pixels. `base_zones` never overlap; the rest lies inside `centre` or over it."""

    scale: Scale
    window: Rect
    bar: Rect
    dock: Rect | None
    table: Rect
    """What the bar and the dock leave."""
    seats: dict[Place, SeatLayout]
    centre: Rect
    talon: Rect
    history: Rect
    bids: Rect
    sheet: Rect
    own_plate: Rect
    advice: Rect
    hand: Rect
    card: tuple[int, int]
    talon_card: tuple[int, int]
    pocket_card: tuple[int, int]
    mini_card: tuple[int, int]
    lift: int
    """Hover and keyboard focus raise a card by so many pixels; illegal cards lie `lower` pixels deeper."""
    lower: int

    def base_zones(self) -> dict[str, Rect]:
        """The zones that share no pixel, by name."""
        zones = {"bar": self.bar, "centre": self.centre, "own plate": self.own_plate, "advice": self.advice}
        zones["hand"] = self.hand
        for seat in self.seats.values():
            if seat.place is not Place.YOU:
                zones[f"seat {seat.place}"] = seat.zone
        if self.dock is not None:
            zones["dock"] = self.dock
        return zones


def card_width(height: int) -> int:
    """The width of a card *height* pixels high."""
    return round(height * ASPECT)


def layout(
    width: int, height: int, players: int = 4, *, dock: bool = False, ui: float = 1.0, text: float = 1.0
) -> TableLayout:
    """The table in a window of *width* × *height* pixels. Raises ValueError for other than 3 or 4 players."""
    order = places(players)
    scale = scale_for(width, height, ui, text)
    px = scale.px
    window = Rect(0, 0, width, height)
    bar = Rect(0, 0, width, px(44, 36))
    dock_w = px(300, 280) if dock else 0
    dock_rect = Rect(width - dock_w, bar.bottom, dock_w, height - bar.h) if dock else None
    table = Rect(0, bar.bottom, width - dock_w, height - bar.h)
    gap, margin = px(4), px(MARGIN)

    card = (px(CARD_W), px(CARD_H))
    hand_top = height - px(MARGIN) - card[1]
    hand = Rect(margin, hand_top, table.w - 2 * margin, height - hand_top)
    line_h = px(34, max(26, scale.line_room))
    line_top = hand_top - px(HAND_GAP) - line_h
    own = Rect(margin, line_top, px(OWN_PLATE), line_h)
    advice = Rect(own.right + px(12), line_top, table.w - margin - own.right - px(12), line_h)

    top_h = px(TOP_HEIGHT) if players == 4 else 0
    centre_top = table.y + gap + (top_h + gap if top_h else 0)
    side = px(SIDE)
    centre = Rect(side, centre_top, table.w - 2 * side, line_top - gap - centre_top)
    boxes = _boxes(scale, centre)
    tricks = _trick_slots(scale, centre, order)
    left_zone = Rect(0, centre.y, side, centre.h)
    seats = {
        Place.YOU: SeatLayout(
            Place.YOU, own, own, Rect(own.x, own.y, 0, 0), own, _low_pocket(scale, left_zone), tricks[Place.YOU]
        ),
        Place.RIGHT: _side_seat(scale, Place.RIGHT, left_zone.moved(table.w - side, 0), table, tricks[Place.RIGHT]),
    }
    if Place.TOP in order:
        zone = Rect((table.w - px(TOP_WIDTH)) // 2, table.y + gap, px(TOP_WIDTH), top_h)
        seats[Place.TOP] = _top_seat(scale, zone, table, tricks[Place.TOP])
    seats[Place.LEFT] = _side_seat(scale, Place.LEFT, left_zone, table, tricks[Place.LEFT])

    talon_h = px(150)
    return TableLayout(
        scale=scale,
        window=window,
        bar=bar,
        dock=dock_rect,
        table=table,
        seats=seats,
        centre=centre,
        talon=boxes["talon"],
        history=boxes["history"],
        bids=boxes["bids"],
        sheet=boxes["sheet"],
        own_plate=own,
        advice=advice,
        hand=hand,
        card=card,
        talon_card=(card_width(talon_h), talon_h),
        pocket_card=(card_width(px(POCKET_H)), px(POCKET_H)),
        mini_card=(card_width(px(MINI_H)), px(MINI_H)),
        lift=px(10),
        lower=px(6),
    )


def _boxes(scale: Scale, centre: Rect) -> dict[str, Rect]:
    """The boxes that share the centre, one phase at a time."""
    px = scale.px
    gap = px(8)
    history_w = min(px(HISTORY[0]), centre.w)
    history = Rect(centre.x + (centre.w - history_w) // 2, centre.y, history_w, px(HISTORY[1]))
    bids_w = min(px(BIDS_WIDTH), centre.w)
    bids_top = history.bottom + gap
    bids = Rect(centre.x + (centre.w - bids_w) // 2, bids_top, bids_w, centre.bottom - bids_top)
    sheet_w = min(px(SHEET_WIDTH), centre.w)
    talon_w = min(px(SHEET_WIDTH), centre.w)
    talon_h = px(22, 20) + px(150) + px(8) + scale.target
    return {
        "history": history,
        "bids": bids,
        "sheet": Rect(centre.x + (centre.w - sheet_w) // 2, centre.y, sheet_w, centre.h),
        "talon": centred(talon_w, min(talon_h, centre.h), centre),
    }


def _trick_slots(scale: Scale, centre: Rect, order: Sequence[Place]) -> dict[Place, Rect]:
    """The slots round the middle, each towards its seat; fixed, so that a card never moves for the next one."""
    h = scale.px(132)
    w = card_width(h)
    gap = scale.px(14)
    x, y = centre.centre
    dx = w // 2 + gap + w // 2
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


def _side_seat(scale: Scale, place: Place, zone: Rect, table: Rect, trick: Rect) -> SeatLayout:
    px = scale.px
    pad, gap = px(MARGIN), px(4)
    # Words may reach over the centre, but not as far as what lies in its middle.
    beside = (table.w - px(SHEET_WIDTH)) // 2 - px(16)
    bubble_w = max(px(PLATE_W), min(round(0.22 * table.w), beside))
    bubble_h = px(80)
    x = zone.x + pad if place is Place.LEFT else zone.right - pad - px(PLATE_W)
    bubble_x = zone.x + pad if place is Place.LEFT else zone.right - pad - bubble_w
    # Name, role and count stand one under the other; in a small window letters keep their least size.
    plate_h = max(px(PLATE_H), round(LINES * (scale.medium + 2 * scale.small)) + px(6))
    plate = Rect(x, zone.y + bubble_h + gap, px(PLATE_W), plate_h)
    backs = Rect(x, plate.bottom + gap, px(PLATE_W), px(MINI_H))
    pocket = Rect(x, backs.bottom + px(6), px(PLATE_W), px(POCKET_H))
    return SeatLayout(place, zone, plate, backs, Rect(bubble_x, zone.y, bubble_w, bubble_h), pocket, trick)


def _low_pocket(scale: Scale, zone: Rect) -> Rect:
    """Your own pocket: above your plate, at the foot of the left column."""
    px = scale.px
    return Rect(zone.x + px(MARGIN), zone.bottom - px(POCKET_H), px(PLATE_W), px(POCKET_H))


def _top_seat(scale: Scale, zone: Rect, table: Rect, trick: Rect) -> SeatLayout:
    px = scale.px
    gap = px(8)
    plate = Rect(zone.x + px(120), zone.y + (zone.h - px(PLATE_H)) // 2, px(210), px(PLATE_H))
    backs = Rect(plate.right + gap, zone.y + (zone.h - px(MINI_H)) // 2, zone.right - plate.right - gap, px(MINI_H))
    pocket = Rect(zone.x, zone.y + (zone.h - px(POCKET_H)) // 2, px(120) - gap, px(POCKET_H))
    room = table.right - zone.right - 2 * gap
    bubble = Rect(zone.right + gap, zone.y + px(4), min(round(0.22 * table.w), room), zone.h - px(8))
    return SeatLayout(Place.TOP, zone, plate, backs, bubble, pocket, trick)


def hand_rects(table: TableLayout, n: int) -> list[Rect]:
    """The places of *n* cards of the hand, the leftmost first; each later card lies on the one before.

    At least `LEAST_STEP` of every card is seen: if they do not fit so, all of them are drawn smaller.
    """
    if n <= 0:
        return []
    zone = table.hand
    w, h = table.card
    if n > 1 and w * (1 + LEAST_STEP * (n - 1)) > zone.w:
        w = int(zone.w / (1 + LEAST_STEP * (n - 1)))
        h = round(w / ASPECT)
    step = 0.0 if n == 1 else min(FULL_STEP * w, (zone.w - w) / (n - 1))
    left = zone.x + (zone.w - (w + step * (n - 1))) / 2
    top = zone.y + table.card[1] - h
    return [Rect(int(left + step * i), top, w, h) for i in range(n)]


def hand_hit(table: TableLayout, n: int, pos: tuple[int, int]) -> int | None:
    """The card of a hand of *n* under *pos*: its visible strip, down to the window's edge. Lifting moves no strip."""
    rects = hand_rects(table, n)
    for i in range(n - 1, -1, -1):
        rect = rects[i]
        if Rect(rect.x, rect.y, rect.w, table.window.bottom - rect.y).holds(pos):
            return i
    return None


def row_rects(zone: Rect, size: tuple[int, int], n: int, step: float) -> list[Rect]:
    """*n* cards of *size* in one row from the left of *zone*, *step* pixels apart or as close as the zone demands."""
    if n <= 0:
        return []
    if n > 1:
        step = min(step, (zone.w - size[0]) / (n - 1))
    return [Rect(round(zone.x + i * step), zone.y, size[0], size[1]) for i in range(n)]


@dataclass(frozen=True, slots=True)
class TalonGroup:
    """One group of the talon: label above, cards, room for a button below."""

    label: Rect
    cards: tuple[Rect, ...]
    button: Rect

    @property
    def frame(self) -> Rect:
        """Round the cards of the group."""
        first, last = self.cards[0], self.cards[-1]
        return Rect(first.x, first.y, last.right - first.x, first.h)


def talon_rects(table: TableLayout, groups: Sequence[int]) -> list[TalonGroup]:
    """The talon as groups of so many cards each: ``(2, 2, 2)`` pairs, ``(3, 3)`` triplets, six ones for singles.

    Cards of a group lie 8 u apart, groups 28 u; singles 12 u. Shrinks to fit a narrow table.
    """
    px, zone = table.scale.px, table.talon
    if not groups or any(size < 1 for size in groups):
        raise ValueError(f"talon groups must hold cards: {tuple(groups)}")
    inner, outer = px(8), px(12) if max(groups) == 1 else px(28)
    gaps = inner * (sum(groups) - len(groups)) + outer * (len(groups) - 1)
    w = min(table.talon_card[0], (zone.w - gaps) // sum(groups))
    h = min(table.talon_card[1], round(w / ASPECT))
    label_h, button_h = px(22, 20), table.scale.target
    x = zone.x + (zone.w - (w * sum(groups) + gaps)) // 2
    y = zone.y + label_h
    laid = []
    for size in groups:
        cards = tuple(Rect(x + i * (w + inner), y, w, h) for i in range(size))
        span = cards[-1].right - x
        laid.append(
            TalonGroup(Rect(x, zone.y, span, label_h), cards, Rect(x, y + h + px(8), span, button_h)),
        )
        x = cards[-1].right + outer
    return laid
