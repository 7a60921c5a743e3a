"""What is wrong with the files of a folder, noted while they are opened and read."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tarokgui.storage import logbook

from . import evenings
from .database import Database, to_read
from .databasefiles import set_database_aside
from .evenings import Found
from .trouble import Cause, Trouble


@dataclass
class Damage:
    """The ``names`` of damaged files, and where those that SQLite cannot read lie now (``aside``)."""

    names: list[str] = field(default_factory=list)
    aside: list[Path] = field(default_factory=list)

    def opened(self, path: Path, *, durable: bool) -> Database | None:
        """The file, None if it is not there or damaged; then it is set aside.

        Raises:
            Trouble: it can be opened neither now nor after mending.
        """
        try:
            return to_read(path, durable=durable)
        except FileNotFoundError:
            return None
        except Trouble as trouble:
            if trouble.cause is not Cause.DAMAGED:
                raise
            logbook.warn(f"{path.name} is damaged", trouble)
            self.names.append(path.name)
            if (where := set_database_aside(path)) is not None:
                self.aside.append(where)
            return None

    def found(self, database: Database | None) -> Found | None:
        """The evening in progress as far as it can be read; None if nothing of it can, or there is no file."""
        if database is None:
            return None
        try:
            with database.look() as connection:
                found = evenings.last_open(connection)
        except Trouble as trouble:
            logbook.warn(f"{database.path.name} is damaged", trouble)
            self.names.append(database.path.name)
            return None
        if found is not None and not found.whole:
            logbook.warn(f"the end of {database.path.name} is damaged")
            self.names.append(database.path.name)
        return found
