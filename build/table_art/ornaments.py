"""Ornaments of the table and of printed panels: all grow from the lozenge and the eight-pointed star."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cards.ink import INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Shape, block, both, cut, disc, grow, join, lozenge, meet, polygon, ring, shape, star, turn
from cards.scene import Print
from cards.stroke import brush

from . import linden, tendril
from .picture import Picture, one_ink
from .wordmark import wordmark


def printed(width: int, height: int, out: Print) -> Picture:
    """A picture in several inks."""
    return Picture(width, height, tuple(out.marks))


def split_star(x: float, y: float, r: float, inner: float = 0.5) -> tuple[Shape, Shape]:
    """The star of the embroideries: the light and the dark half of every point."""
    whole = star(x, y, r, inner)
    halves = [turn(polygon((x, y), (x, y - r), (x + r * 0.6, y - r * 0.9)), 45 * k, (x, y)) for k in range(8)]
    dark = meet(whole, join(halves))
    return cut(whole, dark), dark


def table_star() -> Picture:
    """The emblem of the felt: a folk star between two broken rings, in one ink."""
    light, dark = split_star(200, 200, 118, 0.5)
    points = join(grow(light, -1.6), cut(grow(dark, -1.6), grow(dark, -8.5)))
    outer = cut(ring(200, 200, 196, 4.4), *(turn(block(186, 0, 28, 14), 45 * k, (200, 200)) for k in range(8)))
    gems = [turn(lozenge(200, 7.4, 6, 7), 45 * k, (200, 200)) for k in range(8)]
    inner = ring(200, 200, 141, 2.6)
    between = [turn(join(lozenge(200, 31, 7, 10.5)), 45 * k + 22.5, (200, 200)) for k in range(8)]
    leaves = [
        turn(both(shape("M200 50C196 40 188 34 178 33C180 43 188 50 200 50Z"), 200), 45 * k + 22.5, (200, 200))
        for k in range(8)
    ]
    teeth = [turn(polygon((196, 63), (204, 63), (200, 73)), 11.25 * k, (200, 200)) for k in range(32)]
    return one_ink(400, 400, join(points, outer, *gems, inner, *between, *leaves, *teeth))


def girdle() -> Picture:
    """One repeat of the woven band: lozenges between two cords."""
    cords = join(block(0, 0, 48, 3.4), block(0, 36.6, 48, 3.4))
    frame = cut(lozenge(24, 20, 17, 14), lozenge(24, 20, 11, 9))
    teeth = join(
        *(polygon((x - 6, y), (x + 6, y), (x, y + 6.4 * way)) for x in (0, 48) for y, way in ((6.4, 1), (33.6, -1)))
    )
    sides = join(lozenge(0, 20, 4.6, 5.4), lozenge(48, 20, 4.6, 5.4))
    band = join(cords, frame, lozenge(24, 20, 5, 4.2), teeth, sides)
    return one_ink(48, 40, meet(band, block(0, 0, 48, 40)))


def corner() -> Picture:
    """The lozenge of a panel's corner."""
    return one_ink(40, 40, cut(lozenge(20, 20, 19), lozenge(20, 20, 8.4)))


def rule() -> Picture:
    """A rule that runs out to both ends, a lozenge in its middle."""
    line = brush([(0, 12), (281, 12)], 3.4, lambda t: min(1.0, t / 0.86, (1 - t) / 0.03) if t else 0.0)
    gem = cut(lozenge(300, 12, 11), lozenge(300, 12, 5))
    return one_ink(600, 24, join(both(line, 300), gem))


def coin() -> Picture:
    """A coin of the pot: brass, with a lozenge struck into it."""
    out = Print()
    out.lay(disc(64, 64, 62), INK).lay(disc(64, 64, 57), OCHRE)
    out.lay(ring(64, 64, 48, 4.6), INK)
    teeth = [turn(polygon((60, 16.4), (68, 16.4), (64, 25)), 360 / 16 * k, (64, 64)) for k in range(16)]
    out.lay(teeth, INK)
    light, dark = split_star(64, 64, 30, 0.5)
    out.lay(light, IVORY).lay(dark, INK)
    out.lay(lozenge(64, 64, 6, 6), OXBLOOD)
    glint = meet(cut(disc(64, 64, 55.4), disc(66.6, 66.6, 54)), polygon((0, 0), (80, 0), (0, 80)))
    out.lay(glint, IVORY)
    return printed(128, 128, out)


def arrow() -> Picture:
    """The arrow from payer to payee: a stroke that grows from nothing, and its head."""
    shaft = brush([(0, 32), (236, 32)], 22, lambda t: 0.04 + 0.96 * t**0.8)
    head = shape("M204 1C222 12 266 25 299 32C266 39 222 52 204 63C214 46 215 18 204 1Z")
    return one_ink(300, 64, join(shaft, head))


def filled() -> Picture:
    """A lozenge of the contra chain."""
    return one_ink(64, 64, lozenge(32, 32, 31))


def outlined() -> Picture:
    """The same as an outline."""
    return one_ink(64, 64, cut(lozenge(32, 32, 31), lozenge(32, 32, 24)))


def app_icon() -> Picture:
    """The sign of the program: the star of the skiz on a card's dark panel, ivory stock about it."""
    out = Print()
    out.lay(block(0, 0, 256, 256, 52), IVORY).lay(block(13, 13, 230, 230, 41), INK)
    light, dark = split_star(128, 128, 105, 0.5)
    out.lay(light, IVORY).lay(dark, OCHRE)
    out.lay(lozenge(128, 128, 29, 29), INK).lay(lozenge(128, 128, 21, 21), OXBLOOD)
    return printed(256, 256, out)


def small_app_icon() -> Picture:
    """The same sign for 16 to 24 pixels: four units are a pixel of the smallest, the star is bold and of one ink."""
    out = Print()
    out.lay(block(0, 0, 64, 64, 12), IVORY).lay(block(4, 4, 56, 56, 8), INK)
    out.lay(star(32, 32, 27, 0.62), OCHRE)
    out.lay(lozenge(32, 32, 12, 12), INK).lay(lozenge(32, 32, 8.5, 8.5), OXBLOOD)
    return printed(64, 64, out)


DRAWN: Final[dict[str, Callable[[], Picture]]] = {
    "app-icon": app_icon,
    "app-icon-small": small_app_icon,
    "arrow": arrow,
    "coin": coin,
    "corner": corner,
    "girdle": girdle,
    "linden-corner": linden.corner,
    "linden-girdle": linden.girdle,
    "linden-rule": linden.rule,
    "linden-star": linden.star,
    "lozenge": filled,
    "lozenge-outline": outlined,
    "rule": rule,
    "star": table_star,
    "tendril-corner": tendril.corner,
    "tendril-girdle": tendril.girdle,
    "tendril-rule": tendril.rule,
    "tendril-star": tendril.star,
    "wordmark": wordmark,
}
"""Every ornament by the name of its file."""
