"""Sidonia, the schoolteacher: hair in a bun, high lace collar, pince-nez; she counts the taroks in her head."""

from __future__ import annotations

from cards.figure import FINE_FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, disc, grow, join, lozenge, mirror, ring, shape
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import rings

from .bust import Bust, bare_face, ears, gaze, smiling


def dress(out: Print) -> None:
    """A green dress with full shoulders, a high collar with lace."""
    gown = shape("M-4 112C-6 94 4 82 20 80C28 79 34 80 40 77L60 77C66 80 72 79 80 80C96 82 106 94 104 112Z")
    out.keyed(gown, GREEN, 2).lay(grow(gown, 0), GREEN)
    puffs = blend("M8 90C5 96 4 104 4 110", "M32 84C28 92 26 102 26 110", 5, 2, "head", ragged=0.05)
    out.carve(both(puffs, 50), gown, INK, 1)
    pleats = strokes([[(x, 92), (x, 110)] for x in (40, 45, 55, 60)], 1.6, "head")
    out.carve(pleats, gown, INK, 0)
    collar = shape("M38 68L62 68C62 76 64 82 68 88C58 94 42 94 32 88C36 82 38 76 38 68Z")
    out.keyed(collar, IVORY, 2)
    lace = strokes(
        [
            [(34.5 + 3.9 * k, 83.6 + (1.6 - abs(k - 4) * 0.4)), (33.4 + 4.15 * k, 89 + (1.6 - abs(k - 4) * 0.4))]
            for k in range(9)
        ],
        1.4,
        "tail",
    )
    out.carve(lace, collar, INK, 0.6)
    out.lay(strokes(("M40 74C46 78 54 78 60 74",), 1.4), INK)


def hair(out: Print, place: Place) -> None:
    """Combed up all round into a bun on the crown."""
    bun = shape("M-13 -30C-17 -42 -9 -49 0 -49C9 -49 17 -42 13 -30Z")
    out.keyed(place(bun), OCHRE, 2)
    coil = strokes(("M-10 -34C-12 -42 -4 -46 3 -45", "M10 -34C11 -40 6 -43 -1 -41", "M-5 -34C-6 -38 -1 -39 3 -37"), 1.8)
    out.carve(place(coil), place(bun), INK, 0.6)
    mass = shape("M-20 6C-27 -4 -28 -20 -20 -28C-11 -35 11 -35 20 -28C28 -20 27 -4 20 6Z")
    out.keyed(place(mass), OCHRE, 2)


def fringe_of_hair(out: Print, place: Place) -> None:
    """The hair that is drawn back from the brow."""
    bands = shape(
        "M0 -34C-14 -35 -25 -28 -26 -14C-26.6 -6 -25 0 -22 4C-20 0 -19 -6 -17 -11C-13 -20 -6 -22 0 -22C6 -22"
        " 13 -20 17 -11C19 -6 20 0 22 4C25 0 26.6 -6 26 -14C25 -28 14 -35 0 -34Z"
    )
    out.keyed(place(bands), OCHRE, 1.8)
    combed = blend("M3 -23C9 -23 16 -18 19 -4", "M4 -32C16 -31 24 -22 24 -8", 4, 1.5, "lens", ragged=0.06, seed=3)
    out.carve(place(join(combed, mirror(combed), brush([(0, -23), (0, -33)], 1.5))), place(bands), INK, 0.5)


def pince_nez(out: Print, place: Place) -> None:
    """Two lenses on the nose and the cord to one side."""
    lenses = both(ring(10.4, 0.4, 9.9, 1.8))
    bridge = brush("M-2 -3C-1 -5 1 -5 2 -3", 1.8, "even")
    cord = brush("M18.4 3C24 12 24 29 3 35.6", 1.1, "even")
    out.halo(place(cord), INK, 0.7).lay(place(cord), IVORY)
    out.lay(place(join(lenses, bridge)), INK)


def sidonia() -> Bust:
    """The schoolteacher by lamplight."""
    bust = Bust(INK)
    bust.ground.lay(rings((50, 46), 32, 70, 7.4, 2.6, to_width=2.4, length=15, space=7, seed=4), OCHRE)
    out, place = bust.figure, at(50, 53, 0.96, 3)
    hair(out, place)
    dress(out)
    ears(out, place, 17.4, 0.9)
    bare_face(out, place, FINE_FACE)
    fringe_of_hair(out, place)
    gaze(out, place, 9.4, 2.2, lower=False)
    brows(out, place, 2.4, -12, 2, tilt=-0.4)
    nose(out, place, 12.6, 4)
    smiling(out, place, 19, 5.6, full=True, up=1.4)
    pince_nez(out, place)
    out.keyed(disc(50, 87, 5), OCHRE, 1.6).lay(lozenge(50, 87, 2.4, 3), OXBLOOD)
    return bust
