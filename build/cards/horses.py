"""Horses for the mounted courts: head and neck in profile, looking left, in four coats, with bridle and rein.

A horse is drawn about (0, 0), its eye: the ears reach y -54, the muzzle x -49 and y 52, the neck runs down to y 130
between x 0 and 92. ``at(66, 72)`` fills the left of a court and leaves the upper right to the rider.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, Shape, cut, disc, grow, join, lozenge, meet, rough, shape, shrink, soft
from .outline import Curve, curve
from .scene import Print
from .stroke import blend, brush, resampled, strokes


@dataclass(frozen=True, slots=True)
class Coat:
    """The inks of a horse: hide and the gouges in it, mane and the gouges in it, and the line between the two."""

    hide: Ink
    mark: Ink
    mane: Ink
    strand: Ink
    edge: Ink


BLACK: Final = Coat(INK, IVORY, INK, OCHRE, IVORY)
WHITE: Final = Coat(IVORY, INK, OCHRE, INK, IVORY)
BAY: Final = Coat(OCHRE, INK, INK, OCHRE, INK)
GREY: Final = Coat(IVORY, INK, INK, IVORY, INK)

HEAD: Final = (
    "M13 -27C6 -23 -3 -15 -8 -6C-14 5 -25 16 -36 24C-43 27.4 -49 33 -49 39.4C-49 44.4 -45 47.6 -41 46.4"
    "C-40.4 50.4 -37 53 -32 52C-28.4 51.2 -27 47.6 -24 44.6C-17 39 -8 37.4 1 36.4C11 35.4 20 32 24.6 24"
)
HORSE: Final = shape(
    HEAD + "C27 20 29 17.4 31.6 16.6C33 32 27 50 17 68C8 84 2 104 0 132L96 132C95 84 86 30 62 -4C50 -22 30 -36 13 -27Z"
)
"""The whole silhouette without ears and mane."""

CREST: Final = "M20 -32C36 -34 54 -18 66 3C82 32 91 76 93 128"
"""The line on which the mane grows."""


def ears(out: Print, place: Place, coat: Coat) -> None:
    """Two pricked ears, the far one first."""
    far = shape("M12 -26C4 -34 2 -44 6 -54C13 -49 19 -40 20 -30Z")
    near = shape("M16 -26C10 -35 12 -47 20 -56C27 -48 30 -38 28 -27Z")
    hollow = shape("M19.4 -31C17 -38 17.4 -44 20 -50C21.6 -44 22 -37 19.4 -31Z")
    out.keyed(place(far), coat.hide, 1.6, INK)
    out.lay(place(grow(near, 1.6)), coat.edge).lay(place(near), INK).lay(place(shrink(near, 0.9)), coat.hide)
    out.lay(place(hollow), OXBLOOD)


def locks(count: int, length: float, crest: str = CREST) -> list[Curve]:
    """The middle lines of the locks of a mane, from the poll downwards: each runs along the crest, then falls."""
    roots = resampled(curve(crest), count + 1)
    lines = []
    for k in range(count):
        (x, y), (far_x, far_y) = roots[k], roots[k + 1]
        step = math.hypot(far_x - x, far_y - y)
        dx, dy = (far_x - x) / step, (far_y - y) / step
        reach = length * (0.9 + 0.16 * math.sin(2.3 * k)) * (0.62 if k == 0 else 1)
        end = (x - 6 - 5 * dy, y + reach)
        lines.append(
            curve(
                f"M{x - 3 * dx} {y - 3 * dy}C{x + 15 * dx} {y + 15 * dy} {x + 10 * dx - 4} {y + reach * 0.55} "
                f"{end[0]} {end[1]}"
            )
        )
    return lines


def _lock(t: float) -> float:
    return 0.55 + 0.45 * t / 0.3 if t < 0.3 else float(math.cos(math.pi / 2 * (t - 0.3) / 0.7) ** 0.85)


def mane(
    out: Print,
    place: Place,
    coat: Coat,
    count: int = 11,
    length: float = 40,
    *,
    crest: str = CREST,
    neck: Shape = HORSE,
    poll: Place | None = None,
) -> None:
    """Heavy locks over the neck, the lower ones printed first, each with gouges along it, and the forelock.

    *crest* is the line they grow on, *neck* the shape they fall over; *poll* places the forelock of a turned head.
    """
    if coat.mane != INK:  # a light mane needs its shadow on the neck
        fall = [line[-1] for line in locks(count, length + 9, crest)]
        shade = shape("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in [*curve(crest), *reversed(fall)]) + "Z")
        out.carve(place(soft(shade, 2)), place(neck), INK, 0)
    for line in reversed(locks(count, length, crest)):
        lock = brush(line, 15, _lock)
        out.lay(place(grow(lock, 1.2)), coat.edge).lay(place(lock), INK).lay(place(shrink(lock, 0.9)), coat.mane)
        gouges = [brush([(x + aside, y) for x, y in line[2:-4]], 1.7, "lens") for aside in (-2.6, 1.4)]
        out.carve(place(join(gouges)), place(lock), coat.strand, 1.5)
    for path, inner in (
        ("M24 -33C17 -31 12 -25 11 -15", "M21 -30C17 -27 14 -23 12.4 -18"),
        ("M23 -34C13 -34 5 -27 0 -15.6", "M18.6 -31.6C12 -30 6.4 -25.6 2.6 -19"),
    ):
        place = poll or place
        tuft = brush(path, 8.4, _lock)
        out.lay(place(grow(tuft, 1.1)), coat.edge).lay(place(tuft), INK).lay(place(shrink(tuft, 0.8)), coat.mane)
        out.carve(place(brush(inner, 1.8)), place(tuft), coat.strand, 1)


def features(out: Print, place: Place, coat: Coat) -> None:
    """Eye, nostril, mouth and the gouges that model the cheek."""
    dark = coat.hide == INK
    mark = coat.mark
    jowl = strokes(("M15 1C27 7 27 24 13 31.4", "M12 7C20 11 20.6 22 11 27"), 2)
    bone = strokes(("M-10 8C-16 16 -24 23 -31 27", "M-6 10C-11 17 -18 24 -24 28"), 1.7)
    nose = blend("M-11 0C-18 10 -28 18 -36 26", "M-13 5C-18 12 -26 19 -33 24", 2, 1.4)
    out.carve(place(join(jowl, bone, nose)), place(HORSE), mark)
    eye = shape("M-8 2.6C-5.4 -4.4 3 -6.4 8 -1.4C4 5 -3.6 6.6 -8 2.6Z")
    if dark:
        out.lay(place(eye), IVORY).lay(place(meet(disc(0, -0.8, 3.5), eye)), INK)
        out.lay(place(brush("M-9.6 3.6C-7 -6.4 3.6 -9 11 -2.6", 2)), mark)
    else:
        out.lay(place(eye), INK).lay(place(disc(-2.4, -1.6, 1.5)), IVORY)
        out.lay(place(brush("M-10 4C-7.4 -7 4 -9.4 11.4 -2", 2.6, "belly")), mark)
    out.lay(place(brush("M-6 6.8C-1.6 8.6 4 7 7.6 3", 1.3)), mark)
    nostril = shape(
        "M-43.4 36.8C-43 31.6 -38.4 29.6 -35.6 32.4C-38.4 32.6 -40 35 -39.4 38.4C-40.8 39.6 -43 39 -43.4 36.8Z"
    )
    out.lay(place(nostril), mark)
    out.lay(place(strokes(("M-42 46.6C-37 46 -32.4 43.4 -30 39", "M-36.6 29.6C-34 30 -32.6 32.4 -33 35"), 1.8)), mark)


def breast(out: Print, place: Place, coat: Coat) -> None:
    """The gouges down the near side of the neck."""
    chest = blend(
        "M33 20C34 38 26 54 17 72C12 84 8 100 6 124",
        "M44 18C46 44 40 66 34 84C30 98 28 110 28 124",
        5,
        2.5,
        "lens",
        start=0.03,
        ragged=0.14,
        seed=9,
    )
    out.carve(place(chest), place(HORSE), coat.mark, 1.6)


def horse(out: Print, place: Place, coat: Coat, seed: int | str = 5) -> None:
    """Head and neck with ears and mane, without a bridle."""
    ears(out, place, coat)
    hide = rough(HORSE, 0.25, 7, seed)
    out.lay(place(grow(hide, 2.4)), IVORY)
    out.keyed(place(hide), coat.hide, 2)
    features(out, place, coat)
    breast(out, place, coat)
    mane(out, place, coat)


def strap(path: str, width: float = 3.6) -> Shape:
    """A piece of leather."""
    return brush(path, width, "even")


def bridle(out: Print, place: Place, leather: Ink = OXBLOOD, metal: Ink = OCHRE) -> None:
    """Headstall, noseband, throat latch and the ring of the bit; an outline keeps it apart from any coat."""
    edge = INK if leather != INK else IVORY
    for path in (
        "M27 -22C33 -8 34 4 30 16",
        "M19 -21C17 -4 8 10 -26 36",
        "M-25 13.4C-19 17 -13 25 -10 38",
        "M-5.4 -12C2 -12 12 -13 19 -17",
    ):
        out.keyed(place(strap(path)), leather, 1.2, edge)
    for x, y in ((18.6, -17), (-14.4, 26.6)):
        out.keyed(place(disc(x, y, 4)), metal, 1.3)
        out.lay(place(lozenge(x, y, 1.5)), INK)
    ring = cut(disc(-27, 37.4, 5.2), disc(-27, 37.4, 2.3))
    out.keyed(place(ring), metal, 1.2)


def rein(out: Print, path: str | Curve, leather: Ink = OXBLOOD, width: float = 3.2) -> None:
    """A rein from the ring of the bit, (-27, 37) of the horse, to the rider's hand; in the panel's coordinates."""
    out.keyed(brush(path, width, "even"), leather, 1.2, INK if leather != INK else IVORY)
