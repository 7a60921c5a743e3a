"""The cavalier of hearts: an uhlan looks at us, a rose on the point of his sabre, beside his white horse."""

from __future__ import annotations

from .court_cq import plain
from .figure import FACE, brows, eyes, face, fist, mouth, nose
from .flowers import leaf, rose
from .horse_poses import ARCHED, nodding
from .horses import WHITE, bridle, rein
from .ink import INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, both, disc, join, lozenge, mirror, shape, star
from .scene import Court, Print
from .stroke import blend, brush, pen, strokes

MIDDLE = 58


def czapka(out: Print, place: Place) -> None:
    """The uhlan's cap from the front: peak, leather skull with a plate, braid, the square top set on a corner."""
    plume = shape("M16 -52C14 -60 18 -67 27 -69C35 -66 36 -56 28 -50Z")
    out.keyed(place(plume), IVORY, 1.8)
    out.carve(place(blend("M19 -54C19 -60 22 -64 27 -66", "M26 -52C30 -56 31 -61 30 -65", 2, 1.6)), place(plume), INK)
    box = shape("M-18 -32C-8 -37 8 -37 18 -32L30 -55L0 -45L-30 -55Z")
    out.keyed(place(box), OXBLOOD)
    dark = blend("M6 -45L6 -37", "M27 -51L18 -35", 5, 2.2, "head", start=0.08)
    out.carve(place(dark), place(box), INK, 1.2)
    top = shape("M-30 -55L0 -62L30 -55L0 -46Z")
    out.keyed(place(top), OXBLOOD)
    out.lay(place(pen([(-28, -54.6), (0, -45.6), (28, -54.6)], 2.2)), OCHRE).lay(
        place(pen([(0, -46), (0, -36)], 2.4)), OCHRE
    )
    skull = shape("M-21 -12C-8 -18 8 -18 21 -12L18.6 -33C8 -38 -8 -38 -18.6 -33Z")
    out.keyed(place(skull), INK)
    out.carve(place(blend("M12 -34C14 -28 15 -22 16 -17", "M16 -33C18 -27 19 -21 19 -15", 3, 1.6)), place(skull), IVORY)
    braid = shape("M-20 -31C-8 -36.6 8 -36.6 20 -31L19.6 -36.6C8 -42 -8 -42 -19.6 -36.6Z")
    out.keyed(place(braid), OCHRE, 1.4)
    plate = join(star(0, -26.4, 9.6, 0.42), disc(0, -26.4, 4.6))
    out.keyed(place(plate), OCHRE, 1.4).lay(place(disc(0, -26.4, 2.4)), OXBLOOD)
    peak = shape("M-23 -10C-10 -19 10 -19 23 -10C18 -4.6 9 -8.4 0 -8.4C-9 -8.4 -18 -4.6 -23 -10Z")
    out.halo(place(peak), IVORY, 0.8).lay(place(peak), INK)
    out.lay(place(brush("M-19 -9.6C-9 -15.4 9 -15.4 19 -9.6", 1.7)), OCHRE)


def chin_chain(out: Print, place: Place) -> None:
    """Brass scales from the cap to below the chin."""
    spots = [(20.4 - 0.16 * k * k, -8 + 4.7 * k) for k in range(8)]
    chain = join(disc(x, y, 2.1) for x, y in spots)
    whole = join(chain, mirror(chain))
    out.lay(place(whole.buffer(0.9)), INK).lay(place(whole), OCHRE)


def head(out: Print, place: Place) -> None:
    """Dark whiskers, a straight look, a moustache with waxed points."""
    hair = shape("M-20 -16C-25 -8 -24 4 -21 12L21 12C24 4 25 -8 20 -16Z")
    out.halo(place(hair), IVORY, 1).lay(place(hair), INK)
    face(out, place, FACE, 1.7)
    burns = shape("M20 -12C21 -2 20 8 15.6 15C15 8 16.6 -4 15.4 -12Z")
    out.lay(place(both(burns)), INK)
    eyes(out, place, 9.2, 2.6, look=0.6, y=-0.6)
    brows(out, place, 3.2, -6.6, 3)
    nose(out, place, 11.6, 4.8)
    mouth(out, place, 21.6, 4.6)
    point = shape("M0 13.6C5 11 10 13 14 15C18 17 22 15 24 10C27 17 21 23 13 22C7 21 2 18.6 0 18Z")
    out.lay(place(both(point)), INK)
    out.lay(place(both(brush("M3 15.4C8 15 13 19.4 20 17.6", 1.3))), OCHRE)


def sabre(out: Print) -> None:
    """The drawn blade upright before the shoulder, a rose on its point; sleeve, cuff, guard and hand."""
    blade = shape("M17 112C12 84 11 56 19 22C25 54 26 84 25 112Z")
    out.halo(blade, IVORY).lay(blade, INK)
    out.carve(brush("M20 104C17 80 16 60 19 38", 2.2, "lens"), blade, IVORY, 0.6)
    for angle in (-40, 96):
        leaf(out, at(19, 24, 0.8, angle))
    rose(out, at(19, 22, 1.15))
    sleeve = shape("M-4 192C0 166 6 152 10 140L38 142C44 156 48 172 50 192Z")
    out.keyed(sleeve, INK, 1.9)
    cuff = shape("M7.6 128L38 130L40 146L5 144Z")
    out.keyed(cuff, OXBLOOD, 1.8)
    out.lay(brush("M6.6 140L39.4 142", 1.8, "even"), OCHRE)
    guard = shape("M8 106L33 107L34 111.6C40 116 39 127 31 131L29 126C33 122 33 116 30 112.6L8 111Z")
    out.keyed(guard, OCHRE, 1.6)
    fist(out, at(21, 119, 1.06))


def tunic(out: Print) -> None:
    """A black tunic with a red plastron, epaulettes, a stiff collar."""
    coat = shape("M-12 192C-10 148 4 122 40 108L84 108C116 118 134 146 138 192Z")
    out.keyed(coat, INK, 2)
    out.carve(blend("M104 124C116 140 124 164 124 188", "M94 122C104 140 108 160 108 188", 3, 2.2), coat, OCHRE)
    plastron = shape("M38 110L86 110C92 132 86 160 78 192L46 192C38 160 32 132 38 110Z")
    out.keyed(plastron, OXBLOOD, 1.6)
    out.lay([disc(MIDDLE + side * (15 - 1.5 * k), 122 + 11 * k, 2.7) for k in range(4) for side in (-1, 1)], OCHRE)
    pad = shape("M24 106C10 106 -6 112 -12 122C-6 128 0 129 6 129C12 122 24 118 34 118C34 112 30 107 24 106Z")
    cords = strokes([[(-9 + 5.6 * k, 125 - 1.1 * k), (-11 + 5.6 * k, 139 - k)] for k in range(7)], 4.6, "even")
    for flip in (False, True):
        carry = at(2 * MIDDLE if flip else 0, 0, flip=flip)
        out.keyed(carry(cords), OCHRE, 1.3)
        out.keyed(carry(pad), OCHRE, 1.8)
        out.carve(carry(strokes(("M20 109C12 111 4 116 1 122", "M28 110C20 111 12 115 9 120"), 1.8)), carry(pad), INK)
    out.keyed(shape(f"M{MIDDLE - 11} 90L{MIDDLE + 11} 90L{MIDDLE + 13} 108L{MIDDLE - 13} 108Z"), IVORY, 1.5)
    collar = shape("M43 98C54 106 70 106 81 98L85 113C72 122 52 122 39 113Z")
    out.keyed(collar, OXBLOOD, 1.9)
    out.lay(brush("M39.6 110.4C52 119 72 119 84.4 110.4", 2.2, "even"), OCHRE)
    out.keyed(both(lozenge(MIDDLE + 10, 109, 2.4, 3.2), MIDDLE), OCHRE, 1)


def horse_of_hearts() -> Court:
    """A white horse with a golden mane, its chin to the breast, and the uhlan."""
    court = Court(nimbus=(MIDDLE, 64), sign=(178, 28, 13))
    out, place = Print(), at(MIDDLE, 71, 0.98)
    tunic(out)
    head(out, place)
    chin_chain(out, place)
    czapka(out, place)
    muzzle = nodding(out, at(158, 62, 0.84, flip=True), WHITE, -20, ARCHED, "white")
    bridle(out, muzzle)
    rein(out, "M167 101C150 132 120 140 92 136")
    sabre(out)
    court.subject.stamp(out, plain)
    return court
