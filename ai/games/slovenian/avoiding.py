"""Hands that avoid tricks: the cards that may be forced to take one, the chance of berač, and the worth in a klop."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ai.features import PLAIN
from engine import KINGS, LUNA, SKIZ, SUIT_CARDS, TAROACE, Card, CardSet, Variant, members, suit_of, tarok_number

# For berač by logistic regression over 1,650 hands of four with *club* at every seat, one of which had to play berač,
# and over 900 simulated hands of three. Simulated play promises too much: of hands that make it two times in
# three there, declarers at a table make two in five. For klop by least squares over simulated hands.
Weights = Sequence[float]
"""A constant, then one weight for each of `holes`."""
BEGGAR: Final[Weights] = (2.37, -0.039, -0.016, -0.039, -0.918, -0.449, -0.09, 0.003, 0.043, -2.5, 0.172, -0.587)
BEGGAR_OF_THREE: Final[Weights] = (1.2, -0.2, -0.01, -0.03, -0.5, -0.38, -0.1, 0.08, -0.05, -2.5, -0.72, -0.1)
KLOP: Final[Weights] = (65.2, -0.87, -0.11, 0.02, -6.34, -5.66, -0.27, -0.17, -0.5, -5.3, -5.24, -3.94)
KLOP_OF_THREE: Final[Weights] = (65.0, -1.2, -0.52, -0.37, -4.24, -6.7, -0.27, -0.18, 0.85, -7.26, -8.58, -2.36)

OPEN: Final = 0.7
"""The loss for an open hand, in the logarithm of the odds."""

SURE_TRICK: Final = 0.8
"""The chance that the highest card of a suit takes a trick, and no other card that would have to be played then."""

MOST: Final = 60.0
"""The most game points by which a klop differs from the table's average."""


def holes(hand: CardSet, pack: CardSet) -> tuple[int, ...]:
    """The features of a hand that may be forced to take a trick.

    The cards of each suit below the lowest card, the second and the others, those in the own hand not counted, over all
    suits; suits without a card, which have to be ruffed; the taroks, the number of those below them, the lowest and the
    highest one; škis, mond and kings.
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
    return (*gaps, voids, len(taroks), below, *ends, hand >> SKIZ & 1, hand >> LUNA & 1, (hand & KINGS).bit_count())


def places(hand: CardSet, suit: CardSet) -> list[int]:
    """The places of the own cards in a suit, counted from its lowest one."""
    return [place for place, card in enumerate(members(suit)) if hand >> card & 1]


def exposed(hand: CardSet, pack: CardSet) -> tuple[Card, ...]:
    """The cards under which the hand has too few low ones: with two or more others' cards below them, and taroks."""
    found = []
    for suit in PLAIN:
        cards = members(pack & SUIT_CARDS[suit])
        found += [
            cards[place] for number, place in enumerate(places(hand, pack & SUIT_CARDS[suit])) if place > number + 1
        ]
    return (*found, *members(hand & TAROACE))


def _linear(weights: Weights, hand: CardSet, variant: Variant) -> float:
    counted = holes(hand, variant.pack.cards)
    return weights[0] + sum(weight * count for weight, count in zip(weights[1:], counted, strict=True))


def beggar_chance(variant: Variant, hand: CardSet, *, shown: bool = False) -> float:
    """The chance that a hand takes no trick; ``shown`` if it is open."""
    weights = BEGGAR if variant.holders == 4 else BEGGAR_OF_THREE
    odds = _linear(weights, hand, variant) - (OPEN if shown else 0.0)
    if hand >> SKIZ & 1:
        return 0.0
    return 1 / (1 + exp(-odds))


def piccolo_chance(variant: Variant, hand: CardSet) -> float:
    """The chance that a hand takes exactly one trick: one sure winner, and all other cards low."""
    highest = [card for card in members(hand) if not SUIT_CARDS[suit_of(card)] & -(2 << card)]
    rest = [beggar_chance(variant, hand & ~(1 << card)) for card in highest]
    return SURE_TRICK * max(rest, default=0.0)


def klop_worth(variant: Variant, hand: CardSet) -> float:
    """The game points against the table's average expected from a hand in a klop."""
    weights = KLOP if variant.holders == 4 else KLOP_OF_THREE
    return min(max(_linear(weights, hand, variant), -MOST), MOST)
