"""Saved evenings for tests: one is begun in a folder, looked at from outside, or written down as plain data."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tarokgui.session.archive import session_data
from tarokgui.session.evening import Evening
from tarokgui.session.eveningstate import EveningState
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.pendingsave import Savable
from tarokgui.session.resuming import load_saved
from tarokgui.session.rows import ScoreRows
from tarokgui.session.scoresheet import HandRow
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.remarks import Notice
from tarokgui.storage.saves import SaveFolder

TRIES = 200
COMPLETE, LOST = "save.complete", "save.evening-lost"


def begin(folder: Path, **wishes: Any) -> Evening:
    """A new evening in that folder, whose files are free again afterwards; the session is kept nowhere any more."""
    with SaveFolder(folder) as saves:
        new_session(keeper=FolderStore(saves), **wishes)
    return load(folder)[0] or _nothing()


def keep(folder: Path, session: Evening) -> None:
    """Have that folder hold the evening as it is."""
    with SaveFolder(folder) as saves:
        saves.give_up().get()
        Evening.from_data(session.data(), FolderStore(saves)).save()


def load(folder: Path) -> tuple[Evening | None, tuple[str, ...]]:
    """The save that the program would find there, and the keys of its sentences; the files are free afterwards."""
    with SaveFolder(folder) as saves:
        session, notice = load_saved(saves)
        return None if session is None else Evening.from_data(session.data()), told(notice)


def told(notice: Notice | None) -> tuple[str, ...]:
    """The keys of all sentences of a notice; none if there is none."""
    return () if notice is None else notice.keys


def look(folder: Path) -> Evening | None:
    """The save in a folder, also while a program plays: the files are copied, and looked at elsewhere."""
    for _ in range(TRIES):
        with TemporaryDirectory() as name:
            for path in folder.glob("evening*"):
                try:
                    shutil.copy(path, name)
                except OSError:
                    continue
            session, notice = load(Path(name))
            if not notice:
                return session
    raise AssertionError(f"it is damaged: {notice}")


def files(folder: Path) -> list[Path]:
    """The two files, as far as they are there."""
    return [path for path in (folder / BOOK, folder / COPY) if path.exists()]


def plant(session: Evening, rows: Sequence[HandRow]) -> None:
    """Have the score sheet show these rows, whatever was played; the last is the present hand's if that is over."""
    now = session.moment
    over = now.row is not None
    session._rows = ScoreRows(rows[:-1] if over else rows)
    session.moment = replace(now, row=rows[-1] if over else None)


def seeds(folder: Path) -> list[str]:
    """The seeds of all evenings that the book has, the oldest first."""
    from tarokgui.storage.database import Database

    database = Database(folder / BOOK, durable=False, make=False)
    try:
        with database.look() as connection:
            found = connection.execute("SELECT about FROM evening ORDER BY id").fetchall()
    finally:
        database.close()
    return [json.loads(about)["seed"] for (about,) in found]


def _nothing() -> Evening:
    raise AssertionError("nothing was kept")


class Noted:
    """The receipt of something that is kept, or of an error."""

    def __init__(self, problem: str | None = None) -> None:
        self._problem = problem

    def wait(self, seconds: float | None = None) -> bool:
        return True

    def problem(self) -> str | None:
        return self._problem


class Noting:
    """Keeps sessions as JSON texts, one for each move; *fails* gives another answer instead."""

    def __init__(self, fails: Callable[[], str | None] = lambda: None) -> None:
        self.texts: list[str] = []
        self._fails = fails

    def keep(self, session: Savable, moment: EveningState) -> Noted:
        data = session_data(session, moment)
        self.texts.append(json.dumps(data))
        return Noted(self._fails())

    def rows(self, first: int, count: int) -> Sequence[HandRow]:
        raise AssertionError("no rows lie here")

    def hand(self, number: int) -> None:
        raise AssertionError("no hands lie here")
