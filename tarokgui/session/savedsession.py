"""The start of an evening, new or resumed: all that its folder has of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Card, FirstDeal, HandRecord, LastRound, Match, Seat

from .scoresheet import HandRow


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedSession:
    """An evening before its first moment: `EveningState` explains the fields of the same name.

    ``people`` are the ids of those at the table by seat, the usual ones if None. *older* hands were finished before
    this run; the store has their rows, and none of them is among ``rows``.
    """

    seed: str
    human: Seat
    bots: tuple[str, ...]
    match: Match
    first_deal: FirstDeal
    record: HandRecord
    people: tuple[str, ...] | None = None
    rows: Sequence[HandRow] = ()
    older: int = 0
    deal: int | None = None
    assisted: bool = False
    places: tuple[Card, ...] = ()
    known: bool = False
    last: LastRound | None = None
    order: tuple[Card, ...] = ()
