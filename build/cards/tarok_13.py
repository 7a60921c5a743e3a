"""Tarok XIII: the evening train on the viaduct, and its engine face to face."""

from __future__ import annotations

import math
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, block, cut, disc, grow, join, meet, move, polygon, ring, rough, shape, star
from .railway import carriage, engine
from .scene import Print, Scene
from .stroke import blend, brush, line, strokes
from .texture import clouds, dashes, grass, rays

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


# --- below: the train comes in -------------------------------------------------------------------------------------

AXIS: Final = 90
"""The engine comes towards us along this upright."""


def billow(out: Print, puffs: tuple[tuple[float, float, float], ...]) -> None:
    """Steam in round puffs, each with its shaded side."""
    cloud = join(disc(x, y, r) for x, y, r in puffs)
    out.halo(cloud, INK, 1.8).lay(rough(cloud, 0.4, 7, 3), IVORY)
    shaded = brush("M-.5 .62C.3 .86 .86 .2 .6 -.4", 0.16), brush("M-.2 .4C.3 .4 .56 0 .4 -.3", 0.15)
    curls = [at(x, y, r)(join(shaded[: 2 if r > 9 else 1])) for x, y, r in puffs]
    out.carve(join(curls), cloud, INK, 1.2)


def track(out: Print) -> None:
    """The line from under the engine to our feet."""
    bed = polygon((AXIS - 34, 112), (AXIS + 34, 112), (AXIS + 84, 146), (AXIS - 84, 146))
    out.lay(bed, INK)
    for y, tall in ((118, 3), (125, 4), (134, 5.4)):
        half = 30 + (y - 112) * 1.5
        out.lay(
            polygon((AXIS - half, y), (AXIS + half, y), (AXIS + half + 3, y + tall), (AXIS - half - 3, y + tall)), OCHRE
        )
    for side in (-1, 1):
        rail = polygon(*((AXIS + side * dx, y) for dx, y in ((24, 112), (27, 112), (52, 146), (46, 146))))
        out.halo(rail, INK, 1.4).lay(rail, IVORY)


def front_of_engine(out: Print) -> None:
    """Face to face: smoke-box door, lamp and chimney, the cab behind, buffers and plough below."""
    roof = shape("M40 50C62 36 118 36 140 50L140 56L40 56Z")
    cab = block(46, 52, 88, 56)
    chimney = shape("M76 2L104 2L100 9L98 34L82 34L80 9Z")
    out.halo([roof, cab, chimney], OXBLOOD, 2).lay([cab, chimney], INK).lay(rough(roof, 0.2, 7, 2), INK)
    out.lay(brush("M43 51C64 40 116 40 137 51", 1.6, "even"), OCHRE)
    out.lay(block(78, 9, 24, 3), OCHRE)
    out.lay(strokes(("M85 14L86.4 30", "M89 14L89.8 30"), 1.8, "tail"), IVORY)
    for x in (49, 119):
        out.lay(block(x, 60, 12, 17, 2), OCHRE)
        out.lay(block(x + 5.2, 60, 1.6, 17), INK)
    boiler = disc(AXIS, 72, 36)
    out.lay(grow(boiler, 2), IVORY).lay(boiler, INK)
    rivets = [at(AXIS, 72, 1, 15 * k)(disc(0, -32.4, 1.3)) for k in range(24)]
    out.lay(rivets, OCHRE)
    out.lay(ring(AXIS, 72, 29, 2.2), OCHRE)
    gouges = blend("M68 60C62 70 64 82 74 90", "M80 56C72 66 72 78 82 86", 4, 2.2, "lens", ragged=0.12, seed=2)
    out.lay(gouges, IVORY)
    straps = join(brush(f"M116 {y}L{AXIS + 4} {y}", 3.6, "tail") for y in (62, 82))
    out.lay(straps, OCHRE)
    out.lay(star(AXIS, 72, 12.6, 0.5, 8), OXBLOOD).lay(star(AXIS, 72, 6.4, 0.5, 8), OCHRE)
    # the plough and the beam
    plough = polygon((50, 116), (130, 116), (120, 136), (60, 136))
    out.halo(plough, OCHRE, 1.2).lay(plough, INK)
    for x in range(58, 126, 8):
        foot = AXIS + (x - AXIS) * 0.78
        out.lay(polygon((x - 2, 118), (x + 2, 118), (foot + 1, 134), (foot - 1, 134)), IVORY)
    beam = block(32, 100, 116, 16, 1.5)
    out.halo(beam, IVORY, 2.6).keyed(beam, OXBLOOD, 2)
    out.lay(join(block(38, 106.6, 104, 2.2)), OCHRE)
    for x in (50, 130):
        out.keyed(disc(x, 108, 11), INK, 1.6, IVORY).lay(ring(x, 108, 8.4, 2.2), OCHRE).lay(
            disc(x - 1, 107, 2.6), IVORY
        )
    hook = join(ring(AXIS, 110, 7, 2.8), block(AXIS - 3, 100, 6, 6))
    out.lay(grow(hook, 1.3), INK).lay(hook, IVORY)


def head_lamp(out: Print, x: float, y: float) -> None:
    """The great lamp above the door."""
    foot = polygon((x - 7, y + 8), (x + 7, y + 8), (x + 10, y + 16), (x - 10, y + 16))
    out.lay(foot, INK)
    out.lay(disc(x, y, 15), INK).lay(disc(x, y, 12.8), OCHRE).lay(disc(x, y, 9), IVORY)
    out.lay(
        shape(
            f"M{x} {y - 7}C{x + 5} {y - 1} {x + 4} {y + 5} {x} {y + 5.6}C{x - 4} {y + 5} {x - 5} {y - 1} {x} {y - 7}Z"
        ),
        OCHRE,
    )


def signal(out: Print) -> None:
    """A signal with its arm up: the line is free."""
    post = polygon((171, 38), (177, 38), (178, 124), (170, 124))
    out.halo(post, OXBLOOD, 1.6).lay(post, INK)
    out.lay(join(polygon((172.4, y), (175.8, y), (176, y + 9), (172.2, y + 9)) for y in (60, 78, 96)), IVORY)
    arm = at(174, 46, 1, -38)(polygon((-6, -5), (34, -6.4), (34, 6.4), (-6, 5)))
    out.halo(arm, INK, 1.8).lay(arm, IVORY)
    out.lay(at(174, 46, 1, -38)(join(polygon((22, -6), (29, -6.3), (29, 6.3), (22, 6)))), OXBLOOD)
    out.keyed(disc(174, 46, 4.4), OCHRE, 1.6)


def lower() -> Scene:
    """The train comes in, its lamp alight, as seen by somebody who waits at the line."""
    scene = Scene(OXBLOOD)
    sky, train, front = scene.ground, scene.subject, scene.foreground
    lamp = (AXIS, 32)
    sky.lay(rays(lamp, 20, 150, 28, 6, "tail", sector=(-200, 20), every_other=0.6, ragged=0.2, seed=6), OCHRE)
    land = shape("M-4 96C30 88 60 92 100 92C140 92 170 86 204 90L204 146L-4 146Z")
    sky.halo(land, OXBLOOD, 1.6).lay(rough(land, 0.3, 9, 3), GREEN).carve(grass(land, seed=6), land, IVORY, 1.4)
    track(sky)
    signal(sky)
    billow(train, ((99, 0, 9), (112, 4, 11), (130, 2, 14), (152, 6, 12), (172, 2, 14), (194, 4, 12)))
    front_of_engine(train)
    head_lamp(train, *lamp)
    billow(front, ((6, 122, 15), (24, 128, 12), (38, 134, 9), (10, 140, 14)))
    billow(front, ((192, 126, 14), (174, 132, 11), (160, 137, 8), (190, 140, 14)))
    return scene
