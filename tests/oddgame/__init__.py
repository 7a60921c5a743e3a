"""A game made for the tests, odd on purpose: outside this folder it needs only a line in each of three lists.

Four seats with ten cards and a talon of two, or five of which the dealer sits out. Forehand pledges for many or for
few. The lowest card of the suit led takes the trick and the talon's top card with it; taroks are a suit like the
others. The winner of the first trick shows his hand. The hand ends as soon as somebody has three tricks. Everybody
scores for himself, and the player with the most gets a mark that is carried on and written into the record.

``engine``, ``ai`` and ``tarokgui`` here stand for its folders in ``engine/games``, ``ai/games`` and
``tarokgui/games``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final
from unittest.mock import patch

from engine import GAMES
from tests.oddgame.engine.rules import FIVE, ODD

__all__ = ["FIVE", "ODD", "judged", "registered", "shown", "whole"]

FOLDER: Final = "tests.oddgame.tarokgui"


@contextmanager
def registered() -> Iterator[None]:
    """The line in the engine alone: every other missing part has to be named."""
    with patch.dict(GAMES, {game.key: game for game in (ODD, FIVE)}):
        yield


@contextmanager
def judged() -> Iterator[None]:
    """The line in the bots' list."""
    from ai import games
    from tests.oddgame.ai import ODD as FAMILY

    judgements = (games.BEGINNER.entries, games.STEADY.entries, games.SEARCHED.entries)
    with ExitStack() as stack:
        for entries in (*judgements, games.MEASURES, games.ROLES, games.PROOFS):
            stack.enter_context(patch.dict(entries))
        games.register(FAMILY)
        yield


@contextmanager
def shown() -> Iterator[None]:
    """The line in the list of window and terminal."""
    from tarokgui.games.registry import FOLDERS
    from tarokgui.rulebook import book
    from tarokgui.wording import i18n

    FOLDERS.append(FOLDER)
    read = (i18n._catalogue, book)  # they may have been read without the game's own words and pages
    for each in read:
        each.cache_clear()
    try:
        yield
    finally:
        FOLDERS.remove(FOLDER)
        for each in read:
            each.cache_clear()


@contextmanager
def whole() -> Iterator[None]:
    """All three lines: the program with the odd games in it."""
    with registered(), judged(), shown():
        yield
