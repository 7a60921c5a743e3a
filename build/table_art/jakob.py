"""Jakob, the bookbinder of the Neckargasse: a paper cap, forearms of glue and gold dust, a square beard."""

from __future__ import annotations

from typing import Final

from cards.figure import brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, block, both, join, meet, polygon, shape
from cards.scene import Print
from cards.stroke import blend, brush, strokes

from .bust import Bust, bare_face, ears, gaze, smiling

SQUARE: Final = shape(
    "M-19 -12C-19 -30 19 -30 19 -12C20 0 20 10 18 19C14 27.6 8 30 0 30C-8 30 -14 27.6 -18 19C-20 10 -20 0 -19 -12Z"
)


def shelves(out: Print) -> None:
    """Backs of books on three shelves behind him."""
    wide = (7.0, 5.4, 9.0, 6.2, 8.0, 5.8)
    for row, top in enumerate((-2, 34, 70)):
        x, number = -8.0 + 3 * row, 2 * row
        while x < 110:
            w = wide[number % 6]
            high = 27 + 4 * (number * 5 % 3) / 2
            out.lay(block(x, top + 33 - high, w - 1.6, high), (OCHRE, IVORY, OXBLOOD)[number % 3])
            band = join(block(x, top + 33 - high + 4, w - 1.6, 2), block(x, top + 24, w - 1.6, 2))
            out.lay(band, INK)
            x, number = x + w, number + 1
        out.lay(block(-6, top + 33.4, 120, 2), OCHRE)


def shirt(out: Print) -> None:
    """A collarless shirt, a leather apron, a red neckerchief."""
    cloth = shape("M-8 112C-6 92 10 83 34 78L66 78C90 83 106 92 108 112Z")
    out.keyed(cloth, IVORY, 2)
    folds = both(blend("M10 92C6 98 4 104 3 110", "M24 86C20 94 19 102 18 110", 4, 1.8, "head", ragged=0.05), 50)
    out.carve(folds, cloth, INK, 1)
    bib = shape("M26 97C38 102 62 102 74 97L77 114L23 114Z")
    out.keyed(bib, GREEN, 2)
    out.carve(strokes(("M29 101.6C41 106 59 106 71 101.6",), 1.6), bib, OCHRE, 0.6)
    strap = shape("M22 82L29 80C29 88 30 94 31 99L26 98C24 93 23 88 22 82Z")
    out.keyed(both(strap, 50), GREEN, 1.8)
    scarf = shape("M35 76C44 84 56 84 65 76L68 86C60 93 40 93 32 86Z")
    out.keyed(scarf, OXBLOOD, 1.8)
    out.keyed(shape("M46 88L54 88L59 101L50 96L43 102Z"), OXBLOOD, 1.6)


def beard(out: Print, place: Place) -> None:
    """Black and cut square, with the moustache."""
    full = shape(
        "M-19.6 -2C-21 10 -21.6 22 -19 34C-10 39 10 39 19 34C21.6 22 21 10 19.6 -2C18.6 6 16 12 11 14C6 16 -6 16 -11 14"
        "C-16 12 -18.6 6 -19.6 -2Z"
    )
    out.keyed(place(full), INK, 1)
    hairs = join(
        blend("M-17 12C-18 20 -17 27 -16 32", "M-6 24C-7 28 -6 31 -6 35", 4, 1.5, "lens", ragged=0.08, seed=2),
        blend("M6 24C7 28 6 31 6 35", "M17 12C18 20 17 27 16 32", 4, 1.5, "lens", ragged=0.08, seed=3),
    )
    out.lay(place(hairs), OCHRE)
    half = shape("M0 12.4C6 10.4 12 12.4 15 17C12 20.4 6 19.4 0 18Z")
    out.keyed(place(both(half)), INK, 0.8)


def cap(out: Print, place: Place) -> None:
    """Folded of a printed sheet: a band, and the box above it."""
    box = shape("M-21 -24L-16 -46C-6 -49 6 -49 16 -46L21 -24Z")
    out.keyed(place(box), IVORY, 2.2)
    out.lay(place(strokes(("M0 -47L0 -26", "M-16 -45L-6 -26", "M16 -45L6 -26"), 1.5, "head")), INK)
    band = shape("M-24 -16C-9 -22 9 -22 24 -16L23 -28C9 -34 -9 -34 -23 -28Z")
    out.keyed(place(band), IVORY, 2.2)
    print_lines = join(
        *(brush(f"M{x} {y}L{x + w} {y - d}", 1.5, "even") for x, y, w, d in
          ((-20, -22, 11, 2.6), (-20, -25.4, 8, 2), (8, -25, 11, -2), (9, -28.4, 10, -1.8), (-6, -26, 10, 0.2)))
    )  # fmt: skip
    out.carve(place(meet(print_lines, band)), place(band), INK, 0.8)


def jakob() -> Bust:
    """The bookbinder before his shelves."""
    bust = Bust(INK, clear=3)
    shelves(bust.ground)
    out, place = bust.figure, at(50, 54, 0.92, 3)
    out.lay(place(polygon((-12, 18), (12, 18), (14, 36), (-14, 36))), IVORY)
    shirt(out)
    ears(out, place, 19.4, 1)
    out.lay(place(both(shape("M18 -18C23 -14 24 -4 22 4L18 6Z"))), INK)
    bare_face(out, place, SQUARE, shadow=False)
    gaze(out, place, 9.4, 3, look=0.9, smile=1)
    brows(out, place, 4, -6.6, 2.6, tilt=-0.2)
    nose(out, place, 12, 5.6)
    beard(out, place)
    smiling(out, place, 20.2, 5.6, full=True, up=1.4)
    cap(out, place)
    return bust
