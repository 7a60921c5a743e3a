"""Micka, who bakes for the village: the avba on her head, a white bonnet behind a band of gold, and a red carnation."""

from __future__ import annotations

from typing import Final

from cards.figure import brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, disc, join, lozenge, meet, mirror, shape, shrink, turn
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import rays

from .bust import Bust, bare_face, gaze, smiling

FACE: Final = shape(
    "M-17.6 -12C-17.6 -28 17.6 -28 17.6 -12C19 -1 19 8 14.6 17C10.4 24 5 27.6 0 27.6C-5 27.6 -10.4 24 -14.6 17"
    "C-19 8 -19 -1 -17.6 -12Z"
)
CARNATION: Final = shape(
    "M0 3C-4 1 -9 -3 -10 -8L-7.4 -7L-7 -11L-4 -8.6L-2.6 -12.6L0 -9.4L2.6 -12.6L4 -8.6L7 -11L7.4 -7L10 -8C9 -3 4 1 0 3Z"
)
"""A carnation from the side, its edge notched, the calyx about (0, 3)."""


def carnation(out: Print, place: Place) -> None:
    """The flower on its stalk."""
    out.lay(place(brush([(0, 4), (0.6, 18)], 2.6, "even")), IVORY)
    out.lay(place(brush([(0, 4), (0.6, 18)], 1.8, "even")), GREEN)
    out.keyed(place(CARNATION), OXBLOOD, 1.6)
    out.keyed(place(shape("M-3.4 1C-3 6 3 6 3.4 1Z")), GREEN, 1.4)
    out.lay(place(strokes(("M0 0L0 -7", "M-2.4 -.6L-5 -6", "M2.4 -.6L5 -6"), 1.3, "tail")), IVORY)


def dress(out: Print) -> None:
    """White sleeves, a black bodice, a flowered kerchief crossed upon it."""
    linen = shape("M-6 112C-4 93 12 84 36 79L64 79C88 84 104 93 106 112Z")
    out.keyed(linen, IVORY, 2)
    puffs = blend("M12 88C8 95 6 102 5 110", "M28 83C25 92 24 102 23 110", 4, 1.9, "head", ragged=0.05)
    out.carve(both(puffs, 50), linen, INK, 1)
    cloth = shape("M38 76C30 80 27 90 30 114L70 114C73 90 70 80 62 76L50 93Z")
    out.keyed(cloth, OXBLOOD, 2)
    fold = shape("M62 76C68 82 62 98 50 106C45 110 41 112 38 116L33 116C38 104 46 98 50 93Z")
    out.keyed(fold, OXBLOOD, 1.8)
    spots = join(*(lozenge(x, y, 1.9, 2.5) for x, y in ((35, 88), (36, 98), (64, 92), (60, 99), (65, 102), (54, 101))))
    out.lay(meet(spots, shrink(cloth, 1.4)), OCHRE)


def bonnet(out: Print, place: Place) -> None:
    """The pleated white back of the avba, and the ribbons below it."""
    for flip in (False, True):
        carry = at(flip=flip)
        tail = shape("M18 14C24 20 27 30 26 40L20 36L15 42C17 32 16 24 13 18Z")
        out.keyed(place(carry(tail)), IVORY, 1.9)
        out.lay(place(carry(brush("M18 20C21 26 22 31 21 36", 1.3, "tail"))), INK)
    puff = shape(
        "M0 -47C-12 -49 -24 -44 -30 -33C-36 -22 -35 -6 -28 5C-24 12 -19 15 -15 17L15 17C19 15 24 12 28 5"
        "C35 -6 36 -22 30 -33C24 -44 12 -49 0 -47Z"
    )
    out.keyed(place(puff), IVORY, 2.2)
    pleats = [
        turn(brush([(0, -44), (0, -33)], 1.9, "tail"), angle)
        for angle in (-76, -58, -42, -27, -13, 0, 13, 27, 42, 58, 76)
    ]
    out.carve(place(join(pleats)), place(puff), INK, 1)


def band(out: Print, place: Place) -> None:
    """The band over the brow: gold on black, a carnation's star in the middle."""
    velvet = shape(
        "M-22.6 7C-28 -16 -19 -34.6 0 -35.4C19 -34.6 28 -16 22.6 7"
        "L16.4 5C19 -10 12 -20.4 0 -20.8C-12 -20.4 -19 -10 -16.4 5Z"
    )
    out.keyed(place(velvet), INK, 1.6)
    edge = join(brush("M-17.6 3C-20 -11 -13 -22.6 0 -23C13 -22.6 20 -11 17.6 3", 1.5, "even"),
                brush("M-21.6 4C-26 -16 -18 -32.6 0 -33.4C18 -32.6 26 -16 21.6 4", 1.3, "even"))  # fmt: skip
    gems = join(*(turn(lozenge(0, -28.2, 2.3, 3.2), angle) for angle in (-52, -35, -18, 18, 35, 52)))
    gems = join(gems, both(lozenge(20.6, -7, 1.7, 3)))
    out.carve(place(join(edge, gems)), place(velvet), OCHRE, 0.5)
    out.lay(place(join(*(turn(lozenge(0, -30.6, 1.7, 3), angle, (0, -28.2)) for angle in (0, 60, 120, 180, 240, 300)))),
            OCHRE)  # fmt: skip
    out.lay(place(disc(0, -28.2, 1.5)), OXBLOOD)


def micka() -> Bust:
    """The baker in her Sunday dress."""
    bust = Bust(GREEN)
    bust.ground.lay(rays((50, 46), 16, 72, 24, 4.4, "head"), IVORY)
    out, place = bust.figure, at(50, 53, 0.95, 3)
    bonnet(out, place)
    out.keyed(place(shape("M-9 20L9 20L10.6 38C6 43 -6 43 -10.6 38Z")), IVORY, 1.8)
    out.lay(place(shape("M-8 24C-2 32 6 31 9 23L9.6 30C4 36 -4 35 -8.6 30Z")), INK)
    dress(out)
    hair = shape("M-19.6 10C-23 -6 -17 -25 0 -25C17 -25 23 -6 19.6 10C12 24 -12 24 -19.6 10Z")
    out.lay(place(hair), INK)
    bare_face(out, place, FACE)
    bands = shape("M0 -24C-12 -23 -18 -14 -17.6 1C-15.6 -8 -9 -14 0 -17.6C9 -14 15.6 -8 17.6 1C18 -14 12 -23 0 -24Z")
    out.lay(place(bands), INK)
    combed = strokes(("M2 -19C8 -17 13 -12 15.6 -6",), 1.3)
    out.lay(place(join(combed, mirror(combed))), OCHRE)
    band(out, place)
    gaze(out, place, 8.8, 2.8, look=0.6)
    brows(out, place, 2.6, -7.6, 3, tilt=-0.4)
    nose(out, place, 11.4, 4)
    smiling(out, place, 18.2, 7, full=True, up=2.8)
    carnation(out, at(67, 90, 0.8, 14))
    return bust
