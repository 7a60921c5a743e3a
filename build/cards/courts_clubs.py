"""The courts of clubs: the mountain."""

from __future__ import annotations

from typing import Final

from .court_ck import king
from .scene import Figure

COURTS: Final[dict[str, Figure]] = {"CK": king}
"""The half-figure by card name."""
