"""VIII: the hora, eight dancers hand in hand; and a girl on the Easter swing under the walnut tree."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, at, disc, join, lozenge, rough, shape, soft
from .outline import Point
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes, grass
from .townsfolk import limb, small_head

# --- the dancers --------------------------------------------------------------------------------------------------

HEIGHTS: Final = (123, 122, 128, 130, 130, 125, 127, 125)
"""Where the eight stand: the round bends towards us, and two lads leap."""
LEAN_IN: Final = -5.4
"""How far all of them lean into the turn."""


def foot(x: float, y: float, lift: float = 0) -> Shape:
    """A shoe pointing left, its ankle at (x, y), its toe raised by *lift*."""
    sole, toe = f"M-2.6 -3L3 -3L3.4 4L-9 {4 - lift}", f"C-9 {1 - lift} -4 1 -2.6 -3Z"
    return soft(at(x, y)(shape(sole + toe)), 0.5)


def girl(skirt_ink: Ink, scarf: Ink, seed: int) -> Print:
    """A girl dancing to the left, 86 high, her feet on y 0; her shoulders lie at (-8, -60) and (8, -60)."""
    out = Print()
    shoes = join(foot(-7, -4), foot(7, -5, 2), line((-7, -12), (-7, -5), 4), line((7, -12), (7, -6), 4))
    skirt = soft(shape("M-6 -44L6.4 -44C10 -34 15 -22 18.6 -11C12 -6.6 -8 -6 -16.6 -10C-13 -22 -9.6 -34 -6 -44Z"), 0.6)
    blouse = soft(shape("M-5.4 -42C-8.4 -50 -11 -58 -8 -63C-4 -65.4 5 -65.4 8.6 -63C11 -58 9 -50 6 -42Z"), 0.5)
    out.halo([shoes, skirt, blouse], IVORY, 1.8)
    out.lay(shoes, INK).keyed(blouse, IVORY, 1.5).keyed(rough(skirt, 0.25, 9, seed), skirt_ink, 1.7)
    folds = blend(
        "M-4 -42C-8 -32 -11 -22 -13 -11", "M5 -42C9 -32 13 -22 15 -12", 6, 1.7, "head", start=0.16, inside=True
    )
    out.carve(folds, skirt, IVORY, 1.2)
    apron = shape("M-4 -43L1 -43C2 -32 2 -22 1.6 -9.6C-2 -9 -6 -9.4 -9 -10C-7 -22 -5 -33 -4 -43Z")
    out.keyed(apron, INK, 1.2)
    for y, wide in ((-14.4, 2.4), (-22, 2.1), (-29.4, 1.8), (-36, 1.4)):
        out.lay(lozenge(-2 - wide * 0.7, y, wide * 0.9, wide * 1.4), OCHRE)
    out.keyed(shape("M-6.4 -46L6.8 -46L7 -42.4L-6.8 -42.4Z"), OCHRE, 1.1)
    out.lay(strokes(("M-4.6 -62C-4.4 -56 -3.6 -51 -3 -47", "M4 -62C4.4 -56 4 -51 3.2 -47"), 2), OXBLOOD)
    small_head(out, at(0, -63, 0.86), moustache=False)
    cloth = soft(
        shape(
            "M-4.6 -79.4C-3.4 -85 5 -86.4 9 -81C12 -76 10.6 -68 8.4 -64C11 -62 13 -59 13.6 -56"
            "C8.6 -57 4 -60 2.6 -65C1.6 -69 3.6 -74 -.6 -77.4C-2 -78.6 -3.4 -79 -4.6 -79.4Z"
        ),
        0.4,
    )
    out.halo(cloth, IVORY, 0.8).keyed(cloth, scarf, 1.4).lay(brush("M1 -81C6 -80.6 7.6 -75 6.4 -67", 1.5), IVORY)
    return out


def lad(high: bool, waistcoat: Ink) -> Print:
    """A lad dancing to the left, 90 high with his hat; *high* lifts the knee in front."""
    out = Print()
    far = limb(((3, -33), (9, -18), (10.4, -5)), (9.6, 7, 5))
    near = (
        limb(((-3, -33), (-13, -25), (-9, -12)), (10, 7.6, 5))
        if high
        else limb(((-3, -33), (-7, -18), (-8, -5)), (10, 7.4, 5))
    )
    shoes = join(foot(10, -4), foot(-9.4, -12, -2) if high else foot(-8.4, -4))
    shirt = soft(
        shape(
            "M-6 -45C-9 -52 -11 -58 -8.4 -63.6C-4 -66 5 -66 8.8 -63.6C11.4 -58 9.4 -52 6.6 -45"
            "C8.6 -38 11 -32 12.4 -27C6 -23.6 -7 -23.6 -12 -27C-10.4 -32 -8 -38 -6 -45Z"
        ),
        0.5,
    )
    out.halo([far, near, shoes, shirt], IVORY, 1.8)
    out.keyed(far, IVORY, 1.5).keyed(near, IVORY, 1.5).lay(shoes, INK)
    out.keyed(shirt, IVORY, 1.5)
    hem = join(brush([(x, -25.2), (x * 0.86, -30.6)], 1.6, "tail") for x in range(-9, 11, 4))
    out.carve(hem, shirt, OXBLOOD, 0.6)
    vest = join(
        shape("M-8.6 -63C-11 -58 -8.6 -52 -6.4 -46L-2.6 -46C-2.6 -52 -3.4 -58 -3.6 -64Z"),
        shape("M8.8 -63C11 -58 9 -52 6.8 -46L2.6 -46C3 -52 3.6 -58 3.6 -64Z"),
    )
    out.lay(vest, waistcoat)
    out.keyed(shape("M-6.8 -47.6L7.4 -47.6L7.8 -41.6L-7.6 -41.6Z"), OXBLOOD, 1.2)
    out.lay([lozenge(x, -44.6, 1.7, 1.6) for x in (-3.8, 0.2, 4.2)], IVORY)
    small_head(out, at(0, -64, 0.86))
    brim = shape("M-13 -78.4C-6 -81.6 8 -82 13 -79.6C9 -76.6 -6 -75.4 -13 -78.4Z")
    crown = soft(shape("M-6.4 -78.6C-7.4 -86 -4 -89 0 -88C4 -89.4 7.6 -86 7 -79Z"), 0.5)
    feather = brush("M5 -81C9 -85 10 -89 9 -94", 3, "lens")
    out.halo([brim, crown, feather], IVORY, 0.8).lay(feather, OXBLOOD).lay([brim, crown], INK)
    out.lay(brush("M-6 -80.4C-2 -81.8 3 -82 6.6 -80.8", 1.6, "even"), OCHRE)
    return out


def joined_arms(out: Print, left: Point, right: Point) -> None:
    """Two sleeves that hang to one clasp of hands: from the shoulder at *left* and from the one at *right*."""
    (ax, ay), (bx, by) = left, right
    mx, my = (ax + bx) / 2 - 0.6, (ay + by) / 2 + 24
    arms = [
        limb(((x, y), (x + way * 1.4, y + 12), (mx - way * 1.8, my - 2)), (6.6, 6.8, 4))
        for (x, y), way in ((right, -1), (left, 1))
    ]
    out.halo([*arms, disc(mx, my, 3.4)], IVORY, 1.3)
    out.keyed(disc(mx, my + 0.6, 3.3), IVORY, 1.4)
    for arm in arms:
        out.keyed(arm, IVORY, 1.4).carve(line((mx - 5, my - 3.4), (mx + 5, my - 3.4), 2), arm, OXBLOOD, 0.2)
    out.lay(brush([(bx - 0.6, by + 2), (bx - 2, by + 11), (mx + 2.4, my - 6)], 1.2, "tail"), INK)


def upper() -> Scene:
    """Eight dancers in one chain across the green, the girls in oxblood and green."""
    scene = Scene(IVORY)
    far = scene.ground
    far.lay(clouds([(2, 9, 44), (62, 12, 56), (128, 7, 50), (150, 14, 40)], 2), OCHRE)
    hills = shape("M-4 84C20 70 46 66 74 76C98 66 130 58 160 70C178 74 192 72 204 68L204 122L-4 122Z")
    far.lay(rough(hills, 0.4, 9, 3), OCHRE)
    green = shape("M-4 108C50 114 150 114 204 108L204 146L-4 146Z")
    far.halo(green, IVORY, 1.6).lay(rough(green, 0.3, 9, 5), GREEN).carve(grass(green, seed=7), green, IVORY)
    round_ = scene.subject
    spots = [(18.6 + 25 * k, y) for k, y in enumerate(HEIGHTS)]
    for k, (x, y) in enumerate(spots):
        if k % 2:
            round_.stamp(lad(k % 4 == 1, INK), at(x, y, 1, LEAN_IN, tall=1.18))
        else:
            round_.stamp(
                girl(OXBLOOD if k % 4 == 0 else GREEN, OCHRE if k % 4 == 0 else OXBLOOD, k),
                at(x, y, 1, LEAN_IN, tall=1.18),
            )
    shoulders = [(x - 6.6, y - 59.4 * 1.18) for x, y in spots]
    chain = [(-16, shoulders[0][1] + 2), *shoulders, (211, shoulders[-1][1] + 2)]
    for (ax, ay), (bx, by) in pairwise(chain):
        joined_arms(round_, (ax + 7.6, ay), (bx - 7.2, by))
    return scene


# --- the swing ----------------------------------------------------------------------------------------------------

SEAT: Final[Point] = (80, 94)
LEAN: Final = 26
"""The angle of the ropes, degrees clockwise from upright."""


def girl_on_swing(out: Print, place: Place) -> None:
    """A girl flying to the left on a plank at (0, 0), leaning back with stretched arms, 66 high upright."""
    far_rope, near_rope = pen([(-9, 8), (-7, -75)], 2), pen([(-3, 14), (-1, -75)], 2.6)
    out.lay(place(far_rope), INK)
    far_arm = limb(((9, -40), (1, -46), (-6, -46)), (8, 7, 4.6))
    out.keyed(place(disc(-7.6, -46, 3.2)), IVORY, 1.4).keyed(place(far_arm), IVORY, 1.5)
    plank = shape("M-24 10L22 8L23 15.4L-23 17.4Z")
    out.halo(place(plank), IVORY, 1.6).lay(place(plank), INK)
    shins = join(limb(((-31, -3), (-40, 6), (-46, 15)), (7, 7, 5)), limb(((-28, 0), (-34, 12), (-37, 20)), (7, 7, 5)))
    shoes = join(
        shape("M-49.4 13L-43.4 16.6L-46 22L-57 18C-58 14.4 -53 15 -49.4 13Z"),
        shape("M-40.4 18L-34 21L-36 27L-48 25C-49 21 -44 21 -40.4 18Z"),
    )
    out.halo(place(shoes), IVORY, 1.4).keyed(place(shins), IVORY, 1.5).lay(place(soft(shoes, 0.5)), INK)
    skirt = soft(
        shape(
            "M-2 -22L12 -20C20 -15 34 -10 48 -8C44 0 40 8 32 12C24 9 16 8 8 7C-6 8 -14 10 -22 17C-26 12 -34 6 -37 -3"
            "C-33 -13 -16 -16 -2 -22Z"
        ),
        0.8,
    )
    out.halo(place(skirt), IVORY, 1.8).keyed(place(rough(skirt, 0.3, 6, 2)), OXBLOOD, 1.8)
    folds = join(
        blend("M-2 -18C-12 -13 -24 -10 -33 -4", "M4 -17C-4 -8 -14 2 -22 13", 3, 2.2, "head", start=0.1),
        blend("M12 -17C22 -11 34 -8 44 -6", "M8 -15C14 -6 22 2 31 9", 4, 2.2, "head", start=0.1),
    )
    out.carve(place(folds), place(skirt), IVORY, 1.2)
    hem = join(brush("M-36 -1C-33 6 -28 11 -22 15", 2.2), brush("M46 -6C42 2 38 7 32 10", 2.2))
    out.carve(place(hem), place(skirt), OCHRE, 0.9)
    blouse = soft(shape("M-2 -21C0 -30 4 -38 8 -44C13 -46 19 -43 20 -38C19 -31 16 -25 13 -19Z"), 0.6)
    out.keyed(place(blouse), IVORY, 1.6)
    vest = shape("M12 -45C18 -46 21 -42 20.6 -37C19 -31 16.6 -25 14 -19L7 -20C9 -28 12 -36 12 -45Z")
    out.keyed(place(soft(vest, 0.4)), GREEN, 1.4)
    out.carve(
        place(strokes(("M15 -42C15 -35 12.6 -28 10.4 -22", "M18 -40C17.6 -34 15.6 -28 13.4 -22"), 1.4)),
        place(vest),
        IVORY,
        0.4,
    )
    sash = shape("M-3.4 -24L13.6 -22L13 -17.4L-4.6 -19.4Z")
    out.keyed(place(sash), OCHRE, 1.2)
    head = at(11, -43, 0.98, 4)
    small_head(out, lambda part: place(head(part)), moustache=False)
    flying(out, place)
    near_arm = limb(((13, -38), (6, -33), (0, -38)), (9, 8.4, 5))
    out.halo(place(near_rope), IVORY, 0.9).lay(place(near_rope), INK)
    out.keyed(place(disc(-1.6, -39, 3.6)), IVORY, 1.5).keyed(place(near_arm), IVORY, 1.5)
    out.lay(place(brush("M15 -36C11 -33 7 -32 4 -35", 1.4, "tail")), INK)
    out.lay(place(line((0, -41.4), (3.6, -36), 2)), OXBLOOD)


def flying(out: Print, place: Place) -> None:
    """Her headscarf, its ends streaming behind."""
    ends = soft(
        shape("M17 -50C26 -50 34 -44 44 -46C40 -42 38 -41 34 -40C39 -38 42 -35 46 -32C36 -32 24 -36 16 -44Z"), 0.5
    )
    cloth = soft(
        shape(
            "M6 -61C7 -68 17 -69.6 21.4 -63C24 -58 23 -50 20 -45C16 -44 13 -46 12.6 -49C14 -53 13 -57 9 -59.6"
            "C8 -60.4 7 -60.8 6 -61Z"
        ),
        0.4,
    )
    whole = place(join(ends, cloth))
    out.halo(whole, IVORY, 1.2).keyed(whole, OCHRE, 1.6)
    creases = strokes(
        ("M20 -47C27 -45 33 -43 38 -43.4", "M19 -45C26 -40 34 -36 40 -34", "M13 -65C18 -64 20 -58 18 -51"), 1.5, "tail"
    )
    out.carve(place(creases), whole, INK, 0.6)


def spray(out: Print, place: Place) -> None:
    """A walnut leaf: five leaflets on a stalk that goes to the right from (0, 0)."""
    leaflet = shape("M0 0C5 -6 13 -6 19 0C13 5 5 5 0 0Z")
    out.lay(place(brush("M0 0C6 1 12 1 18 0", 2)), INK)
    for x, angle in ((8, -62), (8, 62), (15, -42), (15, 42), (18, 0)):
        spot = at(x, 0, 0.9, angle)
        blade = place(spot(leaflet))
        out.halo(blade, IVORY, 1.2).lay(blade, GREEN).lay(place(spot(brush("M2 0L14 0", 1.5, "tail"))), IVORY)


def walnut(out: Print) -> None:
    """The trunk at the right, the bough that carries the swing, leaves in four sprays."""
    trunk = shape(
        "M160 146C166 124 168 104 164 84C160 62 164 42 160 27C140 21 110 21 76 16C60 14 44 17 30 24"
        "C42 12 58 6 76 7"
        "C110 10 150 8 168 4L204 -4L204 146Z"
    )
    for x, y, angle in ((58, 12, 152), (84, 12, 100), (150, 18, 112), (34, 20, 176)):
        spray(out, at(x, y, 0.95, angle))
    out.halo(trunk, IVORY, 1.8).lay(rough(trunk, 0.5, 8, 4), INK)
    for knot in (111, 118.4):
        out.lay(brush([(knot + 0.8, 5), (knot, 13), (knot - 0.8, 22)], 4, "even"), OCHRE)
    bark = blend(
        "M166 30C171 50 169 70 173 92C176 112 172 130 169 146",
        "M196 10C192 40 194 70 196 100C198 120 198 132 200 146",
        6,
        3,
        "lens",
        ragged=0.2,
        seed=6,
    )
    out.carve(bark, trunk, OCHRE, 1.4)
    out.carve(
        strokes(("M50 14C76 9 110 14 114 14", "M130 14C142 14 156 13 168 11", "M160 24C150 20 140 19 130 18.6"), 1.6),
        trunk,
        OCHRE,
        0.8,
    )


def lower() -> Scene:
    """A girl flies on the Easter swing, her skirt and scarf behind her."""
    scene = Scene(IVORY)
    far = scene.ground
    far.lay(clouds([(6, 52, 44), (24, 61, 26)], 2), OCHRE)
    hills = shape("M-4 108C20 98 44 94 70 102C100 92 140 92 204 100L204 146L-4 146Z")
    far.lay(rough(hills, 0.4, 9, 3), OCHRE).carve(dashes(hills, 8, 2.2, 24, 14, angle=-4, seed=3), hills, IVORY, 1.5)
    green = shape("M-4 126C50 120 150 122 204 126L204 146L-4 146Z")
    far.halo(green, IVORY, 1.6).lay(rough(green, 0.3, 9, 5), GREEN).carve(grass(green, seed=5), green, IVORY)
    walnut(far)
    girl_on_swing(scene.subject, at(*SEAT, 1.16, LEAN))
    return scene
