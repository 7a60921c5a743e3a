"""A book as large as decades of evenings would make it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from engine import legal_actions
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.evenings import id_of, row_seal
from tarokgui.storage.names import BOOK
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.snapshot import Snapshot, StoredState
from tarokgui.storage.writes import write

HANDS: Final = 20
"""Hands of each evening that is made up."""
MEGABYTE: Final = 1 << 20


def large_book(folder: Path, megabytes: int = 100, game: str = "romanian") -> Evening:
    """Write a book of at least that size: an evening in progress, and before it made-up ones that are over, each with
    the same hands; their seals are right. The evening in progress as it was kept."""
    with SaveFolder(folder) as saves:
        session = new_session(seed="large", game=game, bot="random", keeper=FolderStore(saves))
        _play(session)
        session.next_hand()
    _fill(folder, megabytes)
    with SaveFolder(folder) as saves:  # the copy and the mark learn of the other evenings
        found, _ = load_saved(saves)
        assert found is not None
        view = found.view if found.turn == found.human else found.bot_view()
        found.act(legal_actions(view)[0])
        saves.settle()
        return found


def _fill(folder: Path, megabytes: int) -> None:
    with closing(sqlite3.connect(folder / BOOK, isolation_level=None)) as connection:
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        id, key, about = connection.execute("SELECT id, key, about FROM evening").fetchone()
        setting, row = connection.execute("SELECT setting, row FROM hand WHERE number=0").fetchone()
        decisions = connection.execute("SELECT text FROM decision WHERE hand=0 ORDER BY number")
        hand = Snapshot(key, about, 0, setting, tuple(text for (text,) in decisions), row, StoredState.ENDED)
        connection.execute("BEGIN")
        for number, evening in enumerate(_evenings(hand)):
            write(connection, None, evening, "2020-01-01T20:00:00+00:00")
            for at in range(evening.hand):
                _copy_hand(connection, replace(evening, hand=at))
            if number % 10 == 0 and connection.execute("PRAGMA page_count").fetchone()[0] * page > megabytes * MEGABYTE:
                break
        # The evening in progress comes last, as if it had been begun last.
        (last,) = connection.execute("SELECT max(id) FROM evening").fetchone()
        for table, column in (("evening", "id"), ("hand", "evening"), ("decision", "evening"), ("stand", "evening")):
            for new, old in ((last + 1, id), (id, last), (last, last + 1)):  # no number is left out
                connection.execute(f"UPDATE {table} SET {column}=? WHERE {column}=?", (new, old))
        connection.execute("UPDATE evening SET state=? WHERE id=?", (int(StoredState.OPEN), last))
        connection.execute("COMMIT")


def _play(session: Evening) -> None:
    random = Random(1)
    while not session.hand_over:
        view = session.view if session.turn == session.human else session.bot_view()
        session.act(random.choice(legal_actions(view)))


def _evenings(hand: Snapshot) -> Iterator[Snapshot]:
    number = 0
    while True:
        yield replace(hand, key=f"made-up-{number}", hand=HANDS - 1)
        number += 1


def _copy_hand(connection: sqlite3.Connection, hand: Snapshot) -> None:
    """An earlier hand of an evening that is written."""
    id = id_of(connection, hand.key)
    seal = row_seal(hand.key, hand.hand, hand.row)
    connection.execute(
        "INSERT INTO hand (evening, number, setting, row, seal) VALUES (?,?,?,?,?)",
        (id, hand.hand, hand.setting, hand.row, seal),
    )
    connection.executemany(
        "INSERT INTO decision (evening, hand, number, text, link) VALUES (?,?,?,?,?)",
        [
            (id, hand.hand, at, text, link)
            for at, (text, link) in enumerate(zip(hand.decisions, hand.links()[1:], strict=True))
        ],
    )
