"""The courts of spades: the voivodes."""

from __future__ import annotations

from typing import Final

from .court_sj import jack
from .court_sn import horse_of_spades
from .court_sq import queen
from .figure import brows, ermine, eyes, face, fist, nose, open_crown
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, block, both, cut, disc, join, lozenge, mirror, polygon, rough, shape, shrink, turn
from .scene import Court, Figure, Print
from .stroke import blend, brush, strokes


def mace(out: Print, x: float, top: float) -> None:
    """The voivode's flanged mace, upright at *x*, its head about *top*."""
    shaft = block(x - 3, top + 18, 6, 122, 2)
    out.keyed(shaft, OCHRE)
    out.lay(strokes([[(x - 2, y + 2), (x + 2, y - 1.4)] for y in range(round(top) + 24, round(top) + 62, 6)], 1.3), INK)
    flange = shape("M-4.6 -12L0 -20.6L4.6 -12Z")
    head = join(disc(0, 0, 13), (turn(flange, 45 * k) for k in range(8)))
    place = at(x, top)
    out.keyed(place(head), OCHRE, 2)
    out.lay(place(cut(disc(0, 0, 9.2), disc(0, 0, 7))), INK).lay(place(disc(0, 0, 3.6)), OXBLOOD)
    out.lay(place(join(turn(brush([(0, -11), (0, -17)], 1.3), 45 * k) for k in range(8))), INK)
    out.keyed(block(x - 5.4, top + 16, 10.8, 4.6, 1.4), OXBLOOD, 1.5)


def king() -> Court:
    """The voivode: open crown, ermine, mace."""
    court = Court(nimbus=(101, 66), sign=(170, 38, 16))
    out, head = court.subject, at(101, 67, 1.05)

    # the cloak, cut in green from the shoulders down
    cloak = shape("M-8 180C-8 142 14 118 60 105L142 105C188 118 210 142 210 180Z")
    out.keyed(cloak, INK, 2)
    folds = blend(
        "M56 110C24 120 4 142 0 176", "M88 124C74 140 68 158 66 180", 7, 3.2, "head", start=0.1, ragged=0.1, seed=3
    )
    out.carve(join(folds, mirror(folds, 101)), cloak, GREEN)
    tunic = shape("M76 108L126 108L118 184L84 184Z")
    out.keyed(tunic, OXBLOOD)
    grid = [(101 + 12 * k + 6 * (row % 2), 116 + 10 * row) for row in range(6) for k in range(-2, 3)]
    out.carve(join(cut(lozenge(x, y, 4.4, 5.2), lozenge(x, y, 1.6, 2)) for x, y in grid), tunic, OCHRE, 1.4)

    # hair, collar, neck
    hair = shape("M-20 -20C-30 -8 -31 18 -36 33C-33 44 -20 46 -14 40L14 40C20 46 33 44 36 33C31 18 30 -8 20 -20Z")
    out.halo(head(hair), IVORY, 1.2).lay(head(hair), INK)
    locks = blend("M21.5 -8C27 8 25 24 32 37", "M20 4C21 18 19 28 19 40", 4, 1.9)
    out.lay(head(both(locks)), OCHRE)
    collar = shape(
        "M56 103C66 97 78 98 85 103C87 120 93 135 101 147C109 135 115 120 117 103C124 98 136 97 146 103"
        "C151 112 147 124 139 133C127 146 117 160 112 186L90 186C85 160 75 146 63 133C55 124 51 112 56 103Z"
    )
    out.keyed(rough(collar, 0.5, 5, 3), IVORY, 2)
    tails = [(65, 111, 14), (76, 122, 26), (79, 138, 20), (90, 150, 22), (94, 166, 14)]
    ermine(out, tails + [(202 - x, y, -angle) for x, y, angle in tails], 1.12)
    out.lay(head(polygon((-9, 20), (9, 20), (10, 38), (0, 46), (-10, 38))), IVORY)

    # head
    face(out, head)
    whiskers = shape(
        "M-19.6 -3C-19 7 -15 11.6 -10.6 12.6C-6 13.2 -3 14.4 0 14.4C3 14.4 6 13.2 10.6 12.6C15 11.6 19 7 19.6 -3"
        "C22 14 20 27 13 35.6C8 42 3 44.6 0 49C-3 44.6 -8 42 -13 35.6C-20 27 -22 14 -19.6 -3Z"
    )
    lips = shape("M-5.4 19.4C-2 17.6 2 17.6 5.4 19.4C3 22.6 -3 22.6 -5.4 19.4Z")
    out.lay(head(cut(whiskers, lips)), INK).lay(head(shrink(lips, 0.3)), OXBLOOD)
    curls = blend("M16.4 11C17 23 11 35 3.4 41", "M3.4 26C3 32 1.4 37 .8 42", 5, 1.7, ragged=0.08, seed=6)
    out.lay(head(both(curls)), OCHRE)
    out.lay(head(both(brush("M.4 14.4C5 12.6 10 14 15.6 22", 6, "tail"))), INK)
    out.lay(head(both(brush("M2 14.8C6 13.8 9 15 12.4 18.6", 1.4))), OCHRE)
    eyes(out, head, lid=2.8)
    brows(out, head, 3.8, -7.4, 3.2, tilt=-0.6)
    nose(out, head)
    open_crown(out, head)

    # mace, sleeve, hand
    mace(out, 31, 44)
    sleeve = shape("M4 190C8 164 16 150 22 140L46 142C50 152 54 166 56 190Z")
    out.keyed(sleeve, OXBLOOD)
    out.carve(
        blend("M24 144C19 158 14 170 10 184", "M44 146C46 160 48 172 49 184", 4, 1.9, "tail", start=0.05), sleeve, INK
    )
    out.keyed(shape("M18 129.6L48 131.6L49.6 143.6L17 141.6Z"), IVORY)
    ermine(out, [(25, 137, 0), (33, 137.8, 0), (41, 138.4, 0)], 0.8)
    fist(out, at(31, 120, 1.15))
    return court


COURTS: Final[dict[str, Figure]] = {"SK": king, "SQ": queen, "SN": horse_of_spades, "SJ": jack}
"""The half-figure by card name."""
