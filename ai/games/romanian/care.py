"""Care for one's cards: what searching on rules of thumb throws away, because they know the sides and forget nothing.

Every price is in game points and tips the scales only between cards that a search finds about even.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import Final

from ai.cardplay.knowledge import Knowledge, cards_left, know, taroace_to_come
from ai.cardplay.leading import draws
from ai.cardplay.promises import promised
from ai.cardplay.tricks import Standing, beats, chance_side_wins, luna_is_caught, standing
from engine import KINGS, LUNA, PAGAT, SKIZ, SUIT_CARDS, TAROACE, Card, CardSet, Seat, Side, View, suit_of

WASTE: Final = 0.3
"""The skiz on a poor trick that a lower tarok wins, too, or a friend already has; a king led to be trumped."""

SPARE: Final = 0.6
"""A tarok where a lower one does exactly the same: playing out hardly sees a difference, a club player does."""

OVERTAKEN: Final = 0.2
"""A partner's trick that is sure, taken over with a tarok that would be worth something later."""

CALLED_KING: Final = 0.35
"""Not to play the called king when the declarer leads its suit for the first time: he expects it."""

EARLY: Final = 6
"""Up to this trick he does."""

CAUGHT: Final = 1.0
"""The luna where the skiz may fall on it, for certain (R93)."""

STRAY: Final = 1.2
"""The pagat on a trick that is certain to be the other side's, before the last (R94)."""

LED_KING: Final = 1.0
"""A king led that is certain to be trumped by an opponent; of that the chance counts. It makes no more points that can
be shown (+0.07 ± 0.19, 500 deals), but four *expert* lead 16 kings into ruffs in 100 hands instead of 43."""

PUT_KING: Final = 1.0
"""The same of a king put up to a lead of its suit, with another card of it in the hand."""

BROUGHT: Final = 1.0
"""Skiz or luna on a trick that a partner has for sure, with another tarok in the hand."""

GIVEN: Final = 0.08
"""Each point of a suit card on a trick that is likely the other side's."""

SPOILS: Final = 0.2
"""A tarok led by an opponent of the declarer who is not longer in them than he: it plays the declarer's game."""

BROKEN: Final = 4.0
"""A card that was announced for the last trick, before it (R70)."""

SURE_MATE: Final = 0.8
"""From this chance on somebody counts as a friend."""

LOST: Final = 0.35
"""Up to this chance a trick counts as the other side's."""

USUAL_STAKE: Final = 4.0
"""What a common game wins and loses together; dear games make dear mistakes."""

DEAREST: Final = 4.0
"""By how much the prices grow at most."""

PLAIN: Final = TAROACE & ~(1 << SKIZ | 1 << LUNA | 1 << PAGAT)


def dearness(view: View) -> float:
    """By how much everything counts more in this hand than in a common one."""
    table = view.table
    if table.contract is None or table.contract.individual:
        return 1.0
    if any(bonus.item == "pagat" for bonus in table.speech.announced):
        return DEAREST
    price = table.variant.prices.game(table.contract, table.level, len(table.speech.game))
    return min(max((price.win + price.loss) / USUAL_STAKE, 1.0), DEAREST)


def carelessness(view: View, cards: Sequence[Card]) -> dict[Card, float]:
    """What each of these cards to choose from costs that is likely to be missed later; nothing in michi-michi."""
    table = view.table
    if table.contract is None or table.contract.individual or len(cards) < 2:
        return {}
    knowledge = know(view)
    now = standing(knowledge)
    dear = dearness(view)
    found = {}
    for card in cards:
        careless = _tarok if TAROACE >> card & 1 else _suit
        found[card] = dear * careless(knowledge, now, card, cards)
        found[card] += BROKEN if _is_promised(knowledge, card) else 0.0
    return found


def _is_promised(know: Knowledge, card: Card) -> bool:
    """Whether the card was announced for the last trick by this seat."""
    item = "pagat" if card == PAGAT else "rege" if card == know.view.table.called else None
    return item is not None and know.tricks_left > 1 and promised(know.view, item)


def _tarok(know: Knowledge, now: Standing, card: Card, cards: Sequence[Card]) -> float:
    lower = [each for each in cards if PLAIN >> each & 1 and each < card]
    cost = 0.0
    if card == PAGAT:
        if know.tricks_left > 1:
            cost += STRAY * max(0.9 - chance_side_wins(know, now, card), 0.0)
    elif now.best is not None:
        cost += _following(know, now, card, cards, lower)
    if card == LUNA and lower:
        cost += CAUGHT * luna_is_caught(know, now)
    if not now.cards and know.view.side is Side.OPPONENTS and not draws(know):
        cost += SPOILS
    return cost


def _following(know: Knowledge, now: Standing, card: Card, cards: Sequence[Card], lower: Sequence[Card]) -> float:
    """A high tarok spent on a trick where a low one would have done."""
    if now.best is None or now.winner is None:
        return 0.0
    wins = beats(card, now.best)
    cost = 0.0
    brings_home = card == LUNA and wins and know.unseen >> SKIZ & 1
    same = any(beats(each, now.best) == wins for each in lower)
    ours = all(know.friends[seat] > SURE_MATE for seat in now.later)
    if same and (ours or not wins) and not brings_home and not _sheds(know):
        cost += SPARE
    elif wins and card != LUNA and not now.later and know.friends[now.winner] > SURE_MATE and not _sheds(know):
        under = [each for each in lower if not beats(each, now.best)]
        if under and any(know.unseen >> between & 1 for between in range(min(under) + 1, card)):
            cost += OVERTAKEN
    if card in (SKIZ, LUNA) and any(TAROACE >> each & 1 and each < LUNA for each in cards):
        sure = not now.later or (TAROACE >> now.best & 1 and not know.higher(now.best))
        safe = card == SKIZ or not know.unseen >> SKIZ & 1
        if sure and safe and know.friends[now.winner] > SURE_MATE:
            cost += BROUGHT
    if card == SKIZ:
        less = [each for each in cards if TAROACE >> each & 1 and each < card]
        poor = sum(know.values[each] for each in now.cards) <= len(now.cards) + 3
        friend = know.friends[now.winner] > SURE_MATE
        if poor and less and (friend or any(beats(each, now.best) for each in less)):
            cost += WASTE
    return cost


def _sheds(know: Knowledge) -> bool:
    """Whether a partner gets rid of his taroace, so as not to be in the way of the declarer's announced pagat."""
    table = know.view.table
    return know.view.side is Side.DECLARER and any(
        bonus.item == "pagat" and bonus.seat != know.seat and know.friends[bonus.seat] > SURE_MATE
        for bonus in table.speech.announced
    )


def _suit(know: Knowledge, now: Standing, card: Card, cards: Sequence[Card]) -> float:
    cost = 0.0
    if not now.cards and KINGS >> card & 1 and _trumped(know, card):
        cost += WASTE * (2 if card == know.view.table.called else 1)
    expected = _expected(know, now)
    if KINGS >> card & 1 and card != expected:
        cost += _risk_of_king(know, now, card)
    if expected is not None and card != expected:
        cost += CALLED_KING
    least = min(know.values[each] for each in cards if not TAROACE >> each & 1)
    if know.values[card] > least and chance_side_wins(know, now, card) < LOST:
        cost += GIVEN * (know.values[card] - least)
    return cost


def _expected(know: Knowledge, now: Standing) -> Card | None:
    """The called king in the hand of the declarer's partner, to the declarer's first lead of its suit.

    None if it was announced for the last trick, somebody has trumped, or an opponent yet to play is out of the suit.
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


def _risk_of_king(know: Knowledge, now: Standing, card: Card) -> float:
    """What a king costs that an opponent may trump, led or put up while nobody has trumped."""
    if not now.cards:
        others = [seat for seat in range(len(know.friends)) if seat != know.seat]
        return LED_KING * _trumping(know, SUIT_CARDS[suit_of(card)], others)
    if now.best is None or suit_of(now.best) is not suit_of(card):
        return 0.0
    return PUT_KING * _trumping(know, SUIT_CARDS[suit_of(card)], now.later)


def _trumping(know: Knowledge, suit: CardSet, seats: Iterable[Seat]) -> float:
    """The chance that an opponent is out of a suit and has a tarok: searching knows the sides and believes in luck."""
    safe = 1.0
    for seat in seats:
        safe *= 1 - (1 - know.friends[seat]) * _void(know, seat, suit) * know.holds(seat, TAROACE)
    return 1 - safe


def _void(know: Knowledge, seat: Seat, suit: CardSet) -> float:
    """The chance that a seat is out of a suit; who has declared his taroace has so many other cards left (R61)."""
    taroks = taroace_to_come(know.view.table, seat)
    if taroks < 0:
        return know.lacks(seat, suit)
    others = know.unseen & ~TAROACE & ~know.voids[seat]
    whole, left = others.bit_count(), (others & ~suit).bit_count()
    cards = max(cards_left(know.view.table, seat) - taroks, 0)
    return comb(left, cards) / comb(whole, cards) if cards <= whole else know.lacks(seat, suit)


def _trumped(know: Knowledge, card: Card) -> bool:
    """Whether somebody who is likely an opponent cannot follow to the card and may trump it."""
    suit = SUIT_CARDS[suit_of(card)]
    return any(
        know.friends[seat] < 0.5
        and not suit & know.unseen & ~know.voids[seat]
        and bool(TAROACE & know.unseen & ~know.voids[seat])
        for seat in range(len(know.friends))
        if seat != know.seat
    )
