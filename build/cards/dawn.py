"""The sun half risen, with its rays over the whole ochre sky: the ground of the taroks II to IV."""

from __future__ import annotations

import math

from .ink import IVORY, OCHRE, OXBLOOD
from .lino import disc, join, meet, polygon
from .scene import Print
from .stroke import line
from .texture import rays


def sunrise(out: Print, x: float, y: float, r: float, seed: int, count: int = 28) -> None:
    """*count* ivory rays, and the upper half of an oxblood sun about (x, y), crossed by bars of haze."""
    fan = rays((x, y - 2), r + 5, 220, count, 6.2, "lens", sector=(-182, 2), every_other=0.62, ragged=0.16, seed=seed)
    half = meet(disc(x, y, r), polygon((x - r, y - r), (x + r, y - r), (x + r, y), (x - r, y)))
    haze = []
    for level in (3, 8, 13, 18):
        reach = math.sqrt(max(1, r * r - level * level)) - 1
        haze.append(line((x - reach, y - level), (x + reach, y - level), 1.7, "lens"))
    out.lay(fan, IVORY).lay(half, OXBLOOD).carve(join(haze), half, OCHRE, 0)
