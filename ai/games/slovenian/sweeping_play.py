"""Contracts in which every trick must be won (S52, S57): the play of both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.cardplay.leading import sure_winner, voids_after
from ai.cardplay.tricks import suit_letter, why_lost
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import SUIT_CARDS, TAROACE, Card, PlayCard, Side, card_name, suit_of

SURE: Final = 0.9
"""From this chance on a lead counts as a sure winner."""


def sweep(know: Knowledge, cards: Sequence[Card]) -> list[Candidate]:
    """Each card by the chance that it takes the trick; cheap ones if it cannot."""
    return [_candidate(know, card, cards) for card in cards]


def _candidate(know: Knowledge, card: Card, cards: Sequence[Card]) -> Candidate:
    table = know.view.table
    trick = table.play.trick
    trumps = table.contract is None or table.contract.trumps
    best = winning(trick, trumps)
    later = [(know.seat + step) % table.players for step in range(1, table.players - len(trick))]
    wins = best is None or beats(card, best, trumps)
    chance = 1.0 if wins else 0.0
    led = trick[0] if trick else card
    for seat in later if wins else ():
        if know.friends[seat] < 0.5:
            chance *= 1 - _can_beat(know, seat, card, led, trumps)
    found: list[Reason] = []
    height = (know.unseen & SUIT_CARDS[suit_of(card)] & (1 << card) - 1).bit_count() / 30
    if best is None:
        if chance >= SURE:
            found.append(sure_winner(know, card, chance, 1.5))
        else:
            found += voids_after(know, later, suit_of(card))
        draws = 0.05 if trumps and TAROACE >> card & 1 and know.taroace_out else 0.0
        return weighed(PlayCard(card), chance + draws + (height if chance >= 1 else 0.0), found)
    holder = (table.play.leader + trick.index(best)) % table.players
    friend = know.friends[holder] > 0.5
    if wins and not friend:
        key = Why.BEATS_BEST if know.view.side is Side.DECLARER else Why.STOPS_SWEEP
        found.append(because(key, 2.0, card=card_name(best)))
        return weighed(PlayCard(card), 1 + chance - height / 10, found)
    if not trumps and TAROACE >> card & 1 and not TAROACE >> led & 1:
        found.append(because(Why.NO_POWER, 1.0, suit=suit_letter(suit_of(led))))
    elif friend and wins:
        found.append(because(Why.BEATS_BEST, 0.5, card=card_name(best)))
    elif friend:
        can_win = any(beats(each, best, trumps) for each in cards)
        found.append(because(Why.MATE_WINS if can_win else Why.MATE_LEADS, 1.5, seat=holder))
    elif suit_of(card) is suit_of(best):
        found.append(because(Why.CANNOT_WIN, 1.0, card=card_name(best)))
    elif trumps:
        found.append(replace(why_lost(trick, best, card), weight=0.5))
    return weighed(PlayCard(card), -know.values[card] / 10 - height, found)


def winning(trick: Sequence[Card], trumps: bool) -> Card | None:
    """The card that wins so far; None in an empty trick."""
    best: Card | None = None
    for card in trick:
        if best is None or beats(card, best, trumps):
            best = card
    return best


def beats(card: Card, best: Card, trumps: bool) -> bool:
    """True if a card played later beats the best one so far, taroks being trumps or not."""
    return card > best and (suit_of(card) is suit_of(best) or (trumps and bool(TAROACE >> card & 1)))


def _can_beat(know: Knowledge, seat: int, best: Card, led: Card, trumps: bool) -> float:
    """The chance that a seat can beat a card."""
    higher = know.holds(seat, know.higher(best))
    if TAROACE >> led & 1 or not trumps:
        return higher
    void = know.lacks(seat, SUIT_CARDS[suit_of(led)])
    if TAROACE >> best & 1:
        return void * higher
    return min(higher + void * know.holds(seat, TAROACE), 1.0)
