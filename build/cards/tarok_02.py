"""Tarok II: the two oxen at the plough; the two storks on their nest."""

from __future__ import annotations

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
"""The end of each furrow at the foot of the picture, and its width there."""


def near_ox(out: Print) -> None:
    """The light ox, coming out of the right edge: trunk, dewlap, forelegs."""
    trunk = shape(
        "M116 46C122 40 130 39 141 40C152 41 162 44 173 43.4C183 42 188 37.6 194 39C201 42 204.6 54 203 70"
        "C202 86 198 98 192 106C184 112 176 110 166 107C160 113 150 116 140 113"
        "C126 112 116 104 112 92C108 76 108 58 116 46Z"
    )
    far_leg = shape("M146 104L161 104C160 112 157 118 157 124L158.6 135L147.4 135L149 124Z")
    near_leg = shape("M116 98L135 104C135 113 131 118 130 124L131 136L119.4 136L121 124C120 116 116 108 116 98Z")
    hind = soft(
        shape("M174 96L203 74C205 92 199 104 197 112L201.6 122L200.4 138L187.6 138L188 123C184 114 177 106 174 96Z"),
        0.6,
    )
    far_hind = shape("M160 106L176 106C177 114 173 120 173.6 126L174 134L163.4 134L164.6 122Z")
    tail = join(
        brush("M199 42C206 50 207 70 205 86", 3.4, "even"), brush("M205.4 82C209 94 205 106 200 112", 7, "tail")
    )
    out.halo([trunk, far_leg, near_leg, hind, far_hind, tail], OCHRE, 1.8)
    out.lay(far_hind, INK).keyed(far_leg, IVORY)
    out.lay(blend("M159 105C158 113 155 118 155 133", "M153 105C153 113 152 118 152 130", 3, 1.8, "tail"), INK)
    out.keyed(rough(trunk, 0.3, 8, "trunk"), IVORY)
    out.keyed(near_leg, IVORY).keyed(hind, IVORY).lay(tail, INK)
    out.lay(meet(trunk, shape("M164 60L202 60L203 86L192 98L180 100Z")), IVORY)  # and the thigh out of the flank
    out.lay(shape("M187.6 133L200.6 133L201.4 139L186.6 139Z"), INK)
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
    flank = join(
        blend("M158 106C163 108 168 108 173 106", "M158 90C163 92 167 92 171 90", 4, 2.6, "lens", ragged=0.1, seed=8),
        blend("M192 44C180 54 174 72 177 92", "M198 48C192 60 191 76 194 90", 4, 2.4, "tail", ragged=0.14, seed=4),
        strokes(("M150 45C158 48 165 50 174 49",), 2),
    )
    team.carve(flank, shape("M140 36L206 36L206 118L140 112Z"), INK, 0)
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
    """A great heap of brushwood on a pole, its layers laid crosswise; (x, y) is the middle of its upper edge."""
    pole = brush([(x + 1, y + 24), (x - 1, y + 90)], 10, "even")
    brace = join(pen([(x, y + 50), (x - 22, y + 28)], 4), pen([(x, y + 50), (x + 22, y + 28)], 4))
    out.halo([pole, brace], OCHRE, 1.6).lay([pole, brace], INK)
    out.lay(strokes([[(x - 1.4, y + 40), (x - 2.4, y + 66)]], 1.8), OCHRE)
    heap = shape(
        f"M{x - 56} {y}C{x - 30} {y + 5} {x + 30} {y + 5} {x + 56} {y - 1}C{x + 54} {y + 12} {x + 40} {y + 30}"
        f" {x + 26} {y + 31}L{x - 28} {y + 31}C{x - 42} {y + 28} {x - 54} {y + 12} {x - 56} {y}Z"
    )
    ends = [
        brush([(x + side * 34, y + drop), (x + side * long, y + drop + rise)], 4, "tail")
        for side, drop, long, rise in ENDS
    ]
    whole = join(rough(heap, 0.6, 4, "heap"), ends)
    out.halo(whole, OCHRE, 1.6).lay(whole, INK)
    layers = []
    for row in range(4):
        for k in range(6 - row):
            start, level = x - 46 + 8 * row + 17 * k, y + 8 + 6.4 * row
            tilt = 3.4 if (k + row) % 2 else -3.4
            layers.append(brush([(start - 3, level - tilt / 2), (start + 17, level + tilt)], 2.4, "lens"))
    out.carve(join(layers), heap, OCHRE, 1.2)


ENDS: Final = (
    (-1, 3, 68, -5), (-1, 9, 66, 2), (-1, 16, 60, 5), (-1, 24, 52, 8), (-1, 6, 58, -10),
    (1, 2, 66, -7), (1, 9, 70, -1), (1, 15, 60, 6), (1, 24, 50, 6), (1, 5, 60, -10),
)  # fmt: skip
"""Ends of brushwood: on which side, how far below the rim, how far out, and how much they fall."""


def lower() -> Scene:
    """The storks are back on their nest; the village is small below, beside the sun."""
    scene = Scene(OCHRE)
    sky = scene.ground
    sunrise(sky, 168, 108, 27, 6)
    hill = rough(shape("M-4 104C24 92 60 98 92 106C124 112 160 106 204 102L204 146L-4 146Z"), 0.3, 8, "hill")
    sky.halo(hill, OCHRE, 1.4).lay(hill, GREEN).carve(dashes(hill, 6, 1.6, 18, 10, angle=3, seed=4), hill, OCHRE, 1.4)

    birds = scene.subject
    nest(birds, 78, 96)
    birds.stamp(stork(False), at(44, 99, 1.04, flip=True))
    birds.stamp(stork(True), at(104, 99, 0.98))

    # the village: a thatched roof and its neighbour
    for x, y, size in ((16, 134, 0.76), (158, 130, 1.0)):
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
