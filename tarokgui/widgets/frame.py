"""The table's rim: carved wood with a brass line along the cloth. Made once for each size, from pieces that repeat."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import disc, outline, svg_surface
from tarokgui.draw.theme import Theme, channels
from tarokgui.widgets.marble import marble_slab
from tarokgui.widgets.spruce import spruce_board

_LONG = 26
"""The length of the piece of wood that is repeated, in its own heights."""
_SHADE = 78
"""The darkness of the rim's shadow on the felt where it begins."""


_COARSE, _FINE = 26, 52
"""Wood is drawn once with so many pixels across, and made fit from there: windows change their size smoothly."""


def _board(thick: int, theme: Theme) -> pygame.Surface:
    """A horizontal piece of wood *thick* pixels across."""
    drawn = _drawn_board(_COARSE if thick <= _COARSE else _FINE, theme)
    return pygame.transform.smoothscale(drawn, (thick * _LONG, thick))


@lru_cache(maxsize=4)
def _drawn_board(thick: int, theme: Theme) -> pygame.Surface:
    """A horizontal piece of wood, lit from above, with gouges along the grain; its ends fit together."""
    if theme.wood == "spruce" and not theme.plain:
        return svg_surface(spruce_board(thick, thick * _LONG, theme), (thick * _LONG, thick))
    if theme.wood == "marble" and not theme.plain:
        return svg_surface(marble_slab(thick, thick * _LONG, theme), (thick * _LONG, thick))
    random = Random("walnut")
    long = thick * _LONG
    light, mid, dark = theme.walnut_light, theme.walnut, theme.walnut_dark
    parts = [
        f'<rect width="{long}" height="{thick}" fill="{mid}"/>',
        f'<rect width="{long}" height="{thick * 0.1:.2f}" fill="{light}"/>',
        f'<rect y="{thick * 0.84:.2f}" width="{long}" height="{thick * 0.16:.2f}" fill="{dark}"/>',
    ]
    if not theme.plain:
        for number in range(110):
            fill = (dark, dark, light)[number % 3]
            x, y = random.uniform(0, long), random.uniform(0.06, 0.94) * thick
            half = random.uniform(0.9, 5.5) * thick
            swell = random.uniform(0.018, 0.05) * thick
            drift = random.uniform(-0.09, 0.09) * thick
            for shift in (-long, 0, long):
                a, b = x - half + shift, x + half + shift
                if b > 0 and a < long:
                    middle = x + shift
                    above, below = y + drift - swell, y + drift + swell
                    out = f"M{a:.1f} {y:.2f}Q{middle:.1f} {above:.2f} {b:.1f} {y:.2f}"
                    back = f"Q{middle:.1f} {below:.2f} {a:.1f} {y:.2f}Z"
                    parts.append(f'<path fill="{fill}" d="{out}{back}"/>')
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long} {thick}">{"".join(parts)}</svg>'
    return svg_surface(svg, (long, thick))


def _rail(length: int, thick: int, theme: Theme) -> pygame.Surface:
    board = _board(thick, theme)
    rail = pygame.Surface((length, thick), 0, 32)
    for x in range(0, length, board.get_width()):
        rail.blit(board, (x, 0))
    return rail


def draw_rim(surface: pygame.Surface, inner: Rect, radius: int, theme: Theme, unit: float) -> None:
    """Wood all round *inner*, whose corners are rounded with *radius* pixels; brass and a shadow along its edge."""
    width, height = surface.get_size()
    thick = inner.y
    _shade(surface, inner, max(4, round(11 * unit)), theme)
    rail = _rail(max(width, height), thick, theme)
    foot = pygame.transform.flip(rail, True, False)
    surface.blit(pygame.transform.rotate(foot, 90), (0, 0), (0, 0, thick, height))
    surface.blit(pygame.transform.rotate(rail, 90), (inner.right, 0), (0, 0, width - inner.right, height))
    # The long rails end at 45 degrees, as a joiner cuts them.
    for row in range(thick):
        surface.blit(rail, (row, row), (row, row, width - 2 * row, 1))
        low = thick - 1 - row
        surface.blit(foot, (low, inner.bottom + row), (low, row, width - 2 * low, 1))
    _corners(surface, inner, radius, theme)
    line = max(1, round(1.6 * unit))
    outline(surface, inner.inset(-line), theme.walnut_dark, radius + line, line)
    outline(surface, inner, theme.brass, radius, line)


def _corners(surface: pygame.Surface, inner: Rect, radius: int, theme: Theme) -> None:
    """Wood in the corners of the felt, outside of its rounding."""
    if radius < 2:
        return
    wood = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    wood.fill(theme.walnut_dark)
    hole = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    hole.blit(disc(2 * radius, "#FFFFFF"), (0, 0))
    wood.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    wood.fill((*channels(theme.walnut_dark), 0), special_flags=pygame.BLEND_RGBA_MAX)
    for right in (0, 1):
        for low in (0, 1):
            at = (inner.right - radius if right else inner.x, inner.bottom - radius if low else inner.y)
            surface.blit(wood, at, (right * radius, low * radius, radius, radius))


def _shade(surface: pygame.Surface, inner: Rect, deep: int, theme: Theme) -> None:
    """Draw the shadow of the rim, which stands higher than the felt; it is longest from above."""
    if theme.plain:
        return
    red, green, blue = channels(theme.shadow)
    for side, reach in (("top", deep), ("left", deep * 2 // 3), ("right", deep * 2 // 3)):
        strip = pygame.Surface((1, reach) if side == "top" else (reach, 1), pygame.SRCALPHA)
        for step in range(reach):
            alpha = round(_SHADE * (1 - step / reach) ** 2)
            at = (0, step) if side == "top" else (step if side == "left" else reach - 1 - step, 0)
            strip.set_at(at, (red, green, blue, alpha))
        size = (inner.w, reach) if side == "top" else (reach, inner.h)
        place = (inner.right - reach if side == "right" else inner.x, inner.y)
        surface.blit(pygame.transform.scale(strip, size), place)
