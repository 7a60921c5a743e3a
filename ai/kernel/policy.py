"""How a sensible player plays when he knows the sides: the rules of thumb that hands are played out with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import (
    BIG,
    HORSES,
    JACKS,
    KINGS,
    LUNA,
    ONES,
    PAGAT,
    QUEENS,
    SKIZ,
    SMALL,
    TRULA,
    TRUMPS,
    count,
    highest,
    legal,
    suit_of,
    thirds,
)

RICH: Final = 12
"""Thirds of card points from which a trick is worth a high tarok."""


def fat(cards: i64) -> i64:
    """What to give to a trick of one's own side: the card with most points that wins no trick by itself."""
    found: i64 = cards & (KINGS | PAGAT)
    if not found:
        found = cards & QUEENS
    if not found:
        found = cards & HORSES
    if not found:
        found = cards & JACKS
    if not found:
        found = cards & ONES
    if not found:
        found = cards
    return found & -found


def thin(cards: i64) -> i64:
    """What to lose: the card with the fewest points, and of those the lowest."""
    found: i64 = cards & ONES
    if not found:
        found = cards & JACKS
    if not found:
        found = cards & HORSES
    if not found:
        found = cards & QUEENS
    if not found:
        found = cards & KINGS
    if not found:
        found = cards
    return found & -found


def lead(hand: i64, declares: i64, live: i64, speaks: i64, called: i64) -> i64:
    """The card to lead.

    ``declares`` is 1 for the declarer's side, ``live`` are all cards still in hands, ``speaks`` is 1 where taroace are
    led by the convention (R87), ``called`` is the called king.
    """
    own: i64 = hand & TRUMPS
    others: i64 = live & TRUMPS & ~hand
    suits: i64 = hand & ~TRUMPS
    if own and not others:
        return _cash(hand, suits, own, live)
    if declares and own:
        card: i64 = _draw(own, others, speaks)
        if card:
            return card
    elif own and others and count(own) > 3 and count(own) > count(others):
        return highest(own & ~PAGAT) if own & ~PAGAT else own
    if suits:
        return _from_suit(hand, suits, live, others, called)
    low: i64 = own & ~TRULA
    return low & -low if low else thin(own)


def _cash(hand: i64, suits: i64, own: i64, live: i64) -> i64:
    """Nobody else holds a tarok: first the sure suit cards, then taroace, the pagat last of all."""
    left: i64 = suits
    while left:
        card: i64 = highest(left)
        suit: i64 = suit_of(card)
        if not live & ~hand & suit & -(card << 1):
            return card
        left &= ~suit
    high: i64 = own & ~PAGAT
    if high:
        return high & -high
    return thin(suits) if suits else own


def _draw(own: i64, others: i64, speaks: i64) -> i64:
    """The tarok with which the declarer's side draws those of the others, 0 for none."""
    top: i64 = highest(own)
    length: i64 = count(own)
    if own & (SKIZ | LUNA):
        if top > others and count(others) <= 3:
            return top
        low: i64 = own & SMALL if speaks else own & ~TRULA
        if low and length >= 2:
            return low & -low
        if top > others:
            return top
    if top > others:
        return top
    if top >= BIG and length >= 3 and top != LUNA:
        return top
    small: i64 = own & ~TRULA
    return small & -small if length > 4 and small else 0


def _from_suit(hand: i64, suits: i64, live: i64, others: i64, called: i64) -> i64:
    """A suit card: a king that nobody can trump, else a small one from the shortest suit."""
    kings: i64 = suits & KINGS
    if kings and not others:
        return kings & -kings
    low: i64 = suits & ~KINGS
    if not low:
        kings = suits & ~called
        return thin(kings) if kings else thin(suits)
    return thin(low)


def follow(hand: i64, led: i64, best: i64, mate: i64, foes: i64, live: i64, trick: i64) -> i64:
    """The card to follow with.

    ``best`` wins so far, ``mate`` is 1 if the own side played it, ``foes`` counts opponents still to play, ``live`` are
    all cards in hands and in the trick.
    """
    cards: i64 = legal(hand, led)
    if cards & (cards - 1) == 0:
        return cards
    beating: i64 = cards & -(best << 1) if cards & (led | TRUMPS) else 0
    unseen: i64 = live & ~hand
    if mate:
        if not foes or not unseen & -(best << 1) & (led | TRUMPS):
            return fat(cards)
        return thin(cards)
    if not beating:
        return thin(cards & ~LUNA) if cards & ~LUNA else cards
    if best == LUNA:
        return SKIZ
    if not foes:
        return _take_last(beating)
    return _take(cards, beating, led, unseen, trick)


def _take_last(beating: i64) -> i64:
    """Nobody after this card can beat it: bring home what counts, else win as cheaply as may be."""
    card: i64 = beating & (KINGS | PAGAT)
    if card:
        return card & -card
    card = beating & ~TRUMPS
    if card:
        return highest(card)
    card = beating & ~TRULA
    if not card:
        card = beating
    return card & -card


def _take(cards: i64, beating: i64, led: i64, unseen: i64, trick: i64) -> i64:
    """Opponents still follow: a sure suit card, or a tarok as high as the trick is worth."""
    card: i64 = beating & ~TRUMPS
    if card:
        card = highest(card)
        return card if not unseen & -(card << 1) & led else thin(cards)
    card = beating & ~TRULA
    if not card:
        if thirds(trick) >= RICH and beating & SKIZ:
            return SKIZ
        rest: i64 = cards & ~LUNA
        return thin(rest) if rest else cards
    if thirds(trick) >= RICH:
        top: i64 = highest(beating & ~LUNA) if unseen & SKIZ and beating & ~LUNA else highest(beating)
        if not unseen & TRUMPS & -(top << 1):
            return top
        return highest(card)
    return card & -card


def duck(hand: i64, led: i64, best: i64, live: i64) -> i64:
    """Michi-michi (R112): the highest card that does not win, else the lowest; a lead is low."""
    cards: i64 = legal(hand, led)
    if not led:
        return _low_lead(cards, live & ~hand)
    below: i64 = cards & ~-(best << 1) if cards & (led | TRUMPS) else cards
    if below:
        return highest(below)
    return cards & -cards


def _low_lead(cards: i64, unseen: i64) -> i64:
    """The card under which most others lie higher: the lowest of the suit where the most higher ones are out."""
    best: i64 = 0
    most: i64 = -1
    left: i64 = cards
    while left:
        card: i64 = left & -left
        suit: i64 = suit_of(card)
        left &= ~suit
        higher: i64 = count(unseen & suit & -(card << 1)) * 4 - count(unseen & suit & (card - 1)) * 8
        if higher > most or not best:
            best = card
            most = higher
    return best
