"""The shapes of the pointer: each says the effect of a press."""

from __future__ import annotations

from enum import Enum


class Cursor(Enum):
    """A shape that every system has."""

    ARROW = "arrow"
    """A press means nothing."""
    HAND = "hand"
    """Something is done, chosen or taken hold of."""
    BARRED = "barred"
    """A card that may not be played now."""
    CROSS = "cross"
    """A place is chosen: where the pack is cut."""
    BEAM = "beam"
    """Letters go there."""
