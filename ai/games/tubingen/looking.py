"""The searches before the play by kind of decision, and the preferences between choices that they find about even."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ai.judgement import Ask
from ai.player import Decision
from ai.searching import reasons_of, run_search
from engine import View, legal_actions
from engine.games.tubingen.actions import ACCEPT

from .beliefs import believe
from .tout_search import ToutSearch

USUAL: Final = 0.5
"""Game points for the choice of the rules of thumb: they know things that simulated play does not see."""


def as_ruled(view: View, ask: Ask) -> Iterator[Decision]:
    """The rules of thumb's decision, with prices: their values are game points here.

    In the two rounds simulated play knows no better: its hands know the sides, so against players who defend with care
    it rates a raus far too high, and a call too low. It found no better discard.
    """
    yield replace(ask.rules, ranked=tuple(replace(each, error=0.0) for each in ask.rules.ranked))


def answer_search(view: View, ask: Ask) -> Iterator[Decision]:
    """An answer to a tout; better and better ones."""
    actions = list(legal_actions(view))
    search = ToutSearch(view, believe(view).sampler(), actions, ask.seed)
    favour = {action: ask.habits.risk if action == ACCEPT else 0.0 for action in actions}
    favour[ask.rules.action] += USUAL
    yield from run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)
