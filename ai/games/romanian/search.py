"""The searches of the Romanian games by kind of decision."""

from __future__ import annotations

from collections.abc import Iterator

from ai.games.romanian.beliefs import believe
from ai.games.romanian.favouring import favours
from ai.games.romanian.planning import choices, plan_search
from ai.games.romanian.playing import search_card
from ai.games.romanian.voicing import speech_search
from ai.judgement import Ask
from ai.player import Decision
from ai.searching import reasons_of, run_search
from engine import View


def card_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A card to play."""
    return search_card(view, ask.effort, ask.seed, ask.rules, ask.habits)


def word_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A thing to say in the announcement round."""
    beliefs = believe(view, ask.effort.reads)
    actions = choices(view)
    favour = favours(view, actions, ask.habits, ask.rules.action)
    search = speech_search(view, beliefs, actions, ask.seed)
    return run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)


def decision_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A bid, a king, a talon group, a discard, an answer about throwing in."""
    beliefs = believe(view, ask.effort.reads)
    actions = choices(view)
    favour = favours(view, actions, ask.habits, ask.rules.action)
    search = plan_search(view, beliefs, actions, ask.seed)
    return run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)
