"""Bots: they see a player's view, never the whole state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from .chance import RandomPlayer
from .player import Candidate, Decision, Player, Reason, decide
from .steady import SteadyPlayer

__all__ = ["NAMES", "Candidate", "Decision", "Player", "Reason", "decide", "make"]

_MAKERS: Final[dict[str, Callable[[str], Player]]] = {
    "random": lambda seed: RandomPlayer(Random(seed).random),
    "steady": SteadyPlayer,
}

NAMES: Final = tuple(_MAKERS)
"""The names of all bots."""


def make(name: str, seed: str) -> Player:
    """The bot of that name; the same seed gives the same bot.

    Raises:
        ValueError: there is no such bot.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise ValueError(f"no bot {name!r}")
    return maker(seed)
