"""What is decided before the play of the Slovenian games, by kind of decision."""

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
from ai.judgement import Judge, Search
from engine import Kind

NAMING: Final = "name-contract"
CALLING: Final = "call-card"
OPEN_TALON: Final = "open-talon"
LAYING: Final = "lay-or-convert"
KONTRA: Final = "kontra-round"
KLOP_KONTRA: Final = "klop-kontra"
ANNULLING: Final = "annul"

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
"""What a beginner thinks of each kind."""

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

SEARCH_BEFORE: Final[Mapping[str, Search]] = {}
"""How each kind is looked into."""
