"""Tarok IV: the market carts with their four wheels; the stall with its four baskets."""

from __future__ import annotations

import math
from typing import Final

from .cattle import ox
from .dawn import sunrise
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, at, block, cut, disc, join, lozenge, meet, move, polygon, rough, shape, soft
from .peasants import goose, sleeve, woman
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import dashes, grass
from .townsfolk import small_head

ROAD: Final = 133
"""The line on which the wheels stand."""


def wheel(out: Print, x: float, r: float, seed: int) -> None:
    """A spoked wheel on the road, its tyre in ink."""
    y = ROAD - r
    tyre = cut(disc(x, y, r), disc(x, y, r - 3.4))
    spokes = [
        line((x, y), (x + (r - 2) * math.cos(a), y + (r - 2) * math.sin(a)), 2.3)
        for a in (math.pi * (2 * k / 10) + seed * 0.4 for k in range(10))
    ]
    out.halo(tyre, OCHRE, 1.4).lay([tyre, *spokes], INK)
    out.lay(cut(disc(x, y, r - 1.1), disc(x, y, r - 2.2)), OCHRE)
    out.keyed(disc(x, y, r * 0.26), OXBLOOD, 1.5).lay(disc(x, y, 1.1), IVORY)


def pumpkin(out: Print, x: float, y: float, r: float, skin: Ink, rib: Ink) -> None:
    """A ribbed pumpkin or melon lying at (x, y)."""
    place = at(x, y, r)
    round_ = join(disc(-0.34, 0, 0.66, 0.74), disc(0.34, 0, 0.66, 0.74), disc(0, 0, 0.6, 0.8)).simplify(0.006)
    out.halo(place(round_), IVORY, 1.2).keyed(place(round_), skin, 1.5)
    ribs = [
        brush(
            f"M{x + k * r * 0.1} {y - r * 0.72}"
            f"C{x + k * r * 0.62} {y - r * 0.4} {x + k * r * 0.62} {y + r * 0.4} {x + k * r * 0.1} "
            f"{y + r * 0.74}",
            1.5,
            "lens",
        )
        for k in (-1.0, -0.1, 0.9)
    ]
    out.carve(join(ribs), place(round_), rib, 0.8)
    out.lay(brush([(x, y - r * 0.66), (x + r * 0.14, y - r * 1.06)], 2.4, "even"), INK)


def cart(out: Print, x: float, load: tuple[tuple[float, float, float], ...], skin: Ink, rib: Ink) -> None:
    """A ladder-sided cart, 58 long, its front at *x*, heaped with pumpkins given from back to front."""
    for dx, y, r in load:
        pumpkin(out, x + dx, y, r, skin, rib)
    side = shape(f"M{x - 3} 88L{x + 57} 86L{x + 51} 112L{x + 5} 112Z")
    out.halo(side, OCHRE, 1.6).keyed(rough(side, 0.25, 7), OXBLOOD, 2)
    rungs = [brush([(x + 2 + 8.2 * k, 90), (x + 7 + 6.8 * k, 108)], 3.4, "even", 4) for k in range(7)]
    out.carve(join(rungs), side, INK, 1)
    rails = [brush(f"M{x - 6} 88.6L{x + 59} 86.2", 3.6, "even"), brush(f"M{x + 2} 108.6L{x + 54} 108.2", 3, "even")]
    out.lay(rails, INK).lay(brush(f"M{x - 3} 88.4L{x + 56} 86.2", 1.2), IVORY)
    wheel(out, x + 9, 12.6, 1)
    wheel(out, x + 39, 15.6, 2)


def driver(out: Print, x: float, y: float) -> None:
    """A carter in a sheepskin waistcoat sits on the front board and holds the whip; his seat is at (x, y)."""
    place = at(x, y)
    whip = join(brush("M-9 -14L-22 -52", 2, "even"), brush("M-22 -52C-24 -62 -34 -58 -38 -44", 1.5, "tail"))
    legs = shape("M7 -4L-6 -5C-10 -5 -13 -2 -14 3L-15 13L-8.6 13.6L-7 6L7 6Z")
    boots = shape("M-15.4 11L-8 11.6L-8.4 18L-20 18C-19.6 14.6 -16.4 14.4 -15.4 11Z")
    trunk = shape("M-5 2C-7 -8 -7.6 -16 -4 -22L5 -23C10 -18 10 -8 8 2Z")
    vest = shape("M0 2C-1 -8 0 -16 0 -22.6L5 -23C10.6 -18 10.6 -8 8.6 3Z")
    hat = join(
        shape("M-14 -37.6C-8 -41 8 -41.6 14 -38.6C8 -35.6 -8 -35 -14 -37.6Z"), shape("M-7 -38C-8 -48 7 -49 7.4 -38.6Z")
    )
    out.halo([place(part) for part in (legs, boots, trunk, hat, whip)], OCHRE, 1.5).lay(place(whip), INK)
    out.keyed(place(legs), IVORY, 1.5).lay(place(boots), INK)
    out.keyed(place(soft(trunk, 0.6)), IVORY, 1.5)
    small_head(out, at(x - 1, y - 21, 0.92))
    out.keyed(place(soft(vest, 0.5)), OXBLOOD, 1.4)
    out.lay(place(blend("M3 -19C6 -13 6 -6 4.6 0", "M6 -19C9 -13 9 -6 7.4 0", 2, 1.4)), IVORY)
    sleeve(out, place, "M3 -18C3 -10 -3 -8 -10 -14", 8)
    out.halo(place(hat), OCHRE, 0.8).lay(place(hat), INK).lay(
        place(brush("M-6.6 -40C-2 -41.4 3 -41.4 7 -40", 1.8, "even")), OXBLOOD
    )


def church(out: Print, x: float, y: float) -> None:
    """A country church far away: a steeple with an onion-less cone, a nave, a cross on the roof."""
    nave = join(shape(f"M{x} {y}L{x} {y - 13}L{x + 5} {y - 21}L{x + 22} {y - 21}L{x + 28} {y - 13}L{x + 28} {y}Z"))
    tower = shape(f"M{x - 7} {y}L{x - 7} {y - 26}L{x + 5} {y - 26}L{x + 5} {y}Z")
    cone = shape(
        f"M{x - 9.6} {y - 25}C{x - 5} {y - 29} {x - 3} {y - 37} {x - 1} {y - 46}"
        f"C{x + 1} {y - 37} {x + 3} {y - 29} {x + 7.6} {y - 25}Z"
    )
    cross = join(block(x - 1.7, y - 54, 1.5, 9), block(x - 4, y - 51.6, 6, 1.5))
    out.halo([nave, tower, cone, cross], OCHRE, 1.5).lay([nave, tower, cone, cross], INK)
    out.lay([block(x - 3, y - 21, 3.4, 7, 1), block(x + 9, y - 9, 2.6, 6), block(x + 16, y - 9, 2.6, 6)], OCHRE)
    out.lay(strokes([[(x + 8 + 5 * k, y - 19.6), (x + 8.6 + 5 * k, y - 14)] for k in range(4)], 1.5, "tail"), IVORY)


PUMPKINS: Final = ((34.0, 72.0, 11.0), (48.0, 79.0, 9.0), (22.0, 80.0, 9.0), (35.0, 85.0, 10.0), (50.0, 88.0, 7.0))
MELONS: Final = (
    (16.0, 77.0, 9.0),
    (33.0, 74.0, 10.0),
    (7.0, 85.0, 8.0),
    (47.0, 81.0, 9.0),
    (23.0, 85.0, 9.0),
    (39.0, 86.0, 8.0),
)
"""Loads: place on the cart, height, radius."""


def upper() -> Scene:
    """Two carts, one tied behind the other, roll to market behind a pair of oxen."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sunrise(sky, 36, 88, 25, 4)
    hill = rough(shape("M-4 92C30 86 60 88 90 82C120 74 160 66 204 72L204 146L-4 146Z"), 0.3, 9, "hill")
    church(sky, 160, 71)
    sky.halo(hill, OCHRE, 1.3).lay(hill, GREEN).carve(
        dashes(hill, 7.5, 1.9, 24, 14, angle=-6, seed=3), hill, OCHRE, 1.5
    )
    road = rough(shape("M-4 129C60 127 140 127 204 128L204 146L-4 146Z"), 0.3, 9, "road")
    sky.halo(road, OCHRE, 1.4).lay(road, INK)
    ruts = [(-8.0, 137.0, 74.0), (78.0, 137.0, 60.0), (150.0, 136.6, 60.0)]
    sky.lay(join(brush([(x, y), (x + long, y - 0.4)], 1.8, "lens") for x, y, long in ruts), OCHRE)

    train = scene.subject
    train.stamp(ox(), at(14, 134, 0.83, tall=1.17))
    yoke = brush("M21 84C25 89 31 92 38 91", 5.4, "even")
    shaft = pen("M30 92C40 108 60 112 84 112", 3.2)
    train.halo(shaft, IVORY, 1).lay(shaft, INK).keyed(yoke, OXBLOOD, 1.4)
    train.lay(pen("M128 108L146 108", 2.6), INK)
    cart(train, 138, MELONS, GREEN, IVORY)
    cart(train, 80, PUMPKINS, OCHRE, INK)
    driver(train, 91, 80)
    return scene


def basket(out: Print, x: float, y: float, fruit: Ink, r: float, light: Ink) -> None:
    """A round wicker basket on the table, heaped with *fruit* of that size."""
    spots = [(-5.4, -25.0), (5.4, -25.4), (-10.4, -19.0), (10.4, -19.0), (0.0, -19.6)]
    for dx, dy in spots:
        out.keyed(disc(x + dx, y + dy, r).simplify(0.07), fruit, 1.3)
        out.lay(brush([(x + dx - r * 0.5, y + dy + 0.6), (x + dx - r * 0.3, y + dy - r * 0.5)], 1.4), light)
    wicker(out, x, y)


def wicker(out: Print, x: float, y: float) -> None:
    """The basket itself, its foot at (x, y)."""
    bowl = shape(f"M{x - 15} {y - 16}L{x + 15} {y - 16}L{x + 10.6} {y}L{x - 10.6} {y}Z")
    out.keyed(rough(bowl, 0.2, 5), OCHRE, 1.7)
    weave = [
        [(x + dx, y - 4 - 5.4 * row), (x + dx + 5.4, y - 4.6 - 5.4 * row)]
        for row in range(2)
        for dx in (-10.6 - 2 * row, -2.6 - row, 5.4)
    ]
    out.carve(strokes(weave, 2.3), bowl, INK, 1)
    out.keyed(brush([(x - 16.6, y - 16.4), (x + 16.6, y - 16.4)], 4, "even"), OCHRE, 1.4)


def awning(out: Print) -> None:
    """Striped linen on two poles, with a scalloped valance."""
    poles = [brush("M10 30L11 150", 5, "even"), brush("M140 30L139 150", 5, "even")]
    out.halo(poles, OCHRE, 1.5).lay(poles, INK)
    slope = shape("M18 4L132 4L152 30L-2 30Z")
    strips = []
    for k in range(11):
        a, b = 18 + 114 * k / 11, 18 + 114 * (k + 1) / 11
        c, d = -2 + 154 * k / 11, -2 + 154 * (k + 1) / 11
        strips.append(
            join(
                polygon((a, 4), (b, 4), (d, 30.4), (c, 30.4)),
                meet(disc((c + d) / 2, 30, 7, 9), block(c, 30, d - c, 12)),
            )
        )
    out.halo([slope, *strips], OCHRE, 1.7)
    for k, strip in enumerate(strips):
        out.keyed(strip, IVORY if k % 2 else OXBLOOD, 1.4)
    out.lay(brush("M-4 30.6C50 31.4 100 31.4 154 30.4", 1.8, "even"), INK)


def balance(out: Print, x: float, y: float) -> None:
    """A pair of scales hanging from the hand at (x, y), one pan lower."""
    beam = brush([(x - 19, y + 5), (x + 19, y + 9)], 3, "belly")
    cords = [
        line((x + a, y + b), (x + c, y + d), 1.2)
        for a, b, c, d in ((-18, 5, -25, 21), (-18, 5, -11, 21), (18, 9, 11, 27), (18, 9, 25, 27))
    ]
    pan = shape("M-9 0L9 0C6 6 -6 6 -9 0Z")
    pans = [move(pan, x - 18, y + 20), move(pan, x + 18, y + 26)]
    hook = pen([(x, y), (x, y + 7)], 1.8)
    out.halo([beam, *cords, *pans, hook], OCHRE, 1.1).lay([beam, *cords, *pans, hook], INK)
    out.keyed(disc(x + 18, y + 22.6, 3.6), OXBLOOD, 1.2)


def sack(out: Print, place: Place) -> None:
    """A tied sack of meal standing on y 0, 38 high."""
    bag = shape("M-12 0C-16 -10 -14 -22 -6 -28L-9 -36C-4 -38 4 -38 9 -35L6 -28C14 -22 16 -10 12 0Z")
    out.halo(place(bag), GREEN, 1.4).keyed(place(soft(bag, 0.6)), IVORY, 1.7)
    folds = blend("M10 -3C13 -12 11 -20 6 -26", "M4 -4C6 -12 6 -20 3 -26", 4, 1.7, "lens", ragged=0.08)
    out.carve(place(folds), place(bag), INK, 1)
    out.lay(place(brush("M-7 -28.6C-3 -27 3 -27 7 -28.6", 3, "even")), OXBLOOD)


def lower() -> Scene:
    """A market woman weighs apples under her awning; four baskets, and the goose in the last has her own opinion."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sunrise(sky, 170, 100, 22, 9)
    roofs = shape(
        "M136 146L136 96L146 84L158 96L158 104L164 104L164 92L174 80L177 80L177 74"
        "L182 74L182 84L190 92L190 100L204 92L204 146Z"
    )
    sky.halo(roofs, OCHRE, 1.5).lay(rough(roofs, 0.25, 7), INK)
    sky.lay([block(144, 100, 4, 6), block(173, 98, 4, 6), block(181, 98, 4, 6)], OCHRE)
    sky.lay(strokes(("M148 87L156 95", "M177 84L188 93", "M196 97L204 93"), 1.8, "tail"), IVORY)

    square = rough(shape("M130 117C150 114 180 114 204 116L204 146L130 146Z"), 0.3, 8, "square")
    sky.halo(square, OCHRE, 1.4).lay(square, GREEN).carve(grass(square, seed=4), square, IVORY)

    stall = scene.subject
    place = at(52, 154, 1.14, flip=True)
    woman(stall, place, OCHRE, ("M5 -61C7 -54 4 -48 -4 -46", "M0 -61C-14 -61 -26 -65 -38 -75"))
    balance(stall, 95, 68)
    awning(stall)

    front = scene.foreground
    board = shape("M-4 116L148 116L152 123L-4 123Z")
    cloth = shape("M-4 121L148 121L146 146L-4 146Z")
    front.halo([board, cloth], OCHRE, 1.6).lay(rough(cloth, 0.3, 7), INK)
    front.carve(
        join(cut(lozenge(4 + 14 * k, 133, 6, 7), lozenge(4 + 14 * k, 133, 3, 3.6)) for k in range(11)),
        cloth,
        OXBLOOD,
        1,
    )
    front.keyed(board, IVORY, 1.7)
    front.stamp(goose("tall"), at(131, 115, 0.9, flip=True), {GREEN: OCHRE})
    basket(front, 20, 119, OXBLOOD, 5.8, IVORY)
    basket(front, 55, 121, GREEN, 5.8, IVORY)
    basket(front, 91, 121, IVORY, 5.4, INK)
    wicker(front, 127, 119)
    for x, y, size in ((188, 143, 0.9), (167, 147, 1.05)):
        sack(front, at(x, y, size))
    return scene
