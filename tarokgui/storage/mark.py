"""The point that the last kept evening had reached: a line beside the two files, for when both have lost its end.

It is written after each decision and before that is shown, without waiting for the disk. So its point was once kept; if
it is missing or damaged, nothing is known.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tarokgui.storage.atomicfile import read_small, write_over

from . import evenings
from .database import Database
from .saveerror import SaveError
from .snapshot import Snapshot, StoredState, digest
from .writes import WrittenChange, standing_at

HANDS: Final = 8
"""Of so many hands before the present one it is noted how many decisions they had."""
NONE: Final = "-"
_LENGTH: Final = 256
"""Bytes of the line with the blanks after it."""


@dataclass(frozen=True, slots=True)
class EveningMark:
    """An evening by its ``key``: after so many changes (``serial``) it was at this hand, after so many decisions.
    ``evenings`` is the number of all evenings in the book and ``first`` the key of the first, by which the book is
    known; ``before`` are the numbers of decisions in the hands before this one, the last of them last, as far back as
    they are noted. A key is NONE if there is no such evening."""

    key: str
    serial: int
    hand: int
    decisions: int
    evenings: int
    state: StoredState = StoredState.OPEN
    before: tuple[int, ...] = ()
    first: str = NONE

    def since(self, found: Snapshot, serial: int) -> int | None:
        """The number of decisions after *found*, which was reached after *serial* changes; None if that is not known,
        as after something was taken back."""
        back = self.hand - found.hand
        if not 0 <= back <= len(self.before):
            return None
        count = self.decisions + sum(self.before[len(self.before) - back :]) - len(found.decisions)
        return count if max(0, self.serial - serial) <= count + back else None

    def write(self, path: Path) -> None:
        """Have it on the disk, if that goes at once."""
        numbers = (self.serial, self.hand, self.decisions, self.evenings, int(self.state), *self.before)
        parts = [self.key, self.first, *map(str, numbers)]
        line = " ".join([*parts, digest(*parts).hex()]).encode("utf-8", "replace")
        if len(line) < _LENGTH:
            with suppress(OSError, ValueError):
                write_over(path, line.ljust(_LENGTH - 1) + b"\n")


def read_mark(path: Path) -> EveningMark | None:
    """The mark that is noted there; None if there is none, or none that is whole."""
    try:
        *parts, seal = read_small(path, _LENGTH).decode().split()
        if seal != digest(*parts).hex():
            return None
        key, first, *numbers = parts
        serial, hand, decisions, evenings, state, *before = map(int, numbers)
        return EveningMark(key, serial, hand, decisions, evenings, StoredState(state), tuple(before), first)
    except (OSError, ValueError):
        return None


def mark_of(done: WrittenChange, book: Database, last: EveningMark | None) -> EveningMark:
    """The mark of the last change in the *book*; *last* is the mark before it, which spares a look."""
    now = done.snapshot
    if last is None or (last.key, last.hand) != (now.key, now.hand):
        before: tuple[int, ...] = ()
        known, first = done.id, NONE
        with suppress(SaveError), book.look() as connection:
            known, first = evenings.extent(connection)
            before = evenings.played(connection, now.key, now.hand, HANDS)
    else:
        known, first, before = last.evenings, last.first, last.before
    return EveningMark(now.key, done.serial, now.hand, len(now.decisions), known, now.state, before, first)


def write_first_mark(path: Path, book: Database | None, folder: Path) -> None:
    """Note the point that the evening in progress has reached in the *book* of the *folder*, if no mark is there."""
    if book is None or read_mark(path) is not None:
        return
    with book.look() as connection:
        found = evenings.last_open(connection)
    if found is not None and (done := standing_at(found, book, folder)) is not None:
        mark_of(done, book, None).write(path)
