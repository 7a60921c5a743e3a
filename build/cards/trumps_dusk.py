"""Taroks X to XV under an oxblood sky: the evening."""

from __future__ import annotations

from typing import Final

from . import tarok_10, tarok_11, tarok_12, tarok_13, tarok_14, tarok_15
from .scene import Pair

SCENES: Final[dict[int, Pair]] = {
    10: (tarok_10.upper, tarok_10.lower),
    11: (tarok_11.upper, tarok_11.lower),
    12: (tarok_12.upper, tarok_12.lower),
    13: (tarok_13.upper, tarok_13.lower),
    14: (tarok_14.upper, tarok_14.lower),
    15: (tarok_15.upper, tarok_15.lower),
}
"""Upper and lower scene by number."""
