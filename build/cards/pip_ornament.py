"""The ornament between the signs of the low pips: wheat, needlework, stars, or a vine, never in the suit's ink."""

from __future__ import annotations

import math
from typing import Final

from .ink import GREEN, IVORY, OCHRE
from .lino import Place, Shape, at, both, cut, disc, join, lozenge, shape, star
from .outline import curve
from .scene import Mark, Print
from .stroke import brush, resampled

MIDDLE: Final = (99.0, 143.0)


def wheat(reach: float) -> Print:
    """An ear of wheat from (0, 0) upwards, *reach* units long, with two blades."""
    out = Print()
    ear = min(58.0, reach * 0.56)
    out.lay(brush(f"M0 0C-2 {-reach / 3:.1f} 2 {-reach / 2:.1f} 0 {-reach + 12:.1f}", 2.6, "even"), GREEN)
    for side, start, size in ((-1, -6.0, 1.0), (1, -16.0, 0.86)):
        blade = shape("M0 0C3 -12 9 -20 15 -32C16 -19 12 -8 0 4Z")
        out.lay(at(0, start, size, flip=side < 0)(blade), GREEN)
    kernel = shape("M0 5C-4 1 -4 -5 0 -10C4 -5 4 1 0 5Z")
    rows = round(ear / 10)
    grains = [at(side * 5.6, -reach + 14 + 10 * k, 0.94, side * 22)(kernel) for k in range(rows) for side in (-1, 1)]
    beards = [
        brush([(side * 7, -reach + 8 + 10 * k), (side * 12.4, -reach - 5 + 10 * k)], 1.5, "tail")
        for k in range(rows)
        for side in (-1, 1)
    ]
    out.lay(join(grains, beards, at(0, -reach + 6, 1.2)(kernel)), OCHRE)
    return out


def needlework(reach: float) -> Print:
    """A border as it is sewn on sleeves, upwards from (0, 0): nested lozenges with teeth between them."""
    out = Print()
    count = max(1, round(reach / 31))
    high = reach / count
    for k in range(count):
        y = -high * (k + 0.5)
        frame = cut(lozenge(0, y, 14, high / 2 - 1), lozenge(0, y, 10.4, high / 2 - 4.6))
        out.lay(frame, OCHRE)
        out.lay(cut(lozenge(0, y, 7.6, high / 2 - 7.4), lozenge(0, y, 2.6, 2.9)), GREEN)
        out.lay(
            both(lozenge(12, -high * k - high, 3.6, 4.6)) if k < count - 1 else both(lozenge(8, -reach, 3, 4)), GREEN
        )
    return out


def stars(reach: float) -> Print:
    """Folk stars and lozenges in turn, upwards from (0, 0)."""
    out = Print()
    count = max(1, round(reach / 38))
    high = reach / count
    for k in range(count):
        y = -high * (k + 0.5)
        out.lay(cut(star(0, y, 13.4, 0.5), disc(0, y, 4)), OCHRE)
        out.lay(disc(0, y, 2), GREEN)
        out.lay(cut(lozenge(0, y - high / 2, 5.4, 6), lozenge(0, y - high / 2, 2, 2.4)), GREEN)
    return out


def vine(reach: float) -> Print:
    """A stem that swings from side to side, upwards from (0, 0), a leaf or a berry in each bend."""
    out = Print()
    bends = max(2, round(reach / 26))
    high = reach / bends
    path = "M0 0"
    for k in range(bends):
        x, low, top = 12 if k % 2 else -12, -high * k, -high * (k + 1)
        path += f"C{x} {low - 0.3 * high:.1f} {x} {top + 0.3 * high:.1f} 0 {top:.1f}"
    out.lay(brush(resampled(curve(path), 60), 2.6, "even"), GREEN)
    leaf = shape("M0 0C7 -4 9 -14 1 -24C-8 -15 -8 -5 0 0Z")
    vein = brush("M.4 -4L.8 -19", 1.5, "tail")
    for k in range(bends):
        side = -1 if k % 2 else 1
        spot = at(-side * 7.4, -high * (k + 0.5), 0.92, side * 66)
        out.lay(spot(cut(leaf, vein)), GREEN)
        out.lay(disc(side * 8, -high * (k + 1) + 1.6, 3.2), OCHRE)
    return out


BANDS: Final = {"H": wheat, "D": needlework, "C": stars, "S": vine}
"""The plant or pattern between the signs of a suit."""


def medallion(size: float) -> Print:
    """A folk star in a ring of lozenges about (0, 0)."""
    out = Print()
    out.lay(cut(star(0, 0, 17 * size, 0.52), star(0, 0, 9 * size, 0.5)), OCHRE)
    out.lay(cut(star(0, 0, 8.4 * size, 0.5), disc(0, 0, 2.6 * size)), GREEN)
    for k in range(8):
        x, y = math.cos(math.pi * (k + 0.5) / 4), math.sin(math.pi * (k + 0.5) / 4)
        out.lay(lozenge(21 * size * x, 21 * size * y, 2.6, 2.6), GREEN)
    return out


def _turned(x: float, y: float) -> list[Place]:
    """A place and the one opposite to it on the turned card."""
    return [at(x, y), at(2 * MIDDLE[0] - x, 2 * MIDDLE[1] - y, 1, 180)]


def ornament(suit: str, count: int) -> list[Mark]:
    """The ornament of a pip card; empty from eight on, whose signs fill the panel."""
    out = Print()
    x, y = MIDDLE
    if count in (2, 3):
        for side in (27.0, 171.0):
            for place in (at(side, y - 9), at(side, y + 9, 1, 180)):
                out.stamp(BANDS[suit](104), place)
            out.lay(cut(lozenge(side, y, 6, 6.6), lozenge(side, y, 2.2, 2.6)), OCHRE)
    if count == 2:
        out.stamp(medallion(1.0), at(x, y))
    if count == 4:
        for angle in (90, -90):
            out.stamp(BANDS[suit](52), at(x + (26 if angle > 0 else -26), y, 1, angle))
        out.stamp(medallion(0.96), at(x, y))
    if count == 6:
        for place in _turned(x, y - 14):
            out.stamp(BANDS[suit](88), place)
        out.lay(cut(lozenge(x, y, 7, 8), lozenge(x, y, 2.6, 3)), OCHRE)
    if count == 5:
        for angle in (90, -90):
            out.stamp(BANDS[suit](46), at(x + (40 if angle > 0 else -40), y, 1, angle))
        for place in (at(x, y - 87), at(x, y + 87)):
            out.stamp(medallion(0.62), place)
    if count == 7:
        out.stamp(medallion(0.72), at(x, 190.5))
    return [mark for mark in out.marks if mark.ink != IVORY]


def free(marks: list[Mark], signs: Shape, gap: float) -> list[Mark]:
    """The marks kept clear of the signs."""
    return [Mark(cut(mark.shape, signs.buffer(gap)), mark.ink) for mark in marks]
