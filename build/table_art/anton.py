"""Anton, a merchant of Suceava: a round hat trimmed with fur, a waxed moustache, a silk tie; he loves a contra."""

from __future__ import annotations

from cards.figure import FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, both, cut, disc, join, lozenge, meet, polygon, rough, shape, shrink
from cards.scene import Print
from cards.stroke import blend, brush, strokes
from cards.texture import fringe

from .bust import Bust, bare_face, ears, gaze


def coat(out: Print) -> None:
    """A coat with a broad collar of fur, a stiff shirt, a tie with a pin."""
    cloth = shape("M-6 112C-4 94 12 86 36 79L64 79C88 86 104 94 106 112Z")
    out.keyed(cloth, OXBLOOD, 2)
    out.carve(both(blend("M10 94C6 100 4 106 4 110", "M18 90C15 98 14 104 14 110", 2, 2, "head"), 50), cloth, INK, 1)
    shirt = shape("M36 78L64 78L62 112L38 112Z")
    out.keyed(shirt, IVORY, 2)
    tie = shape("M44 85L56 85L58 92L62 112L38 112L42 92Z")
    out.keyed(tie, GREEN, 1.8)
    out.carve(join(lozenge(50, 98, 3, 3.6), lozenge(46, 106, 2.6, 3.2), lozenge(54, 106, 2.6, 3.2)), tie, OCHRE, 0.6)
    wings = shape("M36 74L49 84L41 92L33 84Z")
    out.keyed(both(wings, 50), IVORY, 1.8)
    pelt = shape("M32 78C22 82 14 88 15 98C16 104 20 110 22 114L43 114C40 104 36 92 36 80Z")
    for flip in (False, True):
        carry = at(100 if flip else 0, 0, flip=flip)
        fur = carry(rough(pelt, 0.9, 4, 6))
        out.halo(fur, IVORY, 1.2).lay(fur, INK)
        rows = ("M20 88L34 84", "M17 95L36 91", "M18 102L38 98", "M20 109L40 105")
        tufts = join(fringe(path, 4, 5, 2, 100, seed=k) for k, path in enumerate(rows))
        out.lay(meet(carry(tufts), shrink(fur, 1)), OCHRE)


def hair(out: Print, place: Place) -> None:
    """Trim black hair and short whiskers."""
    trimmed = shape("M-19 -16C-23 -10 -22 -4 -20 2L20 2C22 -4 23 -10 19 -16Z")
    out.lay(place(trimmed), INK)
    ears(out, place, 19.4, 0.78)


def moustache(out: Print, place: Place) -> None:
    """Waxed, its points turned up."""
    one = shape("M0 12.6C5 10.6 10 12.4 14 16C18 19.4 23 18 24.6 9.6C28 17 25 24.6 17.6 24.4C11 24.2 5 21.6 0 18.6Z")
    out.halo(place(both(one)), IVORY, 0.9).lay(place(both(one)), INK)
    out.lay(place(both(strokes(("M3 15C8 14.6 13 20 19 20.6",), 1.5))), OCHRE)
    lips = shape("M-5 20.4C-2 21.6 2 21.6 5 20.4C3.4 25.4 -3.4 25.4 -5 20.4Z")
    out.lay(place(lips), OXBLOOD)


def hat(out: Print, place: Place) -> None:
    """A round crown of cloth over a band of fur."""
    crown = shape("M-21 -22C-23 -40 -12 -47 0 -47C12 -47 23 -40 21 -22Z")
    out.keyed(place(crown), GREEN, 2)
    seams = join(
        brush("M0 -45L0 -28", 1.8), both(strokes(("M7 -44C11 -40 12 -34 12 -28", "M14 -40C17 -36 18 -32 18 -28"), 1.8))
    )
    out.carve(place(seams), place(crown), INK, 0.8)
    out.keyed(place(disc(0, -47, 3.6)), OXBLOOD, 1.6)
    band = shape("M-27 -13C-30 -20 -28 -28 -24 -30C-8 -36 8 -36 24 -30C28 -28 30 -20 27 -13C10 -20 -10 -20 -27 -13Z")
    fur = place(rough(band, 1, 4, 2))
    out.halo(fur, IVORY, 1.6).lay(fur, INK)
    rows = (("M-23 -29C-8 -34 8 -34 23 -29", 11), ("M-26 -22.4C-8 -28 8 -28 26 -22.4", 12))
    tufts = join(fringe(path, count, 5.4, 2.2, 96, seed=count) for path, count in rows)
    out.lay(meet(place(tufts), shrink(fur, 1)), OCHRE)


def wallpaper() -> Print:
    """Lozenges in rows, as in the back room of the café."""
    out = Print()
    spots = [(6 + 11 * column + 5.5 * (row % 2), 4 + 9.4 * row) for row in range(11) for column in range(-1, 10)]
    out.lay([cut(lozenge(x, y, 4.6, 6.2), lozenge(x, y, 1.6, 2.2)) for x, y in spots], OXBLOOD)
    return out


def anton() -> Bust:
    """The merchant at the café."""
    bust = Bust(IVORY)
    bust.ground.stamp(wallpaper(), at())
    out, place = bust.figure, at(50, 53, 0.97, -3)
    out.lay(place(polygon((-10, 18), (10, 18), (12, 34), (-12, 34))), IVORY)
    coat(out)
    hair(out, place)
    bare_face(out, place, FACE)
    out.lay(place(both(shape("M19 -16C20.4 -10 20 -2 18.8 5C17 1 16.4 -7 16 -16Z"))), INK)
    gaze(out, place, 9.4, 3, look=1)
    brows(out, place, 4.2, -7, 4, tilt=-0.6)
    nose(out, place, 12.2, 5)
    moustache(out, place)
    hat(out, place)
    return bust
