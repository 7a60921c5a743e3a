"""A hand of an evening that was played to its end: its record, and the table it was played at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine import HandRecord, LastRound, Match, Seat, new_match
from tarokgui.session.people import bots_of, seated


class EndedHand(NamedTuple):
    """The record of a hand, the evening before it, and the last round it belonged to, if it did."""

    record: HandRecord
    match: Match
    last: LastRound | None = None


@dataclass(frozen=True, slots=True)
class PastHand:
    """An ended hand at its table.

    ``opened``: everybody may know all its cards. They may not while they are stacked for a deal that is still played
    (U16).
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
