"""The searches before the play by kind of decision, and what tips the scales where they find choices about even."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ai.judgement import Ask
from ai.player import Decision
from ai.searching import reasons_of, run_search
from engine import Action, Discard, View, legal_actions
from engine.games.tubingen.actions import ACCEPT

from .beliefs import believe
from .discarding import ranked_discards
from .planning import PlanSearch

DISCARDS: Final = 8
"""How many pairs to lay away are looked into: those that the rules of thumb like best."""
USUAL: Final = 0.5
"""Game points by which what the rules of thumb would do is preferred: they know what playing out does not see."""


def as_ruled(view: View, ask: Ask) -> Iterator[Decision]:
    """What the rules of thumb say, which reckon in game points here.

    In the two rounds playing out knows no better: it is played by hands that know the sides, and takes a raus against
    players who defend with care for far better than it is, a call for worse.
    """
    yield replace(ask.rules, ranked=tuple(replace(each, error=0.0) for each in ask.rules.ranked))


def decision_search(view: View, ask: Ask) -> Iterator[Decision]:
    """Two cards to lay away, or an answer to a tout; better and better ones."""
    actions = choices(view)
    search = PlanSearch(view, believe(view).sampler(), actions, ask.seed)
    favour = {action: ask.habits.risk if action == ACCEPT else 0.0 for action in actions}
    if ask.rules.action in favour:
        favour[ask.rules.action] += USUAL
    yield from run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)


def choices(view: View) -> list[Action]:
    """The actions worth looking into: all legal ones, of the pairs to lay away the likeliest."""
    legal = legal_actions(view)
    if not isinstance(legal[0], Discard):
        return list(legal)
    ranked = ranked_discards(view.table.variant.pack.values, view.hand)
    return [Discard(cards) for _, cards in ranked[:DISCARDS]]
