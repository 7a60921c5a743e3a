"""Taking up the saved session, whichever version saved it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.storage import logbook
from tarokgui.storage.atomicfile import set_aside
from tarokgui.storage.databasefiles import keep_private
from tarokgui.storage.legacy import read_former
from tarokgui.storage.names import FORMER
from tarokgui.storage.remarks import Remark, joined, kept_as, notice, remark
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.strictjson import parse_plain

from .archive import FORMAT
from .evening import Evening
from .folderstore import FolderStore, session_from
from .reading import mapping
from .rescue import brought_back

if TYPE_CHECKING:
    from pathlib import Path

    from tarokgui.storage.mirroredstore import MirroredStore
    from tarokgui.storage.remarks import Notice
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.snapshot import Snapshot
    from tarokgui.storage.writer import WriterAnswer

NEWER = "save.newer-left"
UNKNOWN = "save.unknown"
IN_USE = "save.in-use"
UNREADABLE = "save.unreadable"
_FAMILY = "tarok-session/"
_EVENINGS = "tarok-evening/"


def load_saved(folder: SaveFolder) -> tuple[Evening | None, Notice | None]:
    """The saved session and the notice about it; waits for the disk."""
    return loading(folder).get()


def loading(folder: SaveFolder) -> WriterAnswer[tuple[Evening | None, Notice | None]]:
    """The same, beside the window."""
    return folder.ask(lambda pair: _load(pair, folder))


def _load(pair: MirroredStore, folder: SaveFolder) -> tuple[Evening | None, Notice | None]:
    snapshot, session = look(pair, folder), None
    while snapshot is not None and session is None:
        try:
            session = session_from(snapshot, folder)
        except ValueError as why:
            logbook.warn("an evening that cannot be played on", why)
            left = pair.leave(_why_not(snapshot))
            told, folder.notice = folder.notice, None
            snapshot = look(pair, folder, again=True)
            folder.notice = joined(told, left, folder.notice)
        else:
            _write_down(pair, folder, session, snapshot)
    told, folder.notice = folder.notice, None
    return session, told


def _why_not(snapshot: Snapshot) -> str:
    """The key of the reason for which an evening that reads well cannot be played on."""
    try:
        kind = str(mapping(parse_plain(snapshot.about.encode())).get("format"))
    except ValueError:
        return UNKNOWN
    return NEWER if _is_newer(kind, _EVENINGS) else UNKNOWN


def _write_down(pair: MirroredStore, folder: SaveFolder, session: Evening, found: Snapshot) -> None:
    """Have the row of a hand that was over in the book again, if it could not be read there."""
    keeper = FolderStore(folder, found.key, about=found.about)
    now = keeper.snapshot(session, session.moment)
    if now.row == found.row:
        return
    try:
        pair.write(now)
    except SaveError as trouble:
        logbook.warn("the saved game could not be mended yet", trouble)


def look(pair: MirroredStore, folder: SaveFolder, *, again: bool = False) -> Snapshot | None:
    """The evening in progress; a save of an older version is taken over, once. The notice about it is in the folder's
    ``notice`` until it is shown. *again*: the pair has another book than the usual one, and stays with it."""
    for name in FORMER:
        keep_private(folder.folder / name)
    try:
        snapshot, told = pair.last(again=again)
    except SaveError as trouble:
        key = IN_USE if trouble.cause is Cause.IN_USE else UNREADABLE
        folder.notice = notice(remark(key, folder=folder.folder, file=pair.file.name))
        return None
    folder.notice = joined(folder.notice, told)
    if snapshot is None and told is None:
        snapshot = _take_over(pair, folder)
    snapshot, told = brought_back(pair, folder.folder, snapshot)
    folder.notice = joined(folder.notice, told)
    return snapshot


def _take_over(pair: MirroredStore, folder: SaveFolder) -> Snapshot | None:
    """The evening of an older version's save. The file stays; one that is damaged is set aside."""
    causes: list[Remark] = []
    aside: list[Path] = []
    for name in FORMER:
        path = folder.folder / name
        found = read_former(path)
        if found is None:
            if path.exists():
                causes.append(remark("save.damaged", file=name))
                aside += [kept for kept in [set_aside(path)] if kept is not None]
            elif name == FORMER[0] and (folder.folder / FORMER[1]).exists():
                causes.append(remark("save.missing", file=name))
            continue
        if pair.has_taken(found.origin, found.seed):
            break
        kind = str(found.data.get("format"))
        if kind != FORMAT:
            causes.append(remark(NEWER if _is_newer(kind, _FAMILY) else UNKNOWN, file=name))
            break
        try:
            session = Evening.from_data(found.data)
        except ValueError:
            causes.append(remark(UNKNOWN, file=name))
            break
        keeper = FolderStore(folder, found.origin)
        snapshot = replace(keeper.snapshot(session, session.moment), origin=found.origin)
        if causes:
            causes.append(remark("save.from-file", file=name))
        try:
            pair.write(snapshot, keeper.earlier(session))
            pair.copy()
        except SaveError as trouble:
            key = Cause.UNWRITABLE.value if trouble.cause is Cause.DAMAGED else trouble.cause.value
            causes.append(remark(key, folder=folder.folder, file=pair.file.name))
        folder.notice = notice(*causes, *kept_as(aside))
        return snapshot
    folder.notice = joined(folder.notice, notice(*causes, *kept_as(aside)))
    return None


def _is_newer(kind: str, family: str) -> bool:
    """True if a format is a later one of ours."""
    number = kind.removeprefix(family)
    return kind.startswith(family) and number.isascii() and number.isdigit() and len(number) < 10 and int(number) > 1
