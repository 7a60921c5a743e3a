"""The discard: empty a suit, save points, keep guards (R46 … R49)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.cardplay.tricks import suit_letter
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    SUIT_CARDS,
    TAROACE,
    TRULA,
    CardSet,
    Discard,
    Suit,
    Surrender,
    Variant,
    card_name,
    card_set,
    legal_actions,
    members,
    suit_of,
)
from engine.prices import surrender_price

from .strength import PLAIN

EMPTY: Final = 2.2
"""Card points for a suit that the discard empties: it can be ruffed at once."""

NEARLY: Final = 0.9
"""Card points for a suit of which one card, not the king, is left."""

SAVED: Final = 0.55
"""Share of a court card's points that it would otherwise have lost."""

GUARD: Final = 0.9
"""Card points for a small card that guards a queen, or lets a king wait."""

CALLED: Final = 1.4
"""Card points for the last card with which the called suit can be led."""

SHOWN: Final = 8
"""The number of discards that are ranked."""


def discard(know: Knowledge) -> list[Candidate]:
    """The best discards, in card points, and surrender if it is open."""
    view = know.view
    count = view.hand.bit_count() - view.table.variant.hand_size
    called = view.table.called
    ranked = ranked_discards(view.table.variant, view.hand, count, called)
    found = [weighed(Discard(cards), value, _reasons(know, cards)) for value, cards in ranked[:SHOWN]]
    if view.king_seen and Surrender() in legal_actions(view)[:1]:
        price = surrender_price(view).total // view.table.factor
        found.append(weighed(Surrender(), -20.0, (because(Why.SURRENDER_PRICE, cost=price),)))
    return found


def ranked_discards(variant: Variant, hand: CardSet, count: int, called: int | None) -> list[tuple[float, CardSet]]:
    """The legal discards of a hand with their worth in card points, best first; in Taper and for two cards all."""
    suits = hand & ~(KINGS | TAROACE)
    if suits.bit_count() >= count:
        forced, pool = 0, members(suits)
    else:
        forced, pool = suits, members(hand & TAROACE & ~TRULA)
        count -= suits.bit_count()
    options = [forced | card_set(chosen) for chosen in combinations(pool, count)]
    ranked = [(discard_worth(variant.pack.values, hand, cards, called), cards) for cards in options]
    return sorted(ranked, key=lambda row: (-row[0], row[1]))


def discard_worth(values: tuple[int, ...], hand: CardSet, cards: CardSet, called: int | None) -> float:
    """The worth of a discard in card points."""
    worth = 0.0
    left = hand & ~cards
    for card in members(cards):
        worth += SAVED * (values[card] - 1)
        if TAROACE >> card & 1:
            worth -= 0.2 * (card - members(TAROACE)[0])
    for suit in PLAIN:
        worth += _suit_worth(left & SUIT_CARDS[suit], hand & SUIT_CARDS[suit], suit, called)
    return worth


def _suit_worth(left: CardSet, before: CardSet, suit: Suit, called: int | None) -> float:
    """The worth of the rest of one suit beside the points in it."""
    count = left.bit_count()
    king = left & KINGS
    if not before:
        return EMPTY
    if called is not None and suit_of(called) is suit and not king:
        return CALLED if count else EMPTY - 0.6
    if count == 0:
        return EMPTY
    if king:
        return GUARD * min(count - 1, 1) * 0.5 + (0.6 if count <= 2 else 0.0)
    queen = before & ~KINGS & KINGS >> 1
    guarded = GUARD if left & queen and count >= 2 else 0.0
    return (NEARLY if count == 1 else -0.25 * count) + guarded


def _reasons(know: Knowledge, cards: CardSet) -> list[Reason]:
    """The reasons for these discards."""
    found: list[Reason] = []
    hand, values = know.hand, know.values
    called = know.view.table.called
    for suit in PLAIN:
        gone = cards & SUIT_CARDS[suit]
        left = hand & ~cards & SUIT_CARDS[suit]
        letter = suit_letter(suit)
        if gone and not left:
            found.append(because(Why.EMPTIES_SUIT, 3.0, suit=letter))
        elif left and called is not None and suit_of(called) is suit and not left & KINGS:
            found.append(because(Why.KEEPS_CALLED_SUIT, 1.0, suit=letter))
        court = left & (KINGS | KINGS >> 1)
        if court and left != court and hand & SUIT_CARDS[suit]:
            found.append(because(Why.KEEPS_GUARD, 0.6, card=card_name(court.bit_length() - 1)))
    saved = sum(values[card] for card in members(cards) if values[card] > 1)
    if saved:
        found.append(because(Why.SAVES_POINTS, 0.5 * saved, points=saved))
    if cards & TAROACE:
        found.append(because(Why.TAROC_FORCED, 2.5))
    return found
