"""Cards as bits: the 54 cards of the Romanian pack in one 64-bit number, and the small questions asked of such sets.

Bits 0 … 31 are hearts, diamonds, clubs and spades, eight each from the lowest pip to the king; bits 32 … 53 the taroace
from the pagat to the skiz. Among cards of one suit, and between a suit and the taroace, the greater number wins.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
"""Whether this package runs as machine code (`build/accelerate.py`); the decisions are the same."""

SUIT: Final = 0xFF
TRUMPS: Final = 0x3FFFFF << 32
PAGAT: Final = 1 << 32
LUNA: Final = 1 << 52
SKIZ: Final = 1 << 53
TRULA: Final = 1 << 32 | 1 << 52 | 1 << 53
SMALL: Final = 0x1FE << 32
"""II … IX, the taroace that claim skiz or luna when led (R87)."""
BIG: Final = 1 << 41
"""X: from here on a led tarok denies them."""
KINGS: Final = 0x80808080
QUEENS: Final = 0x40404040
HORSES: Final = 0x20202020
JACKS: Final = 0x10101010
FIVES: Final = 0x80808080 | 1 << 32 | 1 << 52 | 1 << 53
ONES: Final = 0x0F0F0F0F | 0x0FFFFE << 32
"""Cards of face value 1 (R4): II … XX and the pips."""
PACK: Final = (1 << 54) - 1

_FIVES: Final = 0x5555555555555555
_THREES: Final = 0x3333333333333333
_FS: Final = 0x0F0F0F0F0F0F0F0F


def count(cards: i64) -> i64:
    """How many cards a set has."""
    if COMPILED:
        x: i64 = cards - ((cards >> 1) & _FIVES)
        x = (x & _THREES) + ((x >> 2) & _THREES)
        x = (x + (x >> 4)) & _FS
        x = x + (x >> 8)
        x = x + (x >> 16)
        x = x + (x >> 32)
        return x & 0x7F
    return cards.bit_count()  # type: ignore[attr-defined, no-any-return]


def highest(cards: i64) -> i64:
    """The highest card of a set that is not empty."""
    if COMPILED:
        x: i64 = cards
        while x & (x - 1):
            x &= x - 1
        return x
    return 1 << (cards.bit_length() - 1)  # type: ignore[attr-defined, no-any-return]


def suit_of(card: i64) -> i64:
    """All cards of the card's suit."""
    if card >= 1 << 32:
        return TRUMPS
    if card < 1 << 8:
        return SUIT
    if card < 1 << 16:
        return SUIT << 8
    if card < 1 << 24:
        return SUIT << 16
    return SUIT << 24


def chosen(cards: i64, number: i64) -> i64:
    """One card of a set that is not empty, each alike, by a random number below 2**31."""
    left: i64 = number * count(cards) >> 31
    rest: i64 = cards
    while left > 0:
        rest &= rest - 1
        left -= 1
    return rest & -rest


def thirds(cards: i64) -> i64:
    """The card points of a set in thirds (R5): three times the face values less two for each card.

    Counting in threes rounds this to the nearest whole point, so that p points are reached with 3p - 1 thirds.
    """
    return (
        count(cards)
        + 3 * count(cards & JACKS)
        + 6 * count(cards & HORSES)
        + 9 * count(cards & QUEENS)
        + 12 * count(cards & FIVES)
    )


def following(seed: i64) -> i64:
    """The next random number, 1 … 2**31 - 2; the same on every machine."""
    return seed * 48271 % 2147483647


def legal(hand: i64, led: i64) -> i64:
    """R84: the cards that may be played when a card of the suit ``led`` (0 for none) lies first."""
    if not led:
        return hand
    cards: i64 = hand & led
    if cards:
        return cards
    cards = hand & TRUMPS
    return cards if cards else hand
