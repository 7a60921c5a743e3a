"""Horses with their heads in other poses than ``horses.horse``: chin to the breast, muzzle raised, seen from the front.

``nodding`` draws about the eye like ``horses.horse``; ``facing`` about the point between the eyes: ears at y -60, chin
at y 66, the breast down to y 110.
"""

from __future__ import annotations

from typing import Final

from .horses import HEAD, Coat, ears, features, mane, strap
from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Place, both, cut, disc, grow, join, lozenge, meet, rough, shape, shrink, turn
from .scene import Print
from .stroke import blend, brush, strokes

POLL: Final = (18.0, -16.0)
"""The pivot of the head."""
_FACE: Final = shape(HEAD + "C30 14 30 -10 28 -24C24 -30 18 -31 13 -27Z")

ARCHED: Final = (
    "M6 -22C16 -46 48 -46 68 -22C90 6 101 62 103 136L2 136C4 112 10 92 20 74C30 56 36 34 30 10Z",
    "M10 -31C26 -47 52 -43 70 -19C90 8 100 68 102 130",
    ("M38 26C34 50 22 70 16 92C12 106 10 120 10 132", "M54 16C54 46 44 72 36 94C32 108 30 120 30 132"),
)
"""Neck, crest and gouges of a horse with its chin to the breast."""
RAISED: Final = (
    "M12 -26C34 -38 56 -22 70 6C88 40 96 86 98 136L2 136C6 106 18 80 20 54C20 42 14 32 6 20Z",
    "M20 -32C36 -34 56 -18 69 5C85 34 95 80 97 130",
    ("M28 34C30 58 20 80 14 104C12 114 10 124 10 134", "M42 28C44 54 38 76 32 98C30 110 28 122 28 134"),
)
"""The same of a horse that throws its head up."""


def nodding(
    out: Print, place: Place, coat: Coat, nod: float, build: tuple[str, str, tuple[str, str]], seed: int | str = 5
) -> Place:
    """A horse whose head is turned by *nod* degrees about its poll; the place of the head, for its bridle."""
    neck, crest, gouges = build

    def head(form: object) -> object:
        return place(turn(form, nod, POLL))  # type: ignore[arg-type]

    ears(out, head, coat)  # type: ignore[arg-type]
    whole = rough(join(shape(neck), turn(_FACE, nod, POLL)), 0.25, 7, seed)
    out.lay(place(grow(whole, 2.4)), IVORY)
    out.keyed(place(whole), coat.hide, 2)
    jaw = brush("M-24 44.6C-17 39 -8 37.4 1 36.4C11 35.4 20 32 25 23C26.4 20 27 17 27 12", 2.4, "tail")
    out.lay(head(jaw), coat.mark)  # type: ignore[arg-type]
    features(out, head, coat)  # type: ignore[arg-type]
    marks = blend(*gouges, 5, 2.5, "lens", start=0.03, ragged=0.14, seed=9)
    out.carve(place(marks), place(whole), coat.mark, 1.6)
    mane(out, place, coat, crest=crest, neck=shape(neck), poll=head)  # type: ignore[arg-type]
    return head  # type: ignore[return-value]


FRONT: Final = shape(
    "M0 -40C10 -40 19 -34 21 -24C24 -14 25 -4 23 6C20 20 15 32 14.6 44C17 49 18 55 16 60C12 67 5 68 0 68"
    "C-5 68 -12 67 -16 60C-18 55 -17 49 -14.6 44C-15 32 -20 20 -23 6C-25 -4 -24 -14 -21 -24C-19 -34 -10 -40 0 -40Z"
)
"""A horse's head from the front."""


def facing(out: Print, place: Place, coat: Coat, leather: Ink = OXBLOOD, metal: Ink = OCHRE) -> None:
    """Head and breast of a horse that looks at us, bridled, its mane falling to the right."""
    breast = shape("M-22 -18C-34 4 -44 44 -50 112L64 112C60 60 48 8 26 -22Z")
    out.halo(place(breast), IVORY, 2).keyed(place(breast), coat.hide, 2)
    sides = blend("M-27 24C-34 50 -38 80 -40 108", "M-20 58C-24 76 -26 92 -26 108", 5, 2.5, "lens", ragged=0.12)
    right = blend("M19 56C24 74 26 92 26 108", "M26 34C34 56 38 84 40 108", 4, 2.5, "lens", ragged=0.12)
    out.carve(place(join(sides, right)), place(breast), coat.mark, 1.6)
    for k in reversed(range(6)):
        start, bow = f"M{12 + 2 * k} {-38 + 7 * k}", f"{34 + 3 * k} {-36 + 9 * k} {40 + 3.4 * k} {-14 + 13 * k}"
        path = f"{start}C{bow} {33 + 4 * k} {8 + 17 * k}"
        lock = brush(path, 14, "belly")
        out.lay(place(grow(lock, 1.1)), coat.edge).lay(place(lock), INK).lay(place(shrink(lock, 0.9)), coat.mane)
        out.carve(place(brush(path, 2, "lens")), place(lock), coat.strand, 1.4)

    ear = shape("M9 -36C7 -48 11 -58 19 -65C26 -56 27 -44 22 -30Z")
    hollow = shape("M14.4 -38C13 -47 15 -53 18.6 -58C21.6 -51 21 -43 18.6 -36Z")
    out.keyed(place(both(ear)), coat.hide, 1.8).lay(place(both(hollow)), OXBLOOD)

    skull = rough(FRONT, 0.2, 7, 6)
    out.halo(place(skull), coat.edge, 1.4).keyed(place(skull), coat.hide, 2)
    blaze = shape("M0 -14C6 -14 7 -4 5 8C4 22 6 34 9 45C4 50 -4 50 -9 45C-6 34 -4 22 -5 8C-7 -4 -6 -14 0 -14Z")
    out.keyed(place(blaze), IVORY, 1.3)
    muzzle = shape("M-13 47C-8 44 8 44 13 47C16 52 16 58 13 61C9 66 -9 66 -13 61C-16 58 -16 52 -13 47Z")
    out.keyed(place(muzzle), INK if coat.hide != INK else IVORY, 1)
    light = IVORY if coat.hide != INK else INK
    nostril = shape("M5 51C9 48.6 12.4 51 11.6 55C9 58 5.4 56.6 5 51Z")
    out.lay(place(both(cut(nostril, shrink(nostril, 1.3)))), light)
    out.lay(place(brush("M-8 61.6C-3 63.4 3 63.4 8 61.6", 1.6)), light)
    white = shape("M14 -3C16 -8 21 -8.6 24 -4C22 .6 17 1.4 14 -3Z")
    out.lay(place(both(white)), INK).lay(place(join(disc(-19.6, -4.4, 1.3), disc(17.6, -4.4, 1.3))), IVORY)
    lids = strokes(("M12.6 -2C15 -10 21 -11.4 25 -6", "M14.6 1.6C17 3.4 20 3 22.6 1"), 2)
    bones = strokes(
        ("M12 8C12.6 18 11 28 11.6 38", "M16.6 8C16 18 14 26 13.6 34", "M9.6 -24C13 -20 15 -16 15.6 -12"), 1.8
    )
    out.carve(place(both(join(lids, bones))), place(skull), coat.mark, 0.5)

    for path in ("M-1 -40C-13 -34 -15 -22 -10 -10", "M3 -41C-5 -32 -5 -20 -1 -5", "M6 -40C8 -32 8 -22 6 -12"):
        tuft = brush(path, 10, "tail")
        out.lay(place(grow(tuft, 1)), coat.edge).lay(place(tuft), INK).lay(place(shrink(tuft, 0.8)), coat.mane)
        out.carve(place(brush(path, 1.8, "lens")), place(tuft), coat.strand, 1)

    edge = INK if leather != INK else IVORY
    for path in ("M-22 -20C-12 -16 12 -16 22 -20", "M-17.4 32C-8 36.6 8 36.6 17.4 32"):
        out.keyed(place(meet(strap(path, 4.4), grow(FRONT, 1))), leather, 1.2, edge)
    out.keyed(place(both(strap("M22.6 -19C25.6 -4 22 12 15.6 32", 3.8))), leather, 1.2, edge)
    out.keyed(place(both(disc(22, -18.6, 3.8))), metal, 1.3).lay(place(both(lozenge(22, -18.6, 1.5))), INK)
    rings = cut(disc(17.4, 47, 5.6), disc(17.4, 47, 2.6))
    out.keyed(place(both(rings)), metal, 1.3)
    out.keyed(place(both(strap("M16.8 33L17.4 42", 3.4))), leather, 1.1, edge)
