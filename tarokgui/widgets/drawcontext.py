"""Grounds, edges, rings and shadows: the few shapes every widget is made of, with smooth edges at any size."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.artwork import Artwork
from tarokgui.draw.geometry import Rect, Scale
from tarokgui.draw.shapes import disc, nine, outline, rounded, svg_surface
from tarokgui.draw.text import TextPainter
from tarokgui.draw.theme import Colour, Theme, channels
from tarokgui.widgets.felt import Emblem, ground
from tarokgui.widgets.shadow import shadow_pieces

if TYPE_CHECKING:
    from tarokgui.draw.cardpainter import CardPainter

__all__ = ["DrawContext", "Emblem", "disc", "nine", "outline", "rounded", "svg_surface"]

VEILED = 105
"""The light left behind a question, of 255."""


class DrawContext:
    """The means to draw a widget: theme, text, scale, artwork and cards of one window size."""

    def __init__(
        self, theme: Theme, text: TextPainter, scale: Scale, art: Artwork, cards: Callable[[], CardPainter]
    ) -> None:
        self.theme = theme
        self.text = text
        self.scale = scale
        self.art = art
        self._pack = cards

    @cached_property
    def cards(self) -> CardPainter:
        """The pack of cards; it is painted on first use only."""
        return self._pack()

    def rounded(self, surface: pygame.Surface, rect: Rect, fill: Colour, radius: float) -> None:
        """Draw a filled rectangle with smooth corners of *radius* units."""
        rounded(surface, rect, fill, self.scale.px(radius))

    def framed(
        self, surface: pygame.Surface, rect: Rect, fill: Colour, edge: Colour, radius: float, width: int = 0
    ) -> None:
        """Draw a filled rectangle with an edge of *width* pixels (0: the thinnest that is seen)."""
        width = width or self.scale.hair
        px = self.scale.px(radius)
        rounded(surface, rect, edge, px)
        rounded(surface, rect.inset(width), fill, max(0, px - width))

    def ring(self, surface: pygame.Surface, rect: Rect, radius: float) -> Rect:
        """The focus ring round *rect*: brass with an ink hair on both sides, so that it shows on paper and on felt.

        Returns its rectangle.
        """
        hair, width = self.scale.hair, self.scale.ring
        gap = self.scale.px(2)
        outer = rect.inset(-(gap + width + 2 * hair))
        inner = gap + hair
        px = self.scale.px(radius)
        outline(surface, outer, self.theme.ink, px + gap + width + 2 * hair, hair)
        outline(surface, outer.inset(hair), self.theme.focus, px + gap + width + hair, width)
        outline(surface, rect.inset(-inner), self.theme.ink, px + inner, hair)
        return outer

    def shadow(self, surface: pygame.Surface, rect: Rect, radius: float, depth: float = 8, alpha: int = 120) -> None:
        """Draw the soft shadow of something opaque *depth* units above the ground, without the covered part."""
        blur = self.scale.px(depth, 2)
        pieces = shadow_pieces((rect.w, rect.h), self.scale.px(radius), blur, self.theme.shadow, alpha)
        for picture, (x, y) in pieces:
            surface.blit(picture, (rect.x + x, rect.y + y))

    def felt(self, surface: pygame.Surface, emblem: Emblem | None = None) -> None:
        """Fill all of *surface* with the table: the cloth in its rim, with the room's emblem if *emblem* says where."""
        surface.blit(ground(surface.get_size(), self.theme, self.scale, self.art, emblem), (0, 0))

    def veil(self, surface: pygame.Surface) -> None:
        """Darken everything behind a question."""
        surface.fill((VEILED, VEILED, VEILED), special_flags=pygame.BLEND_RGB_MULT)
        red, green, blue = channels(self.theme.veil)
        share = (255 - VEILED) / 255
        surface.fill(
            (round(red * share), round(green * share), round(blue * share)), special_flags=pygame.BLEND_RGB_ADD
        )

    def lozenge(self, surface: pygame.Surface, centre: tuple[int, int], size: float, fill: Colour) -> None:
        """Draw the little diamond of all ornament, *size* units from middle to point."""
        px = self.scale.px(size, 1)
        x, y = centre
        pygame.draw.polygon(surface, fill, ((x, y - px), (x + px, y), (x, y + px), (x - px, y)))
        pygame.draw.aalines(surface, fill, True, ((x, y - px), (x + px, y), (x, y + px), (x - px, y)))
