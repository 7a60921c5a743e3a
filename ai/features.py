"""The features of a hand: counts of its cards, and the sum of so many weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import KINGS, LUNA, PAGAT, QUEENS, SKIZ, SUIT_CARDS, CardSet, Suit

PLAIN: Final = tuple(suit for suit in Suit if suit is not Suit.TAROK)

Weights = Sequence[float]
"""A constant, then one weight for each of the `features`."""


def features(hand: CardSet, taroks: CardSet, high: CardSet, middle: CardSet) -> tuple[int, ...]:
    """Taroks, the highest two, those called high and middle, the lowest, kings, queens; suits with no card, with one,
    kings aside."""
    lengths = [(hand & SUIT_CARDS[suit] & ~KINGS).bit_count() for suit in PLAIN]
    return (
        (hand & taroks).bit_count(),
        hand >> SKIZ & 1,
        hand >> LUNA & 1,
        (hand & high).bit_count(),
        (hand & middle).bit_count(),
        hand >> PAGAT & 1,
        (hand & KINGS).bit_count(),
        (hand & QUEENS).bit_count(),
        lengths.count(0),
        lengths.count(1),
    )


def weighed_sum(weights: Weights, counted: Sequence[int]) -> float:
    """The constant and each count times its weight."""
    return weights[0] + sum(weight * count for weight, count in zip(weights[1:], counted, strict=True))
