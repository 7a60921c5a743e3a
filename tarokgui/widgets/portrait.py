"""A face in a brass ring, and the pot that stands among the faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import disc

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


class Party(NamedTuple):
    """A party that pays or is paid: the id of the portrait, None for the pot; the name; ``you`` for the person."""

    person: str | None
    name: str
    you: bool = False


def draw_party(surface: pygame.Surface, paint: DrawContext, party: Party, rect: Rect) -> None:
    """Draw the portrait, or the coin of the pot, in a square; that of the person has a lozenge on its ring."""
    side = min(rect.w, rect.h)
    at = (rect.centre[0] - side // 2, rect.centre[1] - side // 2)
    if party.person is None:
        surface.blit(paint.art.ornament("coin", (side, side)), at)
        return
    ring = max(1, round(side / 22))
    hair = paint.scale.hair
    surface.blit(disc(side, paint.theme.ink), at)
    surface.blit(disc(side - 2 * hair, paint.theme.brass), (at[0] + hair, at[1] + hair))
    ring += hair
    inner = side - 2 * ring
    surface.blit(disc(inner, paint.theme.paper), (at[0] + ring, at[1] + ring))
    surface.blit(paint.art.person(party.person, inner), (at[0] + ring, at[1] + ring))
    if party.you:
        size = max(4, side // 9)
        x, y = at[0] + side // 2, at[1] + side - size // 2
        for px, colour in ((size, paint.theme.ink), (size - max(1, size // 4), paint.theme.brass_light)):
            points = ((x, y - px), (x + px, y), (x, y + px), (x - px, y))
            pygame.draw.polygon(surface, colour, points)
            pygame.draw.aalines(surface, colour, True, points)


def underline(surface: pygame.Surface, paint: DrawContext, name: Rect) -> None:
    """Draw the line under the name of the person, which is *name.w* pixels long."""
    thick = max(2, paint.scale.px(2))
    surface.fill(paint.theme.brass, (name.x, name.bottom - thick, name.w, thick))
