"""Taroks XVI to XXI under an ink sky: the night."""

from __future__ import annotations

from typing import Final

from . import tarok_16, tarok_17, tarok_18, tarok_19, tarok_20, tarok_21
from .scene import Pair

SCENES: Final[dict[int, Pair]] = {
    16: (tarok_16.upper, tarok_16.lower),
    17: (tarok_17.upper, tarok_17.lower),
    18: (tarok_18.upper, tarok_18.lower),
    19: (tarok_19.upper, tarok_19.lower),
    20: (tarok_20.upper, tarok_20.lower),
    21: (tarok_21.upper, tarok_21.lower),
}
"""Upper and lower scene by number."""
