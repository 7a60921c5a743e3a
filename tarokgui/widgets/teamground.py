"""The pattern of each side: the person's own is solid, the one against it is hatched. Colour adds nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.theme import Colour

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


def team_ground(surface: pygame.Surface, paint: DrawContext, rect: Rect, *, mine: bool, radius: float = 4) -> None:
    """Draw a part of a bar on paper: plain ink, or ink lines on paper."""
    theme = paint.theme
    if mine:
        paint.rounded(surface, rect, theme.ink, radius)
        return
    paint.framed(surface, rect, theme.paper_inset, theme.ink, radius)
    hatch(surface, rect.inset(paint.scale.hair), theme.ink, paint.scale.px(9, 7))


def hatch(surface: pygame.Surface, rect: Rect, colour: Colour, step: int) -> None:
    """Slanting lines every *step* pixels."""
    if rect.w <= 0 or rect.h <= 0:
        return
    clip = surface.get_clip()
    surface.set_clip(clip.clip(pygame.Rect(rect)))
    for x in range(rect.x - rect.h, rect.right, step):
        for beside in range(max(2, step // 5)):  # lines of more than a pixel are not smooth in themselves
            pygame.draw.aaline(surface, colour, (x + beside, rect.bottom), (x + rect.h + beside, rect.y))
    surface.set_clip(clip)


def team_sign(surface: pygame.Surface, paint: DrawContext, box: Rect, colour: Colour, *, mine: bool) -> None:
    """Draw the sign of a side in a square: a solid lozenge, or a hatched square."""
    side = min(box.w, box.h)
    x, y = box.centre
    half = side // 2
    if mine:
        points = ((x, y - half), (x + half, y), (x, y + half), (x - half, y))
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, True, points)
        return
    square = Rect(x - half, y - half, 2 * half, 2 * half).inset(max(1, half // 5))
    hatch(surface, square, colour, max(4, side // 4))
    pygame.draw.rect(surface, colour, pygame.Rect(square), paint.scale.hair)
