"""The king of hearts: an emperor with side-whiskers, in full uniform and crown, over his coffee."""

from __future__ import annotations

from .figure import FACE, brows, eyes, face, nose
from .hands import bearing_hand, thumb
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, both, cut, disc, join, lozenge, polygon, rough, shape, star
from .scene import Court, Print
from .stroke import blend, brush, strokes

MIDDLE = 95


def imperial_crown(out: Print, place: Place) -> None:
    """Two halves of a mitre, lined in red, an arch with pearls between them, lilies below, a green stone on top."""
    half = shape("M22 -27C37 -39 33 -60 9 -64C4 -60 3 -46 5 -30Z")
    out.keyed(place(both(half)), OCHRE, 1.9)
    lining = shape("M19 -32C28 -41 26 -54 11 -58C8.4 -52 8 -42 9.4 -33Z")
    out.lay(place(both(lining)), OXBLOOD)
    folds = blend("M12 -55C10 -46 11 -40 12 -35", "M17 -54C22 -48 22 -41 18 -35", 3, 1.8)
    out.carve(place(both(folds)), place(both(lining)), INK, 0)
    arch = shape("M-5 -28C-7 -44 -5 -56 0 -66C5 -56 7 -44 5 -28Z")
    out.keyed(place(arch), OCHRE, 1.7)
    out.lay(place(join(disc(0, -40 - 5.2 * k, 1.9 - 0.12 * k) for k in range(5))), INK)
    lily = shape("M0 -28C-8 -30 -10 -35 -8 -39C-5 -39 -3.4 -37 -3 -35C-3.6 -40 -2 -44 0 -47C2 -44 3.6 -40 3 -35"
                 "C3.4 -37 5 -39 8 -39C10 -35 8 -30 0 -28Z")  # fmt: skip
    side = shape("M21 -27C16 -31 16 -36 19 -39C21 -38 22 -36 22.4 -34.6C23 -39 26 -42 29 -43C30 -38 28 -31 21 -27Z")
    out.keyed(place(join(lily, both(side))), OCHRE, 1.6)
    circlet = shape("M-23 -17C-8 -23 8 -23 23 -17L25.4 -28.6C9 -34.6 -9 -34.6 -25.4 -28.6Z")
    out.keyed(place(circlet), OCHRE, 1.9)
    for x, y in ((-16.4, -25.2), (16.4, -25.2), (0, -27.6)):
        out.keyed(place(lozenge(x, y, 3.6, 3.8)), OXBLOOD, 1.3)
    out.lay(place(both(disc(8.4, -27, 2))), INK)
    out.keyed(place(lozenge(0, -67.6, 4, 4.8)), GREEN, 1.6)


def whiskers(out: Print, place: Place) -> None:
    """White whiskers that part below the shaven chin, and a moustache that runs into them."""
    beard = shape(
        "M18 -14C25 -12 31 0 32 12C33 24 31 36 24 46C20 43 15 38 11.4 32C12 26 12.4 23 9 19C15 15 17.4 4 18 -14Z"
    )
    for side in (False, True):
        carry = at(0, 0, 1, flip=side)
        one = place(carry(rough(beard, 0.35, 5, 7 + side)))
        out.keyed(one, IVORY, 1.8)
        inner = blend("M20.6 -8C22 6 16 16 13 24", "M29 4C32 18 30 32 24.4 43", 5, 2.6, "lens", ragged=0.08, seed=3)
        out.carve(place(carry(inner)), one, INK, 0.5)
    moustache = shape("M0 13.4C5 10.4 12 12 16 17.6C18 20.6 21.6 21 24.6 19C22.4 25 14 26.4 8 23C4 21.4 1.6 19.4 0 18Z")
    out.keyed(place(both(moustache)), IVORY, 1.7)
    hairs = strokes(("M2 15.6C8 13.6 12 16.4 17 22", "M2 17.6C6.6 17 10 20 14.6 23"), 1.5)
    out.lay(place(both(hairs)), INK)
    lips = shape("M-4.6 21C-1.6 19.6 1.6 19.6 4.6 21C2.6 24.6 -2.6 24.6 -4.6 21Z")
    out.lay(place(lips), OXBLOOD).lay(place(brush("M-3.4 27C-1 27.8 1.4 27.8 3.6 26.6", 1.2)), INK)


def epaulette() -> Print:
    """The left one: a scaled strap that ends in a crescent, with heavy bullion."""
    out = Print()
    cords = [brush([(7 + 5.6 * k, 126 - 1.2 * k), (5 + 5.9 * k, 146 - 0.8 * k)], 5, "even") for k in range(8)]
    out.keyed(join(cords), OCHRE, 1.5)
    out.lay(strokes([[(9.8 + 5.6 * k, 128 - 1.2 * k), (8 + 5.9 * k, 147 - k)] for k in range(7)], 1.4, "even"), INK)
    strap = shape("M68 106C50 104 22 108 8 118C3 122 2 128 6 131C22 126 38 123 52 123C60 120 66 114 68 106Z")
    out.keyed(strap, OCHRE, 1.9)
    scales = [
        f"M{x} {y}C{x - 4} {y + 4.6} {x - 4} {y + 9.6} {x - 1} 121.6"
        for x, y in ((56, 107.4), (46, 108.5), (36, 109.6), (26, 110.7))
    ]
    out.carve(strokes(scales, 2), strap, INK, 0.9)
    out.lay(brush("M7 127C22 121 38 119 51 119", 1.6), INK)
    return out


def uniform(out: Print) -> None:
    """A black coat with a broad sash in red and white, epaulettes, a star, a high collar."""
    coat = shape("M-8 190C-6 148 10 120 58 107L132 107C180 120 198 148 202 190Z")
    out.keyed(coat, INK, 2)
    out.carve(blend("M120 112C128 128 130 150 130 186", "M136 112C150 130 154 154 156 186", 4, 2.4), coat, OXBLOOD)
    sash = shape("M54 108L80 108L140 190L98 190Z")
    out.keyed(sash, OXBLOOD)
    out.carve(shape("M61 108L73 108L128 190L110 190Z"), sash, IVORY, 0)
    out.stamp(epaulette(), at())
    out.stamp(epaulette(), at(2 * MIDDLE, flip=True))
    out.lay([disc(MIDDLE + 16, 124 + 10 * k, 3.2) for k in range(2)], OCHRE)
    badge = join(star(130, 128, 9.6, 0.42), disc(130, 128, 4.6))
    out.keyed(badge, OCHRE, 1.3)
    out.lay(disc(130, 128, 2.6), OXBLOOD)
    collar = shape("M69 99C82 109 108 109 121 99L126 114C110 125 80 125 64 114Z")
    out.keyed(collar, OXBLOOD, 2)
    out.carve(brush("M64 111C80 121.4 110 121.4 126 111", 2, "even"), collar, OCHRE)


def coffee(out: Print) -> None:
    """Steam, cup, saucer, the hand below, sleeve and cuff."""
    x, y = 163, 92
    for dx, sway in ((-6, -1), (5, 1)):
        steam = f"M{x + dx} {y - 29}C{x + dx - 9} {y - 38} {x + dx + 8} {y - 46} {x + dx + sway} {y - 58}"
        out.lay(brush(steam, 3.2, "lens"), INK)
    handle = cut(disc(x + 16, y - 13, 7.6), disc(x + 16, y - 13, 3.8))
    out.keyed(handle, IVORY, 1.6)
    cup = shape(f"M{x - 16} {y - 24}L{x + 16} {y - 24}C{x + 16} {y - 9} {x + 10} {y - 1} {x + 6} {y}L{x - 6} {y}"
                f"C{x - 10} {y - 1} {x - 16} {y - 9} {x - 16} {y - 24}Z")  # fmt: skip
    out.keyed(cup, IVORY, 1.9)
    band = shape(f"M{x - 18} {y - 16.6}C{x - 8} {y - 14} {x + 8} {y - 14} {x + 18} {y - 16.6}L{x + 18} {y - 9}"
                 f"C{x + 8} {y - 6.4} {x - 8} {y - 6.4} {x - 18} {y - 9}Z")  # fmt: skip
    out.carve(band, cup, OXBLOOD, 1)
    out.carve(join(lozenge(x - 9.6 + 6.4 * k, y - 11.2, 2, 2.5) for k in range(4)), cup, IVORY)
    out.keyed(disc(x, y - 24, 16.4, 4), IVORY, 1.6).lay(disc(x, y - 23.6, 13.6, 2.7), INK)
    sleeve = shape("M134 192C138 166 144 148 150 130L178 130C188 146 196 168 200 192Z")
    out.keyed(sleeve, INK)
    cuff = shape("M147 117L179 117L182 132L145 132Z")
    out.keyed(cuff, OXBLOOD, 1.8)
    out.carve(join(lozenge(152 + 8 * k, 123.4, 2.4, 3.2) for k in range(4)), cuff, OCHRE, 0.8)
    bearing_hand(out, at(163, 112, 0.96, flip=True))
    out.keyed(disc(x, y + 2, 25, 4.8), OCHRE, 1.8)
    out.lay(brush([(x - 12, y + 3), (x, y + 4.4), (x + 19, y + 2)], 1.5), INK)
    thumb(out, at(147.6, 107, 0.98, 4))


def king() -> Court:
    """Crown, whiskers, sash, coffee."""
    court = Court(nimbus=(MIDDLE, 68), sign=(27, 36, 15))
    out, place = court.subject, at(MIDDLE, 78.4, 1.02)
    out.lay(place(polygon((-10, 20), (10, 20), (12, 36), (-12, 36))), IVORY)
    uniform(out)
    hair = shape("M-20 -18C-26 -10 -25 0 -23 8L23 8C25 0 26 -10 20 -18Z")
    out.keyed(place(hair), IVORY, 1.7)
    face(out, place, FACE, 1.7)
    out.lay(place(strokes(("M-8 -13.6C-3 -15 3 -15 8 -13.6", "M-5 -10.4C-2 -11.4 2 -11.4 5 -10.4"), 1.1)), INK)
    whiskers(out, place)
    eyes(out, place, lid=2.6)
    brows(out, place, 3.4, -6.6, 3, tilt=-0.4)
    nose(out, place, 12, 5)
    imperial_crown(out, place)
    coffee(out)
    return court
