"""One of the two files of a folder as it is found at the start, and all that can be read of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tarokgui.storage import logbook
from tarokgui.storage.atomicfile import is_plain, set_aside

from . import evenings
from .database import Database, is_database
from .databasefiles import FRESH, clear_odd, copied_aside, journals_of, put_in_place, remove_database
from .evenings import StoredEvening
from .journals import Judgement, judged
from .mark import EveningMark
from .saveerror import Cause, SaveError, trouble_of
from .views import to_read, views

DAMAGED: Final = "save.damaged"
EMPTY: Final = "save.empty"
MISSING: Final = "save.missing"
OLDER: Final = "save.older"


@dataclass
class DatabaseSide:
    """One of the two files. ``database`` is the open file, None if it cannot be used; ``cause`` is the reason, as the
    key of a sentence. ``views`` are copies of all that can still be read of it, ``found`` its evening in progress,
    which ``source`` has."""

    path: Path
    mark: EveningMark | None = None
    database: Database | None = None
    cause: str = ""
    views: list[Database] = field(default_factory=list)
    found: StoredEvening | None = None
    source: Database | None = None
    unread: bool = False
    """True if an evening was in progress there and nothing of it can be read."""
    keys: tuple[str, ...] = ()
    """All evenings that it names."""
    whole: dict[str, int] = field(default_factory=dict)
    """Evenings with hands in it, and how often each was changed."""
    listed: bool = False
    """True if those are all that it had."""
    foreign: list[Path] = field(default_factory=list)
    """Journals that were not its own, where they are now."""
    spoilt: list[Path] = field(default_factory=list)
    """Journals that do not begin as one does, where they are now."""
    aside: list[Path] = field(default_factory=list)
    short: list[Path] = field(default_factory=list)
    """Copies of its own journals if they do not hold all that the mark says."""

    def examine(self, *, durable: bool) -> None:
        """Open the file, or look at its remains.

        Raises:
            SaveError: another program has it, a newer one wrote it, or it cannot be read.
        """
        try:
            self._open(durable)
        except OSError as error:
            raise trouble_of(error) from error
        self._look()

    def _open(self, durable: bool) -> None:
        self._finish()
        for odd in clear_odd(self.path):
            (self.aside if odd.name.startswith(f"{self.path.name}.bad") else self.foreign).append(odd)
        if not is_plain(self.path):
            self.cause = MISSING if self.aside or journals_of(self.path) else ""
        elif not is_database(self.path):
            self.cause = DAMAGED if self.path.stat().st_size else EMPTY
        else:
            self._part_from_useless_journals()
            try:
                self.database = to_read(self.path, durable=durable)
            except SaveError as trouble:
                if trouble.cause is not Cause.DAMAGED:
                    raise
                self._damaged(trouble)

    def _finish(self) -> None:
        """Put in place a new book that a killed program had put together, if it is whole."""
        fresh = self.path.with_name(self.path.name + FRESH)
        if is_plain(fresh) and not is_plain(self.path) and not journals_of(self.path) and not journals_of(fresh):
            put_in_place(fresh, self.path)
        elif is_plain(fresh):
            remove_database(fresh)

    def _part_from_useless_journals(self) -> None:
        """Set journals aside that are damaged, which SQLite would delete, or not of this file: it would write them into
        the file. Those that are short it takes as far as they go, and deletes them: a copy stays."""
        for journal in journals_of(self.path):
            judgement = judged(self.path, journal, self.mark)
            if judgement is Judgement.WHOLE:
                continue
            logbook.warn(f"{journal.name} is {judgement.name.lower()}")
            if judgement is Judgement.SHORT:
                self.short += copied_aside(journal)
            elif (kept := set_aside(journal)) is not None:
                (self.spoilt if judgement is Judgement.DAMAGED else self.foreign).append(kept)

    def _damaged(self, why: SaveError) -> None:
        logbook.warn(f"{self.path.name} is damaged", why)
        self.cause = DAMAGED
        if self.database is not None:
            self.database.close()
            self.database = None

    def _look(self) -> None:
        """Read the file."""
        if self.database is not None:
            try:
                self._read(self.database)
                if self.found is None or self.found.whole:
                    return
                self._damaged(SaveError(Cause.DAMAGED, "the end"))
            except SaveError as trouble:
                if trouble.cause is not Cause.DAMAGED:
                    raise
                self.unread = True
                self._damaged(trouble)
            self.found = self.source = None
        for view, main in views(self.path) if self.cause else ():
            self.views.append(view)
            try:
                self._read(view)
                self.listed = self.listed or main
            except SaveError as trouble:
                logbook.warn(f"a view of {self.path.name}", trouble)
                self.unread = True

    def _read(self, database: Database) -> None:
        with database.look() as connection:
            whole, keys = evenings.serials(connection), evenings.keys(connection)
            self.listed = self.listed or database is self.database
            self.whole = {**whole, **self.whole}
            self.keys = tuple(dict.fromkeys((*self.keys, *keys)))
            found = evenings.last_open(connection)
        if found is not None and (self.found is None or found.is_better_than(self.found)):
            self.found, self.source = found, database

    def close(self) -> None:
        """Remove the copies."""
        for view in self.views:
            view.close()
        self.views.clear()
