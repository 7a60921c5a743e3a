"""Bots: they see a player's view, never the whole state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from .chance import RandomPlayer
from .player import Candidate, Decision, Player, Reason, decide
from .steady import SteadyPlayer

__all__ = ["NAMES", "Candidate", "Decision", "Player", "Reason", "decide", "make"]

_MAKERS: Final[dict[str, Callable[..., Player]]] = {
    "random": lambda seed: RandomPlayer(Random(seed).random),
    "steady": SteadyPlayer,
}

_SWITCHES: Final[dict[str, frozenset[str]]] = {"steady": frozenset({"convention"})}
"""What may be switched off in a bot to see what it is worth: the keywords of its maker."""

NAMES: Final = tuple(_MAKERS)
"""The names of all bots."""


def make(name: str, seed: str, **switches: bool | int) -> Player:
    """The bot of that name; the same seed and switches give the same bot.

    Raises:
        ValueError: there is no such bot, or it has no such switch.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        raise ValueError(f"no bot {name!r}")
    for switch in switches:
        if switch not in _SWITCHES.get(name, ()):
            raise ValueError(f"no switch {switch!r}")
    return maker(seed, **switches)
