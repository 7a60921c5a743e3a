"""The rules of thumb for hands that avoid tricks, and for those that must win all of them."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import count, highest, suit_of, thirds


def duck(cards: i64, over: i64) -> i64:
    """The card to follow with (R112), out of one word: the highest that does not win, else the lowest.

    ``over`` are the cards that win the trick so far.
    """
    below: i64 = cards & ~over
    return highest(below) if below else cards & -cards


def low_lead(suits: i64, taroks: i64, unseen_s: i64, unseen_t: i64) -> tuple[i64, i64]:
    """The card to lead under the most higher ones: the lowest of the suit with most higher cards out.

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


def shed(suits: i64, taroks: i64, unseen_s: i64, unseen_t: i64) -> tuple[i64, i64]:
    """The card to get rid of on another's trick: one with points, or one that few cards still out can beat."""
    if taroks:
        return 0, highest(taroks)
    best: i64 = 0
    most: i64 = -1
    left: i64 = suits
    while left:
        card: i64 = highest(left)
        suit: i64 = suit_of(card)
        left &= ~suit
        danger: i64 = 2 * thirds(card, 0) + 3 * count(unseen_s & suit & (card - 1))
        if danger > most or not best:
            best = card
            most = danger
    return best, 0


def beat(cards: i64, unseen: i64, later: bool) -> i64:
    """The card for an unwanted win: the lowest if a later player may have to go higher, else the highest.

    ``later``: a seat that ought to take the trick plays after.
    """
    low: i64 = cards & -cards
    return low if later and unseen & -(low << 1) else highest(cards)


def top_lead(suits: i64, taroks: i64, unseen_s: i64, unseen_t: i64, trumps: i64) -> tuple[i64, i64]:
    """The card to lead if not one trick may be lost: an unbeatable one, taroks first while they are trumps."""
    top: i64 = highest(taroks) if taroks else 0
    if trumps and unseen_t and top > unseen_t:
        return 0, top
    left: i64 = suits
    best: i64 = 0
    fewest: i64 = 99
    while left:
        card: i64 = highest(left)
        suit: i64 = suit_of(card)
        left &= ~suit
        higher: i64 = count(unseen_s & suit & -(card << 1)) * 4 + (0 if unseen_s & suit else 1)
        if higher < fewest:
            best = card
            fewest = higher
    if best and (fewest < 4 or not taroks):
        return best, 0
    return (0, top) if taroks else (best, 0)
