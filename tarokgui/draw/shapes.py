"""Smooth shapes from which every widget is made: discs, rounded rectangles, outlines, and soft blocks cut in nine."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.theme import Colour

DISC = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
    '<circle cx="32" cy="32" r="32" fill="{fill}"/></svg>'
)


_LARGE = 640
"""Pixels beyond which a drawing is smooth enough without being drawn twice as large."""


def svg_surface(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG of the subset SDL can draw, at exactly *size* pixels; small ones are drawn larger, for smooth lines."""
    # Not convert_alpha(): that wants a window, and cards are also painted in tests and before it.
    kind = pygame.Surface((1, 1), pygame.SRCALPHA)
    if max(size) > _LARGE:
        once = pygame.image.load_sized_svg(BytesIO(svg.encode()), size)
        if once.get_size() == size:
            return once.convert(kind)
    twice = pygame.image.load_sized_svg(BytesIO(svg.encode()), (size[0] * 2, size[1] * 2))
    return pygame.transform.smoothscale(twice.convert(kind), size)


@lru_cache(maxsize=128)
def disc(diameter: int, colour: Colour) -> pygame.Surface:
    """A smooth filled circle. Kept: do not draw on it."""
    return svg_surface(DISC.format(fill=colour), (diameter, diameter))


def rounded(surface: pygame.Surface, rect: Rect, fill: Colour, radius: int) -> None:
    """Draw a filled rectangle with smooth corners of *radius* pixels."""
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
    """Draw the edge of a rounded rectangle, *width* pixels wide, inside *rect*."""
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
