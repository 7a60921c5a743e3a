"""Tarok XV, the potters of Marginea: the kiln glows and the wheel turns; jugs dry on the fence, and a cat looks on."""

from __future__ import annotations

from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import at, block, cut, disc, grow, join, polygon, rough, shape, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes, rays
from .townsfolk import limb, small_head

# --- the black ware ------------------------------------------------------------------------------------------------

BODIES: Final = {
    "jug": "M-6.4 0C-9 -4 -12.4 -10 -12 -17C-11.4 -24 -5 -26 -4.6 -31C-4.4 -34 -5.6 -36 -6.6 -38L6.6 -38"
    "C5.6 -36 4.4 -34 4.6 -31C5 -26 11.4 -24 12 -17C12.4 -10 9 -4 6.4 0Z",
    "pitcher": "M-7 0C-9 -6 -10.4 -14 -8.6 -21C-7.4 -26 -5.4 -29 -5.4 -34C-5.4 -38 -7 -41 -10.4 -43.4L7 -42"
    "C5.4 -38 5.2 -32 6.6 -27C10 -20 9.6 -8 7 0Z",
    "pot": "M-8 0C-11 -4 -14 -9 -13.6 -15C-13 -21 -9.6 -23 -9 -26L-11 -29L11 -29L9 -26C9.6 -23 13 -21 13.6 -15"
    "C14 -9 11 -4 8 0Z",
}
HANDLES: Final = {
    "jug": "M5 -34C14 -36 16.6 -26 11.6 -19",
    "pitcher": "M6 -39C15 -40 16 -26 8.6 -20",
    "pot": "M10 -27C18 -27 19 -17 13 -14",
}


def ware(kind: str, ground: Ink, gloss: Ink = IVORY, clay: Ink = INK) -> Print:
    """A vessel 30 to 43 high, its foot on y 0, burnished with a pattern of bright lines on the side of the light."""
    out = Print()
    body = soft(shape(BODIES[kind]), 0.5)
    handle = brush(HANDLES[kind], 3.6, "even")
    out.halo([body, handle], ground, 1.3).lay(handle, clay).lay(body, clay)
    mark = gloss if clay == INK else INK
    shine = brush("M-8.6 -6C-11 -11 -10.6 -17 -7 -21.4", 2.1)
    band = "M-14 -18C-6 -15.4 6 -15.4 14 -18" if kind != "pot" else "M-14 -17C-6 -14.4 6 -14.4 14 -17"
    net = strokes([[(x, -16), (x + 2.6, -8), (x + 1, -2)] for x in (-4.6, -0.4, 3.8)], 1.4, "tail")
    rim = line((-5, -37), (5, -37), 1.3, "lens") if kind == "jug" else brush("M-8 -28C0 -26.6 4 -27 8 -28", 1.2)
    out.carve(join(shine, brush(band, 1.4), net, rim), body, mark, 0.7)
    return out


# --- above: kiln and wheel -----------------------------------------------------------------------------------------

DOME: Final = shape("M-14 132C-14 70 4 26 34 21L37 12L57 12L60 21C88 28 100 74 101 132Z")
MOUTH: Final = shape("M8 132C7 96 12 54 46 52C80 54 85 96 84 132Z")


def kiln(out: Print) -> None:
    """A brick dome with its mouth open: flames within, bricks round the arch, sparks going up from the vent."""
    out.halo(DOME, OXBLOOD, 1.5).lay(rough(DOME, 0.3, 8, 3), INK)
    arches = [
        "M-8 120C-10 70 12 34 46 31C80 34 98 72 98 124",
        "M-10 96C-6 58 16 27 46 24.4C74 27 90 50 97 92",
    ]
    bricks = cut(
        join(brush(path, 2, "even") for path in arches),
        rays((46, 92), 10, 110, 40, 3, "even", sector=(-200, 20)),
    )
    out.carve(bricks, DOME, OCHRE, 1)
    voussoirs = cut(grow(MOUTH, 5.4), grow(MOUTH, 1.5), rays((46, 86), 10, 90, 34, 1.5, "even", sector=(-220, 40)))
    out.carve(voussoirs, DOME, OXBLOOD, 0)
    out.lay(MOUTH, OCHRE)
    tongues = (
        "M12 124C8 104 20 96 18 78C28 88 26 96 30 102C34 88 30 74 44 60C42 78 54 84 54 100C60 92 58 84 64 76"
        "C66 92 80 98 78 124Z"
    )
    core = (
        "M24 126C22 112 30 108 30 98C36 106 36 110 40 112C42 100 40 92 46 82C47 96 54 100 56 112"
        "C60 106 60 102 63 98C64 108 68 114 66 126Z"
    )
    out.carve(shape(tongues), MOUTH, OXBLOOD, 2).carve(shape(core), MOUTH, IVORY, 2)
    vent = shape("M41 13C38 6 44 2 43 -6C50 -1 48 4 51 7C53 4 53 1 52.6 -2C57 4 55 10 53 13Z")
    out.lay(vent, OCHRE)


def potter() -> Print:
    """A potter on his bench, looking left, both hands at the clay; the wheel's head stands at (122, 88)."""
    out = Print()
    bench = join(block(158, 108, 36, 5), polygon((162, 112), (167, 112), (164, 134), (159, 134)),
                 polygon((185, 112), (190, 112), (193, 134), (188, 134)))  # fmt: skip
    out.halo(bench, OXBLOOD, 1.3).lay(bench, INK)
    fly, head = disc(122, 126, 25, 5.4), disc(122, 89, 17, 3.6)
    out.keyed(pen("M122 88L122 126", 4.4), OCHRE, 1.6)
    out.halo(fly, OXBLOOD, 1.2).keyed(fly, OCHRE, 1.6)
    out.carve(strokes(("M102 127.4C112 130 132 130 142 127.4",), 1.4), fly, INK, 0.6)
    # far leg and far arm, then the clay between the hands
    far_leg = limb(((166, 103), (138, 97), (130, 121)), (15, 13, 9))
    out.keyed(far_leg, IVORY, 1.5).keyed(shape("M126 119L134.6 119L134 126L119 126C119 122 124 122 126 119Z"), INK, 0.6)
    out.keyed(limb(((156, 60), (140, 71), (124, 58)), (11, 9.4, 6.6)), IVORY, 1.5)
    out.halo(head, OXBLOOD, 1).keyed(head, OCHRE, 1.6)
    clay = shape(
        "M114 87C110 82 107 76 108.4 69C110 64 114 62 113.6 57L111.6 54L131.4 54L129.4 57"
        "C129 62 133 64 134.6 69"
                 "C136 76 133 82 129 87Z")  # fmt: skip
    out.keyed(clay, OCHRE, 1.6)
    turning = strokes(
        ("M109 72C115 75 127 75 134 72", "M110 78C116 81 127 81 133 78", "M114 64C118 66 125 66 129 64"), 1.3
    )
    out.carve(turning, clay, INK, 0.5)
    out.keyed(shape("M126 60C122 62 118 60 117.4 57C117 53.6 119 51 122 51.4L128.6 54Z"), IVORY, 1.4)
    # near leg, coat of sheepskin over the shirt, apron
    near_leg = limb(((176, 104), (146, 102), (139, 122)), (18, 15, 10))
    out.keyed(near_leg, IVORY, 1.6)
    out.keyed(shape("M134 119.6L144.6 119.6L144 127L127 127C127 122.6 132 122.6 134 119.6Z"), INK, 0.6)
    out.carve(
        blend("M150 107C146 110 145 114 144 119", "M172 111C160 110 152 110 148 118", 4, 1.5, "tail"), near_leg, INK
    )
    torso = shape(
        "M147 54C154 50 165 50 171 56C180 66 184 86 183 104C180 113 164 114 156 108C152 96 150 86 147 78"
        "C144 68 143 60 147 54Z"
    )
    out.keyed(torso, IVORY, 1.6)
    vest = shape(
        "M151 51.6C158 50 166 51 171 56C180 66 184 86 183.4 103C178 107 172 108 166 107C165 92 160 80 155 72"
        "C151 66 150 58 151 51.6Z"
    )
    out.halo(vest, INK, 0.5).lay(rough(vest, 0.2, 6, 4), GREEN)
    out.carve(
        blend("M155 55C156 66 166 80 169 104", "M170 58C177 70 180 86 180 100", 5, 1.7, "head", start=0.1, ragged=0.2),
        vest,
        INK,
        1,
    )
    out.lay(brush("M150 78C158 92 170 100 183 102", 4.2, "even"), OXBLOOD)
    out.lay(brush("M153.4 80C160 92 171 98 182 100", 1, "lens"), IVORY)
    # near arm: sleeve rolled, hand against the clay
    sleeve = join(limb(((163, 61), (154, 86), (139, 79)), (15, 13.4, 10)), disc(163.4, 61.4, 7.6))
    out.keyed(sleeve, IVORY, 1.6)
    out.carve(
        strokes(
            ("M163 70C161 76 158 82 153 86", "M167 64C166 73 163 82 158 88", "M147 84C150 86 153 87 156 88"),
            1.6,
            "tail",
        ),
        sleeve,
        INK,
    )
    hand = shape(
        "M143 82C139 82 136 80.6 133.6 78C131.4 74 131 69.6 132.6 67C134.6 66 136 67.6 136.4 70"
        "C138 71.6 141 73 145 74.6Z"
    )
    out.keyed(hand, IVORY, 1.5).lay(strokes(("M132.6 73C134.6 74.6 136 76 138.4 76.6",), 1.1, "tail"), INK)
    small_head(out, at(156.4, 53, 1.3))
    collar = shape("M151 52C156 54 163 54 169 51.4L171 57C165 60 155 60 150 57Z")
    out.keyed(collar, OXBLOOD, 1.2)
    hat = shape("M145.6 30C145 21 151 15.6 159 16.4C167.4 17 171 23 169.4 31C162 28.6 152 28 145.6 30Z")
    out.halo(hat, OXBLOOD, 1.3).lay(rough(hat, 0.3, 3, 2), INK)
    out.carve(
        blend("M148.6 27C148.6 21 153 18.4 159 18.6", "M152 27.6C153 23 156 21.6 160 22", 3, 1.3, "tail"),
        hat,
        OCHRE,
        0.8,
    )
    return out


def upper() -> Scene:
    """Black jugs stand on a plank before the open kiln; the potter draws up the next one on his wheel."""
    scene = Scene(OXBLOOD)
    sky, work, front = scene.ground, scene.subject, scene.foreground
    sky.lay(rays((46, 92), 66, 230, 26, 5.6, "tail", sector=(-74, 12), every_other=0.66, ragged=0.2, seed=15), OCHRE)
    yard = shape("M-4 126C60 124 140 124 204 125L204 146L-4 146Z")
    kiln(work)
    work.halo(yard, OXBLOOD, 1).lay(rough(yard, 0.3, 9, 3), INK)
    light = rays((46, 100), 34, 190, 22, 4.4, "tail", sector=(4, 36), ragged=0.3, seed=5)
    work.carve(light, yard, OCHRE, 1)
    work.stamp(potter(), at())
    plank = polygon((-4, 124), (100, 123), (100, 129), (-4, 130))
    legs = [
        polygon((x, 126), (x + 5, 126), (x + 7 * lean + 5, 146), (x + 7 * lean, 146)) for x, lean in ((4, 0), (84, 1))
    ]
    front.halo([plank, *legs], INK, 1.4).lay(legs, OCHRE).keyed(plank, OCHRE, 1.4)
    front.carve(strokes(("M4 126.6C30 125.6 50 127.4 92 125.4",), 1.2), plank, INK, 0.6)
    for x, kind, size in ((7, "pot", 1.0), (34, "pitcher", 1.04), (61, "jug", 1.06), (86, "pot", 0.86)):
        front.stamp(ware(kind, OCHRE), at(x, 125.4 - x * 0.01, size))
    return scene


# --- below: the fence ----------------------------------------------------------------------------------------------


def cat() -> Print:
    """A cat from behind, sitting on a rail at y 0, its head turned to the left, its tail hanging down; 46 high."""
    out = Print()
    body = shape("M-4 -30C-12 -26 -17 -14 -16 -5C-15 1 -8 2 0 2C8 2 15 1 16 -5C17 -14 12 -26 5 -30Z")
    head = shape("M-12 -32C-15.4 -35 -15 -39 -12 -42L-12.6 -51L-5.6 -46.6C-3 -47.6 1 -47.6 3 -46.6L9.6 -51.4L9.6 -41"
                 "C12 -36 9 -29 2 -28C-4 -27.4 -9 -29 -12 -32Z")  # fmt: skip
    tail = brush("M12 -3C22 4 12 16 17 26C19 31 24 30 24.6 26", 5.6, lambda t: 1 - 0.45 * t)
    whole = join(soft(body, 1), soft(head, 0.5), tail)
    out.halo(whole, OCHRE, 1.5).lay(rough(whole, 0.2, 5, 2), INK)
    back = blend("M-6 -27C-12 -20 -14 -12 -13 -3", "M-2 -27C-5 -20 -6 -12 -5 -2", 3, 1.7, "tail", ragged=0.2)
    out.carve(back, body, OCHRE, 1.4)
    out.carve(brush("M14 -12C14 -7 12 -3 8 -1", 1.5), body, OCHRE, 0.4)
    out.carve(strokes(("M-10.6 -47L-10 -41.6", "M7.8 -47.4L6 -42.6"), 1.5, "tail"), head, OCHRE, 0.5)
    out.lay(strokes(("M-12 -35L-20 -37", "M-12 -33.6L-19.4 -32.4"), 1), INK)
    out.lay(brush("M-9.6 -37.6L-6.6 -37.2", 1.6), IVORY)
    return out


PICKETS: Final = (
    (-2, 100), (13, 97), (28, 101), (43, 98), (90, 99), (105, 101), (120, 97), (135, 100), (150, 98), (165, 101),
    (180, 97), (195, 100),
)  # fmt: skip


def fence(out: Print) -> None:
    """Pointed pickets on two rails, a wide plank on the posts where the cat sits."""
    rails = [polygon((-4, y), (204, y - 1), (204, y + 6), (-4, y + 7)) for y in (108, 128)]
    for rail in rails:
        out.halo(rail, GREEN, 0).lay(grow(rail, 1.2), OXBLOOD).lay(rail, INK)
        out.carve(dashes(rail, 3, 1.4, 22, 16, seed=3), rail, OCHRE, 1)
    for number, (x, top) in enumerate(PICKETS):
        picket = rough(
            polygon((x - 5, top + 6), (x, top), (x + 5, top + 6), (x + 4.6, 148), (x - 4.6, 148)), 0.3, 7, number
        )
        out.lay(grow(picket, 1.3), OXBLOOD).lay(picket, INK)
        grain = strokes(([(x - 2.6, top + 8), (x - 2.2, 141)], [(x + 1, top + 14), (x + 0.6, 130)]), 1.7, "tail")
        out.lay(grain, OCHRE)
        out.lay([disc(x + 1.8, 111, 1), disc(x + 1.8, 131, 1)], OCHRE)


def lower() -> Scene:
    """The new ware dries on stakes of the fence at sunset; a cat sits between and looks towards the kiln."""
    scene = Scene(OXBLOOD)
    sky, things, front = scene.ground, scene.subject, scene.foreground
    sky.lay(rays((68, 74), 54, 220, 36, 5.2, "lens", sector=(-188, 8), every_other=0.6, ragged=0.2, seed=5), OCHRE)
    sky.lay(disc(68, 74, 47), OCHRE)
    sky.lay(clouds([(14, 50, 46), (84, 62, 52), (8, 78, 44)], 2.4), OXBLOOD)
    hills = shape("M-4 98C20 88 44 92 66 94C96 86 120 92 140 84C164 76 184 80 204 74L204 146L-4 146Z")
    sky.halo(hills, OXBLOOD, 1.4).lay(rough(hills, 0.35, 9, 4), GREEN)
    sky.carve(dashes(hills, 6, 1.6, 18, 10, angle=-5, seed=6), hills, INK, 1.2)
    for x, top, kind, lean, size in (
        (20, 66, "pot", -5, 0.92), (112, 50, "jug", 4, 1.1), (138, 74, "pot", -7, 1.0), (177, 56, "pitcher", 5, 1.16),
    ):  # fmt: skip
        stake = brush([(x, top - 8), (x - lean * 0.3, 148)], 4.6, "even")
        things.halo(stake, OXBLOOD, 1.3).lay(stake, INK)
        things.stamp(ware(kind, OXBLOOD, OCHRE), at(x, top - 32 * size + 4, size, 180 + lean))
    fence(front)
    board = polygon((48, 97), (86, 96.4), (86, 103), (48, 103.6))
    posts = polygon((60, 100), (74, 100), (73.4, 148), (60.6, 148))
    front.lay(grow(join(board, posts), 1.3), OXBLOOD).lay([board, posts], INK)
    front.carve(
        strokes(("M50 100C60 99 70 101 84 99.4", "M64 106L64 140", "M69 106L69 128"), 1.6, "tail"),
        join(board, posts),
        OCHRE,
        0.8,
    )
    front.stamp(cat(), at(66, 96, 1.08))
    return scene
