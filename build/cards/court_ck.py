"""The king of clubs: a forest chief of the mountains in a broad feathered hat, his long axe in his fist."""

from __future__ import annotations

from .figure import brows, eyes, face, fist, nose
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, block, both, cut, disc, join, lozenge, mirror, polygon, rough, shape
from .needlework import fur, hem
from .outline import curve
from .scene import Court, Print
from .stroke import blend, brush, resampled, strokes

MIDDLE = 88


def feather(out: Print, path: str, width: float, ink: str, light: str) -> None:
    """A long tail feather along *path*, its barbs cut on both sides of the quill."""
    spine = curve(path)
    vane = brush(spine, width, lambda t: 0.3 + 0.7 * min(1, t / 0.4) if t < 0.86 else max(0.0, 1 - (t - 0.86) / 0.14))
    out.keyed(rough(vane, 0.3, 5, path), ink, 1.7)
    spots = resampled(spine, 13)
    barbs = []
    for (x, y), (fx, fy) in zip(spots[2:-2], spots[4:], strict=True):
        dx, dy = (fx - x) * 0.7, (fy - y) * 0.7
        barbs += [[(x, y), (x + dx - dy * 0.7, y + dy + dx * 0.7)], [(x, y), (x + dx + dy * 0.7, y + dy - dx * 0.7)]]
    out.carve(join(brush(spine, 2, "tail"), strokes(barbs, 1.4, "tail")), vane, light, 0.7)


def axe(out: Print) -> None:
    """A long axe: ash shaft with burnt rings, a bearded blade turned out, its edge ground bright."""
    shaft = block(161, 12, 6, 150, 2)
    out.keyed(shaft, OCHRE, 1.8)
    rings = strokes([[(161, y), (167, y - 1.6)] for y in (62, 66, 70, 84, 88, 92)], 1.7, "even")
    out.lay(rings, INK)
    blade = shape(
        "M156 18C162 16 166 16 170 17C178 19 184 12 192 7C198 22 198 44 190 58C184 46 178 39 170 38"
        "L156 38L149 41L149 15Z"
    )
    out.halo(blade, IVORY, 1.6).lay(blade, INK)
    out.lay(shape("M191 12C195 24 195 42 189.4 53C190.6 42 191 24 188 14.4Z"), IVORY)
    out.carve(blend("M170 21C177 23 181 19 186 16", "M170 34C177 35 181 40 185 45", 4, 1.7, "lens"), blade, OCHRE, 1)
    out.carve(lozenge(164, 28, 3.4, 5), blade, OXBLOOD, 1)
    out.lay(brush("M152.6 18L152.6 38", 1.6), IVORY)


def coat(out: Print) -> None:
    """A green cloak thrown back from a sheepskin waistcoat, and the embroidered shirt."""
    cloak = shape("M-8 192C-6 150 8 122 52 108L124 108C168 122 186 150 190 192Z")
    out.keyed(cloak, INK, 2)
    folds = blend(
        "M46 112C18 122 2 144 0 180", "M60 130C52 146 50 160 50 184", 7, 3, "head", start=0.08, ragged=0.1, seed=3
    )
    out.carve(join(folds, mirror(folds, MIDDLE)), cloak, GREEN, 1.2)
    shirt = shape("M72 104L104 104L104 192L72 192Z")
    out.keyed(shirt, IVORY, 1.8)
    out.lay(brush([(88, 118), (88, 150)], 1.6, "head"), INK)
    for k in range(4):
        y = 124 + 10 * k
        out.lay([lozenge(81, y, 4.2, 4.4), lozenge(95, y, 4.2, 4.4)], OXBLOOD)
        out.lay([lozenge(81, y, 1.6, 1.7), lozenge(95, y, 1.6, 1.7)], IVORY)
    vest = shape("M58 106C46 112 40 122 40 136C40 160 40 176 40 192L76 192C78 166 76 138 70 106Z")
    for flip in (False, True):
        carry = at(2 * MIDDLE if flip else 0, 0, flip=flip)
        half = Print()
        half.keyed(vest, IVORY, 2)
        hem(half, vest, "M55 106C47 120 46 150 46 190", 9, 6.6, OXBLOOD, OCHRE)
        for y, ink in ((126, GREEN), (141, OXBLOOD), (156, GREEN)):
            half.lay(both(shape(f"M60 {y + 7}C54 {y + 2} 54 {y - 4} 60 {y - 8}Z"), 60.6), ink)
            half.lay([disc(60.6, y - 9.6, 1.6)], INK)
        pelt = shape("M64 102C70 104 76 108 77 112C80 130 81 160 80 192L71 192C73 164 72 136 65 112Z")
        fur(
            half,
            pelt,
            ["M70 108L76 110", "M70 118L78 119", "M71 129L79 130", "M73 140L80 140", "M73 150L80 150"],
            3,
            IVORY,
            4,
        )
        out.stamp(half, carry)


def hair(out: Print, place: Place) -> None:
    """Long dark hair to the shoulders."""
    fall = shape("M-19 -20C-28 -8 -28 16 -31 32C-29 42 -19 44 -13 37L13 37C19 44 29 42 31 32C28 16 28 -8 19 -20Z")
    out.halo(place(fall), IVORY, 1.2).lay(place(fall), INK)
    locks = blend("M22 -8C26 8 25 22 28 35", "M19.6 4C21 18 19 28 18 38", 4, 1.9)
    out.lay(place(both(locks)), IVORY)


def moustache(out: Print, place: Place) -> None:
    """A heavy moustache that hangs below the chin, cut in ivory."""
    one = shape("M0 12.6C6 9.8 13 12 16.4 19C18.6 25 18 34 21 42C14 40 10.6 33 9.4 26C8.4 21.6 4 19.4 0 19.4Z")
    out.halo(place(both(one)), IVORY, 1).lay(place(both(one)), INK)
    out.lay(
        place(both(strokes(("M2.6 14.6C10 13 14 18 15.4 26C16 32 16.6 36 18 39", "M4 17.4C9 17.6 11 22 12 28"), 1.6))),
        OCHRE,
    )
    out.lay(place(shape("M-4.6 20.2C-1.6 19.4 1.6 19.4 4.6 20.2C3 23.8 -3 23.8 -4.6 20.2Z")), OXBLOOD)
    out.lay(place(brush("M-3 26C-1 26.8 1 26.8 3 26", 1.3)), INK)


def hat(out: Print, place: Place) -> None:
    """The broad hat: crown, woven band, brim bent down at the sides, three feathers held by a brass button."""
    stuck = Print()
    feather(stuck, "M17 -33C26 -46 40 -53 56 -46", 12, IVORY, INK)
    feather(stuck, "M14 -34C18 -54 32 -66 52 -63", 13, GREEN, IVORY)
    feather(stuck, "M11 -36C9 -52 15 -64 32 -68", 12, OXBLOOD, IVORY)
    out.stamp(stuck, place)
    crown = shape("M-22 -22C-25 -38 -21 -52 -12 -55C-6 -57 -3 -53 0 -53C3 -53 6 -57 12 -55C21 -52 25 -38 22 -22Z")
    out.halo(place(crown), IVORY, 1.6).lay(place(crown), INK)
    dents = blend("M2 -50C6 -44 6 -40 5 -36", "M16 -50C20 -44 20 -40 20 -36", 3, 1.9, "tail")
    out.carve(place(join(dents, brush("M-15 -49C-19 -44 -19 -40 -19 -36", 1.9))), place(crown), IVORY, 1)
    band = shape("M-23.4 -21C-8 -27 8 -27 23.4 -21L23.4 -31.6C8 -37 -8 -37 -23.4 -31.6Z")
    out.keyed(place(band), OXBLOOD, 1.6)
    out.carve(
        place(join(lozenge(9 * k, -30.4 + 0.0078 * (9 * k) ** 2, 3.2, 3.6) for k in range(-2, 3))),
        place(band),
        OCHRE,
        0.8,
    )
    brim = shape(
        "M-52 -13C-42 -22 -22 -27 0 -27C22 -27 42 -22 52 -13C46 -5 34 -11 22 -14C8 -17 -8 -17 -22 -14"
        "C-34 -11 -46 -5 -52 -13Z"
    )
    out.halo(place(brim), IVORY, 1.6).lay(place(brim), INK)
    out.lay(place(strokes(("M-46 -13C-34 -20 -18 -23.4 0 -23.4C18 -23.4 34 -20 46 -13",), 1.7)), IVORY)
    out.keyed(place(disc(15, -30, 4.8)), OCHRE, 1.5).lay(place(cut(disc(15, -30, 3), disc(15, -30, 1.4))), INK)


def king() -> Court:
    """Hat, moustache, sheepskin, axe."""
    court = Court(nimbus=(MIDDLE, 68), sign=(25, 33, 14.5))
    out, place = court.subject, at(MIDDLE, 78, 1.05)
    coat(out)
    hair(out, place)
    out.keyed(place(polygon((-10, 18), (10, 18), (11, 31), (0, 42), (-11, 31))), IVORY, 1)
    out.lay(place(shape("M-9 26C-3 32 6 32 10 22L10.6 31C5 36 -3 35 -9.6 31Z")), INK)
    face(out, place)
    eyes(out, place, lid=2.8)
    brows(out, place, 4, -6.4, 2.6, tilt=0.7)
    nose(out, place, 12.6, 5.4)
    moustache(out, place)
    hat(out, place)
    axe(out)
    arm = Print()
    sleeve = shape("M136 192C140 166 146 154 150 144L178 144C184 156 190 170 192 192Z")
    arm.keyed(sleeve, IVORY, 2)
    arm.carve(blend("M172 146C180 160 184 172 184 188", "M164 150C166 164 166 176 166 188", 3, 2, "head"), sleeve, INK)
    cuff = shape("M148 127L180 127L182 144L146 144Z")
    arm.keyed(cuff, IVORY, 1.8)
    hem(arm, cuff, "M145 135.4L183 135.4", 5, 10, GREEN, IVORY)
    fist(arm, at(164, 118, 1.15))
    out.stamp(arm, at(0, -11))
    return court
