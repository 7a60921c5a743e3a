"""How high the things of the table's top row are, in pixels. Pure."""

from __future__ import annotations

from tarokgui.draw.scale import Scale
from tarokgui.table.proportions import TOOL, line_of


def tool_size(scale: Scale) -> int:
    """The side of a round button in pixels."""
    return scale.px(TOOL, 36)


def status_height(scale: Scale) -> int:
    """A plate of one small line, in pixels."""
    return max(scale.px(27), line_of(scale.small) + scale.px(6))


def badge_height(scale: Scale) -> int:
    """A plate with a caption over a value, in pixels."""
    return line_of(scale.small) + line_of(scale.medium) + scale.px(6)


def row_height(scale: Scale) -> int:
    """The row at the top, in pixels."""
    px = scale.px
    tools = tool_size(scale) + px(6) + status_height(scale)
    both = badge_height(scale) + px(6) + status_height(scale)
    if both > px(93):  # letters so large that what was announced is told by a number beside the badges
        both = 0
    return max(px(80), both, tools, badge_height(scale), line_of(scale.medium) + line_of(scale.small) + px(14))
