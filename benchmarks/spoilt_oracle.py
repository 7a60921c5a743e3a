"""Judge each sentence about spoilt files against the files themselves, read as plain SQLite before the program came.

Nothing of the program's recovery is used here: the files are copied and read with ``sqlite3``, and their content is
compared with the folder as it was before it was spoilt. A sentence must be true; a loss must be reported; the content
of a file must still be somewhere in the folder.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tarokgui.storage.names import APART, BOOK, COPY, MARK
from tarokgui.storage.remarks import Notice

JOURNALS: Final = ("-wal", "-journal")
_OPEN: Final = 0
_BEGINNINGS: Final = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83", b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7")
ENDED: Final = frozenset({"back", "back-hand", "back-unknown", "evening-lost", "evening-missing", "evening-aside"})
"""Sentences that say that the end of the evening, or all of it, is not there."""
EVENINGS: Final = ENDED | {"earlier-gone", "earlier-unknown", "mark-other", "newer-left"}
UNSURE: Final = frozenset({"mark-other", "mark-missing", "mark-damaged"})


@dataclass(frozen=True)
class Held:
    """The evenings in a file with hands in it, by their keys: how often each was changed. ``key`` names the one in
    progress, empty if there is none; ``hands`` are its decisions, a list for each hand; ``names`` all that it names."""

    serials: Mapping[str, int]
    key: str
    hands: tuple[tuple[str, ...], ...]
    names: frozenset[str]

    @property
    def stand(self) -> tuple[int, int]:
        """The hand in progress, and its decisions."""
        return len(self.hands) - 1, len(self.hands[-1]) if self.hands else 0


def held(path: Path, *, journals: bool = True) -> Held | None:
    """The content of a database, read as a copy; None if it is no database, or damaged."""
    with TemporaryDirectory() as name:
        place = Path(name, path.name)
        for end in ("", *JOURNALS) if journals else ("",):
            if (source := path.with_name(path.name + end)).is_file():
                shutil.copy(source, place.with_name(place.name + end))
        if not place.exists() or not place.stat().st_size:
            return None
        try:
            with closing(sqlite3.connect(place)) as connection:
                if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                    return None
                return _read(connection)
        except (sqlite3.Error, OSError, UnicodeDecodeError):
            return None


def _read(connection: sqlite3.Connection) -> Held:
    serials = dict(connection.execute("SELECT key, serial FROM evening JOIN stand ON evening=id"))
    names = frozenset(key for (key,) in connection.execute("SELECT key FROM evening"))
    now = connection.execute("SELECT id, key FROM evening WHERE state=? ORDER BY id DESC LIMIT 1", (_OPEN,)).fetchone()
    if now is None:
        return Held(serials, "", (), names)
    (last,) = connection.execute("SELECT max(number) FROM hand WHERE evening=?", now[:1]).fetchone()
    hands: list[list[str]] = [[] for _ in range((-1 if last is None else last) + 1)]
    for hand, text in connection.execute(
        "SELECT hand, text FROM decision WHERE evening=? ORDER BY hand, number", now[:1]
    ):
        hands[hand].append(text)
    return Held(serials, now[1], tuple(map(tuple, hands)), names)


@dataclass(frozen=True)
class Before:
    """A folder as it was (``truth``: the content of its book) and as the program met it: the bytes of its files, the
    content of book and copy with and without their journals, and the mark."""

    truth: Held
    files: Mapping[str, bytes]
    sound: Mapping[str, frozenset[bytes]]
    """The contents of sound files of each name."""
    together: frozenset[tuple[bytes, bytes]]
    """Databases, each with a journal that was beside it."""
    with_journals: Mapping[str, Held | None]
    alone: Mapping[str, Held | None]

    @property
    def marked(self) -> tuple[str, str] | None:
        """The keys in the mark: of the evening, and of the first one in the book. None if it is not a sound one."""
        line = self.files.get(MARK, b"")
        return (line.split()[0].decode(), line.split()[1].decode()) if line in self.sound[MARK] else None

    @property
    def all_held(self) -> Iterator[Held]:
        """Each reading of each file that is one."""
        yield from (each for each in (*self.with_journals.values(), *self.alone.values()) if each is not None)


def before(folder: Path, truth: Held, folders: Iterable[Path]) -> Before:
    """The folder as it is now, whose files come from those folders."""
    sound: dict[str, set[bytes]] = {MARK: set()}
    together = set()
    for source in folders:
        for path in source.glob("evening*"):
            sound.setdefault(path.name, set()).add(path.read_bytes())
            main = path.with_name(path.name.partition("-")[0])
            together.add((main.read_bytes(), path.read_bytes()))
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    return Before(
        truth,
        files,
        {name: frozenset(each) for name, each in sound.items()},
        frozenset(together),
        {name: held(folder / name, journals=_own(name, files, together)) for name in (BOOK, COPY)},
        {name: held(folder / name, journals=False) for name in (BOOK, COPY)},
    )


def _own(name: str, files: Mapping[str, bytes], together: Collection[tuple[bytes, bytes]]) -> bool:
    """False if the journal beside a database was beside another one: their common content is nobody's."""
    journals = [files[name + end] for end in JOURNALS if files.get(name + end)]
    others = {journal for database, journal in together if database != files.get(name)}
    return all((files.get(name, b""), journal) in together or journal not in others for journal in journals)


@dataclass(frozen=True)
class After:
    """The program's result: the evening that goes on, None if none does, and the folder."""

    was: Before
    folder: Path
    data: dict[str, Any] | None
    book: Held | None
    told: Mapping[str, tuple[dict[str, Any], ...]]

    @property
    def now(self) -> tuple[int, int]:
        """The hand that goes on, and its decisions."""
        assert self.data is not None
        return self.data["match"]["hands"], len(self.data["record"]["actions"])

    @property
    def own(self) -> bool:
        """True if the evening that goes on is the one that was in progress."""
        return self.data is not None and self.book is not None and self.book.key == self.was.truth.key

    @property
    def behind(self) -> int:
        """The number of decisions missing from the evening that was in progress and goes on."""
        hand, decisions = self.now
        return sum(len(each) for each in self.was.truth.hands[hand:]) - decisions

    def readable(self) -> bool:
        """True if some file held the evening that was in progress, sound."""
        return any(self.was.truth.key in each.serials for each in self.was.all_held)


def after(was: Before, folder: Path, data: dict[str, Any] | None, notice: Notice | None) -> After:
    """The files as they are now."""
    told: dict[str, tuple[dict[str, Any], ...]] = {}
    for each in () if notice is None else notice.remarks:
        key = each.key.removeprefix("save.")
        told[key] = (*told.get(key, ()), dict(each.names))
    name = APART[BOOK] if "apart" in told and told["apart"][0]["file"] == APART[BOOK] else BOOK
    return After(was, folder, data, held(folder / name), told)


# Each sentence ---------------------------------------------------------------------------------------------------


def _damaged(it: After, file: str) -> bool:
    data = it.was.files.get(file, b"")
    if not data:
        return False
    if data not in it.was.sound.get(file, frozenset()):
        return True
    if file not in (BOOK, COPY):
        return False
    # A database and another's journal make up none that can be read.
    return it.was.with_journals[file] is None or not _own(file, it.was.files, it.was.together)


def _older(it: After, file: str) -> bool:
    best = max((each.serials.get(it.was.truth.key, -1) for each in it.was.all_held), default=-1)
    there = it.was.with_journals[file] or it.was.alone[file]
    return there is None or there.serials.get(it.was.truth.key, -1) < best


def _newer(it: After, file: str) -> bool:
    return int.from_bytes(it.was.files[file][60:64], "big") > 1 and it.was.files[file] == _now(it, file)


def _now(it: After, file: str) -> bytes:
    path = it.folder / file
    return path.read_bytes() if path.is_file() else b""


def _others(it: After) -> set[str]:
    return set() if it.book is None else {*it.book.serials} - {it.book.key}


def _gone(it: After) -> int:
    """Other evenings of the folder that its book had and has no more."""
    last = {it.was.truth.key}
    return len({*it.was.truth.serials} - last - set(() if it.book is None else it.book.serials))


def _aside(it: After, n: int, files: str) -> bool:
    names = files.split(", ")
    return n == len(names) and all((it.folder / name).exists() and name not in it.was.files for name in names)


TRUE: Final[Mapping[str, Callable[..., bool]]] = {
    "damaged": _damaged,
    "empty": lambda it, file: it.was.files.get(file) == b"",
    "missing": lambda it, file: file not in it.was.files,
    "older": _older,
    "journal-foreign": lambda it, file: (
        it.was.files[file].startswith(_BEGINNINGS)
        and (it.was.files[file.partition("-")[0]], it.was.files[file]) not in it.was.together
    ),
    "mark-other": lambda it, file, mark: (
        it.was.marked is not None and not any({*it.was.marked} & each.names for each in it.was.all_held)
    ),
    "mark-missing": lambda it, file: file not in it.was.files,
    "mark-damaged": lambda it, file: file in it.was.files and it.was.marked is None,
    "copy-foreign": lambda it, file: (
        it.book is not None
        and any(
            each is not None and each.key != it.book.key for each in (it.was.with_journals[file], it.was.alone[file])
        )
    ),
    "complete": lambda it: it.own and not it.behind and it.now == it.was.truth.stand,
    "from-copy": lambda it, file: (there := it.was.with_journals[file]) is not None and it.now == there.stand,
    "from-file": lambda it, file: (there := it.was.with_journals[file]) is not None and it.now == there.stand,
    "back": lambda it, n: it.own and it.behind == n,
    "back-hand": lambda it, number, last: it.own and (it.now[0] + 1, it.was.truth.stand[0] + 1) == (number, last),
    "back-unknown": lambda it: it.own and it.now != it.was.truth.stand,
    "evening-lost": lambda it: it.data is None and not it.readable(),
    "evening-missing": lambda it, file: not it.own and not it.readable(),
    "evening-other": lambda it: it.data is not None and not it.own,
    "evening-aside": lambda it, file, aside: (
        not it.own and (there := held(it.folder / aside)) is not None and there.key == it.was.truth.key
    ),
    "earlier-kept": lambda it, n: len(_others(it)) == n,
    "earlier-gone": lambda it, n: _gone(it) == n,
    "earlier-unknown": lambda it: it.was.marked is None,
    "aside": _aside,
    "newer-left": _newer,
    "apart": lambda it, file: it.book is not None or it.data is None,
}
"""The condition of each sentence, without ``save.`` before it; any other sentence is not about spoilt files."""


def faults(it: After) -> Iterator[str]:
    """All that differs from the sentences, is in none, or is gone."""
    for key, each in it.told.items():
        for names in each:
            if key not in TRUE:
                yield f"unknown sentence {key}"
            elif not TRUE[key](it, **{name: value for name, value in names.items() if name != "folder"}):
                yield f"not true: {key} {names}"
    yield from _silent(it)
    yield from _deleted(it)
    yield from _overruled(it)


def _silent(it: After) -> Iterator[str]:
    """Losses that no sentence names."""
    told = {*it.told}
    if not any(name.startswith("evening") and data for name, data in it.was.files.items()) and not told:
        return  # all of it is gone, and nothing shows that there was anything
    if it.was.marked is not None and it.was.truth.key not in it.was.marked:
        return  # the folder is another's as a whole, as far as anybody can see
    if it.own and it.behind and not told & (ENDED | UNSURE):
        yield f"{it.behind} decisions are missing, and nothing is told"
    if not it.own and not told & (ENDED | UNSURE | {"newer-left"}):
        yield "the evening does not go on, and nothing is told"
    if _gone(it) and not told & (EVENINGS | UNSURE):
        yield f"{_gone(it)} other evenings are missing, and nothing is told"


def _deleted(it: After) -> Iterator[str]:
    """Evenings that a file held and no file holds any more."""
    there = [path for path in it.folder.iterdir() if path.is_file()]
    now = {path.read_bytes() for path in there if path.name in it.was.files or ".bad" in path.name}
    databases = [path for path in there if not path.name.endswith((*JOURNALS, "-shm", ".mark", ".lock"))]
    kept = [each for path in databases if (each := held(path)) is not None]
    for name in (BOOK, COPY):
        data = it.was.files.get(name, b"")
        if not data or data in now:
            continue
        for had in (it.was.with_journals[name], it.was.alone[name]):
            if had is None:
                continue
            for key, serial in had.serials.items():
                if not any(each.serials.get(key, -1) >= serial for each in kept):
                    yield f"{name} held an evening up to change {serial}, and it is gone"
        if it.was.with_journals[name] is None and it.was.alone[name] is None:
            yield f"the bytes of {name} are gone"


def _overruled(it: After) -> Iterator[str]:
    """A sound book in the place of which a copy of another evening goes on."""
    book, copy = it.was.with_journals[BOOK], it.was.with_journals[COPY]
    if book is None or not book.key or "newer-left" in it.told or it.book is None or it.data is None:
        return
    newer = copy is not None and book.key in copy.names and copy.key != book.key
    if it.book.key != book.key and not newer:
        yield "the book's evening was sound, and another one goes on"
    if it.book.key == book.key and it.now < book.stand:
        yield f"the book came to {book.stand}, and the evening goes on at {it.now}"
