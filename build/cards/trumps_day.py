"""Taroks V to IX under an ivory sky: the working day."""

from __future__ import annotations

from typing import Final

from . import tarok_05, tarok_06, tarok_07, tarok_08, tarok_09
from .scene import Pair

SCENES: Final[dict[int, Pair]] = {
    5: (tarok_05.upper, tarok_05.lower),
    6: (tarok_06.upper, tarok_06.lower),
    7: (tarok_07.upper, tarok_07.lower),
    8: (tarok_08.upper, tarok_08.lower),
    9: (tarok_09.upper, tarok_09.lower),
}
"""Upper and lower scene by number."""
