"""The play of cards: which judgement answers for each level."""

from __future__ import annotations

from ai.habits import Habits
from ai.player import Candidate
from ai.reasons import weighed
from engine import PlayCard, View, legal_actions


def beginner(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A card of a beginner."""
    return [weighed(action, 0.0, ()) for action in legal_actions(view) if isinstance(action, PlayCard)]


def steady(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """A card of an ordinary player."""
    return beginner(seed, view, habits)
