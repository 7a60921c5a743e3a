"""The cause why something cannot be kept or read, as the key of its sentence."""

from __future__ import annotations

import errno
import sqlite3
from enum import StrEnum
from typing import Final


class Cause(StrEnum):
    """The keys of the sentences."""

    FULL = "save.full"
    UNWRITABLE = "save.failed"
    IN_USE = "save.elsewhere"
    DAMAGED = "save.damaged"
    NEWER = "save.newer"


class SaveError(Exception):
    """A file of the saved game that cannot be read or written."""

    def __init__(self, cause: Cause, why: object = "") -> None:
        super().__init__(f"{cause.name.lower()}: {why}")
        self.cause = cause


_CAUSES: Final = {
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_BUSY: Cause.IN_USE,
    sqlite3.SQLITE_LOCKED: Cause.IN_USE,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_NOTADB: Cause.DAMAGED,
    sqlite3.SQLITE_FORMAT: Cause.DAMAGED,
    sqlite3.SQLITE_SCHEMA: Cause.DAMAGED,
    sqlite3.SQLITE_MISMATCH: Cause.DAMAGED,
    sqlite3.SQLITE_TOOBIG: Cause.DAMAGED,
    sqlite3.SQLITE_CONSTRAINT: Cause.DAMAGED,  # rows twice, in a file of mixed pages
}
"""The causes for SQLite's primary result codes; all others mean that the system does not let us write."""
_NO_ROOM: Final = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG})


def trouble_of(error: Exception) -> SaveError:
    """The `SaveError` for an error of SQLite or of the system."""
    if isinstance(error, SaveError):
        return error
    if isinstance(error, OSError):
        return SaveError(Cause.FULL if error.errno in _NO_ROOM else Cause.UNWRITABLE, error)
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # Found by Python's module itself: text that is no UTF-8 or not of the type asked for.
        return SaveError(Cause.DAMAGED, error)
    return SaveError(_CAUSES.get(code & 0xFF, Cause.UNWRITABLE), error)


def is_lockless(error: Exception) -> bool:
    """True if the file system has no locks, like some network folders."""
    code = getattr(error, "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_PROTOCOL or code in (sqlite3.SQLITE_IOERR_LOCK, sqlite3.SQLITE_IOERR_RDLOCK)
