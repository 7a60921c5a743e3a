"""Taking up the saved session, whichever version saved it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.storage import logbook
from tarokgui.storage.databasefiles import keep_private
from tarokgui.storage.former import read_former
from tarokgui.storage.names import FORMER
from tarokgui.storage.smallfile import set_aside
from tarokgui.storage.trouble import Cause, Trouble

from .archive import FORMAT
from .evening import Session
from .folderkeeper import FolderKeeper, session_from
from .rescue import brought_back

if TYPE_CHECKING:
    from tarokgui.storage.pair import Pair
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.snapshot import Snapshot
    from tarokgui.storage.writer import Answer

LOST = Cause.DAMAGED.value
FELL_BACK = "save.fell-back"
UNKNOWN = "save.unknown"
IN_USE = "save.in-use"
UNREADABLE = "save.unreadable"
_FAMILY = "tarok-session/"


def load_saved(folder: SaveFolder) -> tuple[Session | None, str | None]:
    """The saved session and the key of a message about it; waits for the disk."""
    return loading(folder).get()


def loading(folder: SaveFolder) -> Answer[tuple[Session | None, str | None]]:
    """The same, beside the window."""
    return folder.ask(lambda pair: _load(pair, folder))


def _load(pair: Pair, folder: SaveFolder) -> tuple[Session | None, str | None]:
    snapshot = look(pair, folder)
    session = None
    if snapshot is not None:
        try:
            session = session_from(snapshot, folder)
        except ValueError:
            pair.set_aside()
            folder.notice = LOST
        else:
            if folder.notice == FELL_BACK:
                _write_down(pair, folder, session, snapshot)
    notice, folder.notice = folder.notice, None
    return session, notice


def _write_down(pair: Pair, folder: SaveFolder, session: Session, damaged: Snapshot) -> None:
    """Have the evening whole again as far as it could be read, with the row of a hand that was over."""
    keeper = FolderKeeper(folder, damaged.key, about=damaged.about)
    try:
        pair.write(keeper.snapshot(session, session.moment))
    except Trouble as trouble:
        logbook.warn("the saved game could not be mended yet", trouble)


def look(pair: Pair, folder: SaveFolder) -> Snapshot | None:
    """The evening in progress; a save of an older version is taken over, once. What there is to tell about it stands in
    the folder's ``notice`` until it is told."""
    for name in FORMER:
        keep_private(folder.folder / name)
    try:
        snapshot, notice = pair.last()
    except Trouble as trouble:
        folder.notice = {Cause.IN_USE: IN_USE, Cause.NEWER: Cause.NEWER.value}.get(trouble.cause, UNREADABLE)
        return None
    folder.notice = notice or folder.notice
    if snapshot is None and notice is None:
        snapshot = _take_over(pair, folder)
    snapshot, told = brought_back(pair, folder.folder, snapshot)
    folder.notice = told or folder.notice
    return snapshot


def _take_over(pair: Pair, folder: SaveFolder) -> Snapshot | None:
    """The evening of an older version's save. The file stays; one that cannot be used is set aside."""
    damaged = False
    for name in FORMER:
        path = folder.folder / name
        found = read_former(path)
        if found is None:
            damaged = (path.exists() and set_aside(path) is not None) or damaged
            continue
        kind = str(found.data.get("format"))
        if kind != FORMAT:
            folder.notice = Cause.NEWER.value if _is_newer(kind) else UNKNOWN
            return None
        if pair.has_origin(found.origin):
            return None
        try:
            session = Session.from_data(found.data)
        except ValueError:
            damaged = set_aside(path) is not None or damaged
            continue
        keeper = FolderKeeper(folder, found.origin)
        snapshot = replace(keeper.snapshot(session, session.moment), origin=found.origin)
        try:
            pair.write(snapshot, keeper.earlier(session))
            pair.copy()
        except Trouble as trouble:
            folder.notice = Cause.UNWRITABLE.value if trouble.cause is Cause.DAMAGED else trouble.cause.value
        if damaged:
            folder.notice = FELL_BACK
        return snapshot
    if damaged:
        folder.notice = LOST
    return None


def _is_newer(kind: str) -> bool:
    """Whether a format is a later one of ours."""
    number = kind.removeprefix(_FAMILY)
    return kind.startswith(_FAMILY) and number.isascii() and number.isdigit() and len(number) < 10 and int(number) > 1
