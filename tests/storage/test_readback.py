"""``benchmarks/readback.py`` finds nothing in the program, and would find a fault if there were one."""

from __future__ import annotations

import sqlite3

import pytest

from benchmarks import readback
from tarokgui.session.folderstore import FolderStore
from tarokgui.storage import writes
from tarokgui.storage.backup import Backup
from tarokgui.storage.snapshot import Snapshot


def test_an_evening_is_read_back() -> None:
    tally = readback.play("suite", 0, hands=3, whole=20)
    assert tally.faults == []
    assert tally.decisions > 50
    assert tally.whole > 1


def test_a_copy_that_stays_behind_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    follow, turns = Backup.follow, iter(range(10**6))

    def lazy(*arguments: object) -> None:
        if next(turns) % 10 != 9:
            follow(*arguments)  # type: ignore[arg-type]  # its own arguments

    monkeypatch.setattr(Backup, "follow", lazy)
    assert "copy: the decisions" in readback.play("suite", 0, hands=3, whole=20).faults[0]


def test_a_decision_told_wrongly_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The digests agree: only the comparison with the session can notice."""
    decisions = FolderStore._decisions
    monkeypatch.setattr(
        FolderStore, "_decisions", lambda self, actions: tuple(each.lower() for each in decisions(self, actions))
    )
    assert "book: the decisions" in readback.play("suite", 0, hands=3, whole=20).faults[0]


def test_a_row_that_gets_lost_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    put = writes._put_hand

    def forgetful(connection: sqlite3.Connection, id: int, now: Snapshot) -> None:
        put(connection, id, now)
        connection.execute("UPDATE hand SET row=NULL WHERE number<?", (now.hand,))

    monkeypatch.setattr(writes, "_put_hand", forgetful)
    # The rows of this run are in memory: only who takes the evening up misses them.
    assert "rows" in readback.play("suite", 0, hands=3, whole=20).faults[0]
