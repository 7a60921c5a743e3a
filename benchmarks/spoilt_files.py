"""Whole files of a folder that are empty, gone, cut, another evening's, older or a newer version's."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from tarokgui.storage.names import BOOK, COPY, MARK
from tests.support.spoiling import SpoiltEvening

JOURNALS: Final = ("-wal", "-journal")
Exchange = Callable[[Path, SpoiltEvening, SpoiltEvening, Random], str]
"""Spoils the files of a folder; the first evening is the folder's, the second another table's. Returns its act."""


def _some(random: Random, names: Iterable[str]) -> list[str]:
    """At least one of them."""
    there = [*names]
    return random.sample(there, random.randint(1, len(there))) if there else []


def _journals(folder: Path) -> list[str]:
    return [name for main in (BOOK, COPY) for end in JOURNALS if (folder / (name := main + end)).exists()]


def _put(folder: Path, source: Path, name: str, ends: Iterable[str]) -> None:
    """Have files of that name as they are in *source*, or not at all."""
    for end in ends:
        (folder / (name + end)).unlink(missing_ok=True)
        if (source / (name + end)).exists():
            shutil.copy(source / (name + end), folder)


def _without_mark(folder: Path, random: Random) -> str:
    if random.random() < 0.8:
        return ""
    (folder / MARK).unlink(missing_ok=True)
    return ", no mark"


def empty(folder: Path, own: SpoiltEvening, other: SpoiltEvening, random: Random) -> str:
    """Files of no bytes."""
    names = _some(random, [BOOK, COPY])
    for name in names:
        (folder / name).write_bytes(b"")
    return f"empty {names}" + _without_mark(folder, random)


def gone(folder: Path, own: SpoiltEvening, other: SpoiltEvening, random: Random) -> str:
    """Databases gone; their journals stay."""
    names = _some(random, [BOOK, COPY])
    for name in names:
        (folder / name).unlink()
    return f"gone {names}" + _without_mark(folder, random)


def journals(folder: Path, own: SpoiltEvening, other: SpoiltEvening, random: Random) -> str:
    """Journals cut, zeroed or removed."""
    done = []
    for name in _some(random, _journals(folder)):
        path, how = folder / name, random.choice(("cut", "zeroed", "removed"))
        size = path.stat().st_size
        if how == "cut":
            path.write_bytes(path.read_bytes()[: random.randrange(size + 1)])
        elif how == "zeroed":
            path.write_bytes(bytes(size))
        else:
            path.unlink()
        done.append(f"{name} {how}")
    return ", ".join(done) + _without_mark(folder, random)


def halves(folder: Path, own: SpoiltEvening, other: SpoiltEvening, random: Random) -> str:
    """Some files of this evening, some of another table's."""
    source = random.choice((other.crashed, other.closed))
    name, ends = random.choice((BOOK, COPY)), random.choice((("",), JOURNALS, ("", *JOURNALS)))
    _put(folder, source, name, ends)
    return f"{name}{ends} of another table, {source.name}"


def foreign_copy(folder: Path, own: SpoiltEvening, other: SpoiltEvening, random: Random) -> str:
    """The copy, or the book as the copy, of another table."""
    source = random.choice((other.crashed, other.closed))
    _put(folder, source, COPY, ("", *JOURNALS))
    if random.random() < 0.3:
        _put(folder, folder, COPY, JOURNALS)
        shutil.copy(other.closed / BOOK, folder / COPY)
        return "another table's book as the copy" + _without_mark(folder, random)
    return f"another table's copy, {source.name}" + _without_mark(folder, random)


def older(folder: Path, own: SpoiltEvening, other: SpoiltEvening, random: Random) -> str:
    """Book, copy or both as they were earlier."""
    names = _some(random, [BOOK, COPY])
    for name in names:
        _put(folder, own.older, name, ("", *JOURNALS))
    return f"older {names}" + _without_mark(folder, random)


def newer_version(folder: Path, own: SpoiltEvening, other: SpoiltEvening, random: Random) -> str:
    """Book or copy of a newer version, with a table that this one does not know."""
    names = _some(random, [BOOK, COPY])
    for name in names:
        with closing(sqlite3.connect(folder / name)) as connection:
            connection.execute("CREATE TABLE IF NOT EXISTS unknown (value TEXT)")
            connection.execute("INSERT INTO unknown VALUES ('of a newer version')")
            connection.execute("PRAGMA user_version=99")
            connection.commit()
    return f"newer {names}"
