"""Proportions of the table in units ``u`` of `tarokgui.draw.scale`, and what follows from them. Pure."""

from __future__ import annotations

from tarokgui.draw.scale import Scale

CARD_W, CARD_H = 110, 200
"""A card of the hand where there is room. All other cards have the same proportions."""
LEAST_CARD_H = 150
"""The least height of a card of the hand; before, the seats give up their portraits."""
TRICK_H = 171
ASPECT = CARD_W / CARD_H
FULL_STEP = 0.92
"""Distance of two cards in a hand with room to spare, in card widths."""
LEAST_STEP = 0.55
"""Below this long numerals are no longer read: the cards shrink instead."""
TILT = 3.0
"""A card of the trick lies askew by at most so many degrees."""
TILTED = 1.03
"""The height a card takes when it lies so, in its own heights."""

MARGIN = 8
HAND_GAP = 18
"""Between the hand and the line above it: a lifted card and its focus ring have room there."""
LINES = 1.24
"""Distance of two lines of text, in sizes."""
TOOL, TOOLS, TOOL_GAP = 40, 6, 7
"""The round buttons at the right: their size, how many there are, the gap between them."""
DOCK_W = 300
OVERLAID = 1.5
"""From this text size on the journal lies over the table: there is no room beside it."""
SHEET_WIDTH, BIDS_WIDTH, HISTORY_W, HISTORY_H = 640, 620, 560, 132
TALON_H, MINI_H, POCKET_W, POCKET_H = 150, 42, 112, 74


def card_width(height: int) -> int:
    """The width of a card *height* pixels high."""
    return round(height * ASPECT)


def line_of(size: int) -> int:
    """The height in pixels of a line of letters of *size* pixels."""
    return round(size * LINES)


def name_room(scale: Scale) -> int:
    """The width that a player's name with the dealer's disc, and a role below, want in pixels."""
    return max(scale.px(100), round(5.8 * scale.medium), 8 * scale.small)
