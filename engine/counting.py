"""Counting captured cards in threes (R5, R6)."""

from __future__ import annotations

from .cards import CardSet
from .pack import Pack


def in_threes(pack: Pack, cards: CardSet) -> int:
    """R5: the face values, less 2 for every full three and 1 for a remainder of one or two cards."""
    fulls, rest = divmod(cards.bit_count(), 3)
    return pack.value(cards) - 2 * fulls - (1 if rest else 0)
