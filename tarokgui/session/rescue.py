"""An evening saved elsewhere because its own folder cannot be written, and brought back at a later start.

The folders are the same at every start, so the program finds its saves there. Each is for one data folder.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from stat import S_ISDIR
from typing import TYPE_CHECKING, Final

from tarokgui.storage import evenings, logbook, writes
from tarokgui.storage.atomicfile import is_plain
from tarokgui.storage.database import Database
from tarokgui.storage.evenings import StoredEvening
from tarokgui.storage.folders import NOWHERE, own_folder
from tarokgui.storage.names import BOOK
from tarokgui.storage.ondisk import OnDisk
from tarokgui.storage.remarks import joined, notice, remark
from tarokgui.storage.saveerror import SaveError
from tarokgui.storage.strictjson import plain_text
from tarokgui.storage.views import to_read
from tarokgui.storage.writer import Writer, WriterAnswer

from .archive import row_data
from .folderstore import FolderStore

if TYPE_CHECKING:
    from tarokgui.storage.mirroredstore import MirroredStore
    from tarokgui.storage.remarks import Notice
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.snapshot import Snapshot

    from .evening import Evening

RETURNED: Final = "ending.returned"
WAITS: Final = "ending.waits"
_AHEAD: Final = 1_000_000
"""The number of changes by which an evening saved elsewhere is ahead of its folder. There are never so many in the
meantime, so a smaller lead shows that the evening was played on without the rest, a larger one that it is back."""
_NAME: Final = "Tarok evening"
"""The beginning of such a folder's name; a mark of the data folder follows."""


def places(home: Path) -> Sequence[Path]:
    """The folders for an evening of the data folder *home*, the best first: in the documents, in the person's own
    folder, in the temporary folder."""
    mark = blake2b(os.fsencode(home.absolute()), digest_size=4).hexdigest()
    bases = (own_folder("user_documents_dir"), _own(), Path(tempfile.gettempdir()))
    return tuple(dict.fromkeys(base / f"{_NAME} {mark}" for base in bases if base != NOWHERE and base.is_dir()))


def _own() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        return NOWHERE


# Saving ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The result of saving elsewhere: the folder that has the evening, None if none of the *tried* ones has."""

    place: Path | None
    tried: Sequence[Path] = ()


def save_elsewhere(folder: SaveFolder, session: Evening, serial: int) -> WriterAnswer[Elsewhere]:
    """Save the evening in the first of the `places` that takes it, beside the window. *serial* is the number of changes
    that was found in its own folder."""
    keeper = session.pending.keeper
    assert isinstance(keeper, FolderStore)
    wanted, moment = keeper.snapshot(session, session.latest), session.latest

    def job() -> Elsewhere:
        tried: list[Path] = []
        try:
            settled = session.rows_at(moment)[: wanted.hand]
            rows = [plain_text(row_data(row, session.variant)) for row in settled]
            for place in places(folder.folder):
                tried.append(place)
                try:
                    _write(place, wanted, rows, max(serial, folder.serial))
                    folder.elsewhere = place
                    return Elsewhere(place, tried)
                except (SaveError, OSError) as trouble:
                    logbook.warn(f"the game could not be saved in {place}", trouble)
        except Exception as error:  # a fault while the game is saved must not hide that it is not
            logbook.warn("the game could not be saved elsewhere", error)
        return Elsewhere(None, tried)

    return Writer().ask(job)


def has_elsewhere(place: Path | None, wanted: Snapshot) -> bool:
    """True if the folder *place* has exactly that moment of the evening now."""
    if place is None:
        return False
    try:
        return OnDisk(place, _found(place)).has(wanted)
    except (SaveError, OSError):
        return False


def _write(place: Path, wanted: Snapshot, rows: Sequence[str], serial: int) -> None:
    """Write the evening there, and read it again.

    Raises:
        SaveError, OSError: it is not there.
    """
    place.mkdir(mode=0o700, exist_ok=True)
    if not _is_own(place):
        raise OSError(f"{place} is somebody else's")
    database = Database(place / BOOK, durable=True, make=True)
    try:
        with database.change() as connection:
            writes.write(connection, None, wanted, datetime.now(UTC).isoformat(timespec="seconds"))
            if rows:
                writes.put_rows(connection, wanted.key, rows)
            writes.outrun(connection, wanted, serial + _AHEAD - 1)
    finally:
        database.close()
    found = _found(place)
    if not OnDisk(place, found).has(wanted):
        raise OSError(f"it is not in {place}")


def _is_own(place: Path) -> bool:
    """True if it is a folder of the person who runs the program, and no link: others may write beside it."""
    about = place.lstat()
    return S_ISDIR(about.st_mode) and (os.name != "posix" or about.st_uid == os.geteuid())


# Bringing back -----------------------------------------------------------------------------------------------------


def brought_back(pair: MirroredStore, home: Path, now: Snapshot | None) -> tuple[Snapshot | None, Notice | None]:
    """The evening in progress once one that was saved elsewhere is back, and the notice about it. *now* is the one in
    progress in *home*, None if there is none."""
    for place in places(home):
        try:
            found = _found(place) if _is_own(place) else None
        except (SaveError, OSError):
            continue
        if found is None or not found.whole:
            continue
        try:
            key = found.snapshot.key
            if (changes_here := pair.serial(key)) >= found.serial:
                continue  # it is back already
            apart = changes_here > found.serial - _AHEAD  # played on here from an earlier decision: now there are two
            if apart and (pair.passed(found.snapshot) or pair.serial(_second(found))):
                continue
            if now is not None and (apart or now.key != key):
                return now, notice(remark(WAITS, folder=home))
            _bring_in(pair, place, found, apart=apart)
            found_now, told = pair.last()
            return found_now, joined(notice(remark(RETURNED)), told)
        except (SaveError, OSError) as trouble:
            logbook.warn(f"the game saved in {place} could not be brought back yet", trouble)
            return now, notice(remark(WAITS, folder=home))
    return now, None


def _second(found: StoredEvening) -> str:
    """The key of an evening that goes by the same key as another one, which was played on without it."""
    return blake2b(f"{found.snapshot.key} {found.serial}".encode(), digest_size=16).hexdigest()


def _bring_in(pair: MirroredStore, place: Path, found: StoredEvening, *, apart: bool) -> None:
    """Have it in the book as it is there, or *apart* from the evening of the same key.

    Raises:
        SaveError: it cannot be read, or not be written.
    """
    source, key = to_read(place / BOOK, durable=False), found.snapshot.key
    try:
        if not apart:
            pair.bring_in(source, key)
            return
        with source.look() as connection:
            rows = evenings.rows(connection, key, 0, found.snapshot.hand)
        pair.write(replace(found.snapshot, key=_second(found)), rows)
    finally:
        source.close()


def _found(place: Path) -> StoredEvening | None:
    """The evening that is saved there; None if there is none.

    Raises:
        SaveError: it cannot be read.
    """
    if not is_plain(place / BOOK):
        return None
    database = to_read(place / BOOK, durable=False)
    try:
        with database.look() as connection:
            return evenings.last_open(connection)
    finally:
        database.close()
