"""The finished hands of an evening, read from whichever of the two files of a folder has them whole."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from threading import RLock
from typing import TypeAlias

from . import evenings
from .backup import Backup
from .eveningdatabase import EveningDatabase
from .saveerror import SaveError
from .snapshot import Snapshot

LockedFiles: TypeAlias = "Sequence[tuple[RLock, Backup | EveningDatabase]]"
"""Files, each with its lock; the one that is asked first comes first."""


def rows_in(files: LockedFiles, key: str, first: int, count: int) -> Sequence[str | None]:
    """The rows of *count* finished hands from *first* on; None for one that no file has whole."""
    found: list[str | None] = [None] * count
    for lock, file in files:
        with lock:
            if file.database is not None:
                with suppress(SaveError), file.database.look() as connection:
                    other = evenings.rows(connection, key, first, count)
                    found = [mine or theirs for mine, theirs in zip(found, other, strict=True)]
        if None not in found:
            break
    return found


def hand_in(files: LockedFiles, key: str, number: int) -> Snapshot | None:
    """A finished hand with all that was decided in it; None if no file has it."""
    for lock, file in files:
        with lock:
            if file.database is not None:
                with suppress(SaveError), file.database.look() as connection:
                    found = evenings.hand(connection, key, number)
                    if found is not None:
                        return found
    return None
