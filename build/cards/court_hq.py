"""The queen of hearts: a lady of the promenade, under a plumed hat, with a black fan."""

from __future__ import annotations

import math

from .figure import FINE_FACE, brows, eyes, face, fist, mouth, nose
from .flowers import leaf, rose
from .ink import INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, at, both, cut, disc, join, lozenge, meet, rough, shape, turn
from .outline import Point, curve
from .scene import Court, Print
from .stroke import blend, brush, resampled, strokes

MIDDLE = 103


def dress(out: Print) -> None:
    """Puffed sleeves, bodice, a front of pleated linen."""
    for flip in (False, True):
        carry = at(MIDDLE, 0, 1, flip=flip)
        sleeve = carry(shape("M-84 190C-88 160 -84 134 -66 122C-48 112 -24 114 -14 128C-4 144 -6 168 -10 190Z"))
        out.keyed(sleeve, OXBLOOD, 2)
        folds = blend("M-20 122C-44 112 -70 122 -78 150", "M-22 126C-30 140 -34 160 -36 184", 7, 2.8, "tail",
                      start=0.04, ragged=0.16, seed=2)  # fmt: skip
        out.carve(carry(folds), sleeve, INK, 1.4)
    bodice = shape("M72 124C84 118 122 118 134 124C139 146 139 168 136 190L70 190C67 168 67 146 72 124Z")
    out.keyed(bodice, INK, 2)
    front = shape("M84 116L122 116L115 190L91 190Z")
    out.keyed(front, IVORY, 1.8)
    pleats = blend("M89 118L95 190", "M117 118L111 190", 6, 1.7, "even", inside=True)
    out.carve(pleats, front, OXBLOOD, 1.4)
    for k in range(3):
        out.keyed(disc(MIDDLE, 131 + 10 * k, 2.6), OCHRE, 1.3)


def neck(out: Print) -> None:
    """Neck, high lace collar, a velvet ribbon with a cameo."""
    collar = shape("M91 90L115 90L119 118C112 125 94 125 87 118Z")
    out.keyed(collar, IVORY, 1.6)
    out.lay(shape("M91.6 93C98 106 108 106 114.4 93L114.8 101C108 108 98 108 91.2 101Z"), INK)
    lace = blend("M90.4 108C90 112 89 116 88.4 120", "M115.6 108C116 112 117 116 117.6 120", 9, 1.3, "tail")
    out.carve(lace, collar, INK, 0.6)
    ribbon = shape("M89 104C97 110 109 110 117 104L117.6 110C109 116 97 116 88.4 110Z")
    out.lay(ribbon, INK)
    out.keyed(disc(MIDDLE, 114, 5.6, 7), OCHRE, 1.5).lay(disc(MIDDLE, 114, 3, 4.2), OXBLOOD)
    out.lay(shape("M102 117C101.4 114 102 111 104 110.4C105.4 112 105 115 104.6 117Z"), IVORY)


def head(out: Print, place: Place) -> None:
    """Fair hair rolled up under the hat, the face, drops at the ears."""
    hair = shape("M-13 20C-24 14 -33 0 -30 -13C-26 -30 26 -30 30 -13C33 0 24 14 13 20Z")
    out.keyed(place(hair), OCHRE)
    rolls = blend("M14 17C25 10 31 -2 27 -14", "M17 6C21 -2 22 -10 19 -17", 4, 1.8, "lens", ragged=0.05)
    out.carve(place(both(rolls)), place(hair), INK)
    face(out, place, FINE_FACE, 1.6)
    front = shape(
        "M0 -17C-8 -18 -15 -12 -17.8 -1C-21 -12 -17 -25 -6 -27L6 -27C17 -25 21 -12 17.8 -1C15 -12 8 -18 0 -17Z"
    )
    out.keyed(place(front), OCHRE, 1.4)
    waves = blend("M1 -19.4C8 -20 14 -15 16.6 -8", "M2 -23C11 -22 17 -17 18 -9", 3, 1.3)
    out.lay(place(both(waves)), INK)
    eyes(out, place, 8.8, 2.6, look=-0.8, lashes=True)
    brows(out, place, 2.1, -7.4, 3.8)
    nose(out, place, 11.4, 4)
    mouth(out, place, 18, 5, full=True)
    out.lay(place(join(brush("M-2.4 24C-.8 25 .8 25 2.4 24", 1.1), disc(9.4, 14.4, 1))), INK)
    for side in (-1, 1):
        out.keyed(place(disc(side * 19.6, 10, 2.3)), IVORY, 1.3)
        out.keyed(place(lozenge(side * 19.8, 17.4, 2.8, 4.8)), OXBLOOD, 1.3)


def plume(out: Print, place: Place) -> None:
    """An ostrich feather from the ribbon at the right over the crown to the left, its tip curled under."""
    spine = curve("M31 -28C28 -47 4 -56 -20 -54C-43 -51 -58 -42 -56 -30C-54 -22 -44 -22 -43 -29")
    spots = resampled(spine, 15)
    swell = [5 + 6 * math.sin(math.pi * (0.08 + 0.84 * k / 14)) ** 0.7 for k in range(15)]
    body = join(brush(spine, 15, "chisel"), (disc(x, y, r) for (x, y), r in list(zip(spots, swell, strict=True))[1:13]))
    out.keyed(place(rough(body, 0.5, 3, "plume")), IVORY, 1.9)
    outer = curve("M38 -30C36 -58 6 -70 -22 -67C-50 -63 -72 -48 -68 -28")
    inner = curve("M24 -28C22 -40 2 -45 -20 -43C-36 -41 -46 -36 -47 -30")
    dense = resampled(spine, 44)
    for edge, first in ((outer, 2), (inner, 3)):
        ends = resampled(edge, 44)
        barbs = [_barb(dense[k], ends[min(43, k + 5)]) for k in range(first, 34, 2)]
        out.carve(place(strokes(barbs, 1.5, "tail")), place(body), INK, 0.2)
    out.carve(place(brush(spine, 2.6, "tail")), place(body), INK, 0.2)


def _barb(start: Point, end: Point) -> list[Point]:
    """A gouge from the quill outwards, bent to the tip of the feather."""
    (ax, ay), (bx, by) = start, end
    return [(ax, ay), (ax * 0.4 + bx * 0.6 + 2, ay * 0.4 + by * 0.6), (bx - 3, by)]


def hat(out: Print, place: Place) -> None:
    """A broad black hat, worn aslant."""
    crown = shape("M-25 -28C-28 -44 -20 -53 0 -54C20 -54 29 -46 27 -28Z")
    out.keyed(place(crown), INK, 1.6)
    out.lay(place(brush("M-26 -35C-8 -40 10 -40 28 -35", 6, "even")), OXBLOOD)
    brim = shape("M-58 -13C-60 -25 -28 -38 2 -38C34 -38 58 -32 57 -22C54 -13 32 -22 2 -22.6C-26 -23 -44 -6 -58 -13Z")
    out.halo(place(brim), IVORY, 1.2).lay(place(brim), INK)
    sheen = blend("M-50 -17C-28 -31 18 -33 48 -26", "M-46 -14C-26 -26 18 -28.6 48 -23", 3, 1.5)
    out.carve(place(sheen), place(brim), IVORY, 0.8)
    plume(out, place)
    for x, y, size, angle in ((46, -31, 0.66, 96), (10, -30, 0.6, -96), (38, -40, 0.6, 48)):
        leaf(out, lambda one, x=x, y=y, size=size, angle=angle: place(at(x, y, size, angle)(one)))  # type: ignore[misc]
    for x, y, size in ((37, -31, 0.74), (23, -34, 0.98)):
        rose(out, lambda one, x=x, y=y, size=size: place(at(x, y, size)(one)))  # type: ignore[misc]


def fan(out: Print) -> None:
    """A black fan, half before the sleeve: eight blades with lozenges, an edge of lace, ochre sticks."""
    x, y, reach, blades = 38.0, 124.0, 45.0, 8
    edges = [math.radians(-146 + 112 / blades * k) for k in range(blades + 1)]

    def spot(angle: float, r: float) -> Point:
        return x + r * math.cos(angle), y + r * math.sin(angle)

    middles = [(edges[k] + edges[k + 1]) / 2 for k in range(blades)]
    lace: Shape = join(disc(*spot(angle, reach - 3), 5.6) for angle in middles)
    sector = shape("M" + "L".join(f"{px} {py}" for px, py in [(x, y), *(spot(a, reach) for a in edges)]) + "Z")
    out.keyed(join(lace, sector), IVORY, 1.9)
    cloth = cut(meet(sector, disc(x, y, reach - 3.4)), disc(x, y, 21))
    out.lay(cloth, INK)
    out.lay(strokes([[spot(a, 22), spot(a, reach - 4)] for a in edges[1:-1]], 1.5, "even"), IVORY)
    for k, angle in enumerate(middles):
        place = at(*spot(angle, 35), 1, math.degrees(angle) + 90)
        out.lay(place(lozenge(0, 0, 2.6, 5)), OXBLOOD if k % 2 else OCHRE)
        out.lay(place(brush([(0, 12), (0, 7)], 1.4)), IVORY)
    sticks = join(brush([(x, y), spot(angle, 23)], 4.2, "head") for angle in middles)
    out.keyed(sticks, OCHRE, 1.2)


def arm(out: Print) -> None:
    """Forearm with a frill of lace, the hand about the sticks."""
    sleeve = shape("M12 194C14 174 20 160 26 150L52 152C58 164 62 178 64 194Z")
    out.keyed(sleeve, OXBLOOD, 1.9)
    frill = rough(shape("M20 139L56 141L60 155C46 150 32 150 16 153Z"), 0.8, 3, 5)
    out.keyed(frill, IVORY, 1.7)
    out.carve(blend("M24 141C22 145 20 149 18 153", "M52 143C54 147 56 151 58 154", 8, 1.5, "head"), frill, INK, 0.4)
    out.lay(brush("M20.6 140.6L55.6 142.4", 2.6, "even"), OXBLOOD)
    fist(out, at(39, 132, 1.05))


def queen() -> Court:
    """Hat, plume, cameo, fan."""
    court = Court(nimbus=(MIDDLE, 66), sign=(176, 31, 14))
    out, place = court.subject, at(MIDDLE, 78, 1.06)
    dress(out)
    neck(out)
    head(out, place)
    hat(out, lambda one: place(turn(one, -4, (0, -28))))
    fan(out)
    arm(out)
    return court
