"""The present hand of an evening: its record, the state it has come to, and what one seat has seen of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import (
    Action,
    Event,
    HandOver,
    HandRecord,
    Seat,
    Settlement,
    View,
    apply,
    observe,
    redact,
    replay,
    to_act,
)

from .takeback import last_decision, repeated


class PresentHand:
    """Holds the whole truth; ``events`` are what the seat *human* has seen of it, in order."""

    def __init__(self, record: HandRecord, human: Seat) -> None:
        self.human = human
        self._undone: tuple[tuple[object, object], ...] = ()
        self.put(record)

    def put(self, record: HandRecord) -> None:
        """Let the hand be what *record* says."""
        self.record = record
        self.state, events = replay(record)
        self.events = self._redacted(events)

    def begin(self, record: HandRecord) -> None:
        """The same, for another deal: nothing of the present one can be done again."""
        self._undone = ()
        self.put(record)

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
        """What lies open after the hand; None before."""
        return next((event for event in self.events if isinstance(event, HandOver)), None)

    def view(self, seat: Seat) -> View:
        """All that a seat may know now."""
        return observe(self.state, seat)

    def act(self, action: Action) -> list[Event]:
        """The action of the seat whose turn it is; what the person sees of it.

        Raises:
            IllegalAction: the rules forbid it; nothing has changed.
        """
        seat = self.turn
        step = apply(self.state, action)
        assert seat is not None  # apply has refused otherwise
        self.state = step.state
        self.record = self.record.with_action(seat, action)
        same = self._undone[:1] == self.record.actions[-1:]
        self._undone = self._undone[1:] if same else ()
        seen = self._redacted(step.events)
        self.events += seen
        return seen

    @property
    def last_decision(self) -> int | None:
        """The index of the last action that the person had a choice in; None if there is none."""
        return last_decision(self.record, self.human)

    @property
    def can_repeat(self) -> bool:
        """Whether something was taken back that can be done again."""
        return bool(self._undone)

    def wind_back(self, at: int) -> None:
        """Take back the action of that index and all after it."""
        self._undone = (*self.record.actions[at:], *self._undone)
        self.put(replace(self.record, actions=self.record.actions[:at]))

    def repeat(self) -> None:
        """Do again what was taken back, to the person's next decision or the end."""
        done = repeated(self.record, self._undone, self.human)
        self._undone = self._undone[len(done.actions) - len(self.record.actions) :]
        self.put(done)

    def _redacted(self, events: Sequence[Event]) -> list[Event]:
        seen = (redact(event, self.human) for event in events)
        return [event for event in seen if event is not None]
