"""What a hand is worth: features of twelve cards, and the card points and chances that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from engine import KINGS, LUNA, PAGAT, SKIZ, SUIT_CARDS, TAROACE, CardSet, Suit, Variant, card_set, parse_card

PLAIN: Final = tuple(suit for suit in Suit if suit is not Suit.TAROK)
HIGH: Final[CardSet] = card_set(parse_card(f"T{number}") for number in (17, 18, 19, 20))
MIDDLE: Final[CardSet] = card_set(parse_card(f"T{number}") for number in (12, 13, 14, 15, 16))
QUEENS: Final[CardSet] = card_set(parse_card(letter + "Q") for letter in "HDCS")


@dataclass(frozen=True, slots=True)
class Features:
    """The countable things about a hand: numbers of cards, and of suits that are void or hold one card but the king."""

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
# `benchmarks/bots.py --fit` prints them. Constant first, then the features in the order of ``Features.row``.
Weights = tuple[float, ...]

PARTNERED: Final[Weights] = (17.26, 1.14, 6.6, 4.47, 0.97, 0.33, 2.46, 2.17, -0.73, 2.91, 0.43)
"""Card points of the declarer's side with a partner, by the declarer's hand after the discard, which is not counted."""

LONE: Final[Weights] = (-9.11, 2.11, 6.55, 5.9, 1.48, 0.52, 2.36, 4.51, 0.64, 2.95, -0.34)
"""The same for a lone declarer against three."""

LONE_OF_THREE: Final[Weights] = (-6.0, 3.0, 4.0, 3.0, 1.4, 0.6, 0.6, 3.6, 0.8, 1.0, 0.4)
"""The same in Taper, against two."""

AGAINST: Final[Weights] = (49.92, -0.72, -5.39, -4.08, -1.11, -0.22, -1.63, -1.09, 0.23, -3.88, -0.72)
"""Card points of the declarer's side by the hand of one of its opponents, four players."""

AGAINST_LONE: Final[Weights] = (29.7, -0.56, -2.3, -2.03, -0.71, -0.32, -0.83, -0.95, -0.26, -1.59, -0.41)
"""The same against a lone declarer."""

BESIDE: Final[Weights] = (29.81, 0.7, 3.89, 4.43, 1.09, 0.29, 1.79, 0.96, -0.1, 1.81, -0.17)
"""Card points of the declarer's side by the hand of the partner."""

AGAINST_OF_THREE: Final[Weights] = (50.0, -1.9, -2.0, -1.5, -0.8, -0.3, 0.0, -2.5, -0.4, -0.5, -0.2)
"""The same in Taper."""

SPREAD: Final = 8.5
"""Standard deviation of the card points about these estimates."""


def estimate(weights: Weights, hand: CardSet) -> float:
    """The card points that the weights give for a hand."""
    return weights[0] + sum(weight * count for weight, count in zip(weights[1:], features(hand).row(), strict=True))


def chance(points: float, target: int, spread: float = SPREAD) -> float:
    """The chance that points about that mean reach the target."""
    return 0.5 + 0.5 * erf((points - target + 0.5) / (spread * sqrt(2)))


def target(variant: Variant) -> int:
    """R89, T1: the card points with which the declarer's side wins: more than half of the pack."""
    size = variant.pack.size
    return (variant.pack.value(variant.pack.cards) - 2 * (size // 3)) // 2 + 1


def declarer_weights(variant: Variant, alone: bool) -> Weights:
    """The weights for a declarer of that game."""
    if variant.players == 3:
        return LONE_OF_THREE
    return LONE if alone else PARTNERED


TALON_GAIN: Final[Mapping[int, float]] = {0: 0.0, 1: 3.5, 2: 6.4, 3: 8.5}
"""Card points that taking that many talon cards and discarding as many adds on average to a dealt hand."""

LEFT_IN_TALON: Final = 0.0
"""Card points that the closed talon of a solo costs against the weights, which were found with a talon taken."""


def dealt_points(variant: Variant, hand: CardSet, talon_cards: int, alone: bool) -> float:
    """The card points that a dealt hand promises in a contract which takes that many talon cards."""
    return estimate(declarer_weights(variant, alone), hand) + TALON_GAIN[talon_cards]


def top_taroace(hand: CardSet) -> CardSet:
    """Those of skiz, luna, XX, XIX that the hand holds."""
    return hand & (1 << SKIZ | 1 << LUNA | HIGH & ~card_set(parse_card(f"T{number}") for number in (17, 18)))


def short_suits(hand: CardSet) -> str:
    """The letters of the suits with at most one card beside the king."""
    return "".join("HDCS"[suit] for suit in PLAIN if (hand & SUIT_CARDS[suit] & ~KINGS).bit_count() <= 1)


def partner_weights() -> Weights:
    """The weights for the holder of the called king."""
    return BESIDE


def against_weights(variant: Variant, lone: bool) -> Weights:
    """The weights for an opponent of the declarer; ``lone`` when everybody knows that the declarer is alone."""
    if variant.players == 3:
        return AGAINST_OF_THREE
    return AGAINST_LONE if lone else AGAINST
