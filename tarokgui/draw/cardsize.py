"""The proportions of a card, and of its corner that is shown enlarged. Pure."""

from __future__ import annotations

from typing import Final

CARD_W, CARD_H = 110, 200
"""A card of the hand where there is room, in units ``u``; all others have its proportions."""
ASPECT: Final = CARD_W / CARD_H


def card_width(height: int) -> int:
    """The width of a card *height* pixels high."""
    return round(height * ASPECT)
