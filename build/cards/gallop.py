"""Horses at a flying gallop, looking left, for the small scenes: hide in any ink, harness with bells."""

from __future__ import annotations

from typing import Final

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Shape, disc, grow, join, rough, shape, soft
from .outline import Point
from .scene import Print
from .stroke import blend, brush, line, strokes
from .townsfolk import limb

TRUNK: Final = shape(
    "M23 8C27 7.4 31 9 34 13C41 22 48 29 56 32C64 34.6 71 33 78 30.6C87 28 95 32 97 40C99 49 96 58 88 62"
    "C79 61.6 68 63 58 66C48 68.6 39 68 35 62C30 56 29 49 27.6 42C26.6 36 24.6 32 21.4 30.4"
    "C17.6 31.6 14 35 10.4 38.6C7.4 41 3 40 2 36.6C1.4 33 5 27.6 9.4 21C12.6 15 17 9.6 23 8Z"
)
"""A galloping horse without legs, mane and tail: the muzzle at (2, 36), the rump at (98, 45)."""
MANE: Final = soft(
    shape(
        "M18 10C25 0 40 -4 54 1C47 1.6 43.6 4 42.6 7C50 5.6 58 9 63 16C56 14 51.4 15.6 50 19C56 18.6 63 22 67 28.6"
        "C60 26.4 55 28 53 32.6C46 29 39 22.6 33.6 16C29.6 11.6 24 10 18 10Z"
    ),
    0.5,
)
"""The mane in the wind: three flames from the crest."""
TAIL: Final = soft(
    shape(
        "M94 37C103 29 116 28 128 33C121 34 118 36 117 39C123 38 129 41 133 47C126 45 121 46 118 49"
        "C111 44 103 43 96 46C93 44 92.6 40 94 37Z"
    ),
    0.5,
)
NEAR: Final[tuple[tuple[Point, ...], ...]] = (((42, 58), (23, 68), (31, 82)), ((86, 52), (105, 66), (117, 84)))
"""The fore and the hind leg on this side: shoulder, knee, fetlock. The one is folded, the other thrusts."""
FAR: Final[tuple[tuple[Point, ...], ...]] = (((38, 58), (17, 64), (-2, 71)), ((80, 54), (93, 74), (99, 93)))


def leg(joints: tuple[Point, ...], hind: bool) -> Shape:
    """A leg with its hoof: strong above, slim below the knee."""
    (bx, by), (cx, cy) = joints[1], joints[2]
    way = ((cx - bx) / 17, (cy - by) / 17)
    tip = (cx + way[0] * 6.4, cy + way[1] * 6.4)
    side = (-way[1] * 2.9, way[0] * 2.9)
    hoof = shape(
        f"M{cx + side[0] * 0.7} {cy + side[1] * 0.7}L{tip[0] + side[0] * 1.3} {tip[1] + side[1] * 1.3}"
        f"L{tip[0] - side[0] * 1.1} {tip[1] - side[1] * 1.1}L{cx - side[0] * 0.7} {cy - side[1] * 0.7}Z"
    )
    return soft(join(limb(joints, (22.0, 8.2, 4.4) if hind else (17.0, 7.2, 4.2)), hoof), 0.3)


def galloper(hide: Ink, mark: Ink, mane: Ink) -> Print:
    """One of the team: *mark* is the ink of its gouges."""
    out = Print()
    near, far = ([leg(joints, bool(hind)) for hind, joints in enumerate(side)] for side in (NEAR, FAR))
    ears = [
        shape("M19 9C17 4 18.4 -1 21.4 -3.6C24 .4 25 4 24.4 8Z"),
        shape("M24.6 8C24.6 3 26.6 -1 30 -3C31.4 1 31 6 29 9.4Z"),
    ]
    edge, rim = (IVORY if hide == INK else INK), 1.2
    body = join(TRUNK, *near)
    out.lay(grow(join(body, *far, TAIL, MANE, *ears), 2.6), IVORY)
    for part, ink in ((ears[0], hide), (join(*far), hide), (TAIL, mane)):
        out.lay(grow(part, rim), edge).lay(part, ink)
    out.lay(grow(body, rim), edge).lay(rough(body, 0.2, 6, 2), hide)
    out.lay(grow(ears[1], rim), edge).lay(ears[1], hide).lay(grow(MANE, rim), edge).lay(MANE, mane)
    hair = strokes(
        (
            "M27 8C34 3 40 1 47 1.4", "M35 13C41 9 47 8.4 54 10.6", "M42 19.6C48 17 53 17 59 20",
            "M47 25C52 23 56 23.4 61 25",
            "M99 39C107 34 115 32.6 122 33.4", "M100 42C109 39.6 117 40 125 43",
        ),
        1.8,
        "tail",
    )  # fmt: skip
    out.carve(hair, join(MANE, TAIL), edge if mane == hide else hide, 0.5)
    form = [
        blend("M94 40C88 46 86 54 90 61", "M84 35C77 42 76 52 82 60", 4, 1.9, "head", ragged=0.15, seed=4),
        blend("M42 63C50 66 62 62 72 60", "M46 56C54 58 62 56 70 53", 3, 1.7, "lens", ragged=0.2, seed=5),
        strokes(("M30 36C31 46 34 54 40 60", "M36 32C38 40 40 46 46 52", "M21 17C24 21 24.4 26 21 29.4"), 1.8, "tail"),
        strokes(("M4 37.6C6.4 38 8.6 36.6 10 34.6",), 1.3),
        disc(5.6, 33, 1.1),
    ]
    out.carve(join(form), body, mark, 0.9)
    out.lay(shape("M12.4 19C14.4 16 18 16 19.6 18.4C17.4 21 14.4 21.4 12.4 19Z"), mark)
    return out


def harness(out: Print, metal: Ink = OCHRE) -> None:
    """Bridle, collar with bells, the girth and the trace."""
    straps = [
        brush("M24.6 11C25 18 23 25 20.6 30", 2, "even"),
        brush("M8 23.6C11 27 13 31 13.4 35.4", 2, "even"),
        brush("M63 34.4C66 44 65 56 61 65", 3.2, "even"),
        brush("M45 47C60 51 78 50 97 46", 2.4, "even"),
    ]
    out.lay([grow(strap, 0.8) for strap in straps], INK).lay(straps, OXBLOOD)
    collar = brush("M47 27C50 40 45 54 33 61", 6.6, "belly")
    out.keyed(collar, OXBLOOD, 1.4)
    for x, y in ((33, 62), (40, 57.4), (45.6, 50), (48.2, 41.6)):
        out.keyed(disc(x, y, 3.3), metal, 1.3).lay(line((x - 1.8, y + 0.8), (x + 1.8, y + 0.8), 1), INK)
