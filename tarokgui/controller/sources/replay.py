"""A hand that was played: it shows the place before any of its actions, as one seat saw it; nothing is played in it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine import (
    Action,
    CardSet,
    Event,
    FirstDeal,
    Kind,
    Seat,
    State,
    TrickTaken,
    View,
    first_view,
    observe,
    redact,
    replay_steps,
    to_act,
)
from tarokgui.controller.intents import Intent
from tarokgui.controller.messages import Unable
from tarokgui.controller.position import Jump, People, TablePosition
from tarokgui.controller.reports import Arrived, Left
from tarokgui.controller.sources.source import Opponents
from tarokgui.session.hand import forced
from tarokgui.session.pasthand import PastHand

STEPS: Final = ("first", "trick-back", "back", "forward", "trick-forward", "last")
"""The steps that go through a hand."""


def _ignore(*_: object) -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class ReplayPlace:
    """A place between two actions: the ``state``, the number of events the seat has seen, ``chosen`` if it had decided
    anything, and ``trick_taken`` if a trick has just been taken."""

    state: State
    seen: int
    chosen: bool
    trick_taken: bool


class Replay:
    """The source that is *hand*, seen from its person's seat or from *seat*; at first it is at its beginning.

    Raises:
        RefusedRecord: an action of its record is not legal.
    """

    opponents: Opponents | None = None
    drawn: FirstDeal | None = None

    def __init__(self, hand: PastHand, seat: Seat | None = None) -> None:
        self.hand = hand
        self.report: Callable[[Intent], None] = _ignore
        self.index = 0
        self._seat = hand.human if seat is None else seat
        self._events, self._places = _walked(hand, self._seat)

    # As every source ---------------------------------------------------------------------------------------------

    @property
    def position(self) -> TablePosition:
        """The place in the hand; the evening around it is as it was known then."""
        match, place = self.hand.ended.match, self._places[self.index]
        settled = place.state.table.settlement
        totals = match.totals
        if settled is not None:
            totals = tuple(had + won for had, won in zip(totals, settled.scores, strict=True))
        return TablePosition(
            self._seat,
            match.hands,
            self.index,
            to_act(place.state),
            totals,
            match.doubles,
            self.hand.ended.last,
            place.chosen,
        )

    @property
    def people(self) -> People:
        """The people of the hand; from another seat than the person's, the person takes the place of its owner."""
        people, seat = [*self.hand.people], self._seat
        people[seat], people[self.hand.human] = people[self.hand.human], people[seat]
        return People(seat, len(people), tuple(people), self.hand.bots)

    @property
    def opening(self) -> View:
        """The view before anything had happened."""
        record = self.hand.record
        return first_view(record.variant, self._seat, record.dealer, record.own)

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that the seat had seen by then."""
        return self._events[: self._places[self.index].seen]

    def refuse(self, action: Action) -> Unable:
        """Refuse: nothing is played in a hand that is over."""
        return Unable.LOOKING_BACK

    def play(self, action: Action) -> None:
        """Do nothing: `refuse` gives the reason."""

    def go(self, index: int) -> Unable | None:
        """Go to the place before the action of that index, or to the end."""
        if not 0 <= index <= self.last:
            return Unable.NO_PLACE
        self.report(Left())
        self.index = index
        self.report(Arrived(self.position, self.opening, self.events))
        return None

    def rewind(self, way: Jump) -> Unable | None:
        """Refuse: nothing is taken back in a hand that is over."""
        return Unable.LOOKING_BACK

    # A replay's own ----------------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The index of the end: so many actions there are."""
        return len(self._places) - 1

    @property
    def view(self) -> View:
        """All that the seat could know then."""
        return observe(self._places[self.index].state, self._seat)

    @property
    def trick_taken(self) -> bool:
        """True if the last action has completed a trick."""
        return self._places[self.index].trick_taken

    @property
    def seen_before(self) -> int:
        """The number of events that the seat had seen before the last action."""
        return self._places[max(0, self.index - 1)].seen

    def hands(self) -> tuple[CardSet, ...] | Unable:
        """The cards that every seat held then, or the reason why they are not shown."""
        return self._places[self.index].state.hidden.hands if self.hand.opened else Unable.STACKED

    def after(self, step: str) -> int:
        """The index after one of the `STEPS`; beyond the hand if it goes no further that way."""
        match step:
            case "first":
                return 0
            case "trick-back":
                return self.stop_before() if self.index else -1
            case "back":
                return self.index - 1
            case "forward":
                return self.index + 1
            case "trick-forward":
                return self.stop_after() if self.index < self.last else self.last + 1
            case "last":
                return self.last
        raise ValueError(f"no step {step!r}")

    def stop_before(self) -> int:
        """The end of the trick before, the first lead, or the beginning of the hand."""
        return self._stops[max(0, bisect_left(self._stops, self.index) - 1)]

    def stop_after(self) -> int:
        """The end of the trick that comes next, the first lead, or the end of the hand."""
        return self._stops[min(len(self._stops) - 1, bisect_right(self._stops, self.index))]

    @property
    def _stops(self) -> list[int]:
        """The places between which the table goes trick by trick."""
        led = (at for at, place in enumerate(self._places) if place.state.table.kind == Kind.PLAY)
        taken = (at for at, place in enumerate(self._places) if place.trick_taken)
        return sorted({0, next(led, 0), *taken, self.last})


def _walked(hand: PastHand, seat: Seat) -> tuple[tuple[Event, ...], tuple[ReplayPlace, ...]]:
    """The events that the seat saw in the whole hand, and every place of it."""
    events: list[Event] = []
    places: list[ReplayPlace] = []
    for at, (state, happened) in enumerate(replay_steps(hand.record)):
        events += (seen for event in happened if (seen := redact(event, seat)) is not None)
        chosen = bool(places) and (places[-1].chosen or _chose(places[-1].state, seat))
        taken = at > 0 and any(isinstance(event, TrickTaken) for event in happened)
        places.append(ReplayPlace(state, len(events), chosen, taken))
    return tuple(events), tuple(places)


def _chose(before: State, seat: Seat) -> bool:
    """True if it was the seat's decision, with more than one choice."""
    return to_act(before) == seat and forced(observe(before, seat)) is None
