"""The searches of the Romanian games by kind of decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ai.games.romanian.alone import lone_call
from ai.games.romanian.beliefs import believe
from ai.games.romanian.favouring import favours
from ai.games.romanian.planning import choices, plan_search
from ai.games.romanian.playing import search_card
from ai.games.romanian.voicing import speech_search, sureness
from ai.judgement import Ask
from ai.player import Decision
from ai.racing import race
from ai.searching import Effort, reasons_of
from engine import Action, View


def card_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A card to play."""
    return search_card(view, ask.effort, ask.seed, ask.rules, ask.habits)


def longer(effort: Effort) -> Effort:
    """The effort of a race at most."""
    return replace(effort, nodes=effort.race * effort.nodes, deals=effort.race * effort.deals)


def word_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A thing to say in the announcement round."""
    beliefs = believe(view, ask.effort.reads, ask.effort.odds)
    actions = choices(view)
    search = speech_search(view, beliefs, actions, ask.seed)
    usual = favours(view, actions, ask.habits, ask.rules.action)

    def favour() -> Mapping[Action, float]:
        return {**usual, **sureness(view, search, actions, usual, ask)}

    return race(search, actions, longer(ask.effort), reasons_of(ask.rules), favour)


def decision_search(view: View, ask: Ask) -> Iterator[Decision]:
    """A bid, a king, a talon group, a discard, an answer about throwing in."""
    beliefs = believe(view, ask.effort.reads, ask.effort.odds)
    actions = choices(view)
    favour = favours(view, actions, ask.habits, ask.rules.action)
    lone = yield from lone_call(view, beliefs, ask.seed, ask.rules)
    search = plan_search(view, beliefs, actions, ask.seed, lone)
    yield from race(search, actions, longer(ask.effort), reasons_of(ask.rules), lambda: favour)
