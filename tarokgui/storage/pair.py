"""The two files of a folder: the book with every evening, and the copy with the one in progress once more.

SQLite makes each of them safe against kills and power cuts. What it cannot help against is a file that was changed from
outside: bytes on a bad disk, a journal cut short, an older file put back. Then the other file has it still.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import RLock
from typing import Final

from tarokgui import logbook

from . import evenings
from .choosing import better_is_copy
from .database import Database, borrowed, remove_database, set_database_aside
from .evenings import Found, Written
from .names import BOOK, COPY
from .snapshot import Snapshot, State
from .trouble import Cause, Trouble

MENDED: Final = "save.mended"
FELL_BACK: Final = "save.fell-back"
_TRIES: Final = 3
"""So often a file may turn out to be damaged or gone while one decision is written."""


@dataclass
class _Damage:
    """What was wrong with the files: their names, and where those that SQLite cannot read are now."""

    names: list[str] = field(default_factory=list)
    aside: list[Path] = field(default_factory=list)


class Pair:
    """Both files of one folder. Rows may be read from any thread, all else is done from one.

    *now* gives the time at which an evening begins, as text. *made_anew* is called when the book has had to be made
    again because it was not there any more.
    """

    def __init__(self, folder: Path, now: Callable[[], str], made_anew: Callable[[], None] = lambda: None) -> None:
        self.folder = folder
        self._now = now
        self._made_anew = made_anew
        self._book: Database | None = None
        self._copy: Database | None = None
        self._written: Written | None = None
        """What the book has; None if it has to be looked up."""
        self._copied: Written | None = None
        """What the copy has; None if it has to be made anew."""
        self._waiting: list[Snapshot] = []
        """What could not be written yet, the last of each hand."""
        self._rows: tuple[str, Sequence[str]] | None = None
        """Rows from an older version's save that are still to be written, and the key of their evening."""
        self._uncopied: list[Snapshot] = []
        self._copy_failed_in: tuple[str, int] | None = None
        """The hand in which the copy could not be made: it is tried again in the next one."""
        # Whoever wants both takes the book's first. A reader of rows seldom needs the book, which may wait for a disk.
        self._book_lock, self._copy_lock = RLock(), RLock()

    # Reading -----------------------------------------------------------------------------------------------------

    def last(self) -> tuple[Snapshot | None, str | None]:
        """The evening in progress, and the key of a sentence about it; what is damaged is mended from the other file.

        Raises:
            Trouble: another program has the files, a newer one wrote them, or they cannot be read.
        """
        with self._book_lock, self._copy_lock:
            self._close_files()
            damage = _Damage()
            try:
                self._book, self._copy = self._open(BOOK, damage), self._open(COPY, damage)
            except Trouble:
                self._close_files()
                raise
            book, copy = self._found(self._book, damage), self._found(self._copy, damage)
            if copy is not None and self._is_over(copy):
                copy = None
            from_copy = better_is_copy(book, copy)
            chosen = copy if from_copy else book
            if chosen is None:
                self._drop_copy()
                return None, Cause.DAMAGED if damage.names else None
            if from_copy:
                self._mend(chosen, damage)
            if chosen.whole:
                self._take_up(chosen)
                return chosen.snapshot, MENDED if from_copy else None
            return chosen.snapshot, FELL_BACK

    def _open(self, name: str, damage: _Damage) -> Database | None:
        path = self.folder / name
        try:
            return Database(path, durable=name == BOOK, make=False)
        except FileNotFoundError:
            return None
        except Trouble as trouble:
            if trouble.cause is Cause.UNWRITABLE:
                return borrowed(path)
            if trouble.cause is not Cause.DAMAGED:
                raise
            logbook.warn(f"{name} is damaged", trouble)
            self._set_aside(name, damage)
            return None

    def _set_aside(self, name: str, damage: _Damage) -> None:
        damage.names.append(name)
        where = set_database_aside(self.folder / name)
        if where is not None:
            damage.aside.append(where)

    def _found(self, database: Database | None, damage: _Damage) -> Found | None:
        if database is None:
            return None
        try:
            with database.look() as connection:
                found = evenings.last_open(connection)
        except Trouble as trouble:
            logbook.warn(f"{database.path.name} is damaged", trouble)
            damage.names.append(database.path.name)
            return None
        if found is not None and not found.whole:
            logbook.warn(f"the end of {database.path.name} is damaged")
            damage.names.append(database.path.name)
        return found

    def _is_over(self, copy: Found) -> bool:
        """Whether the book knows that the copy's evening is over."""
        if self._book is None:
            return False
        with suppress(Trouble), self._book.look() as connection:
            known = evenings.state_of(connection, copy.snapshot.key)
            return known is not None and known[0] is not State.OPEN and known[1] >= copy.serial
        return False

    def _mend(self, chosen: Found, damage: _Damage) -> None:
        """Have in the book what only the copy has. If that fails now, the next decision writes it all the same."""
        assert self._copy is not None
        try:
            if self._book is None or BOOK in damage.names:
                self._book = self._made_from(damage.aside)
            if not _taken_along(self._copy, self._book, chosen.snapshot.key):
                # It was merely older as far as it was read, and is damaged elsewhere.
                self._book = self._made_from(damage.aside)
                _taken_along(self._copy, self._book, chosen.snapshot.key)
        except Trouble as trouble:
            logbook.warn("the saved game could not be mended yet", trouble)

    def _made_from(self, aside: list[Path]) -> Database:
        """A new book with the evenings that can still be read in the damaged one, and in those set aside already.

        Raises:
            Trouble: it cannot be made.
        """
        if self._book is not None:
            self._book.close()
            self._book = None
        if (self.folder / BOOK).exists() and (where := set_database_aside(self.folder / BOOK)) is not None:
            aside.append(where)
        made = Database(self.folder / BOOK, durable=True, make=True)
        for path in aside:
            _salvage(path, made)
        return made

    def _take_up(self, chosen: Found) -> None:
        """Go on writing where *chosen* stands, in both files if both stand there."""
        self._written = self._standing_at(chosen, self._book)
        self._copied = self._standing_at(chosen, self._copy)

    def _standing_at(self, chosen: Found, database: Database | None) -> Written | None:
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
        for lock, name in ((self._copy_lock, COPY), (self._book_lock, BOOK)):
            with lock:
                database = self._copy if name == COPY else self._book
                if database is not None:
                    with suppress(Trouble), database.look() as connection:
                        other = evenings.rows(connection, key, first, count)
                        found = [mine or theirs for mine, theirs in zip(found, other, strict=True)]
            if None not in found:
                break
        return found

    def has_origin(self, origin: str) -> bool:
        """Whether that save of an older version was taken over already."""
        with self._book_lock:
            if self._book is None:
                return False
            with self._book.look() as connection:
                return evenings.has_origin(connection, origin)

    @property
    def changes(self) -> int:
        """Rows of the tables that were written since the book was opened."""
        return 0 if self._book is None else self._book.changes

    # Writing -----------------------------------------------------------------------------------------------------

    def write(self, snapshot: Snapshot, rows: Sequence[str] = ()) -> None:
        """Have the evening on disk as it is now; *rows* are those of the hands before an older version's save.

        Raises:
            Trouble: it is not there; the next call writes this as well.
        """
        with self._book_lock:
            waiting = self._waiting
            if waiting and (waiting[-1].key, waiting[-1].hand) == (snapshot.key, snapshot.hand):
                waiting.pop()
            waiting.append(snapshot)
            if rows:
                self._rows = (snapshot.key, rows)
            for _ in range(_TRIES):
                try:
                    if self._written_to(self._writable()):
                        break
                except Trouble as trouble:
                    if trouble.cause is not Cause.DAMAGED or self._book is None:
                        raise
                    logbook.warn(f"{BOOK} is damaged", trouble)
                    self._replace(self._made_from([]), self._copy)
            else:
                raise Trouble(Cause.UNWRITABLE, "it goes away again and again")
            self._uncopied += waiting
            waiting.clear()

    def _written_to(self, book: Database) -> bool:
        """Write what waits; whether it went where it will be looked for.

        Raises:
            Trouble: nothing was written.
        """
        written = self._written
        with book.change() as connection:
            for each in self._waiting:
                written = evenings.write(connection, written, each, self._now())
            if self._rows is not None:
                evenings.put_rows(connection, *self._rows)
        self._written = written
        if book.gone:
            return False
        self._rows = None
        return True

    def _writable(self) -> Database:
        """The book, made anew if it is not there any more.

        Raises:
            Trouble: it cannot be made.
        """
        old = self._book
        if old is not None and old.path.parent == self.folder and not old.gone:
            return old
        try:
            made = Database(self.folder / BOOK, durable=True, make=True)
        except Trouble as trouble:
            if trouble.cause is not Cause.DAMAGED:
                raise
            set_database_aside(self.folder / BOOK)
            made = Database(self.folder / BOOK, durable=True, make=True)
        self._replace(made, old, self._copy)
        if old is not None:
            old.close()
            self._made_anew()
        return made

    def _replace(self, book: Database, *sources: Database | None) -> None:
        """Go on in another book, and take the evening so far along from the first of the *sources* that has it."""
        last, self._book = self._written, book
        self._written = self._copied = None
        for source in sources:
            if source is not None and last is not None and _taken_along(source, book, last.snapshot.key):
                return

    def copy(self) -> None:
        """Bring the copy to where the book is. If that fails, it is tried again in the next hand."""
        with self._book_lock, self._copy_lock:
            changes, self._uncopied = self._uncopied, []
            written = self._written
            if written is None or self._book is None:
                return
            if written.snapshot.state is not State.OPEN:
                self._drop_copy()
                return
            hand = (written.snapshot.key, written.snapshot.hand)
            try:
                if self._copy is not None and self._is_followed(written, changes):
                    with self._copy.change() as connection:
                        for each in changes:
                            self._copied = evenings.write(connection, self._copied, each, "")
                elif self._copy_failed_in != hand:
                    self._copied = self._copy_anew(self._book, written)
                    self._copy_failed_in = None
            except Trouble as trouble:
                logbook.warn("the copy of the saved game could not be written", trouble)
                self._copied = None
                if trouble.cause is not Cause.DAMAGED:  # else it can be made anew at once
                    self._copy_failed_in = hand

    def _is_followed(self, written: Written, changes: Sequence[Snapshot]) -> bool:
        """Whether the copy stands where the book stood before these changes."""
        copied = self._copied
        return (
            copied is not None
            and copied.snapshot.key == written.snapshot.key
            and copied.serial + len(changes) == written.serial
            and self._copy is not None
            and not self._copy.gone
        )

    def _copy_anew(self, book: Database, written: Written) -> Written:
        self._drop_copy()
        self._copy = Database(self.folder / COPY, durable=False, make=True)
        with book.look() as source, self._copy.change() as target:
            evenings.copy(source, target, written.snapshot.key)
            return Written(
                written.snapshot, written.links, written.serial, evenings.id_of(target, written.snapshot.key)
            )

    # The end -----------------------------------------------------------------------------------------------------

    def give_up(self) -> None:
        """No evening is in progress any more. What cannot be used is set aside.

        Raises:
            Trouble: another program has the files, or they cannot be written.
        """
        with self._book_lock, self._copy_lock:
            self._waiting, self._uncopied, self._written, self._rows = [], [], None, None
            try:
                if self._book is None or self._book.gone:
                    self._book = Database(self.folder / BOOK, durable=True, make=False)
                with self._book.change() as connection:
                    evenings.give_up(connection)
            except FileNotFoundError:
                self._book = None
            except Trouble as trouble:
                if trouble.cause in (Cause.IN_USE, Cause.FULL):
                    raise
                self._close_files()
                set_database_aside(self.folder / BOOK)
            self._drop_copy()

    def _drop_copy(self) -> None:
        """Nothing is in progress that would need one. One that is none of ours is set aside."""
        if self._copy is not None:
            self._copy.close()
        self._copy, self._copied = None, None
        path = self.folder / COPY
        try:
            Database(path, durable=False, make=False).close()
            remove_database(path)
        except FileNotFoundError:
            return
        except Trouble as trouble:
            if trouble.cause in (Cause.DAMAGED, Cause.NEWER):
                set_database_aside(path)
        except OSError as error:
            logbook.warn("the copy of a game that is over cannot be removed", error)

    def set_aside(self) -> None:
        """Keep both files as ``….bad``: they read well, but what they hold cannot be played on."""
        with self._book_lock, self._copy_lock:
            self._close_files()
            for name in (BOOK, COPY):
                set_database_aside(self.folder / name)

    def close(self) -> None:
        """Let another program have the files."""
        with self._book_lock, self._copy_lock:
            self._close_files()

    def _close_files(self) -> None:
        for database in (self._book, self._copy):
            if database is not None:
                database.close()
        self._book = self._copy = None
        self._written = self._copied = None


def _taken_along(source: Database, book: Database, key: str) -> bool:
    """Copy the evening so far out of a file that is not where it was; whether that went."""
    try:
        with source.look() as there, book.change() as here:
            evenings.copy(there, here, key)
    except Trouble as trouble:
        logbook.warn("the evening so far could not be taken along", trouble)
        return False
    return True


def _salvage(path: Path, book: Database) -> None:
    """Take the other evenings along out of a damaged file, those that can still be read."""
    try:
        old = Database(path, durable=False, make=False)
    except (Trouble, FileNotFoundError):
        return
    try:
        with old.look() as source:
            known = evenings.keys(source)
        for key in known:
            _taken_along(old, book, key)
    except Trouble as trouble:
        logbook.warn("earlier evenings could not be read", trouble)
    finally:
        old.close()
