"""The journal of a table: the events, the last words of the seats, the trick that may be looked at. Pure."""

from __future__ import annotations

from collections.abc import Mapping
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
from tarokgui.session.journal import JournalEntry, LastWords, Utterance
from tarokgui.session.remarks import remarks_of

ALOUD: Final = (
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
"""Words that are said aloud."""

SILENT: Final = (Kind.STAGED_TALON, "open-talon", *LAYING_AWAY)
"""Kinds of decisions with which the words of the bidding are over."""


@dataclass(frozen=True, slots=True)
class Journal:
    """The part of a hand that the seat was shown.

    ``last_trick`` is the trick that may still be looked at: the last one, until the next card is played (R118).
    ``fresh`` are the cards that the person has just taken from the talon. ``said_in`` is the kind of decision in which
    the words of the seats were said.
    """

    entries: tuple[JournalEntry, ...] = ()
    """Everything that has happened in the hand."""
    speech: Mapping[Seat, LastWords] = field(default_factory=dict)
    last_trick: Trick | None = None
    fresh: CardSet = 0
    final: HandOver | None = None
    said_in: str = ""

    def after(self, before: View, now: View, event: Event) -> Journal:
        """The journal with one event more, which leads from the view *before* to the one *now*."""
        names_card = isinstance(event, Acted) and isinstance(event.action, PlayCard)
        entry = JournalEntry(len(before.table.play.tricks) + 1 if names_card else None, before, event)
        journal = replace(self, entries=(*self.entries, entry), fresh=_fresh(self.fresh, before, now, event))
        kind, play = before.table.kind, before.table.play
        match event:
            case Acted(seat, action) if isinstance(action, ALOUD):
                if kind != self.said_in:  # the calls of the bidding are not words of the announcing
                    journal = replace(journal, speech={}, said_in=kind)
                journal = replace(journal, speech=_heard(journal.speech, seat, action, before))
            case Acted():
                silent = kind in SILENT and self.said_in != kind
                if silent or not (play.tricks or play.trick):
                    journal = replace(journal, speech={})  # with the first lead the talking is over
                if play.tricks and not play.trick:
                    journal = replace(journal, last_trick=None)
            case TrickTaken():
                journal = replace(journal, last_trick=now.table.play.tricks[-1])
            case HandOver():
                journal = replace(journal, final=event)
        return replace(journal, speech=_remarked(journal.speech, before, now, event))

    def readable(self, view: View) -> list[JournalEntry]:
        """The entries that may be read now. R118: of tricks the present one, and the last until the next card."""
        play = view.table.play
        first = len(play.tricks) + (1 if play.trick else 0)
        closed = not view.table.is_over
        return [each for each in self.entries if not closed or each.trick is None or each.trick >= first]


def folded(opening: View, events: tuple[Event, ...]) -> tuple[View, Journal]:
    """The view and the journal after *events*."""
    view, journal = opening, Journal()
    for event in events:
        now = see(view, event)
        view, journal = now, journal.after(view, now, event)
    return view, journal


def _fresh(fresh: CardSet, before: View, now: View, event: Event) -> CardSet:
    """Cards just taken from the talon, until something else happens to the hand."""
    if isinstance(event, Acted) and isinstance(event.action, TakeGroup) and event.seat == now.seat:
        return now.hand & ~before.hand
    return fresh & now.hand if now.table.kind in LAYING_AWAY else 0


Words = Mapping[Seat, LastWords]


def _remarked(speech: Words, before: View, now: View, event: Event) -> Words:
    """A remark stays for a trick, and never takes the place of words of the game: it is said after them."""
    if isinstance(event, TrickTaken):
        speech = {seat: words for seat, words in speech.items() if words.said}
    remark = remarks_of(before.table.variant.key)
    found = None if remark is None else remark(before, now, event)
    if found is None:
        return speech
    words = speech.get(found.seat)
    if words is None or not words.said:
        return {**speech, found.seat: LastWords(remark=found)}
    if isinstance(event, Acted) and isinstance(event.action, ALOUD):
        return {**speech, found.seat: replace(words, remark=found)}
    return speech


def _heard(speech: Words, seat: Seat, action: Action, before: View) -> Words:
    """The words of all seats after an action: a seat's words stay until it speaks again, those of one turn together."""
    fresh = before.table.kind in ANNOUNCING and before.table.speech.fresh
    if fresh and isinstance(action, PassAnnouncing):
        return speech
    old = speech[seat].said if fresh and seat in speech else ()
    return {**speech, seat: LastWords((*old, Utterance(action, before)))}
