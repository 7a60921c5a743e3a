"""The places at a table as the player sees them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Place(StrEnum):
    """A seat as the player sees it."""

    YOU = "you"
    RIGHT = "right"
    FAR_RIGHT = "far-right"
    TOP = "top"
    FAR_LEFT = "far-left"
    LEFT = "left"


PLACES: Final = {
    3: (Place.YOU, Place.RIGHT, Place.LEFT),
    4: (Place.YOU, Place.RIGHT, Place.TOP, Place.LEFT),
    5: (Place.YOU, Place.RIGHT, Place.FAR_RIGHT, Place.FAR_LEFT, Place.LEFT),
}
"""The seats in turn order, you first, by the number of players."""

ACROSS: Final = (Place.LEFT, Place.FAR_LEFT, Place.TOP, Place.FAR_RIGHT, Place.RIGHT)
"""The places of the others side by side as you see them, the leftmost first."""


def places(players: int) -> tuple[Place, ...]:
    """The seats in turn order, you first. Raises ValueError for other than 3, 4 or 5 players."""
    if players not in PLACES:
        raise ValueError(f"a table has 3, 4 or 5 players, not {players}")
    return PLACES[players]
