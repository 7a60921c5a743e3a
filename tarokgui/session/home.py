"""What belongs to a game beside its rules: the room it is played in, and the names on its cards. Pure: it waits for no
game and no picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Home(NamedTuple):
    """Where a game is at home."""

    room: str
    """The name of a room in `tarokgui.draw.room`."""
    card_names: str
    """The names on the trula: a key of `tarokgui.draw.deck.style.NAMES`."""
    words: str = ""
    """The table of the catalogues with the words of the game; empty if it uses the usual ones."""


BUKOVINA: Final = Home("bukovina", "usual")
GOSTILNA: Final = Home("gostilna", "slovenian", "slovenian")
KOMMERELL: Final = Home("kommerell", "tubingen", "tubingen")

HOMES: Final[Mapping[str, Home]] = {
    "romanian": BUKOVINA,
    "taper": BUKOVINA,
    "slovenian-3": GOSTILNA,
    "slovenian-4": GOSTILNA,
    "slovenian-5": GOSTILNA,
    "tubingen": KOMMERELL,
}
"""By the key of the game."""


def at_home(game: str) -> Home:
    """Where that game is at home; Bukovina's café for one without a home, as before any game is chosen."""
    return HOMES.get(game, BUKOVINA)


def home_of(game: str) -> Home:
    """Where that game is at home. Raises KeyError, with the key, for a game that nobody has given a home."""
    if game not in HOMES:
        raise KeyError(f"no home for the game {game!r}")
    return HOMES[game]
