"""Toader, an old shepherd: a tall cap of black lambskin, a white beard, a fleece, and all the time in the world."""

from __future__ import annotations

from cards.figure import FACE, nose
from cards.ink import INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, join, meet, rough, shape, shrink
from cards.scene import Print
from cards.stroke import blend, strokes
from cards.texture import clouds, fringe

from .bust import Bust, bare_face, crows_feet, gaze


def fleece(out: Print) -> None:
    """A sheepskin with the wool outside."""
    coat = rough(shape("M-8 114C-6 92 12 82 34 78L66 78C88 82 106 92 108 114Z"), 0.9, 4, 5)
    out.keyed(coat, IVORY, 2.2)
    rows = (("M18 88C34 80 66 80 82 88", 11), ("M6 97C30 87 70 87 94 97", 14), ("M2 107C30 97 70 97 98 107", 14))
    out.carve(join(fringe(path, count, 6, 2.8, 92, seed=count) for path, count in rows), coat, INK, 1)


def hair(out: Print, place: Place) -> None:
    """White hair at the temples, down to the beard."""
    fall = shape("M-18 -14C-25 -8 -25 6 -23 16L23 16C25 6 25 -8 18 -14Z")
    out.keyed(place(rough(fall, 0.5, 5, 2)), IVORY, 2)


def beard(out: Print, place: Place) -> None:
    """Broad, white, in long strands; the moustache lies upon it."""
    whole = shape(
        "M-20 -4C-25 8 -31 22 -28 36C-24 50 -12 56 0 58C12 56 24 50 28 36C31 22 25 8 20 -4C19.4 8 15 14 9 15L-9 15"
        "C-15 14 -19.4 8 -20 -4Z"
    )
    white = rough(whole, 0.6, 6, 9)
    out.keyed(place(white), IVORY, 2.2)
    strands = blend("M3 28C3 36 2 46 1 53", "M23 8C29 22 27 38 17 49", 6, 1.8, "lens", ragged=0.08, seed=4)
    out.carve(place(both(strands)), place(white), INK, 0.8)
    lips = shape("M-5.4 20.6C-2 21.8 2 21.8 5.4 20.6C3 25.6 -3 25.6 -5.4 20.6Z")
    out.lay(place(lips), OXBLOOD)
    one = shape("M0 11.8C6 9.4 12 11.6 16 17C19 21 22 24 25 25C21 30 13 29 8 24.6C4 22 2 20 0 19.4Z")
    out.keyed(place(both(one)), IVORY, 1.9)
    out.lay(place(both(strokes(("M3 14.4C8 13.6 13 19 19 24.6", "M2.4 17C7 18 10 22 15 26"), 1.4))), INK)


def cap(out: Print, place: Place) -> None:
    """The tall cap, its point bent to one side."""
    pelt = shape(
        "M-23 -11C-25 -24 -21 -36 -12 -45C-5 -52 6 -55 17 -51C23 -48 22 -43 18.6 -41C22 -33"
        " 24 -22 23 -11C8 -18 -8 -18 -23 -11Z"
    )
    lamb = rough(pelt, 1, 4, 3)
    out.halo(place(lamb), IVORY, 1.8).lay(place(lamb), INK)
    rows = (
        ("M-9 -44C0 -51 10 -52 18 -48", 6),
        ("M-15 -37C-4 -44 10 -44 18 -40", 8),
        ("M-19 -29C-7 -36 9 -36 20 -30", 9),
        ("M-21 -21C-8 -28 8 -28 21 -22", 10),
    )
    tufts = join(fringe(path, count, 5, 2.2, 98, seed=count) for path, count in rows)
    out.lay(place(meet(tufts, shrink(lamb, 1.2))), IVORY)


def toader() -> Bust:
    """The shepherd under an evening sky."""
    bust = Bust(OXBLOOD)
    sky = [
        (-10, 12, 60),
        (52, 22, 60),
        (-6, 34, 44),
        (66, 42, 50),
        (-12, 55, 50),
        (64, 61, 46),
        (-10, 75, 40),
        (74, 79, 40),
    ]
    bust.ground.lay(clouds([(x, float(y), length) for x, y, length in sky], 4.4), OCHRE)
    out, place = bust.figure, at(50, 56, 0.86, -3)
    fleece(out)
    hair(out, place)
    bare_face(out, place, FACE, shadow=False)
    gaze(out, place, 9.2, 3, smile=1.8)
    crows_feet(out, place, 15)
    wild = shape("M3 -9.4C8 -14.4 15 -13.4 20.4 -4.4C16 -7.6 9 -8.6 4 -6.4Z")
    out.keyed(place(both(wild)), IVORY, 1.6)
    out.lay(place(strokes(("M-5 -15.4C-2 -16.6 2 -16.6 5 -15.4",), 1.2)), INK)
    nose(out, place, 12.4, 5.6)
    beard(out, place)
    cap(out, place)
    return bust
