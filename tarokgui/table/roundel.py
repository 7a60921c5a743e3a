"""Portraits in their brass rings; round the player to act the ring is dashed."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.shapes import disc, svg_surface
from tarokgui.draw.signs import polygon
from tarokgui.draw.theme import Colour

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext

_MASTER = 224
"""Faces are drawn once with so many pixels and made smaller from there: windows change their size smoothly."""
_DASHES = 18


def draw_roundel(surface: pygame.Surface, paint: DrawContext, person: str, box: Rect, *, turn: bool) -> None:
    """Draw the face of *person* in the square *box*."""
    side = min(box.w, box.h)
    if side < 8:
        return
    theme, scale = paint.theme, paint.scale
    line = max(2, round(side * 0.035))
    whole = centred(side, side, box)
    paint.shadow(surface, whole, side / 2 / scale.u, 4, 100)
    surface.blit(disc(side, theme.plaque), whole)
    if turn:
        surface.blit(_dashed(side, line + 1, theme.brass_light), whole)
    else:
        surface.blit(disc(side, theme.brass), whole)
    inset = 2 * line + 1 if turn else line
    inner = side - 2 * inset
    surface.blit(_face(paint, person, inner), (whole.x + inset, whole.y + inset))


def _face(paint: DrawContext, person: str, px: int) -> pygame.Surface:
    if px >= _MASTER * 3 // 4:
        return paint.art.person(person, px)
    master = paint.art.person(person, _MASTER)
    return _scaled(master, px)


@lru_cache(maxsize=24)
def _scaled(master: pygame.Surface, px: int) -> pygame.Surface:
    return pygame.transform.smoothscale(master, (px, px))


@lru_cache(maxsize=8)
def _dashed(side: int, width: int, colour: Colour) -> pygame.Surface:
    """A ring of dashes; each is cut as a shape of its own."""
    outer, inner = side / 2, side / 2 - width
    dashes = []
    for number in range(_DASHES):
        start = number * 2 * pi / _DASHES - pi / 2
        ends = [start + step * 2 * pi / _DASHES * 0.62 / 3 for step in range(4)]
        points = [(outer + outer * cos(at), outer + outer * sin(at)) for at in ends]
        points += [(outer + inner * cos(at), outer + inner * sin(at)) for at in reversed(ends)]
        dashes.append(polygon(points, colour))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{"".join(dashes)}</svg>'
    return svg_surface(svg, (side, side))
