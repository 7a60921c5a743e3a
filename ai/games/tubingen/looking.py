"""The searches before the play by kind of decision, and what tips the scales where they find choices about even."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from ai.habits import Habits
from ai.judgement import Ask
from ai.player import Decision
from ai.searching import reasons_of, run_search
from engine import Action, CallKing, Discard, MakeBid, Own, Pass, View, legal_actions

from .beliefs import believe
from .discarding import ranked_discards
from .planning import PlanSearch

DISCARDS: Final = 8
"""How many pairs to lay away are looked into: those that the rules of thumb like best."""
USUAL: Final = 0.5
"""Game points by which what the rules of thumb would do is preferred: they know what playing out does not see."""
CALLS: Final = 6.0
"""Game points by which a call is worth more than is played out: there the opponents know each other from the first card
on, and somebody has to call."""
LONE: Final = 16.0
"""Game points by which a raus is worth less than is played out: opponents defend with care."""


def as_ruled(view: View, ask: Ask) -> Iterator[Decision]:
    """What the rules of thumb say, which reckon in game points here: nothing depends on cards that are not seen."""
    yield replace(ask.rules, ranked=tuple(replace(each, error=0.0) for each in ask.rules.ranked))


def decision_search(view: View, ask: Ask) -> Iterator[Decision]:
    """Two cards to lay away, an answer to a tout, raus, a call; better and better ones."""
    actions = choices(view)
    search = PlanSearch(view, believe(view).sampler(), actions, ask.seed)
    favour = favours(view, actions, ask.habits, ask.rules.action)
    yield from run_search(search, actions, ask.effort, reasons_of(ask.rules), favour)


def choices(view: View) -> list[Action]:
    """The actions worth looking into: all legal ones, of the pairs to lay away the likeliest."""
    legal = legal_actions(view)
    if not isinstance(legal[0], Discard):
        return list(legal)
    ranked = ranked_discards(view.table.variant.pack.values, view.hand)
    return [Discard(cards) for _, cards in ranked[:DISCARDS]]


def favours(view: View, actions: Sequence[Action], habits: Habits, usual: Action) -> Mapping[Action, float]:
    """What is added to the value of each action for the order only; ``usual`` is what the rules of thumb would do."""
    found = {action: _favour(view, action, habits) for action in actions}
    if usual in found:
        found[usual] += USUAL
    return found


def _favour(view: View, action: Action, habits: Habits) -> float:
    match action:
        case MakeBid():
            return habits.risk + habits.without_talon - LONE
        case CallKing(card) if view.hand >> card & 1:
            return habits.risk + habits.without_talon - LONE
        case CallKing() | Own("call fourth"):
            return habits.risk + CALLS
        case Own():
            return habits.risk
        case Pass():
            return 0.0
    return 0.0
