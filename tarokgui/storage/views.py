"""Databases looked at without touching them: copies elsewhere, with journals, without them, or the journals alone.

SQLite writes a journal into the file beside it as soon as it opens that file, even the journal of another one, and
deletes journals beside an empty file. So all doubtful files are first opened as copies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tarokgui.storage.atomicfile import copy_plain, is_plain

from .database import Database, is_database
from .databasefiles import files_of, journals_of
from .saveerror import Cause, SaveError, trouble_of


def to_read(path: Path, *, durable: bool) -> Database:
    """Open a file that is there, or, if it cannot be written, a copy of it.

    Raises:
        FileNotFoundError: it is not there.
        SaveError: it cannot even be read.
    """
    try:
        return Database(path, durable=durable, make=False)
    except SaveError as trouble:
        if trouble.cause is not Cause.UNWRITABLE:
            raise
        return borrowed(path, files_of(path))


def borrowed(path: Path, names: Sequence[Path]) -> Database:
    """A copy elsewhere of some files of a database; if its own is not among them, of a new one with these journals.

    Raises:
        SaveError: it cannot even be read.
    """
    try:
        folder = TemporaryDirectory(prefix="tarok-", ignore_cleanup_errors=True)
    except OSError as error:
        raise trouble_of(error) from error
    try:
        place = Path(folder.name, path.name)
        if path not in names:
            Database(place, durable=False, make=True).close()
        for source in names:
            if is_plain(source):
                copy_plain(source, Path(folder.name, source.name))
        database = Database(place, durable=False, make=False)
    except (SaveError, OSError) as error:
        folder.cleanup()
        raise trouble_of(error) from error
    database.folder = folder
    return database


def views(path: Path) -> Iterator[tuple[Database, bool]]:
    """All that can be read of a file and its journals, each as a copy that has to be closed: the files together, the
    file without journals, the journals without the file. With each, True if the file itself is in the copy."""
    journals = journals_of(path)
    sets: list[Sequence[Path]] = [files_of(path), [path]] if journals else [[path]]
    if not is_plain(path) or not is_database(path):
        sets = []
    if journals:
        sets.append(journals)
    for names in sets:
        try:
            yield borrowed(path, names), path in names
        except SaveError:
            continue
