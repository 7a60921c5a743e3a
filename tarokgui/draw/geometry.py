"""Whole-pixel rectangles, without pygame, so that layout and focus can be reasoned about and tested alone."""

from __future__ import annotations

from typing import NamedTuple


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
