"""Taroace I to IV under an ochre sky: the early morning."""

from __future__ import annotations

from typing import Final

from .scene import Pair

SCENES: Final[dict[int, Pair]] = {}
"""Upper and lower scene by number."""
