"""What the table shows: a fold over the person's own events, never the state of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from engine import (
    ANNOUNCING,
    LAYING_AWAY,
    Acted,
    Action,
    Announce,
    CallKing,
    CardSet,
    ChoosePattern,
    Cut,
    Declare,
    Double,
    Event,
    HandOver,
    Hold,
    Kind,
    Knock,
    MakeBid,
    Own,
    Pass,
    PassAnnouncing,
    PlayCard,
    Reject,
    Seat,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
    Trick,
    TrickTaken,
    View,
)
from engine.memory import see
from tarokgui.session.remarks import TableRemark, remark

_ALOUD = (
    Announce,
    CallKing,
    ChoosePattern,
    Cut,
    Declare,
    Double,
    Hold,
    Knock,
    MakeBid,
    Own,
    PassAnnouncing,
    Pass,
    Reject,
    Surrender,
    TakeGroup,
    TakePacket,
    ThrowIn,
)


class JournalEntry(NamedTuple):
    """An event for the journal, with the view before it and the number, from 1, of the trick whose card it names."""

    trick: int | None
    before: View
    event: Event


class Utterance(NamedTuple):
    """An action that is said aloud, with the view before it."""

    action: Action
    before: View


@dataclass(frozen=True, slots=True)
class LastWords:
    """The last words of a seat: what it said in one turn, and a remark that belongs to the room, not to the game."""

    said: tuple[Utterance, ...] = ()
    remark: TableRemark | None = None


SILENT: Final = (Kind.STAGED_TALON, "open-talon", *LAYING_AWAY)
"""Kinds of decisions with which the words of the auction are done with."""


@dataclass
class TableModel:
    """The person's view after the events shown so far, and what the seats have said.

    ``last_trick`` is the trick that may still be looked at: the last one, until the next card is played (R118).
    ``fresh`` are the cards that the person has just taken from the talon.
    """

    view: View
    speech: dict[Seat, LastWords] = field(default_factory=dict)
    entries: list[JournalEntry] = field(default_factory=list)
    """Everything that has happened in the hand."""
    last_trick: Trick | None = None
    fresh: CardSet = 0
    final: HandOver | None = None
    _said_in: str = ""
    """The kind of decision in which the words of the seats were said."""

    def see(self, event: Event) -> None:
        """Take in one event of the person's."""
        before = self.view
        names_card = isinstance(event, Acted) and isinstance(event.action, PlayCard)
        self.entries.append(JournalEntry(len(before.table.play.tricks) + 1 if names_card else None, before, event))
        self.view = see(before, event)
        self.fresh = self._fresh(before, event)
        match event:
            case Acted(seat, action) if isinstance(action, _ALOUD):
                if before.table.kind != self._said_in:  # what was called in the auction is not told to the announcers
                    self.speech.clear()
                    self._said_in = before.table.kind
                self._hear(seat, action, before)
            case Acted():
                if before.table.kind in SILENT and self._said_in != before.table.kind:
                    self.speech.clear()
                if before.table.play.tricks and not before.table.play.trick:
                    self.last_trick = None
                if len(before.table.play.tricks) + len(before.table.play.trick) == 0:
                    self.speech.clear()  # with the first lead the talking is over; the bar keeps what was said
            case TrickTaken():
                self.last_trick = self.view.table.play.tricks[-1]
            case HandOver():
                self.final = event
        self._remark(before, event)

    @property
    def journal(self) -> list[JournalEntry]:
        """The entries that may be read now. R118: of tricks the present one, and the last until the next card."""
        play = self.view.table.play
        first = len(play.tricks) + (1 if play.trick else 0)
        closed = not self.view.table.is_over
        return [each for each in self.entries if not closed or each.trick is None or each.trick >= first]

    def _fresh(self, before: View, event: Event) -> CardSet:
        """Cards just taken from the talon, until something else happens to the hand."""
        if isinstance(event, Acted) and isinstance(event.action, TakeGroup) and event.seat == self.view.seat:
            return self.view.hand & ~before.hand
        return self.fresh & self.view.hand if self.view.table.kind in LAYING_AWAY else 0

    def _remark(self, before: View, event: Event) -> None:
        """A remark stays for a trick, and never takes the place of words of the game: it is said after them."""
        if isinstance(event, TrickTaken):
            self.speech = {seat: speech for seat, speech in self.speech.items() if speech.said}
        found = remark(before, self.view, event)
        if found is None:
            return
        speech = self.speech.get(found.seat)
        if speech is None or not speech.said:
            self.speech[found.seat] = LastWords(remark=found)
        elif isinstance(event, Acted) and isinstance(event.action, _ALOUD):
            self.speech[found.seat] = replace(speech, remark=found)

    def _hear(self, seat: Seat, action: Action, before: View) -> None:
        """A seat's words stay until it speaks again; several things said in one turn stand together."""
        fresh = before.table.kind in ANNOUNCING and before.table.speech.fresh
        if fresh and isinstance(action, PassAnnouncing):
            return
        old = self.speech[seat].said if fresh and seat in self.speech else ()
        self.speech[seat] = LastWords((*old, Utterance(action, before)))


def fold_all(model: TableModel, events: tuple[Event, ...], on_event: Callable[[Event], None] | None = None) -> None:
    """Let the model take in events without showing them one by one, as after a resume."""
    for event in events:
        model.see(event)
        if on_event is not None:
            on_event(event)
