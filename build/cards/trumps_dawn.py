"""Taroks I to IV under an ochre sky: the early morning."""

from __future__ import annotations

import math
from typing import Final

from . import tarok_02, tarok_03, tarok_04
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Shape, at, disc, grow, join, meet, move, polygon, rough, shape, soft
from .outline import curve
from .scene import Pair, Print, Scene
from .stroke import between, blend, brush, line, pen, resampled, strokes
from .texture import dashes, grass, rays, scales

# --- I: the cockerel on the gate, the hay-rick at sunrise ----------------------------------------------------------

SICKLES: Final = (
    ("M132 71C135 40 148 15 180 11", 9.5),
    ("M134 71C143 42 165 24 194 34", 10),
    ("M136 73C150 50 174 42 195 61", 10),
    ("M138 77C154 61 176 60 192 87", 9.5),
    ("M137 81C151 75 168 82 177 105", 8.5),
)
"""The cock's tail feathers from above: curve and width."""


def rising_sun(out: Print, x: float, y: float, r: float) -> None:
    """A half-disc in oxblood, its lower part crossed by the haze."""
    half = meet(disc(x, y, r), polygon((x - r, y - r), (x + r, y - r), (x + r, y), (x - r, y)))
    haze = []
    for level in (3, 8, 13, 18, 23):
        reach = math.sqrt(max(0, r * r - level * level)) - 1
        haze.append(line((x - reach, y - level), (x + reach, y - level), 1.7 - level * 0.03, "lens"))
    out.lay(half, OXBLOOD).carve(join(haze), half, OCHRE, 0)


def sickle(path: str, width: float) -> Shape:
    """A tail feather: full almost to the end, then cut to a point."""
    return brush(
        path, width, lambda t: (0.5 + 0.6 * math.sin(math.pi * min(1, t * 0.9 + 0.1))) * min(1, (1 - t) / 0.18)
    )


def cockerel() -> Scene:
    """The pagat's bird crows from the ridge of a shingled gate."""
    scene = Scene(OCHRE)
    sky, bird = scene.ground, scene.subject

    sky.lay(rays((50, 110), 36, 190, 34, 7.5, "lens", sector=(-178, -2), every_other=0.62, ragged=0.16, seed=3), IVORY)
    rising_sun(sky, 50, 112, 31)
    hill = shape("M-4 110C20 97 44 103 66 107C92 95 120 99 146 105C166 97 186 99 204 105L204 146L-4 146Z")
    sky.lay(rough(hill, 0.3, 9, 4), GREEN).carve(dashes(hill, 5, 1.5, 16, 9, angle=-4, seed=5), hill, OCHRE)

    # the gate: ridge board, two horse-head finials, rows of shingles
    roof = shape("M-4 127C30 121 60 120 100 120C140 120 170 121 204 127L204 146L-4 146Z")
    sky.halo(roof, OCHRE, 1.5).lay(rough(roof, 0.3, 8, 6), INK)
    sky.carve(scales(roof, 7, 8.6, 1.9, seed=6), roof, IVORY, 2.4)
    ridge = pen("M-4 125.4C30 119.4 60 118.4 100 118.4C140 118.4 170 119.4 204 125.4", 4.6)
    sky.halo(ridge, OCHRE, 1.3).lay(ridge, INK)
    sky.lay(brush("M6 123C40 118.6 70 118 100 118C130 118 160 118.6 192 123", 1.2), OCHRE)

    feathers = [sickle(path, width) for path, width in SICKLES]
    bird.halo(feathers, OCHRE, 1.5)
    for number, feather in enumerate(feathers):
        bird.halo(feather, OCHRE, 0.9).lay(rough(feather, 0.25, 6, number), GREEN if number % 2 else INK)
    bird.lay(strokes([curve(path)[4:-4] for path, _ in SICKLES], 1.9), IVORY)

    shanks = join(pen("M101 98L98 113", 3.8), pen("M116 97L119 113", 3.8))
    toes = strokes(
        ("M98 113L86 117.6", "M98 113L97 119", "M98 113L107 117.4", "M119 113L109 117.6", "M119 113L120 119",
         "M119 113L129 117.4", "M99 107L107 109.6", "M118 107L126 109.4"), 3.2, "tail",
    )  # fmt: skip
    bird.halo([shanks, toes], OCHRE, 1.4).lay([shanks, toes], INK)

    body = shape(
        "M85 25C93 21 100 27 101 37C103 51 110 60 124 61C133 62 139 62 145 57C151 74 143 96 116 102C95 107 78 98 74 82"
        "C72 70 81 60 80 47C79 38 79 29 85 25Z"
    )
    body = rough(soft(body, 1), 0.3, 8, 7)
    beak = join(shape("M82 29L62 20L80 36Z"), shape("M81 36L65 41L83 41.6Z"))
    comb = shape(
        "M83 27C79 21 80 13 84 11C85 15 87 16 88 17C88 11 91 7 95 6C95 11 96 13 97 15C99 11 103 10 106 11"
        "C104 15 104 18 104 21C107 20 110 21 111 23C107 24 104 28 101 33C96 27 90 25 83 27Z"
    )
    wattles = join(
        shape("M80 39C77 44 74 52 78 55C83 56 85 48 84 41Z"), shape("M86 42C85 47 85 53 89 55C93 53 91 46 89 41Z")
    )
    bird.halo([body, comb, wattles, beak], OCHRE, 1.5).lay(body, INK).lay(rough(beak, 0.15, 4, 2), INK)
    bird.lay([soft(comb, 0.4), soft(wattles, 0.4)], OXBLOOD)
    bird.lay(disc(88.5, 33.5, 2.9), IVORY).lay(disc(87.8, 33.5, 1.3), INK)

    hackles = blend("M86 44C85 56 80 64 79 76", "M100 44C103 58 110 65 122 69", 8, 2.4, "tail", ragged=0.12, seed=3)
    bird.lay(hackles, OCHRE)
    rows = [
        (84 + 7 * k + 4 * row + 3 * (row % 2), 80 + 6.5 * row + 0.8 * k) for row in range(3) for k in range(4 - row)
    ]
    breast = strokes([[(x - 3, y - 1), (x, y + 2.2), (x + 3, y - 1)] for x, y in rows], 1.6)
    bird.carve(breast, body, IVORY, 1)
    wing = shape("M108 74C118 67 136 67 145 76C150 82 152 88 153 92C138 97 112 96 106 84C105 80 106 77 108 74Z")
    bird.lay(meet(grow(wing, 1.3), grow(body, 6)), OCHRE).lay(rough(wing, 0.2, 6, 9), INK)
    bird.lay(blend("M112 77C124 72 138 74 148 82", "M110 86C122 92 138 92 150 90", 5, 2.3, "head", start=0.1), IVORY)
    bird.lay(brush("M109 75C106 79 107 84 111 88", 1.6), IVORY)
    return scene


def cow() -> Print:
    """A cow grazing to the left, 70 long and 44 high, her feet on y 0."""
    out = Print()
    far_legs = join(
        shape("M24 -18L32 -18L29.4 -8L30 -.6L24.6 -.6L25 -8Z"), shape("M46 -18L55 -19L52 -9L53 -.6L47.6 -.6L47.6 -9Z")
    )
    near_legs = join(
        shape("M13 -19L23 -18L20.4 -8L21.4 0L15.4 0L15.2 -8Z"),
        shape("M55 -20L66 -25C66.6 -18 62.6 -13 62.6 -8L64 0L58 0L57.4 -9Z"),
    )
    trunk = shape(
        "M9 -36C13 -40.6 19 -41 26 -38.6C36 -36.6 46 -37 54 -39.6C61 -41 66 -38 66.6 -32C67.4 -26 67 -22 64 -18.4"
        "C58 -13 50 -16 44 -13.6C37 -11 28 -12 22 -14.6C14 -15 9 -19 7 -25C6 -29 6.4 -33 9 -36Z"
    )
    head = shape(
        "M12 -37C6 -38 1.6 -34.6 -1 -29.6C-3.4 -24.6 -7.4 -18 -11 -12.6C-13.4 -9.4 -12.6 -5.4 -9.2 -4.4"
        "C-6 -3.6 -3.4 -5 -1 -8C2.6 -12.6 8 -16 16 -18Z"
    )
    ear = shape("M3.4 -32C6 -35.6 10.6 -36.6 15 -35C13.4 -31 8.6 -28.6 4.6 -29Z")
    horn = brush("M1 -33C-5 -34.4 -8.6 -38 -7.6 -43.6", 3.8, "tail")
    tail = join(
        brush("M65 -36C71.6 -33 72.4 -22 70 -13", 2.4, "even"), brush("M70.2 -15C73.4 -9 72 -4 68 0", 5, "tail")
    )
    udder = disc(50, -13.4, 5, 3.8)
    out.halo([far_legs, near_legs, trunk, head, tail, udder, horn], OCHRE, 1.5)
    out.lay([far_legs, tail], INK).lay(udder, OXBLOOD).halo(near_legs, OCHRE, 0.8).lay([near_legs, horn], INK)
    out.lay(rough(trunk, 0.25, 7, 3), INK)
    saddle = shape("M24 -40C34 -37 42 -37.4 48 -39.6C49 -33 46 -30 43 -27C41 -22 36 -20 32.6 -23C31 -27 25 -30 24 -40Z")
    haunch = shape("M57 -41C63 -42 67 -38 67.6 -32C64.6 -27.4 59 -28 56.6 -31.4C55 -34.6 55.4 -38 57 -41Z")
    out.carve(rough(join(saddle, haunch), 0.3, 5, 8), trunk, IVORY, 0)
    out.halo(head, OCHRE, 0.9).lay(head, INK)
    blaze = shape("M-1.4 -31C-3.4 -25 -7 -18 -10.6 -13C-11.6 -11.4 -12.2 -9.6 -12 -8L-7 -9.6C-4.6 -16 -2 -23 1 -28.6Z")
    out.carve(blaze, head, IVORY, 0.7)
    out.lay(disc(2.4, -24.4, 1.3), IVORY).lay(brush("M-10.4 -7.6C-8.6 -8.4 -7.4 -8 -6.4 -7", 1.2), IVORY)
    out.halo(ear, OCHRE, 0.8).lay(ear, INK).lay(brush("M5 -31C8 -33.4 10.6 -34.2 13 -34", 1.3), OCHRE)
    return out


def thatch(out: Print, axis: float, top: float, bottom: float, wide: float, slim: float, seed: int) -> None:
    """One skirt of hay: narrow above, bulging below, with a ragged hem; sunlit on the left."""
    tall, teeth = bottom - top, 13
    high, low = top + tall * 0.3, bottom - tall * 0.5
    left, right = (
        f"M{axis + side * slim} {top}C{axis + side * (slim + 8)} {high} {axis + side * (wide + 2)} {low} "
        f"{axis + side * wide} {bottom}"
        for side in (-1, 1)
    )
    hem = []
    for k in range(2 * teeth + 1):
        share = k / (2 * teeth)
        sag = 6 * (1 - (2 * share - 1) ** 2)
        hem.append((axis - wide + 2 * wide * share, bottom + sag + (3.4 if k % 2 else -1.6)))
    skirt = polygon(*resampled(curve(left), 14), *hem, *resampled(curve(right), 14)[::-1])
    out.halo(skirt, OCHRE, 1.7).lay(rough(skirt, 0.3, 4, seed), INK)
    for start, end, count, ink, width in ((0.03, 0.4, 8, IVORY, 3.0), (0.46, 0.95, 9, OCHRE, 2.2)):
        first, last = between(left, right, start), between(left, right, end)
        wisps = blend(first, last, count, width, "head", start=0.06, ragged=0.3, seed=seed)
        out.carve(move(wisps, 0, 3), skirt, ink, 1.2)


def hay_rick() -> Scene:
    """One rick on its pole, sunrise behind the hills, and one cow out already."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sky.lay(rays((128, 86), 38, 210, 36, 7.4, "lens", sector=(-184, 4), every_other=0.62, ragged=0.16, seed=8), IVORY)
    rising_sun(sky, 128, 90, 32)
    far = shape("M-4 96C12 84 30 80 52 86C84 94 110 92 132 85C156 79 182 82 204 92L204 146L-4 146Z")
    sky.halo(far, OCHRE, 1.4).lay(rough(far, 0.35, 9, 2), GREEN)
    sky.carve(dashes(far, 5.5, 1.6, 18, 10, angle=-3, seed=2), far, OCHRE, 1.6)
    meadow = shape("M-4 116C40 110 90 112 130 110C160 108 184 108 204 106L204 146L-4 146Z")
    sky.halo(meadow, OCHRE, 1.3).lay(rough(meadow, 0.3, 8, 5), GREEN).carve(grass(meadow, seed=4), meadow, IVORY)

    rick = scene.subject
    pole = brush("M54 40L55 3", 4.6, "chisel")
    rick.halo(pole, OCHRE, 1.4).lay(pole, INK)
    thatch(rick, 54, 74, 120, 42, 30, 3)
    thatch(rick, 54, 42, 84, 37, 20, 4)
    thatch(rick, 54, 15, 52, 26, 2.5, 5)
    foot = brush("M12 125C30 130 78 130 98 125", 3.4)
    rick.lay(foot, INK)
    tines = ("M86.6 62C85.6 54 86 50 84.6 44", "M92 60C91 52 90.4 48 89.6 42", "M97.6 60.4C96.6 52 95.8 48 95.4 43")
    fork = join(
        pen("M103 123L92 60", 3.2), [pen(tine, 2.2) for tine in tines], pen("M86.6 62C90 64 95 63 97.6 60.4", 2.4)
    )
    rick.halo(fork, INK, 1.3).lay(fork, IVORY)
    rick.stamp(cow(), at(121, 125, 1.06))

    # a wattle fence in front: two withes woven round stakes
    front = scene.foreground
    stakes = [brush([(x, 150), (x + lean, 126 + lean)], 4.6, "chisel") for x, lean in STAKES]
    withes = [brush(path, 4.4, "even") for path in RAILS]
    front.halo([*stakes, *withes], GREEN, 1.5).lay(stakes, INK)
    for number, (path, withe) in enumerate(zip(RAILS, withes, strict=True)):
        front.halo(withe, INK, 1).lay(withe, OCHRE).lay(brush(path, 1.1), INK)
        over = join(stakes[k] for k in range(number, len(stakes), 2))
        front.lay(meet(over, grow(withe, 2)), INK)
    return scene


STAKES: Final = (
    (6, 1.0),
    (30, -1.0),
    (54, 0.6),
    (78, -0.6),
    (102, 1.2),
    (126, -0.8),
    (150, 0.6),
    (174, -1.2),
    (193, 0.8),
)
RAILS: Final = (
    "M-4 132C14 129 20 135 42 132S66 129 90 132S114 135 138 132S162 129 186 132S198 134 204 132",
    "M-4 139C14 142 20 136 42 139S66 142 90 139S114 136 138 139S162 142 186 139S198 137 204 139",
)

SCENES: Final[dict[int, Pair]] = {
    1: (cockerel, hay_rick),
    2: (tarok_02.upper, tarok_02.lower),
    3: (tarok_03.upper, tarok_03.lower),
    4: (tarok_04.upper, tarok_04.lower),
}
"""Upper and lower scene by number."""
