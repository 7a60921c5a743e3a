"""The courts of hearts: the empire at leisure."""

from __future__ import annotations

from typing import Final

from .court_hj import jack
from .court_hk import king
from .court_hn import horse_of_hearts
from .court_hq import queen
from .scene import Figure

COURTS: Final[dict[str, Figure]] = {"HK": king, "HQ": queen, "HN": horse_of_hearts, "HJ": jack}
"""The half-figure by card name."""
