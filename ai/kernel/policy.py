"""The play of a sensible player who knows the sides: the rules of thumb for simulated hands.

Wherever a card is chosen, ``over_s`` and ``over_t`` are the cards that would beat the best one of the trick, ``unseen``
the cards in other hands, ``mate`` is 1 if the own side wins the trick so far, ``foes`` is 0 if no opponent plays after.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import (
    BIG,
    HONOURS,
    HORSES,
    JACKS,
    KINGS,
    MOND,
    PAGAT,
    PIPS,
    PLAIN,
    QUEENS,
    SKIZ,
    SMALL,
    count,
    highest,
    suit_of,
    thirds,
)

RICH: Final = 12
"""Thirds of card points from which a trick is worth a high tarok."""


def fat_suit(cards: i64) -> i64:
    """The suit card to give to a trick of the own side: the one with most points."""
    found: i64 = cards & KINGS
    if not found:
        found = cards & QUEENS
    if not found:
        found = cards & HORSES
    if not found:
        found = cards & JACKS
    if not found:
        found = cards
    return found & -found


def fat_tarok(cards: i64) -> i64:
    """The same out of taroks: the pagat, else one that wins no trick by itself."""
    found: i64 = cards & PAGAT
    if not found:
        found = cards & PLAIN
    if not found:
        found = cards
    return found & -found


def thin_suit(cards: i64) -> i64:
    """The suit card to lose: the one with the fewest points, and of those the lowest."""
    found: i64 = cards & PIPS
    if not found:
        found = cards & JACKS
    if not found:
        found = cards & HORSES
    if not found:
        found = cards & QUEENS
    if not found:
        found = cards
    return found & -found


def thin_tarok(cards: i64) -> i64:
    """The same out of taroks."""
    found: i64 = cards & PLAIN
    if not found:
        found = cards
    return found & -found


def lead(
    suits: i64, taroks: i64, declares: i64, unseen_s: i64, unseen_t: i64, speaks: i64, called: i64
) -> tuple[i64, i64]:
    """The card to lead.

    ``declares`` is 0 for the opponents of the declarer, ``speaks`` is 1 if taroks are led by the convention (R87),
    ``called`` is the called king.
    """
    if taroks and not unseen_t:
        return cash(suits, taroks, unseen_s)
    if taroks:
        if declares:
            card: i64 = _draw(taroks, unseen_t, speaks)
            if card:
                return 0, card
        elif count(taroks) > 3 and count(taroks) > count(unseen_t):
            high: i64 = taroks & ~PAGAT
            return 0, highest(high) if high else taroks
    if suits:
        return from_suit(suits, unseen_t, called), 0
    low: i64 = taroks & ~HONOURS
    return 0, low & -low if low else thin_tarok(taroks)


def cash(suits: i64, taroks: i64, unseen: i64) -> tuple[i64, i64]:
    """The lead of the only hand with taroks: first the sure suit cards, then taroks, the pagat last of all."""
    left: i64 = suits
    while left:
        card: i64 = highest(left)
        suit: i64 = suit_of(card)
        if not unseen & suit & -(card << 1):
            return card, 0
        left &= ~suit
    high: i64 = taroks & ~PAGAT
    if high:
        return 0, high & -high
    return (thin_suit(suits), 0) if suits else (0, taroks)


def _draw(own: i64, others: i64, speaks: i64) -> i64:
    """The tarok with which the declarer's side draws those of the others, 0 for none."""
    top: i64 = highest(own)
    length: i64 = count(own)
    if own & (SKIZ | MOND):
        if top > others and count(others) <= 3:
            return top
        low: i64 = own & SMALL if speaks else own & ~HONOURS
        if low and length >= 2:
            return low & -low
        if top > others:
            return top
    if top > others:
        return top
    if top >= BIG and length >= 3 and top != MOND:
        return top
    small: i64 = own & ~HONOURS
    return small & -small if length > 4 and small else 0


def from_suit(suits: i64, others: i64, called: i64) -> i64:
    """A suit card: a king that no one can ruff, else a small one."""
    kings: i64 = suits & KINGS
    if kings and not others:
        return kings & -kings
    low: i64 = suits & ~KINGS
    if not low:
        kings = suits & ~called
        return thin_suit(kings) if kings else thin_suit(suits)
    return thin_suit(low)


def follow_suit(cards: i64, over_s: i64, over_t: i64, mate: i64, foes: i64, unseen_s: i64, unseen_t: i64) -> i64:
    """The suit card to play to a trick: one of the suit led, or one to throw away."""
    if mate:
        if not foes or not (unseen_s & over_s or unseen_t & over_t):
            return fat_suit(cards)
        return thin_suit(cards)
    beating: i64 = cards & over_s
    if not beating:
        return thin_suit(cards)
    if not foes:
        # No later card can beat this one: bring points home.
        kings: i64 = beating & KINGS
        return kings & -kings if kings else highest(beating)
    card: i64 = highest(beating)
    return thin_suit(cards) if unseen_s & over_s & -(card << 1) else card


def follow_tarok(
    cards: i64,
    over_s: i64,
    over_t: i64,
    mate: i64,
    foes: i64,
    unseen_s: i64,
    unseen_t: i64,
    trick_s: i64,
    trick_t: i64,
) -> i64:
    """The tarok to play to a trick."""
    if mate:
        if not foes or not (unseen_s & over_s or unseen_t & over_t):
            return fat_tarok(cards)
        return thin_tarok(cards)
    beating: i64 = cards & over_t
    rest: i64 = cards & ~MOND
    if not beating:
        return thin_tarok(rest) if rest else cards
    if trick_t & MOND:
        return beating & -beating
    card: i64 = beating & ~HONOURS
    if not foes:
        # No later card can beat this one: bring points home, else win as cheaply as possible.
        if beating & PAGAT:
            return PAGAT
        if not card:
            card = beating
        return card & -card
    rich: bool = thirds(trick_s, trick_t) >= RICH
    if not card:
        if rich and beating & SKIZ:
            return SKIZ
        return thin_tarok(rest) if rest else cards
    if rich:
        top: i64 = highest(beating & ~MOND) if unseen_t & SKIZ and beating & ~MOND else highest(beating)
        if not unseen_t & -(top << 1):
            return top
        return highest(card)
    return card & -card
