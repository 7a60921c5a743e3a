"""The judgements of Romanian Tarok and Taper by kind of decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai.cardplay.promises import CALLED_LAST
from ai.games.romanian import beginner, steady
from ai.games.romanian.search import card_search, decision_search, word_search
from ai.games.romanian.stakes import bounded
from ai.judgement import Judge, Search
from engine import Kind

__all__ = ["BEGINNER_JUDGES", "GAMES", "SEARCHES", "STEADY_JUDGES", "bounded"]

CALLED_LAST.add("rege")

GAMES: Final = ("romanian", "taper")
"""The games that are judged by these."""

BEGINNER_JUDGES: Final[Mapping[str, Judge]] = {
    Kind.THROW_IN: beginner.throw_in,
    Kind.AUCTION: beginner.bid,
    Kind.CALL: beginner.call,
    Kind.STAGED_TALON: beginner.choose_group,
    Kind.DISCARD: beginner.discard,
    Kind.ANNOUNCE: beginner.announce,
    Kind.PLAY: beginner.play_card,
}
"""The judgement of a beginner on each kind."""

STEADY_JUDGES: Final[Mapping[str, Judge]] = {
    Kind.THROW_IN: steady.throw_in,
    Kind.AUCTION: steady.auction,
    Kind.CALL: steady.king,
    Kind.STAGED_TALON: steady.talon,
    Kind.DISCARD: steady.lay_away,
    Kind.ANNOUNCE: steady.announce,
    Kind.PLAY: steady.play_card,
}
"""The judgement of *steady* on each kind."""

SEARCHES: Final[Mapping[str, Search]] = {
    Kind.THROW_IN: decision_search,
    Kind.AUCTION: decision_search,
    Kind.CALL: decision_search,
    Kind.STAGED_TALON: decision_search,
    Kind.DISCARD: decision_search,
    Kind.ANNOUNCE: word_search,
    Kind.PLAY: card_search,
}
"""The search for each kind."""
