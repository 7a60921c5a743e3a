"""Rike, whose vines stand on the Österberg: a straw hat over her kerchief, grapes at the ribbon."""

from __future__ import annotations

from cards.figure import FINE_FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, disc, join, lozenge, meet, shape, shrink
from cards.scene import Print
from cards.stroke import blend, strokes

from .bust import Bust, bare_face, crows_feet, gaze, smiling

LEAF = shape("M0 -9L2.4 -5L7 -6.6L6 -2L9.6 1L5 3L4.4 7.6L0 5L-4.4 7.6L-5 3L-9.6 1L-6 -2L-7 -6.6L-2.4 -5Z")
"""A vine leaf about (0, 0)."""


def vineyard(out: Print) -> None:
    """Rows of stakes and leaves up the slope."""
    for row in range(6):
        for column in range(-1, 8):
            x, y = 2 + 15.4 * column + 7.7 * (row % 2), 4 + 18.4 * row
            out.lay(at(x, y, 0.86, 11 * ((row + column) % 5) - 22)(LEAF), OCHRE)


def bodice(out: Print) -> None:
    """A black bodice over white sleeves, a checked kerchief."""
    linen = shape("M-6 112C-4 93 12 84 36 79L64 79C88 84 104 93 106 112Z")
    out.keyed(linen, IVORY, 2)
    puffs = blend("M12 88C8 95 6 102 5 110", "M26 84C23 92 22 102 21 110", 4, 1.9, "head", ragged=0.05)
    out.carve(both(puffs, 50), linen, INK, 1)
    dark = shape("M28 90C31 84 35 80 39 78L61 78C65 80 69 84 72 90L74 114L26 114Z")
    out.halo(dark, IVORY, 1).lay(dark, INK)
    shawl = shape("M34 77C42 83 58 83 66 77L72 88L50 110L28 88Z")
    out.keyed(shawl, OXBLOOD, 1.8)
    checks = join(
        *(lozenge(x, y, 1.8, 2.4) for x, y in ((38, 86), (46, 90), (54, 90), (62, 86), (50, 98), (42, 95), (58, 95)))
    )
    out.lay(meet(checks, shrink(shawl, 1.2)), OCHRE)


def kerchief(out: Print, place: Place) -> None:
    """White, tied behind; its sides fall along the cheeks."""
    cloth = shape(
        "M0 -33C-16 -33 -24 -22 -24.6 -6C-25 6 -26 16 -30 26L-17 30C-14 22 -17 12 -17.6 2"
        "C-18 -12 -10 -21 0 -21C10 -21 18 -12 17.6 2C17 12 14 22 17 30L30 26C26 16 25 6 24.6 -6C24 -22 16 -33 0 -33Z"
    )
    out.keyed(place(cloth), IVORY, 2)
    folds = blend("M20 -10C22 4 20 16 20 27", "M23.6 -6C24 6 25 16 28 25", 2, 1.5, "tail")
    out.carve(place(both(folds)), place(cloth), INK, 0.8)


def hat(out: Print, place: Place) -> None:
    """Broad straw with its plaits, a ribbon, a vine leaf and a bunch of grapes."""
    crown = shape("M-21 -24C-22 -37 -15 -43 0 -43C15 -43 22 -37 21 -24Z")
    out.keyed(place(crown), OCHRE, 2.2)
    courses = strokes(("M-18 -34.6C-7 -38.6 7 -38.6 18 -34.6", "M-14 -39.4C-5 -42 5 -42 14 -39.4"), 1.5)
    out.carve(place(courses), place(crown), INK, 0.6)
    ribbon = shape("M-21.4 -22C-8 -27 8 -27 21.4 -22L21.6 -29.6C8 -34.6 -8 -34.6 -21.6 -29.6Z")
    out.keyed(place(ribbon), OXBLOOD, 1.6)
    brim = shape(
        "M-38 -12C-34 -23 -17 -28 0 -28C17 -28 34 -23 38 -12C30 -15 24 -17 17 -18.6"
        "C6 -21 -6 -21 -17 -18.6C-24 -17 -30 -15 -38 -12Z"
    )
    out.keyed(place(brim), OCHRE, 2.2)
    out.lay(place(strokes(("M-33 -15C-22 -23 -8 -25 0 -25C8 -25 22 -23 33 -15",), 1.5)), INK)
    out.keyed(place(at(14, -33, 1.05, 20)(LEAF)), GREEN, 1.7)
    for x, y in ((20, -33), (25, -33), (22.6, -28.6), (27, -28.6), (24.8, -24.4)):
        out.keyed(place(disc(x, y, 2.9)), OXBLOOD, 1.2)
    out.lay(
        place(join(*(disc(x - 0.9, y - 0.9, 0.8) for x, y in ((20, -33), (25, -33), (22.6, -28.6), (27, -28.6))))),
        IVORY,
    )


def rike() -> Bust:
    """The vineyard's owner between her rows."""
    bust = Bust(INK, clear=3)
    vineyard(bust.ground)
    out, place = bust.figure, at(50, 55, 0.92, -2)
    out.lay(place(shape("M-9 20L9 20L11 38L-11 38Z")), IVORY)
    bodice(out)
    bare_face(out, place, FINE_FACE)
    kerchief(out, place)
    gaze(out, place, 8.8, 2.8, look=0.8, smile=1.4)
    crows_feet(out, place, 14.4)
    brows(out, place, 3, -7, 3, tilt=-0.2)
    nose(out, place, 12.2, 4.6)
    smiling(out, place, 18.8, 7, full=True, up=2.6)
    hat(out, place)
    return bust
