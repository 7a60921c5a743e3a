"""Winter nights: stars, fields of snow with their drifts, spruces under snow."""

from __future__ import annotations

from collections.abc import Sequence

from .ink import INK, IVORY, OCHRE, Ink
from .lino import disc, meet, move, rough, shape
from .scene import Print
from .stroke import blend
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
