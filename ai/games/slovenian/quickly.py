"""Choices of an ordinary declarer, made quickly, for hypothetical hands: group, discard, bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.features import PLAIN
from engine import KINGS, LUNA, QUEENS, SKIZ, SUIT_CARDS, TAROACE, TRULA, Card, CardSet, suit_of

EMPTY: Final = 12
"""The worth of emptying a suit, in thirds of card points …"""
EACH: Final = 4
"""… less so much for each card that would have to go."""
KING: Final = 3
"""Less if a king stays behind …"""
GUARD: Final = 6
"""… and if its queen would go …"""
CALLED: Final = 6
"""… or the last card of the called suit."""


def laid_quickly(values: Sequence[int], hand: CardSet, count: int, called: Card | None) -> CardSet:
    """A sensible discard (S43)."""
    away = 0
    for _ in range(count):
        card = _next(values, hand & ~away, called)
        if card is None:
            low = hand & ~away & TAROACE & ~TRULA
            away |= low & -low
        else:
            away |= 1 << card
    return away


def _next(values: Sequence[int], hand: CardSet, called: Card | None) -> Card | None:
    """The suit card to discard next; None if there is none but kings."""
    best, most = None, -1000
    for suit in PLAIN:
        held = hand & SUIT_CARDS[suit]
        cards = held & ~KINGS
        if not cards:
            continue
        number = cards.bit_count()
        base = EMPTY - EACH * number
        if held != cards:
            base -= KING
        elif called is not None and suit_of(called) is suit:
            base = -CALLED if number == 1 else base - 2
        while cards:
            card = (cards & -cards).bit_length() - 1
            cards &= cards - 1
            value = base + 3 * values[card] - (GUARD if held & KINGS and QUEENS >> card & 1 else 0)
            if value > most:
                best, most = card, value
    return best


def group_quickly(values: Sequence[int], hand: CardSet, groups: Sequence[CardSet], called: Card | None) -> CardSet:
    """The group that an ordinary declarer takes: taroks, kings, and points in suits that the hand has."""
    return max(groups, key=lambda group: (_gain(values, hand, group, called), group))


def _gain(values: Sequence[int], hand: CardSet, group: CardSet, called: Card | None) -> float:
    taroks = (group & TAROACE).bit_count()
    honours = (group & TRULA).bit_count()
    gain = 2.5 * taroks + 3.0 * honours + 3.0 * (group & KINGS).bit_count()
    if called is not None and group >> called & 1:
        gain += 4.0
    rest = group & ~TAROACE & ~KINGS
    while rest:
        card = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        gain += 0.8 * (values[card] - 1) - (0.5 if not hand & SUIT_CARDS[suit_of(card)] else 0.0)
    return gain


def long_and_strong(hand: CardSet) -> float:
    """Taroks and kings, the highest ones more: the strength on which an ordinary player bids."""
    tops = (hand & (1 << SKIZ | 1 << LUNA)).bit_count()
    return (hand & TAROACE).bit_count() + 0.9 * (hand & KINGS).bit_count() + 1.5 * tops
