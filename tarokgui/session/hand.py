"""The present hand of an evening: its record, its state, the events that one seat has seen, and its own decisions,
which can be taken back and done again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import (
    ANNOUNCING,
    Action,
    Dealt,
    Event,
    HandOver,
    HandRecord,
    Kind,
    Pass,
    PassAnnouncing,
    Seat,
    Settlement,
    State,
    View,
    apply,
    first_view,
    legal_actions,
    observe,
    redact,
    replay,
    to_act,
)
from engine.events import PUBLIC


@dataclass(frozen=True, slots=True)
class CurrentHand:
    """The whole truth at one moment. ``events`` are those the seat *human* has seen, in order; ``undone`` are the
    actions taken back that can be done again."""

    record: HandRecord
    human: Seat
    state: State
    events: tuple[Event, ...]
    undone: tuple[tuple[object, object], ...] = ()
    last_decision: int | None = None
    """The index of the last action that the person had a choice in; None if there is none."""

    @classmethod
    def of(cls, record: HandRecord, human: Seat, undone: tuple[tuple[object, object], ...] = ()) -> CurrentHand:
        """The hand that *record* has come to.

        Raises:
            RefusedRecord: an action of it is not legal.
        """
        state, events = replay(record)
        return cls(record, human, state, tuple(_redacted(events, human)), undone, last_decision(record, human))

    @property
    def turn(self) -> Seat | None:
        """The seat that has to decide, None once the hand is over."""
        return to_act(self.state)

    @property
    def settlement(self) -> Settlement | None:
        """The settlement, None while the hand is played."""
        return self.state.table.settlement

    @property
    def final(self) -> HandOver | None:
        """The cards shown after the hand; None before."""
        return next((event for event in self.events if isinstance(event, HandOver)), None)

    @property
    def dealt(self) -> tuple[int, ...]:
        """The hands as they were dealt; empty ones before the deal."""
        _, events = replay(self.record)
        hands = next((event.hands for event in events if isinstance(event, Dealt)), ())
        return tuple(hand or 0 for hand in hands)

    def dealt_since(self, before: CurrentHand) -> bool:
        """True if the hands are dealt now, and were not *before*."""
        return self.state.table.deal.dealt and not before.state.table.deal.dealt

    @property
    def asks_aside(self) -> bool:
        """True if a seat is asked unnoticed by the others (R22)."""
        return bool(self.state.hidden.asked)

    def opening_view(self) -> View:
        """The person's view before anything has happened, for a screen that replays the events."""
        return first_view(self.record.variant, self.human, self.record.dealer, self.record.own)

    def view(self, seat: Seat) -> View:
        """All that a seat may know now."""
        return observe(self.state, seat)

    def after(self, action: Action) -> CurrentHand:
        """The hand after an action of the seat whose turn it is.

        Raises:
            IllegalAction: the rules forbid it.
        """
        seat = self.turn
        step = apply(self.state, action)
        assert seat is not None  # apply has refused otherwise
        record = self.record.with_action(seat, action)
        same = self.undone[:1] == record.actions[-1:]
        seen = _redacted(step.events, self.human)
        chose = seat == self.human and forced(self.view(seat)) is None
        return CurrentHand(
            record,
            self.human,
            step.state,
            (*self.events, *seen),
            self.undone[1:] if same else (),
            len(self.record.actions) if chose else self.last_decision,
        )

    def wound_back(self, at: int) -> CurrentHand:
        """The hand before the action of that index."""
        undone = (*self.record.actions[at:], *self.undone)
        return CurrentHand.of(replace(self.record, actions=self.record.actions[:at]), self.human, undone)

    def repeated(self) -> CurrentHand:
        """The hand with the actions taken back done again, to the person's next decision or the end."""
        done = repeated(self.record, self.undone, self.human)
        return CurrentHand.of(done, self.human, self.undone[len(done.actions) - len(self.record.actions) :])


def _redacted(events: Sequence[Event], seat: Seat) -> list[Event]:
    seen = (event if isinstance(event, PUBLIC) else redact(event, seat) for event in events)
    return [event for event in seen if event is not None]


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
