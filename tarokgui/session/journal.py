"""The lines of a hand's journal and the last words of its seats, as values: events with the view before them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine import Action, Event, View
from tarokgui.session.remarks import TableRemark


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
    """The last words of a seat: those said in one turn, and a remark that belongs to the room, not to the game."""

    said: tuple[Utterance, ...] = ()
    remark: TableRemark | None = None
