"""The bots of the odd game: in place of its folder in ``ai/games``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ai.family import Family
from ai.habits import Habits
from ai.judgement import Ask
from ai.player import Candidate, Decision
from ai.reasons import Why, because, weighed
from engine import Kind, PlayCard, View, legal_actions


def pledge(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Many points are to win with more than a fair share of them in the hand."""
    pack = view.table.variant.pack
    more = pack.value(view.hand) * view.table.players - pack.value(pack.cards)
    many, few = legal_actions(view)
    return [weighed(many, float(more), []), weighed(few, float(-more), [])]


def play(seed: str, view: View, habits: Habits) -> list[Candidate]:
    """Play low where tricks are wanted, for the lowest card takes them, else high."""
    contract = view.table.contract
    sign = -1 if contract is not None and contract.key == "many" else 1
    cards = [action.card for action in legal_actions(view) if isinstance(action, PlayCard)]
    low = [because(Why.KEEPS_LOW)] if sign < 0 else []
    return [weighed(PlayCard(card), float(sign * card), low if card == min(cards) else []) for card in cards]


def search(view: View, ask: Ask) -> Iterator[Decision]:
    """The rules of thumb: nothing is looked into."""
    yield ask.rules


JUDGES: Final = {"pledge": pledge, Kind.PLAY: play}

ODD: Final = Family(("odd", "odd-five"), JUDGES, JUDGES, dict.fromkeys(JUDGES, search))
"""Everything that the bots know of the odd game."""
