"""Rows and columns: scenes give the order and the gaps, and the places in pixels are worked out here."""

from __future__ import annotations

from collections.abc import Sequence

from tarokgui.draw.geometry import Rect


def column(box: Rect, heights: Sequence[int], gap: int = 0) -> list[Rect]:
    """One under the other from the top of the box, as wide as it, so many pixels apart; they may reach beyond it."""
    places, y = [], box.y
    for height in heights:
        places.append(Rect(box.x, y, box.w, height))
        y += height + gap
    return places


def row(box: Rect, widths: Sequence[int], gap: int = 0) -> list[Rect]:
    """Side by side from the left of the box, as high as it, so many pixels apart; they may reach beyond it."""
    places, x = [], box.x
    for width in widths:
        places.append(Rect(x, box.y, width, box.h))
        x += width + gap
    return places


def row_from_right(box: Rect, widths: Sequence[int], gap: int = 0) -> list[Rect]:
    """The same, but the last one ends at the right of the box."""
    taken = sum(widths) + gap * max(0, len(widths) - 1)
    return row(box._replace(x=box.right - taken), widths, gap)
