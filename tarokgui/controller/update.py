"""The one way: a state and an intent give the next state and the effects. Pure: equal arguments, equal results."""

from __future__ import annotations

from dataclasses import replace

from engine import Action, Event
from engine.memory import see
from tarokgui.controller.effects import (
    DecisionShown,
    Effect,
    EventShown,
    FactsShown,
    FinishAnimations,
    Go,
    JumpBegins,
    JumpEnds,
    Refused,
    Save,
)
from tarokgui.controller.intents import (
    ApplySettings,
    Arrived,
    Decided,
    FactsFound,
    GoTo,
    Happened,
    Intent,
    Left,
    Noted,
    Proceed,
    Saving,
    Say,
    SayAll,
)
from tarokgui.controller.journal import folded
from tarokgui.controller.known import known_facts
from tarokgui.controller.position import TablePosition
from tarokgui.controller.sources.source import TableSource
from tarokgui.controller.state import TableState

Step = tuple[TableState, tuple[Effect, ...]]


def update(state: TableState, intent: Intent, source: TableSource) -> Step:
    """The table after *intent*, and the effects; *source* is asked what may be done, nothing else."""
    match intent:
        case Say(action):
            return _said(state, (action,), source)
        case SayAll(actions):
            return _said(state, actions, source)
        case Proceed(action):
            return state, (Save(action),)
        case GoTo(index):
            return state, (Go(index),)
        case ApplySettings(settings):
            return replace(state, settings=settings), ()
        case Happened(event, position):
            return _happened(state, event, position)
        case Saving(position) | Noted(position):
            return replace(state, position=position), ()
        case Decided(position):
            state = replace(state, position=position)
            rest, effects = _said(state, state.rest, source)
            return rest, (DecisionShown(), *effects)
        case FactsFound(facts):
            same = (facts.roles, facts.proofs) == (state.known.roles, state.known.proofs)
            return replace(state, known=facts), () if same else (FactsShown(),)
        case Left():
            return state, (JumpBegins(),)
        case Arrived(position, opening, events):
            view, journal = folded(opening, events)
            known = known_facts(view, len(journal.entries))
            state = replace(state, position=position, view=view, journal=journal, known=known, rest=())
            return state, (JumpEnds(),)


def _said(state: TableState, actions: tuple[Action, ...], source: TableSource) -> Step:
    """Have the first of the person's actions done, the others after it; nothing while others decide."""
    if not actions or not state.position.mine:
        return replace(state, rest=()), ()
    why = source.refuse(actions[0])
    if why is not None:
        return replace(state, rest=()), (FinishAnimations(), Refused(why))
    return replace(state, rest=actions[1:]), (FinishAnimations(), Save(actions[0]))


def _happened(state: TableState, event: Event, position: TablePosition) -> Step:
    """Take in one event of the seat."""
    before, now = state.view, see(state.view, event)
    journal = state.journal.after(before, now, event)
    return replace(state, position=position, view=now, journal=journal), (EventShown(event, before),)
