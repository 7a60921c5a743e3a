"""Parts of heads in profile: ears, cropped hair, a waxed moustache; about a ``figure.profile`` at a place."""

from __future__ import annotations

from .ink import INK, IVORY, OCHRE, Ink
from .lino import Place, shape
from .scene import Print
from .stroke import blend, brush, strokes


def ear(out: Print, place: Place, skin: Ink = IVORY) -> None:
    """The ear of a head in profile, at (6, 2)."""
    out.keyed(place(shape("M1 -5C3 -10 11 -10 12 -3C12.4 2 8 4 7.6 9C6 13 1.6 12 1.6 7C1.4 3 -.4 -1 1 -5Z")), skin, 1.6)
    out.lay(place(strokes(("M3.6 -3.6C5.6 -7 9.4 -5.6 9 -2C8.6 1 6 2 5.4 5", "M4.4 8C4.6 6 5 5 6 4"), 1.2)), INK)


def cropped_hair(out: Print, place: Place, ink: Ink = INK, light: Ink = OCHRE) -> None:
    """Short hair with a whisker before the ear; the ear is printed too."""
    hair = shape(
        "M-15 -20C-9 -16 -3 -14 -1 -8C0 -2 -2.6 3 -3 9C-1 11.4 2 10 3 6L8 8C8 15 12 21 22.6 26C27 19 31 10 31 -2"
        "C31 -12 27 -22 20 -27L-12 -28Z"
    )
    out.keyed(place(hair), ink, 1.6)
    combed = blend("M13 -8C19 0 20 12 16 18", "M17 -22C28 -8 29 8 23 21", 4, 1.7, "lens", ragged=0.06)
    out.carve(place(combed), place(hair), light, 1)
    ear(out, place)


def waxed_moustache(out: Print, place: Place, ink: Ink = INK, light: Ink = OCHRE) -> None:
    """A full moustache in profile, its point turned up."""
    out.lay(place(shape("M-22.4 12.4C-19 10.6 -13 12 -9.6 15C-6.6 17 -3.4 15 -3.2 10.6C-.4 15.4 -3 20.6 -8 20.6"
                        "C-13 20.8 -17 18 -22 18.4C-23.6 16.4 -23.6 13.8 -22.4 12.4Z")), ink)  # fmt: skip
    out.lay(place(brush("M-20 14.4C-15 13.6 -11 18 -6 18", 1.3)), light)
