"""The cards of a tout (U17): the declarer may lose one trick, his three opponents want two; points do not count."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.cardplay.leading import sure_winner, voids_after
from ai.cardplay.tricks import TrickState, beats, chance_side_wins, chance_to_beat, why_lost
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import SKIZ, SUIT_CARDS, TAROACE, Card, CardSet, PlayCard, Side, card_name, suit_of

SURE: Final = 0.9
"""From this chance on a lead counts as a sure winner."""
DRAWS: Final = 0.6
"""The worth in chances of drawing the others' taroks, beside a sure suit card: later they would ruff it …"""
ALLOWED: Final = 1
"""… as long as so few higher ones are out: that trick the little tout may lose, best while the hand is strong."""
HEIGHT: Final = 0.004
"""Chances for each unseen card below it: of cards that win alike the lowest goes, and the highest is led."""
SKI_LED: Final = -1.0
"""The Ski never wins, and gives the lead away."""
SKI_LOSES: Final = -0.1
"""It goes to a trick that is lost: another card may still win one, unless it is worthless."""
GUARD: Final = 0.3
"""Chances of a later trick that go with a card which guards a higher one."""


def play_tout(know: Knowledge, now: TrickState, cards: Sequence[Card]) -> list[Candidate]:
    """Each card by the chance that it takes the trick, and by its later chances."""
    plain = [card for card in cards if card != SKIZ]
    if now.best is None:
        found = [_led(know, now, card) for card in plain]
    else:
        found = [_followed(know, now, now.best, card, plain) for card in plain]
    if SKIZ in cards:
        found.append(_ski(know, now, plain))
    return found


def _below(know: Knowledge, card: Card) -> int:
    """The number of unseen cards of its suit that it beats."""
    return (know.unseen & SUIT_CARDS[suit_of(card)] & (1 << card) - 1).bit_count()


def _stays(know: Knowledge, now: TrickState, card: Card) -> float:
    """The chance that no opponent who is still to play beats it."""
    led = now.cards[0] if now.cards else card
    foes = [seat for seat in now.later if know.friends[seat] < 0.5]
    return prod(1 - chance_to_beat(know, seat, card, led) for seat in foes)


def _led(know: Knowledge, now: TrickState, card: Card) -> Candidate:
    """The declarer leads from the top, taroks first; the others lead a card that one of them may win with."""
    highest = (know.hand & SUIT_CARDS[suit_of(card)]).bit_length() - 1
    alone = know.view.side is Side.DECLARER
    chance = _stays(know, now, card)
    value = chance if alone else chance_side_wins(know, now, card) - _keeps(know, card)
    value += HEIGHT * _below(know, card)
    found: list[Reason] = []
    draws = alone and TAROACE >> card & 1 and know.taroace_out and card == highest
    if draws and know.higher(card).bit_count() <= ALLOWED:
        value += DRAWS
        own = (know.hand & TAROACE).bit_count()
        found.append(because(Why.DRAWS_TAROACE, 1.5, taroace=own, unseen=know.taroace_out))
    if chance >= SURE:
        found.append(sure_winner(know, card, chance, 1.6))
    else:
        found += voids_after(know, now.later, suit_of(card))
    return weighed(PlayCard(card), value, found)


def _followed(know: Knowledge, now: TrickState, best: Card, card: Card, cards: Sequence[Card]) -> Candidate:
    """Take the trick as cheaply as possible; in a lost trick, keep the cards that may win another."""
    mate = now.winner is not None and know.friends[now.winner] > 0.5
    if beats(card, best):
        chance = _stays(know, now, card) - (_stays(know, now, best) if mate else 0.0)
        value = chance - HEIGHT * _below(know, card) + (1.0 if not mate else -_keeps(know, card))
        return weighed(PlayCard(card), value, [because(Why.BEATS_BEST, 2.0, card=card_name(best))])
    if mate and now.winner is not None:
        can_win = any(beats(each, best) for each in cards)
        why = because(Why.MATE_WINS if can_win else Why.MATE_LEADS, 1.5, seat=now.winner)
    else:
        why = why_lost(now.cards, best, card)
    return weighed(PlayCard(card), -_keeps(know, card), [why])


def _keeps(know: Knowledge, card: Card) -> float:
    """The chance that a card wins a later trick, or helps a higher one of its suit to do so."""
    own: CardSet = know.hand & SUIT_CARDS[suit_of(card)]
    higher = know.higher(card).bit_count()
    wins = 1 / (1 + higher) if own.bit_count() > higher else 0.0
    top = own.bit_length() - 1
    needed = know.higher(top).bit_count()
    guards = card != top and 0 < needed < own.bit_count() <= needed + 1
    return wins + GUARD * guards + HEIGHT * _below(know, card)


def _ski(know: Knowledge, now: TrickState, others: Sequence[Card]) -> Candidate:
    """U23: it never wins, so it goes to a trick that is lost."""
    mate = now.winner is not None and know.friends[now.winner] > 0.5
    if now.best is None or (not mate and any(beats(card, now.best) for card in others)):
        return weighed(PlayCard(SKIZ), SKI_LED, [because(Why.SKI_WAITS)])
    return weighed(PlayCard(SKIZ), SKI_LOSES, [because(Why.SKI_WAITS if mate else Why.SKI_LOSES)])
