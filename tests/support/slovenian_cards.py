"""The second Slovenian referee's cards and contracts (ledger sections 1 and 2). Cards are their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

KINGS: Final = ("HK", "DK", "CK", "SK")
TRULA: Final = ("T1", "T21", "T22")
PAGAT, MOND, SKIS = TRULA
RED: Final = ["K", "Q", "N", "J", "1", "2", "3", "4"]
BLACK: Final = ["K", "Q", "N", "J", "10", "9", "8", "7"]
FACE: Final = {"K": 5, "Q": 4, "N": 3, "J": 2}

VALUES: Final[Mapping[str, int]] = {
    "klop": 0,
    "three": 10,
    "two": 20,
    "one": 30,
    "solo-three": 40,
    "solo-two": 50,
    "solo-one": 60,
    "piccolo": 70,
    "beggar": 70,
    "solo-without": 80,
    "open-beggar": 90,
    "colour-valat": 125,
    "valat": 500,
}
"""The contracts, rising."""
RISING: Final = list(VALUES)
GROUP: Final = {"three": 3, "two": 2, "one": 1, "solo-three": 3, "solo-two": 2, "solo-one": 1}
WITH_PARTNER: Final = ("three", "two", "one")
NEGATIVE: Final = ("klop", "piccolo", "beggar", "open-beggar")

HOUSE: Final[Mapping[str, Any]] = {
    "difference": "rounded",
    "klop_rounded": True,
    "klop_both_extremes": True,
    "win_at": "36",
    "exact_contract": False,
    "no_tarok": "redeal",
    "annulment": False,
    "emperor_trick": "any",
    "pagat_silent": "side",
    "hirs_kontra": False,
    "klop_kontra": False,
    "piccolo": False,
    "beggar_with_skis": False,
    "suits_first": False,
    "call_trula": False,
    "call_fourth": False,
    "colour_valat_partner": False,
    "extra_contracts": False,
    "vogel_frei": False,
    "klop_mond_lead": "free",
    "radli": True,
    "settlement": "paper",
}


def is_tarok(card: str) -> bool:
    return card[0] == "T"


def taroks(cards: Iterable[str]) -> set[str]:
    return {card for card in cards if is_tarok(card)}


def rank(card: str) -> int:
    """Within its suit, and among the taroks, where the škis is 22 (S1, S2)."""
    if is_tarok(card):
        return int(card[1:])
    return 8 - (RED if card[0] in "HD" else BLACK).index(card[1:])


def strength(card: str, led: str, trumps: bool = True) -> int:
    """The strength of a card in a trick to which ``led`` was led, 0 if it cannot win it (S51, S52)."""
    if is_tarok(card) and (trumps or is_tarok(led)):
        return 100 + rank(card)
    return rank(card) if card[0] == led[0] else 0


def face(card: str) -> int:
    if card in TRULA:
        return 5
    return 1 if is_tarok(card) else FACE.get(card[1:], 1)


def count(cards: Sequence[str]) -> int:
    """S3, done as at the table: threes off the top, two points off each, one off the rest."""
    pile, points = list(cards), 0
    while pile:
        three, pile = pile[:3], pile[3:]
        points += sum(map(face, three)) - (2 if len(three) == 3 else 1)
    return points


def nearest_five(number: int) -> int:
    """S17: ones and twos go down, threes and fours up."""
    return {0: 0, 1: 0, 2: 0, 3: 5, 4: 5}[number % 5] + number // 5 * 5


def same(text: str) -> str:
    """The text with discards in one order, so that equal actions are equal texts."""
    words = text.split()
    return " ".join([words[0], *sorted(words[1:])]) if words and words[0] == "discard" else text
