"""Small people of the town for the tarok scenes: a head about 20 high, sleeves and trouser legs as tapering limbs."""

from __future__ import annotations

import math
from typing import Final

from .ink import INK, IVORY, Ink
from .lino import Place, Shape, disc, join, shape, soft
from .outline import Point
from .scene import Print
from .stroke import brush

HEAD: Final = shape(
    "M-5 -19C-6.4 -16 -6 -13.8 -6.4 -12.6C-7.4 -11 -9.4 -9.4 -9.2 -8.4C-8.8 -7.6 -7.6 -7.6 -7 -7.4C-7.4 -6.4 -7.2 -5.8"
    "-6.8 -5.2C-7.2 -4 -7 -1.2 -4.4 -.8C-1.6 -.6 .4 -1.6 2 -3L2 4L9 4L8 -8L6 -19Z"
)
HAIR: Final = shape(
    "M-1.6 -19L7 -19C10 -14 9.6 -7 7.6 -2.6C5 -3.4 2.8 -5 2.4 -8C.8 -8 .2 -10.6 1.4 -12.2C.4 -14 -1 -16.4 -1.6 -19Z"
)


MOUSTACHE: Final = (
    "M-8.6 -6.8C-6.4 -8.8 -3.6 -8 -1.2 -6.6C0 -6 1.2 -6.6 1.8 -8C2 -5.2 .4 -3.8 -1.8 -4.2C-4.4 -4.8 -5.6 -6 -8.6 -6.8Z"
)


def small_head(out: Print, place: Place, moustache: bool = True, hair: Ink = INK, key: float = 1.4) -> None:
    """A head and neck looking left, the neck at (0, 0), bare at y -18: a hat comes on top."""
    out.keyed(place(HEAD), IVORY, key)
    out.keyed(place(HAIR), hair, 0.8)
    lid, brow = (
        brush("M-6.2 -11C-4.8 -13 -2.4 -12.8 -.8 -10.8", 1.5, "belly"),
        "M-6.6 -14C-4.6 -15.6 -2.2 -15.2 0 -13.4",
    )
    marks = [disc(-3.9, -11.2, 1.15), lid, brush(brow, 1.5, "tail")]
    if moustache:
        marks += [shape(MOUSTACHE), brush("M-6.4 -3.6L-3.6 -3.2", 1.1, "tail")]
    else:
        marks.append(brush("M-7 -4.4C-5.6 -4.2 -4.4 -4.8 -3.2 -6", 1.3, "tail"))
    out.lay(place(join(marks)), INK)


def limb(points: tuple[Point, ...], widths: tuple[float, ...], r: float = 1.2) -> Shape:
    """A sleeve or a trouser leg through *points*, as wide as *widths* at each."""
    parts = []
    for (ax, ay), (bx, by), first, last in zip(points, points[1:], widths, widths[1:], strict=False):
        norm = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / norm / 2, (bx - ax) / norm / 2
        corners = (
            (ax + nx * first, ay + ny * first),
            (bx + nx * last, by + ny * last),
            (bx - nx * last, by - ny * last),
            (ax - nx * first, ay - ny * first),
        )
        parts.append(shape("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + "Z"))
    parts += [disc(x, y, wide / 2) for (x, y), wide in zip(points[1:-1], widths[1:-1], strict=True)]
    return soft(join(parts), r)
