"""IX: the sheepfold, a shepherd playing to nine sheep while the dog keeps watch; and the ram with the bell."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, at, block, cut, disc, grow, join, lozenge, meet, move, rough, shape, shrink, soft
from .outline import Point, curve
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, resampled, strokes
from .texture import clouds, fringe, grass, scales
from .townsfolk import limb, small_head

# --- sheep, dog, shepherd -----------------------------------------------------------------------------------------

FLOCK: Final = ((103, 90), (130, 88), (156, 91), (89, 106), (114, 105), (142, 106), (100, 122), (128, 123), (155, 122))
"""The places of the nine sheep. All listen but one."""
DEAF: Final = 2


def fleece(outline: str, count: int, r: float) -> Shape:
    """A woolly outline: the shape with a scallop of radius *r* at each of *count* points of its edge."""
    return join(shape(outline), [disc(x, y, r) for x, y in resampled(curve(outline), count)])


def curls(spots: Sequence[Point], r: float, width: float) -> Shape:
    """Small hooks of wool."""
    hook = brush("M-1 .3C-1 -1 1 -1 .8 .5", width / r, "tail", 10)
    return join(at(x, y, r)(hook) for x, y in spots)


def sheep(wool: Ink, mark: Ink) -> Print:
    """A sheep looking left, 40 long and 28 high, her feet on y 0."""
    out = Print()
    legs = strokes(("M-8 -8L-8 0", "M-3 -8L-3.6 0", "M9 -8L9 0", "M13 -8L13.6 0"), 3.4, "even")
    body = fleece("M-12 -18C-8 -26 10 -26 15 -18C18 -12 14 -6 8 -6C0 -4 -8 -5 -12 -8C-15 -11 -14 -15 -12 -18Z", 13, 3.8)
    head = soft(shape("M-11 -25C-16 -26 -19 -22 -21 -17C-22.6 -13.6 -22 -11 -19 -10.6C-15 -10.6 -12 -14 -9 -17Z"), 0.6)
    ear = shape("M-12 -23C-8 -25 -4.6 -23.6 -3 -20.6C-6 -18.6 -9.6 -18.6 -12 -20Z")
    out.halo([legs, body, head], IVORY, 1.4)
    out.lay(legs, INK).keyed(body, wool, 1.6)
    out.carve(curls(((-5, -17), (4, -19), (11, -15), (-2, -10.6), (7, -10)), 3, 1.7), body, mark, 0.6)
    out.halo([head, ear], IVORY, 1).lay([head, ear], INK)
    out.lay(disc(-14.6, -19.6, 1.1), IVORY).lay(brush("M-20 -13C-18.6 -13.4 -17.6 -13 -16.8 -12", 1.1), IVORY)
    out.lay(brush("M-10 -21.6C-8 -22.6 -6 -22 -5 -21", 1.1), IVORY)
    return out


def dog(out: Print, place: Place) -> None:
    """A shaggy black sheepdog sitting, looking left, 50 high."""
    body = shape(
        "M-8 -34C-12 -24 -12 -12 -11 -2L-15 0L-4 0L-3 -10C-1 -6 1 -3 1 0L18 0C24 -6 22 -20 14 -30C10 -35 4 -40 -2 -42Z"
    )
    tail = brush("M14 -3C24 0 30 -6 28 -14", 6.4, "tail")
    head = soft(
        shape(
            "M3 -52C-2 -55 -8 -54 -11 -50L-13.6 -46C-18 -46 -23 -45.4 -24 -42.6"
            "C-23.6 -39.4 -19 -38 -14 -38C-11 -34 -7 -32 -2 -32C6 -34 8 -46 3 -52Z"
        ),
        0.5,
    )
    ear = brush("M-1.6 -50C-1.6 -45 0 -41 4.6 -38C8 -42 7.6 -48 4 -52", 1.7, "lens")
    ruff = fringe("M-9 -35C-12 -28 -12 -20 -11 -12", 7, 6, 3.4, 120, 2)
    back = fringe("M8 -36C16 -30 22 -20 20 -6", 8, 5, 3.2, 50, 3)
    whole = place(join(body, tail, head, ruff, back))
    out.halo(whole, IVORY, 1.8).lay(rough(whole, 0.25, 5, 3), INK)
    breast = blend("M-7 -32C-9 -24 -9 -16 -8 -10", "M-2 -33C-2 -26 -3 -20 -4 -14", 3, 2.2, "lens", ragged=0.15, seed=2)
    flank = strokes(("M4 -14C8 -18 14 -14 15 -5", "M5 -24C10 -26 15 -22 17 -15"), 1.8)
    out.lay(place(join(breast, flank)), IVORY)
    out.lay(place(join(ear, disc(-9, -47, 1.5), brush("M-22 -41.6C-19 -40.4 -16 -40.4 -13 -42", 1.2))), IVORY)
    out.lay(place(brush("M-9 -34.6C-4 -32.6 2 -33.6 6 -37", 2.8, "even")), OXBLOOD)


SHAG: Final = (
    "M2 -71C14 -70 17 -64 20 -57",
    "M4 -60C10 -57 17 -54 23 -47",
    "M5 -52C12 -49 19 -46 25 -38",
    "M6 -42C13 -38 20 -36 26 -28",
    "M7 -32C14 -28 21 -27 28 -20",
    "M8 -23C14 -20 20 -19 27 -16",
)
"""The rows of locks on the cloak."""


def shepherd(out: Print, place: Place) -> None:
    """A shepherd looking left, 108 high in his lambskin cap: black shaggy cloak, flute at his lips, crook behind."""
    crook = join(pen("M33 2L19 -86C18 -92 23 -96 28 -92", 3.6), disc(28, -92, 2.6))
    out.halo(place(crook), IVORY, 1.5).keyed(place(crook), OCHRE, 1.3)
    far_leg = limb(((8, -30), (11, -16), (11.6, -4)), (11, 9, 6))
    near_leg = limb(((-6, -30), (-8, -16), (-8, -4)), (12, 10, 6.6))
    shoes = soft(
        join(shape("M-12 -6L-4 -6L-4 0L-21 0C-21 -4 -14 -3 -12 -6Z"), shape("M8 -6L15 -6L15 0L-1 0C-1 -4 6 -3 8 -6Z")),
        0.6,
    )
    shirt = shape("M-13 -70L2 -72L6 -40L6 -24C-2 -21 -12 -21 -18 -25C-16 -34 -15 -44 -15 -52C-16 -60 -15 -66 -13 -70Z")
    cloak = shape(
        "M-8 -75C2 -79 14 -75 19 -66C26 -52 29 -32 31 -13C24 -9 14 -8 5 -10C2 -24 2 -40 -2 -54C-5 -61 -10 -66 -15 -68Z"
    )
    lapel = shape("M-9 -74C-15 -70 -18 -62 -19 -52C-20 -40 -21 -28 -22 -17L-14 -15C-12 -30 -12 -48 -7 -62Z")
    out.halo([place(part) for part in (far_leg, near_leg, shoes, shirt, cloak, lapel)], IVORY, 2)
    out.keyed(place(far_leg), IVORY, 1.5).keyed(place(near_leg), IVORY, 1.5).lay(place(shoes), INK)
    straps = strokes(
        ("M-13 -8L-3.6 -11", "M-13 -12.6L-3.4 -15.6", "M6.6 -8L16 -11", "M6.6 -12.6L16 -15.6"), 1.7, "even"
    )
    out.carve(place(straps), place(join(far_leg, near_leg)), INK, 0.3)
    out.keyed(place(soft(shirt, 0.6)), IVORY, 1.6)
    hem = strokes([[(x, -23.4), (x + 0.6, -29)] for x in range(-15, 5, 4)], 1.7, "tail")
    out.carve(place(hem), place(shirt), OXBLOOD, 0.6)
    belt = shape("M-16.6 -46L6.6 -46L7 -36.6L-17.4 -36.6Z")
    out.keyed(place(belt), OXBLOOD, 1.4)
    out.lay([place(lozenge(x, -41.4, 2.2, 3)) for x in (-10, -3.6)], OCHRE)
    shag = fringe("M4 -11C14 -8 24 -9 31 -14", 9, 5, 3.6, 95, 3)
    edge = fringe("M19 -66C26 -52 29 -32 31 -14", 9, 4.4, 3.4, 70, 5)
    fur = join(cloak, shag, edge, lapel, fringe("M-22 -18L-14 -16", 4, 4.4, 3, 95, 2))
    out.lay(place(fur), INK)
    for k, row in enumerate(SHAG):
        points = resampled(curve(row), 5 - k // 2 % 2)
        locks = [brush([(x, y), (x + 1.4, y + 6.6)], 2.4, "tail") for x, y in points]
        out.carve(place(join(locks)), place(cloak), IVORY, 1.2)
    far_arm = limb(((-10, -65), (-20, -51), (-27, -58)), (8.6, 8, 5))
    out.keyed(place(far_arm), IVORY, 1.5)
    head = at(-4, -73, 0.98)
    small_head(out, lambda part: place(head(part)))
    cap = shape(
        "M-10.6 -87C-13 -94 -9 -101 -2 -102C3 -108 13 -108 17 -101"
        "C19 -96 14 -93 10.6 -92L8.6 -86.4C2 -84.4 -5 -84.6 -10.6 -87Z"
    )
    cap = soft(cap, 0.8)
    out.halo(place(cap), IVORY, 1).lay(place(rough(cap, 0.4, 3, 4)), INK)
    out.carve(place(curls(((-6, -92), (1, -91), (-3, -98), (5, -98), (11, -100)), 2.2, 1.5)), place(cap), IVORY, 0.8)
    flute = pen([(-12.4, -78.6), (-34, -50)], 3)
    out.halo(place(flute), IVORY, 1.2).keyed(place(flute), OCHRE, 1.5)
    out.keyed(place(disc(-27.4, -60, 3.4)), IVORY, 1.4)
    near_arm = limb(((-1, -64), (-7, -48), (-19.6, -65)), (10, 10, 5.6))
    out.halo(place(near_arm), IVORY, 0.8).keyed(place(disc(-20.6, -68, 3.6)), IVORY, 1.4).keyed(
        place(near_arm), IVORY, 1.5
    )
    out.lay(place(line((-19.6, -60.6), (-14, -63.6), 2.2)), OXBLOOD)
    out.carve(place(brush("M0 -60C-1 -54 -4 -50 -8 -49", 1.5, "tail")), place(near_arm), INK, 0.6)


def upper() -> Scene:
    """The shepherd plays, nine sheep stand close as one cloud, the dog watches."""
    scene = Scene(IVORY)
    far = scene.ground
    far.lay(clouds([(78, 12, 60), (96, 21, 40), (150, 15, 46)], 2), OCHRE)
    ridge = shape("M-4 88C10 78 30 74 52 80C80 74 100 44 128 36C150 32 172 52 204 60L204 146L-4 146Z")
    far.lay(rough(ridge, 0.4, 9, 4), GREEN)
    gullies = blend(
        "M126 39C112 52 98 64 80 80", "M146 38C158 54 168 66 184 86", 9, 2.4, "tail", start=0.05, ragged=0.3, seed=3
    )
    far.carve(gullies, ridge, IVORY, 1.4)
    meadow = shape("M-4 118C50 113 140 112 204 116L204 146L-4 146Z")
    far.halo(meadow, IVORY, 1.5).lay(rough(meadow, 0.3, 8, 3), GREEN).carve(grass(meadow, seed=4), meadow, IVORY)
    flock = scene.subject
    for number, (x, y) in enumerate(FLOCK):
        flock.stamp(sheep(OCHRE if number == DEAF else IVORY, INK), at(x, y, 1.02, flip=number == DEAF))
    dog(flock, at(184, 131, 0.86))
    shepherd(flock, at(46, 132, 1.16, flip=True))
    return scene


# --- the ram ------------------------------------------------------------------------------------------------------

CURL: Final = (131.0, 63.0)
"""The middle of the horn's spiral."""
HORN: Final[list[Point]] = [
    (
        CURL[0] + (37 - 28 * k / 70) * math.cos(math.radians(196 + 600 * k / 70)),
        CURL[1] + (37 - 28 * k / 70) * 1.04 * math.sin(math.radians(196 + 600 * k / 70)),
    )
    for k in range(71)
]
"""The middle of the horn from the brow on: once round and a little more."""
FACE: Final = shape(
    "M98 34C88 36 82 44 77 54C69 66 58 78 50 88C45 94 42 99 43 105C45 111 51 113 58 112C62 116 69 115 73 112"
    "C86 108 100 104 112 94L124 60L112 36Z"
)


def horn(out: Print) -> None:
    """The great horn, once round the ear, ribbed across."""
    whole = brush(HORN, 26, _tapering, 60)
    points = resampled(HORN, 72)
    out.halo(whole, IVORY, 1.4).keyed(whole, OCHRE, 2)
    ribs = []
    for k in range(3, 66, 3):
        (ax, ay), (x, y), (bx, by) = points[k - 1], points[k], points[k + 1]
        norm = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / norm, (bx - ax) / norm
        half = 12.4 * _tapering(k / 71)
        dx, dy = (bx - ax) * 1.1, (by - ay) * 1.1
        low, high = (x - nx * half, y - ny * half), (x + nx * half * 0.7, y + ny * half * 0.7)
        bow = f"C{low[0] + dx} {low[1] + dy} {high[0] + dx} {high[1] + dy} {high[0]} {high[1]}"
        ribs.append(brush(f"M{low[0]} {low[1]}{bow}", 3 - k * 0.02, "tail"))
    out.carve(join(ribs), whole, INK, 0.8)


def _tapering(t: float) -> float:
    return float(1 - 0.88 * t**1.1)


def ram(out: Print) -> None:
    """The head of the bell-wether in profile, fleece behind it, a bell on a woven collar."""
    wool = fleece(
        "M104 60C126 40 160 60 184 82C200 96 206 120 206 150L72 150C74 134 84 120 96 108C104 96 100 76 104 60Z", 26, 8
    )
    out.halo(wool, IVORY, 2).keyed(wool, IVORY, 2)
    rows = tuple((x + 7 * (row % 2), 92 + 13 * row) for row in range(4) for x in range(112 - 9 * row, 200, 15))
    out.carve(curls(rows, 5, 2.4), cut(wool, disc(134, 62, 44)), INK, 3)
    collar = "M82 112C100 125 150 126 208 92"
    band = brush(collar, 10, "even")
    out.halo(band, IVORY, 1.4).keyed(band, OXBLOOD, 1.8)
    out.lay([lozenge(x, y, 3, 2.7) for x, y in resampled(curve(collar), 13)[1:-1]], IVORY)
    bell = move(soft(shape("M-8 0C-4 -3 4 -3 8 0C9 8 11 13 15 19L-15 19C-11 13 -9 8 -8 0Z"), 0.8), 104, 117)
    out.lay(disc(104, 137, 3.6), INK).halo(bell, IVORY, 1.6).keyed(bell, OCHRE, 2)
    out.lay(brush("M100 121C99 126 97 130 95 133", 2.2, "tail"), IVORY).lay(
        brush("M90 133.4C98 131.6 110 131.6 118 133.4", 1.5), INK
    )

    out.halo(FACE, IVORY, 1.8).lay(rough(soft(FACE, 0.8), 0.25, 6, 2), INK)
    bridge = blend("M84 54C78 64 68 76 55 90", "M78 70C74 78 70 84 62 94", 3, 2.2, "lens", ragged=0.12, seed=3)
    cheek = blend("M108 74C104 88 92 98 76 104", "M112 84C108 94 100 100 88 105", 3, 2, "head", ragged=0.1)
    mouth = join(brush("M45 106C52 104 58 104 66 101", 2), brush("M47 97C49 93 53 93 54 96", 2.4))
    out.carve(join(bridge, cheek, mouth), FACE, IVORY, 1)
    eye = soft(shape("M80 63C84 57 93 57 97 62C93 68 85 69 80 63Z"), 0.4)
    out.lay(grow(eye, 1.4), INK).lay(eye, OCHRE).lay(block(84.4, 61.2, 8.4, 3, 1), INK)
    out.lay(brush("M78 61C83 54 93 53 99 59", 2, "belly"), IVORY)
    out.lay(join(disc(*CURL, 34), shape("M98 34L140 50L118 92L100 80Z")), INK)
    ear = soft(shape("M112 88C122 90 132 97 136 110C126 114 114 108 108 98Z"), 0.8)
    out.halo(ear, IVORY, 1.6).lay(ear, INK).lay(brush("M115 94C122 97 127 101 131 107", 3.4), OXBLOOD)
    tuft = fleece("M88 40C92 30 104 26 114 32C116 40 110 46 104 46C98 48 90 48 88 40Z", 9, 4.4)
    out.halo(tuft, IVORY, 1.2).keyed(tuft, IVORY, 1.8)
    out.carve(curls(((96, 38), (105, 36)), 3.4, 2), tuft, INK, 0.8)
    horn(out)


def lower() -> Scene:
    """The ram before the mountain, the smoking hut of the shepherds below."""
    scene = Scene(IVORY)
    far = scene.ground
    far.lay(clouds([(4, 16, 50), (18, 26, 36), (60, 10, 40)], 2), OCHRE)
    ridge = shape("M-4 70C8 58 20 48 32 50C44 54 54 70 72 76C110 70 160 60 204 50L204 146L-4 146Z")
    far.lay(rough(ridge, 0.4, 9, 4), GREEN)
    far.carve(
        blend("M30 53C20 66 10 78 2 92", "M36 54C44 66 48 76 56 86", 5, 2.2, "tail", ragged=0.3, seed=6),
        ridge,
        IVORY,
        1.4,
    )
    hut = shape("M6 117L34 117L34 130L6 130Z")
    roof = shape("M0 119L12 101L30 101L41 119Z")
    far.halo([hut, roof], IVORY, 1.5).keyed(hut, OCHRE, 1.5).lay(block(16, 120, 7, 10), INK).lay(roof, INK)
    far.lay(brush("M26 101C20 95 31 91 27 85C24 81 27 77 26 73", 4, "tail"), IVORY)
    far.lay(meet(scales(roof, 6, 7, 1.7, seed=2), shrink(roof, 1.2)), IVORY)
    meadow = shape("M-4 130C30 126 60 130 90 134L90 146L-4 146Z")
    far.halo(meadow, IVORY, 1.3).lay(meadow, INK)
    ram(scene.subject)
    return scene
