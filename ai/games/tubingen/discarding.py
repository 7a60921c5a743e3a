"""The dealer's discard of two cards: empty a suit, save points, keep guards; never a king, the Ski, 21 or 1 (U7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ai.features import PLAIN
from engine import KINGS, QUEENS, SUIT_CARDS, TAROACE, TRULA, CardSet, card_set, members
from engine.games.tubingen.tout import MOST_TAROCKS, tarock_count

LETTERS: Final = "HDCS"
NEVER: Final[CardSet] = KINGS | TRULA
COUNT: Final = 2

EMPTY: Final = 2.4
"""Card points for a suit that the discard empties: it can be ruffed at once …"""
NEARLY: Final = 0.9
"""… and for one of which a single card is left, no king."""
EACH: Final = 0.2
"""Card points that each further card of a suit without its king costs."""
SAVED: Final = 0.55
"""The share of a court card's points that it would otherwise have lost."""
GUARD: Final = 0.8
"""Card points for a small card beside a queen; half of it beside a king."""
TAROCK: Final = 2.2
"""Card points that a discarded tarok costs, and a tenth more for each one below it."""
FAMILY: Final = 1.5
"""Card points that breaking three or four courts of one suit costs: a family is a Strafe (U32)."""

BLANK: Final = 6.0
"""Card points for keeping only cards of ½: so poor a hand may ask for a little tout, and nearly always the
cards are thrown in (U17, UA15)."""


def ranked_discards(values: Sequence[int], hand: CardSet) -> list[tuple[float, CardSet]]:
    """Legal pairs of a hand with their worth in card points, best first; taroks only if suit cards run out."""
    suits = hand & ~(KINGS | TAROACE)
    forced, pool = 0, members(suits)
    if suits.bit_count() < COUNT:
        forced, pool = suits, members(hand & TAROACE & ~TRULA)
    pairs = [forced | card_set(chosen) for chosen in combinations(pool, COUNT - forced.bit_count())]
    ranked = [(discard_worth(values, hand, cards), cards) for cards in pairs]
    return sorted(ranked, key=lambda row: (-row[0], row[1]))


def discard_worth(values: Sequence[int], hand: CardSet, cards: CardSet) -> float:
    """The worth of a discard, in card points; ``values`` are in halves."""
    worth = sum(SAVED * (values[card] - 1) / 2 for card in members(cards & ~TAROACE))
    first = members(TAROACE)[0]
    worth -= sum(TAROCK * (1 + 0.1 * (card - first)) for card in members(cards & TAROACE))
    left = hand & ~cards
    if may_ask(values, left):
        worth += BLANK
    return worth + sum(_suit_worth(hand & SUIT_CARDS[suit], left & SUIT_CARDS[suit]) for suit in PLAIN)


def may_ask(values: Sequence[int], left: CardSet) -> bool:
    """U17, UA15: True if the rest is so poor that it may ask for a little tout."""
    return tarock_count(left) <= MOST_TAROCKS and all(values[card] == 1 for card in members(left))


def _suit_worth(before: CardSet, left: CardSet) -> float:
    """The worth of the rest of a suit besides its points."""
    count = left.bit_count()
    if not count:
        return EMPTY
    court = _court(before)
    broken = FAMILY if court >= 3 and _court(left) < court else 0.0
    if left & KINGS:
        return 0.5 * GUARD * min(count - 1, 1) + (0.5 if count <= 2 else 0.0) - broken
    guarded = GUARD if left & QUEENS and count >= 2 else 0.0
    return (NEARLY if count == 1 else -EACH * count) + guarded - broken


def _court(cards: CardSet) -> int:
    return (cards & (KINGS | KINGS >> 1 | KINGS >> 2 | KINGS >> 3)).bit_count()


def best_discard(values: Sequence[int], hand: CardSet) -> CardSet:
    """The discard with the most worth."""
    return ranked_discards(values, hand)[0][1]
