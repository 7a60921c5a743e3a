"""The arena's measures of the Slovenian games: as in an evening's first hand, so radli do not count."""

from __future__ import annotations

from typing import Final

from ai.games.slovenian.measuring.counting import count
from ai.games.slovenian.measuring.follies import FOLLIES, blame
from ai.measure import Average, Measure

SLOVENIAN_MEASURE: Final = Measure(
    count=count,
    averages=(Average("card points in a klop", "klop points", ("klop", "points"), ("hands", "klop")),),
    blame=blame,
    follies=FOLLIES,
)
