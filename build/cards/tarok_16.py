"""Tarok XVI, the trembita: the long horn calls to the first star; by the fire the sheepdog has heard it."""

from __future__ import annotations

from typing import Final

from .figure import fist, profile
from .fold import dog
from .heads import ear
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, at, block, cut, disc, grow, join, lozenge, meet, move, rough, shape, soft, star
from .outline import Point
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import dashes, rays, rings, spruce, spruce_light
from .townsfolk import limb
from .winter import night_stars

# --- above: the hornblower -----------------------------------------------------------------------------------------


def mountains(out: Print) -> None:
    """The green range over which the call goes, the starlight cut into the flanks that face it."""
    far = shape("M-4 92C12 86 26 80 40 74C52 82 62 86 74 82C92 72 112 74 128 80C150 88 170 84 204 86L204 146L-4 146Z")
    out.halo(far, INK, 1.4).lay(rough(far, 0.35, 9, 3), GREEN)
    gouges = (
        blend("M36 79C26 84 14 91 2 97", "M41 80C38 92 31 103 22 112", 5, 2.6, "lens", ragged=0.25, seed=3),
        blend("M74 86C64 92 58 98 52 104", "M100 78C90 86 82 96 78 108", 4, 2.8, "tail", ragged=0.25, seed=5),
    )
    out.carve(join(gouges), far, IVORY, 1.6)


def sound(out: Print, x: float, y: float) -> None:
    """The call itself, going out of the bell towards the first star."""
    out.lay(rays((x, y), 30, 92, 15, 4.6, "tail", sector=(150, 262), every_other=0.66), IVORY)
    out.lay(star(18, 16, 14, 0.32, 8), INK).lay(star(18, 16, 11, 0.32, 8), OCHRE)


HORN: Final = shape(
    "M128.6 69.6L127.8 63.6C108 56 90 46 72 33C64 26 58 16 55 3L32 61C44 55 56 53.6 66 55.4"
    "C88 59.6 108 65.6 128.6 69.6Z"
)
"""The long horn, foreshortened: from the lips to the bell that opens towards us."""


def horn(out: Print) -> None:
    """Spruce wood wound with birch bark; within the bell it is night."""
    bell = at(43.5, 32, 1, 21.5)(disc(0, 0, 15, 32))
    out.halo([HORN, bell], INK, 2.4).lay(soft(HORN, 0.5), OCHRE)
    bands = [brush(path, 3, "even") for path in ("M112 54C110 58 109 62 109.6 68", "M98 46C94.6 51 93.4 57 94 63",
             "M82 36C77.4 43 76 51 77 60", "M66 24C60 34 58 45 60 56")]  # fmt: skip
    out.lay(meet(join(bands), HORN), INK)
    out.lay(meet(join(move(band, -2.4, -0.6) for band in bands), HORN), IVORY)
    shade = blend("M62 50C84 54 106 60 126 66", "M68 44C88 50 108 58 126 65", 3, 1.6, "tail", ragged=0.2, seed=2)
    out.carve(shade, HORN, INK, 0.8)
    out.lay(grow(bell, 1.2), INK).lay(bell, OCHRE)
    mouth = at(43, 32, 1, 21.5)(disc(0, 0, 11.6, 28))
    out.lay(mouth, INK).lay(cut(mouth, move(mouth, 3.4, 1.4)), OXBLOOD)
    inner = blend("M48 12C54 24 50 44 40 54", "M44 14C49 26 46 42 36 52", 3, 1.6, "lens", ragged=0.15, seed=4)
    out.carve(inner, mouth, OCHRE, 1)


def coat(out: Print) -> None:
    """The highlander's sleeveless sheepskin over his shirt, wool at the edge."""
    body = shape("M114 150C112 124 122 108 140 100L178 98C192 102 202 112 206 122L206 150Z")
    out.halo(body, INK, 2).lay(rough(body, 0.3, 8, 4), OXBLOOD)
    folds = blend("M200 122C200 132 202 140 202 148", "M178 106C186 118 190 134 190 150", 4, 2, "tail", seed=3)
    out.carve(folds, body, INK)


def head(out: Print, place: Place) -> None:
    """Blowing with full cheeks, his eyes almost shut, under the black hat of the mountains."""
    profile(out, place)
    cheek = disc(-10, 17.4, 7.4, 7)
    out.lay(place(cheek), IVORY).lay(place(disc(-8.4, 18, 5.4, 5)), OXBLOOD)
    out.lay(place(strokes(("M-8 8.6C-1 9.4 1.6 17 -3 23.6", "M-18 22C-14.6 25.4 -11 26 -7.6 25.4"), 1.7, "belly")), INK)
    hair = shape("M-6 -24L20 -26C30 -18 34 -2 32 14C31 22 26 28 18 28L9 18L4 9L-1 -6Z")
    out.keyed(place(soft(hair, 0.8)), INK, 1.6)
    locks = blend("M3 -14C9 -2 11 8 15 22", "M20 -18C29 -6 30 10 25 22", 5, 1.9, "lens", ragged=0.1)
    out.carve(place(locks), place(hair), OCHRE, 1)
    ear(out, place)
    out.lay(place(brush("M-20 12.6C-14 10.6 -8 11.6 -4 9", 4, "lens")), INK)
    brim = soft(shape("M-38 -20C-30 -27 -12 -24 2 -25C16 -26 30 -32 40 -27C42 -23 36 -19 28 -18C10 -16 -10 -15 -26 -12"
                      "C-36 -11 -42 -16 -38 -20Z"), 1)  # fmt: skip
    crown = soft(shape("M-19 -22C-19 -38 -14 -46 0 -46C14 -46 21 -38 22 -24Z"), 2)
    whole = place(join(brim, crown))
    out.lay(grow(whole, 1.6), IVORY).lay(rough(whole, 0.2, 8, 2), INK)
    out.lay(place(brush("M-19.4 -27C-8 -30 10 -31 22 -29", 4.4, "even")), OXBLOOD)
    feather = shape("M14 -30C22 -44 34 -50 46 -48C42 -38 32 -30 20 -27Z")
    out.halo(place(feather), INK, 1.4).lay(place(feather), GREEN)
    out.carve(
        place(strokes(("M17 -29C26 -36 34 -42 43 -46", "M28 -38L31 -45", "M24 -35L25 -41")[:1], 1.6)),
        place(feather),
        IVORY,
    )


def arm(out: Print, joints: tuple[Point, ...]) -> None:
    """A wide shirt sleeve with a woven cuff; the fist about the horn comes on top."""
    sleeve = limb(joints, (25, 24, 13))
    out.halo(sleeve, INK, 2).lay(rough(sleeve, 0.2, 7, 5), IVORY)
    (ax, ay), (bx, by), (cx, cy) = joints
    folds = [[(ax + k, ay + 8), ((ax + bx) / 2 + k, (ay + by) / 2 + 7), (bx + 5, by + 4 - k)] for k in (-8, -1)] + [
        [(bx - 5 + k, by + 5), (bx - 3 + k, (by + cy) / 2), (cx + k / 2, cy + 8)] for k in (0, 7)
    ]
    out.carve(strokes(folds, 2, "tail"), sleeve, INK, 1.4)
    cuff = meet(
        line((bx + (cx - bx) * 0.72, by + (cy - by) * 0.72), (bx + (cx - bx) * 0.95, by + (cy - by) * 0.95), 20),
        grow(sleeve, 1),
    )
    out.lay(grow(cuff, 0.8), INK).lay(cuff, OXBLOOD)


def upper() -> Scene:
    """A highlander blows the long horn over the mountains, towards the first star."""
    scene = Scene(INK)
    sky, man, front = scene.ground, scene.subject, scene.foreground
    sound(sky, 40, 34)
    night_stars(sky, ((92, 14, 3.4), (118, 24, 2.8), (186, 14, 4.6), (104, 32, 2.6)))
    mountains(sky)
    for x, y, tall, wide, seed in (
        (6, 146, 46, 22, 3),
        (30, 146, 58, 26, 5),
        (56, 148, 42, 22, 8),
        (80, 150, 50, 24, 2),
    ):
        tree = spruce(x, y, tall, wide, seed)
        sky.halo(tree, GREEN, 1.6).lay(tree, INK).lay(meet(spruce_light(x, y, tall, wide, -1, 2), tree), IVORY)
    far, near = at(80, 50, 0.84, 112), at(107, 61, 0.86, 112)
    arm(man, ((128, 122), (92, 122), (82, 62)))
    coat(man)
    head(man, at(152, 60, 0.96, 10))
    collar = soft(shape("M146 95C158 102 174 102 188 93L191 102C176 112 156 111 142 104Z"), 1)
    man.keyed(collar, IVORY, 1.6)
    man.lay(join(lozenge(151 + 8 * k, 103.8 - 0.9 * (k - 2) ** 2, 2.4, 2.8) for k in range(5)), OXBLOOD)
    horn(front)
    fist(front, far)
    arm(front, ((186, 128), (126, 131), (109, 74)))
    fist(front, near)
    armhole = brush("M176 108C164 118 162 134 166 150", 10, "even")
    sheep = shape("M176 106C166 116 164 132 168 150L206 150L206 108Z")
    front.lay(meet(rough(sheep, 0.3, 8, 6), shape("M160 96L206 96L206 150L160 150Z")), OXBLOOD)
    front.carve(
        blend("M182 110C176 122 176 136 178 148", "M200 108C198 122 198 136 200 148", 3, 2, "tail", seed=3), sheep, INK
    )
    front.keyed(rough(armhole, 0.5, 3, 2), IVORY, 1.6)
    curls = [f"M{x - 3} {y + 1}C{x - 2} {y - 3} {x + 3} {y - 2.4} {x + 3} {y + 1.6}" for x, y in
             ((171, 114), (166.6, 122), (165.4, 131), (166.4, 139))]  # fmt: skip
    front.lay(strokes(curls, 1.7), INK)
    return scene


# --- below: the fire -----------------------------------------------------------------------------------------------


def fire(out: Print, x: float, y: float) -> None:
    """Flames from crossed logs, with the brightest part within."""
    flame = shape(
        "M-32 0C-40 -16 -26 -24 -31 -44C-20 -38 -17 -30 -17 -24C-12 -36 -6 -34 -8 -48C2 -42 6 -34 6 -26"
        "C11 -34 14 -38 13 -54"
                  "C25 -42 22 -32 23 -24C26 -28 28 -32 27 -38C38 -26 40 -12 31 0Z")  # fmt: skip
    heart = shape(
        "M-22 0C-27 -10 -19 -16 -21 -27C-14 -22 -12 -15 -10 -11C-6 -17 -3 -20 -3 -28C4 -20 5 -13 7 -10"
        "C11 -16 14 -20 14 -30"
                  "C22 -20 26 -10 20 0Z")  # fmt: skip
    core = shape("M-12 0C-15 -6 -10 -9 -12 -15C-6 -11 -4 -7 -2 -5C1 -9 3 -11 3 -16C8 -10 14 -8 11 0Z")
    place = at(x, y)
    out.halo(place(flame), INK, 1.6).lay(place(rough(flame, 0.2, 6, 2)), OXBLOOD)
    out.lay(place(heart), OCHRE).lay(place(core), IVORY)


def logs(out: Print, x: float, y: float) -> None:
    """Two logs laid crosswise, their cut ends bright."""
    place = at(x, y)
    for path, (ex, ey) in (("M34 6L-30 -5", (-31, -5)), ("M-34 7L31 -5", (32, -5.4))):
        trunk = pen(path, 8.6)
        out.halo(place(trunk), INK, 1.4).lay(place(trunk), INK).lay(place(grow(trunk, -0.2)), OXBLOOD)
        out.carve(place(join(brush(path, 1.4), brush(path, 1))), place(trunk), INK)
        out.keyed(place(disc(ex, ey, 4.4)), OCHRE, 1.4).lay(place(disc(ex, ey, 1.4)), INK)


def kettle(out: Print) -> None:
    """The cauldron on its tripod, full to the brim; its steam goes up to the stars."""
    poles = [brush(path, 4.4, "chisel") for path in ("M73 12L22 134", "M65 12L120 134")]
    out.halo(poles, INK, 1.6).lay(poles, OCHRE)
    out.lay(strokes(("M62 17L77 20", "M62.4 21L77 16"), 2.6, "chisel"), IVORY)
    chain = [disc(70, 26 + 6.4 * k, 2.9) for k in range(5)]
    out.halo(chain, INK, 1.4).lay([cut(link, disc(70, 26 + 6.4 * k, 1.3)) for k, link in enumerate(chain)], IVORY)
    bow = cut(disc(70, 76, 23, 25), disc(70, 76, 20.6, 22.6), block(40, 72, 60, 40))
    out.halo(bow, INK, 1.2).lay(bow, IVORY)


def cauldron(out: Print) -> None:
    """The pot itself, black, lit from below."""
    pot = shape("M45 70L95 70C98 84 88 97 70 97C52 97 42 84 45 70Z")
    lip = shape("M42 67.6C50 65 90 65 98 67.6C99 70 98 72.6 96 73C88 75 52 75 44 73C42 72.6 41 70 42 67.6Z")
    out.lay(grow(join(pot, lip), 1.6), IVORY).lay([pot, lip], INK)
    glow = blend("M47 79C50 90 58 95 68 95.6", "M58 78C60 85 64 88 70 89", 4, 1.8, "lens", ragged=0.1, seed=2)
    out.carve(glow, pot, OCHRE, 0.8).lay(brush("M45 69.4C55 67.6 85 67.6 95 69.4", 1.3), OCHRE)


def lower() -> Scene:
    """The fire below the ridge, the maize boiling; the dog lifts his head at the far call."""
    scene = Scene(INK)
    sky, camp, front = scene.ground, scene.subject, scene.foreground
    night_stars(sky, ((16, 16, 4.8), (42, 34, 3), (104, 14, 3.2), (128, 40, 3), (150, 14, 5), (186, 30, 3)))
    light = rings((70, 96), 47, 116, 9, 3, to_width=1.6, length=22, space=11, seed=4)
    sky.lay(light, OCHRE)
    for x, y, tall, wide, seed in (
        (150, 112, 62, 25, 2),
        (174, 114, 84, 32, 6),
        (196, 112, 58, 26, 8),
        (4, 116, 70, 28, 4),
    ):
        tree = spruce(x, y, tall, wide, seed)
        sky.halo(tree, INK, 2.4).lay(tree, GREEN)
        sky.lay(meet(spruce_light(x, y, tall, wide, 1 if x < 70 else -1, 2), tree), OCHRE)
    meadow = shape("M-4 112C40 108 150 106 204 110L204 146L-4 146Z")
    sky.halo(meadow, INK, 1.6).lay(rough(meadow, 0.3, 9, 7), GREEN)
    blades: Shape = dashes(meadow, 7, 1.8, 15, 9, angle=-1, seed=9)
    near = disc(78, 128, 66, 20)
    sky.carve(cut(blades, near), meadow, INK, 1.2).carve(meet(blades, near), meadow, OCHRE, 1.2)
    kettle(camp)
    fire(camp, 70, 127)
    cauldron(camp)
    logs(front, 70, 130)
    front.stamp(dog(), at(1, 3))
    return scene
