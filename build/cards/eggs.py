"""Painted eggs: one large and half done, and small finished ones."""

from __future__ import annotations

import math
from typing import Final

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, at, block, disc, join, meet, polygon, shape, star, turn
from .outline import Point
from .scene import Print
from .stroke import blend, brush, pen

EGG: Final = shape("M0 -52C20 -52 39 -20 39 8C39 33 22 50 0 50C-22 50 -39 33 -39 8C-39 -20 -20 -52 0 -52Z")
"""An egg standing on its broad end, 78 wide and 102 high."""

WAX: Final = (
    ((0.16, -0.66), (0.36, -0.44), (0.16, -0.22)),
    ((0.16, -0.22), (0.36, 0.0), (0.2, 0.2)),
    ((0.36, -0.44), (0.56, -0.22), (0.36, 0.0)),
    ((0.36, -0.44), (0.52, -0.62)),
)
"""The lines of wax on the bare half, in the shell's own measure; the last one is still being drawn."""


def on_egg(across: float, down: float) -> Point:
    """The point of the egg's front at *across* and *down*, each from -1 to 1, as if drawn on the round shell."""
    y = -1 + 51 * math.sin(down * math.pi / 2)
    half = 39 * math.sqrt(max(0, 1 - ((y - 8) / (60 if y < 8 else 42)) ** 2))
    return half * math.sin(across * math.pi / 2), y + 3 * math.cos(across * math.pi / 2) - 1


def diamond(across: float, down: float, wide: float, tall: float) -> Shape:
    """A lozenge on the shell."""
    corners = ((across - wide, down), (across, down - tall), (across + wide, down), (across, down + tall))
    return polygon(*(on_egg(max(-1, min(1, a)), max(-1, min(1, d))) for a, d in corners))


def half_painted(out: Print, place: Place) -> None:
    """The shell: its left half oxblood under a net of lozenges, its right half still bare ochre."""
    out.keyed(place(EGG), OCHRE, 2)
    seam = [on_egg(0.16, -1 + k / 20) for k in range(41)]
    left = meet(polygon(*seam, (-60, 60), (-60, -60)), EGG)
    out.carve(place(left), place(EGG), OXBLOOD, 1)
    net: list[tuple[float, float]] = [
        (-0.06 - 0.44 * i - 0.22 * (j % 2), -0.66 + 0.22 * j) for j in range(7) for i in range(3)
    ]
    for wide, tall, ink in ((0.2, 0.2, IVORY), (0.135, 0.135, INK), (0.065, 0.065, OCHRE)):
        cells = join(diamond(a, d, wide, tall) for a, d in net if a > -0.98)
        out.carve(place(meet(cells, left)), place(EGG), ink, 1.4)
    cap = meet(polygon(*(on_egg(-1 + k / 10, -0.79) for k in range(21)), (60, -60), (-60, -60)), left)
    out.carve(place(cap), place(EGG), INK, 1.2)
    rays_ = [brush([on_egg(a, -0.98), on_egg(a, -0.81)], 2.2, "head", 6) for a in (-0.75, -0.4, -0.08)]
    out.carve(place(join(rays_)), place(EGG), OCHRE, 1.4)
    out.lay(place(brush(seam[2:-2], 2.4, "chisel")), INK)
    # the wax's first lines on the bare half
    for path in WAX:
        out.lay(place(pen([on_egg(*spot) for spot in path], 1.9)), INK)
    shade = blend(
        [on_egg(0.93, -0.3 + k / 16) for k in range(15)], [on_egg(0.74, -0.1 + k / 16) for k in range(12)], 4, 1.9
    )
    out.carve(place(shade), place(EGG), INK, 1.6)


def small_egg(out: Print, place: Place, ground: Ink, light: Ink, motif: str) -> None:
    """A finished egg: *motif* is ``star``, ``net``, ``bands`` or ``sun``."""
    size = at(0, 0, 0.42)
    shell = size(EGG)
    out.halo(place(shell), IVORY, 1.2).keyed(place(shell), ground, 1.7)
    marks: list[Shape] = []
    if motif == "star":
        marks = [
            star(0, 1, 12, 0.42),
            size(meet(EGG, block(-50, -38, 100, 6))),
            size(meet(EGG, block(-50, 36, 100, 6))),
        ]
    elif motif == "net":
        marks = [
            size(diamond(a, d, 0.2, 0.2))
            for j in range(5)
            for a in (-0.66, -0.22, 0.22, 0.66)
            for d in (-0.8 + 0.4 * j,)
        ]
    elif motif == "bands":
        marks = [size(brush([on_egg(-1 + k / 8, d) for k in range(17)], 6, "even")) for d in (-0.6, -0.28, 0.3, 0.62)]
        marks += [size(diamond(a, 0.01, 0.2, 0.17)) for a in (-0.5, 0, 0.5)]
    else:
        marks = [turn(brush([(0, -4.4), (0, -13)], 3.4, "tail"), 45 * k) for k in range(8)] + [disc(0, 0, 3.2)]
    out.carve(place(join(marks)), place(shell), light, 1)
