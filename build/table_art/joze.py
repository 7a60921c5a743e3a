"""Jože, who keeps bees behind the inn: a straw hat, a short black beard, a linen smock, and no haste in any bid."""

from __future__ import annotations

from math import cos, pi, sin

from cards.figure import FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, Shape, at, both, cut, join, polygon, rough, shape
from cards.needlework import hem
from cards.scene import Print
from cards.stroke import blend, strokes

from .bust import Bust, bare_face, crows_feet, gaze


def cell(x: float, y: float, r: float) -> Shape:
    """One cell of a comb, standing on its point."""
    return polygon(*((x + r * sin(k * pi / 3), y - r * cos(k * pi / 3)) for k in range(6)))


def comb() -> Shape:
    """Honeycomb: rows of cells with thick walls, here and there a sealed one."""
    cells = []
    for row in range(-1, 9):
        for column in range(-1, 9):
            x, y = 3 + 13.4 * column + 6.7 * (row % 2), 4 + 11.6 * row
            whole = cell(x, y, 6.5)
            cells.append(whole if (3 * row + 2 * column) % 5 == 0 else cut(whole, cell(x, y, 5)))
    return join(cells)


def smock(out: Print) -> None:
    """A linen smock with a stitched slit, braces over it."""
    linen = shape("M-6 112C-4 94 12 85 36 79L64 79C88 85 104 94 106 112Z")
    out.keyed(linen, IVORY, 2)
    for flip in (False, True):
        carry = at(100 if flip else 0, 0, flip=flip)
        strap = carry(shape("M24 82L33 80C31 90 30 102 30 114L20 114C20 102 21 92 24 82Z"))
        out.keyed(strap, GREEN, 1.8)
    folds = blend("M14 88C10 95 8 102 7 110", "M19 86C17 94 16 102 15 110", 2, 1.8, "head")
    out.carve(both(folds, 50), linen, INK, 1)
    collar = shape("M36 77L50 90L42 98L31 82Z")
    out.keyed(both(collar, 50), IVORY, 1.8)
    hem(out, linen, "M50 91L50 112", 3, 5, OXBLOOD, IVORY)


def beard(out: Print, place: Place) -> None:
    """Short and black from ear to ear, the lips free."""
    whole = shape(
        "M-20 -8C-22.6 6 -22 20 -15 28.6C-9 35 -4 36.6 0 36.6C4 36.6 9 35 15 28.6C22 20 22.6 6 20 -8"
        "C19.4 4 16.4 11 11 13"
        "C6 11.2 2 11.6 0 12.8C-2 11.6 -6 11.2 -11 13C-16.4 11 -19.4 4 -20 -8Z"
    )
    black = rough(whole, 0.6, 5, 4)
    out.halo(place(black), IVORY, 1).lay(place(black), INK)
    hairs = blend("M18.6 6C18.4 14 15 22 9.6 27", "M5 27C4.4 30 3 32 1.6 33.6", 5, 1.7, "lens", ragged=0.08, seed=8)
    out.carve(place(both(hairs)), place(black), OCHRE, 0.8)
    lips = shape("M-5.6 19.4C-2.2 20.4 2.2 20.4 5.6 19.4C3.2 24 -3.2 24 -5.6 19.4Z")
    out.halo(place(lips), IVORY, 0.9).lay(place(lips), OXBLOOD)


def hat(out: Print, place: Place) -> None:
    """Straw, plaited in rounds, with a black ribbon."""
    crown = shape("M-21 -20C-22.4 -33 -21 -42 -17 -44.6C-6 -48 6 -48 17 -44.6C21 -42 22.4 -33 21 -20Z")
    out.keyed(place(crown), OCHRE, 1.6)
    rounds = strokes(("M-18 -40C-6 -44 6 -44 18 -40", "M-20 -35.4C-7 -39.6 7 -39.6 20 -35.4"), 1.6)
    out.carve(place(rounds), place(crown), INK, 0.8)
    band = shape("M-21.6 -18C-8 -24 8 -24 21.6 -18L21.8 -27C8 -32.6 -8 -32.6 -21.8 -27Z")
    out.halo(place(band), OCHRE, 0.6).lay(place(band), INK)
    brim = shape(
        "M-44 -11C-37 -21 -19 -25.6 0 -25.6C19 -25.6 37 -21 44 -11C37 -5.6 28 -8.6 19 -11C8 -13.8 -8 -13.8 -19 -11"
        "C-28 -8.6 -37 -5.6 -44 -11Z"
    )
    out.keyed(place(brim), OCHRE, 1.6)
    plait = strokes(
        ("M-39 -12.4C-30 -18.6 -16 -21.8 0 -21.8C16 -21.8 30 -18.6 39 -12.4", "M-33 -10.6C-22 -15 -10 -17.6 0 -17.6"
         "C10 -17.6 22 -15 33 -10.6"), 1.6
    )  # fmt: skip
    out.carve(place(plait), place(brim), INK, 0.8)


def joze() -> Bust:
    """The beekeeper before his combs."""
    bust = Bust(INK, clear=3.6)
    bust.ground.lay(comb(), OCHRE)
    out, place = bust.figure, at(50, 52, 0.96, 3)
    out.lay(place(polygon((-10, 18), (10, 18), (12, 34), (-12, 34))), IVORY)
    smock(out)
    out.lay(place(both(shape("M15 -18C21 -14 22.6 -4 20.6 4L16 2Z"))), INK)
    bare_face(out, place, FACE)
    beard(out, place)
    gaze(out, place, 9.4, 3, look=-0.6, smile=1.6)
    crows_feet(out, place, 15.4)
    brows(out, place, 3.6, -7, 3, tilt=-0.4)
    nose(out, place, 11.6, 5.6)
    hat(out, place)
    return bust
