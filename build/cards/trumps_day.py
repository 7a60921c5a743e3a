"""Taroace V to IX under an ivory sky: the working day."""

from __future__ import annotations

from typing import Final

from .scene import Pair

SCENES: Final[dict[int, Pair]] = {}
"""Upper and lower scene by number."""
