"""People: heads from the front and in profile, hands, ermine, crowns. Each helper prints on a ``Print`` at a place.

Heads are drawn about (0, 0), the point between the eyes, with a face about 40 wide and 58 high; courts place them with
``at(x, y, 1.03 … 1.2)``. Light falls from the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, block, both, cut, disc, grow, join, lozenge, meet, mirror, move, shape, turn
from .lino import scale as enlarged
from .scene import Print
from .stroke import blend, brush

FACE: Final = shape(
    "M-19 -13C-19 -30 19 -30 19 -13C20 2 18.4 12 13 20C9 26 4.6 29.5 0 29.5C-4.6 29.5 -9 26 -13 20"
    "C-18.4 12 -20 2 -19 -13Z"
)
"""A man's face."""

FINE_FACE: Final = shape(
    "M-17.5 -12C-17.5 -29 17.5 -29 17.5 -12C18.6 2 17 11 11.6 19C7.8 25 4 28.6 0 28.6C-4 28.6 -7.8 25 -11.6 19"
    "C-17 11 -18.6 2 -17.5 -12Z"
)
"""A woman's or a youth's face."""

PROFILE: Final = shape(
    "M-9 -24C-14 -19 -16 -13 -16 -8.4C-15.8 -6 -17 -4 -18 -2C-20 1.8 -23.4 5 -24.6 8.2C-25 10 -23 10.8 -20.6 11"
    "C-20 12.6 -20.8 13.6 -21.6 14.8C-21.8 16 -20.8 16.6 -19.8 17C-20.8 18 -21 19.6 -20 20.8C-18.8 22 -18.6 23 -19 24.8"
    "C-19.6 28.4 -17 31.4 -12.6 31C-8 30.4 -3 28.4 0 25.6L2 46L24 46L20 8L18 -24Z"
)
"""Head and neck looking to the left."""


# --- from the front -----------------------------------------------------------------------------------------------


def face(out: Print, place: Place, outline: Shape = FACE, key: float = 1.8) -> None:
    """The bare face with its one sliver of shadow and an echo line on the far side."""
    out.keyed(place(outline), IVORY, key)
    sliver = meet(cut(outline, move(outline, -2.3, -1.7)), block(4, -16, 30, 60))
    echo = meet(brush("M15.4 5C14.8 10 13.4 14 11 17.6", 1.2, "lens"), outline)
    out.lay(place(join(sliver, echo)), INK)


def eyes(
    out: Print, place: Place, spread: float = 9.6, lid: float = 2.5, look: float = 0, lashes: bool = False, y: float = 0
) -> None:
    """Two eyes under heavy upper lids; *look* moves the pupils to the right."""
    for side in (-1, 1):
        x = spread
        white = shape(f"M{x - 6} .6C{x - 3} -4.4 {x + 3} -4.4 {x + 6} -.4C{x + 3} 2.6 {x - 3} 3 {x - 6} .6Z")
        lines = [
            meet(disc(x + look * side, -0.9, 2.5), grow(white, 0.4)),
            brush(f"M{x - 6.6} 1C{x - 3} -5 {x + 3} -5.2 {x + 7} -1", lid, "belly"),
            brush(f"M{x - 5} 2C{x - 2} 3.8 {x + 2} 3.6 {x + 5} 1.2", 1),
        ]
        if lashes:
            lines.append(brush(f"M{x - 5} -3.8C{x - 2} -6.6 {x + 2} -6.8 {x + 5.4} -4.4", 1))
        for parts, ink in (([white], IVORY), (lines, INK)):
            out.lay(place(move(enlarged(join(parts), side, 1), 0, y)), ink)


def brows(out: Print, place: Place, width: float = 2.8, y: float = -7, arch: float = 4, tilt: float = 0) -> None:
    """Brows as strokes that run out; a positive *tilt* frowns."""
    one = brush(f"M3.4 {y + 2 + tilt}C7 {y - arch} 13 {y - arch} 17 {y + 2.4 - tilt}", width, "tail")
    out.lay(place(both(one)), INK)


def nose(out: Print, place: Place, length: float = 12.5, width: float = 5.2) -> None:
    """One wedge for the side away from the light."""
    a, w = length, width
    out.lay(
        place(
            shape(
                f"M3 -6C2 0 {w * 0.7} {a - 6} {w} {a - 2.4}C{w + 0.6} {a} {w - 1.6} {a + 1.4} 1 {a + 0.8}"
                f"C-1 {a + 1} {-w + 1.2} {a + 1.2} {-w + 0.4} {a - 0.8}C{-w + 2} {a - 0.4} -1.4 {a - 0.6} 1 {a - 0.6}"
                f"C2.4 {a - 1} 2.8 {a - 2} 2.4 {a - 3.6}C1.4 {a - 8} 1.2 -2 3 -6Z"
            )
        ),
        INK,
    )


def mouth(out: Print, place: Place, y: float = 19, width: float = 6.6, full: bool = False) -> None:
    """A line with a shadow under it, or full lips in oxblood."""
    w = width
    if not full:
        bow = f"M{-w} {y}C{-w / 2} {y - 1.8} -1 {y - 0.6} 0 {y - 0.2}C1 {y - 0.6} {w / 2} {y - 1.8} {w} {y}"
        under = f"M-3.4 {y + 3.8}C-1.4 {y + 4.8} 1.4 {y + 4.8} 3.4 {y + 3.8}"
        out.lay(place(join(brush(bow, 1.7), brush(under, 1.2))), INK)
        return
    a, b = w * 0.85, w * 0.45
    lips = (
        f"M{-a} {y - 0.2}C{-b} {y - 3} -1 {y - 2.8} 0 {y - 2}C1 {y - 2.8} {b} {y - 3} {a} {y - 0.2}"
        f"C{w / 2} {y + 4} {-w / 2} {y + 4} {-a} {y - 0.2}Z"
    )
    parting = f"M{-w} {y}C{-w / 2} {y - 1} -1 {y + 0.4} 0 {y}C1 {y + 0.4} {w / 2} {y - 1} {w} {y}"
    out.lay(place(shape(lips)), OXBLOOD).lay(place(brush(parting, 1.1)), INK)


# --- in profile ---------------------------------------------------------------------------------------------------


def profile(out: Print, place: Place, fine: bool = False, moustache: bool = False, key: float = 1.9) -> None:
    """A head and neck looking left (``at(…, flip=True)`` looks right), with all its features; hair is yours."""
    out.keyed(place(PROFILE), IVORY, key)
    out.lay(place(shape("M-16.4 -.4C-13.8 -4 -9.8 -4.6 -6.6 -2C-9 1 -13 1.6 -16.4 -.4Z")), IVORY)
    lines = [
        disc(-13.4, -1.4, 2.3),
        brush("M-17.4 .2C-14 -5.2 -9 -5.6 -4.6 -2", 2.5, "belly"),
        brush("M-14.6 1.2C-12.4 2.4 -9.6 1.8 -7.6 .2", 1),
        brush("M-17 -7.6C-13.4 -11.6 -8 -11 -2.6 -6.8", 2.1 if fine else 3.2, "tail"),
        brush("M-21.6 9.8C-20.4 7 -17.8 6.8 -16.8 9.4", 1.6),
        brush("M-20.4 17C-17.4 16.8 -15.4 17.4 -13.2 19.2", 1.8),
        brush("M-18.6 22C-17 21.8 -16 22.2 -15 23", 1.1),
        blend("M-4 10C-4 18 -6 24 -10 28.6", "M1 8C1 18 0 22 -1 25.6", 3, 1.4, "head"),
    ]
    if moustache:
        lines.append(brush("M-20.4 12.4C-16 12.4 -11 14 -8 19", 4.6, "tail"))
    out.lay(place(join(lines)), INK)


# --- hands and dress ----------------------------------------------------------------------------------------------


def fist(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """A closed hand about an upright shaft at x 0, seen from the fingers; 18 wide, 19 high."""
    out.keyed(
        place(shape("M-9 -8C-6 -10.5 5 -10.5 8.4 -8C10 -2 10 4 8.4 9C4 11 -5 11 -8.6 8.6C-10.4 4 -10.4 -3 -9 -8Z")),
        skin,
    )
    gaps = [brush(f"M-9.4 {y}C-4 {y - 1.2} 3 {y - 1} 7 {y + 0.6}", 1.4, "tail") for y in (-4.2, 0.4, 5)]
    out.lay(place(join(gaps)), INK)
    out.keyed(place(shape("M3.6 -9.6C7 -12.6 11 -11 11.4 -7C11.6 -2.6 9 1 6.4 1.4C4 -1 3 -6 3.6 -9.6Z")), skin, 1.6)


def ermine_tail(size: float = 1) -> Shape:
    """One black tail of an ermine, to be placed with ``at``."""
    tail = shape("M0 -3.6C1.5 -1 1.9 2 0 5.6C-1.9 2 -1.5 -1 0 -3.6Z")
    return enlarged(join(tail, disc(-2.4, -4, 1), disc(2.4, -4, 1), disc(0, -6, 1)), size)


def ermine(out: Print, spots: Sequence[tuple[float, float, float]], size: float = 1) -> None:
    """Ermine tails at (x, y, angle) on everything printed so far."""
    out.lay([move(turn(ermine_tail(size), angle), x, y) for x, y, angle in spots], INK)


def open_crown(out: Print, place: Place, metal: Ink = OCHRE) -> None:
    """A crown of five points with pearls, from ear to ear of a face seen from the front."""
    body = shape(
        "M-22 -20C-8 -25 8 -25 22 -20L28 -46C23 -44.6 19 -41 16.4 -36C16.4 -43 14.8 -48 11.6 -51C8 -48 6.4 -44 6 -39"
        "C4.8 -46 3.2 -51 0 -55C-3.2 -51 -4.8 -46 -6 -39C-6.4 -44 -8 -48 -11.6 -51C-14.8 -48 -16.4 -43 -16.4 -36"
        "C-19 -41 -23 -44.6 -28 -46Z"
    )
    out.keyed(place(body), metal, 1.9)
    for x, y in ((0, -57), (11.6, -52.8), (28, -47.4)):
        out.keyed(place(both(disc(x, y, 2.6)) if x else disc(x, y, 2.6)), IVORY, 1.4)
    out.lay(place(brush("M-23 -26.4C-8 -31.4 8 -31.4 23 -26.4", 1.6, "even")), INK)
    side = lozenge(-11.4, -37.4, 2, 3.8)
    beads = join(disc(7.6, -26.4, 1.5), disc(15, -24.9, 1.5))
    out.lay(place(join(side, mirror(side), both(beads))), INK)
    out.lay(place(join(lozenge(0, -38, 2.8, 4.8), disc(0, -26.8, 1.5))), OXBLOOD)
