"""The evening in progress as the files have it at the moment of looking: the one that a restart would find."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tarokgui.storage.atomicfile import is_plain

from . import evenings
from .database import Database
from .evenings import StoredEvening
from .newest import better_is_copy
from .saveerror import Cause, SaveError
from .snapshot import Snapshot, StoredState
from .views import to_read


@dataclass(frozen=True, slots=True)
class OnDisk:
    """``found`` is the evening in progress, None if there is none; ``file`` has it. ``over``: the evening that was
    asked for is in that file as one that is over. ``hidden``: a file is there that could not be looked into."""

    file: Path | None = None
    found: StoredEvening | None = None
    over: bool = False
    hidden: bool = False

    def has(self, wanted: Snapshot) -> bool:
        """True if exactly that moment is in the file, undamaged."""
        if wanted.state is not StoredState.OPEN:
            return self.over
        found = self.found
        return found is not None and found.whole and replace(found.snapshot, origin=wanted.origin) == wanted


def on_disk(book: tuple[Path, Database | None], spare: tuple[Path, Database | None], key: str | None) -> OnDisk:
    """Look at the book and the spare, each by its path and as the open file if it is open; nothing is changed. *key*
    names an evening that may be over."""
    in_book, over, hidden, _ = _look(*book, key)
    in_spare, _, spare_hidden, named = _look(*spare, None)
    hidden = hidden or spare_hidden
    if over and in_spare is not None and in_spare.snapshot.key == key:
        in_spare = None
    own = in_book is None or in_book.snapshot.key in named
    if better_is_copy(in_book, in_spare, own=own):
        return OnDisk(spare[0], in_spare, hidden=hidden)
    return OnDisk(None if in_book is None and not over else book[0], in_book, over, hidden)


def _look(
    path: Path, database: Database | None, key: str | None
) -> tuple[StoredEvening | None, bool, bool, Sequence[str]]:
    """The evening in progress in a file, True if the file has that evening as over, True if it cannot be looked into,
    and the evenings that it names; nothing if it is not where it was."""
    if not is_plain(path):
        return None, False, False, ()
    opened = None
    try:
        if database is None or database.gone or database.path != path:
            database = opened = to_read(path, durable=False)
        with database.look() as connection:
            known = None if key is None else evenings.state_of(connection, key)
            over = known is not None and known[0] is not StoredState.OPEN
            return evenings.last_open(connection), over, False, evenings.keys(connection)
    except SaveError as trouble:
        return None, False, trouble.cause is not Cause.DAMAGED, ()
    except OSError:
        return None, False, False, ()
    finally:
        if opened is not None:
            opened.close()
