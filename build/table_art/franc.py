"""Franc, the smith: a bald head, brows like brushes, a moustache that hides the mouth; he raises before he counts."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from cards.figure import nose
from cards.ink import GREEN, INK, IVORY, OCHRE, OXBLOOD
from cards.lino import Place, at, block, both, cut, join, meet, move, polygon, shape, shrink, turn
from cards.scene import Print
from cards.stroke import blend, brush, strokes

from .bust import Bust, bare_face, ears, gaze

HEAD: Final = shape(
    "M-20 -10C-22 -32 -11 -41 0 -41C11 -41 22 -32 20 -10C21 3 20.6 13 15.6 21C11 27.6 5.6 31 0 31"
    "C-5.6 31 -11 27.6 -15.6 21"
    "C-20.6 13 -21 3 -20 -10Z"
)
"""A broad face under a high bald crown."""


def sparks() -> list[tuple[float, float, float]]:
    """The sparks from the anvil: angle, distance, length."""
    return [
        (angle, 34 + 9 * ring + 3.5 * ((angle // 15) % 2), 6.6 - ring)
        for ring in range(4)
        for angle in range(8 * (ring % 2), 360, 15)
    ]


def shirt(out: Print) -> None:
    """A striped shirt open at the neck, the bib of a leather apron."""
    cloth = shape("M-8 112C-6 92 10 83 34 78L66 78C90 83 106 92 108 112Z")
    out.keyed(cloth, IVORY, 2)
    stripes = join(*(brush([(50 + 8.4 * k, 70), (50 + 11.6 * k, 114)], 2.6, "even") for k in range(-5, 6)))
    out.lay(meet(stripes, shrink(cloth, 1.2)), GREEN)
    skin = shape("M38 74L62 74L50 96Z")
    out.keyed(skin, IVORY, 1.8)
    collar = shape("M34 76L39 72L50 93L43 99Z")
    out.keyed(both(collar, 50), IVORY, 1.8)
    bib = shape("M27 100C38 104 62 104 73 100L75 114L25 114Z")
    out.keyed(bib, OCHRE, 2)
    out.carve(strokes(("M30 104.4C42 108 58 108 70 104.4",), 1.6), bib, INK, 0.8)
    strap = shape("M20 82L27 80C28 88 29 94 31 102L26 102C23 94 21 88 20 82Z")
    out.keyed(both(strap, 50), OCHRE, 1.8)


def hair(out: Print, place: Place) -> None:
    """The rest of his hair: a short fringe about the ears."""
    tuft = shape("M19 -18C25 -15 26.6 -6 24.6 4C23 9 20.4 10 18 8Z")
    out.keyed(place(both(tuft)), INK, 1.2)
    out.lay(place(both(strokes(("M21.4 -13C23.4 -9 23.6 -5 23 0",), 1.5))), OCHRE)


def moustache(out: Print, place: Place) -> None:
    """A walrus's: down over the mouth and past its corners."""
    one = shape("M0 11.6C6 9.4 13 11 17 16.6C20 21 20.4 28 17 33C15.4 29 13 26.6 10 25.4C6 26.6 3 25.4 0 23Z")
    out.halo(place(both(one)), IVORY, 1).lay(place(both(one)), INK)
    hairs = blend("M2 14C8 13.6 14 18 16.6 26", "M1.6 20C5 22 8 23 11 23", 4, 1.5, "lens", ragged=0.06, seed=2)
    out.lay(place(both(hairs)), OCHRE)
    lip = shape("M-5 25.4C-2 26.6 2 26.6 5 25.4C3 28.6 -3 28.6 -5 25.4Z")
    out.lay(place(lip), OXBLOOD)


def franc() -> Bust:
    """The smith before his fire."""
    bust = Bust(OCHRE, clear=3)
    for angle, far, length in sparks():
        x, y = 50 + far * sin(radians(angle)), 47 - far * cos(radians(angle))
        spark = turn(brush([(0, length / 2), (0, -length / 2)], 4.2, "head"), angle)
        bust.ground.lay(move(spark, x, y), OXBLOOD)
    out, place = bust.figure, at(50, 54, 0.93, -3)
    out.lay(place(polygon((-12, 18), (12, 18), (14, 36), (-14, 36))), IVORY)
    shirt(out)
    hair(out, place)
    ears(out, place, 20.4, 1.05)
    bare_face(out, place, HEAD, shadow=False)
    sliver = meet(cut(HEAD, move(HEAD, -2.6, -1)), block(4, -34, 30, 80))
    out.lay(place(sliver), INK)
    shine = brush("M-11 -34C-14 -30 -15.6 -26 -16 -21", 1.8, "lens")
    furrows = strokes(("M-8 -17.4C-3 -19 3 -19 8 -17.4", "M-6.4 -21.6C-2 -23 2 -23 6.4 -21.6"), 1.3)
    out.lay(place(join(shine, furrows)), INK)
    gaze(out, place, 9.6, 3, look=0.8, smile=0.8)
    wild = shape("M2.6 -5.4C7 -11.6 15 -12.4 21 -5C16.6 -7 9 -6.4 4 -3.4Z")
    out.lay(place(both(wild)), INK)
    out.lay(place(brush("M-1.6 -9C-1 -7 -1 -5.6 -1.6 -4", 1.1)), INK)
    nose(out, place, 12, 6.2)
    moustache(out, place)
    return bust
