"""Tarok III: the well-sweep with three geese; three poppies behind the paling."""

from __future__ import annotations

from typing import Final

from .dawn import sunrise
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, disc, join, lozenge, rough, shape, soft, turn
from .outline import Curve
from .peasants import PAIL, carried, goose, woman
from .scene import Print, Scene
from .stroke import blend, brush, pen, strokes
from .texture import dashes, grass


def well(out: Print) -> None:
    """The forked post, the sweep with its stone, the rod, and the curb of hewn logs."""
    post = join(
        brush("M70 140L68 58", 11, "even"), brush("M68 78L52 34", 7.6, "even"), brush("M68 78L82 37", 7.6, "even")
    )
    sweep = brush("M0 84L148 8", 9.4, lambda t: 1.25 - 0.75 * t)
    rod = pen("M144 10L139 108", 3.2)
    stone = soft(shape("M2 76L14 70L22 80L18 94L6 98L-2 90Z"), 2)
    out.halo([post, sweep, rod, stone], OCHRE, 1.7).lay(rod, INK)
    out.lay(rough(post, 0.25, 7), INK)
    grain = strokes(("M69 132L67 84", "M72 124L71 92", "M65 68L54 38", "M71 68L79 42"), 1.5)
    out.lay(grain, OCHRE)
    out.halo(sweep, OCHRE, 1).lay(sweep, INK).lay(brush("M24 70.6L138 12", 2.2, "lens"), IVORY)
    out.lay(disc(68.6, 49, 2), OCHRE)
    out.keyed(rough(stone, 0.3, 5), IVORY, 1.8)
    out.lay(blend("M18 76C20 82 18 88 14 94", "M11 74C14 82 12 88 8 94", 3, 1.7, "head"), INK)
    rope = strokes(("M3 78L17 89", "M7 75L19 84"), 2.2, "even")
    out.lay(rope, OXBLOOD)
    curb = shape("M116 108L160 106L162 134L118 138Z")
    out.halo(curb, GREEN, 1.5).keyed(rough(curb, 0.3, 7), IVORY, 1.8)
    inside = shape("M118 108L126 102L154 101L159 106Z")
    out.keyed(inside, INK, 1.4)
    out.lay(strokes(("M118 115C132 114.4 146 114.6 160 113", "M118 122.4C132 122 146 121.6 161 120.4",
                     "M119 130C132 129.6 146 129 161 127.6"), 2.2, "even"), INK)  # fmt: skip
    ends: list[Curve] = [[(160, y), (143 + 3 * (k % 2), y + 0.5)] for k, y in enumerate((109.8, 117, 124.4, 131.6))]
    out.lay(strokes(ends, 2.4, "tail"), INK)
    for y in (111, 118.6, 126, 133.6):
        out.keyed(disc(121, y, 3.4, 3), OCHRE, 1.4).lay(disc(121, y, 1), INK)
    out.lay(pen("M140.4 84L139.4 104", 3.2), INK)


def upper() -> Scene:
    """The sweep cuts the sky; a woman draws the first water and three geese wait for it."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sunrise(sky, 98, 98, 24, 4)
    hill = rough(shape("M-4 98C24 90 50 94 84 97C120 100 160 90 204 95L204 146L-4 146Z"), 0.3, 9, "hill")
    sky.halo(hill, OCHRE, 1.3).lay(hill, GREEN).carve(grass(hill, seed=6), hill, OCHRE, 1.5)

    yard = scene.subject
    well(yard)
    woman(yard, at(177, 138, 1.1), OCHRE, ("M0 -61C-8 -60 -18 -61 -33 -66", "M5 -61C2 -54 -6 -50 -12 -42"))
    carried(yard, (163, 92), PAIL, 1.0)
    for x, y, size, pose in ((101, 119, 0.8, "tall"), (43, 128, 0.9, "hissing"), (78, 138, 0.94, "grazing")):
        scene.foreground.stamp(goose(pose), at(x, y, size))
    return scene


def poppy(out: Print, x: float, y: float, r: float, tilt: float, seed: int) -> None:
    """A wide open poppy of that radius, turned by *tilt*: four petals, each black at its foot, about the green pod."""
    place = at(x, y, r / 30, tilt)
    petal = shape("M0 4C-16 -2 -27 -14 -23 -25C-16 -35 -5 -30 1 -31C10 -34 20 -33 23.6 -25C26 -13 15 -2 0 4Z")
    spot = shape("M0 -4C-8 -8 -10 -15 -4 -19C-1 -15 1 -15 4 -19C10 -15 8 -8 0 -4Z")
    gouges = blend(
        "M-5 -14C-11 -17 -16 -21 -18 -26", "M5 -14C11 -17 16 -21 18 -26", 6, 2, "head", ragged=0.25, seed=seed
    )
    whole = [turn(petal, angle) for angle in (0, 180, 92, -88)]
    out.halo([place(each) for each in whole], OCHRE, 3)
    for number, angle in enumerate((4, 184, 94, -86)):
        blade = place(turn(rough(petal, 0.6, 5, seed * 7 + number), angle))
        out.keyed(blade, OXBLOOD, 2)
        out.carve(place(turn(gouges, angle)), blade, IVORY, 1.6).carve(place(turn(spot, angle)), blade, INK, 0.4)
    out.lay(place(disc(0, 0, 10.6)), INK)
    out.lay(place(join(turn(lozenge(0, -9.6, 1.2, 2.6), 24 * k) for k in range(15))), OCHRE)
    out.lay(place(disc(0, 0, 6.2)), IVORY).lay(place(disc(0, 0, 5.2)), GREEN)
    out.lay(place(join(turn(brush([(0, 0), (0, -4.8)], 1.3, "tail"), 60 * k) for k in range(6))), IVORY)


def leaf(out: Print, x: float, y: float, size: float, angle: float, flip: bool = False) -> None:
    """A broad leaf whose stalk is at (x, y)."""
    place = at(x, y, size, angle, flip)
    blade = shape("M0 0C4 -9 14 -14 24 -11C30 -9 36 -4 42 -2C36 6 26 12 16 11C8 10 2 6 0 0Z")
    veins = strokes(("M3 0C14 -1 26 -3 38 -2", "M10 -1C14 -5 18 -8 23 -9", "M19 -2C23 -5 27 -6 31 -6.4",
                     "M12 0C15 4 18 7 22 8.6", "M21 -1C24 2 27 4 31 4.4"), 1.7)  # fmt: skip
    out.halo(place(blade), OCHRE, 1.5).keyed(place(blade), GREEN, 1.4).carve(place(veins), place(blade), IVORY, 1)


def jug(out: Print, x: float, y: float) -> None:
    """A milk jug put upside down on a pale to dry."""
    place = at(x, y)
    body = soft(shape("M-8 24L-7 16C-15 12 -17 -2 -8 -9L8 -9C17 -2 15 12 7 16L8 24Z"), 0.8)
    handle = pen("M8 20C17 20 19 10 13 5", 2.6)
    out.halo([place(body), place(handle)], OCHRE, 1.6).lay(place(handle), INK).keyed(place(body), IVORY, 1.8)
    bands = strokes(("M-13.6 3C-5 5.4 5 5.4 13.6 3", "M-12 9C-5 11.6 5 11.6 12 9"), 2)
    out.lay(place(bands), OXBLOOD)
    out.lay(place(join(lozenge(6 * k, -2.4, 2.1, 3) for k in (-1, 0, 1))), OXBLOOD)
    shade = blend("M12.6 -4C14.4 2 13 9 7.6 13.6", "M9 -6C10 2 9 8 4 13.6", 3, 1.5, "lens")
    out.carve(place(shade), place(body), INK, 1)


PALES: Final = (5, 22, 39, 56, 73, 90, 107, 124, 141, 158, 175, 192)


def lower() -> Scene:
    """Three poppies look over the paling towards the sun; a jug dries on a pale."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sunrise(sky, 182, 106, 30, 7)
    hill = rough(shape("M-4 108C40 98 80 100 120 105C150 108 180 104 204 106L204 146L-4 146Z"), 0.3, 9, "hill")
    sky.halo(hill, OCHRE, 1.4).lay(hill, GREEN).carve(dashes(hill, 5.5, 1.6, 18, 10, angle=2, seed=3), hill, OCHRE, 1.5)

    bed = scene.subject
    stems = [
        pen(path, 3.6)
        for path in (
            "M44 150C38 112 32 92 38 58",
            "M88 150C86 110 82 80 92 42",
            "M130 150C130 120 128 104 136 82",
        )
    ]
    bed.halo(stems, OCHRE, 1.5).keyed(stems, GREEN, 1.3)
    for x, y, size, angle, flip in (
        (38, 100, 0.8, 16, True), (86, 92, 0.86, -26, False), (85, 106, 0.8, 20, True), (131, 116, 0.78, -24, False),
        (130, 120, 0.6, 20, True),
    ):  # fmt: skip
        leaf(bed, x, y, size, angle, flip)
    poppy(bed, 35, 58, 31, -10, 1)
    poppy(bed, 97, 43, 36, 8, 2)
    poppy(bed, 142, 84, 26, 18, 3)

    fence = scene.foreground
    rails = [brush(f"M-4 {y}C60 {y - 2} 140 {y + 2} 204 {y - 1}", 4.6, "even") for y in (126, 139)]
    fence.halo(rails, GREEN, 1.3).lay(rails, INK)
    for number, x in enumerate(PALES):
        top = 111 + 2 * ((number * 5) % 3)
        pale = rough(
            shape(f"M{x - 4.6} 150L{x - 4.6} {top + 5}L{x} {top - 3}L{x + 4.6} {top + 5}L{x + 4.6} 150Z"),
            0.25,
            6,
            number,
        )
        fence.halo(pale, OCHRE, 1.3).lay(pale, INK)
        fence.lay(brush([(x - 1.8, top + 6), (x - 2, 141)], 1.8, "lens"), IVORY)
    jug(fence, 175, 95)
    return scene
