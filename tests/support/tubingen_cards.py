"""The second referee's cards of Tübingen Tarok (ledger section 1). Cards are their names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SKI: Final = "T22"
KINGS: Final = ("HK", "DK", "CK", "SK")
GREAT: Final = (*KINGS, "T21", "T1", SKI)
"""The cards that are worth 4½ and are never discarded."""
SUITS: Final = "HDCS"
COURTS: Final = ("K", "Q", "N", "J")
BLACK: Final = [*COURTS, "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"]
RED: Final = [*COURTS, "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
PACK: Final = [*(f"T{n}" for n in range(1, 23)), *(suit + pip for suit in SUITS for pip in BLACK)]


def tarocks(cards: Iterable[str]) -> set[str]:
    """The Ski is none."""
    return {card for card in cards if card[0] == "T" and card != SKI}


def value(card: str) -> float:
    if card in GREAT:
        return 4.5
    return 0.5 if card[0] == "T" else {"Q": 3.5, "N": 2.5, "J": 1.5}.get(card[1:], 0.5)


def strength(card: str, led: str) -> int:
    """The strength of a card in a trick of that suit; 0 if it cannot win it."""
    if card == SKI:
        return 0
    if card[0] == "T":
        return 100 + int(card[1:])
    order = RED if card[0] in "HD" else BLACK
    return 14 - order.index(card[1:]) if card[0] == led else 0


def worth(cards: Iterable[str]) -> float:
    return sum(map(value, cards))


def blank(cards: Iterable[str]) -> bool:
    """True if all of them are ½-point cards."""
    return all(value(card) == 0.5 for card in cards)
