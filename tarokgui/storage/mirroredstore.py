"""The two files of a folder: the book with every evening, and the spare with the one in progress once more.

SQLite makes each of them safe against kills and power cuts. It cannot help against a file that was changed from
outside: bytes on a bad disk, a journal cut short, an older file put back. Then the other file still has the evening.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from threading import RLock

from . import evenings
from .backup import Backup
from .database import Database
from .databasefiles import set_database_aside
from .eveningdatabase import EveningDatabase
from .evenings import StoredEvening
from .finishedhands import hand_in, rows_in
from .mark import EveningMark, mark_of, read_mark, write_first_mark
from .names import APART, BOOK, COPY, MARK
from .ondisk import OnDisk, on_disk
from .recovery import Recovery
from .remarks import Notice, Remark, joined, kept_as, notice, remark
from .saveerror import Cause, SaveError
from .snapshot import Snapshot, StoredState
from .writes import standing_at

_LEFT = {Cause.NEWER: "save.newer-left", Cause.UNWRITABLE: "save.unreadable"}
"""The message for a file that is left as it is, by the cause."""


class MirroredStore:
    """Both files of one folder. Rows may be read from any thread, all else is done from one.

    *now* gives the time at which an evening begins, as text. *made_anew* is called when the book has had to be made
    again because it was not there any more.
    """

    def __init__(self, folder: Path, now: Callable[[], str], made_anew: Callable[[], None] = lambda: None) -> None:
        self.folder = folder
        self._spare = Backup(folder / COPY)
        self._book = EveningDatabase(folder / BOOK, now, lambda: self._spare.database, made_anew)
        self._mark = folder / MARK
        self._noted: EveningMark | None = None
        self._changes: Sequence[Snapshot] = ()
        """The changes of the book that the spare does not have yet."""
        # To have both, take the book's first. A reader of rows seldom needs the book, which may wait for a disk.
        self._book_lock, self._spare_lock = RLock(), RLock()
        self._files = (self._spare_lock, self._spare), (self._book_lock, self._book)

    def last(self, *, again: bool = False) -> tuple[Snapshot | None, Notice | None]:
        """The evening in progress, and the notice about it; damage is mended from the other file. With *again* it is
        looked for in the files that are used already.

        Raises:
            SaveError: another program has the files, a newer one wrote them, or they cannot be read.
        """
        with self._book_lock, self._spare_lock:
            self._book.flush()
            if again:
                self._close()
            else:
                self._use(apart=False)
            found, told = self._recovered()
            if self._spare.path.name != APART[COPY] and (self.folder / APART[COPY]).exists():
                if found is not None:
                    told = joined(told, notice(remark("save.apart-waits", file=APART[BOOK])))
                else:
                    self._use(apart=True)
                    found, more = self._recovered()
                    told = joined(told, more)
                    if found is None:
                        self._use(apart=False)
                        self._recovered()
            if found is None:
                return None, told
            self._book.last = found.snapshot
            self._book.written = standing_at(found, self._book.database, self.folder)
            if told is None:  # else the copy is made again, and names the evenings that the book has now
                self._spare.written = standing_at(found, self._spare.database, self.folder)
            return found.snapshot, told

    def _recovered(self) -> tuple[StoredEvening | None, Notice | None]:
        """The evening in the present files. A file that has to stay as it is, is left; others are used in its place.

        Raises:
            SaveError: another program has them, or neither can be used.
        """
        told: list[Remark] = []
        while True:
            recovery = Recovery(self._book, self._spare, self._mark)
            try:
                found, more = recovery.run()
            except SaveError as trouble:
                refused = recovery.refused
                if trouble.cause not in _LEFT or refused is None or refused.name not in APART:
                    raise
                self._use(apart=True, book=refused.name == BOOK)
                told.append(remark(_LEFT[trouble.cause], file=refused.name, folder=self.folder))
            else:
                if self._book.path.name != BOOK and told and os.access(self.folder, os.W_OK):
                    told.append(remark("save.apart", file=self._book.path.name))
                return found, joined(notice(*told), more)

    def _use(self, *, apart: bool, book: bool = True) -> None:
        """Use the usual files, or those that take their place: both, or the copy alone."""
        self._close()
        names = APART if apart else {name: name for name in APART}
        if book:
            self._book.path, self._mark = self.folder / names[BOOK], self.folder / names[MARK]
        self._spare.path = self.folder / names[COPY]

    @property
    def file(self) -> Path:
        """The book with every evening."""
        return self._book.path

    def leave(self, why: str) -> Notice | None:
        """Leave the book of an evening that reads well, but cannot be played on in this version, and use another book.
        If that one has such an evening as well, both files are kept as ``….bad``."""
        with self._book_lock, self._spare_lock:
            name = self._book.path.name
            if name == BOOK:
                self._use(apart=True)
                return notice(remark(why, file=name), remark("save.apart", file=APART[BOOK]))
            self._close()
            aside = [*set_database_aside(self._book.path), *set_database_aside(self._spare.path)]
            return notice(remark(why, file=name), *kept_as(aside))

    def rows(self, key: str, first: int, count: int) -> Sequence[str | None]:
        """The rows of *count* finished hands from *first* on; None for one that neither file has whole."""
        return rows_in(self._files, key, first, count)

    def hand(self, key: str, number: int) -> Snapshot | None:
        """A finished hand with all that was decided in it; None if neither file has it."""
        return hand_in(self._files, key, number)

    def on_disk(self, key: str | None = None) -> OnDisk:
        """The evening in progress as a restart would find it now; *key* names one that may be over."""
        with self._book_lock, self._spare_lock:
            return on_disk((self._book.path, self._book.database), (self._spare.path, self._spare.database), key)

    def serial(self, key: str) -> int:
        """The number of changes of that evening in the book; 0 if it does not know it.

        Raises:
            SaveError: the book cannot be read.
        """
        with self._book_lock:
            if self._book.database is None:
                return 0
            with self._book.database.look() as connection:
                known = evenings.state_of(connection, key)
                return 0 if known is None else known[1]

    def passed(self, moment: Snapshot) -> bool:
        """True if the evening has come through that moment, as far as the book knows.

        Raises:
            SaveError: the book cannot be read.
        """
        with self._book_lock:
            if self._book.database is None:
                return False
            with self._book.database.look() as connection:
                return evenings.passed(connection, moment)

    def bring_in(self, source: Database, key: str) -> None:
        """Go on with an evening as it is in another file.

        Raises:
            SaveError: the book cannot be written.
        """
        with self._book_lock, self._spare_lock:
            self._book.bring_in(source, key)
            write_first_mark(self._mark, self._book.database, self.folder)

    @property
    def serial_written(self) -> int:
        """The number of changes of the evening in progress, as the book counts, without looking into it."""
        written = self._book.written
        return 0 if written is None else written.serial

    @property
    def waiting(self) -> Snapshot | None:
        """The last decision that could not be written yet."""
        return self._book.waiting

    def has_taken(self, origin: str, seed: object) -> bool:
        """True if that save of an older version was taken over already, or a later one of the same evening."""
        with self._book_lock:
            if self._book.database is None:
                return False
            with self._book.database.look() as connection:
                return evenings.has_taken(connection, origin, seed)

    @property
    def changes(self) -> int:
        """Rows of the tables that were written since the book was opened."""
        return 0 if self._book.database is None else self._book.database.changes

    def write(self, snapshot: Snapshot, rows: Sequence[str | None] = ()) -> None:
        """Have the evening in the book as it is now; *rows* are those of hands that were finished before it came here.

        Raises:
            SaveError: it is not there; the next call writes this as well.
        """
        with self._book_lock:
            self._changes = [*self._changes, *self._book.write(snapshot, rows)]
            book, done = self._book.database, self._book.written
            if book is not None and done is not None:
                self._noted = mark_of(done, book, self._noted)
                self._noted.write(self._mark)

    def copy(self) -> None:
        """Bring the spare to the state of the book, if it is not there: it may be behind after a kill, or damaged."""
        with self._book_lock, self._spare_lock:
            changes, self._changes = self._changes, ()
            book, written = self._book.database, self._book.written
            if book is None or written is None or book.gone:
                return  # where the book was another program may have its own now
            if written.snapshot.state is StoredState.OPEN:
                self._spare.follow(book, written, changes)
            else:
                self._spare.drop(book)

    def give_up(self) -> None:
        """Give up the evening in progress. Useless files are set aside.

        Raises:
            SaveError: another program has the files, or the disk is full.
        """
        with self._book_lock, self._spare_lock:
            self._changes = ()
            self._book.give_up()
            self._spare.drop(self._book.database)
            if (mark := read_mark(self._mark)) is not None:
                replace(mark, state=StoredState.GIVEN_UP).write(self._mark)

    def close(self) -> None:
        """Let another program have the files."""
        with self._book_lock, self._spare_lock:
            self._close()

    def _close(self) -> None:
        self._book.close()
        self._spare.close()
