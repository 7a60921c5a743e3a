"""A picture of any size, written as the SVG that SDL's small renderer draws: paths only, whole twentieths of a unit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cards.face import GRID, path_data, settled
from cards.ink import INK, Ink
from cards.lino import Shape, meet
from cards.scene import Mark


@dataclass(frozen=True, slots=True)
class Picture:
    """Marks from the lowest to the uppermost on a sheet of *width* × *height* units."""

    width: int
    height: int
    marks: tuple[Mark, ...]

    def svg(self) -> str:
        """The whole file."""
        rows = [(mark.ink, path_data(mark.shape)) for mark in settled(self.marks)]
        paths = "\n".join(f'<path fill="{ink}" d="{data}"/>' for ink, data in rows if data)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {self.width} {self.height}">\n'
            f'<g transform="scale({1 / GRID:g})" fill-rule="evenodd">\n{paths}\n</g>\n</svg>\n'
        )


def within(marks: Iterable[Mark], frame: Shape) -> tuple[Mark, ...]:
    """The marks cut off at the edge of *frame*."""
    return tuple(Mark(meet(mark.shape, frame), mark.ink) for mark in marks)


def one_ink(width: int, height: int, shape: Shape, ink: Ink = INK) -> Picture:
    """A picture of a single shape, which the program may print in any colour."""
    return Picture(width, height, (Mark(shape, ink),))
