"""The bots of Tübingen Tarock: the judgements by kind of decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai.family import Family
from ai.games.tubingen import beginner, beginner_cards, bidding, claims, laying, play, touts
from ai.games.tubingen.foreseeing import foresee
from ai.games.tubingen.kinds import ANSWERING, ASKING, CLAIMING, LAYING, RAUS_ROUND, RUF_ROUND
from ai.games.tubingen.looking import answer_search, as_ruled
from ai.games.tubingen.measuring import TUBINGEN_MEASURE
from ai.games.tubingen.proofs import proofs
from ai.games.tubingen.roles import lone, roles
from ai.games.tubingen.search import card_search
from ai.judgement import Judge, Search
from engine import Kind

__all__ = ["TUBINGEN"]

BEGINNER: Final[Mapping[str, Judge]] = {
    LAYING: beginner.lay_away,
    ASKING: touts.ask,
    ANSWERING: beginner.answer,
    RAUS_ROUND: beginner.raus_round,
    RUF_ROUND: beginner.ruf_round,
    CLAIMING: claims.beginner,
    Kind.PLAY: beginner_cards.play,
}
"""The judgement of a beginner on each kind."""

STEADY: Final[Mapping[str, Judge]] = {
    LAYING: laying.lay_away,
    ASKING: touts.ask,
    ANSWERING: touts.answer,
    RAUS_ROUND: bidding.raus_round,
    RUF_ROUND: bidding.ruf_round,
    CLAIMING: claims.claim,
    Kind.PLAY: play.steady,
}
"""The judgement of *steady* on each kind."""

SEARCHES: Final[Mapping[str, Search]] = {
    LAYING: as_ruled,
    ASKING: as_ruled,
    ANSWERING: answer_search,
    RAUS_ROUND: as_ruled,
    RUF_ROUND: as_ruled,
    CLAIMING: claims.priced,
    Kind.PLAY: card_search,
}
"""The search for each kind."""

TUBINGEN: Final = Family(
    ("tubingen",),
    BEGINNER,
    STEADY,
    SEARCHES,
    measure=TUBINGEN_MEASURE,
    roles=roles,
    lone=lone,
    proofs=proofs,
    foresee=foresee,
)
"""The bots' whole knowledge of the game."""
