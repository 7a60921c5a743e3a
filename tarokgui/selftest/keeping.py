"""Saving: a save is read again after it was written, and a garbled one is refused with a sentence."""

from __future__ import annotations

from engine import legal_actions
from tarokgui.cli.console import words
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.saves import SaveFolder

from .part import CheckFailed, PartReport

DECISIONS = 6


def check_keeping() -> PartReport:
    """Play a little, save, read, garble, read again."""
    with SaveFolder() as folder:
        session = new_session(seed="self-test", bot="steady", keeper=FolderStore(folder))
        for _ in range(DECISIONS):
            session.act(session.bot_action() if session.turn != session.human else legal_actions(session.view)[0])
        if session.problem not in (None, "bot.failed"):
            raise CheckFailed("selftest.saving.unwritable", folder=str(folder.folder))
    _garble(folder, BOOK)
    _check_same(folder, session)
    for name in (BOOK, COPY):
        _garble(folder, name)
    with folder:
        again, notice = load_saved(folder)
        if again is not None or notice is None or not all(key in words() for key in notice.keys):
            raise CheckFailed("selftest.saving.taken", files=2)
        folder.give_up().wait()
    return PartReport("selftest.saving.well", n=len(session.record.actions))


def _check_same(folder: SaveFolder, session: Evening) -> None:
    with folder:
        again, notice = load_saved(folder)
        told = () if notice is None else notice.keys
        if again is None or "save.complete" not in told or again.data() != session.data():
            raise CheckFailed("selftest.saving.differs", why=" ".join(told))


def _garble(folder: SaveFolder, name: str) -> None:
    path = folder.folder / name
    path.write_bytes(b"garbled" + path.read_bytes()[7:])
