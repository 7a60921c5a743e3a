"""Hands that ``figure`` does not have: about a rein, about a thin stem, and what sleeves end in."""

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


def pinch(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """A fine hand that holds a stem at (0, 0) between thumb and finger, two fingers spread above; wrist at (9, 21)."""
    fingers = ("M5 -2C1 -9 -3 -13 -7 -16", "M8 -1C5.6 -9 3 -14 0 -19", "M11 1C10.6 -7 9.4 -12 8 -17")
    for path in fingers[::-1]:
        out.keyed(place(brush(path, 5.6, lambda t: 1 - 0.3 * t)), skin, 1.5)
    palm = shape("M-6 -2.4C-1 -6 7 -7 12 -3C16 3 16.4 12 15.6 22L3.6 22C1 15 -1.6 8 -6.6 2.6C-8 .6 -7.6 -1.4 -6 -2.4Z")
    out.keyed(place(palm), skin)
    thumb = shape("M-5.6 2.4C-7.4 -1 -4.4 -3.4 -1.4 -2C2.6 0 5.4 4 6.4 9C3 8 -2.6 6 -5.6 2.4Z")
    out.keyed(place(thumb), skin, 1.5)
