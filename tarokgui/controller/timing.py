"""Time at a table: turns to act, times of showing, waiting. Pure: time comes as an intent."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine import Action, Kind
from tarokgui.controller.effects import DrawCleared, Effect, HandEnded, LetOpponentAct, Save, TrickReleased
from tarokgui.controller.pace import FOREVER, Pace
from tarokgui.controller.reports import TimePasses
from tarokgui.controller.state import TableState

LOOK_AGAIN: Final = 0.25
"""Seconds until the next look for a bot's answer without a report of it."""

Step = tuple[TableState, tuple[Effect, ...]]


def cards_due(state: TableState) -> bool:
    """True if the next decision is about a card to be played, as all players know."""
    return state.view.table.kind == Kind.PLAY


def ticked(state: TableState, tick: TimePasses) -> Step:
    """Let time go by and do the due acts; while an action is being saved only the speed is noted."""
    pace, dt = state.pace.at_speed(tick.speed, cards=cards_due(state)), tick.seconds
    state = replace(state, pace=pace)
    if state.position.saving:
        return state, ()
    if state.draw_left > 0:
        left = state.draw_left - dt
        return replace(state, draw_left=left), (DrawCleared(),) if left <= 0 else ()
    if pace.hold is not None:
        pace = pace.after_hold(dt)
        state = replace(state, pace=pace)
        return released(state, waited=True) if pace.hold is not None and pace.hold <= 0 else (state, ())
    if state.position.turn is None:
        return (state, ()) if state.settled else (replace(state, settled=True), (HandEnded(),))
    if state.mine:
        return _automatic(state, dt, state.automatic)
    pace = pace.after_pause(dt, ready=tick.ready)
    due = tick.ready and pace.pause <= 0
    return replace(state, pace=pace), (LetOpponentAct(),) if due else ()


def _automatic(state: TableState, dt: float, action: Action | None) -> Step:
    """Let time go by for an action done for the person."""
    if action is None:
        return state, ()
    pace = state.pace.after_pause(dt)
    return replace(state, pace=pace), (Save(action),) if pace.pause <= 0 else ()


def released(state: TableState, *, waited: bool) -> Step:
    """Take the complete trick away; *waited*: its time is over."""
    if state.pace.hold is None:
        return state, ()
    return replace(state, pace=state.pace.released()), (TrickReleased(state.held, waited),)


def skipped(state: TableState) -> Step:
    """Take away everything that is shown only for a while."""
    drawn: tuple[Effect, ...] = ()
    if state.draw_left > 0:
        state, drawn = replace(state, draw_left=0.0), (DrawCleared(),)
    state, effects = released(state, waited=False)
    return state, (*drawn, *effects)


def due_in(state: TableState, *, ready: bool | None) -> float | None:
    """Seconds of the player's time until a tick has something to do; None while the person is to decide.

    *ready* is True if the one to act has decided; None in a hand that does not play on by itself.
    """
    pace: Pace = state.pace
    if state.position.saving:
        return LOOK_AGAIN
    if state.draw_left > 0:
        return state.draw_left
    if pace.hold is not None:
        return max(0.0, pace.hold) if pace.hold < FOREVER else None
    if state.position.turn is None:
        return 0.0
    if (state.mine and state.automatic is None) or ready is None:
        return None
    if pace.pause > 0:
        return pace.pause
    return 0.0 if ready or state.mine else LOOK_AGAIN
