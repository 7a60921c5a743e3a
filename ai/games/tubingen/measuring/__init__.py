"""The arena's measures of Tübingen Tarock."""

from __future__ import annotations

from typing import Final

from ai.games.tubingen.measuring.counting import count
from ai.games.tubingen.measuring.follies import FOLLIES, blame
from ai.measure import Measure

TUBINGEN_MEASURE: Final = Measure(count=count, blame=blame, follies=FOLLIES)
