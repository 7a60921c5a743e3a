"""Tončka, a widow: a white kerchief knotted over the brow like a cock's comb, and nobody has seen her lose at klop."""

from __future__ import annotations

from typing import Final

from cards.figure import brows, nose
from cards.ink import INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, Shape, at, both, join, lozenge, shape
from cards.scene import Print
from cards.stroke import blend, brush, strokes

from .bust import Bust, bare_face, crows_feet, gaze, smiling

HEART: Final = shape("M0 6C-6 1.4 -7.4 -2 -5.6 -4.6C-4 -6.8 -1 -6 0 -3.4C1 -6 4 -6.8 5.6 -4.6C7.4 -2 6 1.4 0 6Z")
FACE: Final = shape(
    "M-18 -12C-18 -28 18 -28 18 -12C19.6 -2 20 7 17 15C13.4 23 6.6 27.4 0 27.4C-6.6 27.4 -13.4 23 -17 15"
    "C-20 7 -19.6 -2 -18 -12Z"
)


def hearts() -> Shape:
    """Rows of hearts, as on gingerbread from the fair."""
    return join(
        *(
            at(2 + 15 * column + 7.5 * (row % 2), 5 + 13.4 * row, 1.0)(HEART)
            for row in range(8)
            for column in range(-1, 8)
        )
    )


def dress(out: Print) -> None:
    """Black, with a woollen shawl whose fringe shows."""
    gown = shape("M-6 112C-4 94 12 85 38 79L62 79C88 85 104 94 106 112Z")
    out.halo(gown, IVORY, 1.2).lay(gown, INK)
    shawl = shape(
        "M36 77C20 82 6 90 0 114L34 114C38 104 44 98 50 95C56 98 62 104 66 114L100 114C94 90 80 82 64 77L50 92Z"
    )
    out.keyed(shawl, INK, 1.2, IVORY)
    folds = blend("M20 90C14 97 10 104 9 112", "M36 84C30 93 26 103 25 112", 4, 1.8, "head", ragged=0.06, seed=5)
    out.carve(both(folds, 50), shawl, OCHRE, 1.6)
    out.keyed(lozenge(50, 94.6, 4, 5), OCHRE, 1.4).lay(lozenge(50, 94.6, 1.6, 2.2), OXBLOOD)


def kerchief(out: Print, place: Place) -> None:
    """The cloth behind the face: close about the head, drawn back to the neck."""
    cloth = shape(
        "M0 -38C-20 -39 -31 -26 -30 -8C-29 6 -25 17 -15 26L-12 32L12 32L15 26C25 17 29 6 30 -8C31 -26 20 -39 0 -38Z"
    )
    out.keyed(place(cloth), IVORY, 2.2)
    folds = blend("M22 -8C23 4 20 14 14 22", "M27.4 -8C27 4 24 13 18 20", 2, 1.8, "lens")
    crown = blend("M6 -35C16 -33 23 -25 25.4 -14", "M5 -31C13 -29 18 -23 20.4 -16", 2, 1.7, "tail")
    out.carve(place(both(join(folds, crown))), place(cloth), INK, 1)


def knot(out: Print, place: Place) -> None:
    """The comb: two stiff ends that stand up from the knot over the brow."""
    end = shape("M1 -33C4 -42 12 -50 24 -50C23 -46 24.6 -44 27 -41C21 -41 18 -36 13 -33C9 -30.6 4 -30 1 -33Z")
    out.keyed(place(both(end)), IVORY, 2)
    out.lay(
        place(both(strokes(("M4.6 -33.4C9 -39 14 -43.6 20 -46.4", "M7 -32.6C12 -35 16 -39 20 -41.6"), 1.5, "tail"))),
        INK,
    )
    middle = shape("M-5 -37C-5 -41 5 -41 5 -37L4.4 -29C2 -27 -2 -27 -4.4 -29Z")
    out.keyed(place(middle), IVORY, 2)
    out.lay(
        place(strokes(("M-1.6 -37C-2 -34 -1.6 -32 -1.4 -30.4", "M1.8 -37C2 -34 1.8 -32 1.6 -30.4"), 1.2, "tail")), INK
    )


def edge(out: Print, place: Place) -> None:
    """The border about the face, stitched in red."""
    border = shape(
        "M0 -33C-18 -33 -26 -22 -25 -7C-24.4 2 -22 10 -17.4 16C-18.6 8 -19.6 0 -18.6 -8C-17 -17 -9 -22.6 0 -24"
        "C9 -22.6 17 -17 18.6 -8C19.6 0 18.6 8 17.4 16C22 10 24.4 2 25 -7C26 -22 18 -33 0 -33Z"
    )
    out.keyed(place(border), IVORY, 1.9)
    stitches = [(0, -28.6), (7, -27.4), (13.4, -24), (18.4, -18.6), (21.2, -11.8), (21.8, -4.6), (20.8, 2.4)]
    out.lay(place(both(join(*(lozenge(x, y, 2, 2.6) for x, y in stitches)))), OXBLOOD)


def toncka() -> Bust:
    """The widow at the table by the stove."""
    bust = Bust(OXBLOOD, clear=2.8)
    bust.ground.lay(hearts(), OCHRE)
    out, place = bust.figure, at(50, 55, 0.95, 2)
    kerchief(out, place)
    out.keyed(place(shape("M-9 20L9 20L11 38C6 43 -6 43 -11 38Z")), IVORY, 1.8)
    out.lay(place(shape("M-8 24C-2 32 6 31 9 23L9.6 30C4 36 -4 35 -8.6 30Z")), INK)
    dress(out)
    bare_face(out, place, FACE)
    hair = shape("M0 -26C-12 -25 -19 -17 -18 -6C-15 -12 -8 -15.6 0 -18C8 -15.6 15 -12 18 -6C19 -17 12 -25 0 -26Z")
    out.keyed(place(hair), IVORY, 1.4)
    combed = blend("M1.4 -18.6C8 -17 13 -13.6 16.8 -8.6", "M1.4 -24C10 -23 15.6 -18 17.4 -12.6", 4, 1.3)
    out.lay(place(join(both(combed), brush([(0, -18), (0, -24)], 1.3))), INK)
    edge(out, place)
    gaze(out, place, 8.8, 2.6, look=0.4, smile=2)
    crows_feet(out, place, 14.4)
    brows(out, place, 2.2, -7.4, 2.6, tilt=-0.5)
    nose(out, place, 11.4, 4.6)
    cheeks = strokes(("M8 10.6C10.6 12.6 12 15 12 17.6", "M15.4 5C15.6 8 15 10.4 13.8 12.4"), 1.2)
    out.lay(place(both(cheeks)), INK)
    smiling(out, place, 18.4, 6.6, up=2.6)
    knot(out, place)
    return bust
