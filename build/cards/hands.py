"""Hands that ``figure`` does not have: the one that holds a rein."""

from __future__ import annotations

from .ink import INK, IVORY, Ink
from .lino import Place, join, shape
from .scene import Print
from .stroke import brush


def rein_hand(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """A closed hand seen from the back of the thumb, knuckles to the left, wrist at (11, 6): a rider's rein hand."""
    back = shape("M-9 -7C-6 -11 2 -12 8 -9C13 -6 15 1 12.4 7C9 11.6 -1 11.6 -7 9.4C-11.6 6 -11.6 -2 -9 -7Z")
    out.keyed(place(back), skin)
    gaps = (
        "M-10.6 -1.6C-6 -3.4 -2.4 -3.6 1 -2.4",
        "M-10.8 2.6C-6.6 1 -3 .8 .4 1.8",
        "M-8.8 6.6C-5.6 5.2 -2.4 5 .2 5.8",
    )
    out.lay(place(join(brush(path, 1.8, "tail") for path in gaps)), INK)
    thumb = shape("M-6.4 -8.8C-2.4 -13.4 5.6 -12.4 9.4 -7.6C7.4 -4 2.4 -4 -1.6 -5C-5 -4.6 -7.4 -6 -6.4 -8.8Z")
    out.keyed(place(thumb), skin, 1.5)
