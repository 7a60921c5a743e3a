"""Tarok XII: the town clock strikes twelve, and the lamplighter in the side street."""

from __future__ import annotations

from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, block, cut, disc, join, lozenge, move, polygon, rough, shape, soft, turn
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes, rays, ruled, scales
from .townsfolk import limb, small_head
from .windows import arch, shuttered

# --- the tower ----------------------------------------------------------------------------------------------------


def dial(out: Print, x: float, y: float, r: float) -> None:
    """A clock face without letters: twelve lozenges, both hands upright."""
    out.lay(disc(x, y, r + 3.4), INK).lay(disc(x, y, r + 1.6), OCHRE).lay(disc(x, y, r - 1.6), INK)
    out.lay(rough(disc(x, y, r - 3), 0.2, 6, 3), IVORY)
    for hour in range(12):
        size = 1.5 if hour % 3 == 0 else 1
        mark = lozenge(0, -r + 8, 1.7 * size, 3.1 * size)
        out.lay(move(turn(mark, 30 * hour), x, y), OXBLOOD if hour % 3 == 0 else INK)
    minute = polygon((x, y - r + 4), (x + 2, y - r * 0.4), (x + 1.3, y + 5), (x - 1.3, y + 5), (x - 2, y - r * 0.4))
    hour_hand = join(lozenge(x, y - r * 0.42, 4.4, 6.4), block(x - 1.6, y - r * 0.34, 3.2, r * 0.34))
    out.halo([minute, hour_hand], IVORY, 1).lay([minute, hour_hand], INK).lay(disc(x, y, 3.6), INK).lay(
        disc(x, y, 1.5), OCHRE
    )


def tower(out: Print) -> None:
    """The tower of the town hall: helm, dial storey between pilasters, belfry arches below."""
    helm = shape("M68 30C80 28 82 20 88 14C93 9 97 4 98 -6L104 -6C105 4 109 9 114 14C120 20 122 28 134 30Z")
    shaft, eaves = block(73, 30, 56, 116), block(66, 28, 70, 6, 1)
    cornice, sill = block(68, 93, 66, 5, 1), block(70, 34, 62, 3)
    out.halo([helm, shaft, eaves, cornice], OXBLOOD, 2.2).lay(rough(helm, 0.25, 7, 4), INK)
    out.carve(
        blend("M98 -2C94 12 86 22 78 28", "M101 -2C101 10 100 20 99 28", 5, 1.8, "head", start=0.1), helm, OCHRE, 1
    )
    out.keyed(rough(shaft, 0.25, 9, 5), IVORY, 1.8)
    shade = join(block(119, 34, 11, 59), block(119, 98, 11, 50))
    out.lay(shade, INK)
    out.carve(blend([(120, 36), (120, 92)], [(127, 36), (127, 92)], 3, 1.4, "tail"), shade, IVORY, 0.8)
    out.carve(blend([(121, 101), (121, 141)], [(127, 101), (127, 141)], 3, 1.4, "tail"), shade, IVORY, 0.8)
    out.carve(ruled((75, 36), (86, 36), 56, 7, 1.6, seed=2), shaft, INK, 1)
    out.carve(ruled((75, 99), (84, 99), 42, 5, 1.6, seed=4), shaft, INK, 1)
    out.lay([eaves, cornice, sill], INK)
    out.lay(line((69, 31), (133, 31), 1.5), OCHRE).lay(
        [lozenge(72.4 + 6.3 * k, 95.5, 2, 1.7) for k in range(10)], OCHRE
    )
    dial(out, 99, 65, 25)
    for x in (88, 108):
        out.keyed(arch(x, 131, 15, 29), INK, 1)
        bell = shape(
            f"M{x - 1.4} 110C{x - 5} 111 {x - 3.6} 118 {x - 6} 122L{x + 6} 122C{x + 3.6} 118 {x + 5} 111 {x + 1.4} 110Z"
        )
        out.lay(join(bell, disc(x, 123.4, 1.8)), OCHRE)
        out.lay(line((x - 7, 108.4), (x + 7, 108.4), 1.4), OCHRE)
    out.lay(block(70, 131, 62, 4), INK)


def houses(out: Print) -> None:
    """The two corners of the square: a dark gabled house at the left, a light one at the right."""
    left_wall, left_roof = block(-4, 84, 66, 60), shape("M-4 54L22 54C36 60 48 72 66 86L-4 86Z")
    out.halo([left_wall, left_roof], OXBLOOD, 1.8).lay(join(left_wall, left_roof), INK)
    out.carve(scales(left_roof, 6.4, 7, 1.8, seed=3), left_roof, OCHRE, 2)
    out.lay(line((-4, 87.4), (64, 87.4), 1.8), OCHRE)
    for x in (16, 45):
        shuttered(out, x, 119, INK)
    chimney = block(6, 44, 8, 14)
    out.halo(chimney, OXBLOOD, 1.5).lay(chimney, INK)
    right_wall = shape("M142 146L142 96L152 96L152 88L160 88L160 79L182 79L182 88L190 88L190 96L204 96L204 146Z")
    out.halo(right_wall, OXBLOOD, 1.8).keyed(rough(right_wall, 0.2, 8, 6), IVORY, 1.8)
    out.carve(blend([(192, 100), (192, 146)], [(196, 100), (196, 146)], 2, 2, "head"), right_wall, INK, 1)
    out.keyed(arch(171, 97, 7, 11), INK, 1)
    shuttered(out, 171, 124, IVORY)
    out.lay(line((143, 131), (204, 131), 1.5), INK)


def pigeon() -> Print:
    """A pigeon flying left, its breast at (0, 0), about 34 long, wings thrown up."""
    out = Print()
    body = shape(
        "M-11 -3C-9 -6 -5 -6 -3 -3.6C2 -4 8 -2 12 1L23 3L22 8L11 6C5 8 -3 6 -6 1C-7 -.6 -8.6 -1.4 -11 -1.4L-14.4 -.6Z"
    )
    far = shape("M-2 -3C-6 -12 -7 -18 -5 -24C1 -20 5 -12 5 -4Z")
    near = shape("M-1 -2C2 -12 10 -20 22 -23C21 -17 20 -13 17 -9C14 -4 10 0 5 1C2 1 0 0 -1 -2Z")
    out.halo([body, far, near], OXBLOOD, 1.5).lay([far, body], IVORY)
    out.halo(near, INK, 0.9).lay(near, IVORY)
    out.carve(
        blend("M3 -3C7 -11 13 -17 20 -20", "M6 -1C11 -4 15 -8 17 -11", 3, 1.7, "head", start=0.15), near, INK, 0.8
    )
    out.carve(strokes(("M1 -6C-1 -12 -3 -16 -4 -20",), 1.6, "head"), far, INK, 0.8)
    out.lay(disc(-8.4, -3, 1), INK).lay(strokes(("M12 3.4L21 5",), 1.4), INK)
    return out


FLIGHT: Final = (
    (50, 74, 0.86, 12, False),
    (24, 38, 1.06, 22, False),
    (58, 20, 0.6, 30, False),
    (16, 72, 0.66, 6, False),
    (150, 72, 0.84, -14, True),
    (179, 46, 1.08, -20, True),
    (146, 21, 0.62, -32, True),
    (184, 74, 0.56, -4, True),
)
"""The pigeons: place, size, tilt and whether they fly right."""


def upper() -> Scene:
    """The clock on the square stands at twelve and the pigeons burst away from its bells."""
    scene = Scene(OXBLOOD)
    scene.ground.lay(
        clouds([(-20, 10, 90), (116, 12, 90), (-26, 50, 70), (130, 50, 80), (-10, 24, 60), (140, 76, 70)], 2.6), OCHRE
    )
    houses(scene.ground)
    tower(scene.subject)
    for x, y, size, angle, flip in FLIGHT:
        scene.foreground.stamp(pigeon(), at(x, y, size, angle, flip))
    return scene


# --- the lamplighter ----------------------------------------------------------------------------------------------


def street(out: Print) -> None:
    """House fronts running down a street to the left, one window lit, and the cobbles."""
    facade = polygon((140, 26), (204, 0), (204, 146), (140, 124))
    eaves = polygon((134, 30), (204, 2), (204, -6), (134, 22))
    lower_house = polygon((-4, 40), (32, 62), (32, 116), (-4, 126))
    roof = polygon((-4, 24), (6, 26), (38, 58), (36, 65), (-4, 42))
    out.halo([facade, eaves, lower_house, roof], OXBLOOD, 1.8).lay([facade, lower_house, roof], INK).lay(eaves, GREEN)
    out.carve(
        join(line((138 + 8 * k, 30 - 3.2 * k), (138 + 8 * k, 20 - 3.2 * k), 1.6, "tail") for k in range(9)),
        eaves,
        IVORY,
        0.8,
    )
    for quad in (((154, 44), (168, 40), (168, 68), (154, 70)), ((182, 35), (197, 30), (197, 64), (182, 67))):
        out.lay(polygon(*quad), OCHRE)
        (ax, ay), (bx, by), (_, cy), (_, dy) = quad
        out.lay(
            join(line(((ax + bx) / 2, ay - 3), ((ax + bx) / 2, dy), 1.6), line((ax, ay + 9), (bx, by + 10), 1.6)), INK
        )
        for x0, x1, top, low in ((ax - 7, ax - 1.4, ay + 2, dy + 0.4), (bx + 1.4, bx + 7, by - 1, cy - 0.6)):
            shutter = polygon((x0, top), (x1, top - 1.8), (x1, low), (x0, low + 0.6))
            out.lay(shutter, GREEN).carve(
                join(line((x0, top + 4 * k), (x1, top + 4 * k - 1.6), 1.1) for k in range(1, 8)), shutter, IVORY, 0.7
            )
    out.lay(polygon((8, 72), (19, 76), (19, 96), (8, 96)), OCHRE).lay(
        [line((13.5, 72), (13.5, 98), 1.4), line((8, 82), (19, 84), 1.4)], INK
    )
    door = polygon((160, 90), (184, 88), (184, 133), (160, 127))
    out.lay(polygon((156, 86), (188, 83.6), (188, 136), (156, 127)), OCHRE).halo(door, INK, 1.6).lay(door, GREEN)
    panels = [
        polygon((164, 94), (170, 93.6), (170, 108), (164, 107)),
        polygon((174, 93.4), (180, 93), (180, 109), (174, 108.4)),
    ]
    panels += [
        polygon((164, 111), (170, 112), (170, 126), (164, 124.6)),
        polygon((174, 112.6), (180, 113), (180, 128), (174, 127)),
    ]
    out.lay(panels, INK).lay(disc(172, 110, 1.5), OCHRE)
    ground = polygon((-4, 122), (32, 113), (140, 120), (204, 138), (204, 146), (-4, 146))
    out.halo(ground, OXBLOOD, 1.2).lay(rough(ground, 0.25, 9, 4), INK)
    out.carve(dashes(ground, 4.6, 2.4, 8, 4, seed=7), ground, IVORY, 1.4)


def lamp(out: Print, x: float) -> None:
    """A street lamp with its cross-bar, just lit."""
    post = join(
        pen([(x, 46), (x, 132)], 4.4),
        polygon((x - 4.4, 104), (x + 4.4, 104), (x + 7, 132), (x - 7, 132)),
        disc(x, 103, 5.4, 3),
        pen([(x - 13, 54), (x + 13, 54)], 2.8),
    )
    glass = polygon((x - 13, 14), (x + 13, 14), (x + 8, 45), (x - 8, 45))
    hood = shape(f"M{x - 17} 15.6L{x - 9} 8C{x - 5} 5 {x + 5} 5 {x + 9} 8L{x + 17} 15.6Z")
    out.halo([post, glass, hood], OXBLOOD, 1.8).lay(post, INK).keyed(glass, IVORY, 2).lay(hood, INK)
    out.lay(shape(f"M{x} 20C{x + 6} 28 {x + 6} 38 {x} 39C{x - 6} 38 {x - 6} 28 {x} 20Z"), OCHRE)
    out.lay(brush([(x, 37), (x, 28)], 2.6, "tail"), OXBLOOD)
    out.lay([line((x - 6.6, 15), (x - 4, 44), 1.3), line((x + 6.6, 15), (x + 4, 44), 1.3)], INK)
    out.lay(block(x - 9, 44, 18, 4, 1), INK).lay(
        strokes((f"M{x - 11} 12.6C{x - 8} 9 {x - 3} 7.8 {x + 3} 8",), 1.7), OCHRE
    )
    out.lay(line((x - 1, 58), (x - 1, 128), 1.2, "lens"), OCHRE)


def lamplighter(out: Print) -> None:
    """He stands under his lamp in a long coat and lifts the wick on its pole to the flame."""
    legs = join(
        limb(((113, 108), (111, 118), (110, 127)), (11, 9, 7)), limb(((129, 108), (131, 118), (132, 127)), (11, 9, 7))
    )
    boots = soft(
        join(
            shape("M106 123L115 123L115 131.6L94 131.6C95 127 102 127 106 123Z"),
            shape("M128 123L137 123L137.4 131.6L117 131.6C118 127 125 127 128 123Z"),
        ),
        0.8,
    )
    coat = shape("M108 67C113 61 128 60 135 67C141 80 144 98 148 114C136 118.6 116 119 101 114.6C104 98 103 80 108 67Z")
    pole = pen([(114, 112), (83.4, 31)], 2.6)
    far = limb(((112, 70), (99, 74), (94.4, 63)), (11, 9.6, 7))
    near = limb(((127, 71), (119, 92), (104, 86)), (13.6, 12, 8.4))
    out.halo([legs, boots, coat, far, pole], OXBLOOD, 2).lay([legs, boots], INK)
    out.carve(strokes(("M112 118L111 125", "M130 118L131 125"), 1.6), legs, OCHRE, 0.6)
    out.keyed(far, GREEN, 1.7)
    out.keyed(rough(soft(coat, 0.8), 0.2, 7, 3), GREEN, 1.8)
    folds = blend(
        "M112 88C110 98 108 106 106 114", "M138 84C140 96 142 106 144 113", 6, 2.4, "head", ragged=0.2, seed=4
    )
    out.carve(folds, coat, INK, 1.4)
    out.carve(brush("M109 73C106 88 106 100 104 112", 1.9), coat, IVORY, 1)
    out.lay([disc(116.4, 74 + 9.4 * k, 1.7) for k in range(4)], OCHRE)
    belt = shape("M105.6 92C118 96 130 95.6 141.4 91.6L142.6 97C130 101 117 101.4 105 97.4Z")
    out.lay(belt, INK)
    out.halo(pole, INK, 0.9).lay(pole, OCHRE)
    out.keyed(soft(shape("M90 60L97 57L101 64L95 69L90 66Z"), 1.6), IVORY, 1.6)
    out.halo(near, INK, 0.9).keyed(near, GREEN, 1.2)
    out.carve(strokes(("M129 76C128 84 125 90 120 94", "M119 95L108 91"), 1.8, "tail"), near, INK, 0.8)
    cuff = limb(((111, 89), (105.4, 86.6)), (11, 11), 0.8)
    out.keyed(cuff, OCHRE, 1.3).keyed(soft(shape("M97 80L105 80L106 90L98 91L95.4 86Z"), 1.8), IVORY, 1.6)
    out.lay(strokes(("M96.6 84L102 83.6", "M97 87.6L102 87.2"), 1.2, "tail"), INK)
    small_head(out, at(120, 65, 1.34, -9))
    cap = join(
        shape("M108.6 42C107 34 113 29 121 29.6C130 30.6 134 37 131.6 45C124 41 116 41 108.6 44Z"),
        shape("M111 41C105 41.6 100.6 44.4 100 48.4C104.6 48.6 110 47 114 44Z"),
    )
    out.halo(cap, OXBLOOD, 1.4).lay(soft(cap, 0.5), INK).lay(brush("M110.6 40C116 37 125 37.4 131 41", 2), OCHRE)
    scarf = shape("M112 62C118 66.6 127 66 134 60L137 66C129 72.4 117 72.4 110 68Z")
    tail = shape("M130 66L137 64C141 72 141 80 140 87L133 86C134 79 133 72 130 66Z")
    out.keyed(tail, OXBLOOD, 1.4).keyed(scarf, OXBLOOD, 1.4)
    out.lay(strokes(("M134.6 82L134 85.4", "M137.4 82L137.2 86"), 1.2), IVORY)


def moth(out: Print, place: Place) -> None:
    """A moth with spread wings, 16 wide, drawn to the light."""
    wings = join(
        shape("M0 0C-4 -7 -10 -8 -12 -5C-12 0 -6 3 0 1Z"),
        shape("M0 0C4 -7 10 -8 12 -5C12 0 6 3 0 1Z"),
        shape("M0 0C-5 2 -6 7 -3 8C-1 7 0 4 0 1Z"),
        shape("M0 0C5 2 6 7 3 8C1 7 0 4 0 1Z"),
    )
    out.halo(place(wings), OXBLOOD, 1.4).lay(place(wings), IVORY)
    out.lay(place(join(brush("M0 -4L0 6", 2.4), disc(-7, -3.4, 1.3), disc(7, -3.4, 1.3))), INK)


def lower() -> Scene:
    """The lamplighter sets the first lamp of the street alight."""
    scene = Scene(OXBLOOD)
    scene.ground.lay(clouds([(-10, 14, 44), (90, 100, 60), (30, 108, 40), (34, 92, 44)], 2.4), OCHRE)
    street(scene.ground)
    glow = cut(rays((70, 29), 21, 62, 30, 5.2, "tail", every_other=0.62, ragged=0.1, seed=2), block(134, -4, 70, 150))
    scene.ground.lay(glow, OCHRE)
    lamp(scene.subject, 70)
    lamplighter(scene.subject)
    for x, y, size, angle in ((40, 46, 1.1, -30), (108, 13, 0.9, 36)):
        moth(scene.foreground, at(x, y, size, angle))
    return scene
