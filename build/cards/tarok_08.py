"""VIII: the hora, a round of dancers hand in hand; and a girl on the Easter swing under the walnut tree."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from .dancers import Ring, free_arm, girl, joined_arms, lad
from .ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from .lino import Place, at, disc, join, rough, shape, soft
from .outline import Point
from .scene import Print, Scene
from .stroke import blend, brush, line, pen, strokes
from .texture import clouds, dashes, grass
from .townsfolk import limb, small_head

# --- the dancers --------------------------------------------------------------------------------------------------

ROUND: Final[tuple[Ring, ...]] = (
    (33, 109, 0.96),
    (66, 124, 1.15),
    (104, 134, 1.3),
    (143, 124, 1.15),
    (174, 109, 0.96),
)
"""The five from left to right: the round bends towards us, and its leader waves a kerchief."""
LEAN_IN: Final = -5.4
"""The lean of all of them into the turn."""


def upper() -> Scene:
    """Five dancers hand in hand on the threshing floor; the round comes towards us."""
    scene = Scene(IVORY)
    far = scene.ground
    far.lay(clouds([(70, 8, 60), (140, 16, 60), (112, 24, 40)], 2), OCHRE)
    hills = shape("M-4 78C24 60 50 62 84 70C112 58 150 54 204 72L204 122L-4 122Z")
    far.lay(rough(hills, 0.4, 9, 3), GREEN).carve(dashes(hills, 6, 1.8, 18, 10, angle=-4, seed=5), hills, IVORY, 1.6)
    floor = shape("M-4 98C50 92 150 92 204 98L204 146L-4 146Z")
    far.halo(floor, IVORY, 1.6).lay(rough(floor, 0.3, 9, 5), OCHRE)
    ring_marks = blend("M-4 112C40 136 160 136 204 112", "M-4 128C50 150 150 150 204 128", 3, 2, "lens")
    far.carve(ring_marks, floor, IVORY, 1)
    dancers = scene.subject
    order = (0, 4, 1, 3, 2)
    for k in order:
        x, y, size = ROUND[k]
        one = lad(k == 1, INK) if k % 2 else girl(OXBLOOD if k == 2 else GREEN, (OCHRE, INK, GREEN, INK, OXBLOOD)[k], k)
        lean = LEAN_IN * (1 if k % 2 else 0.7)
        dancers.stamp(one, at(x, y, size, lean, flip=k == 3, tall=1.06))
    for left, right in pairwise(ROUND):
        ends = [
            (x + side * 7.6 * size - 5.4 * size, y - 63 * size, size) for (x, y, size), side in ((left, 1), (right, -1))
        ]
        joined_arms(dancers, *ends)
    free_arm(dancers, ROUND[0], -1)
    free_arm(dancers, ROUND[-1], 1)
    return scene


# --- the swing ----------------------------------------------------------------------------------------------------

SEAT: Final[Point] = (80, 94)
LEAN: Final = 26
"""The angle of the ropes, degrees clockwise from upright."""


def girl_on_swing(out: Print, place: Place) -> None:
    """A girl flying to the left on a plank at (0, 0), leaning back with stretched arms, 66 high upright."""
    far_rope, near_rope = pen([(-9, 4), (-7, -75)], 2), pen([(-3, 11), (-1, -75)], 2.6)
    out.lay(place(far_rope), INK)
    far_arm = limb(((9, -40), (1, -46), (-6, -46)), (8, 7, 4.6))
    out.keyed(place(disc(-7.6, -46, 3.2)), IVORY, 1.4).keyed(place(far_arm), IVORY, 1.5)
    plank = shape("M68 94L106 108L104 113L66 99Z")
    out.halo(plank, IVORY, 1.4).lay(plank, INK)
    shins = join(limb(((48, 84), (30, 79), (17, 75)), (11, 9.6, 6)), limb(((48, 96), (31, 92), (18, 89)), (11, 9.6, 6)))
    shoes = join(
        shape("M19 71C17 70 14 67 10.6 62.6C7 62 6 66 7.6 70L10 79L18 79.6Z"),
        shape("M20 85C18 84 15 81 11.6 76.6C8 76 7 80 8.6 84L11 93L19 93.6Z"),
    )
    out.halo([shins, shoes], IVORY, 1.4).keyed(shins, IVORY, 1.6).lay(soft(shoes, 0.6), INK)
    lace = rough(shape("M36 74C31 84 34 98 42 107L50 106L46 76Z"), 0.9, 3, 4)
    out.halo(lace, IVORY, 1.4).keyed(lace, IVORY, 1.6)
    skirt = soft(
        shape(
            "M97 73L108 81C114 92 122 104 132 112C124 122 106 124 92 117C78 109 62 108 46 106C39 97 38 84 41 74"
            "C58 64 80 68 97 73Z"
        ),
        1,
    )
    out.halo(skirt, IVORY, 1.6).keyed(rough(skirt, 0.3, 6, 2), OXBLOOD, 1.9)
    lap = blend(
        "M94 75C76 72 58 72 44 77", "M96 84C80 92 64 99 49 102", 4, 2.6, "head", start=0.06, ragged=0.08, seed=2
    )
    fall = blend("M104 82C110 94 118 104 126 111", "M98 88C98 100 98 110 96 116", 4, 2.6, "head", start=0.1)
    out.carve(join(lap, fall), skirt, IVORY, 1.4)
    hem = join(
        brush("M44 77C41 86 42 97 48 104", 2.2, "even"), brush("M129 112C122 119 108 120.6 95 115.6", 2.2, "even")
    )
    out.carve(hem, skirt, OCHRE, 1)
    blouse = soft(shape("M-2 -21C0 -30 4 -38 8 -44C13 -46 19 -43 20 -38C19 -31 16 -25 13 -19Z"), 0.6)
    out.keyed(place(blouse), IVORY, 1.6)
    vest = shape("M12 -45C18 -46 21 -42 20.6 -37C19 -31 16.6 -25 14 -19L7 -20C9 -28 12 -36 12 -45Z")
    out.keyed(place(soft(vest, 0.4)), GREEN, 1.4)
    out.carve(
        place(strokes(("M15 -42C15 -35 12.6 -28 10.4 -22", "M18 -40C17.6 -34 15.6 -28 13.4 -22"), 1.4)),
        place(vest),
        IVORY,
        0.4,
    )
    sash = shape("M-3.4 -24L13.6 -22L13 -17.4L-4.6 -19.4Z")
    out.keyed(place(sash), OCHRE, 1.2)
    head = at(11, -43, 0.98, 4)
    small_head(out, lambda part: place(head(part)), moustache=False)
    flying(out, place)
    near_arm = limb(((13, -38), (6, -33), (0, -38)), (9, 8.4, 5))
    out.halo(place(near_rope), IVORY, 0.9).lay(place(near_rope), INK)
    out.keyed(place(disc(-1.6, -39, 3.6)), IVORY, 1.5).keyed(place(near_arm), IVORY, 1.5)
    out.lay(place(brush("M15 -36C11 -33 7 -32 4 -35", 1.4, "tail")), INK)
    out.lay(place(line((0, -41.4), (3.6, -36), 2)), OXBLOOD)


def flying(out: Print, place: Place) -> None:
    """Her headscarf, its ends streaming behind."""
    ends = soft(
        shape("M17 -50C26 -50 34 -44 44 -46C40 -42 38 -41 34 -40C39 -38 42 -35 46 -32C36 -32 24 -36 16 -44Z"), 0.5
    )
    cloth = soft(
        shape(
            "M6 -61C7 -68 17 -69.6 21.4 -63C24 -58 23 -50 20 -45C16 -44 13 -46 12.6 -49C14 -53 13 -57 9 -59.6"
            "C8 -60.4 7 -60.8 6 -61Z"
        ),
        0.4,
    )
    whole = place(join(ends, cloth))
    out.halo(whole, IVORY, 1.2).keyed(whole, OCHRE, 1.6)
    creases = strokes(
        ("M20 -47C27 -45 33 -43 38 -43.4", "M19 -45C26 -40 34 -36 40 -34", "M13 -65C18 -64 20 -58 18 -51"), 1.5, "tail"
    )
    out.carve(place(creases), whole, INK, 0.6)


def spray(out: Print, place: Place) -> None:
    """A walnut leaf: five leaflets on a stalk that goes to the right from (0, 0)."""
    leaflet = shape("M0 0C5 -6 13 -6 19 0C13 5 5 5 0 0Z")
    out.lay(place(brush("M0 0C6 1 12 1 18 0", 2)), INK)
    for x, angle in ((8, -62), (8, 62), (15, -42), (15, 42), (18, 0)):
        spot = at(x, 0, 0.9, angle)
        blade = place(spot(leaflet))
        out.halo(blade, IVORY, 1.2).lay(blade, GREEN).lay(place(spot(brush("M2 0L14 0", 1.5, "tail"))), IVORY)


def walnut(out: Print) -> None:
    """The trunk at the right, the bough that carries the swing, leaves in four sprays."""
    trunk = shape(
        "M160 146C166 124 168 104 164 84C160 62 164 42 160 27C140 21 110 21 76 16C60 14 44 17 30 24"
        "C42 12 58 6 76 7"
        "C110 10 150 8 168 4L204 -4L204 146Z"
    )
    for x, y, angle in ((58, 12, 152), (84, 12, 100), (150, 18, 112), (34, 20, 176)):
        spray(out, at(x, y, 0.95, angle))
    out.halo(trunk, IVORY, 1.8).lay(rough(trunk, 0.5, 8, 4), INK)
    for knot in (111, 118.4):
        out.lay(brush([(knot + 0.8, 5), (knot, 13), (knot - 0.8, 22)], 4, "even"), OCHRE)
    bark = blend(
        "M166 30C171 50 169 70 173 92C176 112 172 130 169 146",
        "M196 10C192 40 194 70 196 100C198 120 198 132 200 146",
        6,
        3,
        "lens",
        ragged=0.2,
        seed=6,
    )
    out.carve(bark, trunk, OCHRE, 1.4)
    out.carve(
        strokes(("M50 14C76 9 110 14 114 14", "M130 14C142 14 156 13 168 11", "M160 24C150 20 140 19 130 18.6"), 1.6),
        trunk,
        OCHRE,
        0.8,
    )


def lower() -> Scene:
    """A girl flies on the Easter swing, her skirt and scarf behind her."""
    scene = Scene(IVORY)
    far = scene.ground
    far.lay(clouds([(6, 52, 44), (24, 61, 26)], 2), OCHRE)
    hills = shape("M-4 108C20 98 44 94 70 102C100 92 140 92 204 100L204 146L-4 146Z")
    far.lay(rough(hills, 0.4, 9, 3), OCHRE).carve(dashes(hills, 8, 2.2, 24, 14, angle=-4, seed=3), hills, IVORY, 1.5)
    green = shape("M-4 126C50 120 150 122 204 126L204 146L-4 146Z")
    far.halo(green, IVORY, 1.6).lay(rough(green, 0.3, 9, 5), GREEN).carve(grass(green, seed=5), green, IVORY)
    walnut(far)
    girl_on_swing(scene.subject, at(*SEAT, 1.16, LEAN))
    return scene
