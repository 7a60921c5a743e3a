"""The places of everything on the table, from the window's size alone. Pure: no pygame, no state.

Seats go anticlockwise as the game does: you at the bottom, then from RIGHT round to LEFT. Lengths are units ``u`` of
the scale; extra width and height go to the centre, never to the size of cards. From the top: the strip with the stakes
and the tools; the plates of the others; the centre; the line with your plate and the advice; the hand, which reaches
over the rim. Letters may take room from everything but the cards.
"""

from __future__ import annotations

from tarokgui.draw.cardsize import CARD_H, card_width
from tarokgui.draw.geometry import Rect, Scale, centred, scale_for
from tarokgui.session.seating import Place, places
from tarokgui.table.fan import hand_hit, hand_rects, row_rects
from tarokgui.table.proportions import (
    DOCK_W,
    HAND_GAP,
    HAND_SHARE,
    LEAST_STEP,
    MARGIN,
    MINI_H,
    POCKET_H,
    SHEET_WIDTH,
    TALON_H,
    TOOL_GAP,
    TOOLS,
)
from tarokgui.table.rowheights import advice_height, captioned, plate_height, strip_height, tool_size
from tarokgui.table.seatlayout import SeatLayout, own_seat, plate_width, row_seat, trick_slots
from tarokgui.table.talonlayout import TalonGroup, label_height, talon_rects
from tarokgui.table.zones import TableLayout

LEAST_CENTRE = 290
"""The height in units the centre wants before the cards of the hand are as large as they may be."""

__all__ = [
    "LEAST_STEP", "Place", "SeatLayout", "TableLayout", "TalonGroup", "hand_hit", "hand_rects",
    "layout", "places", "row_rects", "talon_rects",
]  # fmt: skip


def layout(
    width: int,
    height: int,
    players: int = 4,
    *,
    dock: bool = False,
    ui: float = 1.0,
    text: float = 1.0,
    hand: bool = True,
    resting: Place | None = None,
    hands: tuple[int, int] = (0, 0),
) -> TableLayout:
    """The table in a window of *width* × *height* pixels. Raises ValueError for other than 3, 4 or 5 players.

    ``dock``: the journal or the hint is open; it covers part of the table and moves nothing. Without a ``hand`` the
    line of advice is at the foot of the window, and the centre has the room. The ``resting`` seat plays no cards, so
    the slots of the others close up. *hands* are the cards of a usual hand and of the longest one, with which it shares
    its size.
    """
    order = places(players)
    scale = scale_for(width, height, ui, text)
    px = scale.px
    window = Rect(0, 0, width, height)
    felt = window.inset(scale.rim)
    pad, gap = px(MARGIN), px(4)
    strip = Rect(felt.x + pad, felt.y + px(6), felt.w - 2 * pad, strip_height(scale))
    row = Rect(strip.x, strip.bottom + px(7), strip.w, plate_height(scale))
    below = row.bottom + px(6)
    table = Rect(felt.x, below, felt.w, felt.bottom - below)

    line_h = advice_height(scale)
    card_h = _card_height(scale, height - below - gap - line_h - px(HAND_GAP) - px(MARGIN))
    card = (card_width(card_h), card_h)
    hand_top = height - px(MARGIN) - card_h
    zone = Rect(table.x + pad, hand_top, table.w - 2 * pad, height - hand_top)
    line_top = hand_top - px(HAND_GAP) - line_h if hand else felt.bottom - pad - line_h
    own = Rect(table.x + pad, line_top, _own_width(scale, line_h), line_h)
    apart = px(10) if captioned(scale) else 0  # in large letters the two are one row
    advice = Rect(own.right + apart, line_top, table.right - pad - own.right - apart, line_h)

    centre = Rect(strip.x, below, strip.w, line_top - gap - below)
    slots = trick_slots(scale, centre, [place for place in order if place is not resting])
    left, right = min(slot.x for slot in slots.values()), max(slot.right for slot in slots.values())
    lying = Rect(left, centre.y, right - left, centre.h)
    if resting is not None:
        slots[resting] = Rect(*lying.centre, 0, 0)
    tools_w = TOOLS * tool_size(scale) + (TOOLS - 1) * px(TOOL_GAP)
    tools = Rect(strip.right - tools_w, strip.y, tools_w, strip.h)
    wide = plate_width(scale, row.w, len(order) - 1)
    seats = {Place.YOU: own_seat(scale, own, centre, slots[Place.YOU])}
    seats |= {place: row_seat(scale, place, row, centre, wide, slots) for place in order if place != Place.YOU}

    talon_h = min(px(TALON_H), centre.h - 3 * scale.target - 3 * px(8) - label_height(scale))
    sheet_w = min(px(SHEET_WIDTH), centre.w)
    talon_box = label_height(scale) + talon_h + px(8) + scale.target
    return TableLayout(
        scale=scale,
        window=window,
        bar=Rect(strip.x, strip.y, tools.x - px(12) - strip.x, strip.h),
        tools=tools,
        dock=_dock(scale, felt, below, line_top) if dock else None,
        table=table,
        seats=seats,
        lying=lying,
        centre=centre,
        sheet=Rect(centre.x + (centre.w - sheet_w) // 2, centre.y, sheet_w, centre.h),
        talon=centred(sheet_w, min(talon_box, centre.h), centre),
        own_plate=own,
        advice=advice,
        hand=zone,
        hand_lies=hand,
        card=card,
        talon_card=(card_width(talon_h), talon_h),
        pocket_card=(card_width(px(POCKET_H)), px(POCKET_H)),
        mini_card=(card_width(px(MINI_H)), px(MINI_H)),
        lift=px(12),
        lower=px(6),
        hands=hands,
    )


def _card_height(scale: Scale, height: int) -> int:
    """The height of a card of the hand, with *height* pixels for it and the centre; never less than its share."""
    least = scale.px(HAND_SHARE * 720)
    return max(least, min(scale.px(CARD_H), height - scale.px(LEAST_CENTRE)))


def _own_width(scale: Scale, line_h: int) -> int:
    """The width of your plate: face, name and part; in large letters the name goes, because you know your own place."""
    if captioned(scale):
        return line_h + round(3.6 * scale.medium) + 12 * scale.small
    return line_h + round(6.4 * scale.small)


def _dock(scale: Scale, felt: Rect, top: int, line_top: int) -> Rect:
    """At the right, over the table, under the plates."""
    width = min(felt.w * 3 // 5, max(scale.px(DOCK_W, 250), 15 * scale.medium))
    return Rect(felt.right - width, top, width, line_top - scale.px(4) - top)
