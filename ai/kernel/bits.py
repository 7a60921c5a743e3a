"""Cards as bits in two 64-bit words, one for the suits and one for the taroks, and the small questions asked of them.

The suits' word has hearts, diamonds, clubs and spades, fourteen bits each from the lowest pip to the king; the taroks'
word has the pagat in bit 0, the skiz in bit 21. Packs of 54 and of 78 cards both fit: the 54 leave the lowest pips out.
Within a suit, and among the taroks, the greater bit wins. A set of cards is a pair of words; a card is such a set.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")
"""True if this package runs as machine code (`build/accelerate.py`); the decisions are the same."""

SUIT: Final = 0x3FFF
"""Hearts; the other suits are 14, 28 and 42 bits higher."""
KINGS: Final = 1 << 13 | 1 << 27 | 1 << 41 | 1 << 55
QUEENS: Final = 1 << 12 | 1 << 26 | 1 << 40 | 1 << 54
HORSES: Final = 1 << 11 | 1 << 25 | 1 << 39 | 1 << 53
JACKS: Final = 1 << 10 | 1 << 24 | 1 << 38 | 1 << 52
PIPS: Final = 0x3FF | 0x3FF << 14 | 0x3FF << 28 | 0x3FF << 42

PAGAT: Final = 1
MOND: Final = 1 << 20
SKIZ: Final = 1 << 21
HONOURS: Final = 1 | 1 << 20 | 1 << 21
"""The three taroks that count as much as a king."""
PLAIN: Final = 0xFFFFE
"""II … XX, the taroks that count no more than a pip."""
SMALL: Final = 0x1FE
"""II … IX, the taroks that claim skiz or mond when led by the convention."""
BIG: Final = 1 << 9
"""X: from here on a led tarok denies them."""

_FIVES: Final = 0x5555555555555555
_THREES: Final = 0x3333333333333333
_FS: Final = 0x0F0F0F0F0F0F0F0F


def count(cards: i64) -> i64:
    """The number of cards in a word."""
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
    """The highest card of a word that is not empty."""
    if COMPILED:
        x: i64 = cards
        while x & (x - 1):
            x &= x - 1
        return x
    return 1 << (cards.bit_length() - 1)  # type: ignore[attr-defined, no-any-return]


def suit_of(card: i64) -> i64:
    """All cards of the suit of a suit card."""
    if card < 1 << 14:
        return SUIT
    if card < 1 << 28:
        return SUIT << 14
    if card < 1 << 42:
        return SUIT << 28
    return SUIT << 42


def nth(cards: i64, number: i64) -> i64:
    """The card of a word with so many lower ones."""
    rest: i64 = cards
    left: i64 = number
    while left > 0:
        rest &= rest - 1
        left -= 1
    return rest & -rest


def chosen(suits: i64, taroks: i64, number: i64) -> tuple[i64, i64]:
    """One card of a set that is not empty, each alike, by a random number below 2**31."""
    low: i64 = count(suits)
    at: i64 = number * (low + count(taroks)) >> 31
    if at < low:
        return nth(suits, at), 0
    return 0, nth(taroks, at - low)


def thirds(suits: i64, taroks: i64) -> i64:
    """The card points of a set in thirds (R5, S3): three times the face values less two for each card.

    Counting in threes rounds this to the nearest whole point, so that p points are reached with 3p - 1 thirds.
    """
    bare: i64 = count(suits & PIPS) + count(taroks & ~HONOURS)
    courts: i64 = suits & ~PIPS
    if not courts:  # most tricks
        return bare + 13 * count(taroks & HONOURS)
    return (
        bare
        + 4 * count(courts & JACKS)
        + 7 * count(courts & HORSES)
        + 10 * count(courts & QUEENS)
        + 13 * (count(courts & KINGS) + count(taroks & HONOURS))
    )


def halves(suits: i64, taroks: i64) -> i64:
    """The card points of a set in halves, simply added (U4): 9 for a king or honour, then 7, 5, 3 and 1."""
    return (
        count(suits)
        + count(taroks)
        + 2 * count(suits & JACKS)
        + 4 * count(suits & HORSES)
        + 6 * count(suits & QUEENS)
        + 8 * (count(suits & KINGS) + count(taroks & HONOURS))
    )


def beside(seed: i64) -> i64:
    """The seed of a second row of random numbers beside the row of ``seed``, 1 … 2**31 - 2."""
    return (seed * 16807 + 1234567) % 2147483646 + 1


def following(seed: i64) -> i64:
    """The next random number, 1 … 2**31 - 2; the same on every machine."""
    return seed * 48271 % 2147483647
