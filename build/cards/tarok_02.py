"""Tarok II: the two oxen at the plough; the two storks on their nest."""

from __future__ import annotations

import math
from typing import Final

from .cattle import horned_head
from .dawn import sunrise
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import at, disc, join, meet, rough, shape, soft
from .scene import Print, Scene
from .stroke import blend, brush, pen, strokes
from .texture import dashes

SUN: Final = (26, 88)


def ploughland(out: Print, horizon: float) -> None:
    """Furrows that run together in the sun."""
    field = shape(f"M-4 {horizon}C60 {horizon - 3} 140 {horizon + 2} 204 {horizon - 4}L204 146L-4 146Z")
    out.halo(field, OCHRE, 1.4).lay(rough(field, 0.3, 8, "field"), INK)
    x, y = SUN[0] + 4, horizon - 3
    clods = [brush([(x + (far - x) * 0.1, y + (146 - y) * 0.1), (far, 150)], wide, "head") for far, wide in FURROWS]
    out.carve(join(clods), field, OCHRE, 1)


FURROWS: Final = (
    (-70, 4),
    (-36, 4.6),
    (-8, 5),
    (18, 5),
    (44, 5),
    (72, 5),
    (104, 5),
    (142, 5),
    (190, 5),
    (254, 5),
    (350, 5),
)
"""Where each furrow leaves the picture at the foot, and how wide it is there."""


def near_ox(out: Print) -> None:
    """The light ox, coming out of the right edge: trunk, dewlap, forelegs."""
    trunk = shape(
        "M116 46C122 38 132 36 142 39C160 45 182 44 206 46L206 112C192 112 178 109 166 106C160 113 150 116 140 113"
        "C126 112 116 104 112 92C108 76 108 58 116 46Z"
    )
    far_leg = shape("M146 104L161 104C160 112 157 118 157 124L158.6 135L147.4 135L149 124Z")
    near_leg = shape("M116 98L135 104C135 113 131 118 130 124L131 136L119.4 136L121 124C120 116 116 108 116 98Z")
    hind = shape("M188 104L206 104L206 138L192 138L192 122Z")
    out.halo([trunk, far_leg, near_leg, hind], OCHRE, 1.8)
    out.keyed([far_leg, hind], IVORY)
    out.lay(blend("M159 105C158 113 155 118 155 133", "M153 105C153 113 152 118 152 130", 3, 1.8, "tail"), INK)
    out.keyed(rough(trunk, 0.3, 8, "trunk"), IVORY)
    out.keyed(near_leg, IVORY)
    out.lay(shape("M119.4 131L130.8 131L131.8 137L118.4 137Z"), INK)
    out.lay(shape("M147.4 131L158.4 131L159.4 136L146.4 136Z"), INK)
    out.lay(meet(trunk, shape("M113 92L138 92L133.6 112L116.6 106Z")), IVORY)  # the leg grows out of the chest


def upper() -> Scene:
    """A light and a dark ox under one yoke draw the furrow away from the rising sun."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sunrise(sky, *SUN, 27, 2)
    ploughland(sky, 92)

    team = scene.subject
    # the dark ox goes behind, a step ahead
    dark = shape("M70 50C84 36 104 38 120 44L128 108C112 112 96 114 86 110C74 106 64 96 62 82C61 68 62 58 70 50Z")
    legs = join(
        shape("M66 96L84 104C84 112 80.6 118 80.4 123L82 134L70 134L71 122C70.6 114 66 106 66 96Z"),
        shape("M94 104L108 104C108 112 104 118 104.4 122L106 131L95 131L96.4 120Z"),
    )
    team.halo([dark, legs], OCHRE, 1.8).lay(legs, INK).lay(rough(dark, 0.3, 8, "dark"), INK)
    chest = blend(
        "M66 64C63 78 68 92 78 102", "M88 84C90 92 94 100 100 106", 5, 2.2, "lens", start=0.1, ragged=0.12, seed=5
    )
    team.carve(chest, dark, OCHRE, 1.4)
    near_ox(team)
    belly = blend(
        "M160 103C178 107 192 110 212 110", "M178 82C188 86 198 88 212 88", 5, 2.8, "lens", ragged=0.08, seed=8
    )
    team.carve(belly, shape("M140 60L206 60L206 112L140 112Z"), INK, 0)
    shoulder = blend(
        "M152 50C162 64 164 82 158 100", "M142 54C150 68 152 82 148 98", 4, 2.2, "lens", ragged=0.1, seed=3
    )
    dewlap = blend("M117 92C122 102 130 108 138 110", "M124 84C128 94 134 102 142 106", 3, 2, "lens")
    team.lay(join(shoulder, dewlap), INK)

    yoke = pen("M38 49C52 39 72 36 92 42C112 47 136 40 166 33", 6.4)
    team.halo(yoke, OCHRE, 1.4).keyed(yoke, OXBLOOD, 1.8)
    team.lay(brush("M42 46C54 38.4 74 36.4 92 41.4C112 46 136 39 163 33", 1.8), OCHRE)
    for path in ("M66 36C58 54 60 76 70 90", "M148 33C153 44 154 56 151 66"):
        bow = pen(path, 3.6)
        team.halo(bow, INK if path.startswith("M66") else IVORY, 1).lay(bow, OCHRE if path.startswith("M66") else INK)

    far = (
        "M-8 -16C-20 -18 -29 -25 -31 -37C-32 -43 -30 -49 -26 -54",
        "M9 -16C20 -18 30 -24 35 -33C39 -40 41 -46 40 -55",
    )
    near = (
        "M-8 -16C-19 -17 -29 -21 -35 -30C-39 -37 -42 -45 -40 -54",
        "M10 -16C22 -18 31 -24 33 -36C34 -43 31 -49 27 -54",
    )
    horned_head(team, at(68, 66, 0.98, 4), INK, IVORY, OCHRE, far)
    horned_head(team, at(128, 70, 1.06, 6), IVORY, INK, OCHRE, near)
    return scene


def stork(clatters: bool) -> Print:
    """A stork looking left, her feet on y 0 and 72 high; or with her head thrown back, to clatter."""
    out = Print()
    legs = join(pen("M-1 -28L-2 -15L-1 0", 2.2), pen("M7 -28L8 -15L7 0", 2.2), disc(-2, -15, 1.9), disc(8, -15, 1.9))
    trunk = shape("M-13 -45C-14 -34 -6 -25 4 -25C12 -25 20 -29 30 -32C24 -40 14 -47 2 -49C-5 -50 -12 -50 -13 -45Z")
    if clatters:
        neck = shape("M-13 -40C-20 -52 -13 -60 -6 -65C-3 -68 -1 -74 5 -74C11 -73 11 -66 7 -63C1 -59 -3 -54 3 -44Z")
        bills = shape("M3 -73L17 -99L9.4 -68Z"), shape("M7.6 -70L25 -93L9 -65Z")
        eye = (4.4, -69.0)
    else:
        neck = shape(
            "M-14 -41C-16 -50 -10 -55 -13 -64C-14 -67 -17 -70 -14 -74C-10 -77 -4.6 -75 -4.4 -70C-4.6 -62 -3 -54 3 -46Z"
        )
        bills = shape("M-13.6 -74L-41 -63.4L-38 -63L-13 -67Z"), shape("M-13 -70L-14 -67L-38 -63Z")
        eye = (-9.8, -70.6)
    wing = shape("M-2 -45C8 -46 16 -42 22 -37C27 -33 34 -30 41 -27C34 -25 26 -25 20 -27C10 -28 0 -35 -2 -45Z")
    body = soft(join(trunk, neck), 0.8)
    out.halo([legs, body, wing, *bills], OCHRE, 1.7)
    out.keyed(legs, OXBLOOD, 0.9).keyed(join(bills) if not clatters else bills, OXBLOOD, 1)
    out.keyed(body, IVORY, 1.7)
    breast = blend("M-11.6 -45C-11 -37 -5 -31 1 -28", "M-6 -45C-5 -39 -2 -34 4 -31", 3, 1.5, "lens")
    out.carve(breast, body, INK, 1).halo(wing, IVORY, 1).lay(rough(wing, 0.2, 5), INK)
    quills = blend("M2 -43C10 -41 18 -34 34 -27.6", "M2 -39C8 -32 16 -29 27 -27", 4, 1.6, "head", start=0.25)
    out.carve(quills, wing, IVORY, 0.8)
    out.lay(disc(*eye, 1.5), INK)
    return out


def nest(out: Print, x: float, y: float) -> None:
    """A cart-wheel on a pole, heaped with brushwood; (x, y) is the middle of its upper edge."""
    pole = brush([(x + 2, y + 16), (x - 1, y + 90)], 9, "even")
    out.halo(pole, OCHRE, 1.6).lay(pole, INK)
    out.lay(strokes([[(x - 0.6, y + 30), (x - 2.4, y + 66)], [(x + 2, y + 44), (x + 0.6, y + 84)]], 1.6), OCHRE)
    heap = shape(
        f"M{x - 52} {y - 3}C{x - 30} {y + 3} {x + 30} {y + 3} {x + 54} {y - 4}"
        f"C{x + 48} {y + 10} {x + 32} {y + 21} {x} {y + 22}"
        f"C{x - 32} {y + 22} {x - 48} {y + 11} {x - 52} {y - 3}Z"
    )
    twigs = []
    for k, (dx, dy, angle, long) in enumerate(TWIGS):
        lean = math.radians(angle)
        reach = (long * math.cos(lean), long * math.sin(lean))
        twigs.append(brush([(x + dx, y + dy), (x + dx + reach[0], y + dy + reach[1])], 3 + 0.4 * (k % 2), "tail"))
    whole = join(rough(heap, 0.5, 4, "heap"), twigs)
    out.halo(whole, OCHRE, 1.6).lay(whole, INK)
    weave = join(
        blend(
            f"M{x - 46} {y + 3}C{x - 20} {y + 8} {x + 20} {y + 8} {x + 48} {y + 2}",
            f"M{x - 26} {y + 17}C{x - 10} {y + 20} {x + 12} {y + 20} {x + 30} {y + 16}",
            4, 2, "lens", ragged=0.22, seed=k,
        )
        for k in (2, 9)
    )  # fmt: skip
    out.carve(weave, heap, OCHRE, 0.8)
    out.lay(brush([(x - 34, y + 20), (x + 34, y + 19)], 3, "chisel"), INK)


TWIGS: Final = (
    (-44, 2, 196, 20), (-46, 5, 168, 18), (-38, 12, 158, 20), (-30, 17, 142, 14), (44, 2, -18, 20), (46, 4, 10, 18),
    (38, 12, 22, 20), (28, 17, 40, 14), (-20, 1, 205, 22), (22, 1, -26, 24), (-6, 20, 110, 12), (14, 20, 66, 12),
)  # fmt: skip
"""Ends of brushwood: from where, in which direction and how long."""


def lower() -> Scene:
    """The storks are back on their nest; the village lies small below, beside the sun."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sunrise(sky, 158, 108, 26, 6)
    hill = rough(shape("M-4 104C24 92 60 98 92 106C124 112 160 106 204 102L204 146L-4 146Z"), 0.3, 8, "hill")
    sky.halo(hill, OCHRE, 1.4).lay(hill, GREEN).carve(dashes(hill, 6, 1.6, 18, 10, angle=3, seed=4), hill, OCHRE, 1.4)

    birds = scene.subject
    nest(birds, 72, 94)
    birds.stamp(stork(False), at(54, 97, 0.98))
    birds.stamp(stork(True), at(90, 96, 0.93))

    # the village: a thatched roof and its neighbour
    for x, y, size in ((22, 131, 0.8), (146, 128, 1.0)):
        roof = shape("M-26 0C-18 -6 -12 -14 -8 -21L9 -21C13 -14 19 -6 27 0Z")
        straw = blend(
            "M-7 -19C-10 -12 -16 -5 -22 -1", "M8 -19C12 -12 17 -5 23 -1", 9, 2, "head", start=0.1, ragged=0.14, seed=2
        )
        place = at(x, y, size)
        front = scene.foreground
        front.halo(place(roof), OCHRE, 1.4).lay(place(join(roof, shape("M-19 0L20 0L20 28L-19 28Z"))), INK)
        front.carve(place(straw), place(roof), OCHRE, 0.8)
        front.lay(place(join(shape("M-15 2.6L16 2.6L16 28L-15 28Z"))), IVORY)
        front.lay(place(shape("M-8 6L-1 6L-1 12L-8 12ZM4 6L10 6L10 28L4 28Z")), INK)
    return scene
