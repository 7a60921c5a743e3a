"""Slovenian Tarok for three, four and five: where it is played, and its pages in the book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tarokgui.games.texts import BookPages, GameTexts, Venue

FLAT: Final = ("piccolo", "beggar", "solo-without", "open-beggar", "colour-valat", "valat")
"""The contracts in which nothing can be announced: the round is one of kontra to the game alone."""
NEGATIVE: Final = ("piccolo", "beggar", "open-beggar")

PAGES: Final = BookPages(
    part="slovenian",
    first="slo-welcome",
    sheet="slo-sheet",
    by_kind={
        "cut": "slo-dealing",
        "packets": "slo-dealing",
        "talon-place": "slo-dealing",
        "annul": "slo-three",
        "auction": "slo-bidding",
        "name-contract": "slo-contracts",
        "call-card": "slo-calling",
        "open-talon": "slo-talon",
        "lay-or-convert": "slo-talon",
        "kontra-round": "slo-announcing",
        "klop-kontra": "slo-klop",
        "play": "slo-play",
        "over": "slo-score",
    },
    by_outcome={"played": "slo-score", "klop": "slo-klop", "redeal": "slo-dealing", "annulled": "slo-three"},
    by_contract={
        **{("kontra-round", each): "slo-kontra" for each in FLAT},
        **{("play", each): "slo-negative" for each in NEGATIVE},
        ("play", "klop"): "slo-klop",
    },
    king_seen={"open-talon": "slo-king-in-talon", "lay-or-convert": "slo-king-in-talon"},
)

FOUR: Final = GameTexts(Venue("gostilna", "slovenian", "slovenian"), PAGES, modules=frozenset({"simulation"}))
THREE: Final = replace(
    FOUR, pages=replace(PAGES, by_kind={**PAGES.by_kind, "auction": "slo-three", "name-contract": "slo-three"})
)

GAMES: Final[Mapping[str, GameTexts]] = {"slovenian-4": FOUR, "slovenian-5": FOUR, "slovenian-3": THREE}
