"""How a sensible player avoids tricks where everybody plays for himself: the rules of thumb of such hands."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import count, highest, suit_of


def duck(suits: i64, taroks: i64, led: i64, over_s: i64, over_t: i64, unseen_s: i64, unseen_t: i64) -> tuple[i64, i64]:
    """The card to play (R112): the highest that does not win, else the lowest; a lead is low.

    The hand holds what may be played; ``led``, ``over_s`` and ``over_t`` are as in `Position`, ``unseen`` the cards in
    other hands.
    """
    if led < 0:
        return _low_lead(suits, taroks, unseen_s, unseen_t)
    if taroks:
        below: i64 = taroks & ~over_t
        return 0, highest(below) if below else taroks & -taroks
    below = suits & ~over_s
    return highest(below) if below else suits & -suits, 0


def _low_lead(suits: i64, taroks: i64, unseen_s: i64, unseen_t: i64) -> tuple[i64, i64]:
    """The card under which most others lie higher: the lowest of the suit where the most higher ones are out."""
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
