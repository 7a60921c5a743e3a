"""How a sensible player avoids tricks where everybody plays for himself: the rules of thumb of such hands."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import count, highest, suit_of


def duck(cards: i64, over: i64) -> i64:
    """The card to follow with (R112), out of one word: the highest that does not win, else the lowest.

    ``over`` are the cards that win the trick as it lies.
    """
    below: i64 = cards & ~over
    return highest(below) if below else cards & -cards


def low_lead(suits: i64, taroks: i64, unseen_s: i64, unseen_t: i64) -> tuple[i64, i64]:
    """The card to lead, under which most others lie higher: the lowest of the suit where most higher ones are out.

    ``unseen`` are the cards in other hands.
    """
    best: i64 = 0
    most: i64 = -1
    higher: i64 = 0
    left: i64 = suits
    while left:
        card: i64 = left & -left
        suit: i64 = suit_of(card)
        left &= ~suit
        higher = count(unseen_s & suit & -(card << 1)) * 4 - count(unseen_s & suit & (card - 1)) * 8
        if higher > most or not best:
            best = card
            most = higher
    if taroks:
        low: i64 = taroks & -taroks
        higher = count(unseen_t & -(low << 1)) * 4 - count(unseen_t & (low - 1)) * 8
        if higher > most or not best:
            return 0, low
    return best, 0
