"""Taroace XVI to XXI under an ink sky: the night."""

from __future__ import annotations

from typing import Final

from .scene import Pair

SCENES: Final[dict[int, Pair]] = {}
"""Upper and lower scene by number."""
