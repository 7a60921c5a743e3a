"""The proportions of a card, and of its corner that is shown enlarged. Pure."""

from __future__ import annotations

from typing import Final

CARD_W, CARD_H = 110, 200
"""A card of the hand where there is room, in units ``u``; all others have its proportions."""
ASPECT: Final = CARD_W / CARD_H
CORNER: Final = 1.5
"""An open card of the talon's rest shows its upper corner, so many times as large."""


def card_width(height: int) -> int:
    """The width of a card *height* pixels high."""
    return round(height * ASPECT)


def corner_size(card: tuple[int, int]) -> tuple[int, int]:
    """The size of the whole card, in pixels, whose corner fills a small *card*."""
    return round(card[0] * CORNER), round(card[1] * CORNER)
