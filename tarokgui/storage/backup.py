"""The spare: a second file with the evening in progress, for the case that the book is damaged from outside.

It is written after the book and never waited for, so it needs no word of the disk: after a power cut the book is whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tarokgui.storage import logbook

from . import evenings, writes
from .database import Database
from .databasefiles import remove_database, set_database_aside
from .saveerror import Cause, SaveError
from .snapshot import Snapshot
from .writes import WrittenChange


class Backup:
    """The copy at *path*. ``database`` is the open file, None while there is none; ``written`` its last change, None if
    it has to be made again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.database: Database | None = None
        self.written: WrittenChange | None = None
        self._failed_in: tuple[str, int] | None = None
        """The hand in which it could not be made: it is tried again in the next one."""

    def follow(self, book: Database, written: WrittenChange, steps: Sequence[Snapshot]) -> None:
        """Bring it to the state of the book, by those steps or as a whole. If that fails, it is tried again later."""
        hand = (written.snapshot.key, written.snapshot.hand)
        try:
            if self.database is not None and self._stood_before(written, len(steps)):
                with self.database.change() as connection:
                    for each in steps:
                        self.written = writes.write(connection, self.written, each, "")
            elif self._failed_in != hand:
                self._make_anew(book, written)
                self._failed_in = None
        except SaveError as trouble:
            logbook.warn("the copy of the saved game could not be written", trouble)
            self.written = None
            if trouble.cause is not Cause.DAMAGED:  # else it can be made again at once
                self._failed_in = hand

    def _stood_before(self, written: WrittenChange, steps: int) -> bool:
        """True if it is as the book was so many steps ago."""
        mine = self.written
        return (
            mine is not None
            and mine.snapshot.key == written.snapshot.key
            and mine.serial + steps == written.serial
            and self.database is not None
            and not self.database.gone
        )

    def _make_anew(self, book: Database, written: WrittenChange) -> None:
        self.drop(book)
        self.database = Database(self.path, durable=False, make=True)
        key = written.snapshot.key
        with book.look() as source, self.database.change() as target:
            writes.copy(source, target, key)
            writes.name_others(source, target, key)
            self.written = WrittenChange(written.snapshot, written.links, written.serial, evenings.id_of(target, key))

    def drop(self, book: Database | None) -> Sequence[Path]:
        """Remove the file if all that is in it is in the *book*; else it is set aside. Its new names, or none."""
        self.close()
        try:
            database = Database(self.path, durable=False, make=False)
            try:
                needed = not _has_all(book, database)
            finally:
                database.close()
            if needed:
                return set_database_aside(self.path)
            remove_database(self.path)
        except FileNotFoundError:
            pass
        except SaveError as trouble:
            if trouble.cause is Cause.DAMAGED:
                return set_database_aside(self.path)
        except OSError as error:
            logbook.warn("the copy of a game that is over cannot be removed", error)
        return ()

    def close(self) -> None:
        """Let another program have the file."""
        if self.database is not None:
            self.database.close()
        self.database = self.written = None


def _has_all(book: Database | None, copy: Database) -> bool:
    """True if the book has every evening of the copy, and has it as it was last.

    Raises:
        SaveError: one of them cannot be read.
    """
    with copy.look() as connection:
        there = evenings.serials(connection)
    if book is None:
        return not there
    with book.look() as connection:
        here = evenings.serials(connection)
    return all(here.get(key, -1) >= serial for key, serial in there.items())
