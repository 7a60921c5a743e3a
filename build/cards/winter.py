"""Winter nights: stars, fields of snow with their drifts, spruces under snow, the wood afar."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .ink import GREEN, INK, IVORY, OCHRE, Ink
from .lino import disc, join, meet, move, polygon, rough, shape
from .scene import Print
from .stroke import blend, brush
from .texture import spruce, spruce_light, star_points


def night_stars(out: Print, spots: Sequence[tuple[float, float, float]], gold: float = 4.5) -> None:
    """Four-pointed stars, each in a clearing of the sky; those of radius *gold* and more are of ochre."""
    out.lay([disc(x, y, r * 1.25) for x, y, r in spots], INK)
    for ink, chosen in ((OCHRE, [s for s in spots if s[2] >= gold]), (IVORY, [s for s in spots if s[2] < gold])):
        out.lay(star_points(chosen), ink)


def snowfield(
    out: Print,
    outline: str,
    drifts: tuple[str, str],
    count: int = 5,
    *,
    width: float = 1.7,
    span: tuple[float, float] = (0, 1),
    ragged: float = 0.3,
    seed: int | str = 1,
    clear: Ink = INK,
) -> None:
    """A slope of snow: ivory, with a few long gouges from the first of the *drifts* to the second."""
    field = shape(outline)
    out.halo(field, clear, 1.4).lay(rough(field, 0.3, 9, seed), IVORY)
    lines = blend(*drifts, count, width, "lens", start=span[0], end=span[1], ragged=ragged, seed=seed)
    out.carve(lines, field, INK)


def snowy_spruce(
    out: Print, x: float, y: float, height: float, width: float, seed: int | str = 1, edge: Ink = IVORY
) -> None:
    """A black spruce with snow on the moonlit side of its boughs; *edge* is the ink of the air round it."""
    tree = spruce(x, y, height, width, seed)
    out.halo(tree, edge, 1.1).lay(tree, INK)
    snow = spruce_light(x, y, height, width, -1, 2.3)
    out.lay(meet(snow, tree), IVORY)
    if height > 45:
        out.lay(meet(move(spruce_light(x, y, height, width * 0.7, 1, 1.5), 0, 3), tree), IVORY)


def far_wood(out: Print, foot: float, step: float, height: float, sway: float = 2.1) -> None:
    """The dark edge of a wood across the panel, its lowest gaps on *foot*: each tip with gouges on its shaded side."""
    tips, gouges = [polygon((-4, foot), (204, foot - 3), (204, foot + 34), (-4, foot + 34))], []
    for k in range(round(208 / step) + 1):
        x, tall = -4 + step * k, height * (1 + 0.42 * math.sin(k * sway) + 0.24 * math.sin(k * 0.9))
        half, top = step * 0.72, foot - tall
        tips.append(
            polygon(
                (x - half, foot + 8),
                (x - half * 0.4, foot - tall * 0.4),
                (x, top),
                (x + half * 0.4, foot - tall * 0.4),
                (x + half, foot + 8),
            )
        )
        gouges += [
            brush([(x + 0.6, top + 7), (x + half * 0.62, foot + 5)], 2.2, "head"),
            brush([(x - 0.2, foot - tall * 0.3), (x + half * 0.1, foot + 12)], 1.7),
        ]
    wood = join(tips)
    out.lay(rough(wood, 0.3, 5, 3), GREEN).carve(join(gouges), wood, INK, 0.6)
