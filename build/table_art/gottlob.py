"""Gottlob, who reads theology in the Stift: round spectacles, a straight parting, white bands on black cloth."""

from __future__ import annotations

from cards.figure import FINE_FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, join, polygon, ring, shape
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import rays

from .bust import Bust, bare_face, ears, gaze, smiling


def gown(out: Print) -> None:
    """A black coat buttoned to the neck, the two white bands of the divines."""
    cloth = shape("M-6 112C-4 94 12 86 36 80L64 80C88 86 104 94 106 112Z")
    out.halo(cloth, IVORY, 1.2).lay(cloth, INK)
    folds = both(blend("M14 92C9 98 6 104 5 110", "M32 88C28 95 27 102 26 110", 4, 1.9, "head"), 50)
    out.carve(folds, cloth, OCHRE, 1)
    collar = shape("M36 77C44 84 56 84 64 77L66 86C57 92 43 92 34 86Z")
    out.keyed(collar, IVORY, 1.8)
    for flip in (False, True):
        band = at(50, 0, 1, 0, flip)(shape("M.8 87L9 86L12 111L2.4 112Z"))
        out.keyed(band, IVORY, 1.8)
    out.lay(both(strokes(("M53.6 92L54.8 108", "M57 91L59.4 107"), 1.2, "tail"), 50), INK)


def hair(out: Print, place: Place) -> None:
    """Fair, parted at the left, combed flat to both sides, long at the neck."""
    mass = shape("M-20 12C-26 2 -27 -16 -20 -27C-12 -37 12 -38 21 -27C28 -16 26 2 20 12L15 14L-15 14Z")
    out.keyed(place(mass), OCHRE, 2)
    combed = both(strokes(("M22 -16C24.6 -8 24 0 20.4 8",), 1.5, "tail"))
    out.carve(place(combed), place(mass), INK, 0.6)


def parting(out: Print, place: Place) -> None:
    """The hair over the brow, from the parting to either side."""
    right = shape("M-8 -36C10 -40 24 -32 24.6 -12C24.8 -7 23 -2 20.6 0C20 -9 17 -16 9 -19C2 -21 -5 -24 -8 -36Z")
    left = shape(
        "M-8 -36C-18 -35 -25.6 -26 -24.8 -11C-24.6 -6 -23 -2 -20.8 0C-20 -9 -17.6 -16 -13 -20C-10 -24 -8 -29 -8 -36Z"
    )
    for lock in (right, left):
        out.keyed(place(lock), OCHRE, 1.7)
    lines = join(
        blend("M-6 -33C2 -26 14 -22 20 -9", "M0 -36C14 -35 21 -26 23 -12", 4, 1.4, "lens", ragged=0.05, seed=4),
        strokes(("M-11 -32C-13 -26 -18 -20 -20.6 -10", "M-14 -32C-19 -27 -22.6 -19 -22.8 -11"), 1.3),
    )
    out.lay(place(lines), INK)


def spectacles(out: Print, place: Place) -> None:
    """Round ones of steel, with their sides."""
    rims = both(ring(9.8, 0.2, 8.8, 1.7))
    bridge = brush("M-1.6 -2.4C-.8 -4 .8 -4 1.6 -2.4", 1.7, "even")
    sides = both(brush("M18 -1.4L23 -3", 1.5, "even"))
    out.lay(place(join(rims, bridge, sides)), INK)


def gottlob() -> Bust:
    """The theologian under the lamp of his room."""
    bust = Bust(GREEN)
    bust.ground.lay(rays((50, 4), 20, 120, 44, 4.2, "tail"), IVORY)
    out, place = bust.figure, at(50, 52, 0.95, 2)
    hair(out, place)
    out.lay(place(polygon((-9, 18), (9, 18), (11, 36), (-11, 36))), IVORY)
    gown(out)
    ears(out, place, 17.2, 0.9)
    bare_face(out, place, FINE_FACE)
    parting(out, place)
    gaze(out, place, 9, 2.2, look=0.4, lower=False)
    brows(out, place, 2.2, -11.6, 3, tilt=0.6)
    nose(out, place, 13.4, 4.4)
    smiling(out, place, 19.2, 5, up=1.2)
    out.lay(place(shape("M-1.6 20.6C-.6 21.4 .6 21.4 1.6 20.6L0 22.4Z")), OXBLOOD)
    spectacles(out, place)
    return bust
