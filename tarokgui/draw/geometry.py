"""Whole-pixel rectangles, the unit everything on screen is measured in, and the text sizes that follow from it.

Without pygame, so that layout and focus can be reasoned about and tested alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

DESIGN_WIDTH = 1280
DESIGN_HEIGHT = 720
RIM = 17
LEAST_UI, MOST_UI = 0.8, 1.1
"""Above 1.1 the zones of the table no longer fit one window; for larger letters there is the text scale."""


class Rect(NamedTuple):
    """A rectangle in window pixels; pygame accepts it wherever it wants a rectangle."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column outside."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row outside."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """The middle point."""
        return self.x + self.w // 2, self.y + self.h // 2

    def holds(self, pos: tuple[int, int]) -> bool:
        """True if the point is inside."""
        return self.x <= pos[0] < self.right and self.y <= pos[1] < self.bottom

    def contains(self, other: Rect) -> bool:
        """True if *other* is wholly inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Rect) -> bool:
        """True if the two share a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def common(self, other: Rect) -> Rect:
        """The part that the two share; of no size if there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Rect(x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y))

    def joined(self, other: Rect) -> Rect:
        """The least rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """The rectangle shrunk by *dx* left and right and *dy* (or *dx*) above and below; grown if negative."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def moved(self, dx: int, dy: int) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def within(self, outer: Rect) -> Rect:
        """The same rectangle pushed into *outer*, as far as it fits."""
        x = max(outer.x, min(self.x, outer.right - self.w))
        y = max(outer.y, min(self.y, outer.bottom - self.h))
        return Rect(x, y, self.w, self.h)


def centred(w: int, h: int, outer: Rect) -> Rect:
    """A rectangle of the given size in the middle of *outer*."""
    return Rect(outer.x + (outer.w - w) // 2, outer.y + (outer.h - h) // 2, w, h)


@dataclass(frozen=True, slots=True)
class Scale:
    """The unit *u* in pixels and text sizes in pixels, for one window size."""

    u: float
    small: int
    medium: int
    large: int
    huge: int

    def px(self, units: float, floor: int = 0) -> int:
        """*units* in whole pixels, at least *floor*."""
        return max(floor, round(units * self.u))

    @property
    def hair(self) -> int:
        """The thinnest line that is seen, in pixels."""
        return max(1, round(self.u * 1.2))

    @property
    def rim(self) -> int:
        """The width of the table's rim in pixels."""
        return max(10, round(self.u * RIM))

    @property
    def ring(self) -> int:
        """The width of the focus ring in pixels: never under 3."""
        return max(3, round(self.u * 3))

    @property
    def line_room(self) -> int:
        """The height in pixels of a plate that holds one medium line."""
        return round(self.medium * 1.5)

    @property
    def target(self) -> int:
        """The least height of anything that is clicked, in pixels."""
        return self.px(44, 36)


def scale_for(width: int, height: int, ui: float = 1.0, text: float = 1.0) -> Scale:
    """The scale for a window of *width* × *height* pixels; *ui* 0.8–1.1 and *text* 1–2 are the player's wishes."""
    u = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT) * min(MOST_UI, max(LEAST_UI, ui))
    # Text follows the unit and not the window's height, or a tall narrow window would burst its own plates.
    size = u * DESIGN_HEIGHT * text
    return Scale(
        u=u,
        small=max(14, round(0.020 * size)),
        medium=max(16, round(0.025 * size)),
        large=max(20, round(0.033 * size)),
        huge=max(28, round(0.050 * size)),
    )
