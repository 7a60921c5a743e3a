"""The chance to win every trick, taroks being trumps or not."""

from __future__ import annotations

from math import prod

from ai.features import PLAIN
from engine import SUIT_CARDS, TAROACE, CardSet, Variant, members


def colour_chance(variant: Variant, hand: CardSet) -> float:
    """Barvni valat: no one can ruff, so every suit, and the taroks as a fifth one, have to run from the top."""
    pack = variant.pack.cards
    return prod(run_chance(hand & cards, pack & cards) for cards in SUIT_CARDS)


def valat_chance(variant: Variant, hand: CardSet) -> float:
    """Valat: first the taroks have to run until no other player has any, then every suit."""
    pack = variant.pack.cards
    drawn = run_chance(hand & TAROACE, pack & TAROACE) if hand & TAROACE else 0.0
    return drawn * prod(run_chance(hand & SUIT_CARDS[suit], pack & SUIT_CARDS[suit]) for suit in PLAIN)


def run_chance(own: CardSet, suit: CardSet) -> float:
    """The chance that cards of a suit all win, led from the highest on: its top cards draw those of the others."""
    if not own:
        return 1.0
    top = 0
    for card in reversed(members(suit)):
        if not own >> card & 1:
            break
        top += 1
    strange = suit.bit_count() - own.bit_count()
    if top == own.bit_count() or (top and top >= strange):
        return 1.0
    if not top:
        return 0.0
    return max(1 - (strange - top) / (2 * top), 0.0)
