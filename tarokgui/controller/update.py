"""The one way: a state and an intent give the next state and the effects. Pure: equal arguments, equal results."""

from __future__ import annotations

from dataclasses import replace

from engine import Event
from engine.memory import see
from tarokgui.controller.effects import (
    DecisionShown,
    Effect,
    EventShown,
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
    GoTo,
    Happened,
    Intent,
    Left,
    Noted,
    Saving,
    Say,
)
from tarokgui.controller.journal import folded
from tarokgui.controller.position import Position
from tarokgui.controller.sources.source import Source
from tarokgui.controller.state import TableState

Step = tuple[TableState, tuple[Effect, ...]]


def update(state: TableState, intent: Intent, source: Source) -> Step:
    """The table after *intent*, and the effects; *source* is asked what may be done, nothing else."""
    match intent:
        case Say(action):
            why = source.refuse(action)
            return state, (Save(action) if why is None else Refused(why),)
        case GoTo(index):
            return state, (Go(index),)
        case ApplySettings(settings):
            return replace(state, settings=settings), ()
        case Happened(event, position):
            return _happened(state, event, position)
        case Saving(position) | Noted(position):
            return replace(state, position=position), ()
        case Decided(position):
            return replace(state, position=position), (DecisionShown(),)
        case Left():
            return state, (JumpBegins(),)
        case Arrived(position, opening, events):
            view, journal = folded(opening, events)
            return replace(state, position=position, view=view, journal=journal), (JumpEnds(),)


def _happened(state: TableState, event: Event, position: Position) -> Step:
    """Take in one event of the seat."""
    before, now = state.view, see(state.view, event)
    journal = state.journal.after(before, now, event)
    return replace(state, position=position, view=now, journal=journal), (EventShown(event, before),)
