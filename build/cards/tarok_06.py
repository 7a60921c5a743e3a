"""VI: the bee garden, six straw skeps under an apple bough; and one bee, on her six legs, on a sunflower."""

from __future__ import annotations

import math
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import (
    Place,
    Shape,
    at,
    block,
    cut,
    disc,
    grow,
    join,
    lozenge,
    meet,
    move,
    rough,
    scale,
    shape,
    shrink,
    soft,
    turn,
)
from .outline import Curve, curve
from .scene import Print, Scene
from .stroke import blend, brush, pen, resampled, strokes
from .texture import clouds, fringe, grass

SKEP: Final = soft(
    shape("M-25 0C-28 -10 -27.6 -26 -22 -38C-17 -50 -8 -55.4 0 -55.4C8 -55.4 17 -50 22 -38C27.6 -26 28 -10 25 0Z"), 1.5
)
"""A skep of coiled straw, its foot on y 0."""

BOUGH: Final = "M-6 -2C14 12 40 8 66 14C96 21 118 10 140 12C160 14 176 24 190 20"
TWIGS: Final = (
    "M22 7C30 16 36 20 46 24",
    "M84 16C92 24 96 28 98 34",
    "M112 14C120 4 130 2 138 -4",
    "M150 13C158 22 164 26 172 30",
)
LEAVES: Final = (
    (0.05, 100),
    (0.1, -50),
    (0.2, -32),
    (0.25, 62),
    (0.31, -64),
    (0.4, -28),
    (0.42, 118),
    (0.5, -60),
    (0.56, 58),
    (0.64, -24),
    (0.71, 122),
    (0.78, -38),
    (0.83, 48),
    (0.88, 100),
    (0.93, -45),
    (0.97, 80),
    (1.0, 20),
)
"""The place of each leaf on the bough, and its angle."""
APPLES: Final = ((30, 27, 8.4), (70, 31, 9), (120, 27, 8.2), (150, 33, 9))
FLIGHTS: Final = (
    ("M24 64C14 58 8 52 10 42", 260),
    ("M60 52C60 44 52 38 40 42", 160),
    ("M88 63C84 52 90 44 100 44", -10),
    ("M150 62C138 58 132 52 134 44", -70),
    ("M186 50C184 46 180 44 174 42", 200),
)
"""The ways of the bees and where each looks at its end."""


def skep(straw: Ink, coil: Ink, hole: Ink, seed: int) -> Print:
    """A skep, 52 wide and 60 high: coils that sag, stitches on the shaded side, the flight hole."""
    out = Print()
    loop = cut(disc(0, -57, 4.4, 4), disc(0, -57.4, 1.8))
    out.keyed(loop, straw, 1.5).keyed(rough(SKEP, 0.3, 6, seed), straw)
    coils: list[Shape] = []
    for k in range(1, 7):
        y = -55 + 7.9 * k
        coils.append(brush(f"M-30 {y - 3}C-12 {y + 2.6} 12 {y + 2.6} 30 {y - 3}", 2.1, "even"))
    out.lay(meet(join(coils), shrink(SKEP, 0.4)), coil)
    stitches = []
    for k in range(7):
        y = -54 + 7.9 * k
        reach = 26 * math.sqrt(max(0.05, 1 - (max(0, -y - 12) / 46) ** 2))
        for n in range(4):
            x = reach * (0.34 + 0.17 * n)
            stitches.append(brush([(x - 1, y + 1.2), (x + 1.6, y + 7.4)], 2.6, "lens"))
    out.carve(join(stitches), SKEP, coil, 0.6)
    door = shape("M-7 0C-7.4 -8 -4 -11.4 0 -11.4C4 -11.4 7.4 -8 7 0Z")
    out.lay(grow(door, 1.3), straw).lay(door, hole)
    return out


def both_sides(half: Shape) -> Shape:
    """The shape and its image below the level y 0."""
    return join(half, scale(half, 1, -1))


def flier(angle: float) -> Print:
    """A bee from above, 11 long."""
    place, out = at(angle=angle), Print()
    wings = both_sides(shape("M1 0C-7 -4 -10 -9 -7.6 -12C-4 -13 0 -8 2 -1Z"))
    out.keyed(place(wings), IVORY, 1.1)
    body = disc(0, 0, 5.4, 3)
    out.lay(place(body), INK).lay(place(meet(strokes(("M-2.6 -4L-2.6 4", "M.4 -4L.4 4"), 1.3, "even"), body)), OCHRE)
    return out


def way(path: str) -> Shape:
    """A bee's way as dashes."""
    points = resampled(curve(path), 30)
    return join(brush(points[k : k + 4], 1.5, "lens") for k in range(0, 22, 5))


LEAF: Final = shape("M0 0C5 -5 12 -5 17 0C12 5 5 5 0 0Z")
"""A leaf lying to the right of (0, 0)."""
APPLE: Final = shape("M0 -.8C1 -1.4 1.4 .4 .5 1C0 .8 0 .8 -.5 1C-1.4 .4 -1 -1.4 0 -.8Z")
"""An apple of radius 1."""


def apple_bough(out: Print) -> None:
    """The bough across the top with leaves and four apples."""
    wood = join(
        brush(BOUGH, 7.6, "tail"),
        strokes(TWIGS, 3, "tail"),
        [pen([(x + 1, y - r - 6), (x, y - r + 2)], 1.6) for x, y, r in APPLES],
    )
    spots = resampled(curve(BOUGH), 101)
    for number, (share, angle) in enumerate(LEAVES):
        x, y = spots[round(share * 100)]
        place: Place = at(x, y, 1.1 if number % 3 else 0.95, angle)
        blade = place(LEAF)
        out.halo(blade, IVORY, 1.2).lay(blade, GREEN if number % 4 else INK)
        out.lay(place(brush("M2 0L13 0", 1.3, "tail")), IVORY)
    out.halo(wood, IVORY, 1.2).lay(wood, INK).lay(brush("M-4 -2C14 10 40 6.6 66 12.4C80 15 92 15 100 13.6", 1.4), OCHRE)
    for x, y, r in APPLES:
        apple = at(x, y, r)(APPLE)
        out.halo(apple, IVORY, 1.4).keyed(apple, OXBLOOD, 1.5)
        out.lay(at(x, y, r)(brush("M-.5 -.5C-.8 0 -.6 .4 -.3 .6", 0.21)), IVORY)


def upper() -> Scene:
    """Six skeps in two rows on their planks, bees going out and coming home, an apple bough above."""
    scene = Scene(IVORY)
    far = scene.ground
    bank = shape("M-4 94C20 86 50 82 96 84C140 82 176 84 204 92L204 146L-4 146Z")
    far.lay(rough(bank, 0.35, 9, 6), GREEN)
    garden = scene.subject
    shelf = rough(shape("M-4 104L204 104L204 109.6L-4 109.6Z"), 0.3, 9, 1)
    garden.halo(shelf, GREEN, 1.2)
    for x in (57, 119, 181):
        garden.halo(at(x, 104, 0.84)(SKEP), IVORY, 1.4).stamp(skep(INK, OCHRE, IVORY, x), at(x, 104, 0.84))
    garden.lay(shelf, INK)
    for x in (28, 90, 152):
        place = at(x, 127, 0.98)
        garden.halo([place(SKEP), place(disc(0, -57, 4))], IVORY, 2.2).stamp(skep(OCHRE, INK, INK, x), place)
    front = scene.foreground
    plank = rough(shape("M-4 124.6L204 124.6L204 131.6L-4 131.6Z"), 0.3, 9, 2)
    legs = join(
        shape("M14 131L23 131L25 146L11 146Z"),
        shape("M95 131L104 131L106 146L92 146Z"),
        shape("M176 131L185 131L187 146L173 146Z"),
    )
    front.halo([plank, legs], GREEN, 1.3).lay([plank, legs], INK)
    front.lay(strokes(("M4 127.4C40 126.6 70 128.4 92 127.6", "M104 127.4C130 128.4 160 126.8 190 127.8"), 1.4), OCHRE)
    apple_bough(scene.ground)
    meadow = block(-4, 133, 206, 12)
    front.carve(cut(grass(meadow, seed=6), grow(legs, 1.6)), meadow, IVORY)
    for path, angle in FLIGHTS:
        end = curve(path)[-1]
        front.lay(way(path), INK).stamp(flier(angle), at(*end, 1.05))
    return scene


def sunflower(out: Print, x: float, y: float) -> None:
    """Half of a great sunflower, tilted to the left, with its leaf."""
    stalk = brush(f"M{x + 6} {y + 20}C{x + 16} {y + 44} {x + 14} {y + 60} {x + 4} {y + 90}", 11, "even")
    out.keyed(stalk, GREEN, 1.8)
    petal = shape("M0 0C8 -9 22 -9 36 -1C24 7 8 8 0 0Z")
    for k in range(15):
        place = at(x, y, 1.06, 24 * k + 12)
        vein = brush("M40 -1C48 -2.4 54 -2.4 60 -1", 1.5, "tail")
        out.keyed(place(move(petal, 33, 0)), OCHRE, 1.7).lay(place(vein), INK)
    for k in range(15):
        place = at(x, y, 1, 24 * k)
        vein = brush("M38 -.6C46 -2 52 -2 58 -1", 1.6, "tail")
        out.keyed(place(move(petal, 31, 0)), OCHRE, 1.7).lay(place(vein), OXBLOOD)
    heart = disc(x, y, 38)
    out.keyed(rough(heart, 0.4, 5, 3), INK)
    for row, (radius, count) in enumerate(((32, 26), (25.5, 20), (19, 15), (12.5, 10), (6, 5))):
        seeds = [at(x, y, 1, 360 / count * (k + 0.5 * (row % 2)))(lozenge(radius, 0, 2.3, 1.3)) for k in range(count)]
        out.lay(seeds, OCHRE)


def bee(out: Print, place: Place) -> None:
    """A bee looking left, some 100 long, her feet on y 42: drawn about her waist."""
    for joints in FAR_LEGS:
        out.lay(place(jointed(joints, 0.85)), INK)
    belly = shape("M4 -10C12 -25 36 -27 52 -14C64 -4 72 10 76 28C64 32 42 32 26 26C10 20 2 8 4 -10Z")
    out.keyed(place(belly), OCHRE, 2)
    bands = strokes(
        (
            "M18 -26C6 -8 8 14 22 30",
            "M33 -28C21 -8 24 14 37 32",
            "M47 -22C37 -4 40 14 51 32",
            "M61 -11C54 2 57 18 66 34",
        ),
        6.4,
        "even",
    )
    out.lay(place(meet(bands, belly)), INK)
    chest = soft(shape("M-25 -6C-25 -21 -9 -27 4 -21C15 -15 16 4 7 13C-4 19 -20 17 -25 6C-26 2 -26 -2 -25 -6Z"), 1)
    tufts = fringe("M-25 -5C-24 -21 -9 -27 4 -21C10 -18 13 -12 13 -6", 20, 3.4, 2.8, -100, 4)
    out.lay(place(join(grow(chest, 1), tufts)), INK)
    fur = blend("M-22 0C-23 -16 -10 -23 2 -19", "M-16 11C-10 2 2 0 11 0", 6, 3, "tail", start=0.03, ragged=0.12, seed=2)
    out.carve(place(fur), place(chest), OCHRE)
    feelers = ("M-38 -10C-42 -20 -50 -24 -60 -18", "M-34 -11C-35 -22 -43 -30 -55 -29")
    out.lay([place(pen(path, 2.2)) for path in feelers], INK)
    head = soft(shape("M-24 -8C-30 -15 -40 -13 -44 -5C-47 3 -45 13 -39 18C-32 18 -25 11 -23 5Z"), 1)
    out.halo(place(head), IVORY, 1.1).lay(place(head), INK)
    out.lay(place(turn(disc(-36, -1, 4, 7), 12, (-36, -1))), IVORY)
    out.lay(place(brush("M-34 -6C-33 -2 -33 2 -35 5", 2)), INK)
    out.lay(place(brush("M-41 17C-43 23 -45 29 -50 34", 3, "tail")), INK)
    for joints in NEAR_LEGS:
        leg = place(jointed(joints))
        out.halo(leg, IVORY, 1.1).lay(leg, INK)
    out.keyed(place(turn(disc(29, 33, 5.4, 8), -24, (29, 33))), OXBLOOD, 1.6)
    for wing, veins in WINGS:
        blade = soft(shape(wing), 1)
        out.keyed(place(blade), IVORY, 1.9).carve(place(strokes(veins, 2.1, "tail")), place(blade), INK, 0.4)


def jointed(joints: Curve, size: float = 1) -> Shape:
    """An insect's leg through its joints: a stout thigh, a slim shank, and a foot that ends in a hook."""
    shank = brush(joints[1:], 4.6 * size, lambda t: 1 - 0.62 * t)
    return join(pen(joints[:2], 6 * size), disc(*joints[1], 3.1 * size), shank)


FAR_LEGS: Final[tuple[Curve, ...]] = (
    [(-20, 8), (-34, 8), (-41, 24), (-50, 31)],
    [(2, 12), (-12, 26), (-16, 38), (-24, 42)],
)
NEAR_LEGS: Final[tuple[Curve, ...]] = (
    [(-14, 12), (-26, 16), (-29, 33), (-39, 42)],
    [(-3, 14), (4, 27), (-3, 42), (-11, 50)],
    [(7, 12), (24, 18), (31, 40), (24, 53)],
)
WINGS: Final = (
    (
        "M2 -18C14 -38 42 -56 66 -54C75 -51 73 -42 64 -35C48 -23 24 -17 6 -14Z",
        (
            "M5 -17C22 -32 42 -43 62 -47",
            "M10 -17C30 -24 46 -30 62 -40",
            "M34 -37C40 -35 43 -33 46 -28",
            "M50 -45C56 -43 58 -41 61 -36",
        ),
    ),
    (
        "M-4 -20C-8 -40 4 -60 24 -66C34 -68 38 -60 33 -50C26 -36 14 -26 4 -18Z",
        (
            "M0 -22C2 -40 12 -54 28 -63",
            "M2 -21C12 -32 22 -42 32 -57",
            "M5 -43C11 -41 16 -39 19 -36",
            "M13 -54C19 -52 23 -50 27 -46",
        ),
    ),
)


def lower() -> Scene:
    """A bee on a sunflower, wings up, her baskets full."""
    scene = Scene(IVORY)
    far, flower = scene.ground, scene.subject
    hill = rough(shape("M-4 120C40 104 90 112 204 118L204 146L-4 146Z"), 0.35, 9, 3)
    far.lay(hill, GREEN).carve(grass(hill, seed=3), hill, IVORY)
    far.lay(clouds([(6, 22, 60), (20, 31, 34)], 2), INK)
    sunflower(flower, 46, 122)
    bee(scene.foreground, at(112, 63, 1.06, 4))
    return scene
