"""The engine's cards as the kernel's two words: its suits and its taroks, each in the engine's own order."""

from __future__ import annotations

from typing import Final

from engine import TAROACE, CardSet, members

_FIRST_TAROK: Final = members(TAROACE)[0]
_SUITS: Final = (1 << _FIRST_TAROK) - 1


def suit_word(cards: CardSet) -> int:
    """The suit cards of a set (see ``ai.kernel.bits``)."""
    return cards & _SUITS


def tarok_word(cards: CardSet) -> int:
    """The taroks of a set."""
    return cards >> _FIRST_TAROK


def card_set_of(suits: int, taroks: int) -> CardSet:
    """The engine's set of two words of the kernel's."""
    return suits | taroks << _FIRST_TAROK
