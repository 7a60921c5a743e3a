"""A beginner's decisions before the play: he counts taroks and kings, and weighs no chances."""

from __future__ import annotations

from typing import Final

from ai.habits import Habits
from ai.player import Candidate, Reason
from ai.reasons import Why, because, weighed
from engine import (
    KINGS,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    Action,
    CallKing,
    Card,
    CardSet,
    Discard,
    MakeBid,
    View,
    card_name,
    legal_actions,
    members,
    suit_of,
)
from engine.games.tubingen.actions import ACCEPT, CALL_FOURTH
from engine.games.tubingen.tout import tarock_count

from .discarding import LETTERS, NEVER
from .handreasons import hand_reasons
from .strength import tout_losers

EACH: Final = 3.0
"""Game points that a tarok or a king more than needed seems worth."""
CALLS_WITH: Final = 7.5
"""Taroks and kings, the Ski and 21 counted more, with which he calls …"""
ALONE_WITH: Final = 11.5
"""… and with which he plays alone."""
TOP: Final = 1.0
"""The additional count of Ski and 21 over another tarok."""
NEAR: Final = 4
"""The number of cards beyond the lowest that he considers for the discard."""
DARES: Final = 0
"""With so many losing tricks he takes a tout."""


def strength(hand: CardSet) -> float:
    """Taroks and kings, Ski and 21 more."""
    tops = (hand >> SKIZ & 1) * (1 + TOP) + TOP * (hand >> SKIZ - 1 & 1)
    return tarock_count(hand) + tops + (hand & KINGS).bit_count()


def lay_away(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """U7: the lowest cards, without a thought for suits."""
    values = view.table.variant.pack.values
    free = view.hand & ~NEVER
    suits = free & ~TAROACE
    lowest = sorted(members(suits), key=lambda card: _dear(values, card))[: 2 + NEAR]
    if len(lowest) < 2:
        lowest += sorted(members(free & TAROACE))[: 2 - len(lowest)]
    found = []
    for first in range(len(lowest) - 1):
        cards = 1 << lowest[first] | 1 << lowest[first + 1]
        worth = -sum(_dear(values, card) for card in members(cards))
        whys = [because(Why.TAROC_FORCED)] if cards & TAROACE else []
        found.append(weighed(Discard(cards), worth, whys))
    return found


def _dear(values: tuple[int, ...], card: Card) -> float:
    return values[card] + 0.01 * (SUIT_CARDS[suit_of(card)] & (1 << card) - 1).bit_count()


def answer(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """U17: he takes a tout that no other player could take from him."""
    losers = tout_losers(view.hand)
    why = because(Why.TOUT_LOSERS, 1.0, count=losers)
    value = EACH * (DARES - losers + 0.5)
    return [weighed(action, value if action == ACCEPT else 0.0, [why]) for action in legal_actions(view)]


def raus_round(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """U9: alone with a great many taroks and kings."""
    value = EACH * (strength(view.hand) - ALONE_WITH) + habits.risk + habits.without_talon
    return [
        weighed(action, value if isinstance(action, MakeBid) else 0.0, hand_reasons(view.hand))
        for action in legal_actions(view)
    ]


def ruf_round(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """U13: the king of the suit of which he holds most, and never one of his own."""
    value = EACH * (strength(view.hand) - CALLS_WITH) + habits.risk
    return [_call(view, action, value) for action in legal_actions(view)]


def _call(view: View, action: Action, value: float) -> Candidate:
    if action == CALL_FOURTH:
        return weighed(action, value, [because(Why.CALL_FOURTH)])
    if not isinstance(action, CallKing):
        return weighed(action, 0.0, hand_reasons(view.hand))
    card = action.card
    if view.hand >> card & 1:
        return weighed(action, value - 20.0, [because(Why.STAYS_CONCEALED, card=card_name(card))])
    whys: list[Reason] = [because(Why.CALL_HIGH_CARD, card=card_name(card))]
    count = 0
    if KINGS >> card & 1:
        suit = suit_of(card)
        count = (view.hand & SUIT_CARDS[suit]).bit_count()
        whys = [because(Why.CALL_VOID, suit=LETTERS[suit])]
        if count:
            whys = [because(Why.CALL_LENGTH, suit=LETTERS[suit], count=count)]
    return weighed(action, value + 0.1 * count, whys)
