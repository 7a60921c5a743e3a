"""The jack of spades: a young archer in a lambskin cap, his bow upright at the left, the quiver on his back."""

from __future__ import annotations

from .figure import fist, profile
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, block, disc, join, lozenge, meet, rough, shape, shrink
from .outline import curve
from .scene import Court, Print
from .stroke import blend, brush, pen, resampled, strokes
from .texture import fringe


def bow(out: Print) -> None:
    """A recurved bow with horn tips and bound grip; the string stands at the right of the stave."""
    string = pen([(50, 11), (49, 190)], 1.5)
    out.halo(string, IVORY, 1).lay(string, INK)
    limb = curve("M53 7C47 7 45 12 45 18C45 34 28 50 25 74C22.6 92 30 104 31 120C32 140 28 160 24 190")
    stave = brush(limb, 8, lambda t: 0.5 + 0.5 * min(1, t / 0.3))
    out.keyed(stave, OCHRE, 1.9)
    out.carve(brush("M45 24C43 38 30.6 52 28 74C26 90 31 98 32 106", 1.7, "lens"), stave, INK, 0.6)
    out.keyed(shape("M57 3C50 1.6 43 5 41.4 13L48.6 16C49 11 52 9.4 56.6 9.6Z"), INK, 1)
    bands = [(44.6, 22, 12), (26.4, 66, 10), (25.2, 72, 4), (28.6, 97, -12), (29.6, 102, -10)]
    for x, y, tilt in bands:
        out.keyed(meet(brush([(x - 8, y - tilt / 5), (x + 8, y + tilt / 5)], 4, "even"), stave), OXBLOOD, 0.9)


def arrow(x: float, y: float, lean: float, vane: str) -> Print:
    """The feathered end of an arrow that stands in the quiver."""
    out, place = Print(), at(x, y, 1, lean)
    out.keyed(place(block(-1.5, -2, 3, 60)), OCHRE, 1.4)
    feathers = shape("M0 -16C6.6 -12 7.4 -4 6.6 10L0 16L-6.6 10C-7.4 -4 -6.6 -12 0 -16Z")
    out.keyed(place(feathers), vane, 1.7)
    barbs = [[(side * 5.6, 1.0 + 6 * k), (side * 1.0, 6.0 + 6 * k)] for k in range(-2, 2) for side in (-1, 1)]
    out.lay(place(strokes(barbs, 1.4, "tail")), INK).lay(place(brush([(0, -14), (0, 15)], 1.8, "even")), INK)
    return out


def quiver(out: Print) -> None:
    """Three arrows and the mouth of the quiver behind the shoulder."""
    for x, y, lean, vane in ((159, 88, 8, IVORY), (185, 86, 22, IVORY), (172, 78, 15, OXBLOOD)):
        out.stamp(arrow(x, y, lean, vane), at())
    leather = shape("M138 106L182 117L164 190L118 190Z")
    out.keyed(leather, OXBLOOD, 2)
    out.carve(blend("M176 118L158 190", "M168 116L150 190", 3, 2.2, "tail"), leather, INK)
    band = shape("M136 103L184.6 115L182 126L133 114Z")
    out.keyed(band, OCHRE, 1.8)
    out.carve(join(lozenge(142 + 8.6 * k, 110.6 + 2.1 * k, 2.6, 3.4) for k in range(5)), band, INK, 0.8)


def coat(out: Print) -> None:
    """A dark coat over an embroidered shirt, crossed by the strap of the quiver."""
    cloth = shape("M36 190C40 148 54 126 84 112L140 108C160 120 172 148 174 190Z")
    out.keyed(cloth, INK, 2)
    folds = blend("M134 112C156 128 164 154 166 188", "M118 118C130 134 136 156 136 188", 6, 2.8, "head", start=0.1,
                  ragged=0.1, seed=3)  # fmt: skip
    near = blend("M72 122C58 132 50 146 48 160", "M82 120C70 134 66 146 64 160", 3, 2.6, "head")
    out.carve(join(folds, near), cloth, GREEN, 1.2)
    shirt = shape("M86 110C82 128 79 156 79 190L122 190C121 156 116 128 112 110Z")
    out.keyed(shirt, IVORY, 1.7)
    out.carve(
        strokes(("M87 112C83 134 82 160 82 190", "M111 112C116 134 118 160 118 190"), 3.4, "even"), shirt, OXBLOOD, 1.4
    )
    for k in range(4):
        y = 129 + 11 * k
        out.lay(lozenge(99.4, y, 5, 4.6), OXBLOOD).lay(lozenge(99.4, y, 1.9, 1.7), IVORY)
        out.lay(join(lozenge(90.6, y + 5.4, 2, 2.2), lozenge(108, y + 5.4, 2, 2.2)), INK)


def hair(out: Print, place: Place) -> None:
    """Fair hair cut straight at the shoulder, the dark side away from the light."""
    fall = shape("M-11 -20C-4 -12 0 -4 -.6 5C-1 14 -4 22 -1 32C8 39 27 38 31 29C35 12 33 -12 24 -24Z")
    out.keyed(place(fall), OCHRE)
    locks = blend("M1 -14C7 0 2 18 5 33", "M26 -14C32 0 30 18 27 31", 6, 2, "lens", start=0.03, ragged=0.05)
    dark = blend("M24 -14C30 4 28 20 25 33", "M29 -10C33 4 32 20 28 30", 2, 3, "lens")
    out.carve(place(join(locks, dark)), place(fall), INK, 1)


def cap(out: Print, place: Place) -> None:
    """A red crown that falls to the back, a band of black lambskin, a long pheasant feather at the front."""
    feather = shape(
        "M-8 -22C-17 -28 -26 -36 -30 -46C-32 -51 -35 -54 -40 -55C-34 -62 -22 -62 -13 -55C-6 -49 -2 -38 0 -26Z"
    )
    out.keyed(place(feather), IVORY, 1.8)
    quill = curve("M-3 -24C-10 -37 -20 -50 -37 -55.4")
    barbs = [[(x, y), (x - 1.6, y - 8.6)] for x, y in resampled(quill, 10)[2:8]]
    under = [[(x, y), (x - 7.6, y + 1.6)] for x, y in resampled(quill, 8)[1:6]]
    out.carve(place(join(brush(quill, 2.2, "tail"), strokes(barbs + under, 1.7, "tail"))), place(feather), INK, 0.5)
    crown = shape(
        "M-14 -24C-14 -40 2 -50 17 -48C34 -45 43 -34 45 -20C47 -10 44 -3 40 3C37 -2 37 -12 32 -18C18 -24 2 -27 -14 -24Z"
    )
    out.keyed(place(crown), OXBLOOD, 2)
    folds = blend("M-6 -30C2 -40 12 -45 22 -44", "M22 -24C32 -26 39 -20 41 -6", 5, 2.3, "head", start=0.06)
    out.carve(place(folds), place(crown), INK)
    out.keyed(place(disc(40, 6, 4.4)), OCHRE, 1.6)
    band = rough(
        shape("M-20 -11C-24 -16 -23 -24 -18 -27C-4 -33 20 -32 33 -24C39 -20 39 -10 34 -6C20 -14 -4 -17 -20 -11Z"),
        0.9,
        4,
        2,
    )
    out.halo(place(band), IVORY, 1.3).lay(place(band), INK)
    upper = fringe("M-17 -24C-4 -29 18 -28 31 -21", 9, 5, 2, 96, seed=4)
    lower = fringe("M-19 -18C-4 -23 18 -22 35 -14", 10, 5, 2, 84, seed=5)
    out.lay(place(meet(join(upper, lower), shrink(band, 1))), IVORY)
    out.keyed(place(lozenge(-10, -22, 4.4, 6)), OCHRE, 1.5)
    out.lay(place(lozenge(-10, -22, 1.7, 2.6)), OXBLOOD)


def arm(out: Print) -> None:
    """Sleeve, bracer and the fist about the grip."""
    sleeve = shape("M6 192C10 166 14 152 18 142L48 144C54 158 56 172 58 192Z")
    out.keyed(sleeve, INK)
    bracer = shape("M15.6 128L47 129.6L49.6 147L13 145Z")
    out.keyed(bracer, OXBLOOD, 1.8)
    out.carve(strokes(("M14 132.6L50 134.6", "M12 142L52 144.4"), 1.6, "even"), bracer, OCHRE, 1)
    out.carve(join(lozenge(22 + 9 * k, 137.6 + 0.6 * k, 2.5, 2.7) for k in range(4)), bracer, OCHRE, 1)
    fist(out, at(31, 118.6, 1.14))


def jack() -> Court:
    """Bow, profile, cap, quiver."""
    court = Court(nimbus=(106, 66), sign=(173, 34, 14.5))
    out, head = court.subject, at(106, 74, 1.1)
    quiver(out)
    coat(out)
    profile(out, head, fine=True)
    hair(out, head)
    collar = shape("M82 109C92 117 116 118 135 106L139 117C120 130 96 129 80 120Z")
    out.keyed(collar, OCHRE)
    out.lay(join(lozenge(91 + 9.6 * k, 119.4 - 0.85 * (k - 2) ** 2 - 0.4 * k, 2.2, 3.2) for k in range(5)), OXBLOOD)
    cap(out, head)
    weapon = Print()
    bow(weapon)
    arm(weapon)
    out.stamp(weapon, at(-5))
    return court
