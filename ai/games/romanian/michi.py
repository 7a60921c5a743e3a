"""Michi-michi: no sides, and every trick costs its winner a game point (R112)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.cardplay.tricks import TrickState, beats, chance_to_beat, why_lost
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import SUIT_CARDS, TAROACE, Card, CardSet, PlayCard, Suit, card_name, members, suit_of, tarok_number

LATER: Final = 0.55
"""The weight of a card's danger in later tricks against a trick that it would take now."""

UNFORCED: Final = 0.6
"""The share of cases in which a player who could beat a card has to: he ducks if he can."""


def danger(hand: CardSet, unseen: CardSet, card: Card) -> float:
    """The chance that a card takes a trick some time: the share of unseen cards of its suit that are below it."""
    cards = SUIT_CARDS[suit_of(card)]
    out = unseen & cards
    below = (out & (1 << card) - 1).bit_count()
    share = below / out.bit_count() if out else 0.3
    if suit_of(card) is Suit.TAROK:
        return 0.1 + 0.9 * share
    low = (hand & cards & (1 << card) - 1).bit_count()  # small cards of the suit under which it can hide
    return 0.75 * share / (1 + 0.5 * low)


def expected_tricks(hand: CardSet, pack: CardSet) -> float:
    """The tricks that a hand may expect in michi-michi; 3 on average."""
    unseen = pack & ~hand
    suits = sum(danger(hand, unseen, card) for card in members(hand & ~TAROACE))
    taroace = members(hand & TAROACE)
    return 0.66 * suits + sum(0.085 + 0.5 * tarok_number(card) / 22 for card in taroace)


def duck(know: Knowledge, now: TrickState, cards: Sequence[Card]) -> list[Candidate]:
    """Each card that may be played, in tricks: the chance to take this one, less the danger that goes with it."""
    return [_candidate(know, now, card, cards) for card in cards]


def _candidate(know: Knowledge, now: TrickState, card: Card, cards: Sequence[Card]) -> Candidate:
    best = now.best
    takes = 0.0
    if best is None or beats(card, best):
        led = now.cards[0] if now.cards else card
        takes = 1.0
        for seat in now.later:
            takes *= 1 - chance_to_beat(know, seat, card, led) * UNFORCED
    value = -takes + LATER * danger(know.hand, know.unseen, card)
    found = []
    if best is None:
        found.append(because(Why.LEADS_LOW, 1.0, percent=round(100 * takes)))
    elif not beats(card, best):
        if suit_of(card) is suit_of(best):
            found.append(because(Why.DUCKS_UNDER, 2.0, card=card_name(best)))
        if card == max(cards, key=lambda other: danger(know.hand, know.unseen, other)):
            found.append(because(Why.SHEDS_HIGH, 1.5, card=card_name(card)))
        elif not found:
            found.append(why_lost(now.cards, best, card))
    elif all(beats(other, best) for other in cards):
        found.append(because(Why.MUST_TAKE, 2.0))
    else:
        found.append(
            because(Why.LIKELY_WINS, 0.5, points=0, higher=know.higher(card).bit_count(), percent=round(100 * takes))
        )
    return weighed(PlayCard(card), value, found)
