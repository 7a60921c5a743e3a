"""Ilinca, who keeps the inn: a flowered kerchief, red beads, an embroidered blouse, and she has seen every trick."""

from __future__ import annotations

from typing import Final

from cards.figure import brows, nose
from cards.flowers import leaf, rose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, disc, join, lozenge, mirror, shape
from cards.needlework import hem
from cards.scene import Print
from cards.stroke import blend, strokes
from cards.texture import rays

from .bust import Bust, bare_face, gaze, smiling

ROUND_FACE: Final = shape(
    "M-18 -12C-18 -29 18 -29 18 -12C19.4 0 19.4 10 14 18.6C9.6 25 4.6 28.4 0 28.4C-4.6 28.4 -9.6 25 -14 18.6"
    "C-19.4 10 -19.4 0 -18 -12Z"
)


def blouse(out: Print) -> None:
    """Linen, full sleeves with a band of lozenges, a black waistcoat."""
    linen = shape("M-6 110C-4 92 12 83 38 79L62 79C88 83 104 92 106 110Z")
    out.keyed(linen, IVORY, 2)
    band = "M14 82C10 90 8 98 8 108"
    for path in (band, "M86 82C90 90 92 98 92 108"):
        hem(out, linen, path, 4, 9, OXBLOOD, OCHRE)
    folds = blend("M24 84C21 92 20 100 20 108", "M30 82C28 92 27 100 27 108", 2, 1.8, "head")
    out.carve(both(folds, 50), linen, INK, 1)
    vest = shape("M36 84C32 92 31 100 31 110L69 110C69 100 68 92 64 84L58 96L42 96Z")
    out.halo(vest, IVORY, 1).lay(vest, INK)


def beads(out: Print, place: Place) -> None:
    """The neck and two strings of red beads."""
    out.keyed(place(shape("M-9 22L9 22L11 40C6 46 -6 46 -11 40Z")), IVORY, 1.8)
    out.lay(place(shape("M-8 25C-2 33 6 32 9 24L9.6 31C4 37 -4 36 -8.6 31Z")), INK)


def kerchief(out: Print, place: Place) -> None:
    """The cloth over the hair and its knot below the chin."""
    cloth = shape(
        "M0 -41C-24 -42 -35 -24 -33 -3C-32 12 -27 24 -13 35C-6 38 6 38 13 35C27 24 32 12 33 -3C35 -24 24 -42 0 -41Z"
    )
    out.keyed(place(cloth), OXBLOOD, 2.2)
    folds = blend("M23 -6C23 10 20 20 12 30", "M29 -8C29 10 24 22 14 32", 2, 2, "lens")
    crown = blend("M10 -37C22 -32 28 -20 29 -8", "M8 -33C18 -29 24 -20 25 -10", 2, 1.8, "tail")
    out.carve(place(join(folds, mirror(folds), crown)), place(cloth), INK, 1)
    ends = shape("M-3 35C-12 38 -18 46 -19 56L-9 54L-5 60C-3 52 -1 44 0 38C1 44 3 52 5 60L9 54L19 56C18 46 12 38 3 35Z")
    out.keyed(place(ends), OXBLOOD, 2)
    out.carve(place(both(strokes(("M4 40C9 44 12 49 13 54", "M2 42C4 47 5 51 5 56"), 1.4))), place(ends), INK, 0.5)


def head(out: Print, place: Place) -> None:
    """Parted hair, a full face, a smile that knows."""
    out.lay(place(shape("M-21 20C-25 -4 -20 -25 0 -26C20 -25 25 -4 21 20C12 30 -12 30 -21 20Z")), INK)
    bare_face(out, place, ROUND_FACE)
    bands = shape("M0 -29C-15 -29 -22 -17 -18.4 2C-16 -9 -9 -15 0 -19C9 -15 16 -9 18.4 2C22 -17 15 -29 0 -29Z")
    out.lay(place(bands), INK)
    combed = strokes(("M2 -21C9 -18.6 14 -13 16.6 -6", "M2 -24C11 -22 16 -16 18 -9"), 1.4)
    out.lay(place(both(combed)), OCHRE)
    gaze(out, place, 8.8, 3, look=0)
    brows(out, place, 2.8, -8.2, 3.2, tilt=-0.2)
    nose(out, place, 11.6, 4.2)
    smiling(out, place, 18.6, 7.4, full=True, up=2.6)


def ilinca() -> Bust:
    """The innkeeper before the morning sun."""
    bust = Bust(OCHRE)
    bust.ground.lay(rays((50, 47), 16, 72, 28, 5.4, "head"), IVORY)
    out, place = bust.figure, at(50, 51, 0.95, -4)
    blouse(out)
    beads(out, place)
    kerchief(out, place)
    knot = Print()
    head(out, place)
    knot.keyed(place(disc(0, 35.6, 4.6)), OXBLOOD, 1.8)
    out.stamp(knot, at())
    for x, y, size, angle in ((-11, -32, 0.72, 0), (10, -33, 0.56, 30)):
        spot = place(disc(x, y, 1)).centroid
        for lean in (-100, 100):
            leaf(out, at(spot.x, spot.y, 0.55, angle + lean), GREEN, IVORY)
        rose(out, at(spot.x, spot.y, size, angle), IVORY, OXBLOOD)
    out.lay(place(both(lozenge(17.6, 17, 2.2, 4))), OCHRE)
    return bust
