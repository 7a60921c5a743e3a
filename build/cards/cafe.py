"""Things on a café table: cards in a fan, two hats, a glass of coffee."""

from __future__ import annotations

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, at, block, cut, disc, join, lozenge, meet, move, scale, shape, soft, turn
from .scene import Print
from .stroke import blend, brush, pen


def card_back(out: Print, place: Place, ink: Ink) -> None:
    """One card lying face down, 16 × 26 about (0, 0): a lozenge in a field."""
    out.keyed(place(block(-8, -13, 16, 26, 2)), IVORY, 1.5)
    out.lay(place(block(-5.4, -10.4, 10.8, 20.8)), ink)
    out.lay(place(cut(lozenge(0, 0, 4.4, 8.6), lozenge(0, 0, 2, 4.2))), IVORY)


def fan(out: Print, x: float, y: float, first: float, step: float, ink: Ink, lie: float = 1, size: float = 1) -> None:
    """Five cards about a pivot; *lie* is the foreshortening of things on the table."""
    for k in range(5):
        angle = first + step * k

        def place(piece: Shape, angle: float = angle) -> Shape:
            return move(scale(turn(move(scale(piece, size), 0, -24 * size), angle), 1, lie), x, y)

        card_back(out, place, ink)


def bowler(out: Print, x: float, y: float) -> None:
    """A black bowler lying on its brim."""
    place = at(x, y)
    brim = soft(shape("M-29 -1C-26 10 -14 12.6 0 12.6C14 12.6 26 10 29 -1C20 3 10 -6 0 -6C-10 -6 -20 3 -29 -1Z"), 1)
    crown = shape("M-19 4C-20 -12 -16 -25 0 -25C16 -25 20 -12 19 4C10 9.6 -10 9.6 -19 4Z")
    out.lay(place(blend("M0 15C14 16 28 13 36 7", "M4 19C16 20 30 16 38 9", 3, 1.6, "lens")), INK)
    out.halo(place(join(brim, crown)), IVORY, 1.4).lay(place(join(brim, crown)), INK)
    band = "M-19 2C-10 8 10 8 19 2"
    out.lay(place(brush(band, 4.2, "even")), OXBLOOD).lay(place(brush("M-20 6C-10 11.4 10 11.4 20 6", 1.4)), IVORY)
    shine = blend("M-15 -2C-16 -12 -12 -19 -5 -22", "M-5 3C-7 -8 -5 -16 0 -20", 4, 2, "tail", ragged=0.12)
    out.carve(place(shine), place(crown), IVORY, 1.4)
    out.carve(place(brush("M-25.6 3.4C-22 8.6 -14 10.4 -6 10.8", 1.5)), place(brim), IVORY, 0.4)


def boater(out: Print, x: float, y: float) -> None:
    """A straw hat with a flat crown and a ribbon."""
    place = at(x, y)
    brim = disc(0, 3, 30, 11.6)
    crown = join(disc(0, -14, 17.4, 6.6), block(-17.4, -14, 34.8, 16), disc(0, 2, 17.4, 6.6))
    band = meet(join(block(-17.4, -5, 34.8, 7), disc(0, 2, 17.4, 6.6)), crown)
    band = cut(band, disc(0, -6, 17.4, 6.6))
    out.lay(place(blend("M4 17C18 17 28 13 33 8", "M6 20C20 20 31 16 36 10", 2, 1.7, "lens")), INK)
    out.keyed(place(brim), OCHRE)
    out.carve(place(blend("M-27 5C-20 12 -6 13 4 13", "M-22 3C-17 9 -8 10.6 0 10.6", 2, 1.4, "lens")), place(brim), INK)
    out.keyed(place(crown), OCHRE).lay(place(band), GREEN)
    out.lay(place(brush("M-17.4 -5.6C-9 .6 9 .6 17.4 -5.6", 1.2)), INK)
    out.keyed(place(disc(0, -14, 16.6, 5.8)), OCHRE, 1.5)
    out.lay(place(blend("M-11 -14C-6 -11 6 -11 11 -14", "M-9 -16C-4 -14.6 4 -14.6 9 -16", 2, 1.3, "lens")), INK)
    out.lay(place(shape("M7 3L15 -.6L17 9L13 7.4L10 12Z")), GREEN)


def coffee(out: Print, x: float, y: float) -> None:
    """A glass of black coffee on its saucer, steaming, a spoon beside it."""
    saucer = disc(x, y + 9, 20, 8)
    out.keyed(saucer, IVORY, 1.8).lay(cut(disc(x, y + 9, 15, 5.4), disc(x, y + 9, 13.6, 4.4)), INK)
    glass = shape(
        f"M{x - 10} {y - 16}L{x + 10} {y - 16}L{x + 7} {y + 9}C{x + 3} {y + 12} {x - 3} {y + 12} {x - 7} {y + 9}Z"
    )
    out.keyed(join(glass, disc(x, y - 16, 10, 4)), IVORY, 1.8)
    drink = shape(
        f"M{x - 8} {y - 9}C{x - 3} {y - 6} {x + 3} {y - 6} {x + 8} {y - 9}L{x + 5.4} {y + 7}"
        f"C{x + 2} {y + 9} {x - 2} {y + 9} {x - 5.4} {y + 7}Z"
    )
    out.lay(drink, INK).lay(brush([(x - 4.6, y - 4), (x - 3, y + 5)], 1.9, "tail"), OCHRE)
    out.lay(cut(disc(x, y - 16, 10, 4), disc(x, y - 16, 8.4, 2.8)), INK)
    spoon = join(
        pen([(x + 15, y + 10), (x + 29, y + 4)], 1.8), turn(disc(x + 13, y + 10.8, 4.2, 2.4), -20, (x + 13, y + 10.8))
    )
    out.halo(spoon, IVORY, 1).lay(spoon, INK)
