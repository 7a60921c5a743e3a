"""Tarok XVI, the trembita: the long horn calls to the first star; by the fire the sheepdog has heard it."""

from __future__ import annotations

from .fold import dog, resting_sheep
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Shape, at, block, cut, disc, grow, join, meet, rough, shape, soft, star
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import dashes, rings, spruce, spruce_light
from .townsfolk import limb, small_head
from .winter import night_stars

# --- above: the hornblower -----------------------------------------------------------------------------------------


def range_of_hills(out: Print, outline: str, crest: tuple[str, str], count: int, seed: int) -> None:
    """A far ridge, black, with the starlight cut into the flank that faces the star."""
    hill = rough(shape(outline), 0.35, 9, seed)
    out.halo(hill, IVORY, 1.2).lay(hill, INK)
    out.carve(blend(*crest, count, 3.2, "tail", ragged=0.3, seed=seed), hill, IVORY, 1.4)


def first_star(out: Print, x: float, y: float) -> None:
    """The evening star in rings of gouges: its light, and the sound that goes up to it."""
    out.lay(rings((x, y), 21, 138, 7.6, 3.3, to_width=2, length=28, space=9, seed=16), IVORY)
    out.lay(star(x, y, 17.5, 0.34, 8), INK).lay(star(x, y, 15, 0.3, 8), OCHRE)
    out.lay(star(x, y, 7, 0.42, 8), IVORY)


def horn(out: Print) -> None:
    """Three metres of spruce wood wound with birch bark, from the lips up to the star."""
    tube = shape(
        "M151.6 67.6L152.4 65C120 52 84 39.6 55 29C48 26.4 43 22 38 14.6L29.4 33.4C38 31.6 45 32.4 52 35"
        "C82 46.6 120 58.6 151.6 67.6Z"
    )
    bell = at(33.8, 24, 1, 24.6)(disc(0, 0, 3.8, 10.4))
    out.halo([tube, bell], INK, 2.4).lay([soft(tube, 0.4), bell], OCHRE)
    out.lay(at(33.8, 24, 1, 24.6)(disc(-0.4, 0, 2.5, 8)), INK)
    bark = [line((58 + 14 * k + 1.6, 28 + 5 * k), (58 + 14 * k - 1.8, 40 + 4.4 * k), 2) for k in range(6)]
    out.lay(meet(join(bark), tube), INK)
    out.carve(brush("M41 24C48 29.6 54 31.4 62 34.2L140 62", 1.4, "tail"), tube, IVORY, 0)


def hornblower() -> Print:
    """A highlander who leans back with his horn: the feet on y 134, the mouth at (136, 59)."""
    out = Print()
    far_leg = limb(((152, 92), (140, 110), (136, 128)), (15, 12, 8))
    near_leg = limb(((159, 92), (165, 111), (169, 130)), (16, 13, 8.6))
    for leg, shoe, bands in (
        (far_leg,
            "M131.6 125L140.6 125L140 132"
            "L121 132C122 127 128 128 131.6 125Z", ((134.6, 118, 142, 120), (133, 122.4, 140.6, 124.2))),
        (near_leg,
            "M164 127.6L173.4 127L174 134.6"
            "L154 134.6C155 129.6 161 130.6 164 127.6Z", ((163.4, 119.6, 172, 118.4), (164.2, 124.4, 173.2, 123.2))),
    ):  # fmt: skip
        out.halo(shape(shoe), INK, 2).halo(leg, INK, 1.8).lay(leg, IVORY)
        out.lay(grow(shape(shoe), 0.8), INK).lay(shape(shoe), OXBLOOD)
        out.lay([line((a, b), (c, d), 1.4) for a, b, c, d in bands], INK)
    out.carve(
        strokes(("M164 98C168 108 170 113 171 117", "M159 98C162 107 164 113 166 118"), 1.6, "tail"), near_leg, INK
    )
    out.carve(strokes(("M150 98C146 106 142 112 140 117",), 1.6, "tail"), far_leg, INK)
    out.stamp(arm(far=True), at())
    shirt = shape("M140 64C146 61 156 61 162 66C167 76 168 88 170 101C160 105 146 104 139 100C141 88 136 74 140 64Z")
    out.halo(shirt, INK, 2).lay(shirt, IVORY)
    hem = blend("M142 92L140 100", "M167 92L168 101", 7, 1.4, "head", inside=True)
    out.carve(hem, shirt, INK, 0.4)
    vest = shape("M147 62C153 60.6 159 62 163 66C168 76 168.6 84 169 92C162 94 155 94 150 92.6C152 82 150 72 147 62Z")
    out.lay(grow(vest, 1.1), INK).lay(rough(vest, 0.2, 5, 4), OXBLOOD)
    fleece = [
        disc(x, y, 2.2) for x, y in ((147.6, 63.6), (149, 67.8), (150.2, 72), (151, 76.2), (151.4, 80.4), (151.4, 84.6))
    ]
    out.lay([grow(tuft, 0.9) for tuft in fleece], INK).lay(fleece, IVORY)
    out.carve(blend("M156 66C159 76 160 82 160 91", "M162 68C166 78 166 84 166.6 90", 3, 1.5, "head"), vest, INK)
    belt = shape("M139.6 84C150 88 160 88 168.6 85.6L169.2 92.4C160 95 148 94.6 139.8 91.4Z")
    out.lay(grow(belt, 0.9), INK).lay(belt, OCHRE)
    out.lay(strokes(("M140 86.6C150 90.4 160 90.2 169 88.2", "M140 89C150 92.8 160 92.4 169 90.6"), 1), INK)
    bag = shape("M160 82L173 80C176 86 177 92 175.6 98L162 100C159.6 94 159 88 160 82Z")
    out.lay(brush("M150 63C156 70 163 76 168 82", 2.4, "even"), INK)
    out.keyed(bag, GREEN, 1.6).lay(brush("M160.6 87C165 88.4 171 87.4 175 85", 1.5), IVORY)
    out.lay(strokes([[(162.6 + 3 * k, 100), (162.4 + 3.1 * k, 104.6 - 0.4 * k)] for k in range(5)], 1.6, "tail"), IVORY)
    head = Print()
    small_head(head, at(0, 0, 1.22))
    hair = shape("M2 -23C12 -24 15 -14 14 -6C13 0 9 3 4 1L5 -10Z")
    head.lay(hair, INK)
    brim = shape(
        "M-15.4 -17.4C-8 -20.6 6 -21.6 17 -21C18.6 -19.4 17.6 -17.4 15 -16.4C6 -17 -6 -16 -13.6 -14"
        "C-16 -14.6 -16.6 -16 -15.4 -17.4Z"
    )
    crown = shape("M-9 -18.6C-9 -27 -5 -30.6 1 -30.6C8 -30.8 12 -27 12.4 -19.6Z")
    feather = brush("M10 -23C15 -30 19 -35 26 -38", 4, "lens")
    head.lay(grow(join(brim, crown), 1.2), IVORY).lay([brim, crown], INK)
    head.lay(brush("M-8.8 -20.6C-2 -22.4 6 -22.8 12 -22.4", 2, "even"), OXBLOOD).lay(feather, OCHRE)
    out.halo(at(148, 66, 1, 14)(head.silhouette()), INK, 1.8).stamp(head, at(148, 66, 1, 14))
    return out


def arm(far: bool = False) -> Print:
    """A wide shirt sleeve and the fist under the horn."""
    out = Print()
    if far:
        joints, hand = ((145, 68), (131, 77), (113.4, 57)), (109.4, 51.8)
    else:
        joints, hand = ((156, 69), (143, 86), (126.6, 63)), (123, 57)
    sleeve = limb(joints, (13, 13.6, 7.6))
    if not far:
        sleeve = join(sleeve, disc(156.6, 69.4, 6.6))
    out.halo(sleeve, INK, 1.8).lay(sleeve, IVORY)
    (ax, ay), (bx, by), (cx, cy) = joints
    folds = (
        f"M{ax - 2} {ay + 5}C{ax - 6} {ay + 10} {bx + 4} {by} {bx - 1} {by + 2}",
        f"M{bx - 4} {by - 4}C{bx - 6} {by - 8} {cx + 6} {cy + 9} {cx + 3} {cy + 6}",
    )
    out.carve(strokes(folds, 1.6, "tail"), sleeve, INK)
    cuff = line((cx - 4.6, cy + 3.4), (cx + 4.4, cy - 2.4), 2.4)
    out.lay(meet(cuff, grow(sleeve, 0.6)), OXBLOOD)
    fist = at(*hand, 1, -32)(soft(block(-5.4, -4.8, 10.8, 9.6), 2.6))
    out.keyed(fist, IVORY, 1.5)
    out.lay(at(*hand, 1, -32)(strokes(("M-4.6 -2L1.4 -2.4", "M-4.6 1L1 .6", "M-3.8 3.4L1 3"), 1, "tail")), INK)
    return out


def upper() -> Scene:
    """A man on the bare ridge blows the long horn; it points to the first star."""
    scene = Scene(INK)
    sky, man, front = scene.ground, scene.subject, scene.foreground
    first_star(sky, 20, 20)
    night_stars(sky, ((140, 9, 3), (186, 36, 3), (176, 13, 4.6), (148, 34, 2.8)))
    range_of_hills(sky,
        "M-4 104C14 92 28 82 40 84C58 88 74 96 92 92C116 86 136 72 154 70C174 72 190 86 204 92L204 146"
        "L-4 146Z",
                   ("M40 88C30 92 14 104 4 116", "M152 74C138 80 116 94 100 112"), 16, 3)  # fmt: skip
    meadow = shape("M-4 116C30 108 66 112 98 117C124 121 150 121.6 172 122C186 122.6 196 126 204 130L204 146L-4 146Z")
    sky.halo(meadow, IVORY, 1.2).lay(rough(meadow, 0.3, 9, 7), GREEN)
    sky.carve(dashes(meadow, 6.4, 1.8, 15, 9, angle=2, seed=6), meadow, IVORY, 1.4)
    stand = at(40.8, 14.4, 0.82)
    man.stamp(hornblower(), stand)
    horn(man)
    fist = Print()
    fist.marks = arm(far=True).marks[-3:]
    man.stamp(fist, stand).stamp(arm(), stand)
    for x, y, size, flip in ((34, 117, 1.0, False), (66, 121, 0.86, True)):
        front.stamp(resting_sheep(), at(x, y, size, flip=flip))
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
