"""The replay of a hand record: every state on its way, every event, the settlement at its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .actions import Action
from .errors import NotationError, RefusedRecord
from .events import Event
from .game import Step, apply, objection, observe, to_act
from .objections import Objection, Refusal
from .record import HandRecord, read_action
from .settlement import Settlement
from .state import State


def replay(record: HandRecord) -> tuple[State, tuple[Event, ...]]:
    """The state after all of the record's actions, finished or not, and all events.

    Raises:
        RefusedRecord: an action is not legal at its place.
    """
    happened: list[Event] = []
    for step in replay_steps(record):
        happened += step.events
    return step.state, tuple(happened)


def replay_steps(record: HandRecord) -> Iterator[Step]:
    """The beginning of the hand, then each action of the record: the state after it, and its events.

    Raises:
        RefusedRecord: an action is not legal at its place.
    """
    step = record.begin()
    yield step
    state = step.state
    for index, (seat, text) in enumerate(record.actions):
        action, refusal = _checked(state, seat, text)
        if action is None:
            known = seat if type(seat) is int and 0 <= seat < record.variant.players else None
            raise RefusedRecord(index, known, text if isinstance(text, str) else None, refusal)
        step = apply(state, action)
        yield step
        state = step.state


_UNKNOWN: Final = Objection(Refusal.NO_SUCH_ACTION, "tarok-hand/1")


def _checked(state: State, seat: object, text: object) -> tuple[Action | None, Objection]:
    """The action if it is legal here, and the objection for the case that it is not."""
    turn = to_act(state)
    if turn is None:
        return None, Objection(Refusal.HAND_IS_OVER, state.table.variant.over_rule)
    if not isinstance(text, str):
        return None, _UNKNOWN
    try:
        action = read_action(state.table.variant, text)
    except NotationError:
        return None, _UNKNOWN
    if type(seat) is not int or seat != turn:
        return None, Objection(Refusal.NOT_YOUR_TURN, state.table.variant.turn_rule, {"seat": turn})
    why_not = objection(observe(state, turn), action)
    return (action, _UNKNOWN) if why_not is None else (None, why_not)


def settle(record: HandRecord) -> Settlement:
    """The settlement of a finished hand's record.

    Raises:
        RefusedRecord: an action is not legal, or the record stops before the hand is over.
    """
    state, _ = replay(record)
    settlement = state.table.settlement
    if settlement is None:
        unfinished = Objection(Refusal.HAND_UNFINISHED, state.table.variant.over_rule, {"seat": to_act(state)})
        raise RefusedRecord(len(record.actions), None, None, unfinished)
    return settlement
