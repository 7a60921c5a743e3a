"""Care for suit cards: kings that are ruffed, points that are given away. `care` explains the prices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import Final

from ai.cardplay.declared import cards_left, taroace_to_come
from ai.cardplay.knowledge import Knowledge
from ai.cardplay.promises import kept
from ai.cardplay.tricks import TrickState, beats, chance_side_wins
from engine import KINGS, SUIT_CARDS, TAROACE, Card, CardSet, Seat, card_set, members, suit_of

SURELY_LED: Final = 0.3
"""A king led into a suit that an opponent has shown not to hold, the called one twice."""

SURE_MATE: Final = 0.8
"""From this chance on a player counts as a friend."""

LED_KING: Final = 1.0
"""A king led that is certain to be ruffed by an opponent; the price is multiplied by the chance. It brings no
measurable points (+0.07 ± 0.19, 500 deals), but four *expert* lead 16 kings into ruffs in 100 hands instead of 43."""

PUT_KING: Final = 1.0
"""The same of a king put up to a lead of its suit, with another card of it in the hand."""

CALLED_KING: Final = 0.35
"""Not to play the called king when the declarer leads its suit for the first time: he expects it …"""

EARLY: Final = 6
"""… up to this trick."""

FIRST_KING: Final = 0.25
"""Not to play a king to the first trick of its suit as the last or last but one: later it is ruffed."""

LED_HIGH: Final = 0.06
"""Each point of a suit card led that is not sure to win, beyond the lowest of its suit."""

FED: Final = 0.08
"""Each point beyond the lowest that the last hand throws on a trick whose winner's side it does not know."""

GIVEN: Final = 0.08
"""Each point of a suit card on a trick that is likely the other side's."""

VOID: Final = 0.35
"""A player out of a suit with this chance makes a king wait."""

LOST: Final = 0.35
"""Up to this chance a trick counts as the other side's."""


def suit_cost(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card]) -> float:
    """The cost of a suit card beside the other ``cards`` that may be played, in game points of a common hand."""
    cost = 0.0
    if not now.cards and KINGS >> card & 1 and _trumped(know, card):
        cost += SURELY_LED * (2 if card == know.view.table.called else 1)
    expected, ripe = _expected(know, now), _ripe(know, now)
    if KINGS >> card & 1 and card not in (expected, ripe):
        cost += _risk_of_king(know, now, card)
    if expected is not None and card != expected:
        cost += CALLED_KING
    elif ripe is not None and card != ripe:
        cost += FIRST_KING
    cost += _given_away(know, now, card, cards)
    least = min(know.values[each] for each in cards if not TAROACE >> each & 1)
    if know.values[card] > least and chance_side_wins(know, now, card) < LOST:
        cost += GIVEN * (know.values[card] - least)
    return cost


def _expected(know: Knowledge, now: TrickState) -> Card | None:
    """The called king in the hand of the declarer's partner, at the declarer's first lead of its suit.

    None if it was announced for the last trick, the trick was ruffed, or an opponent yet to play is out of the suit.
    """
    table, called = know.view.table, know.view.table.called
    if called is None or now.best is None or not know.hand >> called & 1 or know.seat == table.declarer:
        return None
    suit = SUIT_CARDS[suit_of(called)]
    tricks = table.play.tricks
    asked = table.play.leader == table.declarer and suit >> now.cards[0] & suit >> now.best & 1
    again = len(tricks) >= EARLY or any(suit >> trick.cards[0] & 1 for trick in tricks)
    out = any(know.friends[seat] < SURE_MATE and not suit & know.unseen & ~know.voids[seat] for seat in now.later)
    promised_last = any(bonus.item == "rege" for bonus in table.speech.announced)
    return called if asked and not (again or out or promised_last) else None


def _ripe(know: Knowledge, now: TrickState) -> Card | None:
    """The king of a suit that is led for the first time, if it is the last card or an opponent after it follows.

    None if the trick was ruffed, or the king was announced for the last trick.
    """
    table = know.view.table
    if now.best is None or TAROACE >> now.best & 1 or len(now.later) > 1:
        return None
    suit = SUIT_CARDS[suit_of(now.cards[0])]
    again = any(suit & card_set(trick.cards) for trick in table.play.tricks)
    if again or not know.hand & suit & KINGS:
        return None
    king = next(iter(members(know.hand & suit & KINGS)))
    out = any(_void(know, seat, suit) * (1 - know.friends[seat]) > VOID for seat in now.later)
    return None if out or (know.tricks_left > 1 and kept(know.view) >> king & 1) else king


def _given_away(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card]) -> float:
    """Points led that a low card of the suit would have saved, or thrown to a winner whose side is not known."""
    suit = SUIT_CARDS[suit_of(card)]
    if not now.cards:
        least = min(know.values[each] for each in cards if suit >> each & 1)
        return LED_HIGH * (know.values[card] - least) if know.higher(card) else 0.0
    if now.later or now.winner is None or now.best is None or beats(card, now.best):
        return 0.0
    unknown = 1 - SURE_MATE < know.friends[now.winner] < SURE_MATE
    least = min(know.values[each] for each in cards if not TAROACE >> each & 1)
    return FED * (know.values[card] - least) if unknown else 0.0


def _risk_of_king(know: Knowledge, now: TrickState, card: Card) -> float:
    """The cost of a king that an opponent may ruff, led or put up in a trick not yet ruffed."""
    if not now.cards:
        others = [seat for seat in range(len(know.friends)) if seat != know.seat]
        return LED_KING * _trumping(know, SUIT_CARDS[suit_of(card)], others)
    if now.best is None or suit_of(now.best) is not suit_of(card):
        return 0.0
    return PUT_KING * _trumping(know, SUIT_CARDS[suit_of(card)], now.later)


def _trumping(know: Knowledge, suit: CardSet, seats: Iterable[Seat]) -> float:
    """The chance that an opponent is out of a suit and has a tarok: a search knows the sides and believes in luck."""
    safe = 1.0
    for seat in seats:
        safe *= 1 - (1 - know.friends[seat]) * _void(know, seat, suit) * know.holds(seat, TAROACE)
    return 1 - safe


def _void(know: Knowledge, seat: Seat, suit: CardSet) -> float:
    """The chance that a seat is out of a suit; a declared number of taroks fixes its number of other cards (R61)."""
    taroks = taroace_to_come(know.view.table, seat)
    if taroks < 0:
        return know.lacks(seat, suit)
    others = know.unseen & ~TAROACE & ~know.voids[seat]
    whole, left = others.bit_count(), (others & ~suit).bit_count()
    cards = max(cards_left(know.view.table, seat) - taroks, 0)
    return comb(left, cards) / comb(whole, cards) if cards <= whole else know.lacks(seat, suit)


def _trumped(know: Knowledge, card: Card) -> bool:
    """True if a likely opponent cannot follow to the card and may ruff it."""
    suit = SUIT_CARDS[suit_of(card)]
    return any(
        know.friends[seat] < 0.5
        and not suit & know.unseen & ~know.voids[seat]
        and bool(TAROACE & know.unseen & ~know.voids[seat])
        for seat in range(len(know.friends))
        if seat != know.seat
    )
