"""The skiz: the Capra, the New Year's goat-mummer, the only card on a full dark ground."""

from __future__ import annotations

from typing import Final

from .scene import Figure

SKIZ: Final[Figure | None] = None
"""The half-figure: a ``Court`` with the sky ``INK`` and no suit sign."""
