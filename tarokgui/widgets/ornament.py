"""The printer's ornaments of paper pages: rules that taper to both ends, with the room's ornament in the middle."""

from __future__ import annotations

from functools import lru_cache

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.theme import Colour
from tarokgui.widgets.drawcontext import DrawContext

_LENS = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    '<path fill="{fill}" d="M0 {mid} L{a} {top} L{b} {top} L{w} {mid} L{b} {low} L{a} {low} Z"/></svg>'
)


@lru_cache(maxsize=24)
def _lens(width: int, height: int, fill: Colour) -> pygame.Surface:
    """A flat lens on its side, for rules of that many pixels."""
    mid, half = height / 2, max(0.55, height / 2 - 0.6)
    svg = _LENS.format(
        w=width, h=height, mid=mid, a=width * 0.3, b=width * 0.7, top=mid - half, low=mid + half, fill=fill
    )
    return svg_surface(svg, (width, height))


_LEAVED = 16
"""The height of the leaf of a rule, in units."""


def _leaved(paint: DrawContext, length: int, fill: Colour) -> pygame.Surface:
    """A horizontal rule with a leaf or a blossom in its middle."""
    return paint.art.ornament(f"{paint.theme.ornament}-rule", (length, paint.scale.px(_LEAVED)), fill)


def tapered(surface: pygame.Surface, paint: DrawContext, rect: Rect, fill: Colour) -> None:
    """Draw a rule across *rect* that runs out to both ends, with a lozenge or a leaf in the middle."""
    if paint.theme.ornament != "lozenge":
        surface.blit(_leaved(paint, rect.w, fill), (rect.x, rect.centre[1] - paint.scale.px(_LEAVED) // 2))
        return
    thick = max(3, paint.scale.px(2.6))
    gap = paint.scale.px(11)
    half = rect.w // 2 - gap
    x, y = rect.centre
    if half > 0:
        lens = _lens(half, thick, fill)
        surface.blit(lens, (rect.x, y - thick // 2))
        surface.blit(lens, (rect.right - half, y - thick // 2))
    paint.lozenge(surface, (x, y), 4.5, fill)


def upright(surface: pygame.Surface, paint: DrawContext, rect: Rect, fill: Colour) -> None:
    """Draw the same rule standing."""
    if paint.theme.ornament != "lozenge":
        standing = pygame.transform.rotate(_leaved(paint, rect.h, fill), 90)
        surface.blit(standing, (rect.centre[0] - standing.get_width() // 2, rect.y))
        return
    thick = max(3, paint.scale.px(2.4))
    gap = paint.scale.px(12)
    half = rect.h // 2 - gap
    x, y = rect.centre
    if half > 0:
        lens = pygame.transform.rotate(_lens(half, thick, fill), 90)
        surface.blit(lens, (x - thick // 2, rect.y))
        surface.blit(lens, (x - thick // 2, rect.bottom - half))
    paint.lozenge(surface, (x, y), 4.5, fill)


def leaves(surface: pygame.Surface, paint: DrawContext, inner: Rect) -> None:
    """Draw a leaf or a tendril in each corner of a panel, pointing outwards."""
    side = paint.scale.px(16)
    leaf = paint.art.ornament(f"{paint.theme.ornament}-corner", (side, side), paint.theme.oxblood)
    for right in (False, True):
        for low in (False, True):
            x, y = inner.right - 1 if right else inner.x, inner.bottom - 1 if low else inner.y
            surface.blit(pygame.transform.flip(leaf, right, low), (x - side // 2, y - side // 2))
