"""Taroace X to XV under an oxblood sky: the evening."""

from __future__ import annotations

from typing import Final

from . import tarok_14
from .scene import Pair

SCENES: Final[dict[int, Pair]] = {
    14: (tarok_14.upper, tarok_14.lower),
}
"""Upper and lower scene by number."""
