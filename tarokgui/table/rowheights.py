"""The heights of the rows at the top of the table and of the line above the hand, in pixels. Pure."""

from __future__ import annotations

from tarokgui.draw.geometry import Scale
from tarokgui.table.proportions import CAPTIONED, TOOL, close_line_of, line_of


def captioned(scale: Scale) -> bool:
    """True if letters leave room for a caption over a value, and for two lines on a plate."""
    return scale.medium < CAPTIONED * scale.px(18)


def tool_size(scale: Scale) -> int:
    """The side of a round button."""
    return scale.px(TOOL, 36)


def strip_height(scale: Scale) -> int:
    """The height of the strip at the top: a caption over a value, or the value alone in large letters."""
    caption = line_of(scale.small) + scale.px(6) if captioned(scale) else 0
    return max(tool_size(scale), caption + line_of(scale.medium))


def plate_height(scale: Scale) -> int:
    """A player's plate: the name over part and count, or all in one line in large letters."""
    if captioned(scale):
        return max(scale.px(62), line_of(scale.medium) + line_of(scale.small) + scale.px(14))
    return line_of(scale.medium) + scale.px(10)


def advice_height(scale: Scale) -> int:
    """The line above the hand: one line of letters, or two small ones where letters are large and sentences long."""
    if captioned(scale):
        return scale.px(36, scale.line_room)
    return max(scale.line_room, 2 * close_line_of(scale.small) + scale.px(2))
