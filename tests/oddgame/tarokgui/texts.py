"""The odd game: where it is played, its pages in the book, and the one card that has a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tarokgui.games.texts import BookPages, GameTexts, Venue

PAGES: Final = BookPages(
    part="odd",
    first="odd-welcome",
    sheet="odd-score",
    by_kind={"cut": "odd-welcome", "pledge": "odd-pledge", "play": "odd-play", "over": "odd-score"},
    by_outcome={"ended": "odd-score"},
    by_contract={("play", "few"): "odd-few"},
)
ODD: Final = GameTexts(Venue("gostilna", "usual", "odd"), PAGES, named_cards=frozenset({"pagat"}))

GAMES: Final[Mapping[str, GameTexts]] = {"odd": ODD, "odd-five": ODD}
