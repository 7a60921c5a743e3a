"""The pips of all four suits, ace to ten: the pack of 54 takes black 7 to 10 and red 1 to 4, that of 78 all of them."""

from __future__ import annotations

from typing import Final

from .face import Face
from .frame import key_line, printed, suit_strip
from .ink import IVORY, OCHRE, SUIT, TRADITIONAL
from .lino import Shape, block, cut, join, lozenge, meet, shrink
from .outline import Point
from .scene import COURT_HEIGHT, Mark, hand_cut_panel
from .scene import WIDTH as PANEL_WIDTH
from .suits import pip
from .texture import large, rays

PANEL_HEIGHT: Final = 2 * COURT_HEIGHT
_MIDDLE: Final = PANEL_HEIGHT / 2
_L, _M, _R = 56, 99, 142


def _columns(*rows: float) -> list[Point]:
    return [(x, y) for y in rows for x in (_L, _R)]


SPOTS: Final[dict[int, tuple[float, list[Point]]]] = {
    1: (66, [(_M, 147)]),
    2: (31, [(_M, 62), (_M, 232)]),
    3: (31, [(_M, 52), (_M, 147), (_M, 242)]),
    4: (29, _columns(66, 228)),
    5: (27, [*_columns(60, 234), (_M, 147)]),
    6: (25, _columns(56, 147, 238)),
    7: (23, [*_columns(56, 147, 238), (_M, 101.5)]),
    8: (23, [*_columns(56, 147, 238), (_M, 101.5), (_M, 192.5)]),
    9: (22, [*_columns(48, 114, 180, 246), (_M, 147)]),
    10: (22, [*_columns(48, 114, 180, 246), (_M, 81), (_M, 213)]),
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


def pip_face(suit: str, count: int) -> Face:
    """One pip card."""
    face = Face(TRADITIONAL[suit])
    panel = hand_cut_panel(PANEL_HEIGHT, f"pips {count}")
    radius, spots = SPOTS[count]
    marks = [Mark(panel, IVORY), Mark(corners(), OCHRE)]
    if count == 1:
        marks.append(Mark(glory(panel), OCHRE))
    marks.append(Mark(join(pip(suit, x, y, radius, y <= _MIDDLE) for x, y in spots), SUIT))
    face.add(printed(marks, panel) + key_line(panel))
    return face.strips({"index": suit_strip("A" if count == 1 else str(count), suit)})
