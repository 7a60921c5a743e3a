"""Needlework on peasant and merchant dress: lozenge bands along a hem, rows of stitches, fur edges."""

from __future__ import annotations

import math
from collections.abc import Iterable

from .ink import INK, IVORY, OCHRE, OXBLOOD, Ink
from .lino import Shape, grow, join, lozenge, meet, rough, shrink, star, turn
from .outline import Curve, Point, curve
from .scene import Print
from .stroke import brush, resampled
from .texture import fringe


def hem(
    out: Print, cloth: Shape, path: str | Curve, count: int, width: float = 9, ground: Ink = OXBLOOD, mark: Ink = IVORY
) -> None:
    """A woven band along *path* on *cloth*, edged in ink, with *count* lozenges that turn with it."""
    line = resampled(curve(path), 2 * count + 1)
    out.lay(meet(brush(path, width + 2.6, "even"), cloth), INK)
    out.lay(meet(brush(path, width, "even"), cloth), ground)
    spots = []
    for before, (x, y), after in zip(line[0::2], line[1::2], line[2::2], strict=False):
        angle = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
        spots.append(turn(lozenge(x, y, width * 0.36, width * 0.32), angle, (x, y)))
    out.lay(meet(join(spots), shrink(cloth, 0.8)), mark)


def fur(out: Print, pelt: Shape, rows: list[str], tufts: int = 11, light: Ink = OCHRE, seed: int = 3) -> None:
    """A dark fur with a ragged edge; along each of *rows* a line of short tufts."""
    edge = rough(pelt, 1.1, 4, seed)
    out.lay(grow(edge, 1.5), IVORY).lay(edge, INK)
    hairs = [fringe(path, tufts, 6, 2.1, 96, seed=seed + k) for k, path in enumerate(rows)]
    out.lay(meet(join(hairs), shrink(edge, 1)), light)


def beads(out: Print, spots: Iterable[Point], r: float, ink: Ink) -> None:
    """A string of beads: sixteen-sided, which is round enough for so small a thing."""
    places = list(spots)
    out.lay(join(star(x, y, r + 0.6, 1, 8) for x, y in places), INK)
    out.lay([star(x, y, r - 0.6, 1, 8) for x, y in places], ink)
