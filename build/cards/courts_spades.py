"""The courts of spades: the voivodes."""

from __future__ import annotations

from typing import Final

from .scene import Figure

COURTS: Final[dict[str, Figure]] = {}
"""The half-figure by card name."""
