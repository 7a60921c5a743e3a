"""Horses at a flying gallop, looking left, for the small scenes: hide in any ink, harness with bells."""

from __future__ import annotations

from typing import Final

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Shape, disc, grow, join, rough, shape
from .outline import Point
from .scene import Print
from .stroke import blend, brush, line, strokes
from .townsfolk import limb

TRUNK: Final = shape(
    "M17 20C23 19 30 25 36 33C42 41 49 44 57 44C67 44 77 41 85 44C92 47 95 54 93 62C91 70 85 75 78 73C70 71 63 74 55 76"
    "C46 78 38 78 33 73C27 67 25 59 24.4 51C24 46.6 21.6 43.6 17.6 42.6C13.4 43 9.6 46.6 6 47.4C2 48 -.6 45 .8 41"
    "C3 35 7.6 28 11.4 22.6C13 20.6 15 20 17 20Z"
)
"""A galloping horse without legs, mane and tail: the muzzle at (1, 44), the rump at (94, 58)."""

STRIDES: Final[tuple[tuple[tuple[Point, ...], ...], ...]] = (
    (
        ((36, 70), (20, 79), (4, 77)),
        ((40, 72), (27, 87), (14, 94)),
        ((80, 66), (98, 80), (110, 93)),
        ((86, 62), (103, 72), (119, 80)),
    ),
    (
        ((36, 70), (18, 76), (12, 91)),
        ((40, 72), (22, 84), (6, 89)),
        ((80, 66), (96, 83), (106, 98)),
        ((86, 62), (104, 76), (117, 88)),
    ),
    (
        ((36, 70), (21, 72), (6, 70)),
        ((40, 72), (24, 83), (22, 97)),
        ((80, 66), (95, 82), (100, 98)),
        ((86, 62), (102, 75), (116, 85)),
    ),
)
"""Where shoulder, knee and fetlock are, leg by leg (two before, two behind), for each of the three."""


def leg(joints: tuple[Point, ...], hind: bool) -> Shape:
    """A leg with its hoof, stretched out."""
    (bx, by), (cx, cy) = joints[1], joints[2]
    widths = (19.0, 7.4, 4.4) if hind else (15.0, 6.6, 4.2)
    along = ((cx - bx) / 16, (cy - by) / 16)
    hoof = shape(
        f"M{cx - 2.6} {cy - 1}L{cx + 2.4} {cy - 1.6}L{cx + along[0] * 5 + 3} {cy + along[1] * 3 + 4}"
        f"L{cx + along[0] * 5 - 4.4} {cy + along[1] * 3 + 4.6}Z"
    )
    return join(limb(joints, widths), hoof)


def galloper(hide: Ink, mark: Ink, mane: Ink, stride: int) -> Print:
    """One of the three: *mark* is the ink of its gouges."""
    out = Print()
    legs = [leg(joints, number > 1) for number, joints in enumerate(STRIDES[stride])]
    tail = join(brush("M91 50C102 42 112 48 122 41", 8, "belly"), brush("M92 52C104 50 110 55 119 52", 5, "tail"))
    locks = join(
        brush(path, 7.6, lambda t: (0.6 + 0.4 * t) if t < 0.4 else (1 - t) / 0.6)
        for path in (
            "M17 19C24 11 31 14 38 9",
            "M23 22C31 15 38 19 46 15",
            "M29 27C37 21 44 26 52 23",
            "M35 33C43 28 49 33 57 31",
            "M41 39C48 35 53 39 61 39",
        )[: 3 if stride else 5]
    )
    ears = [
        shape("M11 23C9 18 10 13 12.6 10C16 13 17 17 17 21Z"),
        shape("M17 20.6C17 15 19 11 22.4 9C24 13 24 18 22.6 22Z"),
    ]
    edge = IVORY if hide == INK else INK
    rim = 1.1
    out.lay(grow(join(TRUNK, *legs, tail, locks, *ears), 2.3), IVORY)
    for part, ink in ((legs[1], hide), (legs[3], hide), (tail, mane), (ears[0], hide)):
        out.lay(grow(part, rim), edge).lay(part, ink)
    body = rough(join(TRUNK, legs[0], legs[2]), 0.2, 6, stride)
    out.lay(grow(body, rim), edge).lay(body, hide)
    out.lay(grow(locks, rim), edge).lay(locks, mane).lay(grow(ears[1], rim), edge).lay(ears[1], hide)
    form = [
        blend("M92 54C88 60 86 68 90 76", "M84 47C78 54 76 62 80 72", 4, 1.7, "head", ragged=0.2, seed=stride),
        blend("M38 66C46 72 56 72 68 67", "M40 58C48 64 58 64 68 60", 3, 1.6, "lens", ragged=0.2, seed=stride),
        strokes(("M27 44C29 54 32 62 38 68", "M17 27C20 31 20.6 36 18 40", "M5 40.6C7 40 8 41.4 8 43"), 1.6, "tail"),
        strokes(("M2.4 44.4C5 44.8 7 43.6 8.6 42",), 1.2),
    ]
    out.carve(join(form), body, mark, 0.9)
    eye = shape("M10.4 28.6C12 26 15 26 16.4 28C14.6 30.2 12 30.4 10.4 28.6Z")
    out.lay(eye, mark)
    return out


def harness(out: Print, metal: Ink = OCHRE) -> None:
    """Bridle, collar with bells, the girth and the trace."""
    straps = [
        brush("M9 25.4C11 30 12.6 36 12.4 43", 2, "even"),
        brush("M4.6 36.6C7 38.4 9.6 41 10.4 44.4", 2, "even"),
        brush("M60 44.4C62 54 62 66 59 75", 3, "even"),
        brush("M40 56C54 58 70 57 93 60", 2.2, "even"),
    ]
    out.lay([grow(strap, 0.8) for strap in straps], INK).lay(straps, OXBLOOD)
    collar = brush("M42 38C44 50 38 62 28 68", 6.4, "belly")
    out.keyed(collar, OXBLOOD, 1.4)
    for x, y in ((27.6, 69.4), (34.6, 65.6), (39.8, 59.4), (42.4, 52)):
        out.keyed(disc(x, y, 3.1), metal, 1.3).lay(line((x - 1.7, y + 0.8), (x + 1.7, y + 0.8), 1), INK)
