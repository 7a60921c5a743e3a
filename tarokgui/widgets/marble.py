"""Marble: pale slabs with veins and polished edges, drawn for the rim of the table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tarokgui.draw.theme import Theme

_VEINS: Final = 26
_CLOUDS: Final = 18


def marble_slab(thick: int, long: int, theme: Theme) -> str:
    """The SVG of a horizontal piece of marble of *long* × *thick* pixels whose ends fit together."""
    random = Random("marble")
    light, mid, dark = theme.walnut_light, theme.walnut, theme.walnut_dark
    parts = [f'<rect width="{long}" height="{thick}" fill="{mid}"/>']
    for number in range(_CLOUDS):
        x, y = random.uniform(0, long), random.uniform(0, thick)
        rx, ry = random.uniform(0.8, 2.6) * thick, random.uniform(0.12, 0.3) * thick
        fill, seen = ((light, 0.5), (dark, 0.12))[number % 2]
        parts += [
            f'<ellipse cx="{x + shift:.1f}" cy="{y:.2f}" rx="{rx:.1f}" ry="{ry:.2f}" fill="{fill}" '
            f'fill-opacity="{seen}"/>'
            for shift in (-long, 0, long)
        ]
    parts += [_vein(random, long, thick, dark, number) for number in range(_VEINS)]
    # The polished edge catches the light; towards the cloth the slab is rounded off.
    edges = ((0.0, 0.1, light, 1.0), (0.1, 0.05, dark, 0.3), (0.82, 0.18, dark, 0.62))
    parts += [
        f'<rect y="{thick * top:.2f}" width="{long}" height="{thick * high:.2f}" fill="{fill}" fill-opacity="{seen}"/>'
        for top, high, fill, seen in edges
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {long} {thick}">{"".join(parts)}</svg>'


def _vein(random: Random, long: int, thick: int, fill: str, number: int) -> str:
    """One crack filled with darker stone: it crosses the slab aslant, thin at both ends."""
    x, lean = random.uniform(0, long), random.choice((-1, 1)) * random.uniform(0.5, 2.4) * thick
    top, low = random.uniform(-0.1, 0.3) * thick, random.uniform(0.7, 1.1) * thick
    wide = random.uniform(0.02, 0.07) * thick
    bend = random.uniform(-0.7, 0.7) * thick
    seen = 0.75 if number % 3 == 0 else 0.4
    out = []
    for shift in (-long, 0, long):
        a = x + shift
        out.append(
            f'<path fill="{fill}" fill-opacity="{seen}" d="M{a:.1f} {top:.2f}'
            f"C{a + bend:.1f} {top + (low - top) * 0.3:.2f} {a + lean - bend:.1f} {top + (low - top) * 0.7:.2f} "
            f"{a + lean:.1f} {low:.2f}C{a + lean - bend + wide:.1f} {top + (low - top) * 0.7 + wide:.2f} "
            f'{a + bend + wide:.1f} {top + (low - top) * 0.3 + wide:.2f} {a:.1f} {top:.2f}Z"/>'
        )
    return "".join(out)
