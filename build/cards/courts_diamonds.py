"""The courts of diamonds: the merchants."""

from __future__ import annotations

from typing import Final

from .court_dk import king
from .scene import Figure

COURTS: Final[dict[str, Figure]] = {"DK": king}
"""The half-figure by card name."""
