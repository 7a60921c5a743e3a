"""Eugen, who reads medicine when he is not at the card table: a cap over one ear, a ribbon of three colours, a scar."""

from __future__ import annotations

from cards.figure import FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, disc, join, meet, polygon, shape, shrink
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import rings

from .bust import Bust, bare_face, ears, gaze, smiling


def jacket(out: Print) -> None:
    """A green jacket, a high white collar, the ribbon over one shoulder."""
    cloth = shape("M-6 112C-4 94 12 86 36 79L64 79C88 86 104 94 106 112Z")
    out.keyed(cloth, GREEN, 2)
    out.carve(both(blend("M13 92C8 98 6 104 5 110", "M26 88C22 95 21 102 20 110", 3, 1.9, "head"), 50), cloth, INK, 1)
    shirt = shape("M37 78L63 78L56 114L44 114Z")
    out.keyed(shirt, IVORY, 1.8)
    ribbon = shape("M73 78L84 81L44 114L28 114Z")
    out.keyed(ribbon, OCHRE, 1.8)
    for line, ink in (("M76 78C64 88 48 102 33 114", INK), ("M81 80C70 90 54 104 41 114", OXBLOOD)):
        out.lay(meet(brush(line, 4.4, "even"), shrink(ribbon, 0.4)), ink)
    collar = shape("M36 72L64 72L66 84L55 88L50 82L45 88L34 84Z")
    out.keyed(collar, IVORY, 1.8)
    tie = shape("M50 85L60 81L60 92L50 88L40 92L40 81Z")
    out.keyed(tie, INK, 0.6)


def hair(out: Print, place: Place) -> None:
    """Cropped and dark, a curl before the ear."""
    mass = shape("M-20 4C-24 -6 -22 -24 -12 -30L12 -30C22 -24 24 -6 20 4L16 4L-16 4Z")
    out.keyed(place(mass), INK, 1.6)
    curl = shape(
        "M-19 -16C-12 -20 -7 -19 -3 -22C-4 -15 -9 -11 -15 -10C-17 -6 -17.4 -2 -17.6 2C-20.6 -3 -21 -10 -19 -16Z"
    )
    out.lay(place(both(curl)), INK)
    out.lay(place(both(strokes(("M-17 -13C-12 -14 -8 -15 -6 -18",), 1.3))), OCHRE)


def cap(out: Print, place: Place) -> None:
    """The flat cap of a student, pushed over the right ear, with a band and a small shining peak."""
    tilt = at(2, -4, 1, 9)
    crown = shape("M-24 -22C-30 -28 -31 -36 -26 -40C-14 -47 16 -47 28 -40C32 -36 31 -28 25 -22Z")
    band = shape("M-24.4 -17C-9 -23 9 -23 24.4 -17L25.6 -26C9 -32 -9 -32 -25.6 -26Z")
    peak = shape("M-19 -17.6C-8 -22.6 8 -22.6 19 -17.6C17 -11 11 -8.4 0 -9.6C-11 -8.4 -17 -11 -19 -17.6Z")
    out.keyed(place(tilt(crown)), OXBLOOD, 2.2)
    seams = join(
        brush("M-22 -38C-10 -34 12 -34 24 -38", 1.6, "lens"),
        blend("M10 -33C14 -31 16 -29 17 -27.6", "M24 -36C26 -33 26 -29 24 -26", 3, 1.4, "tail"),
    )
    out.carve(place(tilt(seams)), place(tilt(crown)), INK, 0.6)
    out.keyed(place(tilt(band)), IVORY, 1.8)
    out.lay(place(tilt(brush("M-24.6 -21.6C-9 -27.6 9 -27.6 24.6 -21.6", 3, "even"))), OCHRE)
    out.halo(place(tilt(peak)), IVORY, 1.2).lay(place(tilt(peak)), INK)
    out.lay(place(tilt(brush("M-14 -15C-7 -18.6 4 -18.8 11 -17", 1.8, "lens"))), IVORY)
    out.keyed(place(tilt(disc(0, -37, 3.2))), OCHRE, 1.2)


def eugen() -> Bust:
    """The medical student in the smoke of the evening."""
    bust = Bust(IVORY)
    bust.ground.lay(rings((50, 46), 32, 70, 8, 3.2, to_width=2.8, length=18, space=8, seed=7), OCHRE)
    out, place = bust.figure, at(50, 54, 0.96, -3)
    out.lay(place(polygon((-10, 18), (10, 18), (12, 34), (-12, 34))), IVORY)
    jacket(out)
    hair(out, place)
    ears(out, place, 18.2, 0.95)
    bare_face(out, place, FACE)
    gaze(out, place, 9.2, 3, look=1.2, smile=1.4)
    brows(out, place, 3.4, -7.4, 3.6, tilt=-0.8)
    nose(out, place, 12, 5)
    half = shape(
        "M0 12.6C4 11.2 9 12 12.6 15.4C14.6 17 17 16.6 18.4 13.8C19.4 18 16 20.4 12 19.4C7.6 18.6 4 17.4 0 17.2Z"
    )
    out.lay(place(both(half)), INK)
    smiling(out, place, 20.6, 5.4, full=True, up=1.6)
    out.lay(
        place(join(brush("M-17 6L-9.6 12.4", 1.5), strokes(("M-15.8 9.6L-14 7", "M-12.6 12L-11 9.4"), 1.1))), OXBLOOD
    )
    cap(out, place)
    return bust
