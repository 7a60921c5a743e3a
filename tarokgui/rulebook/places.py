"""Which page tells about what is happening at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import ByKind, Kind

from .volume import ROMANIAN, SLOVENIAN, TUBINGEN

FIRST: Final = "welcome"
"""The page the book opens at when nothing in particular is happening."""

PARTS: Final[Mapping[str, str]] = {
    "romanian": ROMANIAN,
    "taper": ROMANIAN,
    "slovenian-4": SLOVENIAN,
    "slovenian-5": SLOVENIAN,
    "slovenian-3": SLOVENIAN,
    "tubingen": TUBINGEN,
}
"""The games that the book is about, and the part that tells about each."""

TAPER_PAGES: Final = frozenset({"taper", "taper-bids", "taper-play"})
"""Pages of the Romanian part that are about Taper alone."""

PHASES: Final[dict[str, str]] = {
    Kind.CUT: "dealing",
    Kind.PATTERN: "dealing",
    Kind.PACKETS: "dealing",
    Kind.THROW_IN: "throwing-in",
    Kind.AUCTION: "bidding",
    Kind.CALL: "calling",
    Kind.STAGED_TALON: "talon",
    Kind.DISCARD: "discarding",
    Kind.ANNOUNCE: "announcing",
    Kind.PLAY: "tricks",
    Kind.OVER: "settlement",
}
"""The page of each kind of decision of the Romanian games."""

SLOVENIAN_PHASES: Final[dict[str, str]] = {
    Kind.CUT: "slo-dealing",
    Kind.PACKETS: "slo-dealing",
    Kind.TALON_PLACE: "slo-dealing",
    "annul": "slo-three",
    Kind.AUCTION: "slo-bidding",
    "name-contract": "slo-contracts",
    "call-card": "slo-calling",
    "open-talon": "slo-talon",
    "lay-or-convert": "slo-talon",
    "kontra-round": "slo-announcing",
    "klop-kontra": "slo-klop",
    Kind.PLAY: "slo-play",
    Kind.OVER: "slo-score",
}
"""The page of each kind of decision of the Slovenian games."""

TUBINGEN_PHASES: Final[dict[str, str]] = {
    Kind.CUT: "tub-dealing",
    "dealer-discard": "tub-dealing",
    "ask-tout": "tub-tout",
    "tout-answer": "tub-tout",
    "raus-round": "tub-raus",
    "ruf-round": "tub-calling",
    Kind.PLAY: "tub-play",
    "claim-strafen": "tub-strafen",
    Kind.OVER: "tub-ruf-score",
}
"""The page of each kind of decision of Tübingen Tarock."""

OWN: Final[Mapping[tuple[str, str], str]] = {
    ("taper", Kind.AUCTION): "taper-bids",
    ("slovenian-3", Kind.AUCTION): "slo-three",
    ("slovenian-3", "name-contract"): "slo-three",
}
"""Kinds of decision for which a game has a page of its own."""

_BY_PART: Final = {ROMANIAN: PHASES, SLOVENIAN: SLOVENIAN_PHASES, TUBINGEN: TUBINGEN_PHASES}

PAGES: Final[ByKind[str]] = ByKind(
    *(
        (game, kind, OWN.get((game, kind), page))
        for game, part in PARTS.items()
        for kind, page in _BY_PART[part].items()
    )
)
"""The page of each kind of decision by game."""

OUTCOMES: Final = {
    "played": "settlement",
    "surrender": "king-in-talon",
    "michi-michi": "michi",
    "passed-out": "michi",
    "thrown-in": "throwing-in",
}
"""The page of each way a hand of the Romanian games can end."""

SLOVENIAN_OUTCOMES: Final = {
    "played": "slo-score",
    "klop": "slo-klop",
    "redeal": "slo-dealing",
    "annulled": "slo-three",
}
"""The page of each way a hand of the Slovenian games can end."""

TUBINGEN_OUTCOMES: Final = {
    "played": "tub-ruf-score",
    "stecken": "tub-fort",
    "redeal": "tub-tout",
}
"""The page of each way a hand of Tübingen Tarock can end."""

OUTCOMES_OF: Final[Mapping[str, Mapping[str, str]]] = {
    ROMANIAN: OUTCOMES,
    SLOVENIAN: SLOVENIAN_OUTCOMES,
    TUBINGEN: TUBINGEN_OUTCOMES,
}
"""The same by part of the book."""

OWN_OUTCOMES: Final = {("taper", "passed-out"): "taper-play"}
"""Ways a hand can end for which a game has a page of its own."""

FLAT: Final = ("piccolo", "beggar", "solo-without", "open-beggar", "colour-valat", "valat")
"""The Slovenian contracts in which nothing can be announced: the round is one of kontra to the game alone."""

BY_CONTRACT: Final[Mapping[tuple[str, str, str], str]] = {
    (ROMANIAN, Kind.PLAY, "michi"): "michi",
    **{(SLOVENIAN, "kontra-round", each): "slo-kontra" for each in FLAT},
    **{(SLOVENIAN, Kind.PLAY, each): "slo-negative" for each in ("piccolo", "beggar", "open-beggar")},
    (SLOVENIAN, Kind.PLAY, "klop"): "slo-klop",
    (TUBINGEN, Kind.PLAY, "raus"): "tub-raus-score",
    (TUBINGEN, Kind.PLAY, "tout"): "tub-tout",
    (TUBINGEN, Kind.OVER, "raus"): "tub-raus-score",
    (TUBINGEN, Kind.OVER, "tout"): "tub-tout",
}
"""The page of a kind of decision in a contract that has its own: by part of the book, kind and contract."""

KING_SEEN: Final[Mapping[str, tuple[str, ...]]] = {
    "king-in-talon": (Kind.STAGED_TALON, Kind.DISCARD),
    "slo-king-in-talon": ("open-talon", "lay-or-convert"),
}
"""The pages about the called king in the talon, with the kinds of decision in which they open."""


def first_page(game: str) -> str:
    """The page with which to begin to read about a game. Raises KeyError for a game that the book is not about."""
    return {ROMANIAN: FIRST, SLOVENIAN: "slo-welcome", TUBINGEN: "tub-welcome"}[PARTS[game]]


def game_of(page: str, part: str) -> str:
    """The game that a page in that part of the book is about: of several, the one that is named first."""
    if page in TAPER_PAGES:
        return "taper"
    return next(game for game, own in PARTS.items() if own == part)


def sheet_page(game: str) -> str:
    """The page about the score sheet. Raises KeyError for a game that the book is not about."""
    return {ROMANIAN: "score-sheet", SLOVENIAN: "slo-sheet", TUBINGEN: "tub-sheet"}[PARTS[game]]


def page_for(
    game: str,
    kind: str,
    *,
    king_seen: bool = False,
    contract: str | None = None,
    outcome: str = "",
) -> str:
    """The page about a decision of the hand.

    *king_seen* means that the player who asks has found the called king in the talon, *contract* is the key of the
    contract that is played, *outcome* how the hand ended, if it has.

    Raises:
        UnknownPhase: the book says nothing about that kind of decision in that game.
    """
    page = PAGES.find(game, kind)
    part = PARTS.get(game)
    if part is None:
        return page
    if contract is not None and (part, kind, contract) in BY_CONTRACT:
        return BY_CONTRACT[part, kind, contract]
    if outcome:
        return OWN_OUTCOMES.get((game, outcome)) or OUTCOMES_OF[part].get(outcome, page)
    if king_seen:
        return next((seen for seen, kinds in KING_SEEN.items() if kind in kinds), page)
    return page
