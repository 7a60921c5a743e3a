"""The arena's measures of the Romanian games. The names are those of its reports, which must stay readable for ever."""

from __future__ import annotations

from typing import Final

from ai.games.romanian.measuring.counting import count
from ai.games.romanian.measuring.evenings import lying
from ai.games.romanian.measuring.follies import FOLLIES, blame
from ai.measure import Average, Measure, PotNames

ROMANIAN_MEASURE: Final = Measure(
    lying,
    count,
    averages=(Average("tricks in a michi-michi", "michi tricks", ("michi", "tricks"), ("hands", "michi-michi")),),
    pot=PotNames("without_pool", "  the same without the pot", "without the pool", ", the pot included"),
    blame=blame,
    follies=FOLLIES,
)
