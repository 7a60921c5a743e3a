"""What the table shows: a fold over the person's own events, never the state of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

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
from tarokgui.session.seating import Seating
from tarokgui.wording.i18n import Translator
from tarokgui.wording.journal import journal_line
from tarokgui.wording.sayings import remark
from tarokgui.wording.spoken import gloss, spoken

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


@dataclass(frozen=True, slots=True)
class Said:
    """The last words of a seat; ``loud`` for contra and above."""

    text: str
    loud: bool = False
    meaning: str = ""
    """What that means, for whoever does not know the words; several things parted by semicolons."""
    last: str = ""
    """What the last of several things means."""
    aside: bool = False
    """A remark that belongs to the room, not to the game."""
    remark: str = ""
    """Such a remark made with words of the game, and in ``remark_means`` what it means."""
    remark_means: str = ""


SILENT: Final = (Kind.STAGED_TALON, "open-talon", *LAYING_AWAY)
"""Kinds of decisions with which the words of the auction are done with."""


@dataclass
class TableModel:
    """The person's view after the events shown so far, and what the seats have said.

    ``last_trick`` is the trick that may still be looked at: the last one, until the next card is played (R118).
    ``fresh`` are the cards that the person has just taken from the talon.
    """

    view: View
    seating: Seating
    tr: Translator
    said: dict[Seat, Said] = field(default_factory=dict)
    told: list[tuple[int | None, str]] = field(default_factory=list)
    """Journal lines with the number of the trick whose cards they name, from 1."""
    last_trick: Trick | None = None
    fresh: CardSet = 0
    final: HandOver | None = None
    _said_in: str = ""
    """The kind of decision in which the words of the seats were said."""

    def see(self, event: Event) -> None:
        """Take in one event of the person's."""
        before = self.view
        line = journal_line(self.tr, self.seating, before, event)
        if line:
            names_card = isinstance(event, Acted) and isinstance(event.action, PlayCard)
            self.told.append((len(before.table.play.tricks) + 1 if names_card else None, line))
        self.view = see(before, event)
        self.fresh = self._fresh(before, event)
        match event:
            case Acted(seat, action) if isinstance(action, _ALOUD):
                if before.table.kind != self._said_in:  # what was called in the auction is not told to the announcers
                    self.said.clear()
                    self._said_in = before.table.kind
                self._hear(seat, action, before)
            case Acted():
                if before.table.kind in SILENT and self._said_in != before.table.kind:
                    self.said.clear()
                if before.table.play.tricks and not before.table.play.trick:
                    self.last_trick = None
                if len(before.table.play.tricks) + len(before.table.play.trick) == 0:
                    self.said.clear()  # with the first lead the talking is over; the bar keeps what was said
            case TrickTaken():
                self.last_trick = self.view.table.play.tricks[-1]
            case HandOver():
                self.final = event
        self._remark(before, event)

    @property
    def journal(self) -> list[str]:
        """The lines that may be read now. R118: of tricks the present one, and the last until the next card."""
        play = self.view.table.play
        first = len(play.tricks) + (1 if play.trick else 0)
        closed = not self.view.table.is_over
        return [line for trick, line in self.told if not closed or trick is None or trick >= first]

    def _fresh(self, before: View, event: Event) -> CardSet:
        """Cards just taken from the talon, until something else happens to the hand."""
        if isinstance(event, Acted) and isinstance(event.action, TakeGroup) and event.seat == self.view.seat:
            return self.view.hand & ~before.hand
        return self.fresh & self.view.hand if self.view.table.kind in LAYING_AWAY else 0

    def _remark(self, before: View, event: Event) -> None:
        """A remark stays for a trick, and never takes the place of words of the game: it is said after them."""
        if isinstance(event, TrickTaken):
            self.said = {seat: said for seat, said in self.said.items() if not said.aside}
        found = remark(before, self.view, event)
        if found is not None and (found.seat not in self.said or self.said[found.seat].aside):
            meaning = self.tr(found.means)
            self.said[found.seat] = Said(self.tr(found.words), False, meaning, meaning, aside=True)
        elif found is not None and isinstance(event, Acted) and isinstance(event.action, _ALOUD):
            told = self.tr(found.words), self.tr(found.means)
            self.said[found.seat] = replace(self.said[found.seat], remark=told[0], remark_means=told[1])

    def _hear(self, seat: Seat, action: Action, before: View) -> None:
        """A seat's words stay until it speaks again; several things said in one turn stand together."""
        fresh = before.table.kind in ANNOUNCING and before.table.speech.fresh
        if fresh and isinstance(action, PassAnnouncing):
            return
        words, meaning = spoken(self.tr, action, before), gloss(self.tr, action, before)
        loud = isinstance(action, Double)
        old = self.said.get(seat)
        if fresh and old is not None:
            self.said[seat] = Said(f"{old.text}, {words}", loud or old.loud, f"{old.meaning}; {meaning}", meaning)
        else:
            self.said[seat] = Said(words, loud, meaning, meaning)


def fold_all(model: TableModel, events: tuple[Event, ...], on_event: Callable[[Event], None] | None = None) -> None:
    """Let the model take in events without showing them one by one, as after a resume."""
    for event in events:
        model.see(event)
        if on_event is not None:
            on_event(event)
