"""The parts of spoilt files found at the start, and the notice about them: each clause for each kind."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.mark import EveningMark
from tarokgui.storage.names import BOOK, COPY, MARK
from tarokgui.storage.remarks import Notice, kept_as, remark
from tarokgui.storage.saveerror import Cause, trouble_of
from tarokgui.storage.saves import SaveFolder
from tarokgui.storage.snapshot import Snapshot
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.savednotices import notice_text
from tests.support.spoiling import go_on

BOOK_LOG, COPY_LOG = f"{BOOK}-wal", f"{COPY}-wal"
PLAYED: Final = 12
"""Decisions in the evening in progress; the older files have so many fewer:"""
SINCE: Final = 4


@dataclass(frozen=True)
class Folders:
    """A folder with three evenings, the last in progress: after a kill, after a proper end, and as it was earlier; and
    another person's, after a kill and after a proper end."""

    killed: Path
    closed: Path
    older: Path
    older_killed: Path
    other: Path
    other_killed: Path


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Folders:
    at = tmp_path_factory.mktemp("recovery")
    made = Folders(*(at / name for name in ("killed", "closed", "older", "older-killed", "other", "other-killed")))
    live = at / "live"
    with SaveFolder(live) as folder:
        for seed in ("one", "two"):
            go_on(_begun(folder, seed), Random(seed), 3)
            folder.give_up().get()
        go_on(_begun(folder, "three"), Random(3), PLAYED - SINCE)
        _carry(folder, made.older_killed)
    shutil.copytree(live, made.older)
    with SaveFolder(live) as folder:
        session, _ = load_saved(folder)
        assert session is not None
        go_on(session, Random(4), SINCE)
        _carry(folder, made.killed)
    shutil.copytree(live, made.closed)
    with SaveFolder(at / "stranger") as folder:
        go_on(_begun(folder, "other"), Random(5), 5)
        _carry(folder, made.other_killed)
    shutil.copytree(at / "stranger", made.other)
    return made


def _begun(folder: SaveFolder, seed: str) -> Evening:
    return new_session(seed=seed, bot="random", keeper=FolderStore(folder))


def _carry(folder: SaveFolder, target: Path) -> None:
    folder.ask(lambda pair: None).get()
    shutil.copytree(folder.folder, target)


Spoil = Callable[[Path, Folders], object]


def gone(*files: str) -> Spoil:
    return lambda at, _: [(at / file).rename(at.with_name(f"gone {file}")) for file in files]


def empty(*files: str) -> Spoil:
    return lambda at, _: [(at / file).write_bytes(b"") for file in files]


def zeroed(*files: str) -> Spoil:
    return lambda at, _: [(at / file).write_bytes(bytes((at / file).stat().st_size)) for file in files]


def cut(*files: str) -> Spoil:
    return lambda at, _: [
        (at / file).write_bytes((at / file).read_bytes()[: (at / file).stat().st_size // 2]) for file in files
    ]


def from_older(*files: str) -> Spoil:
    return lambda at, folders: [shutil.copy(folders.older / file, at / file) for file in files]


def from_closed_other(*files: str) -> Spoil:
    return lambda at, folders: [shutil.copy(folders.other / file, at / file) for file in files]


def from_other(*files: str) -> Spoil:
    return lambda at, folders: [shutil.copy(folders.other_killed / file, at / file) for file in files]


def both(*spoils: Spoil) -> Spoil:
    return lambda at, folders: [spoil(at, folders) for spoil in spoils]


def newer(*files: str) -> Spoil:
    def spoil(at: Path, _: Folders) -> None:
        for file in files:
            with sqlite3.connect(at / file) as connection:
                connection.execute("PRAGMA user_version=99")
            connection.close()

    return spoil


CASES: dict[str, tuple[str, Spoil, str, str]] = {
    "nothing, killed": ("killed", both(), "three 12", ""),
    "nothing, closed": ("closed", both(), "three 12", ""),
    "both empty": (
        "closed",
        empty(BOOK, COPY),
        "nothing",
        "empty BOOK; empty COPY; evening-lost; earlier-gone 2; aside 2 BOOK.bad, COPY.bad",
    ),
    "both empty, killed": (
        "killed",
        empty(BOOK, COPY),
        "nothing",
        "empty BOOK; empty COPY; evening-lost; earlier-gone 2; aside 2 BOOK.bad, COPY.bad",
    ),
    "book empty": ("closed", empty(BOOK), "three 12", "empty BOOK; complete; earlier-gone 2; aside 1 BOOK.bad"),
    "copy empty": ("closed", empty(COPY), "three 12", "empty COPY; complete; aside 1 COPY.bad"),
    "all empty, no mark": (
        "closed",
        both(empty(BOOK, COPY), gone(MARK)),
        "nothing",
        "empty BOOK; empty COPY; evening-lost; earlier-unknown; aside 2 BOOK.bad, COPY.bad",
    ),
    "book gone": ("closed", gone(BOOK), "three 12", "missing BOOK; complete; earlier-gone 2"),
    "book gone, its journal left": (
        "killed",
        gone(BOOK),
        "three 12",
        "missing BOOK; complete; earlier-gone 2; aside 1 BOOK.bad-wal",
    ),
    "both gone, the journals left": (
        "killed",
        gone(BOOK, COPY),
        "nothing",
        "missing BOOK; missing COPY; evening-lost; earlier-gone 2; aside 2 BOOK.bad-wal, COPY.bad-wal",
    ),
    "book, copy and journals gone": (
        "killed",
        gone(BOOK, COPY, BOOK_LOG, COPY_LOG),
        "nothing",
        "missing BOOK; evening-lost; earlier-gone 2",
    ),
    "journal of the book gone": ("killed", gone(BOOK_LOG), "three 12", "older BOOK; complete"),
    "both journals gone": ("killed", gone(BOOK_LOG, COPY_LOG), "three 8", "back 4"),
    "both journals gone, no mark": ("killed", gone(BOOK_LOG, COPY_LOG, MARK), "three 8", "mark-missing MARK"),
    "journal of the book zeroed": (
        "killed",
        zeroed(BOOK_LOG),
        "three 12",
        "older BOOK; damaged BOOK-wal; complete; aside 1 BOOK-wal.bad",
    ),
    "journal of the book cut": ("killed", cut(BOOK_LOG), "three 12", "older BOOK; complete; aside 1 BOOK-wal.bad"),
    "both journals cut": ("killed", cut(BOOK_LOG, COPY_LOG), "three 9", "back 3; aside 1 BOOK-wal.bad"),
    "both journals zeroed": (
        "killed",
        zeroed(BOOK_LOG, COPY_LOG),
        "three 8",
        "damaged BOOK-wal; damaged COPY-wal; back 4; aside 2 BOOK-wal.bad, COPY-wal.bad",
    ),
    "journal of the copy zeroed": (
        "killed",
        zeroed(COPY_LOG),
        "three 12",
        "damaged COPY-wal; complete; aside 1 COPY-wal.bad",
    ),
    "both cut": (
        "closed",
        cut(BOOK, COPY),
        "nothing",
        "damaged BOOK; damaged COPY; evening-lost; earlier-gone 2; aside 2 BOOK.bad, COPY.bad",
    ),
    "both zeroed": (
        "closed",
        zeroed(BOOK, COPY),
        "nothing",
        "damaged BOOK; damaged COPY; evening-lost; earlier-gone 2; aside 2 BOOK.bad, COPY.bad",
    ),
    "book with another's journal": (
        "killed",
        from_other(BOOK_LOG),
        "three 12",
        "older BOOK; journal-foreign BOOK-wal; complete; aside 1 BOOK-wal.bad",
    ),
    "copy with another's journal": (
        "killed",
        from_other(COPY_LOG),
        "three 12",
        "journal-foreign COPY-wal; complete; aside 1 COPY-wal.bad",
    ),
    "another's book and journal": (
        "killed",
        from_other(BOOK, BOOK_LOG),
        "other 5",
        "evening-aside BOOK COPY.bad; evening-other; earlier-gone 2",
    ),
    "another's book": (
        "killed",
        from_other(BOOK),
        "three 12",
        "damaged BOOK; complete; earlier-gone 2; aside 2 BOOK-wal.bad, BOOK.bad",
    ),
    "another's copy": (
        "closed",
        from_other(COPY, COPY_LOG),
        "three 12",
        "copy-foreign COPY; complete; aside 1 COPY.bad",
    ),
    "another's book and copy": (
        "killed",
        from_other(BOOK, BOOK_LOG, COPY, COPY_LOG),
        "other 5",
        "mark-other BOOK MARK; from-file BOOK",
    ),
    "another's all": ("killed", from_other(BOOK, BOOK_LOG, COPY, COPY_LOG, MARK), "other 5", ""),
    "older book": ("closed", from_older(BOOK), "three 12", "older BOOK; complete"),
    "older copy": ("closed", from_older(COPY), "three 12", ""),
    "older book and copy": ("closed", from_older(BOOK, COPY), "three 8", "back 4"),
    "older book and copy, no mark": (
        "closed",
        both(from_older(BOOK, COPY), gone(MARK)),
        "three 8",
        "mark-missing MARK",
    ),
    "newer book": ("closed", newer(BOOK), "nothing", "newer-left BOOK; apart evenings-apart.db"),
    "newer copy": ("closed", newer(COPY), "three 12", "newer-left COPY"),
    "newer both": ("closed", newer(BOOK, COPY), "nothing", "newer-left BOOK; apart evenings-apart.db"),
    "book gone, a whole journal left": (
        "older_killed",
        gone(BOOK, COPY, COPY_LOG),
        "three 8",
        "missing BOOK; complete; earlier-kept 2; aside 1 BOOK.bad-wal",
    ),
    "both gone, whole journals left": (
        "older_killed",
        gone(BOOK, COPY),
        "three 8",
        "missing BOOK; missing COPY; complete; earlier-kept 2; aside 2 BOOK.bad-wal, COPY.bad-wal",
    ),
    "book empty, a whole journal left": (
        "older_killed",
        both(empty(BOOK), gone(COPY, COPY_LOG)),
        "three 8",
        "empty BOOK; complete; earlier-kept 2; aside 1 BOOK.bad",
    ),
    "another's closed book": (
        "killed",
        from_closed_other(BOOK),
        "other 5",
        "journal-foreign BOOK-wal; evening-aside BOOK COPY.bad; evening-other; earlier-gone 2; aside 1 BOOK-wal.bad",
    ),
    "another's closed book beside no journal": (
        "closed",
        from_closed_other(BOOK),
        "other 5",
        "evening-aside BOOK COPY.bad; evening-other; earlier-gone 2",
    ),
    "another's copy, no mark": (
        "closed",
        both(from_other(COPY, COPY_LOG), gone(MARK)),
        "three 12",
        "copy-foreign COPY; mark-missing MARK; aside 1 COPY.bad",
    ),
    "another's mark": ("closed", from_closed_other(MARK), "three 12", "mark-other BOOK MARK; from-file BOOK"),
    "mark cut": ("closed", cut(MARK), "three 12", ""),
    "mark zeroed": ("closed", zeroed(MARK), "three 12", "mark-damaged MARK; aside 1 MARK.bad"),
    "mark gone, book gone": (
        "closed",
        gone(MARK, BOOK),
        "three 12",
        "missing BOOK; mark-missing MARK; from-copy COPY; earlier-gone 2",
    ),
    "both empty, whole journals left, no mark": (
        "older_killed",
        both(empty(BOOK, COPY), gone(MARK)),
        "three 8",
        "empty BOOK; empty COPY; mark-missing MARK; earlier-kept 2; aside 2 BOOK.bad, COPY.bad",
    ),
    "both gone, journals zeroed, no mark": (
        "killed",
        both(zeroed(BOOK_LOG, COPY_LOG), gone(BOOK, COPY, MARK)),
        "nothing",
        "missing BOOK; missing COPY; evening-lost; earlier-unknown; aside 2 BOOK.bad-wal, COPY.bad-wal",
    ),
    "older mark": ("closed", from_older(MARK), "three 12", ""),
    "a whole book as the copy": (
        "closed",
        lambda at, folders: shutil.copy(folders.other / BOOK, at / COPY),
        "three 12",
        "copy-foreign COPY; complete; aside 1 COPY.bad",
    ),
}
"""The fate of each folder; the evening that goes on, with its decisions; and the clauses, each with its names."""


def clauses(notice: Notice | None) -> str:
    """The keys of the notice's clauses, each with the names and numbers in it."""
    remarks = () if notice is None else notice.remarks
    named = [[short(str(value)) for _, value in each.names if not isinstance(value, Path)] for each in remarks]
    return "; ".join(
        " ".join([each.key.removeprefix("save."), *names]) for each, names in zip(remarks, named, strict=True)
    )


def short(text: str) -> str:
    """The text with the names of the files as the table has them."""
    for name, file in (("BOOK", BOOK), ("COPY", COPY), ("MARK", MARK)):
        text = text.replace(file, name)
    return text


def going_on(folder: Path) -> tuple[str, str]:
    with SaveFolder(folder) as saves:
        session, notice = load_saved(saves)
        return "nothing" if session is None else f"{session.seed} {len(session.record.actions)}", clauses(notice)


@pytest.mark.parametrize("case", CASES)
def test_each_clause_is_what_was_found(folders: Folders, tmp_path: Path, case: str) -> None:
    start, spoil, goes_on, told = CASES[case]
    folder = tmp_path / "data"
    shutil.copytree(getattr(folders, start), folder)
    whole = contents(folder)
    spoil(folder, folders)
    spoilt = contents(folder)
    assert going_on(folder) == (goes_on, told)
    useless = [data for name, data in spoilt.items() if data and data != whole.get(name) and not is_used(name, data)]
    if not goes_on.startswith("other"):  # its journal was written into the book beside it
        assert set(useless) <= set(contents(folder).values()), "nothing is deleted"
    again = told if told.startswith("newer-left") else ""
    assert going_on(folder) == (goes_on, again), "it is told once, but for files that stay as they are"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def is_used(name: str, data: bytes) -> bool:
    """True of a database that may be opened, of a mark, and of the copy's journal: the copy is made again."""
    return data.startswith(b"SQLite") or name in (MARK, COPY_LOG)


@pytest.mark.parametrize(
    ("hand", "decisions", "serial", "since"),
    [
        (3, 7, 20, 0),  # the mark's own place
        (3, 4, 17, 3),
        (3, 4, 16, None),  # a change more than decisions: one was taken back
        (2, 9, 11, 8),  # one of that hand, its end, and seven
        (2, 9, 10, None),
        (1, 6, 4, 17),
        (0, 0, 0, None),  # further back than is noted
        (4, 0, 21, None),  # after the mark
        (3, 9, 22, None),
    ],
)
def test_the_mark_knows_how_much_was_lost(hand: int, decisions: int, serial: int, since: int | None) -> None:
    """One change for each decision, and one for each hand that began."""
    mark = EveningMark("evening", serial=20, hand=3, decisions=7, evenings=1, before=(6, 10))
    assert mark.since(Snapshot("evening", "", hand, "", tuple([""] * decisions)), serial) == since


def test_a_notice_is_said_in_every_language() -> None:
    """A file of each name, and numbers in each plural form."""
    told = Notice(tuple(remark("save.back", n=n) for n in (1, 2, 3, 5, 21)) + kept_as([Path(__file__)]))
    for language in LANGUAGES:
        said = notice_text(told, load(language))
        assert all(part in said for part in ("2", "3", "5", "21", Path(__file__).name))
        assert "{" not in said


def test_rows_that_a_file_of_mixed_pages_has_twice_are_damage_and_no_hindrance() -> None:
    """Half an older book with the journal of the present one: it could not be mended, at every start again."""
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE hand (number INTEGER PRIMARY KEY)")
    with pytest.raises(sqlite3.IntegrityError) as caught:
        connection.executemany("INSERT INTO hand VALUES (?)", [(1,), (1,)])
    assert trouble_of(caught.value).cause is Cause.DAMAGED
