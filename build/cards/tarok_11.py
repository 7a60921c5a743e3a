"""Tarok XI: the fiddler, and the nightingale that answers him."""

from __future__ import annotations

from typing import Final

from .figure import profile
from .heads import ear, waxed_moustache
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, block, cut, disc, grow, join, lozenge, meet, polygon, rough, scale, shape, shrink, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes
from .townsfolk import limb

# --- above: the fiddler -------------------------------------------------------------------------------------------


def hat(out: Print, place: Place) -> None:
    """A round black hat with a ribbon and a cock's feather, over the head's crown at (0, -26)."""
    feather = shape("M-14 -44C-22 -56 -40 -62 -58 -54C-50 -52 -48 -48 -46 -44C-36 -42 -26 -40 -16 -36Z")
    out.halo(place(feather), OXBLOOD, 1.6).lay(place(soft(feather, 0.5)), IVORY)
    barbs = strokes(
        ("M-50 -53C-38 -54 -26 -48 -16 -40", "M-42 -57L-38 -52", "M-32 -57L-29 -50", "M-40 -45L-34 -50"), 1.5
    )
    out.carve(place(barbs), place(feather), INK, 0.4)
    crown = soft(shape("M-24 -24L-21 -48C-12 -55 14 -55 22 -47L24 -24Z"), 3)
    brim = soft(
        shape(
            "M-40 -25C-32 -31 -12 -27 0 -27C14 -27 30 -31 40 -24"
            "C42 -20 36 -16 28 -17C10 -20 -12 -20 -28 -16C-38 -15 -44 -20 -40 -25Z"
        ),
        1,
    )
    whole = place(join(crown, brim))
    out.halo(whole, OXBLOOD, 1.8).lay(rough(whole, 0.25, 8, 3), INK)
    out.lay(place(brush("M-23 -31C-10 -26.6 10 -26.6 23.6 -31", 6, "even")), GREEN)
    out.lay(place(join(lozenge(-15 + 7.5 * k, -29 + 0.5 * abs(k - 2) - 1, 2, 2.4) for k in range(5))), IVORY)
    shine = strokes(
        ("M-16 -36C-15 -42 -12 -47 -6 -49", "M-9 -36C-8.6 -41 -7 -44 -3 -46", "M-36 -23C-28 -26 -18 -24 -10 -23"), 1.7
    )
    out.lay(place(shine), IVORY)


def fiddle() -> Print:
    """A fiddle with its scroll to the right, its chin end at (0, 0), 112 long."""
    out = Print()
    body = soft(
        shape(
            "M0 0C-1 -17 12 -21 24 -16C29 -13.6 31 -10 35 -9.6C39 -10 41 -13 46 -14.6C57 -17 66 -11 66 0"
            "C66 11 57 17 46 14.6"
            "C41 13 39 10 35 9.6C31 10 29 13.6 24 16C12 21 -1 17 0 0Z"
        ),
        0.5,
    )
    neck = polygon((62, -3.4), (98, -2.6), (98, 2.6), (62, 3.4))
    pegs = join(pen([(97, -9), (98, 8)], 3), pen([(103, -8), (104, 7)], 3))
    scroll = join(polygon((96, -3.4), (110, -4.4), (110, 3.4), (96, 3.4)), disc(111, 1.6, 6.2))
    out.halo(join(body, neck, scroll), OXBLOOD, 3)
    out.keyed(join(neck, pegs, scroll), INK, 1).lay(cut(disc(111, 1.6, 4), disc(111, 1.6, 2.2)), OCHRE)
    out.keyed(body, OCHRE, 2.4)
    edge = cut(shrink(body, 3), shrink(body, 4.2))
    out.lay(edge, OXBLOOD)
    out.lay(join(polygon((44, -3.6), (84, -2.8), (84, 2.8), (44, 3.6)), shape("M3 0L20 -5L20 5Z")), INK)
    out.lay(join(line((28, -8), (28, 8), 3.2), line((20, 0), (84, 0), 1)), INK)
    holes = strokes(
        ("M22 -11.4C26 -13 27 -9 31 -9C34 -9 34 -12 32 -12.6", "M22 11.4C26 13 27 9 31 9C34 9 34 12 32 12.6"),
        2,
        "belly",
    )
    out.lay(holes, INK)
    shade = blend("M4 8C8 14 16 16 24 14", "M3 4C6 10 14 13 22 11", 3, 1.5)
    return out.carve(join(shade, blend("M44 12C52 14 60 11 63 4", "M44 9C52 11 58 9 61 3", 2, 1.5)), body, INK, 2)


def stopping_hand(out: Print, place: Place) -> None:
    """The left hand from beyond the neck: four fingers come over it and press the strings, the thumb below."""
    thumb = soft(shape("M-9 4C-16 4 -20 7 -19.6 11C-14 13 -6 12 -2 9Z"), 1)
    palm = soft(shape("M-10 3L13 3C16 8 15 18 10 24L-6 24C-12 18 -13 9 -10 3Z"), 1.4)
    out.keyed(place(join(palm)), IVORY, 1.8).keyed(place(thumb), IVORY, 1.6)
    for k in (3, 2, 1, 0):
        x = -8 + 6.6 * k
        finger = pen([(x + 1, 10), (x - 1.6, -1.6), (x - 5.6, -4.6 + 0.6 * k)], 6.2)
        out.keyed(place(finger), IVORY, 1.6)
    out.lay(place(strokes(("M-2 18C2 16 6 17 9 20",), 1.4)), INK)


def bow_hand(out: Print, place: Place) -> None:
    """The right hand about the frog of the bow, which runs along x 0; the wrist at (-18, 10)."""
    back = soft(shape("M-22 -1C-18 -10 -8 -14 0 -12L7 -7C8 -1 6 8 1 12L-14 16L-22 12Z"), 1.4)
    out.keyed(place(back), IVORY, 1.8)
    for k in range(4):
        x, y = 2 + (0, 1.4, 1.2, 0)[k], -9 + 5.8 * k
        out.keyed(place(pen([(x - 3, y), (x + 4.4, y + 1.6), (x + 4, y + 4)], 5.6)), IVORY, 1.5)
    out.lay(place(strokes(("M-6 -9C-3 -6 -2 -3 -2 0", "M-17 4C-14 2 -11 2 -9 3"), 1.4)), INK)


def head(out: Print, place: Place) -> None:
    """The fiddler from the side, his chin down on the wood: grey whiskers, his eye half shut."""
    profile(out, place)
    hair = shape("M-4 -26L20 -28C30 -20 33 -4 30 12C29 20 24 25 17 26L8 17L3 9L0 -6Z")
    out.keyed(place(soft(hair, 0.8)), INK, 1.6)
    locks = blend("M3 -14C8 -2 10 8 14 20", "M20 -20C28 -6 28 8 24 20", 5, 1.9, "lens", ragged=0.1)
    out.carve(place(locks), place(hair), IVORY, 1)
    ear(out, place)
    waxed_moustache(out, at_scaled(place), INK, IVORY)


def at_scaled(place: Place) -> Place:
    """The moustache a little larger than life."""
    return lambda part: place(scale(part, 1.25, 1.25, (-14, 14)))


def shirt(out: Print) -> None:
    """His back and breast: linen, over it a sleeveless sheepskin with its embroidery."""
    linen = shape("M-6 150C-6 116 8 98 40 92L86 92C104 96 118 108 126 150Z")
    out.halo(linen, OXBLOOD, 2).keyed(rough(linen, 0.25, 8, 1), IVORY, 2)
    vest = shape("M-6 150C-6 122 6 104 34 94L60 93C66 108 70 128 70 150Z")
    out.keyed(rough(vest, 0.25, 8, 2), GREEN, 1.8)
    hem = brush("M52 92C62 106 66 126 66 152", 7, "even")
    out.keyed(hem, OXBLOOD, 1.4)
    out.lay(join(lozenge(x, y, 2.2, 3) for x, y in ((56, 99), (60, 108), (63, 117), (65, 126), (66, 135))), IVORY)
    folds = blend("M4 124C2 132 2 140 2 148", "M30 104C18 114 12 130 12 148", 4, 2, "tail", ragged=0.2, seed=3)
    out.carve(folds, vest, IVORY, 1.2)


def upper() -> Scene:
    """A fiddler plays to the evening: the bow goes up across the red clouds."""
    scene = Scene(OXBLOOD)
    sky = scene.ground
    for k, (x, y, wide) in enumerate(
        ((-8, 16, 60), (96, 12, 54), (160, 22, 60), (-6, 60, 34), (150, 118, 70), (118, 132, 90))
    ):
        sky.lay(brush([(x, y), (x + wide / 2, y - 1), (x + wide, y)], 3.2 - 0.2 * (k % 3), "lens"), OCHRE)
    man, front = scene.subject, scene.foreground
    shirt(man)
    # the far arm comes up from below to the neck
    arm = limb(((112, 112), (150, 138), (164, 88)), (20, 22, 13))
    head(man, at(60, 58, 1.0, 10, flip=True))
    hat(man, at(56, 60, 0.98, 4))
    man.halo(arm, OXBLOOD, 1.8).keyed(rough(arm, 0.2, 7, 4), IVORY, 1.8)
    man.carve(strokes(("M118 120C130 128 140 132 150 132", "M124 128C134 136 144 138 152 136",
                       "M160 100C156 112 154 122 150 132",
                       "M164 104C162 114 160 122 156 130"), 2, "tail"), arm, INK, 1)  # fmt: skip
    man.keyed(polygon((156, 94), (157, 87), (171, 90), (170, 97)), OXBLOOD, 1.5)
    collar = soft(shape("M24 92C32 86 60 88 72 96L74 106C60 98 36 98 24 104Z"), 1)
    man.keyed(collar, OXBLOOD, 1.8)
    man.lay(join(lozenge(32 + 9 * k, 95.4 + 0.5 * (k - 1) ** 2 - 1, 2.6, 3) for k in range(5)), IVORY)
    man.stamp(fiddle(), at(76, 96, 0.98, -20))
    stopping_hand(man, at(162, 66, 0.86, -20))
    bow = brush("M88 134C106 108 130 66 150 8", 3.4, "even")
    hair = line((93, 136), (156, 10), 1.5)
    front.halo([bow, hair], INK, 1.2).lay(bow, OCHRE).lay(hair, IVORY)
    near = soft(shape("M14 106C22 94 42 94 52 104C58 116 62 126 78 128L82 143L40 156L10 150C6 134 8 116 14 106Z"), 2)
    front.halo(near, GREEN, 2).keyed(rough(near, 0.25, 8, 6), IVORY, 2)
    folds = blend(
        "M22 104C14 116 12 130 16 146", "M46 106C40 116 44 128 58 140", 5, 2.2, "tail", start=0.08, ragged=0.3, seed=7
    )
    front.carve(folds, near, INK, 1.4)
    armband = shape("M12 116C24 110 46 110 57 118L60 126C46 119 26 119 9 126Z")
    front.keyed(meet(armband, near), OXBLOOD, 1.4)
    front.lay(join(lozenge(18 + 8.4 * k, 119 - 2.6 + 0.7 * (k - 2) ** 2, 2.4, 3) for k in range(5)), IVORY)
    wrist = shape("M74 126L82 124L87 140L79 145Z")
    bow_hand(front, at(96, 129, 0.9, 14))
    front.keyed(wrist, OXBLOOD, 1.5)
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
