"""Romanian Tarok and Taper: where they are played, and their pages in the book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tarokgui.games.texts import BookPages, GameTexts, Venue

PAGES: Final = BookPages(
    part="romanian",
    first="welcome",
    sheet="score-sheet",
    by_kind={
        "cut": "dealing",
        "pattern": "dealing",
        "packets": "dealing",
        "throw-in": "throwing-in",
        "auction": "bidding",
        "call": "calling",
        "talon": "talon",
        "discard": "discarding",
        "announce": "announcing",
        "play": "tricks",
        "over": "settlement",
    },
    by_outcome={
        "played": "settlement",
        "surrender": "king-in-talon",
        "michi-michi": "michi",
        "passed-out": "michi",
        "thrown-in": "throwing-in",
    },
    by_contract={("play", "michi"): "michi"},
    king_seen={"talon": "king-in-talon", "discard": "king-in-talon"},
)

ROMANIAN: Final = GameTexts(Venue("bukovina", "usual"), PAGES)
TAPER: Final = replace(
    ROMANIAN,
    pages=replace(
        PAGES,
        by_kind={**PAGES.by_kind, "auction": "taper-bids"},
        by_outcome={**PAGES.by_outcome, "passed-out": "taper-play"},
        alone=frozenset({"taper", "taper-bids", "taper-play", "taper-told", "taper-told-last"}),
    ),
)

GAMES: Final[Mapping[str, GameTexts]] = {"romanian": ROMANIAN, "taper": TAPER}
