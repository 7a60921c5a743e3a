"""Evenings inside a database: written a change at a time, read back only as far as their digests agree."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from .snapshot import Snapshot, State, digest, next_link
from .trouble import Cause, Trouble

MOST_DECISIONS: Final = 5_000
"""In one hand; the longest one that the rules allow has a tenth of it."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a file holds of its open evening. ``serial`` counts its changes; ``whole``: nothing of it is damaged."""

    snapshot: Snapshot
    serial: int
    whole: bool

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """The greater the better: whole ones first, then those that have come further."""
        return self.whole, self.serial, self.snapshot.hand, len(self.snapshot.decisions)


@dataclass(frozen=True, slots=True)
class Written:
    """What was written last, so that the next change is told from it alone."""

    snapshot: Snapshot
    links: tuple[bytes, ...]
    serial: int
    id: int


# Writing ---------------------------------------------------------------------------------------------------------


def write(connection: sqlite3.Connection, last: Written | None, now: Snapshot, begun: str) -> Written:
    """Put *now* into the open change; *last* is what this file has of the evening, None if it may have nothing.

    It costs the same however many hands came before: only what differs from *last* is written.
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


def _write_new(connection: sqlite3.Connection, now: Snapshot, begun: str) -> Written:
    """An evening this file does not have, or not as it is now; those that were open are given up."""
    connection.execute(
        "UPDATE evening SET state=? WHERE state=? AND key<>?", (int(State.GIVEN_UP), int(State.OPEN), now.key)
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


def _grown(last: Written, now: Snapshot) -> tuple[bytes, ...]:
    """The chain of *now*: as far as it is that of *last* it need not be worked out again."""
    common = _alike(last.snapshot.decisions, now.decisions)
    links = list(last.links[: common + 1])
    for text in now.decisions[common:]:
        links.append(next_link(links[-1], text))
    return tuple(links)


def _alike(one: Sequence[object], other: Sequence[object]) -> int:
    """How many things are the same at the beginning of both."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _put_hand(connection: sqlite3.Connection, id: int, now: Snapshot) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO hand (evening, number, setting, row, seal) VALUES (?,?,?,?,?)",
        (id, now.hand, now.setting, now.row, _row_seal(now.key, now.hand, now.row)),
    )


def _put_row(connection: sqlite3.Connection, id: int, now: Snapshot) -> None:
    connection.execute(
        "UPDATE hand SET row=?, seal=? WHERE evening=? AND number=?",
        (now.row, _row_seal(now.key, now.hand, now.row), id, now.hand),
    )


def _put_decisions(connection: sqlite3.Connection, id: int, now: Snapshot, links: Sequence[bytes], first: int) -> None:
    """The decisions from the one that made link *first* on."""
    connection.executemany(
        "INSERT INTO decision (evening, hand, number, text, link) VALUES (?,?,?,?,?)",
        [(id, now.hand, at - 1, now.decisions[at - 1], links[at]) for at in range(first, len(links))],
    )


def _put_stand(
    connection: sqlite3.Connection, id: int, now: Snapshot, links: tuple[bytes, ...], serial: int
) -> Written:
    connection.execute(
        "INSERT OR REPLACE INTO stand (evening, serial, hand, decisions, start, seal) VALUES (?,?,?,?,?,?)",
        (id, serial, now.hand, len(now.decisions), links[0], now.seal(links[-1], serial)),
    )
    return Written(now, links, serial, id)


def _row_seal(key: str, number: int, row: str | None) -> bytes:
    return digest(key, str(number), row or "")


def put_rows(connection: sqlite3.Connection, key: str, rows: Sequence[str]) -> None:
    """Finished hands that came from an older version, of which only the rows of the score sheet are known."""
    id = id_of(connection, key)
    connection.executemany(
        "INSERT OR REPLACE INTO hand (evening, number, row, seal) VALUES (?,?,?,?)",
        [(id, number, row, _row_seal(key, number, row)) for number, row in enumerate(rows)],
    )


def copy(source: sqlite3.Connection, target: sqlite3.Connection, key: str) -> None:
    """Have in *target* what *source* has of the evening *key*, whatever it had of it; other open ones are given up."""
    old = target.execute("SELECT id FROM evening WHERE key=?", (key,)).fetchone()
    if old is not None:
        for table, column in (("decision", "evening"), ("hand", "evening"), ("stand", "evening"), ("evening", "id")):
            target.execute(f"DELETE FROM {table} WHERE {column}=?", old)
    about = source.execute("SELECT about, state, begun, origin FROM evening WHERE key=?", (key,)).fetchone()
    if about is None:
        raise Trouble(Cause.DAMAGED, "an evening is not there")
    target.execute("UPDATE evening SET state=? WHERE state=?", (int(State.GIVEN_UP), int(State.OPEN)))
    made = target.execute("INSERT INTO evening (key, about, state, begun, origin) VALUES (?,?,?,?,?)", (key, *about))
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


def id_of(connection: sqlite3.Connection, key: str) -> int:
    """The number of an evening in this file.

    Raises:
        Trouble: it is not there.
    """
    found = connection.execute("SELECT id FROM evening WHERE key=?", (key,)).fetchone()
    if found is None:
        raise Trouble(Cause.DAMAGED, "an evening is not there")
    return int(found[0])


def give_up(connection: sqlite3.Connection) -> None:
    """No evening is in progress any more."""
    connection.execute("UPDATE evening SET state=? WHERE state=?", (int(State.GIVEN_UP), int(State.OPEN)))


# Reading ---------------------------------------------------------------------------------------------------------


def keys(connection: sqlite3.Connection) -> list[str]:
    """All evenings in the file, the oldest first."""
    return [_text(key) for (key,) in connection.execute("SELECT key FROM evening ORDER BY id")]


def state_of(connection: sqlite3.Connection, key: str) -> tuple[State, int] | None:
    """What has become of an evening and how often it was changed; None if this file does not have it."""
    found = connection.execute(
        "SELECT state, serial FROM evening JOIN stand ON evening=id WHERE key=?", (key,)
    ).fetchone()
    return None if found is None else (State(found[0]), int(found[1]))


def has_origin(connection: sqlite3.Connection, origin: str) -> bool:
    """Whether that save of an older version was taken over already."""
    return connection.execute("SELECT 1 FROM evening WHERE origin=?", (origin,)).fetchone() is not None


def last_open(connection: sqlite3.Connection) -> Found | None:
    """The evening in progress as far as it is whole; None if there is none.

    Raises:
        Trouble, sqlite3.Error: nothing of it can be read.
    """
    known = connection.execute(
        "SELECT id, key, about, origin FROM evening WHERE state=? ORDER BY id DESC LIMIT 1", (int(State.OPEN),)
    ).fetchone()
    if known is None:
        return None
    id, key, about, origin = known
    plain = Snapshot(_text(key), _text(about), 0, "", origin=None if origin is None else _text(origin))
    stand = connection.execute(
        "SELECT serial, hand, decisions, start, seal FROM stand WHERE evening=?", (id,)
    ).fetchone()
    serial = stand[0] if stand is not None and type(stand[0]) is int else 0
    for found in _hands(connection, id, plain):
        links = found.links()
        sealed = found.seal(links[-1], serial)
        whole = stand is not None and tuple(stand[1:]) == (found.hand, len(found.decisions), links[0], sealed)
        begun = stand is not None and (stand[1], stand[3]) == (found.hand, links[0])
        if begun or found.decisions:  # else nothing says that its beginning is as it was written
            return Found(found, serial, whole)
    raise Trouble(Cause.DAMAGED, "no hand of the evening is whole")


def _hands(connection: sqlite3.Connection, id: int, plain: Snapshot) -> Iterator[Snapshot]:
    """The hands of which at least the beginning can be read, the last one first."""
    numbers = connection.execute(
        "SELECT number FROM hand WHERE evening=? AND setting IS NOT NULL ORDER BY number DESC LIMIT 3", (id,)
    ).fetchall()
    for (number,) in numbers:
        if type(number) is not int:
            continue
        setting, row, seal = connection.execute(
            "SELECT setting, row, seal FROM hand WHERE evening=? AND number=?", (id, number)
        ).fetchone()
        if not isinstance(setting, str):
            continue
        if row is not None and (not isinstance(row, str) or seal != _row_seal(plain.key, number, row)):
            row = None
        begun = replace(plain, hand=number, setting=setting, row=row)
        yield replace(begun, decisions=tuple(_decisions(connection, id, begun)))


def _decisions(connection: sqlite3.Connection, id: int, begun: Snapshot) -> Iterator[str]:
    """The decisions of a hand as far as the chain is whole."""
    (link,) = begun.links()
    found = connection.execute(
        "SELECT number, text, link FROM decision WHERE evening=? AND hand=? ORDER BY number LIMIT ?",
        (id, begun.hand, MOST_DECISIONS),
    )
    for at, (number, text, told) in enumerate(found):
        if number != at or not isinstance(text, str) or (link := next_link(link, text)) != told:
            return
        yield text


def rows(connection: sqlite3.Connection, key: str, first: int, count: int) -> list[str | None]:
    """The rows of *count* finished hands from number *first* on; None for one that is damaged or not there."""
    found: list[str | None] = [None] * count
    read = connection.execute(
        "SELECT number, row, seal FROM hand"
        " WHERE evening=(SELECT id FROM evening WHERE key=?) AND number BETWEEN ? AND ?",
        (key, first, first + count - 1),
    )
    for number, row, seal in read:
        if isinstance(row, str) and seal == _row_seal(key, number, row):
            found[number - first] = row
    return found


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise Trouble(Cause.DAMAGED, "not a text")
    return value
