"""Alojz, who has grown wine for sixty years: a lean face full of furrows, a pipe, a hat with a feather."""

from __future__ import annotations

from typing import Final

from cards.figure import brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, join, polygon, shape
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import clouds

from .bust import Bust, bare_face, crows_feet, ears, gaze

LEAN: Final = shape(
    "M-17 -13C-17 -30 17 -30 17 -13C18 0 17 9 14 17C11.6 25 6 32.6 0 32.6C-6 32.6 -11.6 25 -14 17C-17 9 -18 0 -17 -13Z"
)
"""A long face with hollow cheeks."""


def coat(out: Print) -> None:
    """A black coat with green lapels, a waistcoat with buttons, a red neckcloth."""
    cloth = shape("M-6 112C-4 94 12 86 36 80L64 80C88 86 104 94 106 112Z")
    out.halo(cloth, IVORY, 1).lay(cloth, INK)
    out.carve(
        both(blend("M14 92C9 98 6 104 5 110", "M26 88C22 96 20 104 19 110", 3, 1.9, "head"), 50), cloth, IVORY, 1.4
    )
    vest = shape("M36 82L64 82L62 114L38 114Z")
    out.keyed(vest, OCHRE, 1.8)
    out.lay(strokes(("M43 96L42 112", "M57 96L58 112"), 1.5), INK)
    lapel = shape("M33 80L40 84L44 114L30 114C27 104 28 90 33 80Z")
    out.keyed(both(lapel, 50), GREEN, 1.8)
    cloths = shape("M37 80C44 86 56 86 63 80L61 91C56 95 44 95 39 91Z")
    out.keyed(cloths, OXBLOOD, 1.8)
    knot = shape("M46 90L54 90L58 104L50 99L42 104Z")
    out.keyed(knot, OXBLOOD, 1.6)


def hair(out: Print, place: Place) -> None:
    """White, combed behind the ears."""
    side = shape("M15 -17C21.6 -14 23 -4 21.6 7C20 10 17.4 9 16 5Z")
    out.keyed(place(both(side)), IVORY, 1.8)
    out.lay(place(both(strokes(("M18.4 -12C20 -7 20 -1 19 5",), 1.3))), INK)


def furrows(out: Print, place: Place) -> None:
    """The marks of sixty summers: beside the nose, in the cheeks, on the brow."""
    marks = strokes(
        ("M7.4 10.6C10 13 11 16.6 10.6 20.6", "M13.8 7C12.6 11 12.4 14 13 18", "M3 29C1 29.8 -1 29.8 -3 29"), 1.4
    )
    out.lay(place(both(marks)), INK)
    out.lay(place(strokes(("M-6 -14.4C-2 -15.6 2 -15.6 6 -14.4",), 1.2)), INK)


def pipe(out: Print, place: Place) -> None:
    """A long stem from the corner of the mouth, a bowl with a lid, and its smoke."""
    stem = brush("M6 20.4C14 21.6 21 26 25 33", 3.4, lambda t: 0.6 + 0.4 * t)
    out.halo(place(stem), IVORY, 0.9).lay(place(stem), INK)
    bowl = shape("M21 24C23.6 21.6 31 21.6 33.6 24L32 37C30.6 40.6 24.6 40.6 23 37Z")
    out.keyed(place(bowl), OXBLOOD, 1.8)
    lid = shape("M20.4 24.4C22 18.6 32.6 18.6 34.2 24.4Z")
    out.keyed(place(lid), OCHRE, 1.5)
    smoke = join(
        brush("M29 17C25 11 34 6 30 -1C27 -6 32 -10 35 -13", 2.6, "lens"),
        brush("M33.6 15C31 10 38 6 36.6 1", 1.8, "lens"),
    )
    out.halo(place(smoke), OCHRE, 1.6).lay(place(smoke), IVORY)


def hat(out: Print, place: Place) -> None:
    """Green felt with a dent, a cord, and a feather that has outlived three hats."""
    quill = shape("M13 -26C17 -38 25 -48 36 -53C36 -42 29 -32 18 -24Z")
    out.keyed(place(quill), OXBLOOD, 1.8)
    barbs = join(
        brush("M15.6 -26C20 -36 26 -44 33.6 -50", 1.5, "tail"),
        strokes(("M21 -34L20 -40", "M25 -39.6L24.6 -45", "M22.4 -32.6L28 -34.6", "M26.4 -38L32 -40.6"), 1.3, "tail"),
    )
    out.lay(place(barbs), IVORY)
    crown = shape(
        "M-19.6 -20C-21 -34 -17 -45 -9 -46.6C-4 -47.4 -2.6 -42.6 1 -42.6C4 -42.6 6 -46 10 -44.6"
        "C17 -42 20.6 -32 19.6 -20Z"
    )
    out.keyed(place(crown), GREEN, 2.2)
    dents = blend("M3 -40C5 -36 5.4 -33 5 -30.6", "M13 -40C16 -36 17 -33 17 -30", 3, 1.7, "tail")
    out.carve(place(join(dents, brush("M-9 -43C-12 -39 -13 -36 -13 -32", 1.6, "tail"))), place(crown), INK, 0.8)
    band = shape("M-20.4 -18C-8 -23.6 8 -23.6 20.4 -18L20.6 -26.4C8 -31.6 -8 -31.6 -20.6 -26.4Z")
    out.keyed(place(band), INK, 1.4)
    out.carve(place(strokes(("M-20 -23C-8 -28 8 -28 20 -23",), 1.9)), place(band), OCHRE, 0.4)
    brim = shape(
        "M-31 -11C-27 -19 -14 -23.4 0 -23.4C14 -23.4 27 -19 31 -11C26 -7 20 -10.6 15 -12.4C6 -15 -6 -15 -15 -12.4"
        "C-20 -10.6 -26 -7 -31 -11Z"
    )
    out.keyed(place(brim), GREEN, 2.2)
    out.lay(place(brush("M-25 -13C-17 -17.6 -8 -19.4 0 -19.4C8 -19.4 17 -17.6 25 -13", 1.6)), INK)


def alojz() -> Bust:
    """The old winegrower on an evening in September."""
    bust = Bust(OCHRE)
    sky = [(-8, 10, 44), (62, 8, 40), (-14, 24, 40), (70, 26, 50), (-8, 38, 30), (78, 44, 30), (-12, 52, 36),
           (-4, 66, 28), (72, 60, 40), (76, 74, 40), (-14, 79, 34)]  # fmt: skip
    bust.ground.lay(clouds([(float(x), float(y), float(long)) for x, y, long in sky], 4.6), OXBLOOD)
    out, place = bust.figure, at(48, 54, 0.94, -4)
    out.lay(place(polygon((-9, 18), (9, 18), (12, 38), (-12, 38))), IVORY)
    coat(out)
    hair(out, place)
    ears(out, place, 17.6, 0.92)
    bare_face(out, place, LEAN)
    gaze(out, place, 8.6, 3, look=0.9, smile=1.6)
    crows_feet(out, place, 14)
    brows(out, place, 4, -6.4, 2.6, tilt=-0.5)
    nose(out, place, 13, 4.8)
    furrows(out, place)
    mouth = brush("M-6 21.4C-3 22.6 2 22.4 7 20", 2)
    out.lay(place(join(mouth, brush("M-2.4 25.4C-.6 26.2 1.4 26 3 25.2", 1.1))), INK)
    pipe(out, place)
    hat(out, place)
    return bust
