"""Proportions of the table in units ``u`` of `tarokgui.draw.geometry`, and values that follow from them. Pure."""

from __future__ import annotations

HAND_SHARE = 0.25
"""The least height of a card of the hand, in heights of the window as wide as the design; letters never take it."""
TALON_SHARE = 0.22
"""The least height of a card of the talon, likewise."""
TRICK_H = 224
"""A card of the trick where there is room."""
STAGGER = 0.26
"""The least distance of your own card in the trick below the opposite one, in card heights."""
FULL_STEP = 0.94
"""Distance of two cards in a full hand with room to spare, in card widths."""
SPREAD_STEP = 1.07
"""The same in a hand so short that no card need cover another."""
SPREAD = 8
"""A hand of so many cards or fewer is short."""
LEAST_STEP = 0.55
"""Below this long numerals are no longer read: the cards shrink instead."""
INDEX = 0.545
"""The left part of a card in which the widest index is, in card widths: no other card may cover it."""
LONG = 14
"""A hand of more cards than this is long: its suits are set a little apart, so that it is read in groups."""
SUIT_GAP = 0.14
"""The additional distance of two suits of a long hand, in card widths."""
TILT = 5.0
"""A card of the trick leans by at most so many degrees."""
TILTED = 1.05
"""The height of a card that leans so, in its own heights."""

MARGIN = 8
HAND_GAP = 18
"""Between the hand and the line above it: a lifted card and its focus ring have room there."""
LINES = 1.24
"""Distance of two lines of text, in sizes."""
CLOSE_LINES = 1.03
"""The same in the line above the hand where letters are large: it has two small lines on no more than one row."""
TOOL, TOOLS, TOOL_GAP = 44, 7, 5
"""The round buttons at the right: their size, their number, the gap between them."""
DOCK_W = 320
CAPTIONED = 1.4
"""From this text size on the strip at the top leaves its captions out, and plates say everything in one line."""
SHEET_WIDTH = 640
TALON_H, MINI_H = 150, 36
POCKET_W, POCKET_H = 184, 84
"""The place for the rest of the talon: of five cards face up number and suit are seen."""
STATION_W, STATION_H, STATION_LEAST = 180, 60, 130
"""The tray of a seat with its backs and tricks, and the least width of one."""


def line_of(size: int) -> int:
    """The height in pixels of a line of letters of *size* pixels."""
    return round(size * LINES)


def close_line_of(size: int) -> int:
    """The same in the line above the hand where letters are large."""
    return round(size * CLOSE_LINES)
