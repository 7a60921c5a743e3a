"""The courts of clubs: the mountain."""

from __future__ import annotations

from typing import Final

from .court_cj import jack
from .court_ck import king
from .court_cn import horse_of_clubs
from .court_cq import queen
from .scene import Figure

COURTS: Final[dict[str, Figure]] = {"CK": king, "CQ": queen, "CN": horse_of_clubs, "CJ": jack}
"""The half-figure by card name."""
