"""The worth of a hand: features of twelve cards, and the card points and chances that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from engine import KINGS, LUNA, PAGAT, QUEENS, SKIZ, SUIT_CARDS, TAROACE, CardSet, Suit, Variant, card_set, parse_card

PLAIN: Final = tuple(suit for suit in Suit if suit is not Suit.TAROK)
HIGH: Final[CardSet] = card_set(parse_card(f"T{number}") for number in (17, 18, 19, 20))
MIDDLE: Final[CardSet] = card_set(parse_card(f"T{number}") for number in (12, 13, 14, 15, 16))


@dataclass(frozen=True, slots=True)
class Features:
    """The counts of a hand: numbers of cards, and of suits that are void or hold one card other than the king."""

    taroace: int
    skiz: int
    luna: int
    high: int
    middle: int
    pagat: int
    kings: int
    queens: int
    voids: int
    singletons: int

    def row(self) -> tuple[int, ...]:
        """The features in the order of the weights."""
        return (
            self.taroace,
            self.skiz,
            self.luna,
            self.high,
            self.middle,
            self.pagat,
            self.kings,
            self.queens,
            self.voids,
            self.singletons,
        )


def features(hand: CardSet) -> Features:
    """The features of a hand."""
    lengths = [(hand & SUIT_CARDS[suit] & ~KINGS).bit_count() for suit in PLAIN]
    return Features(
        taroace=(hand & TAROACE).bit_count(),
        skiz=hand >> SKIZ & 1,
        luna=hand >> LUNA & 1,
        high=(hand & HIGH).bit_count(),
        middle=(hand & MIDDLE).bit_count(),
        pagat=hand >> PAGAT & 1,
        kings=(hand & KINGS).bit_count(),
        queens=(hand & QUEENS).bit_count(),
        voids=lengths.count(0),
        singletons=lengths.count(1),
    )


# The weights are least squares over self-played hands in which each seat in turn was made declarer, whatever it held:
# `benchmarks/strength.py` prints them. Constant first, then the features in the order of ``Features.row``.
Weights = tuple[float, ...]

PARTNERED: Final[Weights] = (16.3, 1.42, 6.07, 4.5, 1.06, 0.36, 2.07, 2.44, -0.2, 2.57, 0.09)
"""Card points of the declarer's side with a partner, by the declarer's hand after the discard, which is not counted."""

LONE: Final[Weights] = (-9.0, 1.96, 6.72, 5.54, 1.26, 0.41, 1.96, 4.16, 0.8, 3.6, 0.07)
"""The same for a lone declarer against three."""

LONE_OF_THREE: Final[Weights] = (-6.5, 1.31, 6.96, 5.81, 1.03, 0.18, 2.54, 2.9, 0.0, 4.6, 0.6)
"""The same in Taper, against two."""

AGAINST: Final[Weights] = (47.4, -0.24, -4.17, -3.0, -0.8, -0.26, -0.93, -0.53, 0.08, -3.88, -0.56)
"""Card points of the declarer's side by the hand of one of its opponents, four players. Found with all players bidding
freely (``--natural``), the constant then lowered from 48.0 until contras were as many as still pay: 234 in 15,000
hands, 130 of them lost by the declarer, 0.7 game points each for the opponents."""

AGAINST_LONE: Final[Weights] = (39.5, -0.38, -2.25, -1.22, -0.48, 0.04, -0.17, -0.21, -0.11, -2.68, -0.16)
"""The same against a lone declarer."""

BESIDE: Final[Weights] = (35.7, 0.79, 4.79, 4.13, 1.11, 0.44, 1.49, 1.47, 0.61, 1.47, 0.16)
"""Card points of the declarer's side by the hand of the partner."""

AGAINST_OF_THREE: Final[Weights] = (42.9, 0.15, -3.04, -2.91, -0.22, -0.25, -0.42, 1.14, 0.38, -4.15, -0.65)
"""The same in Taper."""

SPREAD: Final = 9.5
"""Standard deviation of the card points about these estimates with a partner, whose hand is unknown."""

OTHERS_SPREAD: Final = 8.6
"""The same for the estimate of a partner or an opponent from his hand."""

DECLARED: Final = 2.6
"""Card points that a declarer's declaration of taroks adds to the others' expectation."""

PER_LEVEL: Final = 0.9
"""The same for each level above the first: a declarer who pays for another group has the hand for it."""

LONE_SPREAD: Final = 6.5
"""The same for a lone declarer's own estimate."""


def estimate(weights: Weights, hand: CardSet) -> float:
    """The card points of a hand by the weights."""
    return weights[0] + sum(weight * count for weight, count in zip(weights[1:], features(hand).row(), strict=True))


def chance(points: float, goal: int, spread: float = SPREAD) -> float:
    """The chance that points about that mean reach the target."""
    return 0.5 + 0.5 * erf((points - goal + 0.5) / (spread * sqrt(2)))


def declarer_weights(variant: Variant, alone: bool) -> Weights:
    """The weights for a declarer of that game."""
    if variant.players == 3:
        return LONE_OF_THREE
    return LONE if alone else PARTNERED


TALON_GAIN: Final[Mapping[int, tuple[float, ...]]] = {3: (0.0, 5.5, 11.3, 16.0), 4: (0.0, 4.3, 8.4, 11.5)}
"""Card points that taking 0, 1, 2 or 3 talon cards and discarding as many adds on average to a dealt hand, by the
number of players: `benchmarks/strength.py` prints it."""


def talon_gain(variant: Variant, cards: int) -> float:
    """The average addition of that many talon cards."""
    return TALON_GAIN[variant.players][cards]


def dealt_points(variant: Variant, hand: CardSet, talon_cards: int, alone: bool) -> float:
    """The card points that a dealt hand promises in a contract which takes that many talon cards."""
    return estimate(declarer_weights(variant, alone), hand) + talon_gain(variant, talon_cards)


def top_taroace(hand: CardSet) -> CardSet:
    """The cards among skiz, luna, XX, XIX that the hand holds."""
    return hand & (1 << SKIZ | 1 << LUNA | HIGH & ~card_set(parse_card(f"T{number}") for number in (17, 18)))


def short_suits(hand: CardSet) -> str:
    """The letters of the suits with at most one card beside the king."""
    return "".join("HDCS"[suit] for suit in PLAIN if (hand & SUIT_CARDS[suit] & ~KINGS).bit_count() <= 1)


def against_weights(variant: Variant, lone: bool) -> Weights:
    """The weights for an opponent of the declarer; ``lone`` if the declarer is known to be alone."""
    if variant.players == 3:
        return AGAINST_OF_THREE
    return AGAINST_LONE if lone else AGAINST
