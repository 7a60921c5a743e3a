"""Tarok V: five fingers hold the egg that is being painted; a hen and five painted eggs."""

from __future__ import annotations

import math
from typing import Final

from shapely.geometry import Point as Dot

from .eggs import WAX, half_painted, on_egg, small_egg
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, block, cut, disc, grow, join, meet, move, rough, shape, soft
from .outline import Point, curve
from .scene import Print, Scene
from .stroke import blend, brush, pen, resampled, strokes
from .texture import clouds, dashes, grass, large, rays

HAND: Final = at(92, 60, 1.13, -8)
"""The place of the large egg."""


def finger(out: Print, path: str, width: float) -> None:
    """A finger bent over the shell along *path*, from the knuckle to the tip, with its nail and one crease."""
    points = curve(path)
    end, before, root = points[-1], points[-5], points[0]
    flesh = brush(points, width, lambda t: 1.0 - 0.2 * t)
    flesh = soft(join(flesh, disc(*root, width * 0.5), disc(*end, width * 0.4)), 1)
    out.keyed(flesh, IVORY, 1.8)
    angle = math.degrees(math.atan2(end[1] - before[1], end[0] - before[0]))
    nail = shape("M-3.6 -2.9C0 -3.4 4.4 -2.6 4.6 0C4.4 2.6 0 3.4 -3.6 2.9C-4.6 1 -4.6 -1 -3.6 -2.9Z")
    out.lay(at(*end, width / 12.5, angle)(cut(nail, grow(nail, -1.2))), INK)
    middle = points[len(points) // 2]
    out.lay(
        at(*middle, width / 13, angle)(strokes(("M0 -4.6C2 -2.6 2.4 0 1.4 2.6", "M4 -4C5.4 -2.4 5.6 -.6 5 1"), 1.5)),
        INK,
    )


FINGERS: Final = (
    ("M137 116C132 110 124 109 116 112", 11.4),
    ("M146 104C140 97 131 97 121 100", 13.0),
    ("M150 89C143 82 133 82 124 85", 13.6),
    ("M148 73C141 66 133 67 125 70", 12.8),
)
"""The four fingers from the little one up: from the knuckle behind the shell to the tip, and how thick."""


def sleeve(out: Print) -> None:
    """A wide linen sleeve with an embroidered cuff."""
    linen = shape("M52 121C44 128 34 138 28 152L116 152C114 140 108 130 102 122Z")
    cuff = shape("M50 117C66 123 88 124 105 118L108 128C88 135 64 134 46 127Z")
    out.keyed(linen, IVORY, 1.9)
    folds = blend("M98 130C102 136 106 142 107 150", "M66 134C66 140 64 144 62 150", 5, 2, "tail", ragged=0.1, seed=3)
    out.carve(folds, linen, INK)
    out.keyed(cuff, OXBLOOD, 1.7)
    spots = [(54, 122.8), (63, 125.6), (72, 127.2), (81, 127.4), (90, 126.2), (99, 123.6)]
    out.lay([move(shape("M-3.4 0L0 -3.6L3.4 0L0 3.6Z"), x, y) for x, y in spots], IVORY)
    out.lay([move(shape("M-1.3 0L0 -1.4L1.3 0L0 1.4Z"), x, y) for x, y in spots], INK)


def stylus(out: Print, tip: Point, end: Point) -> None:
    """The wax-pen: a stick, a brass funnel bound to it with wire, and the wax at its point."""
    angle = math.degrees(math.atan2(end[1] - tip[1], end[0] - tip[0]))
    place = at(*tip, 1, angle)
    stick = shape("M14 -2.8L120 -4L120 4L14 2.8Z")
    funnel = shape("M0 0L9 -4.4C12 -6 15 -6 17 -4.6L17 4.6C15 6 12 6 9 4.4Z")
    out.halo([place(stick), place(funnel)], IVORY, 2).keyed(place(stick), GREEN, 1.8)
    out.lay(place(brush("M30 -1.4L86 -2", 1.6)), IVORY)
    out.keyed(place(funnel), OCHRE, 1.7)
    out.lay(place(join(block(x, -4.6, 1.6, 9.2) for x in (19, 22.4, 25.8))), INK)


def candle(out: Print, x: float, y: float) -> None:
    """The candle that keeps the wax warm, in a dish; its foot at (x, y)."""
    place = at(x, y)
    out.keyed(place(shape("M-7 0L-6.6 -34C-3 -36 3 -36 6.6 -34L7 0Z")), IVORY, 1.8)
    out.lay(place(shape("M-7 -31C-5 -24 -3.6 -26 -2 -31C0 -22 2 -22 3 -30L6.8 -33L-6.6 -33Z")), OCHRE)
    out.carve(place(blend("M5.4 -20L5.6 -2", "M2 -16L2 -2", 2, 1.6, "tail")), place(block(-7, -34, 14, 34)), INK, 0.5)
    flame = shape("M0 -62C5 -54 8 -50 7 -43C6 -37 -6 -37 -7 -43C-8 -49 -2 -53 0 -62Z")
    out.keyed(place(flame), OCHRE, 1.7).lay(
        place(shape("M0 -52C3 -47 4 -44 3 -41C1.6 -39 -1.6 -39 -3 -41C-4 -44 -2 -47 0 -52Z")), OXBLOOD
    )
    out.lay(place(pen("M0 -34L0 -41", 1.6)), INK)
    dish = shape("M-20 -4L20 -4C17 4 10 7 0 7C-10 7 -17 4 -20 -4Z")
    out.keyed(place(dish), OXBLOOD, 1.8).lay(place(brush("M-15 -.4C-6 1.6 6 1.6 15 -.4", 1.7)), OCHRE)


def upper() -> Scene:
    """One hand, five fingers, a great egg; the wax-pen comes from the right."""
    scene = Scene(IVORY)
    work = scene.subject
    sleeve(work)
    palm = shape(
        "M54 121C48 108 44 98 48 88C70 96 100 96 118 78C134 64 146 62 150 70C155 82 155 94 151 104"
        "C145 117 126 122 106 124C88 127 66 126 54 121Z"
    )
    work.keyed(soft(palm, 1), IVORY, 2)
    half_painted(work, HAND)
    for path, width in FINGERS:
        finger(work, path, width)
    thumb = shape(
        "M52 120C42 108 38 94 43 82C48 72 54 64 61 61C68 58 73 63 71 70C67 77 61 84 61 92"
        "C62 100 70 108 82 113C88 119 78 125 64 124Z"
    )
    work.keyed(soft(thumb, 0.8), IVORY, 1.9)
    ball = shape("M55 121C51 109 58 101 67 103C76 107 90 114 103 119C96 126 66 127 55 121Z")
    work.lay(ball, IVORY)
    work.lay(brush("M61 93C62 101 71 107 82 111.6C90 114 98 116.4 106 117.6", 2, lambda t: min(1, (1 - t) * 5)), INK)
    work.lay(strokes(("M53 96C52 103 55 110 60 116", "M47 90C46 98 49 106 53 112"), 1.7), INK)
    heel = blend("M130 118C122 121 112 122 104 123", "M112 118C108 120 104 120 100 121", 2, 1.7, "lens")
    work.carve(heel, palm, INK, 1.4)
    work.lay(strokes(("M51 79C54 79 56 81 57.4 83.6", "M48 83.6C51 83.6 53 85.4 54 88"), 1.4), INK)
    nail = at(65, 66.4, 1.2, -42)
    whole = shape("M-3.6 -2.9C0 -3.4 4.4 -2.6 4.6 0C4.4 2.6 0 3.4 -3.6 2.9C-4.6 1 -4.6 -1 -3.6 -2.9Z")
    work.lay(nail(cut(whole, grow(whole, -1.1))), INK)
    sleeve(work)
    touch = HAND(Dot(*on_egg(*WAX[-1][-1]))).centroid
    stylus(work, (touch.x, touch.y), (206, -6))

    table = rough(shape("M-4 123C60 121 140 121 204 122L204 146L-4 146Z"), 0.3, 8, "table")
    scene.ground.lay(table, INK)
    scene.ground.carve(dashes(table, 5, 2, 40, 16, angle=-0.5, seed=5), table, OCHRE, 1.6)
    candle(scene.foreground, 172, 128)
    figure = join(work.silhouette(), scene.foreground.silhouette())
    fan = cut(rays((92, 60), 40, 200, 56, 5.4, "head"), grow(figure, 4.4), grow(table, 3))
    scene.ground.lay(large(meet(fan, block(-4, -4, 206, 150)), 9), OCHRE)
    return scene


def basket(out: Print, x: float, y: float) -> None:
    """A wicker basket, its foot's middle at (x, y)."""
    bowl = shape(
        f"M{x - 52} {y - 44}L{x + 52} {y - 44}C{x + 50} {y - 20} {x + 44} {y - 6} {x + 38} {y}L{x - 38} {y}"
        f"C{x - 44} {y - 6} {x - 50} {y - 20} {x - 52} {y - 44}Z"
    )
    out.keyed(rough(bowl, 0.25, 6), INK, 1.8)
    weave = []
    for row in range(4):
        level, reach = y - 33 + 9 * row, 47 - 3 * row
        count = 7
        for k in range(count):
            start = x - reach + 2 * reach * (k + 0.5 * (row % 2)) / count
            weave.append(brush(f"M{start + 1} {level + 2}Q{start + 6.4} {level - 4} {start + 12} {level + 2}", 4.6))
    out.carve(join(weave), bowl, OCHRE, 1.6)
    lip = brush([(x - 56, y - 44.4), (x, y - 42.6), (x + 56, y - 44.4)], 7.4, "even")
    out.keyed(lip, OCHRE, 1.7)
    out.carve(strokes([[(x - 54 + 9 * k, y - 41.4), (x - 48 + 9 * k, y - 47)] for k in range(13)], 1.9), lip, INK, 0.9)


def sprigs(out: Print) -> None:
    """Three twigs in young leaf behind the handle."""
    blade = shape("M0 0C2 -5 7 -7 14 -5C11 1 5 3 0 0Z")
    for path in ("M56 88C52 64 46 50 38 38", "M68 88C70 64 76 48 86 38", "M62 88C60 60 62 40 60 20"):
        out.lay(brush(path, 2.6, "tail"), INK)
        points = resampled(curve(path), 9)
        for k, (x, y) in enumerate(points[3:], 3):
            (ax, ay), (bx, by) = points[k - 1], points[min(8, k + 1)]
            angle = math.degrees(math.atan2(by - ay, bx - ax)) + (0 if k == 8 else 52 if k % 2 else -52)
            leaf = at(x, y, 0.95, angle + 12, tall=1 if k % 2 else -1)(blade)
            out.lay(leaf, GREEN).carve(
                at(x, y, 0.95, angle + 12, tall=1 if k % 2 else -1)(brush("M2 -.6C6 -2 9 -3 12 -4.2", 1.2)),
                leaf,
                IVORY,
                0.4,
            )


def hen(out: Print) -> None:
    """A speckled hen bends her neck to look after her eggs."""
    shanks = join(pen("M156 112L153 128", 3.4), pen("M168 112L170 128", 3.4))
    toes = strokes(
        (
            "M153 128L141 132",
            "M153 128L152 134",
            "M153 128L161 132",
            "M170 128L159 132.4",
            "M170 128L171 134",
            "M170 128L179 132",
        ),
        3,
        "tail",
    )
    out.halo([shanks, toes], GREEN, 1.2).lay([shanks, toes], OCHRE)
    body = shape(
        "M130 55C134 48 144 48 148 56C152 66 156 72 166 70C176 68 180 54 182 40"
        "C188 44 190 48 191 52C195 52 198 56 198 60"
        "C202 68 200 84 194 96C187 110 174 117 160 116C142 115 131 104 130 88"
        "C130 80 134 74 131 67C129 63 128 59 130 55Z"
    )
    body = rough(soft(body, 0.8), 0.25, 8, "hen")
    comb = shape(
        "M131 53C128 48 130 44 133 43C134 45 135 46 136 46C137 42 140 40 143 41"
        "C142 44 143 45 144 46C147 45 150 47 150 50C148 51 148 54 148 57Z"
    )
    beak = shape("M131 55L118 62L131 64Z")
    wattle = shape("M131 63C127 68 127 74 131 75C135 74 135 68 134 64Z")
    out.halo([body, comb, beak, wattle], IVORY, 2).lay(body, INK)
    out.keyed(soft(comb, 0.4), OXBLOOD, 1).keyed(beak, OCHRE, 1.4).keyed(wattle, OXBLOOD, 1)
    out.lay(disc(138, 57, 3), IVORY).lay(disc(137, 57.6, 1.5), INK)
    hackles = blend("M134 66C137 74 134 82 136 92", "M149 62C152 72 158 78 166 80", 6, 2.2, "tail", ragged=0.1, seed=4)
    out.carve(hackles, body, OCHRE, 1)
    wing = shape("M156 84C166 77 180 79 190 89C185 101 174 107 161 104C153 101 151 91 156 84Z")
    out.halo(meet(wing, body), IVORY, 1.2).lay(meet(wing, body), INK)
    out.carve(
        blend("M158 86C168 81 178 83 188 89", "M159 102C168 104 177 101 185 95", 5, 2.2, "head", start=0.1),
        wing,
        IVORY,
        1.2,
    )
    sickles = ("M172 78C182 72 186 58 185 46", "M178 82C189 76 193 64 193 55", "M184 88C193 84 198 74 198 66")
    out.carve(strokes(sickles, 2), body, IVORY, 1.4)
    specks = [(139, 96), (146, 91), (146, 102), (153, 108), (164, 111), (141, 87)]
    out.carve(
        join(brush([(x - 2.6, y - 1), (x, y + 1.6), (x + 2.6, y - 1)], 1.9, "lens", 8) for x, y in specks),
        body,
        IVORY,
        1,
    )


def lower() -> Scene:
    """A hen considers five painted eggs in an Easter basket under twigs in leaf."""
    scene = Scene(IVORY)
    sky = scene.ground
    sky.lay(clouds([(100, 14, 70), (122, 22, 80), (-10, 12, 40), (150, 31, 60)], 2.2), OCHRE)
    hill = rough(shape("M-4 96C30 84 60 90 100 92C140 92 170 80 204 86L204 146L-4 146Z"), 0.3, 9, "hill")
    sky.lay(hill, GREEN).carve(grass(hill, seed=7), hill, IVORY)

    nest = scene.subject
    sprigs(nest)
    handle = brush("M14 90C10 30 36 6 63 6C90 6 116 30 112 90", 6.4, "even")
    nest.halo(handle, IVORY, 1.6).keyed(handle, OCHRE, 1.7)
    nest.carve(strokes([[(x, y), (x + 3, y + 4)] for x, y in HANDLE], 1.8), handle, INK, 0.8)
    for x, y, angle, ground, light, motif in (
        (34, 78, -24, GREEN, IVORY, "bands"), (92, 78, 26, INK, OCHRE, "sun"), (63, 68, 4, OXBLOOD, IVORY, "star"),
        (46, 88, -12, OCHRE, INK, "net"), (80, 88, 14, OXBLOOD, OCHRE, "bands"),
    ):  # fmt: skip
        small_egg(nest, at(x, y, 1.02, angle), ground, light, motif)
    basket(nest, 63, 134)
    bird = Print()
    hen(bird)
    scene.foreground.stamp(bird, at(14, 13.4, 0.9))
    return scene


HANDLE: Final = (
    (12, 74),
    (13, 58),
    (17, 42),
    (25, 26),
    (37, 13),
    (53, 5),
    (70, 4),
    (86, 11),
    (98, 24),
    (106, 40),
    (110, 56),
    (111, 72),
)
"""The places where a withe crosses the handle."""
