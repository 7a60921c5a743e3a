"""The person's own decisions in a hand: those that can be taken back and done again."""

from __future__ import annotations

from dataclasses import replace

from engine import (
    ANNOUNCING,
    Action,
    HandRecord,
    Kind,
    Pass,
    PassAnnouncing,
    Seat,
    View,
    legal_actions,
    observe,
    replay,
    to_act,
)


def forced(view: View) -> Action | None:
    """The action done for the person: passing when nothing else is left, and merge on later turns (R34, A10)."""
    if view.kind not in (Kind.AUCTION, *ANNOUNCING):
        return None
    legal = legal_actions(view)
    later = view.kind == Kind.AUCTION or view.table.speech.spoken >> view.seat & 1
    return legal[0] if len(legal) == 1 and later and isinstance(legal[0], Pass | PassAnnouncing) else None


def last_decision(record: HandRecord, seat: Seat) -> int | None:
    """The index of the last action that *seat* had a choice in; None if there is none."""
    for at in range(len(record.actions) - 1, -1, -1):
        if record.actions[at][0] == seat and _chooses(record, at, seat):
            return at
    return None


def repeated(record: HandRecord, undone: tuple[tuple[object, object], ...], seat: Seat) -> HandRecord:
    """The record after the first of the *undone* actions and all that follow, up to the next choice of *seat*."""
    whole = replace(record, actions=(*record.actions, *undone))
    for at in range(len(record.actions) + 1, len(whole.actions)):
        if whole.actions[at][0] == seat and _chooses(whole, at, seat):
            return replace(whole, actions=whole.actions[:at])
    return whole


def _chooses(record: HandRecord, at: int, seat: Seat) -> bool:
    state, _ = replay(replace(record, actions=record.actions[:at]))
    return to_act(state) == seat and forced(observe(state, seat)) is None
