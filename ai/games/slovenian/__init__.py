"""The bots of the Slovenian games: the judgements by kind of decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai.cardplay.promises import CALLED_LAST
from ai.family import Family
from ai.games.slovenian import play
from ai.games.slovenian.before import BEGINNER_BEFORE, SEARCH_BEFORE, STEADY_BEFORE
from ai.games.slovenian.foreseeing import foresee
from ai.games.slovenian.measuring import SLOVENIAN_MEASURE
from ai.games.slovenian.proofs import proofs
from ai.games.slovenian.roles import lone, roles
from ai.games.slovenian.search import card_search
from ai.judgement import Judge, Search
from engine import Kind

__all__ = ["BEGINNER_JUDGES", "GAMES", "SEARCHES", "SLOVENIAN", "STEADY_JUDGES"]

CALLED_LAST.add("king")

GAMES: Final = ("slovenian-4", "slovenian-5", "slovenian-3")
"""The games that are judged by these."""

BEGINNER_JUDGES: Final[Mapping[str, Judge]] = {**BEGINNER_BEFORE, Kind.PLAY: play.beginner}
"""The judgement of a beginner on each kind."""

STEADY_JUDGES: Final[Mapping[str, Judge]] = {**STEADY_BEFORE, Kind.PLAY: play.steady}
"""The judgement of *steady* on each kind."""

SEARCHES: Final[Mapping[str, Search]] = {**SEARCH_BEFORE, Kind.PLAY: card_search}
"""The search for each kind."""

SLOVENIAN: Final = Family(
    GAMES,
    BEGINNER_JUDGES,
    STEADY_JUDGES,
    SEARCHES,
    measure=SLOVENIAN_MEASURE,
    roles=roles,
    lone=lone,
    proofs=proofs,
    foresee=foresee,
)
"""The bots' whole knowledge of them."""
