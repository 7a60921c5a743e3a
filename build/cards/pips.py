"""The pips of all four suits, ace to ten: the pack of 54 takes black 7 to 10 and red 1 to 4, that of 78 all of them."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from .face import Face
from .frame import HIGH, key_line, printed
from .index import strips
from .ink import IVORY, OCHRE, SUIT, TRADITIONAL
from .lino import Shape, at, block, both, cut, disc, grow, join, lozenge, meet, move, pieces, scale, shrink, star
from .outline import Point, curve
from .pip_ornament import free, ornament
from .scene import WIDTH as PANEL_WIDTH
from .scene import Mark, hand_cut_panel
from .stroke import brush, resampled
from .suits import pip, sign
from .texture import large, rays

PANEL_HEIGHT: Final = HIGH
_MIDDLE: Final = PANEL_HEIGHT / 2
_M = 99

INDICES: Final = {str(count): "A" if count == 1 else str(count) for count in range(1, 11)}
"""The index of a pip card, by its rank."""


def _columns(left: float, *rows: float) -> list[Point]:
    """Signs in two columns, the left one at *left*."""
    return [(x, y) for y in rows for x in (left, 2 * _M - left)]


SPOTS: Final[dict[int, tuple[float, list[Point]]]] = {
    1: (66, [(_M, 143)]),
    2: (46, [(_M, 66), (_M, 220)]),
    3: (39, [(_M, 50), (_M, 143), (_M, 236)]),
    4: (37, _columns(54, 62, 224)),
    5: (33, [*_columns(50, 56, 230), (_M, 143)]),
    6: (30, _columns(48, 50, 143, 236)),
    7: (27, [*_columns(49, 48, 143, 238), (_M, 95.5)]),
    8: (27, [*_columns(49, 48, 143, 238), (_M, 95.5), (_M, 190.5)]),
    9: (23.5, [*_columns(45, 40, 108.7, 177.3, 246), (_M, 143)]),
    10: (23.5, [*_columns(45, 40, 108.7, 177.3, 246), (_M, 74.4), (_M, 211.6)]),
}
"""Radius and places of the signs on the panel. Those below the middle stand on their heads."""

UPRIGHT_MIDDLE: Final = frozenset({1, 3, 5, 6, 7, 8, 9})
"""Pips that look different when turned: their signs in the middle stand upright, as tradition has it."""


def corners() -> Shape:
    """Three small lozenges in each corner, the panel's only ornament."""
    seeds = [(9.5, 9.5, 4), (18, 9.5, 2.2), (9.5, 18, 2.2)]
    return join(
        lozenge(x if left else PANEL_WIDTH - x, y if top else PANEL_HEIGHT - y, size)
        for x, y, size in seeds
        for left in (True, False)
        for top in (True, False)
    )


def glory(panel: Shape) -> Shape:
    """The rays about an ace, clear of the sign and of the corners."""
    fan = rays((_M, _MIDDLE), 84, 400, 72, 5.2, "head")
    free = cut(shrink(panel, 3.6), [block(x, y, 30, 30) for x in (-1, 169) for y in (-1, 265)])
    return large(meet(fan, free), 9)


def _flower(x: float, y: float, r: float) -> Shape:
    """An eight-pointed star about a dot."""
    return cut(star(x, y, r, 0.5), disc(x, y, r * 0.29))


ACES: Final[dict[str, Shape]] = {
    # a wheat ear in the heart
    "H": join(
        brush("M0 41L0 -2", 5, "tail"),
        brush("M0 -2L0 -25", 9),
        *(both(brush(f"M3 {y}L{x} {y - 16}", 8.4)) for y, x in ((36, 16), (23, 19), (10, 21), (-3, 18))),
    ),
    "D": join(_flower(0, 0, 18), lozenge(0, -27, 3.2, 6.4), lozenge(0, 27, 3.2, 6.4), both(lozenge(23.4, 0, 3.4, 2.6))),
    "S": join(
        _flower(0, 1, 21), lozenge(0, -32, 4.2, 8.6), both(lozenge(20, -18, 3.4, 4.6)), both(lozenge(35, 11, 6, 4))
    ),
    "C": join(
        _flower(0, -35, 14.4), both(_flower(35.6, 11.2, 14.4)), lozenge(0, -6, 4.4, 7), both(lozenge(12, 8, 6, 3.6))
    ),
}
"""The carving in the great sign of an ace, about its middle: a wheat ear, and flowers of the folk star."""


def _diamond_beads() -> list[Shape]:
    """The string of lozenges along the four bent sides of the great diamond: one in each point, the others between."""
    side = resampled(curve("M0 -48C7.6 -29.6 21 -12 34.6 0"), 9)
    beads = []
    for (x, y), (ahead_x, ahead_y) in pairwise(side):
        lean = math.degrees(math.atan2(ahead_y - y, ahead_x - x))
        bead = at((x + ahead_x) / 2, (y + ahead_y) / 2, 1, lean)(lozenge(0, 0, 2.9, 1.9))
        beads.append(both(join(bead, scale(bead, 1, -1))))
    beads.append(both(lozenge(35.6, 0, 3, 1.9)))
    beads += [lozenge(0, side_y, 1.9, 3.2) for side_y in (-49, 49)]
    return beads


def ace(suit: str) -> Shape:
    """The great sign of an ace: an echo of its own outline, a string of lozenges, and its ornament."""
    whole = sign(suit, 0, 0, SPOTS[1][0])
    field = shrink(whole, 4.4)
    echo = cut(field, shrink(field, 1.7))
    if suit == "D":
        return move(cut(whole, echo, _diamond_beads(), ACES[suit]), _M, _MIDDLE)
    beads = []
    for piece in pieces(grow(shrink(whole, 15), 4.6)):  # not in the stalk, which is too slim
        edge = piece.exterior
        count = round(edge.length / 9.2)
        for k in range(count):
            spot, ahead = (edge.interpolate((k + more) / count, normalized=True) for more in (0.5, 0.52))
            lean = math.degrees(math.atan2(ahead.y - spot.y, ahead.x - spot.x))
            beads.append(at(spot.x, spot.y, 1, lean)(lozenge(0, 0, 3.1, 2.1)))
    return move(cut(whole, echo, beads, ACES[suit]), _M, _MIDDLE)


def pip_face(suit: str, count: int) -> Face:
    """One pip card."""
    face = Face(TRADITIONAL[suit])
    panel = hand_cut_panel(PANEL_HEIGHT, f"pips {count}")
    radius, spots = SPOTS[count]
    if suit == "D" and count > 1:  # which is narrower than the others
        radius *= 1.08
    marks = [Mark(panel, IVORY), Mark(corners(), OCHRE)]
    if count == 1:
        marks.append(Mark(glory(panel), OCHRE))
        marks.append(Mark(ace(suit), SUIT))
    else:
        signs = [(sign(suit, x, y, radius, y <= _MIDDLE), pip(suit, x, y, radius, y <= _MIDDLE)) for x, y in spots]
        marks += free(ornament(suit, count), join(whole for whole, _ in signs), 2.4)
        marks.append(Mark(join(carved for _, carved in signs), SUIT))
    face.picture(printed(marks, panel) + key_line(panel))
    return face.strips(strips({"index": INDICES[str(count)]}, suit))
