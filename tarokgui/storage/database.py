"""One SQLite file with evenings in it: opened for this program alone, made if it is not there, left as it is if it
is not ours."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tarokgui.storage.atomicfile import own_alone, read_start

from .databasefiles import clear_odd, keep_private, put_in_place, remove_database
from .saveerror import Cause, SaveError, is_lockless, trouble_of

VERSION: Final = 1
"""Of the tables. A file with a larger one is of a newer version of the program."""

_APPLICATION: Final = 0x5461726F
"""Says in the file's head that it is ours."""
_START: Final = b"SQLite format 3\0"
"""The first bytes of every database of SQLite."""
_LONGEST: Final = 16 * 1024 * 1024
"""Bytes of one value; no hand comes near it, whatever the pot."""
_TABLES: Final = (
    "CREATE TABLE evening (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, about TEXT NOT NULL, state INTEGER NOT"
    " NULL, begun TEXT NOT NULL, origin TEXT)",
    "CREATE TABLE hand (evening INTEGER NOT NULL, number INTEGER NOT NULL, setting TEXT, row TEXT, seal BLOB,"
    " PRIMARY KEY (evening, number))",
    "CREATE TABLE decision (evening INTEGER NOT NULL, hand INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT"
    " NULL, link BLOB NOT NULL, PRIMARY KEY (evening, hand, number)) WITHOUT ROWID",
    "CREATE TABLE stand (evening INTEGER PRIMARY KEY, serial INTEGER NOT NULL, hand INTEGER NOT NULL, decisions INTEGER"
    " NOT NULL, start BLOB NOT NULL, seal BLOB NOT NULL)",
)


def is_database(path: Path) -> bool:
    """True if a file begins as every database of SQLite does.

    Raises:
        OSError: it cannot be read.
    """
    return read_start(path, len(_START)) == _START


class Database:
    """An open file. Used by one thread at a time; ``locked`` is False where the file system has no locks.

    *durable*: every change is on the disk itself before it counts as made.
    """

    def __init__(self, path: Path, *, durable: bool, make: bool) -> None:
        """Open *path*, or make it.

        Raises:
            FileNotFoundError: it is not there, and *make* is False.
            SaveError: it cannot be opened; nothing of it was changed.
        """
        self.path = path
        self.locked = True
        self.folder: TemporaryDirectory[str] | None = None
        """That goes when this is closed."""
        try:
            if make:
                path.parent.mkdir(0o700, parents=True, exist_ok=True)
            clear_odd(path)
            keep_private(path)
            if not path.exists():
                if not make:
                    raise FileNotFoundError(path)
                self._make(durable)
            if not is_database(path):
                # SQLite takes a short file for an empty one, and would write over it and delete its journals.
                raise SaveError(Cause.DAMAGED, "it does not begin as a database")
            if not os.access(path, os.W_OK):
                # SQLite would open it to read alone, and not notice when it can be written again.
                raise SaveError(Cause.UNWRITABLE, "it can only be read")
            self._connection = self._open(durable)
            self._file = os.stat(path)
        except (FileNotFoundError, SaveError):
            raise
        except (sqlite3.Error, OSError, ValueError) as error:
            raise trouble_of(error) from error

    def _make(self, durable: bool) -> None:
        """Have the file there, whole from its first moment under that name: an empty one is always a damaged one."""
        part = self.path.with_name(self.path.name + ".part")
        remove_database(part)  # unfinished, of a program that was killed
        try:
            self._open(durable, part).close()
            put_in_place(part, self.path)
        except BaseException:
            with suppress(OSError):
                remove_database(part)
            raise

    def _open(self, durable: bool, path: Path | None = None) -> sqlite3.Connection:
        try:
            return _connected(path or self.path, durable, vfs=None)
        except sqlite3.Error as error:
            if not is_lockless(error):
                raise
            self.locked = False
            vfs = "win32-none" if sys.platform == "win32" else "unix-none"
            return _connected(path or self.path, durable, vfs=vfs)

    @property
    def gone(self) -> bool:
        """True if another file, or none, has the name now: this one was moved away or removed."""
        try:
            return not os.path.samestat(os.lstat(self.path), self._file)  # a link to it is set aside at the next start
        except OSError:
            return True

    @property
    def changes(self) -> int:
        """Rows that were written since it was opened."""
        return self._connection.total_changes

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """The open change: all of it is made, on the disk, or none.

        Raises:
            SaveError: nothing was done; the error has the cause.
        """
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection
            self._connection.execute("COMMIT")
        except BaseException as error:
            with suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error | OSError | ValueError | OverflowError):
                raise trouble_of(error) from error
            raise

    @contextmanager
    def look(self) -> Iterator[sqlite3.Connection]:
        """Read from the file.

        Raises:
            SaveError: it cannot be read.
        """
        try:
            yield self._connection
        except (sqlite3.Error, ValueError, OverflowError) as error:
            raise trouble_of(error) from error

    def close(self) -> None:
        """Let another program have it; the journal that SQLite kept beside it is put into it."""
        with suppress(sqlite3.Error):
            self._connection.close()
        if self.folder is not None:
            self.folder.cleanup()


def _connected(path: Path, durable: bool, vfs: str | None) -> sqlite3.Connection:
    """A connection that holds the file for itself.

    Raises:
        sqlite3.Error, SaveError: the reason why it cannot be opened.
    """
    target: str | Path = path if vfs is None else f"{path.absolute().as_uri()}?vfs={vfs}"
    connection = sqlite3.connect(target, timeout=0, isolation_level=None, check_same_thread=False, uri=vfs is not None)
    try:
        own_alone(path)  # a new one: SQLite gives the files beside it the same rights
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST)
        for pragma in (
            "locking_mode=EXCLUSIVE",  # from the first reading on: never two writers, and no shared memory needed
            "trusted_schema=OFF",
            "cell_size_check=ON",
            "temp_store=MEMORY",
        ):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN IMMEDIATE")  # a second program learns it now, before anything is read
        _check(connection)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode=WAL").fetchone()
        connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'OFF'}")
        if durable:
            connection.execute("PRAGMA fullfsync=ON")  # macOS: to the disk, not only to its cache
        connection.execute("PRAGMA wal_autocheckpoint=256")
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection) -> None:
    """Have the tables in a new file; refuse one that is not ours.

    Raises:
        SaveError: it is of a newer version, or something else.
    """
    found = connection.execute("SELECT type, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if not found and application == version == 0:
        for table in _TABLES:
            connection.execute(table)
        connection.execute(f"PRAGMA application_id={_APPLICATION}")
        connection.execute(f"PRAGMA user_version={VERSION}")
    elif application == _APPLICATION and version > VERSION:
        raise SaveError(Cause.NEWER, version)
    elif application != _APPLICATION or found != [("table", table) for table in _TABLES]:
        raise SaveError(Cause.DAMAGED, "not the tables of this program")
