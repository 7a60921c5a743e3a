"""Calling the king that helps most (R35 … R38)."""

from __future__ import annotations

from typing import Final

from ai.cardplay.knowledge import Knowledge
from ai.cardplay.partners import IN_TALON
from ai.cardplay.tricks import suit_letter
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import KINGS, SUIT_CARDS, TAROACE, CallKing, Card, card_name, legal_actions, members, suit_of

LENGTH: Final = (-0.6, 1.6, 1.8, 1.4, 0.8, 0.2, -0.4, -1.0, -2.0)
"""Worth, in card points, of holding that many cards of the called suit without its king: one to lead to it is enough,
and the longer the suit the sooner the king is ruffed."""

QUEEN: Final = 0.9
"""Card points for a queen that the king makes good."""

OWN: Final = -20.0
"""Card points that calling an own king costs: one against three."""


def call(know: Knowledge) -> list[Candidate]:
    """Each king, in card points."""
    return [_candidate(know, action.card) for action in legal_actions(know.view) if isinstance(action, CallKing)]


def _candidate(know: Knowledge, king: Card) -> Candidate:
    hand = know.hand
    suit = suit_of(king)
    found: list[Reason] = []
    if hand >> king & 1:
        found.append(because(Why.CALL_OWN, 2.0, card=card_name(king)))
        if hand & KINGS == KINGS:
            found.append(because(Why.ALL_KINGS, 3.0))
        length = (hand & SUIT_CARDS[suit]).bit_count()
        monster = 30.0 if _monster(hand) else 0.0
        return weighed(CallKing(king), OWN + monster - 0.3 * length, found)
    own = hand & SUIT_CARDS[suit]
    length = own.bit_count()
    value = LENGTH[length]
    if length:
        found.append(because(Why.CALL_LENGTH, 2.0, suit=suit_letter(suit), count=length))
    else:
        found.append(because(Why.CALL_VOID, 1.0, suit=suit_letter(suit)))
    queen = king - 1
    if hand >> queen & 1:
        value += QUEEN
        found.append(because(Why.CALL_QUEEN, 1.5, card=card_name(queen)))
    value += 0.15 * sum(know.values[card] - 1 for card in members(own))
    found.append(because(Why.TALON_RISK, 0.3, percent=round(100 * IN_TALON)))
    return weighed(CallKing(king), value, found)


def _monster(hand: int) -> bool:
    """True if the hand fears no three opponents, each of whom then pays."""
    return (hand & TAROACE).bit_count() >= 10 and (hand & KINGS).bit_count() >= 1
