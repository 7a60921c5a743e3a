"""Changes of an evening inside a database. Each costs the same, however many hands came before."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from .database import Database
from .evenings import StoredEvening, id_of, last_open, row_seal
from .saveerror import Cause, SaveError
from .snapshot import Snapshot, StoredState, next_link


@dataclass(frozen=True, slots=True)
class WrittenChange:
    """The last change of the evening, from which alone the next one is made."""

    snapshot: Snapshot
    links: tuple[bytes, ...]
    serial: int
    id: int


def write(connection: sqlite3.Connection, last: WrittenChange | None, now: Snapshot, begun: str) -> WrittenChange:
    """Put *now* into the open change; *last* is the last change of the evening in this file, None if it may have none.

    It costs the same however many hands came before: only the differences from *last* are written.
    """
    if last is None or last.snapshot.key != now.key:
        return _write_new(connection, now, begun)
    same = last.snapshot.hand == now.hand and last.snapshot.setting == now.setting
    links = _grown(last, now) if same else now.links()
    kept = _alike(last.links, links) if same else 0
    if not same:
        _put_hand(connection, last.id, now)
    elif last.snapshot.row != now.row:
        _put_row(connection, last.id, now)
    if kept < len(last.links) or not same:
        connection.execute(
            "DELETE FROM decision WHERE evening=? AND hand=? AND number>=?", (last.id, now.hand, max(0, kept - 1))
        )
    _put_decisions(connection, last.id, now, links, max(1, kept))
    if last.snapshot.state != now.state:
        connection.execute("UPDATE evening SET state=? WHERE id=?", (int(now.state), last.id))
    return _put_stand(connection, last.id, now, links, last.serial + 1)


def _write_new(connection: sqlite3.Connection, now: Snapshot, begun: str) -> WrittenChange:
    """Write an evening this file does not have, or not as it is now; those that were open are given up."""
    connection.execute(
        "UPDATE evening SET state=? WHERE state=? AND key<>?",
        (int(StoredState.GIVEN_UP), int(StoredState.OPEN), now.key),
    )
    known = connection.execute(
        "SELECT id, serial FROM evening LEFT JOIN stand ON evening=id WHERE key=?", (now.key,)
    ).fetchone()
    if known is None:
        made = connection.execute(
            "INSERT INTO evening (key, about, state, begun, origin) VALUES (?,?,?,?,?)",
            (now.key, now.about, int(now.state), begun, now.origin),
        )
        id, serial = made.lastrowid or 0, 0
    else:
        id, serial = known[0], known[1] or 0
        connection.execute("UPDATE evening SET state=?, about=? WHERE id=?", (int(now.state), now.about, id))
        connection.execute("DELETE FROM hand WHERE evening=? AND number>?", (id, now.hand))
        connection.execute("DELETE FROM decision WHERE evening=? AND hand>=?", (id, now.hand))
    _put_hand(connection, id, now)
    links = now.links()
    _put_decisions(connection, id, now, links, 1)
    return _put_stand(connection, id, now, links, serial + 1)


def _grown(last: WrittenChange, now: Snapshot) -> tuple[bytes, ...]:
    """The chain of *now*: as far as it is that of *last* it need not be worked out again."""
    common = _alike(last.snapshot.decisions, now.decisions)
    links = list(last.links[: common + 1])
    for text in now.decisions[common:]:
        links.append(next_link(links[-1], text))
    return tuple(links)


def _alike(one: Sequence[object], other: Sequence[object]) -> int:
    """The number of equal things at the beginning of both."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _put_hand(connection: sqlite3.Connection, id: int, now: Snapshot) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO hand (evening, number, setting, row, seal) VALUES (?,?,?,?,?)",
        (id, now.hand, now.setting, now.row, row_seal(now.key, now.hand, now.row)),
    )


def _put_row(connection: sqlite3.Connection, id: int, now: Snapshot) -> None:
    connection.execute(
        "UPDATE hand SET row=?, seal=? WHERE evening=? AND number=?",
        (now.row, row_seal(now.key, now.hand, now.row), id, now.hand),
    )


def _put_decisions(connection: sqlite3.Connection, id: int, now: Snapshot, links: Sequence[bytes], first: int) -> None:
    """Write the decisions from the one that made link *first* on."""
    connection.executemany(
        "INSERT INTO decision (evening, hand, number, text, link) VALUES (?,?,?,?,?)",
        [(id, now.hand, at - 1, now.decisions[at - 1], links[at]) for at in range(first, len(links))],
    )


def _put_stand(
    connection: sqlite3.Connection, id: int, now: Snapshot, links: tuple[bytes, ...], serial: int
) -> WrittenChange:
    connection.execute(
        "INSERT OR REPLACE INTO stand (evening, serial, hand, decisions, start, seal) VALUES (?,?,?,?,?,?)",
        (id, serial, now.hand, len(now.decisions), links[0], now.seal(links[-1], serial)),
    )
    return WrittenChange(now, links, serial, id)


def outrun(connection: sqlite3.Connection, now: Snapshot, serial: int) -> None:
    """Have the evening *now* count as changed more than *serial* times: it is newer than another file's."""
    _put_stand(connection, id_of(connection, now.key), now, now.links(), serial + 1)


def put_rows(connection: sqlite3.Connection, key: str, rows: Sequence[str | None]) -> None:
    """Write finished hands of which only the rows of the score sheet are known, None for one that is lost: those that
    came from an older version, or out of a damaged file."""
    id = id_of(connection, key)
    connection.executemany(
        "INSERT OR REPLACE INTO hand (evening, number, row, seal) VALUES (?,?,?,?)",
        [(id, number, row, row_seal(key, number, row)) for number, row in enumerate(rows)],
    )


def copy(source: sqlite3.Connection, target: sqlite3.Connection, key: str) -> None:
    """Have the evening *key* in *target* as it is in *source*, whatever it was before; other open ones are given up."""
    old = target.execute("SELECT id FROM evening WHERE key=?", (key,)).fetchone()
    if old is not None:
        for table, column in (("decision", "evening"), ("hand", "evening"), ("stand", "evening"), ("evening", "id")):
            target.execute(f"DELETE FROM {table} WHERE {column}=?", old)
    about = source.execute("SELECT about, state, begun, origin FROM evening WHERE key=?", (key,)).fetchone()
    if about is None:
        raise SaveError(Cause.DAMAGED, "an evening is not there")
    target.execute("UPDATE evening SET state=? WHERE state=?", (int(StoredState.GIVEN_UP), int(StoredState.OPEN)))
    made = target.execute(
        "INSERT INTO evening (id, key, about, state, begun, origin) VALUES (?,?,?,?,?,?)",
        (None if old is None else old[0], key, *about),
    )
    there, here = id_of(source, key), made.lastrowid or 0
    for table, columns in (
        ("hand", "number, setting, row, seal"),
        ("decision", "hand, number, text, link"),
        ("stand", "serial, hand, decisions, start, seal"),
    ):
        marks = ",".join("?" * (columns.count(",") + 1))
        target.executemany(
            f"INSERT INTO {table} (evening, {columns}) VALUES ({here},{marks})",
            source.execute(f"SELECT {columns} FROM {table} WHERE evening=?", (there,)),
        )


def name_others(source: sqlite3.Connection, target: sqlite3.Connection, key: str) -> None:
    """Have in *target* the names of all other evenings in *source*, and nothing else of them: they show the book of
    this copy, and the evenings that it should have."""
    target.executemany(
        "INSERT OR IGNORE INTO evening (key, about, state, begun) VALUES (?,?,?,?)",
        [
            (other, "", int(StoredState.GIVEN_UP), begun)
            for other, begun in source.execute("SELECT key, begun FROM evening WHERE key<>? ORDER BY id", (key,))
        ],
    )


def give_up(connection: sqlite3.Connection) -> None:
    """Give up the evening in progress."""
    connection.execute("UPDATE evening SET state=? WHERE state=?", (int(StoredState.GIVEN_UP), int(StoredState.OPEN)))


def standing_at(chosen: StoredEvening, database: Database | None, folder: Path) -> WrittenChange | None:
    """The file of the folder as it is if it has the evening *chosen*; None if it does not, or cannot be written."""
    if database is None or database.path.parent != folder:
        return None
    with suppress(SaveError), database.look() as connection:
        now = last_open(connection)
        if now is not None and now.whole and now.snapshot == chosen.snapshot:
            id = id_of(connection, now.snapshot.key)
            return WrittenChange(now.snapshot, now.snapshot.links(), now.serial, id)
    return None
