"""A beginner's play of cards: high ones first, else his lowest, and the Ski to save a court card."""

from __future__ import annotations

from typing import Final

from ai.cardplay import beginner_cards
from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import SKIZ, PlayCard, View, legal_actions

from .counting import counted, worth
from .knowing import by_faces, know, standing

SAVES: Final = 3
"""From this face value on a card is worth saving with the Ski."""


def play(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Each card that he may play."""
    cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
    if len(cards) == 1:
        return [weighed(PlayCard(cards[0]), 0.0, (because(Why.ONLY_CARD),))]
    table = view.table
    plain = view._replace(table=table._replace(variant=by_faces(table.variant)))
    now = standing(know(view), view)
    if now.best is None or now.winner is None:
        found = [beginner_cards.lead_card(plain, card, safe=True) for card in cards if card != SKIZ]
    else:
        rest = [card for card in cards if card != SKIZ]
        found = [beginner_cards.follow_card(plain, card, rest, now.cards, now.winner, safe=True) for card in rest]
        found = [counted(view, candidate) for candidate in found]
    if SKIZ in cards:
        found.append(_ski(plain, found))
    return found


def _ski(view: View, others: list[Candidate]) -> Candidate:
    """He plays it if the best of his other cards would lose a court card, and knows that it must not be the last."""
    left = view.hand.bit_count()
    best = max(others, key=lambda candidate: candidate.value, default=None)
    if left == 2:
        return weighed(PlayCard(SKIZ), 100.0, [because(Why.SKI_NOW, tricks=left)])
    values = view.table.variant.pack.values
    if best is not None and isinstance(best.action, PlayCard):
        face = values[best.action.card]
        if view.table.play.trick and best.value < 0 and face >= SAVES:
            return weighed(
                PlayCard(SKIZ), best.value + 1.0, [because(Why.SKI_SAVES, points=worth(view, best.action.card))]
            )
    return weighed(PlayCard(SKIZ), -50.0, [because(Why.SKI_WAITS)])
