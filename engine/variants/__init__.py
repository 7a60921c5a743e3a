"""The games of the engine by their keys. A new game is a new file here and one line in ``GAMES``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from engine.errors import RecordError
from engine.house import House, house_from
from engine.variant import Variant

from .romanian import romanian
from .taper import taper

GAMES: Final[Mapping[str, Callable[[House], Variant]]] = {"romanian": romanian, "taper": taper}


@lru_cache(maxsize=256)
def _built(key: str, house: House) -> Variant:
    return GAMES[key](house)


def variant_for(key: str, options: Mapping[str, object] | None = None) -> Variant:
    """The variant of that key with its house rules; the same arguments give the very same object.

    Raises:
        RecordError: an unknown game, house option or value.
    """
    if key not in GAMES:
        raise RecordError("unknown-game", key)
    return _built(key, house_from(options or {}))
