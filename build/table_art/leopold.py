"""Leopold, who has run the station for thirty years: peaked cap, side-whiskers, brass buttons, exact to the minute."""

from __future__ import annotations

from cards.figure import FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, disc, join, polygon, ring, rough, shape, star
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import rays

from .bust import Bust, bare_face, gaze


def uniform(out: Print) -> None:
    """A buttoned coat, the collar with its badges."""
    coat = shape("M-6 112C-4 94 12 86 36 79L64 79C88 86 104 94 106 112Z")
    out.halo(coat, IVORY, 1.2).lay(coat, INK)
    out.carve(both(blend("M14 92C9 98 6 104 5 110", "M30 87C27 95 26 102 26 110", 4, 2, "head"), 50), coat, GREEN, 1)
    out.lay(brush([(50, 88), (50, 110)], 1.4, "even"), IVORY)
    out.keyed(disc(56, 95, 2.8), OCHRE, 1)
    collar = shape("M33 78C42 86 58 86 67 78L70 90C58 96 42 96 30 90Z")
    out.keyed(collar, OXBLOOD, 2)
    out.carve(both(star(61, 87.4, 3.6, 0.5, 6), 50), collar, OCHRE, 0.6)
    out.lay(brush([(50, 84.4), (50, 94)], 1.6, "even"), INK)


def whiskers(out: Print, place: Place) -> None:
    """Grey whiskers combed outwards, the chin shaven, a moustache that joins them."""
    one = shape(
        "M17.6 -8C23 -2 27 6 31 14C34 21 33 28 28 34C25 31 20 31 14 27C11 25 10 22 11 19C14.6 14 17.4 4 17.6 -8Z"
    )
    for flip in (False, True):
        carry = at(flip=flip)
        tuft = place(carry(rough(one, 0.6, 5, 3 + flip)))
        out.keyed(tuft, IVORY, 2)
        hairs = blend("M19 0C21 10 19 20 13 24", "M26 9C30 17 31 24 28 30", 4, 1.8, "lens", ragged=0.08, seed=6)
        out.carve(place(carry(hairs)), tuft, INK, 0.6)
    lip = shape("M0 12.4C5 10 11 12 14 15.6C16 18 19 19.4 22 18.6C20 23.4 13 24.6 8 22C4 20 2 18.8 0 18.4Z")
    out.keyed(place(both(lip)), IVORY, 1.8)
    out.lay(place(both(strokes(("M3 14.8C8 14 12 17.6 16 20.4", "M2.4 17C6 17.4 9 20 12 21.4"), 1.3))), INK)


def cap(out: Print, place: Place) -> None:
    """The cap: stiff crown, red band, the winged wheel, a peak that shines."""
    crown = shape("M-22 -24C-27 -30 -29 -36 -27 -40C-16 -46 16 -46 27 -40C29 -36 27 -30 22 -24Z")
    out.halo(place(crown), IVORY, 1.4).lay(place(crown), INK)
    out.carve(
        place(blend("M14 -42C17 -36 18 -31 17 -28", "M24 -40C25 -36 24 -31 22 -28", 3, 1.7, "tail")),
        place(crown),
        IVORY,
        0.8,
    )
    out.carve(place(brush("M-26 -38C-14 -43 14 -43 26 -38", 1.8)), place(crown), OXBLOOD, 0.4)
    band = shape("M-22 -15C-8 -20 8 -20 22 -15L23 -27C8 -32 -8 -32 -23 -27Z")
    out.keyed(place(band), OXBLOOD, 1.8)
    out.carve(place(join(brush("M-22 -17.6C-8 -22.4 8 -22.4 22 -17.6", 1.8, "even"))), place(band), OCHRE, 0.4)
    wing = shape("M4 -30C9 -35 16 -36 21 -34C18 -33 17 -31 17.4 -29.6C14 -30 12 -29 11.6 -27.6C8 -28 6 -27 4 -26Z")
    out.keyed(place(both(wing)), OCHRE, 1.2)
    out.keyed(place(disc(0, -28, 5.8)), OCHRE, 1.6)
    out.lay(place(join(ring(0, -28, 3.8, 1.2), disc(0, -28, 1.2))), INK)
    peak = shape("M-24 -15C-10 -22 10 -22 24 -15C23 -9 19 -7 16 -7C6 -12.6 -6 -12.6 -16 -7C-19 -7 -23 -9 -24 -15Z")
    out.halo(place(peak), IVORY, 1.2).lay(place(peak), INK)
    out.lay(place(brush("M-19 -12C-10 -17.4 4 -18 12 -15.6", 2, "lens")), IVORY)


def leopold() -> Bust:
    """The railway official before a brass sun."""
    bust = Bust(GREEN)
    bust.ground.lay(rays((50, 48), 14, 72, 30, 5, "head"), OCHRE)
    out, place = bust.figure, at(50, 53, 0.96, 2)
    out.lay(place(polygon((-10, 18), (10, 18), (12, 34), (-12, 34))), IVORY)
    uniform(out)
    hair = shape("M-18 -14C-23 -8 -23 2 -20 8L20 8C23 2 23 -8 18 -14Z")
    out.keyed(place(hair), IVORY, 1.8)
    bare_face(out, place, FACE)
    whiskers(out, place)
    gaze(out, place, 9.2, 3, look=-0.8)
    brows(out, place, 3.6, -6.6, 2.4, tilt=-0.4)
    nose(out, place, 12, 5)
    lips = shape("M-5 20.6C-2 21.6 2 21.6 5 20.6C3 24.4 -3 24.4 -5 20.6Z")
    out.lay(place(lips), OXBLOOD)
    cap(out, place)
    return bust
