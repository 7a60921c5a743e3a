"""Where everything on the table lies, from the window's size alone. Pure: no pygame, no state.

Seats go anticlockwise as the game does: you at the bottom, then RIGHT, TOP, LEFT. Lengths are units ``u`` of
the scale; extra width and height go to the centre, never to the size of cards. A row at the top holds what may
be asked at the table, the opposite player and the tools; the hand at the foot lies over the rim.
"""

from __future__ import annotations

from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.scale import Scale, scale_for
from tarokgui.session.seating import Place, places
from tarokgui.table.fan import hand_hit, hand_rects, row_rects
from tarokgui.table.proportions import (
    ASPECT,
    BIDS_WIDTH,
    CARD_H,
    DOCK_W,
    HAND_GAP,
    HISTORY_H,
    HISTORY_W,
    LEAST_CARD_H,
    LEAST_STEP,
    MARGIN,
    MINI_H,
    OVERLAID,
    POCKET_H,
    SHEET_WIDTH,
    TALON_H,
    TOOL_GAP,
    TOOLS,
    card_width,
    line_of,
)
from tarokgui.table.rowheights import row_height, tool_size
from tarokgui.table.seatlayout import (
    SeatLayout,
    SideStyle,
    side_seat,
    side_style,
    top_seat,
    trick_slots,
)
from tarokgui.table.talonlayout import TalonGroup, label_height, talon_rects
from tarokgui.table.zones import TableLayout

STYLES = (
    (64, 2, 176), (52, 2, 170), (44, 2, 165), (44, 2, LEAST_CARD_H), (52, 1, LEAST_CARD_H), (0, 2, LEAST_CARD_H),
    (0, 1, LEAST_CARD_H),
)  # fmt: skip
"""What the side seats may be like, the best first: face, lines of spoken words, the least height of a card with it."""

__all__ = [
    "ASPECT", "LEAST_STEP", "Place", "SeatLayout", "TableLayout", "TalonGroup", "card_width", "hand_hit", "hand_rects",
    "layout", "places", "row_rects", "talon_rects",
]  # fmt: skip


def layout(
    width: int, height: int, players: int = 4, *, dock: bool = False, ui: float = 1.0, text: float = 1.0
) -> TableLayout:
    """The table in a window of *width* × *height* pixels. Raises ValueError for other than 3 or 4 players."""
    order = places(players)
    scale = scale_for(width, height, ui, text)
    px = scale.px
    window = Rect(0, 0, width, height)
    felt = window.inset(scale.rim)
    pad, gap = px(MARGIN), px(4)
    row = Rect(felt.x + pad, felt.y + pad, felt.w - 2 * pad, row_height(scale))
    below = row.bottom + px(6)

    overlaid = text >= OVERLAID or felt.w - px(DOCK_W) < 44 * scale.medium
    dock_w = px(DOCK_W, 260)
    table = Rect(felt.x, below, felt.w - (dock_w if dock and not overlaid else 0), felt.bottom - below)

    line_h = _line_height(scale)
    fixed = below + gap + line_h + px(HAND_GAP) + px(MARGIN)
    style, card_h = _side_and_card(scale, table.w, height - fixed)
    card = (card_width(card_h), card_h)
    hand_top = height - px(MARGIN) - card_h
    hand = Rect(table.x + pad, hand_top, table.w - 2 * pad, height - hand_top)
    line_top = hand_top - px(HAND_GAP) - line_h
    own = Rect(table.x + pad, line_top, _own_width(scale, line_h), line_h)
    advice = Rect(own.right + px(10), line_top, table.right - pad - own.right - px(10), line_h)

    side = style.width + 2 * pad
    centre = Rect(table.x + side, below, table.w - 2 * side, line_top - gap - below)
    tricks = trick_slots(scale, centre, order)
    tools_w = TOOLS * tool_size(scale) + (TOOLS - 1) * px(TOOL_GAP)
    tools = Rect(row.right - tools_w, row.y, tools_w, row.h)
    column = Rect(table.x, below, side, centre.h)
    seats = {
        Place.RIGHT: side_seat(scale, Place.RIGHT, column.moved(table.w - side, 0), table, tricks[Place.RIGHT], style)
    }
    left = side_seat(scale, Place.LEFT, column, table, tricks[Place.LEFT], style)
    bar_right = tools.x - px(12)
    if Place.TOP in order:
        seats[Place.TOP] = top_seat(scale, row, felt.centre[0], tools.x - px(8), tricks[Place.TOP])
        bar_right = seats[Place.TOP].zone.x - px(8)
    seats[Place.LEFT] = left
    seats = {Place.YOU: _own_seat(scale, own, left, column, tricks[Place.YOU]), **seats}

    talon_h = min(px(TALON_H), centre.h - 3 * scale.target - 3 * px(8) - label_height(scale))
    return TableLayout(
        scale=scale,
        window=window,
        bar=Rect(row.x, row.y, bar_right - row.x, row.h),
        tools=tools,
        dock=_dock(scale, felt, below, line_top, dock_w, overlaid=overlaid) if dock else None,
        overlaid=overlaid,
        table=table,
        seats=seats,
        centre=centre,
        **_boxes(scale, centre, talon_h),
        own_plate=own,
        advice=advice,
        hand=hand,
        card=card,
        talon_card=(card_width(talon_h), talon_h),
        pocket_card=(card_width(px(POCKET_H)), px(POCKET_H)),
        mini_card=(card_width(px(MINI_H)), px(MINI_H)),
        lift=px(12),
        lower=px(6),
    )


def _line_height(scale: Scale) -> int:
    """The line of advice: one line of letters, or two where letters are large and sentences long."""
    if scale.medium > 20 * scale.u and scale.medium > 18:
        return line_of(scale.medium) + line_of(scale.small) + scale.px(4)
    return scale.px(36, scale.line_room)


def _side_and_card(scale: Scale, room: int, height: int) -> tuple[SideStyle, int]:
    """How the side seats look and how high a card of the hand is, with *height* pixels for both together.

    Cards shrink a little for the faces; faces go before cards are too small.
    """
    px = scale.px
    for face, lines, card in STYLES:
        style = side_style(scale, room, px(face), lines)
        if height - style.height(scale) >= px(card):
            break
    return style, max(px(96), min(px(CARD_H), height - style.height(scale)))


def _own_width(scale: Scale, line_h: int) -> int:
    face = line_h + scale.px(14)
    name, roles = round(3.6 * scale.medium), 12 * scale.small
    two = line_h >= line_of(scale.medium) + line_of(scale.small)
    return face + (max(name, roles) if two else name + roles)


def _own_seat(scale: Scale, plate: Rect, left: SeatLayout, column: Rect, trick: Rect) -> SeatLayout:
    """Your own: the talon's rest would lie at the foot of the left column."""
    size = plate.h + scale.px(6)
    face = Rect(plate.x - scale.px(2), plate.y - scale.px(3), size, size)
    text = Rect(face.right, plate.y, plate.right - face.right, plate.h)
    pocket = Rect(left.pocket.x, column.bottom - left.pocket.h, left.pocket.w, left.pocket.h)
    nothing = Rect(plate.x, plate.y, 0, 0)
    return SeatLayout(Place.YOU, plate, plate, face, text, nothing, plate, pocket, trick)


def _dock(scale: Scale, felt: Rect, top: int, line_top: int, width: int, *, overlaid: bool) -> Rect:
    if overlaid:
        width = min(felt.w * 3 // 5, max(width, 17 * scale.medium))
        return Rect(felt.right - width, top, width, line_top - scale.px(4) - top)
    return Rect(felt.right - width, top, width, felt.bottom - top)


def _boxes(scale: Scale, centre: Rect, talon_card_h: int) -> dict[str, Rect]:
    """The boxes that share the centre, one phase at a time."""
    px = scale.px
    gap = px(8)
    history_w = min(px(HISTORY_W), centre.w)
    wanted = max(px(HISTORY_H), line_of(scale.small) + 4 * line_of(scale.medium) + px(12))
    history_h = min(wanted, centre.h * 2 // 5)
    history = Rect(centre.x + (centre.w - history_w) // 2, centre.y, history_w, history_h)
    bids_w = min(px(BIDS_WIDTH), centre.w)
    bids_top = history.bottom + gap
    sheet_w = min(px(SHEET_WIDTH), centre.w)
    talon_h = label_height(scale) + talon_card_h + gap + scale.target
    return {
        "history": history,
        "bids": Rect(centre.x + (centre.w - bids_w) // 2, bids_top, bids_w, centre.bottom - bids_top),
        "sheet": Rect(centre.x + (centre.w - sheet_w) // 2, centre.y, sheet_w, centre.h),
        "talon": centred(sheet_w, min(talon_h, centre.h), centre),
    }
