"""VII: the raftsmen, two men at the sweeps of seven logs going down the river; and the sawmill that waits for them."""

from __future__ import annotations

import math
from typing import Final

from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import (
    Place,
    Shape,
    at,
    block,
    cut,
    disc,
    grow,
    join,
    meet,
    polygon,
    ring,
    rough,
    scale,
    shape,
    shrink,
    soft,
)
from .outline import Point
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, scales, spruce, spruce_light, water
from .townsfolk import limb, small_head

ENDS: Final = tuple((18 + 14.6 * k, 113 + 2.5 * k) for k in range(7))
"""The sawn ends of the seven logs at the bow."""
STERNS: Final = tuple((124 + 9.6 * k, 93 + 1.3 * k) for k in range(7))


# --- the raft -----------------------------------------------------------------------------------------------------


def hat(out: Print, place: Place) -> None:
    """A black felt hat with a wide brim, an oxblood band and a feather; it sits on a head whose neck is at (0, 0)."""
    feather = brush("M5 -20C9 -25 11 -30 10 -36", 3.6, "lens")
    out.keyed(place(feather), OCHRE, 1)
    brim = shape("M-17 -14.6C-10 -19 9 -20 16 -17.4C12 -14 -8 -12 -17 -14.6Z")
    crown = soft(shape("M-8 -16C-9 -25 -5 -28 0 -26.4C4 -28 8.6 -25 8 -16.6Z"), 0.6)
    out.halo(place(join(brim, crown)), IVORY, 1.1).lay(place(join(brim, crown)), INK)
    out.lay(place(brush("M-7.4 -17.6C-3 -19.2 4 -19.4 7.4 -18", 2, "even")), OXBLOOD)


def raftsman(out: Print, place: Place) -> None:
    """A man in a deep lunge to the left, 88 high with his feet on y 0; his hands are at (-26, -47) and (-37, -36)."""
    far_leg = limb(((6, -37), (18, -21), (29, -4)), (12, 8.6, 5.6))
    far_foot = soft(shape("M25.6 -6.6L33 -5.6C34 -3 32 0 29 0L15.6 0C16 -3.4 22 -3.4 25.6 -6.6Z"), 0.7)
    near_leg = limb(((-1, -36), (-16, -23.6), (-13, -4)), (13.6, 10, 6.4))
    near_foot = soft(shape("M-17 -6.6L-9.4 -6.6L-8.8 0L-27 0C-27 -3.6 -20 -3 -17 -6.6Z"), 0.7)
    shirt = soft(
        shape("M-20 -62C-17 -70 -5 -70 2 -60C8 -52 10 -42 12 -31C6 -25 -6 -25 -10 -31C-10 -42 -15 -50 -20 -62Z"), 1
    )
    vest = soft(shape("M-10 -68C-4 -68 1 -62 4 -57C8 -50 10 -44 11 -37L2 -36C0 -46 -3 -58 -10 -68Z"), 0.6)
    everything = join(far_leg, far_foot, near_leg, near_foot, shirt, at(-15, -64, 0.95)(disc(0, -9, 11, 13)))
    out.halo(place(everything), IVORY, 2.2)
    far_arm = limb(((-15, -60), (-27, -51), (-36, -38)), (8.6, 8, 5))
    out.keyed(place(disc(-37, -36, 3.4)), IVORY, 1.4).keyed(place(far_arm), IVORY, 1.5)
    out.lay(place(join(far_leg, far_foot)), INK)
    out.halo(place(join(near_leg, near_foot)), IVORY, 1).lay(place(join(near_leg, near_foot)), INK)
    shins = strokes(("M-2 -33C-8 -29 -12 -26 -15 -20", "M-14 -16C-14.4 -12 -13.6 -9 -13 -6"), 2, "tail")
    calf = strokes(("M10 -33C15 -26 20 -19 25 -10", "M9 -28C12 -24 14 -21 16 -18"), 1.8, "tail")
    out.lay(place(join(shins, calf)), IVORY)
    out.keyed(place(shirt), IVORY, 1.7)
    hem = strokes([[(x, -25.6 - abs(x) * 0.1), (x + 0.6, -30.4)] for x in range(-7, 11, 3)], 1.5, "tail")
    out.carve(place(hem), place(shirt), INK, 0.2)
    out.keyed(place(vest), OXBLOOD, 1.6)
    out.carve(
        place(blend("M-7 -66C-2 -58 2 -48 4 -38", "M-2 -65C3 -58 6 -50 8 -40", 2, 1.6, "lens")), place(vest), IVORY, 0.5
    )
    belt = shape("M-10.4 -39C-3 -35 5 -35 11.4 -38.6L12.4 -31C5 -27.4 -4 -27.6 -10.6 -31.6Z")
    out.keyed(place(belt), OCHRE, 1.5)
    out.lay(place(strokes(("M-9.6 -35.4C-3 -31.6 5 -31.6 11.6 -34.8",), 1.3, "even")), INK)
    head = at(-15.4, -63, 0.98, -8)
    small_head(out, lambda part: place(head(part)))
    hat(out, lambda part: place(head(part)))


def near_arm(out: Print, place: Place) -> None:
    """The arm in front of the sweep."""
    arm = limb(((-7, -61), (-15.6, -48.6), (-25, -47.4)), (10.4, 9.6, 5.6))
    out.keyed(place(disc(-26.4, -47, 3.6)), IVORY, 1.5).keyed(place(arm), IVORY, 1.6)
    out.lay(place(line((-22.4, -51), (-21.6, -44.4), 2.2)), OXBLOOD)
    folds = strokes(("M-6 -58C-10 -52 -14 -48 -19 -46", "M-10.6 -59C-13 -55 -15 -52 -18 -50.6"), 1.4, "tail")
    out.carve(place(folds), place(arm), INK, 0.7)


def sweep(out: Print, start: Point, end: Point, size: float) -> None:
    """A long steering oar, its blade at *end*."""
    (ax, ay), (bx, by) = start, end
    long = math.hypot(bx - ax, by - ay)
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    shaft = pen([(0, 0), (long * 0.7, 0)], 3.4 * size)
    blade = shape("M.62 -1.2L.74 -4.4L1 -5.4L1 5.4L.74 4.4L.62 1.2Z")
    blade = scale(blade, long, size)
    place = at(ax, ay, 1, angle)
    whole = place(join(shaft, soft(blade, 0.6)))
    out.halo(whole, IVORY, 2.4).keyed(whole, OCHRE, 1.7)
    out.lay(place(brush([(long * 0.66, 0), (long * 0.95, 0)], 1.7 * size, "head")), INK)


def raft(out: Print) -> Shape:
    """Seven logs, sawn ends in front, a cross-beam over them; gives its outline."""
    logs = []
    for (x, y), (sx, sy) in zip(ENDS, STERNS, strict=True):
        logs.append(
            join(polygon((x - 4, y - 7.6), (sx - 2, sy - 3.6), (sx + 6, sy - 1), (x + 6.4, y + 6)), disc(x, y, 8))
        )
    whole = join(logs)
    out.halo(whole, IVORY, 3).lay(grow(whole, 1), INK)
    for k, (log, (x, y), (sx, sy)) in enumerate(zip(logs, ENDS, STERNS, strict=True)):
        bark = blend(
            [(x + 1, y - 6), (sx, sy - 1.6)], [(x + 7, y + 1), (sx + 4.6, sy)], 2, 1.7, "tail", ragged=0.25, seed=k
        )
        out.lay(grow(log, 0.5), INK).lay(shrink(log, 0.7), OCHRE).carve(bark, log, INK, 0.6)
        out.lay(disc(x, y, 8.6), INK).lay(disc(x, y, 7.2), IVORY).lay(join(ring(x, y, 5.2, 1.5), disc(x, y, 1.7)), INK)
    beam = brush([(31, 98 + 4), (122, 120)], 4.6, "even")
    stern = brush([(112, 93), (178, 103)], 3.6, "even")
    for bar in (beam, stern):
        out.keyed(bar, OXBLOOD, 1.5)
    return whole


def river_valley(out: Print) -> None:
    """The mountains with sunlit gullies, spruces on both banks, the river between."""
    out.lay(clouds([(4, 14, 40), (128, 10, 62), (150, 18, 46)], 2), OCHRE)
    far = shape(
        "M-4 66C14 52 24 44 40 40C58 36 66 44 80 38C96 24 112 12 130 14C148 16 160 36 174 44"
        "C186 46 196 50 204 56L204 92L-4 92Z"
    )
    out.lay(rough(far, 0.4, 9, 4), GREEN)
    gullies = join(
        blend(
            "M127 18C116 34 104 52 88 76",
            "M139 20C143 36 146 56 140 80",
            8,
            2.5,
            "tail",
            start=0.04,
            ragged=0.28,
            seed=2,
        ),
        blend("M40 44C28 54 16 64 6 80", "M60 43C56 56 50 68 46 82", 5, 2.2, "tail", ragged=0.25, seed=4),
        blend("M176 48C172 60 168 70 164 84", "M194 53C196 62 196 72 194 84", 4, 2, "tail", ragged=0.25, seed=5),
    )
    out.carve(gullies, far, IVORY, 1.4)
    banks = join(
        shape("M-4 76C12 76 30 80 44 85C26 90 8 92 -4 97Z"), shape("M204 76C188 76 172 78 158 84C174 89 190 90 204 95Z")
    )
    spruces = ((4, 86, 52, 24), (22, 87, 36, 18), (196, 86, 64, 28), (178, 86, 42, 20))
    trees = join(spruce(x, y, h, w, seed=x) for x, y, h, w in spruces)
    lit = join(spruce_light(x, y, h, w, -1, 2) for x, y, h, w in spruces)
    out.halo([banks, trees], IVORY, 1.6).lay([rough(banks, 0.3, 7, 2), trees], INK)
    out.lay(meet(lit, shrink(trees, 0.4)), IVORY)


def upper() -> Scene:
    """Two men in broad hats throw themselves upon the sweeps of a raft of seven logs."""
    scene = Scene(IVORY)
    river_valley(scene.ground)
    stream = cut(block(-4, 86, 206, 60), grow(shape("M-4 76C12 76 30 80 44 85C26 90 8 92 -4 97Z"), 2))
    scene.ground.lay(water(meet(stream, block(-4, 88, 206, 60)), seed=7, gap=5.4, width=2.6), GREEN)
    men = scene.subject
    raft(men)
    back = at(139, 100, 0.78, flip=True)
    raftsman(men, back)
    sweep(men, (154.6, 58.7), (200, 104), 0.8)
    near_arm(men, back)
    bow = at(76, 110.6, 1.16)
    raftsman(men, bow)
    sweep(men, (53, 49), (-3, 105), 1.2)
    near_arm(men, bow)
    return scene


# --- the sawmill --------------------------------------------------------------------------------------------------


def wheel(out: Print, x: float, y: float, r: float) -> None:
    """The overshot wheel: two rims, eight spokes, sixteen paddles."""
    paddles = [
        at(x, y, 1, 22.5 * k + 8)(shape(f"M{r - 8} -2L{r + 4.6} -3.4L{r + 4.6} 1.6L{r - 8} 2Z")) for k in range(16)
    ]
    rims = join(ring(x, y, r, 4.6), ring(x, y, r * 0.72, 3))
    spokes = [at(x, y, 1, 45 * k + 20)(block(0, -1.9, r - 1, 3.8)) for k in range(8)]
    hub = disc(x, y, 6.6)
    whole = join(paddles, rims, spokes, hub)
    out.lay(grow(disc(x, y, r + 4.6), 1.6), IVORY).lay(disc(x, y, r - 1), GREEN)
    out.halo(whole, IVORY, 1.2).lay(whole, INK)
    out.lay(rings_of_light(x, y, r), OCHRE).lay(ring(x, y, 4.6, 1.8), OCHRE)


def rings_of_light(x: float, y: float, r: float) -> Shape:
    """The lit upper left of the rims, as long gouges."""
    arcs = []
    for radius, first, last in ((r - 2.3, 150, 290), (r * 0.72 - 1.5, 160, 280), (r - 2.3, 310, 350)):
        turns = [math.radians(first + (last - first) * k / 16) for k in range(17)]
        arcs.append(brush([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns], 1.5))
    return join(arcs)


def mill(out: Print) -> None:
    """The mill-house of squared beams under a steep shingled roof, its gate open upon the saw."""
    wall = block(112, 66, 78, 54)
    out.halo(wall, IVORY, 1.8).keyed(rough(wall, 0.3, 9, 3), OCHRE, 1.8)
    joints = [brush([(110, y), (192, y + 0.4)], 1.8, "even") for y in (76, 85.6, 95, 104.6, 114)]
    out.carve(join(joints), wall, INK, 0.4)
    gate = block(146, 82, 28, 38)
    out.keyed(gate, INK, 3)
    teeth = [polygon((158.6, y), (155.4, y + 3.6), (158.6, y + 3.6)) for y in range(84, 110, 4)]
    saw = join(block(158.4, 82, 3.4, 30), teeth)
    out.lay(saw, IVORY)
    timber = block(148, 110, 24, 6)
    out.keyed(timber, OCHRE, 1.4)
    roof = soft(shape("M104 70C112 56 120 38 126 20L184 20C190 38 196 56 202 70Z"), 0.5)
    out.halo(roof, IVORY, 1.6).lay(rough(roof, 0.4, 7, 5), INK)
    out.carve(scales(roof, 7.6, 9.6, 2, seed=4), roof, IVORY, 2.6)
    ridge = brush([(120, 20), (190, 20)], 5, "even")
    out.keyed(ridge, OXBLOOD, 1.4)


def flume(out: Print) -> None:
    """The trough on its trestles, that carries the brook to the wheel."""
    props = strokes(("M14 44L10 122", "M40 45L45 122", "M12 84L44 60"), 4, "even")
    out.halo(props, IVORY, 1.4).lay(props, INK)
    trough = shape("M-4 36L70 41L70 50L-4 46Z")
    out.halo(trough, IVORY, 1.4).keyed(rough(trough, 0.3, 8, 2), OCHRE, 1.8)
    out.lay(strokes(("M-2 41.4L30 43.6", "M36 44.6L66 46"), 1.5), INK)


def falling_water(out: Print) -> None:
    """The water in the trough, bending down upon the paddles."""
    stream = shape(
        "M-4 33C24 34 48 35 74 37C90 39 101 45 105 62L101 58L98 65L94 58L91 64L87 56"
        "C84 49 80 46 73 44C46 40 20 40 -4 38Z"
    )
    out.halo(stream, IVORY, 1.3).lay(stream, GREEN)
    out.lay(
        strokes(("M2 35.6C26 36.4 50 37.8 72 40", "M77 41C88 43 94 48 97.6 57", "M76 44C84 46 88 49 91 56"), 1.5), IVORY
    )


def log_pile(out: Print) -> None:
    """Seven logs waiting, their sawn ends towards us."""
    for x, y in ((8, 121), (25.6, 121), (43.2, 121), (60.8, 121), (17, 106), (34.4, 106), (52, 106)):
        log = disc(x, y, 8.8)
        out.halo(log, IVORY, 1.8).lay(log, INK).lay(disc(x, y, 7.2), OCHRE if y > 110 else IVORY)
        out.lay(join(ring(x, y, 5.2, 1.4), disc(x, y, 1.8)), INK)


def lower() -> Scene:
    """The sawmill: water leaps on the great wheel, seven logs lie under the flume."""
    scene = Scene(IVORY)
    far = scene.ground
    far.lay(clouds([(20, 14, 50), (6, 23, 36), (66, 20, 38)], 2), OCHRE)
    hill = shape("M-4 78C14 64 40 54 60 58C90 62 120 44 150 40C176 38 190 46 204 50L204 122L-4 122Z")
    far.lay(rough(hill, 0.35, 9, 3), GREEN)
    trees = ((192, 70, 66, 26), (104, 70, 50, 22), (88, 68, 38, 18))
    firs = join(spruce(x, y, h, w, seed=x) for x, y, h, w in trees)
    far.halo(firs, IVORY, 1.4).lay(firs, INK)
    works = scene.subject
    mill(works)
    flume(works)
    log_pile(works)
    wheel(works, 100, 90, 34)
    falling_water(works)
    front = scene.foreground
    pond = shape("M-4 130C30 127 60 131 84 126C100 118 130 118 150 122C170 126 190 124 204 122L204 146L-4 146Z")
    front.halo(pond, IVORY, 1.8).lay(rough(pond, 0.3, 8, 2), GREEN)
    front.carve(water(pond, seed=3, gap=5, width=2.3), pond, IVORY, 1.2)
    foam = strokes(
        ("M78 127C86 123 94 124 100 127", "M92 123C100 120 110 121 118 124", "M112 127C120 124 128 125 134 128"), 3
    )
    front.lay(foam, IVORY)
    return scene
