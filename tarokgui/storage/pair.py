"""The two files of a folder: the book with every evening, and the spare with the one in progress once more.

SQLite makes each of them safe against kills and power cuts. What it cannot help against is a file that was changed from
outside: bytes on a bad disk, a journal cut short, an older file put back. Then the other file has it still.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import Final

from tarokgui.storage import logbook

from . import changes, evenings
from .book import Book, row_of, taken_along
from .changes import Written
from .choosing import better_is_copy
from .damage import Damage
from .database import Database
from .databasefiles import set_database_aside
from .evenings import Found
from .names import BOOK, COPY
from .ondisk import OnDisk, on_disk
from .snapshot import Snapshot, State
from .spare import Spare
from .trouble import Cause, Trouble

MENDED: Final = "save.mended"
FELL_BACK: Final = "save.fell-back"


class Pair:
    """Both files of one folder. Rows may be read from any thread, all else is done from one.

    *now* gives the time at which an evening begins, as text. *made_anew* is called when the book has had to be made
    again because it was not there any more.
    """

    def __init__(self, folder: Path, now: Callable[[], str], made_anew: Callable[[], None] = lambda: None) -> None:
        self.folder = folder
        self._spare = Spare(folder)
        self._book = Book(folder, now, lambda: self._spare.database, made_anew)
        self._changes: Sequence[Snapshot] = ()
        """What was written into the book and not yet into the spare."""
        # Whoever wants both takes the book's first. A reader of rows seldom needs the book, which may wait for a disk.
        self._book_lock, self._spare_lock = RLock(), RLock()

    # Reading -----------------------------------------------------------------------------------------------------

    def last(self) -> tuple[Snapshot | None, str | None]:
        """The evening in progress, and the key of a sentence about it; what is damaged is mended from the other file.

        Raises:
            Trouble: another program has the files, a newer one wrote them, or they cannot be read.
        """
        with self._book_lock, self._spare_lock:
            self._book.flush()
            self._close()
            damage = Damage()
            try:
                self._book.database = damage.opened(self.folder / BOOK, durable=True)
                self._spare.database = damage.opened(self.folder / COPY, durable=False)
            except Trouble:
                self._close()
                raise
            book, spare = damage.found(self._book.database), damage.found(self._spare.database)
            if spare is not None and self._is_over(spare):
                spare = None
            from_spare = better_is_copy(book, spare)
            chosen = spare if from_spare else book
            if chosen is None:
                self._give_up_damaged(damage)
                self._spare.drop()
                return None, Cause.DAMAGED if damage.names else None
            if from_spare:
                self._mend(chosen, damage)
            if not chosen.whole:
                return chosen.snapshot, FELL_BACK
            self._book.last = chosen.snapshot
            self._book.written = self._standing_at(chosen, self._book.database)
            self._spare.written = self._standing_at(chosen, self._spare.database)
            return chosen.snapshot, MENDED if from_spare else None

    def _is_over(self, spare: Found) -> bool:
        """Whether the book knows that the spare's evening is over."""
        if self._book.database is None:
            return False
        with suppress(Trouble), self._book.database.look() as connection:
            known = evenings.state_of(connection, spare.snapshot.key)
            return known is not None and known[0] is not State.OPEN and known[1] >= spare.serial
        return False

    def _give_up_damaged(self, damage: Damage) -> None:
        """Nothing can be read of the evening in progress: have files that say so no more, and keep those that do."""
        if COPY in damage.names:
            self._spare.close()
            set_database_aside(self._spare.path)
        if BOOK in damage.names:
            try:
                self._book.database = self._book.made_from(damage.aside)
                with self._book.database.change() as connection:
                    changes.give_up(connection)
            except Trouble as trouble:
                logbook.warn("the saved game could not be given up yet", trouble)

    def _mend(self, chosen: Found, damage: Damage) -> None:
        """Have in the book what only the spare has. If that fails now, the next decision writes it all the same."""
        book, spare, key = self._book, self._spare.database, chosen.snapshot.key
        assert spare is not None
        try:
            fresh = book.database is None or BOOK in damage.names
            if book.database is None or fresh:
                book.database = book.made_from(damage.aside)
            if taken_along(spare, book.database, key):
                return
            if not fresh:
                # It was merely older as far as it was read, and is damaged elsewhere.
                book.database = book.made_from(damage.aside)
                if taken_along(spare, book.database, key):
                    return
            # The spare itself is damaged further back.
            book.piece_together(chosen.snapshot, [row_of(spare, key, hand) for hand in range(chosen.snapshot.hand)])
            self._spare.close()
            set_database_aside(self._spare.path)
        except Trouble as trouble:
            logbook.warn("the saved game could not be mended yet", trouble)

    def _standing_at(self, chosen: Found, database: Database | None) -> Written | None:
        """What a file has if it stands at *chosen*; None if it does not, or cannot be written."""
        if database is None or database.path.parent != self.folder:
            return None
        with suppress(Trouble), database.look() as connection:
            if evenings.last_open(connection) == chosen:
                key = chosen.snapshot.key
                return Written(chosen.snapshot, chosen.snapshot.links(), chosen.serial, evenings.id_of(connection, key))
        return None

    def rows(self, key: str, first: int, count: int) -> Sequence[str | None]:
        """The rows of *count* finished hands from *first* on; None for one that neither file has whole."""
        found: list[str | None] = [None] * count
        for lock, file in ((self._spare_lock, self._spare), (self._book_lock, self._book)):
            with lock:
                if file.database is not None:
                    with suppress(Trouble), file.database.look() as connection:
                        other = evenings.rows(connection, key, first, count)
                        found = [mine or theirs for mine, theirs in zip(found, other, strict=True)]
            if None not in found:
                break
        return found

    def on_disk(self, key: str | None = None) -> OnDisk:
        """The evening in progress as a restart would find it now; *key* names one that may be over."""
        with self._book_lock, self._spare_lock:
            return on_disk((self._book.path, self._book.database), (self._spare.path, self._spare.database), key)

    def serial(self, key: str) -> int:
        """The number of changes of that evening in the book; 0 if it does not know it.

        Raises:
            Trouble: the book cannot be read.
        """
        with self._book_lock:
            if self._book.database is None:
                return 0
            with self._book.database.look() as connection:
                known = evenings.state_of(connection, key)
                return 0 if known is None else known[1]

    def bring_in(self, source: Database, key: str) -> None:
        """Go on with an evening as it is in another file.

        Raises:
            Trouble: the book cannot be written.
        """
        with self._book_lock, self._spare_lock:
            self._book.bring_in(source, key)

    @property
    def serial_written(self) -> int:
        """The number of changes of the evening in progress, as the book counts, without looking into it."""
        written = self._book.written
        return 0 if written is None else written.serial

    @property
    def waiting(self) -> Snapshot | None:
        """The last decision that could not be written yet."""
        return self._book.waiting

    def has_origin(self, origin: str) -> bool:
        """Whether that save of an older version was taken over already."""
        with self._book_lock:
            if self._book.database is None:
                return False
            with self._book.database.look() as connection:
                return evenings.has_origin(connection, origin)

    @property
    def changes(self) -> int:
        """Rows of the tables that were written since the book was opened."""
        return 0 if self._book.database is None else self._book.database.changes

    # Writing -----------------------------------------------------------------------------------------------------

    def write(self, snapshot: Snapshot, rows: Sequence[str] = ()) -> None:
        """Have the evening in the book as it is now; *rows* are those of hands that were finished before it came here.

        Raises:
            Trouble: it is not there; the next call writes this as well.
        """
        with self._book_lock:
            self._changes = [*self._changes, *self._book.write(snapshot, rows)]

    def copy(self) -> None:
        """Bring the spare to where the book is, if it is not there: it may be behind after a kill, or damaged."""
        with self._book_lock, self._spare_lock:
            changes, self._changes = self._changes, ()
            book, written = self._book.database, self._book.written
            if book is None or written is None or book.gone:
                return  # where the book was another program may have its own now
            if written.snapshot.state is State.OPEN:
                self._spare.follow(book, written, changes)
            else:
                self._spare.drop()

    # The end -----------------------------------------------------------------------------------------------------

    def give_up(self) -> None:
        """No evening is in progress any more. What cannot be used is set aside.

        Raises:
            Trouble: another program has the files, or the disk is full.
        """
        with self._book_lock, self._spare_lock:
            self._changes = ()
            self._book.give_up()
            self._spare.drop()

    def set_aside(self) -> None:
        """Keep both files as ``….bad``: they read well, but what they hold cannot be played on."""
        with self._book_lock, self._spare_lock:
            self._close()
            for name in (BOOK, COPY):
                set_database_aside(self.folder / name)

    def close(self) -> None:
        """Let another program have the files."""
        with self._book_lock, self._spare_lock:
            self._close()

    def _close(self) -> None:
        self._book.close()
        self._spare.close()
