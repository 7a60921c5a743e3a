"""Spruce: light boards with fine grain, knots and wooden pegs, drawn for the rim of the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tarokgui.draw.theme import Theme

_BOARDS: Final = 2
"""So many boards are in a piece of the rim."""
_RINGS: Final = 64
"""Lines of grain on each board."""


def spruce_board(thick: int, long: int, theme: Theme) -> str:
    """The SVG of a horizontal piece of wood of *long* × *thick* pixels whose ends fit together: two boards, pegged."""
    random = Random("spruce")
    light, mid, dark = theme.walnut_light, theme.walnut, theme.walnut_dark
    parts = [f'<rect width="{long}" height="{thick}" fill="{mid}"/>']
    wide = long / _BOARDS
    for number in range(_BOARDS):
        left = number * wide
        if number % 2:
            parts.append(
                f'<rect x="{left:.1f}" width="{wide:.1f}" height="{thick}" fill="{light}" fill-opacity="0.34"/>'
            )
        knots = [(left + wide * random.uniform(0.2, 0.8), thick * random.uniform(0.3, 0.66)) for _ in range(2 + number)]
        parts += [_grain(random, left, wide, thick, (dark, light)[line % 2], knots) for line in range(_RINGS)]
        parts += [_knot(random, x, y, thick, theme) for x, y in knots]
    parts.append(f'<rect width="{long}" height="{thick * 0.11:.2f}" fill="{light}"/>')
    parts.append(
        f'<rect y="{thick * 0.85:.2f}" width="{long}" height="{thick * 0.15:.2f}" fill="{dark}" fill-opacity="0.8"/>'
    )
    parts += [_joint(number * wide, thick, theme) for number in range(_BOARDS + 1)]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long} {thick}">{"".join(parts)}</svg>'


def _grain(random: Random, left: float, wide: float, thick: int, fill: str, knots: list[tuple[float, float]]) -> str:
    """One tapering line along a board; it goes round a knot that is in its way."""
    y = random.uniform(0.05, 0.95) * thick
    half = random.uniform(0.12, 0.5) * wide
    x = min(max(left + random.uniform(0, wide), left + half), left + wide - half)
    swell = random.uniform(0.008, 0.024) * thick
    bend = random.uniform(-0.05, 0.05) * thick
    for knot_x, knot_y in knots:
        near = abs(y - knot_y) / thick
        if abs(knot_x - x) < half * 0.8 and near < 0.3:
            x, bend = knot_x, (0.34 - near) * thick * (1 if y > knot_y else -1)
            half = min(half, knot_x - left, left + wide - knot_x)
    above, below = y + bend - swell, y + bend + swell
    out = f"M{x - half:.1f} {y:.2f}Q{x:.1f} {above:.2f} {x + half:.1f} {y:.2f}"
    return f'<path fill="{fill}" fill-opacity="0.7" d="{out}Q{x:.1f} {below:.2f} {x - half:.1f} {y:.2f}Z"/>'


def _knot(random: Random, x: float, y: float, thick: int, theme: Theme) -> str:
    """The trace of a branch: a dark heart that runs out into the grain."""
    rx, ry = thick * random.uniform(0.13, 0.24), thick * random.uniform(0.07, 0.12)
    off = rx * random.uniform(-0.2, 0.2)
    rows = (
        (1.42, 0.0, theme.walnut_dark, 0.32),
        (1.0, off, theme.walnut_dark, 0.62),
        (0.6, 1.6 * off, theme.walnut_dark, 1.0),
    )
    return "".join(
        f'<ellipse cx="{x + aside:.1f}" cy="{y:.2f}" rx="{rx * size:.2f}" ry="{ry * size:.2f}" fill="{fill}" '
        f'fill-opacity="{seen}"/>'
        for size, aside, fill, seen in rows
    )


def _joint(x: float, thick: int, theme: Theme) -> str:
    """The seam between two boards, and a peg on either side."""
    seam = f'<rect x="{x - thick * 0.035:.2f}" width="{thick * 0.07:.2f}" height="{thick}" fill="{theme.walnut_dark}"/>'
    pegs = "".join(
        f'<circle cx="{x + side * thick * 0.5:.2f}" cy="{thick * 0.48:.2f}" r="{thick * 0.085:.2f}" '
        f'fill="{theme.walnut_dark}" fill-opacity="0.8"/>'
        for side in (-1, 1)
    )
    return seam + pegs
