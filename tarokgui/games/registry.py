"""The games of the program: one line for each family names its folder. Pure: it waits for no game and no picture.

A folder has a ``texts`` module without pygame, a ``terminal`` and a ``window``, and perhaps further ones, named in its
texts. Each has ``GAMES``, its value for every game of the family. A module is loaded when one of its games is asked
for.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, TypeVar

from tarokgui.games.texts import GameTexts

Part = TypeVar("Part")

FOLDERS: Final[list[str]] = [
    "tarokgui.games.romanian",
    "tarokgui.games.slovenian",
    "tarokgui.games.tubingen",
]
"""In the order of the book."""


class UnknownGame(LookupError):
    """A game that no folder brings."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no folder of tarokgui/games/registry.py brings the game {game!r}")
        self.game = game


def every_game() -> dict[str, GameTexts]:
    """The texts of every game by its key."""
    return {game: texts for folder in FOLDERS for game, texts in _texts(folder).items()}


def family_of(game: str) -> tuple[str, ...]:
    """The games of the folder that brings a game. Raises UnknownGame."""
    return tuple(_texts(_folder(game)))


def texts_of(game: str) -> GameTexts:
    """The texts of a game. Raises UnknownGame, which names it."""
    return _texts(_folder(game))[game]


def is_known(game: str) -> bool:
    """True if a folder brings that game."""
    return any(game in _texts(folder) for folder in FOLDERS)


def part_of(game: str, module: str) -> Any:
    """The value of a game in that module of its folder: ``terminal`` or ``window``. Raises UnknownGame."""
    return import_module(f"{_folder(game)}.{module}").GAMES[game]


def own_part(game: str, module: str, usual: Part) -> Part:
    """The value of a game in a module that few games bring (`GameTexts.modules`); else the *usual* one."""
    if module not in texts_of(game).modules:
        return usual
    own: Part = part_of(game, module)
    return own


def _folder(game: str) -> str:
    """The folder that brings a game."""
    for folder in FOLDERS:
        if game in _texts(folder):
            return folder
    raise UnknownGame(game)


def _texts(folder: str) -> Mapping[str, GameTexts]:
    texts: Mapping[str, GameTexts] = import_module(f"{folder}.texts").GAMES
    return texts
