"""Bots: they see a player's view, never the whole state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from .chance import RandomPlayer
from .characters import CHARACTERS
from .habits import NEUTRAL, Habits
from .player import Candidate, Decision, Player, Reason, decide
from .players import BeginnerPlayer, ClubPlayer, ExpertPlayer, SteadyPlayer

__all__ = [
    "CHARACTERS", "LEVELS", "NAMES", "Candidate", "Decision", "Habits", "Player", "Reason", "decide", "level_of",
    "make",
]  # fmt: skip

LEVELS: Final[dict[str, Callable[..., Player]]] = {
    "beginner": BeginnerPlayer,
    "steady": SteadyPlayer,
    "club": ClubPlayer,
    "expert": ExpertPlayer,
}
"""The levels, weakest first: each makes a player from a seed, ``habits`` and its switches."""

_SWITCHES: Final[dict[str, frozenset[str]]] = {
    "steady": frozenset({"convention"}),
    "expert": frozenset({"reads", "plans", "deep", "fair"}),
}
"""The parts that a bot can do without, to measure their worth: keywords of its maker besides ``habits``."""

_STAND_IN: Final = "steady"
"""The bot that plays for a character of a level that is not among `LEVELS`."""

NAMES: Final = ("random", *LEVELS)
"""The names of all bots that are not characters."""


def level_of(character: str) -> str:
    """The level on which that character plays. Raises KeyError for a stranger."""
    level = CHARACTERS[character].level
    return level if level in LEVELS else _STAND_IN


def make(name: str, seed: str, **switches: bool | int) -> Player:
    """The bot of that name, or the character of that id; the same seed and switches give the same player.

    Raises:
        ValueError: there is no such bot, or it has no such switch.
    """
    known = name in CHARACTERS
    level = level_of(name) if known else name
    if name != "random" and level not in LEVELS:
        raise ValueError(f"no bot {name!r}")
    for switch in switches:
        if switch not in _SWITCHES.get(level, ()):
            raise ValueError(f"no switch {switch!r}")
    if name == "random":
        return RandomPlayer(Random(seed).random)
    return LEVELS[level](seed, habits=CHARACTERS[name].habits if known else NEUTRAL, **switches)
