"""Grounds, edges, rings and shadows: the few shapes every widget is made of, with smooth edges at any size."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import pygame

from tarokgui.geometry import Rect
from tarokgui.scale import Scale
from tarokgui.text import TextPainter
from tarokgui.theme import Colour, Theme, channels

DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
    '<circle cx="32" cy="32" r="32" fill="{fill}"/></svg>'
)


def svg_surface(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG of the subset SDL can draw, at exactly *size* pixels. Drawn at twice the size for smooth thin lines."""
    twice = pygame.image.load_sized_svg(BytesIO(svg.encode()), (size[0] * 2, size[1] * 2))
    # Not convert_alpha(): that wants a window, and cards are also painted in tests and before it.
    return pygame.transform.smoothscale(twice.convert(pygame.Surface((1, 1), pygame.SRCALPHA)), size)


@lru_cache(maxsize=128)
def disc(diameter: int, colour: Colour) -> pygame.Surface:
    """A smooth filled circle. Kept: do not draw on it."""
    return svg_surface(DISC.format(fill=colour), (diameter, diameter))


@lru_cache(maxsize=32)
def _soft_block(radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """A blurred rounded square just large enough to be cut in nine."""
    edge = radius + 2 * blur
    block = pygame.Surface((2 * edge + 2, 2 * edge + 2), pygame.SRCALPHA)
    inner = pygame.Rect(blur, blur, block.get_width() - 2 * blur, block.get_height() - 2 * blur)
    red, green, blue = channels(colour)
    block.fill((red, green, blue, 0))
    pygame.draw.rect(block, (red, green, blue, alpha), inner, border_radius=radius)
    return pygame.transform.gaussian_blur(block, max(1, blur // 2), repeat_edge_pixels=False)


BAIZE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>'
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
    'gradientTransform="translate({x} {y}) scale({rx} {ry})"><stop offset="0%" stop-color="{light}"/>'
    '<stop offset="55%" stop-color="{felt}"/><stop offset="100%" stop-color="{dark}"/></radialGradient></defs>'
    '<rect width="{w}" height="{h}" fill="url(#g)"/></svg>'
)


@lru_cache(maxsize=2)
def _baize(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    # A third of the size is fine enough for a slow gradient and costs a ninth.
    w, h = max(1, size[0] // 3), max(1, size[1] // 3)
    svg = BAIZE.format(
        w=w, h=h, x=w / 2, y=h / 2, rx=w * 0.75, ry=h * 0.75,
        light=theme.felt_light, felt=theme.felt, dark=theme.felt_dark,
    )  # fmt: skip
    small = pygame.image.load_sized_svg(BytesIO(svg.encode()), (w, h))
    return pygame.transform.smoothscale(small.convert(pygame.Surface((1, 1), 0, 32)), size)


class Paint:
    """What widgets draw with: theme, text and scale of one window size."""

    __slots__ = ("scale", "text", "theme")

    def __init__(self, theme: Theme, text: TextPainter, scale: Scale) -> None:
        self.theme = theme
        self.text = text
        self.scale = scale

    def rounded(self, surface: pygame.Surface, rect: Rect, fill: Colour, radius: float) -> None:
        """A filled rectangle with smooth corners of *radius* units."""
        rounded(surface, rect, fill, self.scale.px(radius))

    def framed(
        self, surface: pygame.Surface, rect: Rect, fill: Colour, edge: Colour, radius: float, width: int = 0
    ) -> None:
        """A filled rectangle with an edge of *width* pixels (0: the thinnest that is seen)."""
        width = width or self.scale.hair
        px = self.scale.px(radius)
        rounded(surface, rect, edge, px)
        rounded(surface, rect.inset(width), fill, max(0, px - width))

    def ring(self, surface: pygame.Surface, rect: Rect, radius: float) -> None:
        """The focus ring round *rect*: brass with an ink hair on both sides, so that it shows on paper and on felt."""
        hair, width = self.scale.hair, self.scale.ring
        gap = self.scale.px(2)
        outer = rect.inset(-(gap + width + 2 * hair))
        inner = gap + hair
        px = self.scale.px(radius)
        outline(surface, outer, self.theme.ink, px + gap + width + 2 * hair, hair)
        outline(surface, outer.inset(hair), self.theme.focus, px + gap + width + hair, width)
        outline(surface, rect.inset(-inner), self.theme.ink, px + inner, hair)

    def shadow(self, surface: pygame.Surface, rect: Rect, radius: float, depth: float = 8, alpha: int = 120) -> None:
        """A soft shadow of something lying *depth* units above the ground."""
        blur = self.scale.px(depth, 2)
        px = self.scale.px(radius)
        block = _soft_block(px, blur, self.theme.shadow, alpha)
        nine(surface, block, rect.inset(-blur).moved(0, blur // 2), px + 2 * blur)

    def felt(self, surface: pygame.Surface) -> None:
        """Fill all of *surface* with baize: lighter in the middle, darker to the corners."""
        surface.blit(_baize(surface.get_size(), self.theme), (0, 0))

    def veil(self, surface: pygame.Surface) -> None:
        """Darken everything behind a question."""
        layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        layer.fill((*channels(self.theme.veil), 150))
        surface.blit(layer, (0, 0))

    def lozenge(self, surface: pygame.Surface, centre: tuple[int, int], size: float, fill: Colour) -> None:
        """The little diamond of all ornament, *size* units from middle to point."""
        px = self.scale.px(size, 2)
        x, y = centre
        pygame.draw.polygon(surface, fill, ((x, y - px), (x + px, y), (x, y + px), (x - px, y)))
        pygame.draw.aalines(surface, fill, True, ((x, y - px), (x + px, y), (x, y + px), (x - px, y)))


def rounded(surface: pygame.Surface, rect: Rect, fill: Colour, radius: int) -> None:
    """A filled rectangle with smooth corners of *radius* pixels."""
    radius = min(radius, rect.w // 2, rect.h // 2)
    if radius < 1:
        surface.fill(fill, rect)
        return
    corner = disc(2 * radius, fill)
    surface.fill(fill, (rect.x, rect.y + radius, rect.w, rect.h - 2 * radius))
    surface.fill(fill, (rect.x + radius, rect.y, rect.w - 2 * radius, radius))
    surface.fill(fill, (rect.x + radius, rect.bottom - radius, rect.w - 2 * radius, radius))
    for right in (False, True):
        for low in (False, True):
            at = (rect.right - radius if right else rect.x, rect.bottom - radius if low else rect.y)
            part = (radius if right else 0, radius if low else 0, radius, radius)
            surface.blit(corner, at, part)


@lru_cache(maxsize=64)
def _circle_line(radius: int, width: int, colour: Colour) -> pygame.Surface:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * radius}" height="{2 * radius}" '
        f'viewBox="0 0 {2 * radius} {2 * radius}"><circle cx="{radius}" cy="{radius}" r="{radius - width / 2}" '
        f'fill="none" stroke="{colour}" stroke-width="{width}"/></svg>'
    )
    return svg_surface(svg, (2 * radius, 2 * radius))


def outline(surface: pygame.Surface, rect: Rect, colour: Colour, radius: int, width: int) -> None:
    """The edge of a rounded rectangle, *width* pixels wide, inside *rect*."""
    radius = min(radius, rect.w // 2, rect.h // 2)
    if radius <= width:
        pygame.draw.rect(surface, colour, rect, width)
        return
    corner = _circle_line(radius, width, colour)
    for right in (False, True):
        for low in (False, True):
            at = (rect.right - radius if right else rect.x, rect.bottom - radius if low else rect.y)
            part = (radius if right else 0, radius if low else 0, radius, radius)
            surface.blit(corner, at, part)
    surface.fill(colour, (rect.x + radius, rect.y, rect.w - 2 * radius, width))
    surface.fill(colour, (rect.x + radius, rect.bottom - width, rect.w - 2 * radius, width))
    surface.fill(colour, (rect.x, rect.y + radius, width, rect.h - 2 * radius))
    surface.fill(colour, (rect.right - width, rect.y + radius, width, rect.h - 2 * radius))


def nine(surface: pygame.Surface, block: pygame.Surface, rect: Rect, corner: int) -> None:
    """Stretch *block* over *rect*, leaving its corners of *corner* pixels as they are."""
    corner = min(corner, rect.w // 2, rect.h // 2, block.get_width() // 2 - 1)
    side = block.get_width()
    cuts = ((0, corner), (corner, side - 2 * corner), (side - corner, corner))
    spans_x = ((rect.x, corner), (rect.x + corner, rect.w - 2 * corner), (rect.right - corner, corner))
    spans_y = ((rect.y, corner), (rect.y + corner, rect.h - 2 * corner), (rect.bottom - corner, corner))
    for (from_x, from_w), (to_x, to_w) in zip(cuts, spans_x, strict=True):
        for (from_y, from_h), (to_y, to_h) in zip(cuts, spans_y, strict=True):
            if to_w > 0 and to_h > 0:
                piece = block.subsurface((from_x, from_y, from_w, from_h))
                surface.blit(pygame.transform.scale(piece, (to_w, to_h)), (to_x, to_y))
