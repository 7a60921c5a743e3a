"""Gheorghe, who takes timber down the Bistrița: a broad hat, a great moustache, weathered and calm."""

from __future__ import annotations

from cards.figure import FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, block, both, join, lozenge, polygon, shape
from cards.needlework import hem
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import water

from .bust import Bust, bare_face, crows_feet, gaze


def shirt(out: Print) -> None:
    """A linen shirt with a stitched slit, a brown coat over it."""
    coat = shape("M-6 112C-4 94 12 86 36 80L64 80C88 86 104 94 106 112Z")
    out.keyed(coat, INK, 2).lay(coat, INK)
    out.carve(both(blend("M16 90C10 96 6 102 4 110", "M28 86C24 94 22 102 21 110", 4, 2, "head"), 50), coat, OCHRE, 1.2)
    linen = shape("M38 78L62 78L66 112L34 112Z")
    out.keyed(linen, IVORY, 2)
    for path in ("M40 80L37 110", "M60 80L63 110"):
        hem(out, linen, path, 4, 5.6, OXBLOOD, IVORY)
    out.lay(brush("M50 84L50 104", 1.8, "head"), INK)


def hair(out: Print, place: Place) -> None:
    """Hair to the collar."""
    fall = shape("M-18 -16C-24 -6 -25 10 -27 24C-24 31 -16 31 -13 26L13 26C16 31 24 31 27 24C25 10 24 -6 18 -16Z")
    out.keyed(place(fall), INK, 1.4)
    locks = blend("M21.4 -6C23 6 23 14 24.6 25", "M19.4 2C20 10 19 18 20 27", 2, 1.7)
    out.lay(place(both(locks)), OCHRE)


def moustache(out: Print, place: Place) -> None:
    """It spreads beyond the cheeks and turns up at its ends."""
    one = shape("M0 12.6C6 9.8 13 11.6 17 15.4C20 18 23 17 25.4 13C27.4 19.4 24 25.4 17 25C10 24.6 4 22 0 19.4Z")
    out.keyed(place(both(one)), OCHRE, 1.8)
    hairs = strokes(("M2 14.6C9 13 13 17.4 20 20.6", "M2 17C8 17.2 12 20.4 18 22.8"), 1.5)
    out.lay(place(both(hairs)), INK)
    out.lay(place(shape("M-5 20.8C-2 22 2 22 5 20.8C3 25.4 -3 25.4 -5 20.8Z")), OXBLOOD)


def hat(out: Print, place: Place) -> None:
    """Broad felt hat, woven band, a sprig of spruce."""
    crown = shape("M-21 -20C-24 -34 -19 -43 -10 -44C-5 -44.6 -3 -42 0 -42C3 -42 5 -44.6 10 -44C19 -43 24 -34 21 -20Z")
    out.halo(place(crown), IVORY, 1.6).lay(place(crown), INK)
    out.carve(
        place(blend("M4 -39C7 -36 8 -33 8 -30", "M15 -39C18 -36 18.6 -33 18.6 -30", 3, 1.7, "tail")),
        place(crown),
        IVORY,
        0.8,
    )
    band = shape("M-22.4 -19C-8 -25 8 -25 22.4 -19L22.4 -28.6C8 -34 -8 -34 -22.4 -28.6Z")
    out.keyed(place(band), OXBLOOD, 1.6)
    out.carve(
        place(join(lozenge(9 * k, -27.8 + 0.0078 * (9 * k) ** 2, 3.2, 3.6) for k in range(-2, 3))),
        place(band),
        OCHRE,
        0.8,
    )
    brim = shape(
        "M-46 -12C-38 -20 -20 -25 0 -25C20 -25 38 -20 46 -12C41 -4 31 -9 21 -12C8 -15.4 -8 -15.4 -21 -12"
        "C-31 -9 -41 -4 -46 -12Z"
    )
    out.halo(place(brim), IVORY, 1.8).lay(place(brim), INK)
    out.lay(place(brush("M-40 -12.4C-30 -18 -16 -21.4 0 -21.4C16 -21.4 30 -18 40 -12.4", 1.8)), IVORY)


def gheorghe() -> Bust:
    """The raftsman before the river."""
    bust = Bust(IVORY)
    bust.ground.lay(water(block(-4, -4, 108, 108), 5, 7.6, 4), GREEN)
    out, place = bust.figure, at(50, 52, 0.98, 4)
    out.lay(place(polygon((-10, 18), (10, 18), (12, 34), (-12, 34))), IVORY)
    shirt(out)
    hair(out, place)
    out.keyed(place(shape("M-11 20L11 20L12 35C5 39 -5 39 -12 35Z")), IVORY, 1.6)
    out.lay(place(shape("M-9 28.4C-1 32 7 30 11 22L11.8 31C7 33.6 -2 34 -9 28.4Z")), INK)
    bare_face(out, place, FACE)
    gaze(out, place, 9.4, 3.2, smile=1.6)
    crows_feet(out, place, 15)
    brows(out, place, 4.4, -7, 2.6, tilt=-0.3)
    nose(out, place, 12.4, 5.4)
    moustache(out, place)
    hat(out, place)
    return bust
