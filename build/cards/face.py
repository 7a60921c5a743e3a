"""The printed face: marks in card units settled into few paths, and written as the SVG that SDL's small renderer draws.

Coordinates are whole twentieths of a unit. Everything that a player may choose stands in the file under a class:

* ``suit``: paths in the ink of the suit, to be filled with another ink for the four-ink deck;
* ``english`` / ``romanian``, ``roman`` / ``both``: index strips, of which all but one have ``display="none"``; those of
  the large index begin with ``large_``, those with Slovenian names end with ``_slovenian``;
* ``suit sign``: the suit sign of an index, which makes room for a letter;
* ``picture``: all but the index, to be made smaller where the index is large.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from shapely import prepare
from shapely.geometry.polygon import LinearRing

from .ink import EDGE, IVORY, SUIT, Ink
from .lino import NOTHING, Shape, block, join, pieces
from .scene import Mark

WIDTH: Final = 220
HEIGHT: Final = 400
CORNER: Final = 12
GRID: Final = 20
_TOLERANCE: Final = 0.055
_SPECK: Final = 0.09


def settled(marks: Iterable[Mark]) -> list[Mark]:
    """The same picture in fewer marks: hidden ones left out, those of one ink joined where nothing is between."""
    visible: list[Mark] = []
    cover = NOTHING
    for mark in reversed(list(marks)):
        if mark.shape.is_empty or cover.covers(mark.shape):
            continue
        visible.append(mark)
        cover = join(cover, mark.shape)
    layers: list[Mark] = []
    for mark in reversed(visible):
        prepare(mark.shape)
        for index in range(len(layers) - 1, -1, -1):
            if layers[index].ink == mark.ink:
                layers[index] = Mark(join(layers[index].shape, mark.shape), mark.ink)
                break
            if mark.shape.intersects(layers[index].shape):
                layers.append(mark)
                break
        else:
            layers.append(mark)
    return layers


def path_data(shape: Shape, turned: bool = False) -> str:
    """The shape as relative whole numbers on the grid; *turned* by half a circle about the middle of the card."""
    out = []
    for piece in pieces(shape.simplify(_TOLERANCE)):
        if piece.area < _SPECK:
            continue
        out += [_ring(edge, turned) for edge in (piece.exterior, *piece.interiors) if LinearRing(edge).length > 1]
    return "".join(out)


def _ring(edge: LinearRing, turned: bool) -> str:
    points = [(round(x * GRID), round(y * GRID)) for x, y, *_ in list(edge.coords)[:-1]]
    if turned:
        points = [(WIDTH * GRID - x, HEIGHT * GRID - y) for x, y in points]
    steps = [f"{after[0] - before[0]} {after[1] - before[1]}" for before, after in pairwise(points) if before != after]
    if len(steps) < 2:
        return ""
    return f"M{points[0][0]} {points[0][1]}l" + " ".join(steps).replace(" -", "-") + "z"


class Strip(NamedTuple):
    """An index strip: its marks, and the suit sign by itself."""

    marks: list[Mark]
    sign: Shape = NOTHING


class Face:
    """The file of one card, filled from the lowest mark to the uppermost."""

    def __init__(self, suit_ink: Ink = IVORY) -> None:
        self.suit_ink = suit_ink
        self.rows: list[str] = []
        self.pictured: list[str] = []

    def add(self, marks: Iterable[Mark], turned: bool = False) -> Face:
        """Print marks, once or turned."""
        for mark in settled(marks):
            data = path_data(mark.shape, turned)
            if data:
                ink, kind = (self.suit_ink, ' class="suit"') if mark.ink == SUIT else (mark.ink, "")
                self.rows.append(f'<path{kind} fill="{ink}" d="{data}"/>')
        return self

    def picture(self, marks: Iterable[Mark], turned: bool = False) -> Face:
        """Print marks of the picture, once or turned."""
        before, self.rows = self.rows, []
        self.add(marks, turned)
        self.pictured += self.rows
        self.rows = before
        return self

    def strips(self, choices: Mapping[str, Strip]) -> Face:
        """Print index strips at head and foot: the first of the choices is shown, the others wait."""
        for number, (name, strip) in enumerate(choices.items()):
            self.rows.append(f'<g class="{name}"' + (' display="none">' if number else ">"))
            for turned in (False, True):
                self.add(strip.marks, turned)
                if data := path_data(strip.sign, turned):
                    self.rows.append(f'<path class="suit sign" fill="{self.suit_ink}" d="{data}"/>')
            self.rows.append("</g>")
        return self

    def svg(self) -> str:
        """The whole file."""
        stock = "".join(
            f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" '
            f'rx="{CORNER - inset}" fill="{ink}"/>\n'
            for inset, ink in ((0, EDGE), (0.9, IVORY))
        )
        picture = ['<g class="picture">', *self.pictured, "</g>"] if self.pictured else []
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}">\n{stock}'
            f'<g transform="scale({1 / GRID:g})" fill-rule="evenodd">\n'
            + "\n".join(picture + self.rows)
            + "\n</g>\n</svg>\n"
        )


def whole_card() -> Shape:
    """The stock's outline."""
    return block(0, 0, WIDTH, HEIGHT, CORNER)
