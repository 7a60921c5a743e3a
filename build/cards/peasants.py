"""Small figures in the dress of the Bukovina, 86 high and looking left: a peasant woman, a goose, sleeves and hands."""

from __future__ import annotations

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, at, disc, join, lozenge, rough, shape, soft
from .outline import curve
from .scene import Print
from .stroke import blend, brush, pen, strokes


def sleeve(out: Print, place: Place, path: str, width: float = 8.6, bent: Ink = IVORY) -> None:
    """An arm in a wide linen sleeve along *path*, from the shoulder to the hand that ends it."""
    points = curve(path)
    linen = points[: max(3, int(len(points) * 0.84))]
    arm = brush(linen, width, lambda t: 0.7 + 0.35 * t if t < 0.8 else 1.0 - (t - 0.8) * 1.2)
    (x, y), (bx, by) = points[-1], linen[-1]
    hand = join(disc(x, y, 2.9), pen([(bx, by), (x, y)], 4))
    out.keyed(place(hand), IVORY, 1.3).keyed(place(soft(arm, 0.5)), bent, 1.4)
    out.carve(place(brush([(px + 0.6, py + 1.8) for px, py in linen], 1.4, "tail")), place(arm), INK, 0.6)
    out.carve(place(disc(bx, by, 2.6)), place(arm), OXBLOOD, 0.5)


def woman(out: Print, place: Place, ground: Ink, arms: tuple[str, ...], scarf: Ink = OXBLOOD) -> None:
    """A woman in a wrapped skirt, sheepskin waistcoat and headscarf; her feet on y 0, the last of *arms* in front."""
    feet = join(
        shape("M-9 -6L-3 -6L-2 0L-16 0C-16 -2 -12 -3.4 -9 -6Z"), shape("M5 -6L11 -6L12 0L-1 0C-1 -2 3 -3.4 5 -6Z")
    )
    shift = shape("M-14 -18L16 -18L17.6 -4.6L-15.6 -4.6Z")
    skirt = soft(shape("M-9.6 -48L9.6 -48C13 -35 15.6 -22 16.6 -9.4L-14.6 -9.4C-14 -22 -12.6 -36 -9.6 -48Z"), 0.5)
    blouse = shape("M-9 -46C-11.6 -54 -10 -62 -4 -66L6 -66C11.6 -62 12 -53 9.4 -46Z")
    vest = shape("M-1 -66L6 -66C11.6 -62 12.4 -52 10 -43L-2.6 -43C-1.6 -50 1.4 -58 -1 -66Z")
    face = shape(
        "M-5.6 -82C-8 -79 -7.4 -77 -8.4 -75C-9.2 -73.6 -10.4 -72.4 -10.2 -71.6C-9.8 -71 -8.8 -71 -8.4 -70.6"
        "C-8.8 -69 -8.6 -67.4 -7.4 -66.4C-5.6 -65.6 -3.4 -66.2 -2 -66.8L-1.6 -63L5 -63L5 -82Z"
    )
    cloth = shape(
        "M-7.4 -80.4C-6.6 -87 1.6 -90 7.4 -86C12 -82 11.6 -74 9.6 -68C11 -64 14 -61 15.6 -56C10.6 -56 5 -59.6 1.6 -65"
        "C0 -67 -2 -68 -3.6 -67.4C.6 -71 .4 -77 -7.4 -80.4Z"
    )
    out.halo([place(part) for part in (feet, shift, skirt, blouse, face, cloth)], ground, 1.7)
    if len(arms) > 1:
        sleeve(out, place, arms[0])
    out.lay(place(feet), INK).keyed(place(shift), IVORY, 1.5)
    out.lay(place(strokes([[(x, -5.4), (x, -9.6)] for x in range(-12, 17, 4)], 1.5, "tail")), INK)
    out.lay(place(rough(skirt, 0.2, 6)), INK)
    stripes = blend(
        "M-8 -46C-10.6 -36 -12 -24 -12.6 -11", "M8 -46C11 -36 13.4 -24 14.6 -11", 6, 1.9, "even", inside=True
    )
    out.carve(place(stripes), place(skirt), OXBLOOD, 1.4)
    out.carve(
        place(blend("M5.6 -45C9 -34 11 -24 12 -12", "M8.6 -45C12 -34 14 -24 15 -12", 2, 1.2)), place(skirt), OCHRE
    )
    out.keyed(place(blouse), IVORY, 1.6).keyed(place(vest), GREEN, 1.4)
    out.lay(place(strokes(("M1.6 -63C3 -58 1.6 -52 .6 -47", "M6 -62C8.6 -57 8.6 -51 7.4 -46"), 1.4)), IVORY)
    girdle = shape("M-10 -49.4L10.4 -49.4L11 -44.6L-10.4 -44.6Z")
    out.keyed(place(girdle), OXBLOOD, 1.3)
    out.lay(place(join(lozenge(x, -47, 1.7, 1.5) for x in (-6, -1.4, 3.2, 7.6))), IVORY)
    out.keyed(place(face), IVORY, 1.5)
    out.lay(place(join(disc(-5, -75.4, 1.15), brush("M-8 -77.4C-6 -79 -3.6 -78.4 -2 -77", 1.3, "tail"))), INK)
    out.lay(place(brush("M-8.6 -69.8C-7.4 -69.2 -6.4 -69.2 -5 -70", 1.3)), OXBLOOD)
    out.keyed(place(soft(cloth, 0.4)), scarf, 1.4)
    folds = strokes(("M-4 -82.4C1 -84.6 6 -82 7.6 -75", "M1.6 -79.6C4.6 -77.6 5.4 -72 4 -67.6"), 1.5)
    out.lay(place(folds), IVORY if scarf == OXBLOOD else OXBLOOD)
    sleeve(out, place, arms[-1])


def goose(pose: str, ground: Ink = GREEN) -> Print:
    """A goose looking left, 36 long, her feet on y 0: *pose* is ``tall``, ``grazing`` or ``hissing``."""
    out = Print()
    body = soft(shape("M-14 -18C-9 -24 4 -25 12 -20L23 -24C21 -13 12 -6 0 -6C-9 -6 -15 -11 -14 -18Z"), 0.6)
    curves = {
        "tall": ("M-9 -15C-17 -22 -10 -31 -14 -40", (-15, -41, -25, -38)),
        "grazing": ("M-10 -16C-20 -22 -28 -18 -29 -9", (-29.4, -7.6, -34, 0.4)),
        "hissing": ("M-10 -16C-18 -22 -24 -21 -33 -27", (-34, -28, -44, -27)),
    }
    path, (x, y, tip_x, tip_y) = curves[pose]
    neck = brush(path, 7, lambda t: 1 - 0.32 * t)
    nx, ny = -(tip_y - y) * 0.24, (tip_x - x) * 0.24
    beak = shape(f"M{x + nx} {y + ny}L{tip_x} {tip_y}L{x - nx} {y - ny}Z")
    legs = strokes(("M-1 -8L-2 -1L-8 0", "M5 -8L4.4 -1L-1 0"), 2.4, "even")
    whole = soft(join(body, neck, disc(x, y, 4)), 0.4)
    out.halo([whole, beak], ground, 1.2)
    out.lay(legs, OCHRE).keyed(beak, OXBLOOD, 1).keyed(whole, IVORY, 1.7)
    out.lay(disc(x - 0.6, y - 0.8, 1.1), INK)
    wing = blend("M-5 -18C2 -22 9 -20 18 -20", "M-6 -12C0 -8.6 8 -10 14 -15", 4, 1.7, "head", start=0.12)
    out.carve(wing, body, INK, 1)
    return out


def carried(out: Print, spot: tuple[float, float], pail: Shape, size: float = 1) -> None:
    """A wooden pail with two hoops hanging at *spot*."""
    place = at(*spot, size)
    out.keyed(place(pen("M-6 8C-6 -2 6 -2 6 8", 1.5)), INK, 0.4)
    out.keyed(place(pail), OCHRE, 1.6)
    out.lay(place(strokes(("M-8 11C-3 12.4 3 12.4 8 11", "M-6.6 18C-3 19.4 3 19.4 6.6 18"), 1.7, "even")), INK)
    out.lay(place(brush("M-7.6 8C-3 9.6 3 9.6 7.6 8", 1.2)), IVORY)


PAIL = shape("M-8.6 7L8.6 7L6.6 22L-6.6 22Z")
"""A pail, hanging from (0, 0)."""
