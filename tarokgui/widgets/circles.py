"""Circles as they are kept on a score sheet: open ones, and crossed ones filled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.draw.theme import Colour

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint

GAP = 3
"""Units between two circles."""


def circle_size(paint: Paint) -> int:
    """The width of a circle, in pixels."""
    return max(8, round(paint.scale.small * 0.72))


def circles_width(paint: Paint, number: int, room: int) -> int:
    """What so many circles want: each by itself if *room* pixels are enough, else one and the number."""
    side, gap = circle_size(paint), paint.scale.px(GAP, 2)
    wide = number * side + (number - 1) * gap
    if wide <= room:
        return wide
    return side + gap + paint.text.size(f"×{number}", Face.STRONG, paint.scale.small)[0]


def draw_circles(
    surface: pygame.Surface,
    paint: Paint,
    number: int,
    box: Rect,
    *,
    filled: bool = False,
    colour: Colour | None = None,
    right: bool = False,
) -> int:
    """So many circles in the middle of *box* from its left (or *right*) edge; how wide they are, in pixels."""
    import pygame

    if number <= 0:
        return 0
    side, gap = circle_size(paint), paint.scale.px(GAP, 2)
    ink = colour or paint.theme.brass_light
    wide = circles_width(paint, number, box.w)
    each = number * side + (number - 1) * gap <= box.w
    x, y = box.right - wide if right else box.x, box.centre[1]
    for place in range(number if each else 1):
        at = (x + place * (side + gap) + side / 2, y)
        # Smooth at every size: drawn four times as large.
        large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
        pygame.draw.circle(large, ink, (side * 2, side * 2), side * 2 - 2, 0 if filled else max(4, side // 2))
        small = pygame.transform.smoothscale(large, (side, side))
        surface.blit(small, (round(at[0] - side / 2), round(at[1] - side / 2)))
    if not each:
        rest = Rect(x + side + gap, box.y, wide, box.h)
        paint.text.line(surface, f"×{number}", rest, Face.STRONG, paint.scale.small, ink)
    return wide
