"""The last save: is this decision on the disk, in which file, and where would the player come back after a restart?

Every end of the program asks this module. The answer is looked up in the files at that moment; missing decisions are
written once more before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.kinds import Kind
from tarokgui.storage import logbook
from tarokgui.storage.sanitize import shown_path
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.writer import WriterAnswer

from .folderstore import FolderStore, session_from
from .rescue import has_elsewhere

if TYPE_CHECKING:
    from tarokgui.storage.mirroredstore import MirroredStore
    from tarokgui.storage.saves import SaveFolder
    from tarokgui.storage.snapshot import Snapshot

    from .evening import Evening

SILENT: Final = "silent"
"""The cause if the disk does not answer."""
HIDDEN: Final = "hidden"
"""The cause if a file is there that cannot be looked into."""


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the evening: the hand, counted from 1, and ``stage``, one of ``over``, ``bidding``, ``before`` the
    first trick, and ``trick`` with its number."""

    hand: int
    stage: str
    trick: int = 0

    @classmethod
    def of(cls, session: Evening) -> Point:
        """The present point of a session."""
        hand, view = session.match.hands + 1, session.view
        if session.hand_over:
            return cls(hand, "over")
        if view.kind == Kind.AUCTION:
            return cls(hand, "bidding")
        if view.kind == Kind.PLAY:
            return cls(hand, "trick", len(view.table.play.tricks) + 1)
        return cls(hand, "before")


@dataclass(frozen=True, slots=True)
class LastSave:
    """The answer of a look at the disk. ``whole``: no decision is missing. ``back`` is where a restart would go on,
    None if it would find no evening in progress; ``file`` has it. ``cause``: why something is missing, empty if nothing
    is. ``hidden``: a file could not be looked into, but a restart may find it."""

    whole: bool
    back: Point | None = None
    file: str = ""
    cause: str = ""
    hidden: bool = False
    serial: int = 0
    """The number of changes of the evening, as the file that was found counts."""
    elsewhere: bool = False
    """True if the ``file`` that has all of it is the folder in which it was saved elsewhere."""


class Lookup:
    """A look at the disk, on its way beside the window."""

    def __init__(self, answer: WriterAnswer[LastSave] | None, idle: Callable[[], bool] = lambda: False) -> None:
        """*idle*: True if nothing waits to be written, so nothing is missing however slow the disk is."""
        self._answer = answer
        self._idle = idle

    def wait(self, seconds: float) -> bool:
        """True once it is known, waited for so long at most."""
        return self._answer is None or self._answer.wait(seconds)

    def result(self) -> LastSave:
        """The last save; if it is not known by now, that the disk does not answer."""
        if self._answer is None:
            return LastSave(True)
        if not self._answer.ready:
            return LastSave(True) if self._idle() else LastSave(False, cause=SILENT)
        try:
            return self._answer.get()
        except Exception as error:  # a fault at the end must not hide the end
            logbook.warn("the last save could not be looked up", error)
            return LastSave(False, cause=HIDDEN, hidden=True)


def look_up(folder: SaveFolder, session: Evening | None = None, *, write: bool = True) -> Lookup:
    """Look for all of the evening on the disk, and write missing parts first if *write* allows it.

    Without a *session* the look is at the files, and at the lines that still wait to be written into them.
    """
    if session is None:
        answer = folder.ask(lambda pair: _checked(pair, folder, pair.waiting, (), write=write))
        return Lookup(answer, lambda: not folder.unwritten)
    keeper = session.pending.keeper
    if not isinstance(keeper, FolderStore):
        return Lookup(None)  # it is not kept in files at all
    wanted = keeper.snapshot(session, session.latest)
    rows = keeper.earlier(session)
    return Lookup(folder.ask(lambda pair: _checked(pair, folder, wanted, rows, write=write)))


def _checked(
    pair: MirroredStore, folder: SaveFolder, wanted: Snapshot | None, rows: Sequence[str], *, write: bool
) -> LastSave:
    key, cause = None if wanted is None else wanted.key, ""
    now = pair.on_disk(key)
    if wanted is not None and write and not now.has(wanted):
        try:
            pair.write(wanted, rows)
        except SaveError as trouble:
            cause = (Cause.UNWRITABLE if trouble.cause is Cause.DAMAGED else trouble.cause).name
        now = pair.on_disk(key)
    whole = wanted is None or now.has(wanted)
    file = "" if now.file is None else shown_path(now.file)
    back, serial = None, 0 if now.found is None else now.found.serial
    if now.found is not None:
        try:
            back = Point.of(session_from(now.found.snapshot, folder))
        except ValueError as error:  # a restart cannot go on with it either
            logbook.warn("the saved game cannot be played on", error)
    if not whole and wanted is not None and has_elsewhere(folder.elsewhere, wanted):
        return LastSave(True, back, shown_path(folder.elsewhere), serial=serial, elsewhere=True)
    if not whole:
        cause = cause or (HIDDEN if now.hidden else Cause.UNWRITABLE.name)
    return LastSave(whole, back, file, "" if whole else cause.lower(), now.hidden, serial)
