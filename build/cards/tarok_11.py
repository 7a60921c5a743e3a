"""Taroace XI: the lăutari, and the nightingale that answers them."""

from __future__ import annotations

import math
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, at, block, cut, disc, grow, join, lozenge, meet, polygon, rough, shape, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes
from .townsfolk import limb, small_fist, small_head

# --- the three ----------------------------------------------------------------------------------------------------


def dress(out: Print, x: float, vest: Ink, sash: Ink, seed: int) -> None:
    """A player's long shirt, waistcoat and sash, seen from the front, his neck at (*x*, 56)."""
    place = at(x, 56)
    shirt = place(
        shape(
            "M-8 0C-16 2 -22 5 -23 14C-22 28 -18 38 -17 47C-20 62 -23 76 -25 92L25 92C23 76 20 62 17 47"
            "C18 38 22 28 23 14C22 5 16 2 8 0Z"
        )
    )
    out.halo(shirt, OXBLOOD, 2.6).keyed(rough(shirt, 0.25, 8, seed), IVORY, 1.8)
    out.carve(place(blend("M2 53C5 66 7 78 8 92", "M14 52C18 66 20 78 21 92", 4, 2.1, "head")), shirt, INK, 1.4)
    out.carve(place(blend("M-12 54C-14 66 -15 78 -16 92", "M-6 54C-7 66 -7 78 -8 92", 2, 1.6, "head")), shirt, INK, 1.4)
    halves = place(
        join(
            shape("M-8 0C-14 1 -18 3 -20 7C-20 22 -17 36 -16 46L-5 46C-3 32 -3 16 -8 0Z"),
            shape("M8 0C14 1 18 3 20 7C20 22 17 36 16 46L5 46C3 32 3 16 8 0Z"),
        )
    )
    out.keyed(halves, vest, 1.5)
    out.carve(place(blend("M-15 6C-15 20 -13 34 -12 44", "M-10 4C-7 18 -7 34 -8 44", 3, 1.5, "tail")), halves, OCHRE, 1)
    band = place(shape("M-17 42C-8 45 8 45 17 42L17.6 51C8 54 -8 54 -17.6 51Z"))
    out.keyed(band, sash, 1.6)
    out.carve(place(join(lozenge(-13 + 6.5 * k, 48, 2.4, 2.8) for k in range(5))), band, IVORY, 0.6)


def collar(out: Print, x: float) -> None:
    """The woven collar of a shirt, over the foot of the neck."""
    band = shape(f"M{x - 12} 54C{x - 5} 58 {x + 5} 58 {x + 12} 54L{x + 13} 59C{x + 5} 63.4 {x - 5} 63.4 {x - 13} 59Z")
    out.keyed(band, OXBLOOD, 1.4)
    out.carve(join(lozenge(x - 8 + 4 * k, 60 - (k - 2) ** 2 * 0.5, 1.3, 1.6) for k in range(5)), band, IVORY, 0.3)


def hat(out: Print, place: Place, flagged: bool) -> None:
    """A round black hat with a tall feather: the head and the stem of a note. Drawn over a ``small_head``."""
    brim, crown = disc(-0.4, -18.4, 12, 3.5), soft(shape("M-7 -18L-7.6 -25C-4 -29 5 -29 7.6 -25L7 -18Z"), 0.8)
    stem = brush("M5.4 -21L6.4 -37", 2.2, "even")
    flag = shape("M6 -37.4C8 -32.4 13 -31 12.6 -24C11 -28.4 8.4 -29 6 -29.6Z") if flagged else disc(6.4, -37, 1.1)
    whole = place(join(brim, crown))
    out.halo(whole, OXBLOOD, 1.4).lay(whole, INK)
    out.halo(place(join(stem, flag)), OXBLOOD, 0.8).lay(place(join(stem, flag)), IVORY)
    out.lay(place(brush("M-7.2 -20.6C-3 -19 3 -19 7.2 -20.6", 2.2, "even")), OCHRE)
    out.lay(place(brush("M-5 -23.6C-4 -26 -2 -27 1 -27", 1.3)), IVORY)


def sleeve(out: Print, points: tuple[tuple[float, float], ...], hand: float, seed: int = 1) -> None:
    """A wide linen sleeve from shoulder over elbow to wrist, with a small fist of half-height *hand* at its end."""
    (x0, y0), (x1, y1), (x2, y2) = points
    arm = limb(points, (14, 13, 9))
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1)) - 180
    small_fist(out, at(x2, y2, hand / 4.6, angle, tall=-1 if x2 > x1 else 1))
    out.keyed(rough(arm, 0.2, 7, seed), IVORY, 1.8)
    out.carve(
        blend([(x0 + 2, y0 + 4), (x1 + 2, y1)], [(x0 - 2, y0 + 4), (x1 - 2, y1)], 2, 1.6, "head", start=0.2),
        arm,
        INK,
        1.2,
    )
    out.carve(blend([(x1, y1 + 3), (x2, y2 + 2)], [(x1, y1), (x2, y2)], 2, 1.5, "tail", end=0.8), arm, INK, 1.2)
    cuff = limb(((x2 - (x2 - x1) * 0.14, y2 - (y2 - y1) * 0.14), (x2, y2)), (9.6, 9.4), 0.2)
    out.keyed(cuff, OXBLOOD, 1.1)


def fiddle() -> Print:
    """A fiddle with its scroll to the right, its chin end at (0, 0), 46 long."""
    out = Print()
    body = shape(
        "M0 0C0 -8 6 -9.6 11 -7.6C13 -6 15 -5.4 17 -6.4C22 -8 27 -5 27 0C27 5 22 8 17 6.4"
        "C15 5.4 13 6 11 7.6C6 9.6 0 8 0 0Z"
    )
    neck = polygon((26, -1.8), (43, -1.5), (43, 1.5), (26, 1.8))
    scroll = join(disc(45, -0.4, 3), pen([(41, -3.6), (41, 3.6)], 1.5))
    out.keyed(join(neck, scroll), INK, 1).keyed(body, OCHRE, 1.9)
    out.lay(join(block(12, -1.4, 24, 2.8), shape("M2 0L8 -2.2L8 2.2Z"), line((13.4, -3.6), (13.4, 3.6), 1.6)), INK)
    out.lay(strokes(("M9.6 -5.2C11 -3.6 13 -3.8 14.4 -5", "M9.6 5.2C11 3.6 13 3.8 14.4 5"), 1.4), INK)
    return out


def cobza() -> Print:
    """A cobza: a pear-shaped body about (0, 0), a short neck and its peg-box going right; 66 long."""
    out = Print()
    body = shape("M-22 0C-22 -15 -8 -18 4 -13C12 -9.4 18 -5 23 -3L23 3C18 5 12 9.4 4 13C-8 18 -22 15 -22 0Z")
    neck = polygon((21, -3), (35, -2.6), (35, 2.6), (21, 3))
    pegs = polygon((33, -3), (43, -4.6), (44, 3), (33, 3)), pen([(38, -7), (39, 6)], 1.7)
    out.keyed(join(neck, pegs), INK, 1).keyed(body, OCHRE, 1.9)
    out.keyed(disc(2, 0, 5), INK, 0.8).lay(cut(disc(2, 0, 3.4), disc(2, 0, 1.8)), OCHRE)
    out.lay(line((-14, -5.6), (-14, 5.6), 2.4), INK)
    out.lay([line((-13, 2.6 * k - 3.9), (34, 1.1 * k - 1.6), 1) for k in range(4)], INK)
    out.carve(blend("M-17 8C-10 13 -2 12 8 8", "M-19 4C-14 9 -8 10 0 8", 2, 1.4, "lens"), body, INK, 1)
    return out


def cimbalom(out: Print) -> None:
    """A small cimbalom on its legs: strings over a sounding-board, lozenges along the front."""
    legs = [pen([(x, 110), (x + lean, 146)], 4.2) for x, lean in ((13, -4), (62, 4))]
    board, front = polygon((17, 91), (59, 91), (72, 106), (3, 106)), polygon((3, 106), (72, 106), (71, 117), (4, 117))
    out.halo([*legs, board, front], OXBLOOD, 2).keyed(join(legs), OCHRE, 1.6)
    out.keyed(front, OCHRE, 1.8).keyed(board, IVORY, 1.8)
    out.lay([line((19 - 2.3 * k, 93.6 + 2.6 * k), (57 + 2.3 * k, 93.6 + 2.6 * k), 1) for k in range(5)], INK)
    out.lay([pen([(26, 92), (20, 105)], 2), pen([(46, 92), (53, 105)], 2)], OXBLOOD)
    out.lay([cut(lozenge(9.6 + 9.4 * k, 111.5, 4, 4), lozenge(9.6 + 9.4 * k, 111.5, 1.7, 1.7)) for k in range(7)], INK)


def upper() -> Scene:
    """Cimbalom, cobza and fiddle play in a row; their hats hang on the evening clouds like notes on a stave."""
    scene = Scene(OXBLOOD)
    sky = scene.ground
    for k in range(5):
        y = 12 + 8.4 * k
        sky.lay(brush(f"M-6 {y + 4}C50 {y - 3} 130 {y + 6} 204 {y - 1}", 1.7, "even"), OCHRE)
    hill = shape("M-4 92C20 84 44 88 70 84C100 78 130 86 160 82C180 80 190 82 204 78L204 146L-4 146Z")
    sky.halo(hill, OXBLOOD, 2).lay(rough(hill, 0.35, 9, 3), GREEN)
    sky.carve(dashes(hill, 6, 1.7, 14, 8, seed=3), hill, OCHRE, 1.6)
    band = scene.subject

    # the cimbalom player, looking right
    dress(band, 38, GREEN, OXBLOOD, 1)
    small_head(band, at(38, 55, 1.35, flip=True))
    collar(band, 38)
    hat(band, at(38.6, 55, 1.35), flagged=True)
    cimbalom(band)
    for points, hammer in ((((18, 64), (8, 82), (24, 83)), (13, 101)), (((55, 64), (64, 81), (52, 85)), (42, 102))):
        hand = (points[2][0] + (points[2][0] - points[1][0]) * 0.16, points[2][1] + 1)
        stick = join(pen([(hand[0] + 5, hand[1] - 8), hammer], 1.7), disc(hammer[0], hammer[1], 2.5))
        band.halo(stick, IVORY, 1).lay(stick, INK)
        sleeve(band, points, 4.6, 3)

    # the fiddler, looking right along his fiddle
    dress(band, 146, GREEN, OXBLOOD, 2)
    sleeve(band, ((165, 65), (184, 88), (186, 72)), 4.6, 5)
    small_head(band, at(143, 55, 1.35, flip=True), moustache=False)
    collar(band, 144)
    hat(band, at(143.6, 55, 1.35), flagged=False)
    band.stamp(fiddle(), at(150, 58, 0.96, 12))
    band.keyed(soft(shape("M181 64C184 62 189 63 190 66C190 71 188 74 185 74C181 74 179 68 181 64Z"), 0.8), IVORY, 1.6)
    band.lay(strokes(("M182 66L188 66.4", "M182 69L188 69.6"), 1.2, "tail"), INK)
    bow = brush("M141 90C152 80 178 54 189 32", 2.4, "even")
    hair = line((143, 91), (190, 33), 1.1)
    band.halo([bow, hair], OXBLOOD, 1).lay([bow], INK).lay(hair, IVORY)
    sleeve(band, ((127, 66), (120, 90), (138, 92)), 4.8, 6)

    # the old cobza player, in front of them, looking left
    dress(band, 92, INK, GREEN, 4)
    small_head(band, at(92, 55, 1.38), hair=IVORY)
    collar(band, 92)
    hat(band, at(92, 55, 1.38), flagged=True)
    sleeve(band, ((111, 66), (125, 95), (117, 84)), 4.2, 7)
    lute = at(88, 97, 0.98, -38)
    band.stamp(cobza(), lute)
    band.keyed(soft(shape("M107 77C110 74 115 76 116 79C116 83 113 86 110 85C106 84 105 80 107 77Z"), 0.8), IVORY, 1.6)
    band.lay(strokes(("M107 79.4L112 76.4", "M109 83L114.4 79.6"), 1.2, "tail"), INK)
    sleeve(band, ((73, 66), (67, 92), (81, 100)), 4.8, 8)
    return scene


# --- the nightingale ----------------------------------------------------------------------------------------------


def cherries(out: Print, x: float, y: float, drop: float = 15) -> None:
    """Two cherries on their stalks, hung like a pair of notes."""
    stalks = join(
        brush(f"M{x} {y}C{x - 3} {y + 5} {x - 5} {y + 9} {x - 6} {y + drop}", 1.8, "even"),
        brush(f"M{x} {y}C{x + 3} {y + 5} {x + 6} {y + 8} {x + 7} {y + drop - 2}", 1.8, "even"),
    )
    fruit = join(disc(x - 6, y + drop + 3, 5.4), disc(x + 7, y + drop + 1, 5.4))
    out.halo(join(stalks, fruit), OCHRE, 1.3).lay([stalks, fruit], INK)
    out.lay(
        strokes(
            (
                f"M{x - 9} {y + drop + 3}C{x - 9} {y + drop + 1} {x - 8} {y + drop} {x - 6.6} {y + drop - 0.4}",
                f"M{x + 4} {y + drop + 1}C{x + 4} {y + drop - 1} {x + 5} {y + drop - 2} {x + 6.4} {y + drop - 2.4}",
            ),
            1.5,
        ),
        IVORY,
    )


def leaf(out: Print, place: Place) -> None:
    """One leaf, its stalk at (0, 0), pointing right, 26 long; its vein and one lit half cut out."""
    blade = place(shape("M0 0C5 -9 16 -10 27 0C17 6 6 7 0 0Z"))
    out.halo(blade, OXBLOOD, 1.3).lay(blade, GREEN)
    veins = strokes(("M1 0C9 -1.4 18 -1.4 25 0", "M8 -1L12 -5", "M14 -1.4L18 -4.6", "M10 -.6L14 3.2"), 1.5, "tail")
    out.carve(place(veins), blade, IVORY, 0.6)


BODY: Final = (
    "M62 34C70 22 88 20 97 31C104 40 112 46 122 54C134 62 142 74 142 84C134 96 112 100 96 92C82 86 74 74 73 60"
    "C72 50 70 46 64 44C60 42 59 38 62 34Z"
)


def nightingale(out: Print) -> None:
    """The singer looks up to the left with open beak, wings a little dropped, tail raised behind."""
    tail = join(
        polygon((132, 78), (186, 60), (189, 68), (138, 94)), polygon((134, 74), (182, 50), (187, 57), (138, 88))
    )
    legs = join(pen([(102, 92), (99, 108)], 2.8), pen([(114, 93), (113, 107)], 2.8))
    toes = strokes(("M99 107L90 111", "M99 107L104 112", "M113 106L105 111", "M113 106L120 110"), 3, "tail")
    body = rough(soft(shape(BODY), 1), 0.25, 8, 2)
    beak = join(shape("M62 37L41 17L72 27Z"), shape("M61 38.6L41.6 34.6C48 41 56 46 67 46Z"))
    out.halo([tail, legs, toes, body], OCHRE, 1.8).halo(beak, OXBLOOD, 1.8).lay([tail, legs, toes], INK)
    out.lay(blend([(144, 78), (184, 56)], [(144, 88), (187, 66)], 4, 1.8, "head", ragged=0.1), OCHRE)
    out.lay(body, INK).keyed(beak, OCHRE, 1.7)
    out.lay(meet(disc(76, 37, 13), body), INK)
    throat = shape("M65 44C72 42 78 46 80 56C82 72 90 84 106 93C94 94 80 84 75 70C73 60 73 50 65 44Z")
    out.carve(rough(throat, 0.25, 5, 3), body, IVORY, 0.2)
    plumes = [
        brush([(x - 2.6, y - 1.6), (x, y + 1.8), (x + 2.8, y - 0.8)], 1.5)
        for x, y in ((76, 58), (79, 66), (83, 74), (88, 81), (95, 87))
    ]
    out.lay(join(plumes), INK)
    out.lay(disc(78, 33.6, 3.4), IVORY).lay(disc(77.4, 33.4, 1.8), INK)
    out.carve(
        blend("M84 26C92 30 98 38 106 46", "M86 40C90 46 94 52 98 56", 4, 1.7, "tail", ragged=0.15), body, OCHRE, 1.4
    )
    wing = soft(shape("M98 54C112 52 126 62 136 74C144 82 152 88 160 96C146 100 122 98 108 88C98 80 94 66 98 54Z"), 0.8)
    out.halo(meet(wing, grow(body, 20)), OCHRE, 1.4).lay(rough(wing, 0.2, 7, 5), INK)
    out.lay(blend("M108 62C122 66 136 80 152 93", "M104 78C112 90 130 95 148 96", 5, 2.3, "head", start=0.08), IVORY)
    out.lay(brush("M102 58C99 66 101 74 106 81", 1.7), OCHRE)


def lower() -> Scene:
    """A nightingale in the cherry tree sings against the setting sun; below, the inn has lit its windows."""
    scene = Scene(OXBLOOD)
    sky = scene.ground
    sky.lay(clouds([(-20, 14, 80), (-30, 60, 70), (-24, 84, 60), (150, 20, 70), (160, 100, 60)], 2.6), OCHRE)
    sky.lay(disc(104, 62, 55), OCHRE)
    hill = shape("M-4 124C20 112 50 116 76 120C110 124 150 112 204 118L204 146L-4 146Z")
    sky.halo(hill, OXBLOOD, 1.6).lay(rough(hill, 0.35, 9, 3), GREEN)
    sky.carve(dashes(hill, 6, 1.7, 14, 8, seed=5), hill, OCHRE, 1.8)
    inn = join(block(12, 123, 40, 12), shape("M6 124L17 112L47 112L58 124Z"), block(38, 108, 5, 8))
    sky.halo(inn, OXBLOOD, 1.5).lay(inn, INK)
    sky.lay([block(x, 126, 5, 5.4) for x in (17, 27, 43)], OCHRE).lay(block(35, 125.6, 5, 9.4), IVORY)
    tree = scene.subject
    bough = brush("M206 126C170 120 130 112 92 111C64 110 40 104 14 92", 8.6, lambda t: 1 - 0.72 * t)
    twigs = join(brush("M176 121C184 110 190 100 192 88", 4, "tail"))
    tree.halo([bough, twigs], OCHRE, 1.4).lay([bough, twigs], INK)
    tree.carve(brush("M200 122C170 117 130 110 94 109", 1.6, "tail"), bough, OCHRE, 0.6)
    nightingale(tree)
    for x, y, size, angle, flip in (
        (15, 92, 1.0, 196, False),
        (28, 98, 0.9, -70, False),
        (58, 106, 0.85, -110, False),
        (192, 90, 1.0, -120, False),
        (188, 104, 0.8, -20, False),
        (150, 116, 0.8, -38, False),
    ):
        leaf(tree, at(x, y, size, angle, flip))
    for x, y in ((78, 110), (144, 120)):
        cherries(tree, x, y, 13)
    return scene
