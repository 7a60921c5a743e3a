"""The book: the file with every evening, on the disk for good after each decision, and made again when it is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from sqlite3 import Connection
from typing import Final

from tarokgui.storage import logbook

from . import evenings, writes
from .database import Database
from .databasefiles import FRESH, put_in_place, remove_database, set_database_aside
from .salvage import row_of, salvage, taken_along
from .saveerror import Cause, SaveError, trouble_of
from .snapshot import Snapshot
from .views import views
from .writes import WrittenChange

_TRIES: Final = 3
"""So often the file may turn out to be damaged or gone while one decision is written."""


class EveningDatabase:
    """The book at *path*. ``database`` is the open file, None while there is none; ``written`` its last change of the
    evening in progress, None if that has to be looked up.

    *now* gives the time at which an evening begins, as text. *spare* gives another file with the evening in progress.
    *made_anew* is called when the book was not there any more and has had to be made again.
    """

    def __init__(
        self,
        path: Path,
        now: Callable[[], str],
        spare: Callable[[], Database | None],
        made_anew: Callable[[], None],
    ) -> None:
        self.path = path
        self.database: Database | None = None
        self.written: WrittenChange | None = None
        self.last: Snapshot | None = None
        """The evening in progress as it was last read or written, whatever has become of the file since."""
        self.now = now
        self._spare = spare
        self._made_anew = made_anew
        self._waiting: list[Snapshot] = []
        """The snapshots that could not be written yet, the last of each hand."""
        self._rows: tuple[str, Sequence[str | None]] | None = None
        """Rows that came with an evening and are still to be written, and the key of that evening."""

    @property
    def waiting(self) -> Snapshot | None:
        """The last snapshot that could not be written yet."""
        return self._waiting[-1] if self._waiting else None

    def write(self, snapshot: Snapshot, rows: Sequence[str | None] = ()) -> Sequence[Snapshot]:
        """Have the evening on disk as it is now; *rows* are those of hands that were finished before it came here. The
        snapshots written: this one, and before it those that could not be written earlier.

        Raises:
            SaveError: it is not there; the next call writes this as well.
        """
        waiting = self._waiting
        if waiting and (waiting[-1].key, waiting[-1].hand) == (snapshot.key, snapshot.hand):
            waiting.pop()
        waiting.append(snapshot)
        if rows:
            self._rows = (snapshot.key, rows)
        for _ in range(_TRIES):
            try:
                if self._write_to(self._writable()):
                    self._waiting, self.last = [], snapshot
                    return waiting
            except SaveError as trouble:
                if trouble.cause is not Cause.DAMAGED or self.database is None:
                    raise
                logbook.warn(f"{self.path.name} is damaged", trouble)
                self._write_again(self.database)
        raise SaveError(Cause.UNWRITABLE, "it goes away again and again")

    def _write_again(self, damaged: Database) -> None:
        """Go on in a new file with all that can still be had: the last change is known, and so is any row that can be
        read by itself, even where the evening as a whole cannot."""
        last, first = self.last, self._waiting[0]
        if last is not None and last.key == first.key and last.hand < first.hand:
            self._waiting.insert(0, last)
            first = last
        rows = [row_of(damaged, first.key, number) for number in range(first.hand)]
        made = self._all_that_can_be_read()
        self._go_on_in(made, self._spare())
        with made.look() as connection:
            if evenings.state_of(connection, first.key) is None and self._rows is None:
                self._rows = (first.key, rows)

    def _write_to(self, database: Database) -> bool:
        """Write the waiting snapshots; true if they went to the file that will be read.

        Raises:
            SaveError: nothing was written.
        """
        written = self.written
        with database.change() as connection:
            for each in self._waiting:
                written = writes.write(connection, written, each, self.now())
            if self._rows is not None:
                writes.put_rows(connection, *self._rows)
        self.written = written
        if database.gone:
            return False
        self._rows = None
        return True

    def _writable(self) -> Database:
        """The open file, made again if it is not there any more.

        Raises:
            SaveError: it cannot be made.
        """
        old = self.database
        if old is not None and old.path == self.path and not old.gone:
            return old
        try:
            made = Database(self.path, durable=True, make=True)
        except SaveError as trouble:
            if trouble.cause is not Cause.DAMAGED:
                raise
            made = self._all_that_can_be_read()
        self._go_on_in(made, old, self._spare())
        if old is not None:
            old.close()
            self._made_anew()
        return made

    def _go_on_in(self, database: Database, *sources: Database | None) -> None:
        """Go on in another file, and take the evening so far along from the first of the *sources* that has it, the one
        that was written last and those that wait to be written."""
        last, self.database, self.written = self.written, database, None
        keys = [each.key for each in self._waiting] if last is None else [last.snapshot.key]
        for key in dict.fromkeys(keys):
            for source in sources:
                if source is not None and taken_along(source, database, key):
                    break

    def make_again(self, fill: Callable[[Connection], None]) -> Sequence[Path]:
        """Have a new file in the place of one that cannot be used; *fill* gives it, in one change, the readable rest.
        The names under which the old files are kept.

        Raises:
            SaveError: it cannot be made; the old ones are still there.
        """
        if self.database is not None and not self.database.gone:
            self.database.close()
        self.database = self.written = None
        fresh = self.path.with_name(self.path.name + FRESH)
        try:
            remove_database(fresh)
            made = Database(fresh, durable=True, make=True)
            try:
                with made.change() as connection:
                    fill(connection)
            finally:
                made.close()
            aside = set_database_aside(self.path)
            put_in_place(fresh, self.path)
        except OSError as error:
            raise trouble_of(error) from error
        self.database = Database(self.path, durable=True, make=False)
        return aside

    def flush(self) -> None:
        """Write the waiting snapshots, or forget them: the evening is about to be read again and goes on from there."""
        if self._waiting:
            try:
                self.write(self._waiting[-1])
            except SaveError as trouble:
                logbook.warn("decisions that could not be written are given up", trouble)
            self._waiting, self._rows = [], None

    def bring_in(self, source: Database, key: str) -> None:
        """Have an evening here as it is in another file, in the place of the former one.

        Raises:
            SaveError: it is not there.
        """
        database = self._writable()
        with source.look() as there, database.change() as here:
            writes.copy(there, here, key)
        self.written = self.last = None

    def _all_that_can_be_read(self) -> Database:
        """A new file with the evenings that can still be read in the present one; none is in progress any more."""

        def fill(made: Connection) -> None:
            for view, _ in views(self.path):
                salvage(view, made)
                view.close()
            writes.give_up(made)

        written = self.written
        self.make_again(fill)
        self.written = written
        assert self.database is not None
        return self.database

    def give_up(self) -> None:
        """Give up the evening in progress. A file that cannot be used is set aside.

        Raises:
            SaveError: another program has the file, or the disk is full.
        """
        self._waiting, self._rows, self.written, self.last = [], None, None, None
        try:
            if self.database is None or self.database.gone:
                self.database = Database(self.path, durable=True, make=False)
            with self.database.change() as connection:
                writes.give_up(connection)
        except FileNotFoundError:
            self.database = None
        except SaveError as trouble:
            if trouble.cause is not Cause.DAMAGED:
                raise  # a file that cannot be opened is left as it is
            self.close()
            set_database_aside(self.path)

    def close(self) -> None:
        """Let another program have the file."""
        if self.database is not None:
            self.database.close()
        self.database = self.written = self.last = None
