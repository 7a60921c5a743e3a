"""Taroace V to IX under an ivory sky: the working day."""

from __future__ import annotations

from typing import Final

from . import tarok_06
from .scene import Pair

SCENES: Final[dict[int, Pair]] = {
    6: (tarok_06.upper, tarok_06.lower),
}
"""Upper and lower scene by number."""
