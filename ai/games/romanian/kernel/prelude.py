"""Fast estimates before the play: the worth of a hand, the king it calls, its discard."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ai.kernel.bits import HONOURS, KINGS, MOND, PAGAT, QUEENS, SKIZ, SUIT, count, highest, thirds

HIGH: Final = 0xF << 16
"""XVII … XX."""
MIDDLE: Final = 0x1F << 11
"""XII … XVI."""


def strength(suits: i64, taroks: i64, weights: list[float]) -> float:
    """Card points that a hand promises: a constant, then one weight for each feature as in ``ai.strength``."""
    voids: i64 = 0
    singles: i64 = 0
    suit: i64 = SUIT
    at: i64 = 0
    while at < 4:
        length: i64 = count(suits & suit & ~KINGS)
        if length == 0:
            voids += 1
        elif length == 1:
            singles += 1
        suit = suit << 14
        at += 1
    return (
        weights[0]
        + weights[1] * float(count(taroks))
        + weights[2] * float(count(taroks & SKIZ))
        + weights[3] * float(count(taroks & MOND))
        + weights[4] * float(count(taroks & HIGH))
        + weights[5] * float(count(taroks & MIDDLE))
        + weights[6] * float(count(taroks & PAGAT))
        + weights[7] * float(count(suits & KINGS))
        + weights[8] * float(count(suits & QUEENS))
        + weights[9] * float(voids)
        + weights[10] * float(singles)
    )


def likelihood(points: float, goal: float, spread: float) -> float:
    """The chance that points about that mean reach the goal."""
    return 1.0 / (1.0 + exp(-1.702 * (points - goal + 0.5) / spread))


def called_king(suits: i64) -> i64:
    """The king that a hand calls: one it does not hold, of a short suit, best with the queen (R35)."""
    best: i64 = 0
    most: i64 = -100
    suit: i64 = SUIT
    king: i64 = 1 << 13
    at: i64 = 0
    while at < 4:
        if not suits & king:
            length: i64 = count(suits & suit)
            value: i64 = 0 if length == 0 else 8 - 2 * length if length > 2 else 6
            if suits & (king >> 1):
                value += 3
            if value > most:
                most = value
                best = king
        suit = suit << 14
        king = king << 14
        at += 1
    return best if best else highest(suits & KINGS)


def laid_away(suits: i64, taroks: i64, number: i64, called: i64) -> tuple[i64, i64]:
    """The discard of a hand (R46 … R48): points that would be lost, and suits that can be emptied."""
    laid_s: i64 = 0
    laid_t: i64 = 0
    left: i64 = number
    while left > 0:
        card: i64 = _next_away(suits & ~laid_s, called)
        laid_s |= card
        if not card:
            low: i64 = taroks & ~laid_t & ~HONOURS
            laid_t |= low & -low
        left -= 1
    return laid_s, laid_t


def _next_away(suits: i64, called: i64) -> i64:
    """The suit card to discard next, 0 if there is none but kings."""
    best: i64 = 0
    most: i64 = -1000
    suit: i64 = SUIT
    at: i64 = 0
    while at < 4:
        cards: i64 = suits & suit & ~KINGS
        if cards:
            length: i64 = count(cards)
            kings: i64 = suits & suit & KINGS
            base: i64 = 12 - 4 * length
            if suit & called and not kings:
                base = -6 if length == 1 else base - 2
            elif kings:
                base -= 3
            rest: i64 = cards
            while rest:
                card: i64 = rest & -rest
                rest ^= card
                value: i64 = base + thirds(card, 0)
                if kings and card & QUEENS:
                    value -= 6
                if value > most:
                    most = value
                    best = card
        suit = suit << 14
        at += 1
    return best


def losers(suits: i64) -> i64:
    """The number of cards of a hand that are neither taroks nor kings."""
    return count(suits & ~KINGS)
