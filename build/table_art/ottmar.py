"""Ottmar, a professor for forty years: a velvet cap on a bald dome, a white beard like a waterfall."""

from __future__ import annotations

from cards.figure import nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, join, polygon, rough, shape
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import rays

from .bust import Bust, bare_face, crows_feet, ears, gaze


def coat(out: Print) -> None:
    """A dark frock coat with silk lapels, a waistcoat with its chain."""
    cloth = shape("M-6 112C-4 94 12 86 36 80L64 80C88 86 104 94 106 112Z")
    out.halo(cloth, IVORY, 1.2).lay(cloth, INK)
    out.carve(both(blend("M13 92C8 98 6 104 5 110", "M28 88C24 95 22 102 21 110", 3, 1.9, "head"), 50), cloth, GREEN, 1)
    vest = shape("M36 82L64 82L61 114L39 114Z")
    out.keyed(vest, OXBLOOD, 1.8)
    lapel = shape("M33 80L40 84L43 114L29 114C26 104 28 90 33 80Z")
    out.keyed(both(lapel, 50), GREEN, 1.8)
    out.lay(brush("M42 109C47 113 54 113 60 107", 2, "even"), OCHRE)


def beard(out: Print, place: Place) -> None:
    """White, full, down to the second button; the moustache hides the mouth but for the lip."""
    full = shape(
        "M-20.6 -2C-22 10 -23 22 -19 33C-15 43 -7 50 0 54C7 50 15 43 19 33C23 22 22 10 20.6 -2"
        "C18 6 16 11 11 13C6 15 -6 15 -11 13C-16 11 -18 6 -20.6 -2Z"
    )
    out.keyed(place(rough(full, 0.7, 6, "beard")), IVORY, 2.2)
    locks = join(
        blend("M-18 10C-19 22 -14 34 -4 46", "M-8 17C-9 26 -6 36 -1 46", 5, 1.9, "lens", ragged=0.1, seed=5),
        blend("M18 10C19 22 14 34 5 44", "M8 17C9 26 6 34 2 42", 5, 1.9, "lens", ragged=0.1, seed=6),
        brush("M0 27C.8 34 -.6 40 0 47", 1.7),
    )
    out.carve(place(locks), place(full), INK, 0.8)
    half = shape("M0 12C6 9.6 13 11.4 16.6 16C18 19 20 20.6 22.4 20.4C19.6 25.4 12.6 25.6 8 22.6C4.6 20.6 2 20 0 20Z")
    out.keyed(place(both(half)), IVORY, 1.8)
    out.lay(place(both(strokes(("M3 14.6C8 13.6 13 17.4 17 21", "M3 17.4C7 17.6 11 20.6 14 22.6"), 1.3))), INK)
    lip = shape("M-5 21C-2 22.4 2 22.4 5 21C3 25 -3 25 -5 21Z")
    out.keyed(place(lip), OXBLOOD, 0.8)


def ottmar() -> Bust:
    """The old professor before the last of the sun."""
    bust = Bust(OXBLOOD, clear=3)
    bust.ground.lay(rays((50, 40), 24, 78, 36, 5, "head"), OCHRE)
    out, place = bust.figure, at(50, 47, 0.9, -2)
    out.lay(place(polygon((-10, 18), (10, 18), (12, 40), (-12, 40))), IVORY)
    coat(out)
    tuft = shape("M18 -20C26 -18 31 -10 30 0C29 7 25 10 19 9Z")
    for flip in (False, True):
        side = at(flip=flip)(rough(tuft, 0.8, 4, 7 + flip))
        out.keyed(place(side), IVORY, 2)
    out.lay(place(both(strokes(("M21 -14C26 -10 27 -5 26 2", "M20 -8C23 -5 23 0 22 5"), 1.4))), INK)
    ears(out, place, 19, 0.95)
    dome = shape(
        "M-19 -10C-21 -32 -11 -42 0 -42C11 -42 21 -32 19 -10C20.6 2 19 12 15 20C11 27 5.6 30 0 30"
        "C-5.6 30 -11 27 -15 20C-19 12 -20.6 2 -19 -10Z"
    )
    bare_face(out, place, dome, shadow=False)
    furrows = strokes(("M-9 -15C-3 -16.6 3 -16.6 9 -15",), 1.3)
    out.lay(place(furrows), INK)
    velvet = shape("M-20 -22C-21 -37 -11 -46 0 -46C11 -46 21 -37 20 -22C8 -28.6 -8 -28.6 -20 -22Z")
    out.keyed(place(velvet), INK, 1.8)
    rim = strokes(("M-19.6 -25.4C-8 -32 8 -32 19.6 -25.4",), 2.2)
    sprigs = join(*(at(x, y, 0.9, turned)(shape("M0 -4L2.2 0L0 4L-2.2 0Z")) for x, y, turned in
                    ((0, -38, 0), (-9, -36, -20), (9, -36, 20))))  # fmt: skip
    out.carve(place(join(rim, sprigs)), place(velvet), OCHRE, 0.4)
    tassel = join(brush("M2 -45C12 -48 22 -44 25 -32", 1.8, "even"), shape("M22.4 -33L27.6 -33L29 -23L21.6 -23Z"))
    out.halo(place(tassel), INK, 1.1).lay(place(tassel), OCHRE)
    gaze(out, place, 9.2, 2.8, look=-0.6, smile=1.6)
    crows_feet(out, place, 15.6)
    wild = shape("M2.6 -5.6C7 -11.6 15 -12 21 -4.6C16.6 -6.6 9 -6.4 4 -3.4Z")
    out.keyed(place(both(rough(wild, 0.5, 3, "brow"))), IVORY, 1.6)
    nose(out, place, 12, 5.8)
    beard(out, place)
    return bust
