"""Tarok XVIII, the owl: awake on the roof-beam; and out over the snow."""

from __future__ import annotations

import math

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, Shape, at, block, both, cut, disc, grow, join, lozenge, meet, rough, shape, turn
from .scene import Print, Scene
from .stroke import blend, brush, pen, strokes
from .texture import rays, rings
from .winter import far_wood, night_stars, snowfield, snowy_spruce

# --- her head, drawn once for both scenes ---------------------------------------------------------------------------


def head(out: Print, place: Place, fine: bool = True) -> None:
    """The frontal face between the ear-tufts: eyes at ±21 on y 0, 96 wide; *fine* adds the hair of the discs."""
    crown = shape(
        "M0 -33C14 -34 26 -32 34 -30C42 -34 48 -39 51 -46C54 -34 51 -24 47 -15C50 -4 48 14 38 22C26 30 10 30 0 34"
        "C-10 30 -26 30 -38 22C-48 14 -50 -4 -47 -15C-51 -24 -54 -34 -51 -46C-48 -39 -42 -34 -34 -30"
        "C-26 -32 -14 -34 0 -33Z"
    )
    discs = both(disc(20.6, 2, 23, 24))
    out.halo(place(crown), INK, 2.6).lay(place(rough(crown, 0.35, 5, 2)), OCHRE)
    streaks = blend("M2 -31C3 -24 3 -18 2 -12", "M30 -29C24 -26 16 -18 8 -10", 5, 2.2, "tail", ragged=0.16, seed=3)
    out.carve(place(both(streaks)), place(crown), INK)
    out.lay(place(meet(grow(discs, 1.6), grow(crown, 1))), INK).lay(place(discs), IVORY)
    if fine:
        hair = cut(rays((20.6, 1), 15, 22.4, 26, 2.2, "head"), block(-9, -30, 9, 60))
        out.lay(place(both(hair)), INK)
    for radius, ink in ((14.4, INK), (12, OCHRE), (6.8, INK)):
        out.lay(place(both(disc(19.6, 0, radius))), ink)
    out.lay(place(join(disc(16.8, -3.4, 2.3), disc(-22.4, -3.4, 2.3))), IVORY)
    brow = shape("M1 -2C5 -15 18 -20 33 -24C43 -28 49 -35 51 -46C40 -38 26 -32 13 -26C4 -21 -1 -12 1 -2Z")
    out.lay(place(both(grow(brow, 1.4))), INK).lay(place(both(brow)), IVORY)
    down = blend("M5 -10C12 -20 28 -25 46 -36", "M4 -15C14 -25 30 -30 48 -41", 2, 1.5, "lens", start=0.08, end=0.9)
    out.lay(place(both(down)), INK)
    beak = shape("M0 -4C4.6 0 7.6 5 7.4 10C7 16 3 21 0 25C-3 21 -7 16 -7.4 10C-7.6 5 -4.6 0 0 -4Z")
    out.keyed(place(beak), OXBLOOD, 2.2).lay(place(brush("M-2.4 4C-3.6 8 -3 14 -.6 19", 2, "lens")), OCHRE)


def claws(out: Print, place: Place) -> None:
    """One foot: three hooked toes over an edge at y 0."""
    for x, lean in ((-7.4, -2.4), (0, 0), (7.4, 2.4)):
        toe = shape(f"M{x - 3.8} -9C{x - 4.4} -2 {x - 3} 3 {x + lean} 10C{x + 3} 3 {x + 4.4} -2 {x + 3.8} -9Z")
        out.keyed(place(toe), OCHRE, 1.7)
        out.lay(place(join(brush([(x - 2.6, y), (x + 2, y + 0.6)], 1.3) for y in (-4.6, -1))), INK)


# --- above ----------------------------------------------------------------------------------------------------------


def beam(out: Print) -> None:
    """The carved ridge-beam of a house, a cushion of snow on it."""
    out.lay(block(-6, 120, 210, 30), INK)
    wood = rough(block(-6, 116, 210, 20), 0.35, 9, 3)
    out.halo(wood, INK, 2).lay(wood, OXBLOOD)
    spots = [2 + 19.4 * k for k in range(11)]
    out.lay([cut(lozenge(x, 126.6, 7.4, 6.4), lozenge(x, 126.6, 4.4, 3.8)) for x in spots], IVORY)
    out.lay([lozenge(x, 126.6, 2.3, 2) for x in spots], OCHRE)
    out.lay([lozenge(x + 9.7, y, 1.7, 1.5) for x in spots for y in (123, 130.2)], OCHRE)
    out.lay(block(-6, 134, 210, 1.5), OCHRE)
    snow = shape(
        "M-6 111C10 107 22 110 36 110C48 111 56 113 66 114L132 114C144 113 152 108 166 108"
        "C180 108 192 111 204 109L204 117"
        "C196 121 190 117 182 118C174 119 170 124 164 119C156 116 146 119 138 118L60 118C52 118 48 122 40 119"
        "C32 117 28 119 20 119"
        "C12 119 6 123 -6 118Z"
    )
    out.halo(snow, INK, 1.6).lay(rough(snow, 0.25, 6, 5), IVORY)
    out.carve(strokes(("M6 114C20 112 32 113 44 115", "M150 114C166 112 180 113 196 114"), 1.8), snow, INK, 0.6)


def perched(out: Print) -> None:
    """The owl from the front, her tail behind the beam."""
    body = shape("M99 30C126 30 143 42 147 64C152 90 140 114 118 120L80 120C58 114 46 90 51 64C55 42 72 30 99 30Z")
    out.halo(body, INK, 3).lay(rough(body, 0.3, 6, 4), IVORY)
    spots = []
    for row in range(4):
        for k in range(5 - row % 2):
            x, y = 99 + (k - (4 - row % 2) / 2) * 11.4, 81 + row * 9.2
            spots.append(brush([(x - 4, y - 2.4), (x, y + 3), (x + 4, y - 2.4)], 2.7))
    out.carve(join(spots), body, INK)
    wing = shape("M41 -24C50 -20 53 0 50 16C47 36 36 52 18 58C16 54 22 48 25 40C30 26 27 8 30 -8C32 -16 36 -24 41 -24Z")
    bars = blend("M33 -14C31 6 34 28 20 54", "M47 -14C51 6 48 30 26 54", 4, 1.9, "lens", start=0.04, inside=True)
    coverts = strokes(("M31 -8C36 -4 43 -4 50 -8", "M30 6C36 10 44 10 50 6"), 2.2)
    for side in (1, -1):
        place = at(99, 62, 1, flip=side < 0)
        out.halo(place(wing), INK, 1.7).lay(place(wing), GREEN)
        out.carve(place(join(bars, coverts)), place(wing), IVORY, 1)


def upper() -> Scene:
    """She sits on the snowy beam, wide awake, and the night turns round her eyes."""
    scene = Scene(INK)
    sky = scene.ground
    sky.lay(rings((99, 54), 62, 142, 7, 2.7, length=22, space=9, seed=5), IVORY)
    night_stars(sky, [(22, 26, 5), (178, 22, 5), (36, 66, 3.6), (166, 72, 3.6), (14, 92, 3.2), (186, 90, 3.2)])
    owl = scene.subject
    perched(owl)
    head(owl, at(99, 46, 0.86))
    front = scene.foreground
    beam(front)
    tail = shape("M83 108L115 108L112 146L86 146Z")
    front.halo(tail, INK, 1.8).lay([tail, block(81, 104.6, 36, 6)], IVORY)
    front.carve(blend("M87 116L90 146", "M111 116L108 146", 4, 2, "head"), tail, INK)
    for x in (78, 120):
        claws(front, at(x, 118, 0.95))
    return scene


# --- below ----------------------------------------------------------------------------------------------------------


def quill(angle: float, length: float, width: float) -> Shape:
    """A wing feather from (0, 0), with a rounded tip."""
    return turn(
        brush(
            [(0, 0), (length * 0.5, 1.6), (length, 0)],
            width,
            lambda t: (0.45 + 0.55 * t**0.6) * min(1, ((1 - t) / 0.14)) ** 0.5,
            20,
        ),
        angle,
    )


def wing(out: Print, place: Place) -> None:
    """The right wing from the front, raised: ten quills under a covert of small feathers."""
    for k in range(10):
        share = k / 9
        x, y = 6 + 46 * share, -2 - 16 * math.sin(share * 1.9)
        angle, length = 84 - 98 * share**1.15, 30 + 17 * math.sin(share * 2.2)
        feather = at(x, y)(quill(angle, length, 13))
        out.lay(place(grow(feather, 1.1)), INK).lay(place(rough(feather, 0.2, 5, k)), IVORY)
        ribs = [
            at(x, y, 1, angle)(brush([(reach * length, -7), (reach * length + 2, 0), (reach * length, 7)], 2.3, "even"))
            for reach in (0.64, 0.84)
        ]
        out.lay(place(meet(join(ribs), feather)), INK)
    arm = shape("M-4 6C2 -10 20 -24 42 -25C52 -26 60 -22 64 -16C58 -10 50 -8 42 -8C34 -4 24 6 14 12C6 16 -2 14 -4 6Z")
    out.lay(place(grow(arm, 1.5)), INK).lay(place(rough(arm, 0.25, 5, 3)), OCHRE)
    down = blend(
        "M2 6C12 -10 26 -20 54 -20", "M10 12C20 0 30 -8 46 -11", 3, 2.4, "lens", start=0.04, ragged=0.1, seed=4
    )
    out.carve(place(down), place(arm), INK)


def within(outer: Place, inner: Place) -> Place:
    """First to the inner place, then with it to the outer one."""
    return lambda piece: outer(inner(piece))


def hunting(out: Print, place: Place) -> None:
    """The owl on the wing, talons forward; about 150 wide."""
    for flip in (False, True):
        wing(out, within(place, at(-4 if flip else 4, 0, flip=flip)))
    fan = [at(0, 20)(quill(angle, 30, 13)) for angle in (62, 118, 76, 104, 90)]
    for feather in fan:
        out.lay(place(grow(feather, 1.1)), INK).lay(place(feather), IVORY)
        out.lay(place(meet(feather, join(ring_band(0, 20, reach) for reach in (19, 26)))), INK)
    body = shape("M-17 -6C-18 10 -12 28 0 34C12 28 18 10 17 -6Z")
    out.lay(place(grow(body, 1.5)), INK).lay(place(body), IVORY)
    flecks = [
        brush([(x - 3, y - 1.6), (x, y + 2), (x + 3, y - 1.6)], 2.2)
        for x, y in ((-8, 12), (0, 13), (8, 12), (-4, 19), (4, 19))
    ]
    out.carve(place(join(flecks)), place(body), INK)
    for side in (-1, 1):
        leg = at(0, 0, flip=side < 0)
        thigh = brush("M5 24C9 28 12 34 13 41", 11, lambda t: 1 - 0.45 * t)
        out.keyed(place(leg(thigh)), IVORY, 1.8)
        out.lay(place(leg(brush("M9 30C11.4 33 12.6 36 13.4 39", 1.6, "tail"))), INK)
        claws(out, within(place, at(14.5 * side, 46, 0.68, -10 * side)))
    head(out, within(place, at(0, -9, 0.56)), fine=False)


def ring_band(x: float, y: float, r: float) -> Shape:
    """A ring of bars across a fanned tail."""
    return cut(disc(x, y, r + 1.6), disc(x, y, r - 1.2))


def mouse(out: Print, place: Place) -> None:
    """A mouse in full flight to the left, 22 long, his feet on y 0."""
    body = shape("M-14 -3C-12 -7 -8 -9 -4 -9.4C2 -12 10 -10 12 -4C12 -1 9 0 6 0L-9 0C-12 0 -14.4 -1.6 -14 -3Z")
    tail = brush("M10 -3C18 -2 20 -8 28 -7", 2, "tail")
    legs = strokes(("M-8 -1L-14 1", "M6 -1L13 2"), 2.4, "tail")
    out.lay(place(join(body, tail, legs, disc(-4.6, -9.6, 3.2))), INK)
    out.lay(place(join(disc(-9.6, -5.4, 1.1), disc(-4.4, -9.6, 1.3))), IVORY)


def lower() -> Scene:
    """Over the stubble under snow she falls on a mouse without a sound."""
    scene = Scene(INK)
    sky = scene.ground
    night_stars(sky, [(16, 18, 4.6), (186, 44, 5), (60, 12, 3.2), (150, 10, 3.4), (12, 66, 3.4), (176, 82, 3)])
    far_wood(sky, 98, 8.6, 13, 1.9)
    snowfield(
        scene.subject,
        "M-4 110C40 104 90 112 130 108C160 105 184 106 204 104L204 146L-4 146Z",
        ("M60 112C110 114 160 110 204 107", "M-4 142C60 136 140 142 204 140"),
        5,
        ragged=0.4,
        seed=6,
    )
    stubble = [
        brush([(x, y), (x + 1, y - 6)], 2.2, "tail")
        for x, y in ((150, 124), (158, 122), (166, 125), (176, 122), (184, 126))
    ]
    scene.subject.lay(join(stubble), INK)
    hunter = Print()
    hunting(hunter, at(106, 53, 1.02, -8))
    scene.subject.halo(hunter.silhouette(), INK, 1).stamp(hunter, at())
    mouse(scene.foreground, at(34, 128, 1.15))
    prints = [pen([(58 + 9 * k, 129 + (k % 2) * 3), (60.4 + 9 * k, 129 + (k % 2) * 3)], 1.5) for k in range(9)]
    scene.foreground.lay(join(prints), INK)
    for x, y, height, width, seed in ((190, 146, 40, 20, 4), (10, 147, 30, 15, 6)):
        snowy_spruce(scene.foreground, x, y, height, width, seed)
    return scene
