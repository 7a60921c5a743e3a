"""An honest and ordinary judgement of every kind of decision of the Romanian games, with reasons."""

from __future__ import annotations

from typing import Final

from ai.cardplay.following import follow
from ai.cardplay.knowledge import know
from ai.cardplay.leading import lead
from ai.cardplay.tricks import standing
from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import Why, because, weighed
from engine import Keep, PlayCard, ThrowIn, View, legal_actions

from .announcing import speak
from .bidding import bid
from .calling import call
from .discarding import discard
from .michi import duck, expected_tricks
from .talon import choose_group

KEEPS_BELOW: Final = 1.6
"""A hopeless hand is kept if it expects fewer tricks than this in a michi-michi."""


def throw_in(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R22: a hand without tarok and king is thrown in, unless it is the very hand for a michi-michi."""
    knowledge = know(view)
    table = view.table
    tricks = expected_tricks(knowledge.hand, table.variant.pack.cards)
    # In a double hand a loss costs twice: then it throws in whatever it holds.
    ducks = table.factor == 1 and table.players == 4 and tricks < KEEPS_BELOW
    keep = weighed(Keep(), 0.5 if ducks else -0.5, (because(Why.GOOD_FOR_DUCKING, danger=round(tricks)),))
    return [weighed(ThrowIn(), 0.0, (because(Why.HOPELESS_HAND),)), keep]


def auction(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R24 … R34: every call."""
    return bid(know(view), habits)


def king(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R35: each king."""
    return call(know(view))


def talon(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R40 … R50: the groups, looking on, surrender."""
    return choose_group(know(view), habits)


def lay_away(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R46 … R49: the likeliest discards."""
    return discard(know(view))


def announce(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R57 … R82: every possible announcement."""
    return speak(know(view), habits)


def play_card(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """R84: the playable cards, judged by the trick on the table."""
    knowledge = know(view)
    cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
    if len(cards) == 1:
        return [weighed(PlayCard(cards[0]), 0.0, (because(Why.ONLY_CARD),))]
    now = standing(knowledge)
    if view.table.contract is not None and view.table.contract.individual:
        return duck(knowledge, now, cards)
    if now.best is None:
        return lead(knowledge, now, cards, habits.signals)
    return follow(knowledge, now, cards)
