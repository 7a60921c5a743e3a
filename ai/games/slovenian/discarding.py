"""The discard after the open talon: empty a suit, save points, keep guards; taroks are face up (S43)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ai.features import PLAIN
from engine import KINGS, QUEENS, SUIT_CARDS, TAROACE, TRULA, Card, CardSet, Suit, Variant, card_set, members, suit_of

EMPTY: Final = 2.2
"""Card points for a suit that the discard empties: it can be ruffed at once."""

NEARLY: Final = 0.9
"""Card points for a suit of which one card, not the king, is left."""

EACH: Final = 0.25
"""Card points that each further card of a suit without the king costs."""

SAVED: Final = 0.55
"""Share of a court card's points that it would otherwise have lost."""

GUARD: Final = 0.9
"""Card points for a small card that guards a queen; half of it for one beside a king."""

CALLED: Final = 1.4
"""Card points for the last card with which the called suit can be led."""

TAROK: Final = 2.0
"""Card points that a discarded tarok costs, and a tenth more for each one below it; it is also face up."""

ENOUGH: Final = 8
"""The number of suit cards of least worth that are considered."""


def ranked_discards(variant: Variant, hand: CardSet, count: int, called: Card | None) -> list[tuple[float, CardSet]]:
    """Legal discards of a hand with their worth in card points, best first: taroks only if suit cards run out."""
    suits = hand & ~(KINGS | TAROACE)
    forced, pool = 0, members(suits)
    if suits.bit_count() < count:
        forced, pool = suits, members(hand & TAROACE & ~TRULA)
    missing = count - forced.bit_count()
    options = [forced | card_set(chosen) for chosen in combinations(pool, missing)]
    ranked = [(discard_worth(variant.pack.values, hand, cards, called), cards) for cards in options]
    return sorted(ranked, key=lambda row: (-row[0], row[1]))


def best_discard(variant: Variant, hand: CardSet, count: int, called: Card | None) -> CardSet:
    """The discard with the most worth."""
    return ranked_discards(variant, hand, count, called)[0][1]


def discard_worth(values: tuple[int, ...], hand: CardSet, cards: CardSet, called: Card | None) -> float:
    """The worth of a discard in card points."""
    worth = sum(SAVED * (values[card] - 1) for card in members(cards & ~TAROACE))
    first = members(TAROACE)[0]
    worth -= sum(TAROK + 0.1 * TAROK * (card - first) for card in members(cards & TAROACE))
    left = hand & ~cards
    return worth + sum(suit_worth(left & SUIT_CARDS[s], bool(hand & SUIT_CARDS[s]), s, called) for s in PLAIN)


def suit_worth(left: CardSet, held: bool, suit: Suit, called: Card | None) -> float:
    """The worth of the rest of a suit besides its points; ``held``: there was a card of it before."""
    count = left.bit_count()
    if not held or not count:
        return EMPTY - (0.6 if held and called is not None and suit_of(called) is suit else 0.0)
    if left & KINGS:
        return 0.5 * GUARD * min(count - 1, 1) + (0.6 if count <= 2 else 0.0)
    if called is not None and suit_of(called) is suit:
        return CALLED + (GUARD if left & QUEENS else 0.0)
    guarded = GUARD if left & QUEENS and count >= 2 else 0.0
    return (NEARLY if count == 1 else -EACH * count) + guarded
