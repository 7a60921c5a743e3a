"""Hands that avoid tricks: what may be forced to take one, the chance of a beggar, and what a klop should come to."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ai.games.slovenian.strength import PLAIN
from engine import LUNA, SKIZ, SUIT_CARDS, TAROACE, Card, CardSet, Variant, members, suit_of, tarok_number

# The weights were found by playing out dealt hands with everybody avoiding tricks: for beggar by logistic regression
# over 11,600 hands of four and 1,700 of three players that might be played so, for klop by least squares over all.
BEGGAR: Final[Sequence[float]] = (3.36, -0.123, -0.062, -0.067, -1.157, -0.402, -0.03, -0.006, -0.048, -2.5, -1.679)
BEGGAR_OF_THREE: Final[Sequence[float]] = (
    3.79, -0.139, -0.174, -0.139, -3.82, -0.268, -0.045, -0.022, -0.179, -3.0, -3.046,
)  # fmt: skip
KLOP: Final[Sequence[float]] = (63.5, -1.06, -0.34, -0.33, -6.74, -5.56, -0.26, -0.18, -0.32, -9.03, -6.43)
KLOP_OF_THREE: Final[Sequence[float]] = (66.0, -1.1, -0.63, -0.42, -1.58, -7.8, -0.19, -0.48, 0.95, -12.66, -8.36)

OPEN: Final = 0.7
"""By how much, in the logarithm of the odds, an open hand is harder to play."""

SURE_TRICK: Final = 0.8
"""The chance that the highest card of a suit takes a trick, and no other card that would have to be played then."""

MOST: Final = 60.0
"""Game points that no klop is better or worse than the table's average by."""


def holes(hand: CardSet, pack: CardSet) -> tuple[int, ...]:
    """What may be forced to take a trick.

    How many cards of its suit lie below the lowest card, the second and the others, those in the own hand not counted,
    over all suits; suits without a card, which have to be trumped; the taroks, how many lie below them, the lowest
    and the highest one; škis and mond.
    """
    gaps = [0, 0, 0]
    voids = 0
    for suit in PLAIN:
        own = places(hand, pack & SUIT_CARDS[suit])
        voids += not own
        for number, place in enumerate(own):
            gaps[min(number, 2)] += place - number
    taroks = [tarok_number(card) for card in members(hand & TAROACE)]
    below = sum(number - 1 - place for place, number in enumerate(taroks))
    ends = (taroks[0], taroks[-1]) if taroks else (0, 0)
    return (*gaps, voids, len(taroks), below, *ends, hand >> SKIZ & 1, hand >> LUNA & 1)


def places(hand: CardSet, suit: CardSet) -> list[int]:
    """The places of the own cards in a suit, counted from its lowest one."""
    return [place for place, card in enumerate(members(suit)) if hand >> card & 1]


def exposed(hand: CardSet, pack: CardSet) -> tuple[Card, ...]:
    """The cards under which the hand has too few low ones: with two or more strange cards below them, and taroks."""
    found = []
    for suit in PLAIN:
        cards = members(pack & SUIT_CARDS[suit])
        found += [
            cards[place] for number, place in enumerate(places(hand, pack & SUIT_CARDS[suit])) if place > number + 1
        ]
    return (*found, *members(hand & TAROACE))


def _linear(weights: Sequence[float], hand: CardSet, variant: Variant) -> float:
    counted = holes(hand, variant.pack.cards)
    return weights[0] + sum(weight * count for weight, count in zip(weights[1:], counted, strict=True))


def beggar_chance(variant: Variant, hand: CardSet, *, shown: bool = False) -> float:
    """The chance that a hand takes no trick; ``shown`` if it lies open."""
    weights = BEGGAR if variant.holders == 4 else BEGGAR_OF_THREE
    odds = _linear(weights, hand, variant) - (OPEN if shown else 0.0)
    if hand >> SKIZ & 1:
        return 0.0
    return 1 / (1 + exp(-odds))


def piccolo_chance(variant: Variant, hand: CardSet) -> float:
    """The chance that a hand takes exactly one trick: one sure winner, and everything else low."""
    highest = [card for card in members(hand) if not SUIT_CARDS[suit_of(card)] & -(2 << card)]
    rest = [beggar_chance(variant, hand & ~(1 << card)) for card in highest]
    return SURE_TRICK * max(rest, default=0.0)


def klop_worth(variant: Variant, hand: CardSet) -> float:
    """Game points against the average of the table that a hand should come to in a klop."""
    weights = KLOP if variant.holders == 4 else KLOP_OF_THREE
    return min(max(_linear(weights, hand, variant), -MOST), MOST)
