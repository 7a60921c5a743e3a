"""Faces of their own, beside those of ``figure``: so that queens and jacks are several persons."""

from __future__ import annotations

from typing import Final

from .ink import INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, both, cut, disc, join, meet, move, ring, shape
from .scene import Print
from .stroke import brush, strokes

ROUND_FACE: Final = shape(
    "M-18.6 -13C-18.6 -29 18.6 -29 18.6 -13C20.4 -4 21.4 5 19.4 12.4"
    "C17.4 20.4 10 27.6 0 27.6C-10 27.6 -17.4 20.4 -19.4 12.4"
    "C-21.4 5 -20.4 -4 -18.6 -13Z"
)
"""A full face with round cheeks."""

POINTED_FACE: Final = shape(
    "M-17 -12C-17 -29 17 -29 17 -12C18.6 -3 17.4 5 14 12"
    "C10.6 19.4 5 28 0 28.6C-5 28 -10.6 19.4 -14 12C-17.4 5 -18.6 -3 -17 -12Z"
)
"""A young face with high cheekbones and a small chin."""

SNUB: Final = shape(
    "M-10 -24C-15.4 -19 -17 -13 -16.6 -8C-16.2 -6 -16 -4.6 -16.6 -3"
    "C-18 .4 -22 2 -25.4 3.6C-27.2 5.2 -25.6 8.6 -20.8 9.8"
    "C-20.4 11.6 -21 13 -22.4 14.6C-22.8 16.2 -21.2 17 -20 17.4C-21.4 18.6 -21.4 20.2 -20 21.2"
    "C-18 22 -17.4 23 -17.4 24.2"
    "C-17 28 -14 30 -10 29.6C-6 29 -3 28 0 25.6L2 46L24 46L20 8L18 -24Z"
)
"""A boy's profile: the nose turned up, a round chin."""

HOOKED: Final = shape(
    "M-7 -24C-12 -20 -15 -14 -15.6 -9.4C-17.4 -7.6 -20.8 -4 -23 .6C-25 5 -26 9.4 -25.2 12C-23.6 13 -21.4 12 -19.4 11.8"
    "C-19.4 13 -20.6 14.2 -22 15C-22.6 16.2 -21.8 17 -20.4 17.4C-21.4 18.4 -21.4 19.8 -20.2 20.8"
    "C-19.2 21.8 -19.6 23.2 -20.4 25"
    "C-21.6 28.8 -18.6 32.8 -13 32.4C-8 31.6 -3 29.4 0 26.6L2 46L24 46L20 8L18 -24Z"
)
"""A mountain profile: an eagle's nose, a strong chin."""


def bare(out: Print, place: Place, outline: Shape, key: float = 1.4) -> None:
    """A face with its sliver of shadow, without features."""
    out.keyed(place(outline), IVORY, key)
    out.lay(place(meet(cut(outline, move(outline, -2.2, -1.6)), shape("M6 -12L40 -12L40 40L6 40Z"))), INK)


def lowered_eyes(out: Print, place: Place, spread: float = 9.2, y: float = 1) -> None:
    """Two eyes cast down under broad lids."""
    lid = brush(
        f"M{spread - 6.4} {y - 0.6}C{spread - 3} {y + 3.4} {spread + 3} {y + 3.6} {spread + 6.8} {y - 1.2}",
        2.5,
        "belly",
    )
    fold = brush(f"M{spread - 5.6} {y - 4}C{spread - 2} {y - 6.6} {spread + 3} {y - 6.4} {spread + 6} {y - 3.6}", 1.2)
    lashes = strokes(
        (
            f"M{spread - 1.6} {y + 2}L{spread - 2.4} {y + 5.4}",
            f"M{spread + 1.8} {y + 2}L{spread + 2.2} {y + 5.4}",
            f"M{spread + 4.8} {y + 0.8}L{spread + 6.8} {y + 3.6}",
        ),
        1.2,
        "tail",
    )
    out.lay(place(both(join(lid, fold, lashes))), INK)


def smile(out: Print, place: Place, y: float = 17, width: float = 7) -> None:
    """Full lips whose corners go up."""
    w = width
    lips = (
        f"M{-w} {y - 1.4}C{-w / 2} {y - 2.2} -1.4 {y - 2.4} 0 {y - 1.4}C1.4 {y - 2.4} {w / 2} {y - 2.2} {w} {y - 1.4}"
    )
    out.lay(place(shape(lips + f"C{w / 2} {y + 5} {-w / 2} {y + 5} {-w} {y - 1.4}Z")), OXBLOOD)
    out.lay(place(brush(f"M{-w - 1.4} {y - 2.4}C{-w / 2} {y + 1.2} {w / 2} {y + 1.2} {w + 1.4} {y - 2.4}", 1.3)), INK)


def spectacles(out: Print, place: Place) -> None:
    """Round ones on a face in profile."""
    out.lay(place(join(ring(-13.4, -1, 6.6, 1.5), brush("M-7 -2L5 -2.6", 1.6, "even"))), INK)
    out.lay(place(brush("M-19.6 -2.4L-21 .4", 1.4, "even")), INK)


def features_in_profile(out: Print, place: Place, outline: Shape, *, closed: bool, brow: float, nostril: float) -> None:
    """A head in profile like ``figure.profile``, but of that *outline*: its eye open or *closed*, its brow so thick and
    its nostril so far down."""
    out.keyed(place(outline), IVORY, 1.9)
    lines = [
        brush("M-17.6 -8C-13.6 -12.4 -8 -11.6 -2.4 -7", brow, "tail"),
        brush(f"M-21.8 {nostril}C-20.6 {nostril - 2.6} -18 {nostril - 2.8} -16.8 {nostril - 0.2}", 1.6),
        brush("M-20.4 17.2C-17.4 17 -15.4 17.4 -13.2 19", 1.8),
        brush("M-18.4 22.4C-17 22 -16 22.4 -15 23.2", 1.1),
        brush("M-2 12C-2 19 -4 24 -8 28", 1.4, "head"),
    ]
    if closed:
        lines.append(brush("M-17 -2C-14.6 1.6 -9.4 2 -5 -2", 2.4, "belly"))
        lines += [brush([(x, 0.4), (x - 1, 3.4)], 1.2, "tail") for x in (-14.6, -11.6, -8.4)]
    else:
        out.lay(place(shape("M-16.6 -.2C-13.8 -4.4 -9.6 -5 -6.4 -2C-9 1.2 -13 1.8 -16.6 -.2Z")), IVORY)
        lines += [
            disc(-13, -1.4, 2.4),
            brush("M-17.4 .2C-14 -5.6 -9 -6 -4.6 -2", 2.3, "belly"),
            brush("M-14.6 1.4C-12.4 2.6 -9.6 2 -7.6 .4", 1),
        ]
    out.lay(place(join(lines)), INK)


def freckles(out: Print, place: Place) -> None:
    """A few on the cheek of a face in profile."""
    out.lay(place(join(disc(x, y, 0.9) for x, y in ((-11, 7), (-8, 9.6), (-12, 11), (-5.6, 7.4), (-9, 5.4)))), OCHRE)
