"""Packs: their cards and the values of these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from .cards import (
    CARD_COUNT,
    KINGS,
    PLAIN_SUITS,
    SUIT_CARDS,
    SUIT_SIZE,
    TAROACE,
    TRULA,
    Card,
    CardSet,
    card_set,
    members,
    rank_name,
)

_FACE_VALUES: Final = {"K": 5, "Q": 4, "N": 3, "J": 2}


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack of cards.

    ``cards`` are all of them, ``values`` the face value of each card by its number (R4), in parts of a card point:
    ``parts`` of them make one, so a pack with half points counts in halves (U4).
    """

    cards: CardSet
    values: tuple[int, ...]
    parts: int = 1

    @property
    def size(self) -> int:
        """The number of cards in the pack."""
        return self.cards.bit_count()

    def value(self, cards: CardSet) -> int:
        """The sum of face values of a set of cards, without a deduction."""
        values = self.values
        return sum(values[card] for card in members(cards))


def face_value(card: Card) -> int:
    """R4: trula and kings 5, queen 4, cavalier 3, jack 2, all others 1."""
    if (TRULA | KINGS) >> card & 1:
        return 5
    return 1 if TAROACE >> card & 1 else _FACE_VALUES.get(rank_name(card), 1)


def tarock_pack(suit_length: int) -> Pack:
    """The pack of 22 taroks and the ``suit_length`` best cards of each suit: 8 for R1, 5 for Taper (T1), 14 for U2.

    Raises:
        ValueError: no suit has so many cards.
    """
    if not 1 <= suit_length <= SUIT_SIZE:
        raise ValueError(f"a suit has 1 to {SUIT_SIZE} cards, not {suit_length}")
    suits = card_set(card for suit in PLAIN_SUITS for card in members(SUIT_CARDS[suit])[-suit_length:])
    return Pack(cards=suits | TAROACE, values=tuple(face_value(card) for card in range(CARD_COUNT)))


def pack_in_halves(suit_length: int) -> Pack:
    """The same pack with half points, where a pile is simply added up: 4½ for a king, ½ for an empty card (U4).

    Raises:
        ValueError: no suit has so many cards.
    """
    pack = tarock_pack(suit_length)
    return Pack(pack.cards, tuple(2 * value - 1 for value in pack.values), parts=2)


def shuffled(pack: Pack, random: Callable[[], float]) -> tuple[Card, ...]:
    """The pack in a random order, top card first.

    Our own Fisher–Yates over ``random()`` alone (a number in [0, 1)), so that a seed gives the same deal for ever, on
    every version of the language.
    """
    cards = list(members(pack.cards))
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def is_whole(pack: Pack, cards: Sequence[Card]) -> bool:
    """True if the cards are exactly the pack, each once."""
    return len(cards) == pack.size and card_set(cards) == pack.cards
