"""Neža, who brings the post: a crown of black plaits, freckles, a letter ready; she never plays a card unread."""

from __future__ import annotations

from math import cos, radians, sin

from cards.figure import FINE_FACE, brows, nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, Shape, at, both, disc, join, mirror, move, shape, turn
from cards.scene import Print
from cards.stroke import blend, strokes

from .bust import Bust, bare_face, ears, gaze, smiling
from .linden import leaf_outline, leaf_veins


def foliage() -> Shape:
    """Linden leaves in rows, each leaning another way."""
    leaves = []
    for row in range(7):
        for column in range(-1, 7):
            x, y = 2 + 19 * column + 9.5 * (row % 2), 3 + 16.4 * row
            angle = (24, -18, 8, -32)[(row + 2 * column) % 4]
            leaf = leaf_outline().difference(leaf_veins(1.5))
            leaves.append(at(x, y, 0.66, angle)(leaf))
    return join(leaves)


def dress(out: Print) -> None:
    """An oxblood dress, buttoned, with a broad white collar."""
    gown = shape("M-4 112C-4 94 12 86 38 79L62 79C88 86 104 94 104 112Z")
    out.keyed(gown, OXBLOOD, 2)
    folds = blend("M14 92C9 98 7 104 6 110", "M30 92C27 98 26 104 26 110", 4, 1.9, "head", ragged=0.05)
    out.carve(both(folds, 50), gown, INK, 1)
    out.lay(join(disc(50, 101, 1.7), disc(50, 108, 1.7)), OCHRE)
    wing = shape("M39 73C34 78 27 82 22 85C26 92 34 96 42 96C46 93 48.6 90 50 87Z")
    for flip in (False, True):
        carry = at(100 if flip else 0, 0, flip=flip)
        out.keyed(carry(wing), IVORY, 2)
        lace = strokes(
            [[(26.4 + 4 * k, 88 + 1.3 * k), (28.6 + 3.4 * k, 84.6 + 1.5 * k)] for k in range(5)], 1.3, "tail"
        )
        out.lay(carry(lace), INK)


def plaits(out: Print, place: Place) -> None:
    """The crown: strands that lie over one another from ear to ear."""
    ground = shape("M-22 -6C-31 -8 -30 -46 0 -46C30 -46 31 -8 22 -6C14 -10 14 -31 0 -32C-14 -31 -14 -10 -22 -6Z")
    out.lay(place(ground), INK)
    strand = shape("M-5.4 2.6C-3.4 -3.4 2 -6 6.4 -4.6C5 1.4 0 4.6 -5.4 2.6Z")
    for angle in (-88, -68, -49, -31, -14, 14, 31, 49, 68, 88):
        x, y = 21.8 * sin(radians(angle)), -17.6 - 21.6 * cos(radians(angle))
        lock = turn(strand if angle > 0 else mirror(strand), angle * 0.92)
        whole = move(lock, x, y)
        out.keyed(place(whole), INK, 1.2, OCHRE)
    top = move(shape("M-6 3.6C-5 -3 5 -3 6 3.6C2 5 -2 5 -6 3.6Z"), 0, -39)
    out.keyed(place(top), INK, 1.2, OCHRE)


def neza() -> Bust:
    """The postwoman under the linden tree."""
    bust = Bust(IVORY)
    bust.ground.lay(foliage(), GREEN)
    out, place = bust.figure, at(50, 54, 0.97, -3)
    hair = shape("M-22 8C-26 -10 -24 -30 0 -31C24 -30 26 -10 22 8L16 16L-16 16Z")
    out.lay(place(hair), INK)
    out.keyed(place(shape("M-8 20L8 20L9.6 38C5 42 -5 42 -9.6 38Z")), IVORY, 1.8)
    out.lay(place(shape("M-7.4 25C-2 32 5 31 8 23L8.8 30C4 36 -3 35 -7.8 30Z")), INK)
    dress(out)
    ears(out, place, 17.4, 0.86)
    bare_face(out, place, FINE_FACE)
    bands = shape("M0 -31C-16 -31 -22.6 -18 -18.4 3C-17 -8 -10 -15 0 -19.6C10 -15 17 -8 18.4 3C22.6 -18 16 -31 0 -31Z")
    out.lay(place(bands), INK)
    combed = blend("M2 -21C9 -17.6 14.6 -11 17 -4", "M3 -27C13 -24 18 -17 19.4 -9", 3, 1.4)
    out.lay(place(both(combed)), OCHRE)
    plaits(out, place)
    gaze(out, place, 9, 2.8, look=-0.8, smile=1.4)
    brows(out, place, 2.6, -8, 2.6, tilt=-0.2)
    nose(out, place, 11, 3.8)
    freckles = join(*(disc(x, y, 0.85) for x, y in ((8, 9), (11, 10.6), (13.4, 8.4), (10, 12.8))))
    out.lay(place(both(freckles)), OXBLOOD)
    smiling(out, place, 18.4, 6.4, full=True, up=2.2)
    out.lay(place(both(disc(18.6, 11, 1.9))), OCHRE)
    return bust
