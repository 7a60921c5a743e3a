"""The engine's cards as the kernel's: 54 of the 78 bits, and back (see ``ai.kernel.bits``)."""

from __future__ import annotations

from typing import Final

from engine import SUIT_CARDS, Card, CardSet, Suit, members

_LOW: Final = tuple(max(members(SUIT_CARDS[suit])) - 7 for suit in Suit)  # the place of a suit's eighth best card
_FIRST_TAROK: Final = members(SUIT_CARDS[Suit.TAROK])[0]
_EIGHT: Final = 0xFF


def packed(cards: CardSet) -> int:
    """The kernel's set of these cards; the pips that only the 78-card pack has fall away."""
    result = cards >> _FIRST_TAROK << 32
    for suit in range(4):
        result |= (cards >> _LOW[suit] & _EIGHT) << 8 * suit
    return result


def unpacked(cards: int) -> CardSet:
    """The engine's set of the kernel's cards."""
    result = cards >> 32 << _FIRST_TAROK
    for suit in range(4):
        result |= (cards >> 8 * suit & _EIGHT) << _LOW[suit]
    return result


def packed_card(card: Card) -> int:
    """The kernel's bit of one card."""
    return packed(1 << card)


def card_of(bit: int) -> Card:
    """The engine's number of the kernel's card."""
    return unpacked(bit).bit_length() - 1
