"""The games by their keys. A new game is a new folder here and one line in ``listed``: nothing else lists games."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from engine.errors import RecordError
from engine.games import listed
from engine.games.game import Game
from engine.house import HouseValue
from engine.state import Variant

GAMES: Final[dict[str, Game]] = {game.key: game for game in vars(listed).values() if isinstance(game, Game)}
"""Every game, in the order in which they are offered."""


def game_of(key: str) -> Game:
    """The game of that key.

    Raises:
        RecordError: there is no such game.
    """
    if key not in GAMES:
        raise RecordError("unknown-game", key, tuple(GAMES), found=key)
    return GAMES[key]


@lru_cache(maxsize=256)
def _built(game: Game, options: tuple[tuple[str, HouseValue], ...]) -> Variant:
    return game.build(dict(options))


def variant_for(key: str, options: Mapping[str, object] | None = None) -> Variant:
    """The variant of that key with its house rules; the same arguments give the very same object.

    Raises:
        RecordError: an unknown game, house option or value.
    """
    game = game_of(key)
    return _built(game, tuple(game.house.checked(options or {}).items()))


def is_unnumbered(contract: str) -> bool:
    """True if some game bids that contract without the number of a level."""
    return any(contract in game.unnumbered for game in GAMES.values())


def _found_again(variant: Variant) -> tuple[Callable[..., Variant], tuple[object, ...]]:
    """The name and options by which pickle sends a variant to another process and builds it again there."""
    return variant_for, (variant.key, dict(variant.options))


copyreg.pickle(Variant, _found_again)
