"""The page about the present decision at the table, as each game says it."""

from __future__ import annotations

from typing import Final

from engine import UnknownPhase
from tarokgui.games.registry import every_game, texts_of

FIRST: Final = "welcome"
"""The page the book opens at when nothing in particular is happening."""


def first_page(game: str) -> str:
    """The page with which to begin to read about a game. Raises UnknownGame."""
    return texts_of(game).pages.first


def sheet_page(game: str) -> str:
    """The page about the score sheet. Raises UnknownGame."""
    return texts_of(game).pages.sheet


def game_of(page: str, part: str) -> str:
    """The game that a page in that part of the book is about: of several, the one that is named first."""
    games = {game: texts.pages for game, texts in every_game().items() if texts.pages.part == part}
    return next((game for game, pages in games.items() if page in pages.alone), next(iter(games)))


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
        UnknownGame: no folder brings the game.
        UnknownPhase: the book says nothing about that kind of decision in that game.
    """
    pages = texts_of(game).pages
    if kind not in pages.by_kind:
        raise UnknownPhase(game, kind)
    page = pages.by_kind[kind]
    if contract is not None and (kind, contract) in pages.by_contract:
        return pages.by_contract[kind, contract]
    if outcome:
        return pages.by_outcome.get(outcome, page)
    return pages.king_seen.get(kind, page) if king_seen else page
