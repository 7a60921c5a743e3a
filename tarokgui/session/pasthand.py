"""A hand of an evening that was played to its end: its record, and the table it was played at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine import HandRecord, LastRound, Match, RecordError, Seat, new_match, read_record, settle
from tarokgui.session.people import bots_of, seated
from tarokgui.storage.recordtext import parse_document

MOST_LINES: Final = 1000
"""So many lines are looked through for a record."""


class EndedHand(NamedTuple):
    """The record of a hand, the evening before it, and the last round it belonged to, if it did."""

    record: HandRecord
    match: Match
    last: LastRound | None = None


@dataclass(frozen=True, slots=True)
class PastHand:
    """An ended hand at its table.

    ``opened``: all its cards may be shown. They may not while they are stacked for a deal that is still played (U16).
    """

    ended: EndedHand
    human: Seat
    people: tuple[str, ...]
    bots: tuple[str, ...]
    opened: bool = True

    @property
    def record(self) -> HandRecord:
        """The record of the hand."""
        return self.ended.record


def hand_of_record(record: HandRecord, seat: Seat = 0) -> PastHand:
    """The hand of a record that belongs to no evening, seen from *seat*; the usual people of its game sit there.

    Raises:
        ValueError: there is no such seat.
    """
    variant = record.variant
    if not 0 <= seat < variant.players:
        raise ValueError(f"{variant.key} has no seat {seat}")
    people = seated(variant.players, seat, game=variant.key)
    return PastHand(EndedHand(record, new_match(variant, record.dealer)), seat, people, bots_of(people, variant.key))


def read_hand(text: bytes) -> PastHand:
    """The hand of a record in JSON, seen from its ``seat`` if it names one, else from seat 0. A line before it, as a
    copied deal has one with its number, is passed over; of several records it is the first.

    Raises:
        RecordError: it is no record that can be read here; ``unfinished`` if the hand was broken off.
        RefusedRecord: an action of it is not legal, or the hand does not end.
    """
    if not text.strip():
        raise RecordError("empty")
    found = _parsed(text)
    if isinstance(found, dict) and found.get("unfinished") is True:
        raise RecordError("unfinished")
    record = read_record(found)
    settle(record)
    seat = record.extra.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < record.variant.players:
        seat = 0
    return hand_of_record(record, seat)


def _parsed(text: bytes) -> object:
    """The plain data of the text, or of its first line that looks like an object."""
    try:
        return parse_document(text)
    except RecordError:
        for line in text.split(b"\n", MOST_LINES)[:MOST_LINES]:
            if line.lstrip().startswith(b"{") and line.rstrip().endswith(b"}"):
                return parse_document(line)
        raise
