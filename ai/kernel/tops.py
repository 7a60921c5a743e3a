"""Leads by rules of thumb where suits are long and 21 is the highest tarok: sure winners first, taroks from the top.

The rules of `policy` lead small taroks while they hold the highest, because there one of the three best falls to
another.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import HONOURS, KINGS, PAGAT, PIPS, count, highest, suit_of
from .policy import cash, from_suit, thin_suit, thin_tarok

FOLLOWED: Final = 6
"""With so many of a suit in other hands its highest card is likely to come home: nearly all have to follow."""
LONG: Final = 4
"""With so many taroks a lone player draws if only one higher is out; a longer row draws with low ones."""


def lead_top(
    suits: i64, taroks: i64, declares: i64, alone: i64, unseen_s: i64, unseen_t: i64, called: i64
) -> tuple[i64, i64]:
    """The card to lead; ``alone`` is 1 for a player against all others, all else is as in `policy.lead`."""
    if taroks and not unseen_t:
        return cash(suits, taroks, unseen_s)
    if not declares:
        if count(taroks) > 3 and count(taroks) > count(unseen_t):
            high: i64 = taroks & ~PAGAT
            return 0, highest(high) if high else taroks
        return (long_lead(suits, unseen_s), 0) if suits else (0, _low_tarok(taroks))
    sure: i64 = sure_lead(suits & ~called, unseen_s)
    if sure:
        return sure, 0
    if taroks:
        top: i64 = highest(taroks)
        if top > unseen_t or (alone and count(taroks) >= LONG and count(unseen_t & -(top << 1)) <= 1):
            return 0, top
        small: i64 = taroks & ~HONOURS
        if count(taroks) > LONG and small:
            return 0, small & -small
    return (from_suit(suits, unseen_t, called), 0) if suits else (0, _low_tarok(taroks))


def sure_lead(suits: i64, unseen: i64) -> i64:
    """The highest card of a suit that others still have to follow, if most of it are out; 0 for none."""
    best: i64 = 0
    most: i64 = FOLLOWED - 1
    left: i64 = suits
    while left:
        card: i64 = highest(left)
        suit: i64 = suit_of(card)
        left &= ~suit
        out: i64 = count(unseen & suit)
        if out > most and not unseen & suit & -(card << 1):
            best = card
            most = out
    return best


def long_lead(suits: i64, unseen: i64) -> i64:
    """A low card of the longest suit: it weakens the declarer, who has to ruff it first."""
    best: i64 = 0
    most: i64 = -99
    left: i64 = suits
    while left:
        suit: i64 = suit_of(left & -left)
        own: i64 = suits & suit
        left &= ~suit
        card: i64 = thin_suit(own)
        worth: i64 = 2 * count(own)
        if not card & PIPS:
            worth -= 6
        if card & KINGS:
            worth -= 4
        if not unseen & suit & -(highest(own) << 1):
            worth += 3
        if worth > most:
            most = worth
            best = card
    return best


def _low_tarok(taroks: i64) -> i64:
    low: i64 = taroks & ~HONOURS
    return low & -low if low else thin_tarok(taroks)
