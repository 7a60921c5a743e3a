"""Tarok XXI, Luna: the moon above the fortress of Suceava; the moon going down, and one who sings to her."""

from __future__ import annotations

import math

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Shape, at, block, cut, disc, grow, join, meet, move, polygon, rough, shape
from .scene import Print, Scene
from .stroke import blend, brush, line, strokes
from .texture import dashes, rings, ruled
from .winter import night_stars, snowfield, snowy_spruce

# --- above: the moon and the fortress ------------------------------------------------------------------------------

RADIUS = 37.0
FACE_EDGE = shape(
    "M31 -31C18 -32 5 -30 0 -22C-.4 -18.6 3.6 -16 3.8 -12C3.8 -9.8 1.4 -8.8 1.8 -6.6C3.4 -2.6 9.4 0 13 3.8"
    "C14.4 5.6 11.6 7.2 8 7C5.6 7 4.4 7.6 4.6 8.8C5 10 8.6 10 8.8 11.6C8.8 12.8 6.2 12.8 5.2 13.4"
    "C6.8 13.8 8.4 14.6 8 16.2C7.6 17.6 4.4 17.6 4.2 19.2C4.2 20.8 9 21.6 8.8 24.8C8.4 28 5 28 5.6 29.4"
    "C9 33 22 35 34 28L50 60L-60 60L-60 -60L50 -60Z"
)
"""Everything to the left of the moon's profile: brow, nose, lips, chin, and the two horns."""


def moon() -> Print:
    """The crescent looks to the right; the rest of her disc glows in the earth's light."""
    out = Print()
    whole = disc(0, 0, RADIUS)
    crescent = meet(whole, move(FACE_EDGE, -5, 0))
    dark = cut(whole, crescent)
    out.lay(disc(0, 0, RADIUS + 3.4), INK).lay(whole, OCHRE)
    dusk = blend("M9 -34C12 -12 14 12 12 34", "M40 -30C40 -10 40 10 40 30", 8, 1.9, "lens", ragged=0.06, seed=2)
    out.carve(dusk, dark, INK, 0.6).lay(meet(grow(crescent, 1.3), whole), INK).lay(crescent, IVORY)
    features = [
        brush("M2.6 -12.6C-2 -17 -10 -17 -16 -11.6", 3, "tail"),
        brush("M.4 -4.6C-3 -9.4 -9.6 -9.4 -13.6 -4.4", 2.5, "belly"),
        brush("M-1.4 -3.4C-4 -1.6 -8.4 -1.8 -11.4 -3.8", 1.2),
        disc(-4.6, -4.9, 2.2),
        brush("M-3.6 .8C-5.6 2 -8.6 2 -10.6 .8", 1.1),
        brush("M9.6 3.4C7.6 1.4 4.6 2.2 4.4 5.2", 1.7, "tail"),
        brush("M6.4 13.2C3 12.6 -.6 13 -3.2 15.4", 1.9, "tail"),
        brush("M5.8 18.4C3.8 18 2.4 18.4 1 19.6", 1.2),
        brush("M7.4 27.4C3 27.4 -1 25.8 -3.6 23", 1.4, "tail"),
    ]
    out.lay(move(join(features), -5, 0), INK)
    cheek = blend(
        "M-2 -33C-22 -28 -34 -14 -34 2C-33 18 -22 31 -4 33",
        "M-10 -25C-21 -18 -25.4 -6 -25 4C-23 16 -16 23 -8 28",
        5,
        1.7,
        "lens",
        start=0.06,
        end=0.96,
        ragged=0.1,
        seed=4,
    )
    return out.carve(cheek, crescent, INK, 1.4)


def battlements(left: float, right: float, top: float, teeth: int) -> Shape:
    """Merlons on top of a wall."""
    wide = (right - left) / (2 * teeth - 1)
    return join(block(left + 2 * k * wide, top - 5, wide, 6) for k in range(teeth))


def tower(
    out: Print, left: float, right: float, top: float, foot: float, teeth: int, shade: float = 0.5, seed: int = 1
) -> None:
    """A tower with a crown of merlons on corbels; its far side stands in the dark."""
    lean, wide = 1.6, right - left
    trunk = polygon((left, top), (right, top), (right + lean, foot), (left - lean, foot))
    crown = join(block(left - 2.4, top - 3.4, wide + 4.8, 7), battlements(left - 2.4, right + 2.4, top - 3, teeth))
    whole = join(trunk, crown)
    out.halo(whole, INK, 2.8).halo(whole, IVORY, 1.1).lay(rough(whole, 0.2, 7, seed), IVORY)
    edge = left + wide * shade
    dark = meet(whole, polygon((edge, top - 20), (right + 9, top - 20), (right + 9, foot), (edge, foot)))
    out.lay(dark, INK)
    courses = [
        line((edge - 1, y), (edge + (right - edge) * (0.62 if k % 2 else 0.38), y), 1.7, "tail")
        for k, y in enumerate(range(round(top) + 9, round(foot) - 2, 5))
    ]
    out.lay(join(courses), IVORY)
    out.carve(
        ruled((left, top + 8), (edge - 1, 0), foot - top - 12, max(2, round((foot - top) / 7)), 1.3, seed), trunk, INK
    )
    out.lay(line((left - 1, top + 4.4), (right + 1, top + 4.4), 1.4), INK)


def window(out: Print, x: float, y: float, width: float, height: float) -> None:
    """A lit, round-headed window."""
    pane = join(block(x - width / 2, y, width, height), disc(x, y, width / 2))
    out.lay(grow(pane, 1.1), INK).lay(pane, OCHRE)


def spire(out: Print, left: float, right: float, top: float, eaves: float) -> None:
    """A shingled roof with flared eaves."""
    middle = (left + right) / 2
    roof = shape(
        f"M{left} {eaves}C{middle - 7} {eaves - 7} {middle - 3} {top + 12} {middle} {top}"
        f"C{middle + 3} {top + 12} {middle + 7} {eaves - 7} {right} {eaves}Z"
    )
    out.halo(roof, INK, 1.8).lay(roof, OXBLOOD)
    snow = blend(
        f"M{middle} {top + 2}C{middle - 3} {top + 12} {middle - 7} {eaves - 7} {left + 2} {eaves - 1}",
        f"M{middle} {top + 3}C{middle - 1} {top + 12} {middle - 2} {eaves - 7} {middle - 1} {eaves - 1}",
        3,
        2.2,
        "head",
        start=0.1,
    )
    out.carve(snow, roof, IVORY, 0.4)


def fortress(out: Print) -> None:
    """The seat of the voivodes on its hill: keep, gate and bastions."""
    curtain = join(polygon((100, 84), (198, 84), (204, 122), (96, 122)), battlements(104, 198, 84, 11))
    out.halo(curtain, INK, 1.8).lay(rough(curtain, 0.2, 7, 5), IVORY).lay(block(100, 87.4, 100, 1.5), INK)
    out.carve(ruled((114, 90), (198, 90), 24, 4, 1.3, 3), curtain, INK)
    spire(out, 129, 163, 24, 58)
    tower(out, 133, 159, 60, 116, 5, 0.52, 6)
    window(out, 141, 72, 4.4, 7)
    spire(out, 177, 205, 46, 74)
    tower(out, 180, 202, 76, 120, 4, 0.4, 7)
    tower(out, 92, 114, 78, 120, 4, 0.54, 8)
    window(out, 98.6, 92, 3.6, 6)
    gate = join(block(118.4, 100, 12, 24), disc(124.4, 100, 6))
    out.lay(grow(gate, 2.2), INK).lay(grow(gate, 1), IVORY).lay(gate, INK)
    out.lay(join(block(120.8 + 3.2 * k, 95.6, 1.1, 26) for k in range(3)), OCHRE)
    out.lay(join(block(118.8, y, 11.2, 1.1) for y in (101, 106)), OCHRE)


def upper() -> Scene:
    """The crescent with her ringed halo looks across the snow at the fortress."""
    scene = Scene(INK)
    sky = scene.ground
    sky.lay(rings((52, 47), RADIUS + 8.5, 132, 7, 2.8, length=24, space=8, seed=7), IVORY)
    night_stars(sky, [(108, 22, 5.6), (182, 24, 4), (104, 56, 3.4), (170, 52, 3), (12, 98, 3.6)])
    sky.stamp(moon(), at(52, 47))

    hill = shape("M-4 112C20 102 46 100 78 104C110 108 160 100 204 104L204 146L-4 146Z")
    sky.halo(hill, INK, 1.6).lay(rough(hill, 0.3, 8, 3), GREEN)
    sky.carve(dashes(hill, 5, 1.5, 18, 10, angle=-3, seed=4), hill, IVORY)
    fortress(scene.subject)

    front = scene.foreground
    snowfield(
        front,
        "M-4 124C26 120 52 122 84 117C120 112 160 114 204 112L204 146L-4 146Z",
        ("M20 126C60 124 120 121 190 117", "M-4 144C60 142 140 144 206 136"),
        5,
        seed=7,
    )
    road = shape(
        "M119 113L130 113C134 120 116 124 108 128C100 132 104 138 112 146L72 146C76 136 86 130 100 126"
        "C112 122 121 119 119 113Z"
    )
    front.lay(grow(road, 1), IVORY)
    ruts = blend(
        "M120 114C120 121 108 124 96 128C82 133 76 140 76 146",
        "M129 114C131 121 118 125 109 129C100 133 102 140 108 146",
        3,
        1.9,
        "head",
        ragged=0.05,
        seed=3,
    )
    front.lay(ruts, INK)
    for x, y, height, width, seed in (
        (17, 139, 62, 27, 5),
        (43, 143, 44, 20, 6),
        (64, 136, 22, 11, 7),
        (188, 147, 40, 19, 8),
    ):
        snowy_spruce(front, x, y, height, width, seed)
    return scene


# --- below: moonset -----------------------------------------------------------------------------------------------


def wolf() -> Print:
    """A wolf sitting on his haunches, howling to the left; 73 high, his feet on y 0."""
    out = Print()
    body = shape(
        "M-18.4 -71.4C-18.6 -75.4 -14.4 -76 -12.2 -73L-4.6 -65C-1.4 -64.6 1.4 -62.6 3 -59.6L18 -63"
        "C15.6 -55.6 12 -52 8.4 -50L15.6 -46.6L12.4 -44.6L20 -37.6L16.6 -36.4C23 -29 27 -20 28.6 -10"
        "C36 -9 44 -12 50 -20C53 -8 44 2.4 30 2.4L6 2.4C3.4 2.4 3.4 -.6 6 -1.6L10.6 -3.4"
        "C6 -6 2.4 -10 .6 -16L-1.6 -3L-2 2.4L-16.4 2.4C-17.4 -.4 -15.4 -2.4 -12.4 -2.8L-12.6 -17L-15.6 -16.4L-15 -23"
        "L-18.6 -23.4L-15.6 -30.4L-19 -32.6L-14 -38.4L-16.4 -41.6L-9.6 -47C-12 -50.6 -16.6 -56 -20.4 -61"
        "C-21.6 -63.4 -19.8 -65.4 -17.6 -64.2L-10 -58.4C-12 -62 -15.4 -66 -18 -68.6Z"
    )
    out.lay(rough(body, 0.3, 5, 3), INK)
    ruff = blend(
        "M-8 -45C-12 -37 -13 -29 -10 -20", "M4 -48C3 -40 3 -30 2 -22", 5, 2.3, "head", start=0.04, ragged=0.16, seed=3
    )
    flank = blend("M10 -37C17 -28 20 -18 20 -8", "M15 -36C22 -26 25 -17 25.4 -7", 2, 2, "head", ragged=0.1, seed=5)
    thigh = brush("M3 -20C12 -22 19 -15 15 -5", 2.1, "tail")
    brush_ = brush("M30 -5C38 -4 45 -8 49 -12", 2, "lens")
    out.carve(join(ruff, flank, thigh, brush_), body, OCHRE, 0.9)
    out.lay(brush("M-7.6 -59.4C-6.4 -61 -4 -60.8 -2.4 -58.8", 1.9, "belly"), OCHRE)
    out.lay(brush("M3.4 -56C7 -58 10 -59.6 13.6 -60.6", 1.6, "head"), OCHRE)
    return out


def cottage(out: Print, x: float, y: float, size: float, lit: bool) -> None:
    """A house asleep under its snow, 40 wide, its foot on *y*."""
    place = at(x, y, size)
    roof = place(shape("M-23 -12C-14 -18 -9 -26 -6 -32L8 -32C11 -26 16 -18 24 -12Z"))
    wall = place(block(-17, -13, 35, 14))
    out.halo([roof, wall], INK, 1.7).lay(wall, OXBLOOD).lay(rough(roof, 0.3, 5, "roof"), IVORY)
    shade = blend("M8 -31C11 -25 16 -18 23 -12.6", "M2 -31C3 -25 6 -18 9 -12.6", 4, 2.2, "head", start=0.1)
    out.carve(place(shade), roof, INK)
    pane = place(block(-11, -9, 7.6, 7))
    out.lay(grow(pane, 1.2), INK).lay(pane, OCHRE if lit else INK)
    if lit:
        out.lay(place(join(block(-7.7, -9, 1, 7), block(-11, -6, 7.6, 1))), INK)
    out.lay(place(block(5, -9.4, 6, 10.4)), INK)


def lower() -> Scene:
    """The full moon goes down behind the ridge; a wolf takes leave of her above the sleeping hamlet."""
    scene = Scene(INK)
    sky = scene.ground
    x, y, r = 128, 62, 50
    sky.lay(rings((x, y), r + 7.5, 150, 7.4, 2.6, length=26, space=9, seed=12), IVORY)
    night_stars(sky, [(20, 20, 5), (54, 42, 3.6), (38, 66, 3), (186, 14, 3.4)])
    sky.lay(disc(x, y, r + 3.2), INK).lay(disc(x, y, r), OCHRE)
    haze = []
    for level, share in ((18, 0.5), (26, 0.9), (33, 0.7), (39, 0.95), (44, 0.9)):
        reach = math.sqrt(r * r - level * level)
        shift = reach * (1 - share)
        haze.append(
            line((x - reach + (0 if share < 0.6 else 2), y + level), (x + reach - 2 * shift, y + level), 2.6, "lens")
        )
    seas = strokes(("M146 20C158 24 166 34 168 46", "M156 30C162 36 164 44 162 54"), 2.4)
    sky.carve(join([*haze, seas]), disc(x, y, r), INK, 0.5)
    far = shape("M-4 92C14 84 30 82 50 88C70 93 92 98 112 112L112 146L-4 146Z")
    sky.halo(far, INK, 1.7).lay(rough(far, 0.3, 8, 2), GREEN).carve(
        dashes(far, 5.4, 1.5, 16, 9, angle=3, seed=6), far, IVORY
    )

    cottage(scene.subject, 34, 117, 1.0, lit=True)
    ridge = "M-4 118C30 112 56 118 80 114C100 110 108 103 128 102C156 101 180 104 204 108L204 146L-4 146Z"
    snowfield(scene.subject, ridge, ("M100 110C124 106 164 112 198 122", "M40 138C90 128 150 132 200 146"), 5, seed=9)
    scene.subject.lay(brush("M-4 128C20 122 44 124 66 130", 1.8), INK)
    scene.subject.stamp(wolf(), at(128, 104.5, 1.06))
    shadow = brush("M112 106C124 109 148 110 170 120", 3, "tail")
    scene.subject.lay(shadow, INK)
    for tree_x, foot, height, width, seed in (
        (186, 140, 66, 28, 3),
        (168, 142, 30, 15, 4),
        (8, 148, 44, 20, 5),
        (78, 146, 24, 12, 6),
    ):
        snowy_spruce(scene.foreground, tree_x, foot, height, width, seed)
    return scene
