"""Cards and sets of cards.

A card is a small integer, a set of cards an integer with one bit a card: hands, piles and legal plays are then plain
values that are cheap to copy, compare and hash. The numbering serves every pack of the family, 54 cards or 78: four
suits of fourteen and twenty-two taroks, each in rising strength, so "higher" is always "greater".

    suit s (0 hearts, 1 diamonds, 2 clubs, 3 spades): 14·s … 14·s + 13        taroks I … XXI, skiz: 56 … 77

The value of a card, and the cards of a pack, are the business of the pack (``pack``), not of the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final, TypeAlias

from .errors import NotationError

Card: TypeAlias = int
"""A card's number, 0 … 77."""

CardSet: TypeAlias = int
"""A set of cards: bit *c* is set if card *c* is in it. 0 is the empty set."""


class Suit(IntEnum):
    """The four suits and the taroks, in the order of the card numbers."""

    HEARTS = 0
    DIAMONDS = 1
    CLUBS = 2
    SPADES = 3
    TAROK = 4


PLAIN_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
SUIT_LETTERS: Final = "HDCST"

SUIT_SIZE: Final = 14
_FIRST_TAROK: Final = 4 * SUIT_SIZE
CARD_COUNT: Final = _FIRST_TAROK + 22

# R3: black suits run 10 … 7 downwards, red suits ace, 2, 3, 4 downwards: a red pip is the better the smaller it is.
_BLACK_RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
_RED_RANKS: Final = ("10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "J", "N", "Q", "K")


def _names() -> Iterator[str]:
    for suit in PLAIN_SUITS:
        ranks = _RED_RANKS if suit in (Suit.HEARTS, Suit.DIAMONDS) else _BLACK_RANKS
        for rank in ranks:
            yield SUIT_LETTERS[suit] + rank
    for number in range(1, 23):
        yield f"T{number}"


_NAME_OF: Final[tuple[str, ...]] = tuple(_names())
_CARD_OF: Final[dict[str, Card]] = {name: card for card, name in enumerate(_NAME_OF)}

SUIT_OF: Final[tuple[Suit, ...]] = tuple(Suit(min(card // SUIT_SIZE, 4)) for card in range(CARD_COUNT))
"""The suit of each card, by card number."""

SUIT_CARDS: Final[tuple[CardSet, ...]] = tuple(
    sum(1 << card for card in range(CARD_COUNT) if SUIT_OF[card] == suit) for suit in Suit
)
"""All cards of each suit, by suit; ``SUIT_CARDS[Suit.TAROK]`` are the taroks."""

TAROACE: Final[CardSet] = SUIT_CARDS[Suit.TAROK]
PAGAT: Final[Card] = _CARD_OF["T1"]
LUNA: Final[Card] = _CARD_OF["T21"]
SKIZ: Final[Card] = _CARD_OF["T22"]
TRULA: Final[CardSet] = 1 << PAGAT | 1 << LUNA | 1 << SKIZ
KINGS: Final[CardSet] = sum(1 << _CARD_OF[letter + "K"] for letter in "HDCS")
QUEENS: Final[CardSet] = sum(1 << _CARD_OF[letter + "Q"] for letter in "HDCS")


def parse_card(name: str) -> Card:
    """The card of that name, as in ``T21``, ``HK``, ``C10``.

    Raises:
        NotationError: there is no such card.
    """
    try:
        return _CARD_OF[name]
    except KeyError:
        raise NotationError("card", name) from None


def card_name(card: Card) -> str:
    """The name that ``parse_card`` reads."""
    return _NAME_OF[card]


def suit_of(card: Card) -> Suit:
    """The card's suit, ``Suit.TAROK`` for a tarok."""
    return SUIT_OF[card]


def tarok_number(card: Card) -> int:
    """1 for the pagat … 21 for luna, 22 for the skiz; only for taroks."""
    return card - _FIRST_TAROK + 1


def rank_name(card: Card) -> str:
    """The card's name without its suit letter: ``K``, ``10``, ``21``."""
    return _NAME_OF[card][1:]


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of the given cards."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def members(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set in rising order of their numbers, the order of every list of cards."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return tuple(found)


def names(cards: CardSet) -> tuple[str, ...]:
    """The names of the cards of a set, in the order of ``members``."""
    return tuple(_NAME_OF[card] for card in members(cards))


def parse_cards(text: str) -> CardSet:
    """The set in a text of names between blanks, for tests and tools; the empty text is the empty set.

    Raises:
        NotationError: a name is unknown or occurs twice.
    """
    result = 0
    for name in text.split():
        bit = 1 << parse_card(name)
        if result & bit:
            raise NotationError("card", name)
        result |= bit
    return result
