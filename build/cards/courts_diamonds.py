"""The courts of diamonds: the merchants."""

from __future__ import annotations

from typing import Final

from .court_dj import jack
from .court_dk import king
from .court_dn import horse_of_diamonds
from .court_dq import queen
from .scene import Figure

COURTS: Final[dict[str, Figure]] = {"DK": king, "DQ": queen, "DN": horse_of_diamonds, "DJ": jack}
"""The half-figure by card name."""
