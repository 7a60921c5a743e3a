"""The king of diamonds: a rich merchant in a tall sable-edged hat, coins in one pan of his scales."""

from __future__ import annotations

from .figure import brows, eyes, face, fist, nose
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, block, both, cut, disc, join, lozenge, mirror, polygon, rough, shape, shrink
from .needlework import fur
from .scene import Court, Print
from .stroke import blend, brush, pen, strokes

MIDDLE = 118


def caftan(out: Print) -> None:
    """A red caftan with dark folds over a striped robe with gold buttons."""
    cloth = shape("M8 192C12 150 36 122 84 108L152 108C188 120 206 148 212 192Z")
    out.keyed(cloth, OXBLOOD, 2)
    right = blend(
        "M160 114C190 124 204 150 206 184",
        "M146 128C160 146 164 166 166 188",
        7,
        3,
        "head",
        start=0.08,
        ragged=0.1,
        seed=4,
    )
    left = blend("M76 116C48 124 30 146 26 170", "M88 128C74 142 70 160 68 180", 6, 2.6, "head", start=0.06, ragged=0.1)
    out.carve(join(right, left), cloth, INK, 1.2)
    robe = shape("M94 108L142 108L136 192L100 192Z")
    out.keyed(robe, GREEN, 1.8)
    out.carve(blend("M100 110L104 192", "M136 110L132 192", 6, 2, "even"), robe, IVORY, 1.2)
    for k in range(3):
        out.keyed(disc(MIDDLE, 133 + 11 * k, 3.2), OCHRE, 1.3)


def sable(out: Print) -> None:
    """The wide fur collar and the chain with a medal on it."""
    half = shape(
        "M86 100C74 104 66 112 66 122C68 138 82 150 94 162L104 192L120 192C110 170 104 150 100 132"
        "C97 120 96 110 98 104Z"
    )
    left = [
        "M74 110C80 108 86 106 92 104",
        "M70 119C78 117 86 115 94 112",
        "M72 129C80 127 90 124 96 121",
        "M80 139C88 137 94 134 99 131",
        "M89 149C95 147 100 144 104 141",
    ]
    fur(out, half, left, 7, seed=5)
    other = Print()
    fur(other, half, left, 7, seed=9)
    out.stamp(other, at(2 * MIDDLE, flip=True))


def scales(out: Print) -> None:
    """Brass scales on a turned stem, the coins weighing the left pan down."""
    stem = block(33.4, 22, 5.2, 140, 2)
    out.keyed(stem, OCHRE, 1.7)
    out.lay(strokes([[(34, y), (38, y)] for y in (66, 70, 92, 96)], 1.5, "even"), INK)
    beam = shape("M10 37.4C18 32 28 33 36 30C44 27 52 22 62 22.6C60 28 48 31 38 35.6C28 40 18 38 10 37.4Z")
    for x, y, full in ((13, 37, True), (59, 24, False)):
        cords = join(pen([(x, y), (x + dx, y + 47)], 1.3) for dx in (-11, 0, 11))
        out.halo(cords, IVORY, 1).lay(cords, INK)
        if full:
            for dx, dy in ((-5, 43), (5, 43), (0, 38.6)):
                out.keyed(disc(x + dx, y + dy, 5.2), OCHRE, 1.3)
                out.lay(lozenge(x + dx, y + dy, 1.8, 2.2), INK)
        pan = shape(f"M{x - 13} {y + 46}L{x + 13} {y + 46}C{x + 11} {y + 56} {x - 11} {y + 56} {x - 13} {y + 46}Z")
        out.keyed(pan, OCHRE, 1.7)
        out.lay(brush(f"M{x - 7} {y + 49}C{x - 2} {y + 52} {x + 5} {y + 52} {x + 9.6} {y + 48.6}", 1.8, "head"), INK)
        out.keyed(disc(x, y, 2.6), IVORY, 1.3)
    out.keyed(beam, OCHRE, 1.8)
    out.lay(brush("M20 36.6C28 37.6 36 34 52 27.4", 1.6), INK)
    out.keyed(shape("M36 6C42 14 43 22 41.6 32L30.4 32C29 22 30 14 36 6Z"), OCHRE, 1.7)
    out.keyed(lozenge(36, 23, 3.2, 5.4), OXBLOOD, 1.3)


def arm(out: Print) -> None:
    """Sleeve, fur cuff, fist."""
    sleeve = shape("M4 192C8 170 16 156 22 146L50 146C56 158 62 172 64 192Z")
    out.keyed(sleeve, OXBLOOD, 2)
    cuff = shape("M17 127C26 130 42 130 53 127L55 146C42 150 28 150 15 146Z")
    fur(out, cuff, ["M18 129C30 132 42 132 54 129", "M17 137C30 140 42 140 55 137"], 9, seed=2)
    fist(out, at(36, 119, 1.15))
    out.keyed(lozenge(30.6, 124.6, 3, 3.4), OXBLOOD, 1.3)


def beard(out: Print, place: Place) -> None:
    """A full fair beard, square below, and a moustache over red lips."""
    outline = shape(
        "M-19.6 -4C-19 7 -15 11.6 -10.6 12.6C-6 13.2 -3 14.4 0 14.4C3 14.4 6 13.2 10.6 12.6C15 11.6 19 7 19.6 -4"
        "C25 10 27 32 21 46C16 55 6 55 2 60L0 55L-2 60C-6 55 -16 55 -21 46C-27 32 -25 10 -19.6 -4Z"
    )
    lips = shape("M-5.6 19.6C-2 17.6 2 17.6 5.6 19.6C3 23.4 -3 23.4 -5.6 19.6Z")
    out.keyed(place(rough(outline, 0.4, 5, 8)), OCHRE, 1.8)
    curls = blend("M19.6 6C24 22 24 38 17 49", "M3 27C4 38 4 46 2.4 54", 6, 2, "lens", ragged=0.08, seed=6)
    out.carve(place(both(curls)), place(outline), INK, 0.6)
    dark = shape("M19 0C25 14 26 32 20.6 45C18 50 13 51 10 53C17 44 21 26 19 0Z")
    out.lay(place(dark), INK)
    out.lay(place(shape("M-7 18.6L7 18.6C6 26 -6 26 -7 18.6Z")), INK).lay(place(shrink(lips, 0.2)), OXBLOOD)
    moustache = shape("M0 13C5 10.6 12 12 16 18C18 22 20 24 23 24C18 29 10 27 6 22.4C4 20 2 19 0 18.4Z")
    out.keyed(place(both(moustache)), OCHRE, 1.6)
    out.lay(place(both(strokes(("M2 15.4C8 13.6 12 17.4 17 24", "M3 17.6C7 17.4 9 21 13 24.6"), 1.4))), INK)


def hat(out: Print, place: Place) -> None:
    """A tall hat of red velvet widening upwards, sable round the brow, a clasp with a plume."""
    crown = shape("M-23 -24C-27 -38 -29 -52 -28 -60C-14 -69 14 -69 28 -60C29 -52 27 -38 23 -24Z")
    out.keyed(place(crown), OXBLOOD, 2)
    folds = blend("M6 -32C8 -44 9 -54 10 -64", "M22 -30C25 -42 26.6 -52 26 -59", 4, 2.6, "tail")
    out.carve(
        place(
            join(folds, blend("M-18 -34C-21 -44 -22 -52 -22 -58", "M-10 -36C-12 -46 -13 -54 -13 -60", 2, 1.8, "tail"))
        ),
        place(crown),
        INK,
        1,
    )
    top = shape("M-28 -60C-14 -52 14 -52 28 -60C14 -69 -14 -69 -28 -60Z")
    out.keyed(place(top), OXBLOOD, 1.6)
    out.lay(place(brush("M-27 -58.4C-13 -51 13 -51 27 -58.4", 2.2, "even")), OCHRE)
    band = Print()
    brim = shape("M-30 -16C-33 -24 -31 -32 -26 -34C-10 -39 10 -39 26 -34C31 -32 33 -24 30 -16C12 -22 -12 -22 -30 -16Z")
    fur(band, brim, ["M-28 -31C-10 -37 10 -37 28 -31", "M-30 -23C-10 -29 10 -29 30 -23"], 13, seed=7)
    out.stamp(band, place)
    out.keyed(place(lozenge(0, -40, 6.6, 9.4)), OCHRE, 1.7)
    out.lay(place(cut(lozenge(0, -40, 4.6, 6.8), lozenge(0, -40, 2, 3))), INK)
    out.lay(place(lozenge(0, -40, 2, 3)), OXBLOOD)


def king() -> Court:
    """Hat, beard, sable, scales."""
    court = Court(nimbus=(MIDDLE, 68), sign=(175, 34, 15))
    out, place = court.subject, at(MIDDLE, 79, 1.04)
    caftan(out)
    hair = shape("M-20 -20C-27 -10 -27 8 -28 24C-22 30 -16 26 -13 20L13 20C16 26 22 30 28 24C27 8 27 -10 20 -20Z")
    out.keyed(place(hair), OCHRE, 1.8)
    locks = blend("M21.4 -8C24 6 24 16 25 24", "M19 0C20 10 19 18 18 24", 2, 1.8)
    out.carve(place(join(locks, mirror(locks))), place(hair), INK, 0.6)
    sable(out)
    out.lay(place(polygon((-10, 20), (10, 20), (12, 34), (-12, 34))), IVORY)
    face(out, place)
    beard(out, place)
    eyes(out, place, lid=2.8, look=-0.4)
    brows(out, place, 3.4, -6.6, 3.4, tilt=-0.4)
    nose(out, place, 12.4, 5.6)
    hat(out, place)
    scales(out)
    arm(out)
    return court
