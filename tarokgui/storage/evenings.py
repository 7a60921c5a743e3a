"""Evenings inside a database, read back only as far as their digests agree."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tarokgui.storage.strictjson import parse_plain

from .saveerror import Cause, SaveError
from .snapshot import Snapshot, StoredState, digest, next_link

MOST_DECISIONS: Final = 5_000
"""In one hand; the longest one that the rules allow has a tenth of it."""


@dataclass(frozen=True, slots=True)
class StoredEvening:
    """The open evening of a file. ``serial`` counts its changes; ``whole``: nothing of it is damaged."""

    snapshot: Snapshot
    serial: int
    whole: bool

    def is_better_than(self, other: StoredEvening) -> bool:
        """True if it was changed more often. A damaged one must also have come further to be better than a whole
        one."""
        later = (self.serial, *self.stand) > (other.serial, *other.stand)
        if self.whole == other.whole:
            return later
        part, whole = (other, self) if self.whole else (self, other)
        further = part.serial > whole.serial and part.stand > whole.stand
        return further is not self.whole

    @property
    def stand(self) -> tuple[int, int]:
        """The hand, and the number of decisions in it."""
        return self.snapshot.hand, len(self.snapshot.decisions)


def keys(connection: sqlite3.Connection) -> list[str]:
    """All evenings in the file, the oldest first."""
    return [_text(key) for (key,) in connection.execute("SELECT key FROM evening ORDER BY id")]


def extent(connection: sqlite3.Connection) -> tuple[int, str]:
    """The number of evenings in the file, as none is ever taken out of it, and the key of the first, or ""."""
    found = connection.execute("SELECT max(id), (SELECT key FROM evening ORDER BY id LIMIT 1) FROM evening").fetchone()
    return (0, "") if found[0] is None else (int(found[0]), _text(found[1]))


def serials(connection: sqlite3.Connection) -> dict[str, int]:
    """The changes of each evening that has hands in the file, counted."""
    found = connection.execute("SELECT key, serial FROM evening JOIN stand ON evening=id ORDER BY id")
    return {_text(key): serial if type(serial) is int else 0 for key, serial in found}


def passed(connection: sqlite3.Connection, moment: Snapshot) -> bool:
    """True if the evening has come through that moment: that hand begins with the same decisions. Its setting may
    differ, as after a hint."""
    evening = "evening=(SELECT id FROM evening WHERE key=?)"
    known = connection.execute(
        f"SELECT text FROM decision WHERE {evening} AND hand=? ORDER BY number LIMIT ?",
        (moment.key, moment.hand, len(moment.decisions)),
    )
    begun = connection.execute(f"SELECT 1 FROM hand WHERE {evening} AND number=?", (moment.key, moment.hand))
    return tuple(text for (text,) in known) == moment.decisions and begun.fetchone() is not None


def played(connection: sqlite3.Connection, key: str, hand: int, most: int) -> tuple[int, ...]:
    """The numbers of decisions in the hands before that one, at most so many hands; the last of them last."""
    found = connection.execute(
        "SELECT (SELECT count(*) FROM decision WHERE evening=hand.evening AND hand=hand.number) FROM hand"
        " WHERE evening=(SELECT id FROM evening WHERE key=?) AND number<? AND number>=? AND setting IS NOT NULL"
        " ORDER BY number",
        (key, hand, hand - most),
    )
    return tuple(int(count) for (count,) in found)


def state_of(connection: sqlite3.Connection, key: str) -> tuple[StoredState, int] | None:
    """The state of an evening and the number of its changes; None if this file does not have it."""
    found = connection.execute(
        "SELECT state, serial FROM evening JOIN stand ON evening=id WHERE key=?", (key,)
    ).fetchone()
    return None if found is None else (StoredState(found[0]), int(found[1]))


def taken_over(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """The saves of older versions that were taken over, with the ``about`` texts of their evenings."""
    found = connection.execute("SELECT origin, about FROM evening WHERE origin IS NOT NULL")
    return [(_text(origin), _text(about)) for origin, about in found]


def last_open(connection: sqlite3.Connection) -> StoredEvening | None:
    """The evening in progress as far as it is whole; None if there is none.

    Raises:
        SaveError, sqlite3.Error: nothing of it can be read.
    """
    known = connection.execute(
        "SELECT id, key, about, origin FROM evening WHERE state=? ORDER BY id DESC LIMIT 1", (int(StoredState.OPEN),)
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
            return StoredEvening(found, serial, whole)
    raise SaveError(Cause.DAMAGED, "no hand of the evening is whole")


def _hands(connection: sqlite3.Connection, id: int, plain: Snapshot) -> Iterator[Snapshot]:
    """The hands of which at least the beginning can be read, the last one first."""
    numbers = connection.execute(
        "SELECT number FROM hand WHERE evening=? ORDER BY number DESC LIMIT 3", (id,)
    ).fetchall()
    for (number,) in numbers:
        if type(number) is not int:
            continue
        setting, row, seal = connection.execute(
            "SELECT setting, row, seal FROM hand WHERE evening=? AND number=?", (id, number)
        ).fetchone()
        if not isinstance(setting, str):
            continue
        if row is not None and (not isinstance(row, str) or seal != row_seal(plain.key, number, row)):
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
        "SELECT number, CAST(row AS BLOB), seal FROM hand"  # one that is no text any more must not hide the others
        " WHERE evening=(SELECT id FROM evening WHERE key=?) AND number BETWEEN ? AND ?",
        (key, first, first + count - 1),
    )
    for number, data, seal in read:
        try:
            row = data.decode() if isinstance(data, bytes) else None
        except UnicodeDecodeError:
            continue
        if row is not None and seal == row_seal(key, number, row):
            found[number - first] = row
    return found


def hand(connection: sqlite3.Connection, key: str, number: int) -> Snapshot | None:
    """The hand *number* of an evening with its decisions as far as their chain is whole; None if it is not there.

    Raises:
        SaveError: its beginning cannot be read.
    """
    found = connection.execute(
        "SELECT id, about, setting FROM evening JOIN hand ON evening=id WHERE key=? AND number=?", (key, number)
    ).fetchone()
    if found is None or found[2] is None:  # of hands that an older version played there is nothing but the row
        return None
    id, about, setting = found
    begun = Snapshot(key, _text(about), number, _text(setting))
    return replace(begun, decisions=tuple(_decisions(connection, id, begun)))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise SaveError(Cause.DAMAGED, "not a text")
    return value


def id_of(connection: sqlite3.Connection, key: str) -> int:
    """The number of an evening in this file.

    Raises:
        SaveError: it is not there.
    """
    found = connection.execute("SELECT id FROM evening WHERE key=?", (key,)).fetchone()
    if found is None:
        raise SaveError(Cause.DAMAGED, "an evening is not there")
    return int(found[0])


def row_seal(key: str, number: int, row: str | None) -> bytes:
    """The digest of a row of the score sheet."""
    return digest(key, str(number), row or "")


def is_of(about: str, seed: object) -> bool:
    """True if an evening has that seed."""
    try:
        data = parse_plain(about.encode())
    except ValueError:
        return False
    return isinstance(data, dict) and data.get("seed") == seed is not None


def has_taken(connection: sqlite3.Connection, origin: str, seed: object) -> bool:
    """True if that save of an older version was taken over already, or a later one of the same evening."""
    return any(taken == origin or is_of(about, seed) for taken, about in taken_over(connection))
