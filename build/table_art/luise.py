"""Luise, whose café it is: a crown of plaits, a cameo at the collar, and a look that closes the house at eleven."""

from __future__ import annotations

from math import cos, radians, sin

from cards.figure import brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, cut, disc, join, meet, mirror, shape, shrink, turn
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import rings
from cards.visages import ROUND_FACE

from .bust import Bust, bare_face, crows_feet, ears, gaze, smiling


def dress(out: Print) -> None:
    """A striped blouse, the bib of a white apron, a cameo at the neck."""
    gown = shape("M-6 112C-5 92 8 80 24 80C30 79 34 80 38 77L62 77C66 80 70 79 76 80C92 80 105 92 106 112Z")
    out.keyed(gown, GREEN, 2)
    stripes = join(*(brush([(50 + 9.4 * k, 72), (50 + 11.4 * k, 114)], 2.2, "even") for k in range(-5, 6)))
    out.lay(meet(stripes, shrink(gown, 1.4)), INK)
    bib = shape("M30 96C42 101 58 101 70 96L73 114L27 114Z")
    out.keyed(bib, IVORY, 2)
    out.lay(strokes(("M33 101C44 105 56 105 67 101",), 1.4), INK)
    strap = shape("M24 80L32 79L35 98L28 97Z")
    out.keyed(both(strap, 50), IVORY, 1.8)
    collar = shape("M37 73L63 73C63 79 65 84 68 88C57 93 43 93 32 88C35 84 37 79 37 73Z")
    out.keyed(collar, IVORY, 2)
    out.keyed(disc(50, 87, 6.4, 7.4), OCHRE, 1.6)
    out.lay(disc(50, 87, 4.2, 5.2), OXBLOOD)
    out.lay(shape("M49 83C51.6 83.6 52 86 50.8 87.6C52 89 51.6 91 49.4 91C48.4 88.6 48 85.6 49 83Z"), IVORY)


def plaits(out: Print, place: Place) -> None:
    """A plait laid round the head like a crown."""
    for step in range(13):
        angle = -84 + 14 * step
        x, y = 26.4 * sin(radians(angle)), -14 - 25 * cos(radians(angle))
        bead = turn(shape("M-6.4 3.4C-6 -5 4 -7 6.8 -2.4C7.6 3 2 7 -6.4 3.4Z"), angle)
        strand = at(x, y)(bead)
        out.keyed(place(strand), OCHRE, 1.7)
        out.lay(place(at(x, y, 1, angle)(brush("M-4 2.4C-1 -1.6 2 -3 5 -2.6", 1.3))), INK)


def hair(out: Print, place: Place) -> None:
    """The hair drawn from the parting to both temples."""
    bands = shape(
        "M0 -33C-14 -34 -25 -26 -25.6 -11C-25.8 -5 -24 1 -21.6 4C-20 -4 -18 -13 -11 -18C-7 -20.6 -3 -21.6 0 -22"
        "C3 -21.6 7 -20.6 11 -18C18 -13 20 -4 21.6 4C24 1 25.8 -5 25.6 -11C25 -26 14 -34 0 -33Z"
    )
    out.keyed(place(bands), OCHRE, 1.8)
    combed = blend("M1.6 -23C10 -22 17 -15 20.6 -3", "M2 -31C14 -31 23 -22 24 -9", 4, 1.4, "lens", ragged=0.05, seed=8)
    out.lay(place(join(combed, mirror(combed), brush([(0, -22), (0, -32)], 1.5))), INK)


def luise() -> Bust:
    """The landlady by gaslight."""
    bust = Bust(IVORY)
    bust.ground.lay(
        cut(rings((50, 46), 34, 70, 6.6, 2.8, to_width=3, length=12, space=6, seed=3), disc(50, 46, 30)), OXBLOOD
    )
    out, place = bust.figure, at(50, 54, 0.93, 2)
    mass = shape("M-22 10C-28 -4 -24 -30 0 -31C24 -30 28 -4 22 10L14 16L-14 16Z")
    out.keyed(place(mass), OCHRE, 2)
    out.lay(place(shape("M-9 20L9 20L11 38L-11 38Z")), IVORY)
    dress(out)
    ears(out, place, 19, 0.9)
    bare_face(out, place, ROUND_FACE)
    plaits(out, place)
    hair(out, place)
    gaze(out, place, 9.4, 2.6, look=-0.8, smile=1.4)
    crows_feet(out, place, 16.4)
    brows(out, place, 2.6, -8.4, 3.4, tilt=-0.6)
    nose(out, place, 11.6, 4.6)
    smiling(out, place, 18.4, 7, full=True, up=2.4)
    out.lay(place(both(disc(21.6, 13, 1.9))), OCHRE)
    return bust
