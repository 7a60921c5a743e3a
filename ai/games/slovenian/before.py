"""The decisions before the play of the Slovenian games, by kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai.games.slovenian import (
    annulling,
    beginner_before,
    beginner_words,
    bidding,
    calling,
    laying,
    naming,
    speaking,
    talon,
)
from ai.games.slovenian.kinds import ANNULLING, CALLING, KLOP_KONTRA, KONTRA, LAYING, NAMING, OPEN_TALON
from ai.games.slovenian.looking import decision_search, word_search
from ai.judgement import Judge, Search
from engine import Kind

BEGINNER_BEFORE: Final[Mapping[str, Judge]] = {
    Kind.TALON_PLACE: annulling.talon_place,
    ANNULLING: beginner_before.annul,
    Kind.AUCTION: beginner_before.bid,
    NAMING: beginner_before.name,
    CALLING: beginner_before.call,
    OPEN_TALON: beginner_before.choose_group,
    LAYING: beginner_before.lay_away,
    KONTRA: beginner_words.speak,
    KLOP_KONTRA: beginner_words.klop_kontra,
}
"""The judgement of a beginner on each kind."""

STEADY_BEFORE: Final[Mapping[str, Judge]] = {
    Kind.TALON_PLACE: annulling.talon_place,
    ANNULLING: annulling.annul,
    Kind.AUCTION: bidding.bid,
    NAMING: naming.name,
    CALLING: calling.call,
    OPEN_TALON: talon.choose_group,
    LAYING: laying.lay_away,
    KONTRA: speaking.speak,
    KLOP_KONTRA: speaking.klop_kontra,
}
"""The judgement of *steady* on each kind."""

SEARCH_BEFORE: Final[Mapping[str, Search]] = {
    ANNULLING: decision_search,
    Kind.AUCTION: decision_search,
    NAMING: decision_search,
    CALLING: decision_search,
    OPEN_TALON: decision_search,
    LAYING: decision_search,
    KONTRA: word_search,
    KLOP_KONTRA: decision_search,
}
"""The search for each kind."""
