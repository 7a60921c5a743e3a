"""Tarok X: the café table from above, and its two players."""

from __future__ import annotations

from typing import Final

from .cafe import boater, bowler, coffee, fan
from .figure import profile
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import (
    Place,
    at,
    block,
    cut,
    disc,
    join,
    meet,
    polygon,
    rough,
    shape,
    soft,
)
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, rays

# --- the table from above -----------------------------------------------------------------------------------------


def window(out: Print) -> None:
    """The evening street behind the panes: roofs, clouds, and curtains drawn aside."""
    out.lay(clouds([(14, 26, 46), (22, 38, 38), (140, 22, 50), (146, 36, 34), (20, 7, 60), (128, 8, 50)], 2.6), OCHRE)
    roofs = shape(
        "M-4 78L-4 52L26 52L34 42L52 42L60 54L70 54L70 44L75 44L75 54L118 54L118 50L130 38L142 50L142 57L160 57L168 47"
        "L204 47L204 78Z"
    )
    out.lay(rough(roofs, 0.3, 7, 2), INK)
    lit = [block(x, y, 4.4, 6) for x, y in ((38, 49), (46, 49), (83, 59), (126, 52), (133, 52), (150, 61))]
    out.lay(lit, OCHRE)
    bars = join([block(x, -3, 4.4, 74) for x in (63, 133)], block(-3, 13, 204, 4), block(-3, 68, 204, 6))
    out.lay(rough(bars, 0.25, 9, 3), INK)
    for flip in (False, True):
        place = at(198 if flip else 0, 0, flip=flip)
        cloth = place(shape("M-4 -4L34 -4C34 20 26 40 10 58C14 66 16 76 14 92L-4 92Z"))
        out.halo(cloth, INK, 1.4).lay(cloth, GREEN)
        folds = blend("M3 -4C4 20 3 36 1 56", "M30 -4C29 18 20 40 8 57", 4, 2.2, "head", inside=True)
        hem = strokes(("M3 62C5 72 5 82 4 92", "M8 62C11 72 11 82 10 92"), 1.9, "tail")
        out.carve(place(join(folds, hem)), cloth, IVORY, 0.8)
        tie = place(brush("M-4 60C2 62 8 60 12 55", 4.6, "even"))
        out.halo(tie, INK, 1).lay(tie, OCHRE)


def lamp(out: Print, x: float, y: float, shade_ink: Ink, light_ink: Ink) -> None:
    """A petroleum lamp hangs lit from the ceiling, its shade grooved in *light_ink*."""
    rod, globe = pen([(x, -4), (x, y - 7)], 2.7), disc(x, y + 9, 9.4, 8.4)
    shade = soft(polygon((x - 6.6, y - 8.4), (x + 6.6, y - 8.4), (x + 23, y + 7), (x - 23, y + 7)), 1)
    out.halo([rod, shade, globe], OXBLOOD, 1.8).lay(rod, INK).keyed(globe, IVORY, 1.7)
    out.lay(brush([(x, y + 15), (x, y + 4)], 4.4, "tail"), OCHRE).keyed(shade, shade_ink, 1.8)
    left, right = [(x - 4.6, y - 6.4), (x - 17.6, y + 5.6)], [(x + 4.6, y - 6.4), (x + 17.6, y + 5.6)]
    out.carve(blend(left, right, 5, 1.8, "head", start=0.08, inside=True), shade, light_ink, 1.2)


def marble_top(out: Print) -> None:
    """A round marble slab in slanting view, with its brass edge and a few veins."""
    slab, edge = disc(99, 104, 94, 38), disc(99, 112, 94, 38)
    whole = join(slab, edge, block(5, 104, 188, 8))
    out.halo(whole, INK, 2).lay(rough(whole, 0.25, 12, 4), OCHRE)
    out.lay(cut(disc(99, 107, 94.6, 38.4), disc(99, 104, 94, 38)), INK)
    teeth = [line((x, 120), (x, 152), 1.6) for x in range(8, 196, 9)]
    out.lay(meet(join(teeth), cut(whole, disc(99, 108.4, 94, 38))), INK)
    out.lay(rough(slab, 0.25, 12, 5), IVORY)
    veins = strokes(
        ("M112 70C116 78 128 80 130 88",
         "M150 124C160 121 164 124 172 120", "M12 112C22 112 26 118 36 119", "M92 138C96 131 104 132 108 126"),
        1.5, "tail",
    )  # fmt: skip
    out.carve(veins, slab, INK, 3)


def upper() -> Scene:
    """Two hats, one coffee, ten cards dealt on a marble table; the lamp is lit before the evening window."""
    scene = Scene(OXBLOOD)
    window(scene.ground)
    scene.ground.lay(block(-2, 73, 204, 80), INK)
    glow = rays((99, 25), 20, 52, 26, 4.2, "tail", sector=(-12, 192), every_other=0.6, ragged=0.12, seed=4)
    scene.ground.lay(glow, OCHRE)
    lamp(scene.ground, 99, 16, OCHRE, INK)
    table = scene.subject
    marble_top(table)
    bowler(table, 44, 91)
    boater(table, 155, 92)
    coffee(table, 99, 86)
    fan(table, 60, 140, -46, 20, OXBLOOD, 0.66, 1.16)
    fan(table, 140, 141, -34, 20, OXBLOOD, 0.66, 1.16)
    return scene


# --- the two players ----------------------------------------------------------------------------------------------


def lower() -> Scene:
    """Two old friends at their evening game: five cards each and the lamp between them."""
    scene = Scene(OXBLOOD)
    light = scene.ground
    light.lay(rays((99, 26), 24, 170, 46, 6.4, "head", every_other=0.7, ragged=0.08, seed=5), OCHRE)
    light.halo(disc(99, 26, 17), OXBLOOD, 4)
    light.lay(disc(99, 28, 19), OXBLOOD)
    lamp(light, 99, 22, INK, IVORY)
    left, right = at(41, 48, 0.84, flip=True), at(157, 48, 0.84)
    doctor(scene.subject, left)
    clerk(scene.subject, right)

    front = scene.foreground
    slab = block(46, 119, 106, 8, 2)
    front.halo(slab, OXBLOOD, 1.8).keyed(slab, IVORY, 1.8)
    front.lay(strokes(("M58 121C64 123 70 122 76 125", "M120 120C126 124 134 122 140 125"), 1.4, "tail"), INK)
    front.lay(shape("M52 127L146 127L140 146L58 146Z"), INK)
    front.lay(line((60, 131), (138, 131), 1.6, "lens"), OCHRE)
    talon = join(block(90, 114.6, 19, 4.6, 1))
    front.keyed(talon, IVORY, 1.4).lay(line((91, 117), (108, 117), 1.1), INK)
    for x, first, flip in ((70, -30, False), (128, -42, True)):
        fan(front, x, 115, first, 18, OXBLOOD, 1, 0.86)
        hand(front, at(x, 112, 0.86, flip=flip))
    return scene


def hand(out: Print, place: Place) -> None:
    """The hand that holds a fan, with its cuff, seen from the fingers; the arm comes from the left."""
    palm = shape("M-10 -3C-8 -9 4 -10 9 -6C12 -3 12 5 8 8C2 11 -6 10 -10 6Z")
    out.keyed(place(palm), IVORY, 1.8)
    gaps = [brush([(0, -3.6 + 4 * k), (10, -2.6 + 4 * k)], 1.6, "head") for k in range(3)]
    out.lay(place(join(gaps)), INK)
    thumb = soft(shape("M-8 -3C-6 -10 -2 -15 2 -16C5 -15 5 -11 2 -8L-1 -2Z"), 0.8)
    out.keyed(place(thumb), IVORY, 1.6)
    out.keyed(place(shape("M-17 -6L-9.6 -5L-9.6 8L-17 10Z")), IVORY, 1.7)


BRIM: Final = "M-31 -25C-20 -19 18 -17 33 -25C30 -15 14 -13 1 -14C-14 -14 -28 -17 -31 -25Z"


def doctor(out: Print, head: Place) -> None:
    """The left player, in a green coat and a bowler, with a full moustache."""
    coat = shape("M-8 146L-8 92C2 82 12 77 22 73L52 80C62 90 67 104 70 120L70 146Z")
    out.halo(coat, OXBLOOD, 2.4).keyed(rough(coat, 0.3, 9, 6), GREEN, 2)
    front = shape("M33 78L53 82C60 92 64 104 66 120L50 124C48 106 42 90 33 78Z")
    out.keyed(front, IVORY, 1.6).lay(shape("M47 84L55 86L60 108L53 112Z"), INK)
    hat = head(join(shape("M-17 -16L-17 -22C-20 -50 20 -54 22 -22L22 -16Z"), shape(BRIM)))
    out.halo(hat, OXBLOOD, 1.8)
    profile(out, head, moustache=True)
    collar = polygon((20, 73), (50, 80), (54, 87), (21, 81))
    out.keyed(soft(collar, 1), IVORY, 1.7)
    lapel = shape("M20 77L33 79C42 90 48 104 50 124L40 122C38 108 32 98 18 94Z")
    out.keyed(lapel, GREEN, 1.7).carve(brush("M24 80C36 90 43 104 45 120", 1.9), lapel, INK, 1)
    hair = head(shape("M-3 -24L19 -24C24 -12 25 6 21 18C14 18 8 14 6 6L2 8C-1 4 0 -4 3 -6C2 -12 0 -18 -3 -24Z"))
    out.keyed(hair, INK, 1).carve(
        head(blend("M10 -18C16 -8 17 4 15 14", "M18 -20C22 -8 22 6 19 15", 3, 1.8, "lens")), hair, IVORY, 1
    )
    out.lay(soft(hat, 0.8), INK)
    out.lay(head(brush("M-17 -25C-4 -21 10 -21 22 -25", 4, "even")), OCHRE)
    out.carve(head(blend("M14 -29C14 -38 9 -43 3 -45", "M7 -28C7 -36 3 -40 -2 -42", 3, 2, "tail")), hat, IVORY, 1)
    sleeve = shape(
        "M-8 146L-8 116C0 102 14 97 25 102C35 107 44 113 55 108L61 121C50 134 38 134 29 130C23 135 20 140 18 146Z"
    )
    out.halo(sleeve, INK, 1.4).lay(sleeve, GREEN)
    folds = blend("M-2 130C2 114 12 106 22 107", "M14 140C18 130 24 125 30 124", 4, 2.6, "tail", ragged=0.15, seed=2)
    out.carve(join(folds, brush("M33 125C42 128 50 124 56 116", 2.2, "tail")), sleeve, INK, 1.2)


def clerk(out: Print, head: Place) -> None:
    """The right player, bald under a skull-cap, white-bearded, in black."""
    coat = shape("M206 146L206 92C196 82 184 77 170 74L146 81C136 91 131 104 128 120L128 146Z")
    out.halo(coat, OXBLOOD, 2.4).lay(rough(coat, 0.3, 9, 7), INK)
    profile(out, head)
    nape = head(shape("M6 -16L24 -18C26 -4 25 8 22 18C16 16 10 12 8 4Z"))
    out.keyed(nape, IVORY, 1.6)
    out.carve(head(blend("M12 -12C12 0 14 8 20 14", "M20 -14C22 -4 22 4 22 12", 3, 1.7, "head")), nape, INK, 0.8)
    out.lay(shape("M206 100C192 90 184 78 176 66L168 72L150 84L142 96L206 112Z"), INK)
    stand = polygon((176, 66), (181, 72), (163, 85), (157, 80))
    out.keyed(soft(stand, 0.8), IVORY, 1.6)
    lapel = blend("M178 78C164 90 154 104 150 122", "M184 82C172 94 164 106 160 120", 2, 2.2, "tail")
    out.carve(lapel, coat, OCHRE, 1)
    beard = head(
        shape(
            "M-20 14C-14 12 -8 13 -5 19C0 16 4 8 6 2L12 4C12 18 8 32 -2 40C-10 44 -18 44 -23 40"
            "C-20 36 -20 32 -20 27C-18 24 -18 22 -16 20C-18 18 -20 17 -20 14Z"
        )
    )
    out.keyed(beard, IVORY, 1.8)
    out.carve(
        head(blend("M-14 16C-10 22 -14 32 -20 38", "M8 8C8 22 2 32 -6 40", 5, 1.7, "tail", inside=True)), beard, INK, 1
    )
    whiskers = head(shape("M-22 13C-17 10 -10 12 -4 20C-9 19 -15 20 -21 17Z"))
    out.keyed(whiskers, IVORY, 1.5)
    fez = head(shape("M-13 -20C-14 -36 -6 -42 6 -42C20 -42 26 -30 24 -12C14 -16 -2 -20 -13 -20Z"))
    out.keyed(soft(fez, 1), GREEN, 1.8)
    out.carve(head(blend("M-6 -24C-6 -34 0 -38 8 -38", "M16 -18C18 -30 14 -36 8 -38", 4, 1.8, "tail")), fez, IVORY, 1.6)
    tassel = head(join(brush("M8 -41C16 -40 25 -36 27 -28", 1.8, "even"), shape("M24.6 -29L29.4 -29L31 -17L24 -17Z")))
    out.halo(tassel, INK, 1).lay(tassel, OCHRE)
    ear = head(shape("M7 -4C12 -8 16 -3 14 3C12 8 8 8 7 4Z"))
    out.keyed(ear, IVORY, 1.5)
    sleeve = shape(
        "M206 146L206 116C198 102 184 97 173 102C163 107 154 113 143 108L137 121C148 134 160 134 169 130"
        "C175 135 178 140 180 146Z"
    )
    out.halo(sleeve, OCHRE, 1.2).lay(sleeve, INK)
    folds = blend(
        "M200 130C196 114 186 106 176 107", "M184 140C180 130 174 125 168 124", 4, 2.6, "tail", ragged=0.15, seed=3
    )
    out.carve(join(folds, brush("M165 125C156 128 148 124 142 116", 2.2, "tail")), sleeve, OCHRE, 1.2)
