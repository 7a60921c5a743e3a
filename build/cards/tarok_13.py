"""Taroace XIII: the evening train on the viaduct, and the keeper of the level crossing."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Shape, at, block, cut, disc, join, meet, move, polygon, rough, shape, soft
from .railway import carriage, engine
from .scene import Print, Scene
from .stroke import blend, brush, line, strokes
from .texture import clouds, dashes, grass, rays, spruce, spruce_light
from .townsfolk import limb, small_head

# --- the train ----------------------------------------------------------------------------------------------------


PUFFS: Final = (
    (37, 31, 5),
    (44, 25, 7.5),
    (55, 22, 9),
    (53, 13, 7),
    (68, 26, 9),
    (69, 13, 10.5),
    (85, 19, 14),
    (103, 27, 10),
    (106, 10, 13),
    (122, 22, 14),
    (139, 11, 13),
    (146, 27, 11),
    (160, 17, 15),
    (182, 26, 13),
    (186, 8, 15),
    (203, 20, 14),
)


def smoke(out: Print) -> None:
    """One long cloud of puffs that grow as they fall behind, curled by ringed gouges on their under side."""
    wisp = shape("M31 40C30 34 31 29 34 26L44 31C40 33 38 36 37 40Z")
    cloud = rough(join(wisp, [disc(x, y, r) for x, y, r in PUFFS]), 0.35, 6, "smoke")
    out.halo(cloud, OXBLOOD, 2).lay(cloud, IVORY)
    for x, y, r in PUFFS[1:]:
        for share, first, last in ((0.86, -20, 128), (0.58, -8, 112), (0.3, 0, 100)):
            if r * share < 3:
                continue
            turns = [math.radians(first + (last - first) * k / 12) for k in range(13)]
            curl = [(x + r * share * math.cos(a), y + r * share * math.sin(a)) for a in turns]
            out.carve(brush(curl, 1.1 + r * share * 0.12, "lens"), cloud, INK, 1.1)


def viaduct(out: Print) -> None:
    """Five stone arches, lit on their left cheeks; the river shines through them."""
    deck = block(-4, 92, 206, 52)
    openings, cheeks, vaults = [], [], []
    for x in (-26, 24, 74, 124, 174):
        opening = join(disc(x + 19, 125, 19), block(x, 125, 38, 30))
        openings.append(opening)
        cheeks.append(cut(opening, move(opening, -6, 2.4)))
        vaults.append(cut(disc(x + 19, 125, 23.6), disc(x + 19, 125, 22), block(x - 9, 122, 60, 40)))
    wall = cut(deck, join(openings))
    out.halo(deck, OXBLOOD, 1.6)
    out.lay(join(openings), OXBLOOD)
    valley = shape("M-4 128C30 121 70 130 104 123C140 118 170 128 204 121L204 146L-4 146Z")
    out.lay(meet(valley, join(openings)), GREEN)
    out.lay(meet(dashes(valley, 5, 1.7, 15, 7, seed=4), meet(valley, join(openings))), IVORY)
    out.lay(meet(join(cheeks), join(openings)), INK)
    out.keyed(rough(wall, 0.25, 8, 6), IVORY, 1.8)
    out.lay(join(vaults), INK)
    spokes = []
    for x in (-26, 24, 74, 124, 174):
        for k in range(9):
            a = math.radians(198 + 18 * k)
            spokes.append(
                line(
                    (x + 19 + 18 * math.cos(a), 125 + 18 * math.sin(a)),
                    (x + 19 + 22.6 * math.cos(a), 125 + 22.6 * math.sin(a)),
                    1.3,
                )
            )
    out.carve(join(spokes), wall, INK, 0.4)
    for x in (18, 68, 118, 168):
        joints: tuple[list[tuple[float, float]], ...] = (
            [(x - 9, 103), (x + 8, 103)],
            [(x - 4, 109), (x + 6, 109)],
            [(x - 3, 115), (x + 3, 115)],
        )
        out.carve(strokes(joints, 1.6), wall, INK, 0.6)
        out.lay(block(x - 7.4, 122, 14.8, 3.4, 0.6), INK)
        out.carve(blend([(x + 1, 127), (x + 1, 150)], [(x + 4, 126), (x + 4, 150)], 2, 1.9, "tail"), wall, INK, 0.4)
    out.lay(block(-4, 97, 206, 1.8), INK)
    cornice = block(-4, 89, 206, 4)
    out.lay(cornice, INK)
    out.lay([block(x, 93, 3, 4) for x in range(0, 200, 8)], INK)


def upper() -> Scene:
    """The evening train crosses the viaduct, its smoke rolling back over the red sky."""
    scene = Scene(OXBLOOD)
    sky = scene.ground
    sky.lay(disc(60, 66, 36), OCHRE)
    sky.lay(clouds([(-20, 12, 60), (-30, 24, 56), (112, 54, 90), (136, 46, 80), (-26, 50, 44)], 2.8), OCHRE)
    hills = shape("M-4 82C20 72 40 80 60 76C90 70 120 60 150 66C176 70 190 64 204 58L204 100L-4 100Z")
    sky.halo(hills, OXBLOOD, 1.6).lay(rough(hills, 0.35, 9, 4), INK)
    viaduct(scene.ground)
    train = scene.subject
    smoke(train)
    train.stamp(carriage(), at(133, 88.6, 0.92))
    train.stamp(engine(), at(24, 88.6, 0.98))
    train.halo(line((-4, 89), (204, 89), 1.4), OXBLOOD, 0.6).lay(line((-4, 89.4), (204, 89.4), 2), INK)
    return scene


# --- the crossing -------------------------------------------------------------------------------------------------


def sleepers() -> Shape:
    """Sleepers of the line that runs away to a point, nearer ones longer."""
    out = []
    for k in range(12):
        near = 1 / (1 + 0.42 * k)
        y = 84 + 60 * near
        half = 37 * near
        x = 70 + (56 - 70) * near
        out.append(
            polygon((x - half, y), (x + half, y), (x + half * 0.96, y - 5.4 * near), (x - half * 0.96, y - 5.4 * near))
        )
    return join(out)


def posts(out: Print) -> None:
    """Telegraph poles along the line, each smaller than the last, and their wires."""
    feet = ((16, 122, 1.0), (41, 103, 0.56), (53, 95, 0.34))
    tops = []
    for x, y, size in feet:
        pole = brush([(x, y), (x + 1, y - 104 * size)], 4.6 * size + 0.6, "even")
        arms = [line((x - 11 * size, y - h * size), (x + 13 * size, y - h * size), 3 * size + 0.5) for h in (97, 87)]
        out.halo([pole, *arms], OXBLOOD, 1.2).lay([pole, *arms], INK)
        tops.append((x, y - 99 * size, size))
        out.lay([disc(x + dx * size, y - (h + 3) * size, 1.9 * size + 0.3) for h in (97, 87) for dx in (-9, 10)], IVORY)
    for (ax, ay, a), (bx, by, b) in pairwise(tops):
        for dx, dy in ((-9, 0), (10, 0), (10, 10)):
            start, end = (ax + dx * a, ay + dy * a), (bx + dx * b, by + dy * b)
            sag = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 5 * a)
            out.lay(brush(f"M{start[0]} {start[1]}Q{sag[0]} {sag[1]} {end[0]} {end[1]}", 1.2, "even"), INK)


def keeper(out: Print) -> None:
    """The keeper in long coat and peaked cap holds up his lantern to the left."""
    coat = shape(
        "M136 46C130 48 128 56 128 66C128 78 124 96 121 116C130 120 148 120 160 116C158 98 158 80 157 66"
        "C157 56 154 49 148 46Z"
    )
    legs = join(limb(((132, 112), (131, 134)), (11, 9)), limb(((148, 112), (149, 134)), (11, 9)))
    boots = join(
        shape("M126 130L136 130L137 138L119 138C119 135 123 133 126 133Z"),
        shape("M144 130L154 130L155 138L137.6 138C138 135 141 133 144 133Z"),
    )
    arm = limb(((134, 53), (117, 66), (98, 58)), (12, 10.4, 8))
    far = limb(((153, 54), (162, 74), (157, 92)), (12, 10.4, 9))
    out.halo([coat, legs, boots, arm, far], OXBLOOD, 2).lay([legs, boots], INK).lay(rough(coat, 0.25, 9, 4), INK)
    out.halo(far, OXBLOOD, 1.2).lay(far, INK)
    grip = soft(shape("M151 92L160 91L162.4 97L160.6 104L153 105L150 99Z"), 1.4)
    out.keyed(grip, IVORY, 1.6).lay([line((152, y), (157, y - 0.6), 1.2) for y in (98, 101.4)], INK)
    folds = blend("M131 60C130 78 128 96 126 112", "M139 84C138 96 138 106 138 114", 4, 2.2, "head", ragged=0.15)
    out.carve(folds, coat, OCHRE, 1.4)
    out.lay(line((143.4, 50), (143.4, 114), 1.4), OCHRE)
    out.lay([disc(147.6, y, 1.6) for y in (56, 66, 76)], OCHRE)
    belt = shape("M127.4 80C138 83.4 150 83.4 157.6 80.6L157.8 86C148 88.6 136 88.4 126.6 85.4Z")
    out.lay(belt, OXBLOOD).lay(block(141, 81.4, 6, 6.6, 0.8), OCHRE)
    cap = join(
        shape("M132 25L133 15C139 10.6 148 11 153.6 16L152 24C146 22 138 22 132 25Z"),
        shape("M134 24C129 23.6 125.4 25 123.6 28C128 28.4 134 27.6 138 26Z"),
    )
    out.halo(cap, OXBLOOD, 1.6)
    small_head(out, at(141, 45, 1.22))
    collar = shape("M131 49C136 45 148 43 153 48L153 53C146 49.6 138 51 132 54Z")
    out.halo(collar, IVORY, 0.9).lay(collar, OXBLOOD)
    out.lay(soft(cap, 0.5), INK).lay(brush("M132.6 21.6C138 18.8 147 18.6 152.4 20.8", 2.2, "even"), OCHRE)
    out.halo(arm, OXBLOOD, 1.5).lay(arm, INK).carve(
        strokes(("M130 54L117 62L104 57", "M130 59L117 68"), 1.7), arm, OCHRE, 1
    )
    hand = soft(shape("M88 53L96 53L99 56L98 62L90 63L87 60Z"), 1.4)
    out.keyed(hand, IVORY, 1.5).lay(line((89, 57), (94, 57), 1.1), INK)


def lantern(out: Print, x: float, y: float) -> None:
    """A railway lantern hanging from its handle at (x, y), lit."""
    handle = cut(disc(x, y + 4, 6.6), disc(x, y + 4, 4.6), block(x - 9, y + 6, 18, 9))
    roof = shape(f"M{x - 8} {y + 10}L{x - 4} {y + 3}L{x + 4} {y + 3}L{x + 8} {y + 10}Z")
    glass, base = block(x - 6.4, y + 9, 12.8, 15), block(x - 8, y + 23, 16, 4, 0.8)
    out.halo([handle, roof, glass, base], OXBLOOD, 2.2).lay([handle, roof, base], INK)
    out.keyed(glass, IVORY, 1.6).lay(
        shape(
            f"M{x} {y + 11}C{x + 4} {y + 16} {x + 3.6} {y + 22} {x} {y + 22}"
            f"C{x - 3.6} {y + 22} {x - 4} {y + 16} {x} {y + 11}Z"
        ),
        OCHRE,
    )


def barrier(out: Print) -> None:
    """The striped pole across the road, closed, with its counterweight at the right."""
    pole = polygon((68, 104), (196, 97), (196, 105), (68, 108.6))
    out.halo(pole, INK, 1.7).lay(pole, IVORY)
    bars = [polygon((x, 90), (x + 9, 90), (x + 4, 112), (x - 5, 112)) for x in range(76, 190, 20)]
    out.lay(meet(join(bars), pole), OXBLOOD)


def upper_sky(sky: Print) -> None:
    """The sun going down behind the end of the line."""
    sky.lay(rays((72, 86), 27, 170, 30, 6.4, "tail", sector=(-176, -4), every_other=0.55, ragged=0.2, seed=6), OCHRE)
    sky.lay(disc(72, 86, 21), OCHRE)


def lower() -> Scene:
    """The crossing keeper swings his lantern: the train is announced, the line runs into the sun."""
    scene = Scene(OXBLOOD)
    sky = scene.ground
    upper_sky(sky)
    land = shape("M-4 86C20 82 50 86 72 86C100 86 130 80 160 82C180 82 190 80 204 78L204 146L-4 146Z")
    sky.halo(land, OXBLOOD, 1.3).lay(rough(land, 0.3, 9, 3), GREEN)
    bed = polygon((69, 86), (75, 86), (106, 146), (4, 146))
    sky.carve(cut(grass(land, seed=6), bed), land, IVORY, 1.4)
    sky.halo(bed, GREEN, 1).lay(rough(bed, 0.3, 8, 2), INK)
    sky.lay(meet(sleepers(), land), OCHRE)
    rails = join(
        polygon((70.4, 87), (71.4, 87), (34, 146), (27, 146)), polygon((72.8, 87), (73.8, 87), (89, 146), (82, 146))
    )
    sky.halo(rails, INK, 1.3).lay(rails, IVORY)
    posts(sky)
    for x, y, tall, wide, seed in ((186, 94, 66, 28, 3), (170, 92, 40, 18, 5)):
        tree = spruce(x, y, tall, wide, seed)
        sky.halo(tree, OXBLOOD, 1.3).lay(tree, INK).lay(meet(spruce_light(x, y, tall, wide, -1), tree), OCHRE)
    man = scene.subject
    barrier(man)
    man.lay(disc(93, 73, 18), OXBLOOD).lay(rays((93, 73), 17, 34, 18, 3.6, "tail", every_other=0.6), IVORY)
    man.halo(disc(93, 72, 10.5, 15), OXBLOOD, 1)
    lantern(man, 93, 58)
    keeper(man)
    return scene
