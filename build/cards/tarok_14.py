"""Tarok XIV, the painted monastery: church and saints in the last sun; a monk calls to vespers on the beam."""

from __future__ import annotations

from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Shape, at, block, cut, disc, grow, join, lozenge, meet, polygon, rough, shape, shrink, soft
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes, grass, scales, spruce, spruce_light
from .townsfolk import small_head

# --- above: the church in side view --------------------------------------------------------------------------------

ROOF: Final = shape(
    "M-2 82C20 76 36 66 50 48L150 48C162 64 180 76 200 82C196 86 188 87 178 86C128 88 70 88 20 86C10 87 2 86 -2 82Z"
)
"""The great shingled roof: steep at the ridge, flared at the eaves."""

AXIS: Final = 122
"""The place of the tower on it."""

SPIRE: Final = at(AXIS)(shape("M-20 28C-11 25 -5 18 -1.6 9L1.6 9C5 18 11 25 20 28C12 31.4 -12 31.4 -20 28Z"))


def setting_sun(out: Print, x: float, y: float, r: float) -> None:
    """The disc behind the church, and the long clouds across its lower half."""
    out.lay(disc(x, y, r), OCHRE)
    haze = clouds([(x - r - 8, y + 2, 56), (x - 6, y + 11, 60), (x - r - 2, y + 20, 44)], 2.8)
    out.lay(haze, OXBLOOD)
    out.lay(clouds([(2, 10, 60), (-14, 22, 60), (18, 36, 30), (-18, 46, 40), (94, 10, 40), (-10, 60, 34)], 2.8), OCHRE)


def saint(robe: Ink, cloak: Ink, gesture: int) -> Print:
    """One standing saint, 11 wide and 31 high, the feet on y 0; *gesture* is the pose of the hands."""
    out = Print()
    gown = shape("M-3.8 -21C-6 -19 -6.2 -10 -5.8 0L5.8 0C6.2 -10 6 -19 3.8 -21Z")
    mantle = shape("M-3.8 -21.4C-6.6 -19 -6.6 -8 -6.2 -1.4C-3 -6 -1.4 -12 1.4 -14.6L5.6 -13C6 -18 5.4 -20.6 3.8 -21.4Z")
    out.halo(join(gown, disc(0, -25, 5.6)), GREEN, 1.2)
    out.lay(disc(0, -25, 6.2), INK).lay(disc(0, -25, 5.5), OCHRE)
    out.lay(grow(gown, 0.5), INK).lay(gown, robe)
    out.lay(meet(mantle, gown), cloak)
    mark = INK if robe != INK else IVORY
    out.carve(strokes(("M1.6 -11C2 -7 1.8 -4 1.4 -.6", "M4 -11C4.4 -7 4.2 -4 4 -.6"), 1.1), gown, mark, 0.4)
    out.lay(disc(0, -24.6, 3.1, 3.8), IVORY)
    out.lay(shape("M-3.3 -25.2C-3.5 -30 3.5 -30 3.3 -25.2C1.6 -27.6 -1.6 -27.6 -3.3 -25.2Z"), INK)
    out.lay([disc(-1.3, -25, 0.62), disc(1.3, -25, 0.62)], INK)
    if gesture % 2:  # a bearded elder with a book
        out.lay(
            shape(
                "M-2.6 -24.2C-2.2 -19.6 -.8 -18.6 0 -18C.8 -18.6 2.2 -19.6 2.6 -24.2C1.4 -22.6 -1.4 -22.6 -2.6 -24.2Z"
            ),
            INK,
        )
        out.lay(block(-4, -16.8, 5.4, 6), INK).lay(block(-3.4, -16.2, 4.2, 4.8), IVORY)
    else:  # a young one raises the hand
        hand = brush("M-1.4 -13.4C-2.6 -16 -2.4 -17.6 -2 -19.4", 2.6, "even")
        out.lay(grow(hand, 0.6), INK).lay(hand, IVORY)
    return out


SAINTS: Final = (
    (88, OXBLOOD, IVORY, 0),
    (112, IVORY, OXBLOOD, 1),
    (136, IVORY, INK, 0),
    (160, OXBLOOD, IVORY, 1),
)
"""The place of each saint, robe, cloak and gesture."""

DOOR: Final = 52


def painted_wall(out: Print) -> None:
    """The green wall with four great saints in a row, and the door before them."""
    wall = block(22, 80, 156, 50)
    out.halo(wall, OXBLOOD, 1.8).lay(wall, INK).lay(shrink(wall, 1.6), GREEN)
    for x, robe, cloak, gesture in SAINTS:
        out.stamp(saint(robe, cloak, gesture), at(x, 126, 1.17))
    out.lay(join(brush([(x, 96), (x, 124)], 1.8) for x in (100, 124, 148)), IVORY)
    surround = join(block(DOOR - 16, 104, 32, 26), disc(DOOR, 104, 16))
    arch = join(block(DOOR - 11, 105, 22, 26), disc(DOOR, 105, 11))
    out.lay(grow(surround, 1.4), INK).lay(surround, IVORY).lay(arch, INK)
    out.lay(join(lozenge(DOOR + side, y, 1.8, 2.6) for y in (107, 115, 123) for side in (-13.6, 13.6)), OXBLOOD)
    out.lay(join(block(DOOR - 5, 110, 10, 20), disc(DOOR, 110, 5)), OCHRE)
    out.lay(line((173, 90), (173, 126), 2.2, "lens"), INK)


def drum(out: Print) -> None:
    """The tower: a star-shaped base, a slender drum with lit windows, a cone with its cross."""
    base = at(AXIS)(shape("M-24 52L-18 43L-9 47L0 42L9 47L18 43L24 52Z"))
    trunk = block(AXIS - 11, 28, 22, 18)
    out.halo([base, trunk, SPIRE], OXBLOOD, 2)
    out.keyed(trunk, IVORY, 1.6)
    out.lay(join(join(block(AXIS + dx - 1.7, 34, 3.4, 8), disc(AXIS + dx, 34, 1.7)) for dx in (-5.4, 0.4, 6)), INK)
    out.lay(base, INK).lay(at(AXIS)(brush("M-20 50C-8 46.6 8 46.6 20 50", 1.6)), IVORY)
    out.lay(SPIRE, INK)
    out.carve(
        at(AXIS)(strokes(("M-1.6 12C-4 20 -8 25 -14 28", "M0 13C-1 21 -2 25 -4 29"), 2, "head")), SPIRE, IVORY, 0.6
    )
    cross = at(AXIS)(join(block(-1, 1.4, 2, 9), block(-3.6, 3.8, 7.2, 1.9)))
    out.halo(cross, OXBLOOD, 1).lay(cross, INK)


def roof(out: Print) -> None:
    """The shingles: one black hat, two courses cut across, the low sun on its left flank."""
    out.halo(ROOF, OXBLOOD, 2).lay(rough(ROOF, 0.25, 8, 14), INK)
    widening = "chisel"
    lit = blend("M52 50C40 66 26 76 8 81", "M82 50C77 64 70 74 62 84", 8, 2.8, widening, end=0.97, ragged=0.06, seed=7)
    dark = blend("M104 62C104 72 104 78 104 84", "M150 54C162 66 174 75 190 81", 6, 1.8, "head", start=0.24, end=0.97,
                 ragged=0.16, seed=5)  # fmt: skip
    courses = [
        brush(path, 2.6, "even") for path in ("M34 61.4C80 64 120 64 166 61.4", "M18 72.6C80 76 130 76 182 72.6")
    ]
    out.carve(cut(join(lit, dark), *courses), ROOF, OCHRE, 1.2)
    out.lay(brush("M4 82.8C40 86 150 86 194 83", 2.8), IVORY)


def upper() -> Scene:
    """The painted church: a roof like a great hat, four saints below it, the sun going down behind."""
    scene = Scene(OXBLOOD)
    sky, church, front = scene.ground, scene.subject, scene.foreground
    setting_sun(sky, 154, 46, 34)
    seen = Print()  # drawn with the door at the left; we stand on its other side
    painted_wall(seen)
    drum(seen)
    roof(seen)
    church.stamp(seen, at(198, 0, flip=True))

    lawn = shape("M-4 128C40 124.6 160 124.6 204 128L204 146L-4 146Z")
    front.halo(lawn, IVORY, 1.6).lay(rough(lawn, 0.3, 8, 4), INK)
    path = polygon((209 - DOOR, 125), (187 - DOOR, 125), (190 - DOOR, 146), (244 - DOOR, 146))
    front.carve(cut(grass(lawn, seed=9), grow(path, 3)), lawn, OCHRE).lay(meet(path, lawn), OCHRE)
    tree = spruce(9, 138, 66, 27, 6)
    front.halo(tree, INK, 2).lay(tree, GREEN).lay(meet(spruce_light(9, 138, 66, 27, 1, 2), tree), IVORY)
    return scene


# --- below: the call to vespers -------------------------------------------------------------------------------------


def frame(out: Print) -> None:
    """Two posts under a little shingled roof, and the long sounding beam on its ropes."""
    posts = [polygon((x - 3, 34), (x + 3, 34), (x + 3.6, 132), (x - 3.6, 132)) for x in (20, 84)]
    struts = [pen("M20 52L34 36", 4), pen("M84 52L70 36", 4)]
    out.halo([*posts, *struts], OXBLOOD, 1.5).lay([*posts, *struts], INK)
    out.lay([line((18.4, 40), (18, 126), 1.5, "lens"), line((82.4, 40), (82, 126), 1.5, "lens")], OCHRE)
    cover = shape("M-4 39C10 35 20 24 26 8L79 8C84 24 94 35 108 39C90 42.4 14 42.4 -4 39Z")
    out.halo(cover, OXBLOOD, 1.5).lay(rough(cover, 0.25, 7, 3), INK)
    rows = cut(
        blend("M29 10C23 26 13 34 3 38", "M77 10C82 26 92 34 102 38", 15, 2, "head", start=0.04, ragged=0.12, seed=3),
        brush("M14 24C40 26.6 70 26.6 92 24", 2.2, "even"),
    )
    out.carve(rows, cover, OCHRE, 1.2)
    out.lay(brush("M2 38.6C20 40.4 84 40.4 102 38.6", 1.3), IVORY)
    ropes = [pen("M32 40L30 71", 1.8), pen("M72 40L74 71", 1.8)]
    out.halo(ropes, OXBLOOD, 1).lay(ropes, IVORY)
    beam = shape(
        "M4 70C8 68 12 70.4 18 70L90 70C95 70.4 99 68 103 70L103 80C99 82 95 79.6 90 80L18 80C12 79.6 8 82 4 80Z"
    )
    out.halo(beam, OXBLOOD, 1.6).keyed(beam, OCHRE, 1.6)
    grain = strokes(
        ("M10 73.4C30 72.4 50 74 66 73", "M30 76.8C50 75.8 76 77.4 96 76", "M8 77.4C14 76.6 20 77 24 76.8"), 1.3
    )
    out.carve(grain, beam, INK)
    out.lay([disc(30, 75, 1.6), disc(74, 75, 1.6)], INK)


def monk() -> Print:
    """An old monk in black, looking left, both mallets on the beam; feet on y 132, head at (135, 34)."""
    out = Print()
    gown = shape(
        "M131 50C140 47 150 49 155 57C160 68 160 80 163 96C166 112 171 122 176 131C160 136.6 132 136.6 114 131"
        "C119 118 121 100 121 86C121 72 122 56 131 50Z"
    )
    far = shape("M126 54C119 58 113 62 107 58L101 63C105 71 112 73 116 72C120 80 128 78 130 70Z")
    near = shape(
        "M146 52C152 56 152 66 147 73C140 80 130 80 122 75L114 68L109 74C112 84 117 92 124 99C132 97 146 88 153 76"
        "C157 66 154 56 146 52Z"
    )
    mallets = [pen("M106 60L95 45", 2.6), pen("M112 70L96 62", 2.8)]
    heads = [pen("M91 47L99 42", 5.6), pen("M98 57.4L93.6 66.6", 6)]
    for stick, head in zip(mallets, heads, strict=True):
        out.keyed(stick, OCHRE, 1.2).keyed(head, IVORY, 1.4)
    out.halo(far, OCHRE, 1.3).lay(far, INK).keyed(disc(105.4, 60, 3.8), IVORY, 1.3)
    out.halo(gown, OCHRE, 1.4).lay(rough(gown, 0.25, 8, 5), INK)
    folds = blend(
        "M127 98C125 112 123 122 120 130", "M158 88C160 106 165 120 170 129", 7, 2.2, "head", ragged=0.24, seed=2
    )
    out.carve(folds, gown, OCHRE, 1.6)
    small_head(out, at(136, 54, 1.35), moustache=False)
    veil = shape("M129 20C137 17.6 145 18.6 148.6 20.6C150 28 152 38 157 48C161 58 161 70 157 80C151 72 148 62 146.6 52"
                 "C143.4 46 141 42 140.4 36L128.4 35.4Z")  # fmt: skip
    out.halo(veil, OCHRE, 1.4).lay(soft(veil, 0.6), INK)
    out.lay(
        strokes(
            ("M128.6 33C134 33.8 139 34 143 33.2", "M145 36C147 48 150 58 154 68", "M148.6 30C151 44 155 52 157 62"),
            1.6,
        ),
        OCHRE,
    )
    out.lay(shape("M141 41C146 47 149 52 151 60L140 60Z"), INK)
    beard = shape("M128 47.6C131 46 135 47 139.6 43L143 50C141 60 134 70 126.6 76C124 66 124.6 54 128 47.6Z")
    out.keyed(beard, IVORY, 1.4)
    hairs = blend("M129.6 49C127 58 126.6 64 127.4 71", "M139 47C138 55 134 62 129.6 68", 4, 1.2, "tail", inside=True)
    out.carve(hairs, beard, INK, 0.6)
    out.halo(near, OCHRE, 1.2).lay(near, INK)
    out.lay(strokes(("M147 58C150 64 147 71 141 75", "M118 78C121 86 124 90 127 93"), 1.8), OCHRE)
    out.keyed(disc(112.4, 70.6, 4.2), IVORY, 1.4).lay(strokes(("M109.4 69L113 68.4", "M109.6 72L113.4 71.6"), 1), INK)
    return out


def rook(x: float, y: float, size: float, angle: float) -> Shape:
    """A rook that flies off."""
    bird = shape("M0 0C-4 -4 -9 -6 -15 -5C-9 -2.6 -6 1 -3 3.4L-4 7L0 4.6L5 6.6L3.4 2.6C7 1 11 -1 17 -1C11 -5 5 -4 0 0Z")
    return at(x, y, size, angle)(bird)


def lower() -> Scene:
    """A monk strikes the hanging beam before the wall of the court; the rooks leave the roof."""
    scene = Scene(OXBLOOD)
    sky = scene.ground
    setting_sun(sky, 138, 66, 47)
    sky.lay([rook(118, 14, 0.62, -12), rook(186, 22, 0.8, 14), rook(172, 50, 0.5, -4)], INK)
    wall = shape("M-4 104L204 98L204 146L-4 146Z")
    sky.halo(wall, OXBLOOD, 1.4).lay(rough(wall, 0.3, 9, 3), GREEN)
    sky.carve(dashes(wall, 7, 1.7, 16, 12, angle=-2, seed=8), wall, INK)
    coping = shape("M-4 98L204 92L204 100L-4 106Z")
    sky.halo(coping, OXBLOOD, 1.2).lay(coping, INK).carve(scales(coping, 6, 8, 1.7, 4), coping, OCHRE, 1)
    yard = shape("M-4 130C60 126 140 126 204 128L204 146L-4 146Z")
    frame(scene.subject)
    sky.halo(yard, GREEN, 0.6).lay(rough(yard, 0.3, 9, 5), INK)
    scene.subject.stamp(monk(), at(-13, 3))
    scene.foreground.carve(grass(yard, seed=4), yard, OCHRE)
    return scene
