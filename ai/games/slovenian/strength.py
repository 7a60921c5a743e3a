"""The worth of a declarer's hand: features of its cards, and the card points that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from math import erf, sqrt
from typing import Final

from ai.features import PLAIN, Weights, weighed_sum
from ai.features import features as counts
from engine import KINGS, SUIT_CARDS, TAROACE, CardSet, Variant, card_set, parse_card

LETTERS: Final = "HDCS"
HIGH: Final[CardSet] = card_set(parse_card(f"T{number}") for number in (17, 18, 19, 20))
MIDDLE: Final[CardSet] = card_set(parse_card(f"T{number}") for number in (12, 13, 14, 15, 16))


def features(hand: CardSet) -> tuple[int, ...]:
    """Taroks, škis, mond, XVII to XX, XII to XVI, pagat, kings, queens; suits with no card, with one, kings aside."""
    return counts(hand, TAROACE, HIGH, MIDDLE)


def estimate(weights: Weights, hand: CardSet) -> float:
    """The weighted sum of a hand's features."""
    return weighed_sum(weights, features(hand))


# The weights are least squares over 3,000 deals in which each seat in turn was made declarer and the hand was simulated
# by the kernel's rules of thumb: a constant, then the features in their order.
DEALT_BESIDE: Final[Mapping[int, Weights]] = {
    1: (17.7, 2.75, 3.96, 3.53, 1.03, 0.3, 1.59, 2.43, 0.96, -0.07, -0.28),
    2: (20.2, 2.82, 3.93, 3.36, 0.96, 0.19, 1.59, 2.43, 0.88, -0.18, -0.35),
    3: (22.4, 2.63, 3.92, 3.72, 0.98, 0.32, 1.77, 2.28, 1.06, 0.18, -0.1),
}
"""Card points of a declarer with a partner by his dealt hand, by the number of talon cards that he takes."""

DEALT_LONE: Final[Mapping[int, Weights]] = {
    0: (-10.1, 2.77, 6.58, 5.8, 1.01, 0.46, 1.7, 3.01, 1.16, 1.81, 0.85),
    1: (-4.8, 2.97, 5.98, 5.22, 1.13, 0.32, 1.47, 3.15, 1.17, 2.0, 0.81),
    2: (-1.7, 2.96, 5.96, 5.45, 1.17, 0.38, 1.91, 3.07, 1.12, 1.74, 0.75),
    3: (0.3, 3.0, 6.01, 6.01, 1.34, 0.59, 2.01, 3.19, 1.29, 1.49, 0.76),
}
"""The same of a declarer alone against three."""

DEALT_OF_THREE: Final[Mapping[int, Weights]] = {
    0: (-9.8, 2.95, 5.45, 4.9, 0.22, 0.36, 2.41, 3.7, 2.0, -0.56, 0.3),
    1: (-4.6, 3.08, 4.91, 4.49, 0.37, 0.28, 2.26, 3.65, 1.64, -0.6, -0.15),
    2: (-0.8, 2.91, 4.93, 4.5, 0.43, 0.35, 2.61, 3.66, 1.59, -0.34, -0.3),
    3: (1.2, 2.94, 4.73, 4.5, 0.48, 0.35, 2.65, 3.65, 1.56, -0.47, -0.47),
}
"""The same against two (S75)."""

HELD_BESIDE: Final[Weights] = (9.8, 2.9, 4.55, 4.16, 1.18, 0.28, 1.97, 2.51, 0.98, -0.19, -0.21)
"""Card points of a declarer with a partner by his hand after the discard, which is not counted."""
HELD_LONE: Final[Weights] = (-12.6, 3.17, 6.72, 6.11, 1.26, 0.43, 1.92, 3.48, 1.33, 1.1, 0.17)
"""The same of a declarer alone against three …"""
HELD_OF_THREE: Final[Weights] = (-12.3, 3.19, 5.59, 5.01, 0.4, 0.31, 2.58, 3.92, 2.19, -1.11, -0.22)
"""… and against two."""

SPREAD: Final = 9.7
"""Standard deviation of the card points about these estimates with a partner, whose hand is unknown …"""
LONE_SPREAD: Final = 7.6
"""… and for a declarer alone."""

UNKNOWN: Final = 2.5
"""Card points that a declarer with a partner makes beyond the kernel's simulations: there the opponents know each
other from the first card on."""


def points_beside(hand: CardSet, talon_cards: int) -> float:
    """The card points that a dealt hand promises with a partner and so many cards from the talon."""
    return estimate(DEALT_BESIDE[talon_cards], hand) + UNKNOWN


def alone_points(variant: Variant, hand: CardSet, talon_cards: int) -> float:
    """The same alone."""
    table = DEALT_LONE if variant.holders == 4 else DEALT_OF_THREE
    return estimate(table[talon_cards], hand)


def held_points(variant: Variant, hand: CardSet, *, alone: bool) -> float:
    """The card points that a hand promises in the play, its discard not counted."""
    if variant.holders == 3:
        return estimate(HELD_OF_THREE, hand)
    return estimate(HELD_LONE, hand) if alone else estimate(HELD_BESIDE, hand) + UNKNOWN


def win_chance(points: float, goal: int, spread: float) -> float:
    """The chance that points about that mean reach the goal."""
    return 0.5 + 0.5 * erf((points - goal + 0.5) / (spread * sqrt(2)))


def top_taroks(hand: CardSet) -> CardSet:
    """The cards among škis, mond, XX and XIX that the hand holds."""
    return hand & card_set(parse_card(f"T{number}") for number in (19, 20, 21, 22))


def short_suits(hand: CardSet) -> str:
    """The letters of the suits with at most one card beside the king."""
    return "".join(LETTERS[suit] for suit in PLAIN if (hand & SUIT_CARDS[suit] & ~KINGS).bit_count() <= 1)
