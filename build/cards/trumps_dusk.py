"""Taroace X to XV under an oxblood sky: the evening."""

from __future__ import annotations

from typing import Final

from .scene import Pair

SCENES: Final[dict[int, Pair]] = {}
"""Upper and lower scene by number."""
