"""Which page tells about what is happening at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import ByKind, Kind

FIRST: Final = "welcome"
"""The page the book opens at when nothing in particular is happening."""

GAMES: Final = ("romanian", "taper")
"""The games that the book is about."""

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
"""The page of each kind of decision of those games."""

OWN: Final[Mapping[tuple[str, str], str]] = {("taper", Kind.AUCTION): "taper-bids"}
"""Kinds of decision for which a game has a page of its own."""

PAGES: Final[ByKind[str]] = ByKind(
    *((game, kind, OWN.get((game, kind), page)) for game in GAMES for kind, page in PHASES.items())
)
"""The page of each kind of decision by game."""

OUTCOMES: Final = {
    "played": "settlement",
    "surrender": "king-in-talon",
    "michi-michi": "michi",
    "passed-out": "michi",
    "thrown-in": "throwing-in",
}
"""The page of each way a hand can end."""

OWN_OUTCOMES: Final = {("taper", "passed-out"): "taper-play"}
"""Ways a hand can end for which a game has a page of its own."""


def page_for(game: str, kind: str, *, king_seen: bool = False, individual: bool = False, outcome: str = "") -> str:
    """The page about a decision of the hand.

    *king_seen* means that the player who asks has found the called king in the talon, *individual* that each plays for
    himself, *outcome* how the hand ended, if it has.

    Raises:
        UnknownPhase: the book says nothing about that kind of decision in that game.
    """
    page = PAGES.find(game, kind)
    if game not in GAMES:
        return page
    if outcome:
        return OWN_OUTCOMES.get((game, outcome)) or OUTCOMES.get(outcome, page)
    if individual and kind == Kind.PLAY:
        return "michi"
    if king_seen and kind in (Kind.STAGED_TALON, Kind.DISCARD):
        return "king-in-talon"
    return page
