"""Circles as they are kept on a score sheet: open ones, and crossed ones filled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.draw.theme import Colour

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

GAP = 3
"""Units between two circles."""
LEAST = 6
"""Pixels of a circle that has hardly any room."""


def circle_size(paint: DrawContext) -> int:
    """The width of a circle, in pixels."""
    return max(8, round(paint.scale.small * 0.72))


def circles_width(paint: DrawContext, number: int, room: int) -> int:
    """The width of so many circles: each by itself if *room* pixels are enough, else one and the number if less."""
    if number <= 0:
        return 0
    side, gap = circle_size(paint), paint.scale.px(GAP, 2)
    wide = number * side + (number - 1) * gap
    if wide <= room:
        return wide
    return min(wide, side + gap + paint.text.size(f"×{number}", Face.STRONG, paint.scale.small)[0])


def marks_width(paint: DrawContext, crossed: int, open_ones: int) -> int:
    """The least width for crossed circles beside open ones, as numbers if that is less."""
    gap = paint.scale.px(GAP, 2) if crossed and open_ones else 0
    return circles_width(paint, crossed, 0) + gap + circles_width(paint, open_ones, 0)


def draw_marks(surface: pygame.Surface, paint: DrawContext, crossed: int, open_ones: int, box: Rect) -> None:
    """Crossed circles and right of them open ones, up to the right edge of *box*.

    Without room first the open ones become a number, then the crossed ones as well; at last only the open ones are
    left, which still cost something, and one for which there is no room is smaller.
    """
    if crossed and open_ones and marks_width(paint, crossed, open_ones) > box.w:
        crossed = 0
    theme, gap = paint.theme, paint.scale.px(GAP, 2) if crossed and open_ones else 0
    ways = [
        (circles_width(paint, crossed, room_crossed), circles_width(paint, open_ones, room_open))
        for room_crossed, room_open in ((box.w, box.w), (box.w, 0), (0, 0))
    ]
    left, right = next((way for way in ways if sum(way) + gap <= box.w), [min(wide, box.w) for wide in ways[-1]])
    x = max(box.x, box.right - right - gap - left)
    draw_circles(surface, paint, crossed, box._replace(x=x, w=left), filled=True, colour=theme.on_paper_second)
    draw_circles(surface, paint, open_ones, box._replace(x=box.right - right, w=right), colour=theme.ink)


def draw_circles(
    surface: pygame.Surface,
    paint: DrawContext,
    number: int,
    box: Rect,
    *,
    filled: bool = False,
    colour: Colour | None = None,
    right: bool = False,
) -> int:
    """Draw so many circles in the middle of *box* from its left (or *right*) edge; their width in pixels."""
    import pygame

    if number <= 0:
        return 0
    side, gap = min(circle_size(paint), max(LEAST, box.w)), paint.scale.px(GAP, 2)
    ink = colour or paint.theme.brass_light
    wide = circles_width(paint, number, box.w)
    each = number * side + (number - 1) * gap <= max(box.w, wide)
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
