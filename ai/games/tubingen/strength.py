"""The outlook of a hand of nineteen with a call or alone: features of its cards, and the card points that follow."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import erf, sqrt
from typing import Final

from ai.features import PLAIN, Weights, weighed_sum
from ai.features import features as counts
from engine import KINGS, LUNA, PAGAT, SKIZ, SUIT_CARDS, CardSet, Variant, card_set, parse_card
from engine.games.tubingen.contracts import RAUS, RUF
from engine.games.tubingen.prices import TubingenPrices
from engine.games.tubingen.strafen import of_hand
from engine.games.tubingen.tout import TAROCKS

from . import calibrated
from .discarding import LETTERS

HIGH: Final[CardSet] = card_set(parse_card(f"T{number}") for number in (18, 19, 20))
MIDDLE: Final[CardSet] = card_set(parse_card(f"T{number}") for number in range(13, 18))


def features(hand: CardSet) -> tuple[int, ...]:
    """Taroks, Ski, 21, 18 to 20, 13 to 17, 1, kings, queens; suits with no card, with one, kings aside."""
    return counts(hand, TAROCKS, HIGH, MIDDLE)


# Least squares over 3,000 deals in which each seat in turn was made declarer and the hand was simulated by the
# kernel's rules of thumb: a constant, then the features in their order.
BESIDE: Final[Weights] = (31.4, 1.43, 2.02, 3.74, 1.0, 0.39, 1.73, 2.87, 1.91, 1.99, 0.59)
"""Card points of a caller with his partner."""
LONE: Final[Weights] = (-0.5, 2.09, 3.25, 6.29, 1.03, 0.63, 2.77, 4.38, 2.19, 2.83, 1.11)
"""Card points of a lone player against three."""
SPREAD: Final = 8.8
"""Standard deviation of the card points about the estimate with a partner …"""
LONE_SPREAD: Final = 6.4
"""… and alone."""
BEST_SHARE: Final = 0.41
BEST_LEAST: Final = 7.4
"""The best opponent's part of all that is not the lone player's: a share, and so many points besides."""
BEST_SPREAD: Final = 7.3

WON: Final = 0.5
LOST: Final = 0.75
"""The part of a caller's result above the table's average: his partner wins with him, and loses nothing."""
ALONE: Final = 0.75
"""The same for a lone player."""


def points(weights: Weights, hand: CardSet) -> float:
    """The weighted sum of a hand's features."""
    return weighed_sum(weights, features(hand))


def own_strafen(hand: CardSet) -> int:
    """U32: the Strafen due to the hand."""
    return sum(strafe.value for strafe in of_hand(0, hand))


@dataclass(frozen=True, slots=True)
class TubingenOutlook:
    """The outlook of a contract: the chance to win it, card points, and game points against the table's average.

    ``reckoned`` is the chance before the corrections; the value is computed from it.
    """

    chance: float
    points: float
    value: float
    reckoned: float


def prices_of(variant: Variant) -> TubingenPrices:
    """The prices at the table.

    Raises:
        TypeError: it is no table of this game.
    """
    if not isinstance(variant.prices, TubingenPrices):
        raise TypeError(variant.key)
    return variant.prices


def beside(variant: Variant, hand: CardSet, more: float = 0.0) -> TubingenOutlook:
    """A ruf with this hand; ``more`` are card points beyond those of the hand alone."""
    return _beside(prices_of(variant), round(points(BESIDE, hand) + more, 1), own_strafen(hand))


@cache
def _beside(prices: TubingenPrices, mean: float, strafen: int) -> TubingenOutlook:
    """The outlook of a ruf with so many card points on average, and so much in Strafen."""
    chance = value = 0.0
    below = 0.0
    won_share, lost_share = (1.0, 1.0) if prices.zero_sum else (WON, LOST)
    for made in range(92):
        above = _below(made + 0.5, mean, SPREAD) if made < 91 else 1.0
        weight, below = above - below, above
        score = prices.score(RUF, made, 91 - made, strafen)
        won = prices.wins(RUF, made, 91 - made)
        chance += weight * won
        value += weight * score * (won_share if won else lost_share)
    return TubingenOutlook(calibrated.likely(calibrated.BESIDE, chance), mean, value, chance)


def alone(variant: Variant, hand: CardSet, concealed: bool = False) -> TubingenOutlook:
    """A raus with this hand; a ``concealed`` one is unknown to the opponents."""
    found = _alone(prices_of(variant), round(points(LONE, hand), 1), own_strafen(hand))
    item = calibrated.CONCEALED if concealed else calibrated.LONE
    return replace(found, chance=calibrated.likely(item, found.reckoned))


@cache
def _alone(prices: TubingenPrices, mean: float, strafen: int) -> TubingenOutlook:
    """The outlook of a raus with so many card points on average, and so much in Strafen."""
    share = 1.0 if prices.zero_sum else ALONE
    chance = value = 0.0
    below = 0.0
    for made in range(92):
        above = _below(made + 0.5, mean, LONE_SPREAD) if made < 91 else 1.0
        weight, below = above - below, above
        others = 91 - made
        best = min(BEST_SHARE * others + BEST_LEAST, others)
        wins = _below(made - 0.5, best, BEST_SPREAD)
        lost = max(round(best), made)
        score = wins * prices.score(RAUS, made, made - 1, strafen)
        score += (1 - wins) * prices.score(RAUS, made, lost, strafen)
        chance += weight * wins
        value += weight * score * share
    return TubingenOutlook(chance, mean, value, chance)


def _below(number: float, mean: float, spread: float) -> float:
    return 0.5 + 0.5 * erf((number - mean) / (spread * sqrt(2)))


def tout_losers(hand: CardSet) -> int:
    """The approximate losers of a hand that has to win all: the Ski never wins, low cards lose to higher ones."""
    losers = hand >> SKIZ & 1
    tarocks, out = hand & TAROCKS, TAROCKS & ~hand
    led = 0
    card = LUNA
    while hand >> card & 1 and card >= PAGAT:
        led += 1
        card -= 1
    left = max(out.bit_count() - round(2.2 * led), 0)
    if tarocks and left:
        losers += min(left, tarocks.bit_count() - led)
    for suit in PLAIN:
        held = hand & SUIT_CARDS[suit]
        top = SUIT_CARDS[suit].bit_length() - 1
        sure = 0
        while held >> top & 1 and SUIT_CARDS[suit] >> top & 1:
            sure += 1
            top -= 1
        losers += held.bit_count() - sure if held.bit_count() < 7 else max(3 - sure, 0)
    return losers


def top_tarocks(hand: CardSet) -> CardSet:
    """The cards among 18 to 21 that the hand holds."""
    return hand & (HIGH | 1 << LUNA)


def short_suits(hand: CardSet) -> str:
    """The letters of the suits with at most one card beside the king."""
    return "".join(LETTERS[suit] for suit in PLAIN if (hand & SUIT_CARDS[suit] & ~KINGS).bit_count() <= 1)
