"""Roses and leaves, for hats, hands and vases."""

from __future__ import annotations

from .ink import GREEN, INK, IVORY, OXBLOOD, Ink
from .lino import Place, disc, join, shape
from .scene import Print
from .stroke import brush, strokes


def rose(out: Print, place: Place, petals: Ink = OXBLOOD, light: Ink = IVORY) -> None:
    """An open rose of radius 10, its petals cut in spirals."""
    bloom = join(disc(-3.4, -2.6, 7), disc(3.8, -2.2, 6.8), disc(0, 3.4, 7.2), disc(0, -5.4, 5.4))
    out.keyed(place(bloom), petals, 1.7)
    cuts = (
        "M-3 .6C-3.6 -3.4 1.6 -5.2 3.4 -2C4.6 .6 1.6 3.2 -.6 1.6",
        "M-6.6 1.4C-7.6 -4.6 -2.6 -8.6 2 -8",
        "M4.4 -7C8 -4.4 7.8 .8 5.4 3.6",
        "M-5.6 4C-3.4 8.2 2.6 8.8 6 5.4",
        "M-4 3C-1.4 5.6 2.4 5.2 4.4 2.4",
    )
    out.lay(place(strokes(cuts, 1.6)), light)


def leaf(out: Print, place: Place, ink: Ink = GREEN, vein: Ink = IVORY) -> None:
    """One leaf pointing up from (0, 0), 24 long, with a cut vein."""
    out.keyed(place(shape("M0 0C-7 -5 -8 -14 0 -24C8 -14 7 -5 0 0Z")), ink, 1.6)
    out.lay(place(brush([(0, -3), (0, -19)], 1.7)), vein)


def stem(out: Print, path: str, width: float = 3) -> None:
    """A stalk in ink with a rim of ivory."""
    line = brush(path, width, "even")
    out.halo(line, IVORY, 1.2).lay(line, INK)
