"""Tübingen Tarock: its place, its pages in the book, and the one card that has a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarokgui.games.texts import BookPages, GameTexts, Venue

PAGES: Final = BookPages(
    part="tubingen",
    first="tub-welcome",
    sheet="tub-sheet",
    by_kind={
        "cut": "tub-dealing",
        "dealer-discard": "tub-dealing",
        "ask-tout": "tub-tout",
        "tout-answer": "tub-tout",
        "raus-round": "tub-raus",
        "ruf-round": "tub-calling",
        "play": "tub-play",
        "claim-strafen": "tub-strafen",
        "over": "tub-ruf-score",
    },
    by_outcome={"played": "tub-ruf-score", "stecken": "tub-fort", "redeal": "tub-tout"},
    by_contract={
        ("play", "raus"): "tub-raus-score",
        ("play", "tout"): "tub-tout",
        ("over", "raus"): "tub-raus-score",
        ("over", "tout"): "tub-tout",
    },
)

GAMES: Final[Mapping[str, GameTexts]] = {
    "tubingen": GameTexts(
        Venue("kommerell", "tubingen", "tubingen"),
        PAGES,
        named_cards=frozenset({"skiz"}),
        modules=frozenset({"phrases", "sayings", "simulation"}),
    )
}
