"""The dealer's two cards as a decision: the best pairs with their reasons (U7)."""

from __future__ import annotations

from typing import Final

from ai.features import PLAIN
from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import KINGS, SUIT_CARDS, TAROACE, CardSet, Discard, View, card_name

from .discarding import LETTERS, ranked_discards

SHOWN: Final = 8
"""The number of pairs that are ranked."""


def lay_away(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """The best pairs in card points."""
    ranked = ranked_discards(view.table.variant.pack.values, view.hand)[:SHOWN]
    return [weighed(Discard(cards), worth, discard_reasons(view, cards)) for worth, cards in ranked]


def discard_reasons(view: View, cards: CardSet) -> list[Reason]:
    """The reasons for these two."""
    found: list[Reason] = []
    pack = view.table.variant.pack
    kept = view.hand & ~cards
    for suit in PLAIN:
        gone, left = cards & SUIT_CARDS[suit], kept & SUIT_CARDS[suit]
        if gone and not left and kept & TAROACE:
            found.append(because(Why.EMPTIES_SUIT, 3.0, suit=LETTERS[suit]))
        court = left & (KINGS | KINGS >> 1)
        if court and left != court:
            low = court & -court
            if left & low - 1:
                found.append(because(Why.KEEPS_GUARD, 0.6, card=card_name(low.bit_length() - 1)))
    saved = pack.value(cards) // pack.parts
    if saved > 1:
        found.append(because(Why.SAVES_POINTS, 0.5 * saved, points=saved))
    if cards & TAROACE:
        found.append(because(Why.TAROC_FORCED, 2.0))
    return found
