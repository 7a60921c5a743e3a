"""The ground under everything: a cloth with a nap, lighter in the middle, in its wooden rim."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from operator import add
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tarokgui.draw.geometry import Rect, Scale
from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.signs import polygon
from tarokgui.draw.theme import Colour, Theme, channels
from tarokgui.widgets.clothwork import draw_hem, wreath
from tarokgui.widgets.frame import draw_rim
from tarokgui.widgets.gaslight import draw_gaslight

if TYPE_CHECKING:
    from tarokgui.draw.artwork import Artwork

CORNER = 22
"""The rounding of the felt, in units."""
_FINE_TO = 2200
"""Wider grounds are made at half the size: the nap of the baize is as coarse there as on a smaller screen."""
_TILE = 192
_CALM = 6
"""The higher, the less a grain of the nap differs from the felt."""

_LIGHT = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>'
    '<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
    'gradientTransform="translate({x} {y}) scale({rx} {ry})"><stop offset="0%" stop-color="{light}"/>'
    '<stop offset="52%" stop-color="{felt}"/><stop offset="100%" stop-color="{dark}"/></radialGradient></defs>'
    '<rect width="{w}" height="{h}" fill="url(#g)"/></svg>'
)


class Emblem(NamedTuple):
    """The star in the middle of a table: its place and its radius, in pixels."""

    x: int
    y: int
    radius: int


@lru_cache(maxsize=2)
def _nap(theme: Theme) -> pygame.Surface:
    """A tile of short fibres, light and dark, as an overlay."""
    random, count = Random("baize"), _TILE * _TILE
    lit, dark = bytes(channels(theme.felt_light)), bytes(channels(theme.shadow))
    # The sum of two even chances is near enough to a bell, and quickly made.
    grain = [(lit if chance > 0 else dark) + bytes((abs(chance) // _CALM,)) for chance in range(-255, 256)]
    sums = map(add, random.randbytes(count), random.randbytes(count))
    grains = b"".join(map(grain.__getitem__, sums))
    tile = pygame.image.frombytes(grains, (_TILE, _TILE), "RGBA")
    return tile.convert(pygame.Surface((1, 1), pygame.SRCALPHA))


def _baize(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The cloth alone."""
    if size[0] > _FINE_TO:
        half = _baize(((size[0] + 1) // 2, (size[1] + 1) // 2), theme)
        return pygame.transform.scale(half, size)
    plain = pygame.Surface(size, 0, 32)
    if theme.plain:
        plain.fill(theme.felt)
        return plain
    # A sixth of the size is fine enough for a slow gradient and costs next to nothing.
    w, h = max(2, size[0] // 6), max(2, size[1] // 6)
    svg = _LIGHT.format(
        w=w, h=h, x=w / 2, y=h * 0.47, rx=w * 0.68, ry=h * 0.78,
        light=theme.felt_light, felt=theme.felt, dark=theme.felt_dark,
    )  # fmt: skip
    cloth = pygame.transform.smoothscale(svg_surface(svg, (w, h)).convert(plain), size)
    tile = _nap(theme)
    for x in range(0, size[0], _TILE):
        for y in range(0, size[1], _TILE):
            cloth.blit(tile, (x, y))
    return cloth


@lru_cache(maxsize=2)
def ground(
    size: tuple[int, int], theme: Theme, scale: Scale, art: Artwork, emblem: Emblem | None = None
) -> pygame.Surface:
    """The whole ground of a window, opaque. Kept: do not draw on it."""
    made = _baize(size, theme)
    inner = Rect(0, 0, *size).inset(scale.rim)
    if theme.wood == "marble" and not theme.plain:
        draw_gaslight(made, theme)
    if theme.ornament != "lozenge" and not theme.plain:
        draw_hem(made, inner, scale.px(CORNER), art, theme, scale)
    if emblem is not None and not theme.plain:
        draw_emblem(made, emblem, theme, art)
    draw_rim(made, inner, scale.px(CORNER), theme, scale.u)
    return made


def draw_emblem(surface: pygame.Surface, emblem: Emblem, theme: Theme, art: Artwork) -> None:
    """Draw the star of the embroideries in two rings, as if worked in brass thread; or the room's wreath."""
    side = 2 * emblem.radius
    if theme.ornament != "lozenge":
        surface.blit(wreath(art, side, theme), (emblem.x - emblem.radius, emblem.y - emblem.radius))
        return
    picture = pygame.transform.smoothscale(_star(512 if side <= 512 else 1024, theme.brass), (side, side))
    picture.set_alpha(36)
    surface.blit(picture, (emblem.x - emblem.radius, emblem.y - emblem.radius))


@lru_cache(maxsize=4)
def _star(side: int, colour: Colour) -> pygame.Surface:
    """The star in its rings, drawn once and made fit from there."""
    rings = "".join(
        f'<circle cx="100" cy="100" r="{radius}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for radius, width in ((97, 1.6), (91, 3.2), (55, 1.2))
    )
    seeds = "".join(
        polygon(_lozenge(100 + 73 * cos(at), 100 + 73 * sin(at), at), colour)
        for at in (pi / 8 + k * pi / 4 for k in range(8))
    )
    points = "".join(polygon(half, colour) for k in range(8) for half in _ray(k * pi / 4 - pi / 2))
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{rings}{seeds}{points}</svg>'
    return svg_surface(svg, (side, side))


def _ray(at: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """One point of the star: a full half, and the other half as a thin edge."""
    tip = (100 + 86 * cos(at), 100 + 86 * sin(at))
    left = (100 + 36 * cos(at - pi / 8), 100 + 36 * sin(at - pi / 8))
    right = (100 + 36 * cos(at + pi / 8), 100 + 36 * sin(at + pi / 8))
    inner = (100 + 32 * cos(at + pi / 8 - 0.03), 100 + 32 * sin(at + pi / 8 - 0.03))
    return [(100.0, 100.0), left, tip], [tip, right, (100.0, 100.0), inner]


def _lozenge(x: float, y: float, at: float) -> list[tuple[float, float]]:
    long, wide = 8.5, 5.0
    return [
        (x + long * cos(at), y + long * sin(at)),
        (x - wide * sin(at), y + wide * cos(at)),
        (x - long * cos(at), y - long * sin(at)),
        (x + wide * sin(at), y - wide * cos(at)),
    ]
