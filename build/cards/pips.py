"""The pips of all four suits, ace to ten: the pack of 54 takes black 7 to 10 and red 1 to 4, that of 78 all of them."""

from __future__ import annotations

import math
from typing import Final

from .face import Face
from .frame import HIGH, key_line, printed
from .index import strips
from .ink import IVORY, OCHRE, SUIT, TRADITIONAL
from .lino import Shape, at, block, both, cut, disc, grow, join, lozenge, meet, move, pieces, shrink, star
from .outline import Point
from .scene import WIDTH as PANEL_WIDTH
from .scene import Mark, hand_cut_panel
from .stroke import brush
from .suits import pip, sign
from .texture import large, rays

PANEL_HEIGHT: Final = HIGH
_MIDDLE: Final = PANEL_HEIGHT / 2
_L, _M, _R = 56, 99, 142

INDICES: Final = {str(count): "A" if count == 1 else str(count) for count in range(1, 11)}
"""What the index of a pip card says, by its rank."""


def _columns(*rows: float) -> list[Point]:
    return [(x, y) for y in rows for x in (_L, _R)]


SPOTS: Final[dict[int, tuple[float, list[Point]]]] = {
    1: (66, [(_M, 143)]),
    2: (46, [(_M, 66), (_M, 220)]),
    3: (40, [(_M, 50), (_M, 143), (_M, 236)]),
    4: (38, _columns(70, 216)),
    5: (32, [*_columns(58, 228), (_M, 143)]),
    6: (29, _columns(52, 143, 234)),
    7: (26, [*_columns(50, 143, 236), (_M, 96.5)]),
    8: (26, [*_columns(50, 143, 236), (_M, 96.5), (_M, 189.5)]),
    9: (24, [*_columns(43, 110, 176, 243), (_M, 143)]),
    10: (22, [*_columns(46, 111, 175, 240), (_M, 78.5), (_M, 207.5)]),
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
    "D": join(_flower(0, 0, 19), lozenge(0, -28, 3, 6), lozenge(0, 28, 3, 6), both(lozenge(24.6, 0, 3.4, 2.4))),
    "S": join(
        _flower(0, 1, 21), lozenge(0, -32, 4.2, 8.6), both(lozenge(20, -18, 3.4, 4.6)), both(lozenge(35, 11, 6, 4))
    ),
    "C": join(
        _flower(0, -35, 14.4), both(_flower(35.6, 11.2, 14.4)), lozenge(0, -6, 4.4, 7), both(lozenge(12, 8, 6, 3.6))
    ),
}
"""What is carved into the great sign of an ace, about its middle: a wheat ear, and flowers of the folk star."""


def ace(suit: str) -> Shape:
    """The great sign of an ace: an echo of its own outline, a string of lozenges, and its ornament."""
    whole = sign(suit, 0, 0, SPOTS[1][0])
    field = shrink(whole, 4.4)
    echo = cut(field, shrink(field, 1.7))
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
    marks = [Mark(panel, IVORY), Mark(corners(), OCHRE)]
    if count == 1:
        marks.append(Mark(glory(panel), OCHRE))
        marks.append(Mark(ace(suit), SUIT))
    else:
        marks.append(Mark(join(pip(suit, x, y, radius, y <= _MIDDLE) for x, y in spots), SUIT))
    face.picture(printed(marks, panel) + key_line(panel))
    return face.strips(strips({"index": INDICES[str(count)]}, suit))
