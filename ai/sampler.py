"""The way from facts and odds about the unseen cards to a sampler of whole deals that fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ai.kernel.sampling import DealSampler
from ai.kernel_cards import suit_word, tarok_word
from engine import TAROACE, CardSet


class CardOdds(Protocol):
    """The odds of a card at each place."""

    def rank(self, card: CardSet) -> int:
        """The rank of a card: the lowest are dealt first, of them those with the fewest places."""

    def of(self, card: CardSet, place: int) -> int:
        """The odds of a card at a place, in percent of the share that its number of cards gives."""


def sampler_of(
    unseen: CardSet,
    fixed: Sequence[CardSet],
    sizes: Sequence[int],
    takes: Sequence[CardSet],
    taroace: Sequence[int],
    odds: CardOdds,
) -> DealSampler:
    """The sampler of the unseen cards.

    For each of the six places ``fixed`` are the known cards, ``sizes`` the number of cards it still takes, and
    ``takes`` the possible ones; ``taroace`` the number of taroks among them, -1 if that is open.
    """
    bins = []
    for place, size in enumerate(sizes):
        if not size:
            continue
        number_of_taroace, cards_taken = taroace[place], takes[place]
        parts: tuple[tuple[int, int], ...]
        if 0 <= number_of_taroace <= size:
            parts = ((number_of_taroace, cards_taken & TAROACE), (size - number_of_taroace, cards_taken & ~TAROACE))
        else:
            parts = ((size, cards_taken),)
        for number, cards in parts:
            if number:
                bins.append((place, number, cards))
    return sampler_into(unseen, fixed, bins, odds)


def sampler_into(
    unseen: CardSet, fixed: Sequence[CardSet], bins: Sequence[tuple[int, int, CardSet]], odds: CardOdds
) -> DealSampler:
    """The same if several ``bins`` are known for a place: (place, number of cards, the set they come from)."""
    sampler = DealSampler([suit_word(cards) for cards in fixed], [tarok_word(cards) for cards in fixed])
    for place, number, cards in bins:
        sampler.add_bin(place, number, suit_word(cards), tarok_word(cards))
    rows = []
    rest = unseen
    while rest:
        card = rest & -rest
        rest ^= card
        row = [odds.of(card, place) if cards & card else 0 for place, _, cards in bins]
        rows.append((odds.rank(card), sum(1 for odd in row if odd), card, row))
    for _, _, card, row in sorted(rows):
        sampler.add_card(suit_word(card), tarok_word(card), row)
    return sampler
