"""Any damage to one of the two files of a saved evening loses nothing shown, and is reported once.

``benchmarks/spoilt.py`` does the same by the thousand, in the window too.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage import eveningdatabase
from tarokgui.storage.databasefiles import SIDE_FILES
from tarokgui.storage.names import BOOK, COPY
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.saves import SaveFolder
from tests.support import saves
from tests.support.pairs import some
from tests.support.spoiling import ONE_SIDED, Spoil, SpoiltEvening, evenings, go_on, play, truncated
from tests.support.spoiltend import spoil_end

LOSSES = {"save.back", "save.back-hand", "save.back-unknown", saves.LOST, "save.evening-missing"}
"""Clauses that report a part of the evening in progress as missing."""
EACH = some(4, 8)
"""Spoilt folders for each way of spoiling, in each state."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> list[SpoiltEvening]:
    return list(evenings(tmp_path_factory.mktemp("kept"), "suite", 3))


@pytest.mark.parametrize("spoil", ONE_SIDED, ids=[spoil.__name__ for spoil in ONE_SIDED])
@pytest.mark.parametrize("crashed", [True, False], ids=["killed", "closed"])
def test_one_spoilt_file_loses_nothing(kept: list[SpoiltEvening], spoil: Spoil, crashed: bool, tmp_path: Path) -> None:
    random = Random(f"{spoil.__name__}{crashed}")
    for number in range(EACH):
        evening = kept[number % len(kept)]
        folder = tmp_path / str(number)
        shutil.copytree(evening.crashed if crashed else evening.closed, folder)
        what = spoil(folder, evening.older, random)
        found, notice = saves.load(folder)
        assert found is not None, what
        assert not {*notice} & LOSSES, what
        assert saves.COMPLETE in notice or not notice, what
        assert found.data() == evening.data, what
        again, notice = saves.load(folder)
        assert not notice, f"{what}: told twice"
        assert again is not None
        assert again.data() == evening.data, what
        shutil.rmtree(folder)


@pytest.mark.parametrize("spoil", ONE_SIDED, ids=[spoil.__name__ for spoil in ONE_SIDED])
def test_the_game_goes_on_in_a_spoilt_folder(kept: list[SpoiltEvening], spoil: Spoil, tmp_path: Path) -> None:
    """Damage that is found only when somebody writes there is mended then."""
    random = Random(spoil.__name__)
    for number, evening in enumerate(kept):
        folder = tmp_path / str(number)
        shutil.copytree(evening.closed, folder)
        what = spoil(folder, evening.older, random)
        after = play(folder, random, 40)
        found, notice = saves.load(folder)
        assert found is not None, what
        assert (notice, found.data()) == ((), after), what


def test_a_save_of_which_both_files_are_cut_short_goes_on_as_far_as_it_can_be_read(
    kept: list[SpoiltEvening], tmp_path: Path
) -> None:
    """The journals of both are lost: everything written before them is there."""
    for number, evening in enumerate(kept):
        folder = tmp_path / str(number)
        shutil.copytree(evening.crashed, folder)
        for name in (BOOK, COPY):
            (folder / f"{name}-wal").unlink()
        found, notice = saves.load(folder)
        if found is not None and found.seed == evening.data["seed"]:
            assert (found.match.hands, len(found.record.actions)) <= evening.stand
        elif found is not None:
            assert found.seed == evening.data["seed"].removesuffix("/2"), "the evening before it"
        else:
            assert "save.evening-missing" in notice or not notice


def test_a_hand_that_was_over_keeps_its_row_when_the_end_is_damaged_in_both_files(tmp_path: Path) -> None:
    """The row is worked out again from the decisions, so it must be written again too."""
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="row", bot="random", keeper=FolderStore(folder))
        while not session.hand_over:
            go_on(session, Random(3), 1)
        row = session.rows[0]
    for path in saves.files(tmp_path):
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE hand SET seal=x'00'")
        connection.close()
    with SaveFolder(tmp_path) as folder:
        found, said = load_saved(folder)
        assert "save.back-unknown" in saves.told(said)
        assert found is not None
        assert found.rows[0] == row
        found.next_hand()
    found, notice = saves.load(tmp_path)
    assert not notice
    assert found is not None
    assert found.rows[0] == row


def test_an_evening_that_fell_back_is_told_once(kept: list[SpoiltEvening], tmp_path: Path) -> None:
    for number, evening in enumerate(kept):
        folder = tmp_path / str(number)
        shutil.copytree(evening.closed, folder)
        spoil_end(folder)
        found, notice = saves.load(folder)
        assert "save.back" in notice
        assert found is not None
        again, notice = saves.load(folder)
        assert not notice
        assert again is not None
        assert again.data() == found.data()


@pytest.mark.parametrize("size", [1, 15, 99, 100, 500, 511, 512, 5_000])
def test_two_files_of_nonsense_of_any_size_are_told_and_kept(
    kept: list[SpoiltEvening], tmp_path: Path, size: int
) -> None:
    """SQLite takes a short file for an empty one."""
    shutil.copytree(kept[0].closed, tmp_path / "folder")
    nonsense = [Random(f"{size}{name}").randbytes(size) for name in (BOOK, COPY)]
    for name, data in zip((BOOK, COPY), nonsense, strict=True):
        (tmp_path / "folder" / name).write_bytes(data)
    found, notice = saves.load(tmp_path / "folder")
    assert (found, notice[:3]) == (None, ("save.damaged", "save.damaged", saves.LOST))
    assert set(nonsense) <= set(files(tmp_path / "folder"))


def test_a_book_that_opens_but_cannot_be_read_is_told_once_and_keeps_earlier_evenings(tmp_path: Path) -> None:
    for seed in ("one", "two"):
        saves.begin(tmp_path, seed=seed, bot="random")
    (tmp_path / COPY).unlink()
    with sqlite3.connect(tmp_path / BOOK) as connection:
        connection.execute("UPDATE hand SET setting=x'00' WHERE evening=(SELECT max(id) FROM evening)")
    connection.close()
    content = (tmp_path / BOOK).read_bytes()
    assert saves.load(tmp_path) == (None, ("save.damaged", saves.LOST, "save.earlier-kept", "save.aside"))
    assert saves.load(tmp_path) == (None, ())
    assert content in set(files(tmp_path))
    assert "one" in saves.seeds(tmp_path)


def test_a_copy_that_cannot_be_read_is_kept(tmp_path: Path) -> None:
    saves.begin(tmp_path, seed="one", bot="random")
    (tmp_path / BOOK).unlink()
    with sqlite3.connect(tmp_path / COPY) as connection:
        connection.execute("UPDATE hand SET setting=x'00'")
    connection.close()
    content = (tmp_path / COPY).read_bytes()
    assert saves.load(tmp_path) == (None, ("save.missing", "save.damaged", saves.LOST, "save.aside"))
    assert saves.load(tmp_path) == (None, ())
    assert content in set(files(tmp_path))


def test_of_a_copy_that_is_damaged_further_back_all_that_can_be_read_is_taken(tmp_path: Path) -> None:
    """The book is gone, and so is a page of the copy's earlier decisions: the present hand and the rows are there."""
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="back", bot="random", keeper=FolderStore(folder))
        random = Random(8)
        while session.match.hands < 6:
            go_on(session, random, 20)
        data = session.data()
    (tmp_path / BOOK).unlink()
    spoil_a_page(tmp_path / COPY)
    content = (tmp_path / COPY).read_bytes()
    found, notice = saves.load(tmp_path)
    assert notice == ("save.missing", "save.damaged", saves.COMPLETE, "save.aside")
    assert found is not None
    assert found.data() == data
    assert content in set(files(tmp_path))
    with SaveFolder(tmp_path) as folder:
        again, said = load_saved(folder)
        assert said is None
        assert again is not None
        go_on(again, random, 5)
        data = again.data()
    assert (saves.load(tmp_path)[0] or pytest.fail("nothing is there")).data() == data


def test_a_book_that_cannot_be_mended_at_once_has_all_rows_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The book is damaged and the disk is full. Once there is room, the book has the hands before this run too."""
    with SaveFolder(tmp_path) as folder:
        session = new_session(seed="full", bot="random", keeper=FolderStore(folder))
        random = Random(8)
        while session.match.hands < 3:
            go_on(session, random, 20)
        rows = list(session.rows[:3])
    (tmp_path / BOOK).write_bytes(b"nonsense")

    def full(*_: object, **__: object) -> None:
        raise SaveError(Cause.FULL)

    with SaveFolder(tmp_path) as folder:
        with monkeypatch.context() as patched:
            patched.setattr(eveningdatabase, "Database", full)
            found, said = load_saved(folder)
            assert saves.told(said) == ("save.damaged", saves.COMPLETE), "nothing is kept under another name yet"
            assert found is not None
            found.save()
            assert found.problem == "save.full"
        go_on(found, random, 5)
        decision = found.decision
    (tmp_path / COPY).unlink()
    again, notice = saves.load(tmp_path)
    assert not notice
    assert again is not None
    assert again.decision == decision
    assert list(again.rows[:3]) == rows


def spoil_a_page(path: Path) -> None:
    """Empty a page with decisions of an earlier hand, and nothing else."""
    with sqlite3.connect(path) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        (text,) = connection.execute("SELECT text FROM decision WHERE hand=2 AND number=20").fetchone()
        (link,) = connection.execute("SELECT link FROM decision WHERE hand=2 AND number=20").fetchone()
    connection.close()
    data = bytearray(path.read_bytes())
    at = data.index(text.encode() + link) // size * size
    data[at : at + size] = bytes(size)
    path.write_bytes(data)


def test_a_spare_that_is_behind_after_a_kill_is_brought_along_when_the_evening_is_taken_up(
    kept: list[SpoiltEvening], tmp_path: Path
) -> None:
    """Killed between writing the book and writing the spare; and then the book is damaged before anybody plays on."""
    for number, evening in enumerate(kept):
        folder = tmp_path / str(number)
        shutil.copytree(evening.closed, folder)
        before = {path.name: path.read_bytes() for path in folder.glob("evening.db*")}
        data = play(folder, Random(number), 1)
        for name, old in before.items():
            (folder / name).write_bytes(old)
        assert not saves.load(folder)[1]
        (folder / BOOK).write_bytes(b"nonsense")
        found, notice = saves.load(folder)
        assert notice[:2] == ("save.damaged", saves.COMPLETE)
        assert found is not None
        assert found.data() == data


def files(folder: Path) -> Iterator[bytes]:
    for path in folder.iterdir():
        if path.is_file():
            yield path.read_bytes()


def test_two_files_that_are_no_databases_are_told_and_kept(kept: list[SpoiltEvening], tmp_path: Path) -> None:
    shutil.copytree(kept[0].closed, tmp_path / "folder")
    for name in (BOOK, COPY):
        (tmp_path / "folder" / name).write_bytes(f"not {name}".encode())
    found, notice = saves.load(tmp_path / "folder")
    assert (found, saves.LOST in notice) == (None, True)
    assert {b"not evenings.db", b"not evening.db"} <= set(files(tmp_path / "folder"))
    assert saves.load(tmp_path / "folder") == (None, ()), "told twice"


def test_a_damaged_book_is_kept(kept: list[SpoiltEvening], tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    shutil.copytree(kept[0].closed, folder)
    for number in range(3):
        (folder / BOOK).write_bytes(f"nonsense {number}".encode())
        assert saves.COMPLETE in saves.load(folder)[1]
    assert {f"nonsense {number}".encode() for number in range(3)} <= set(files(folder))


def test_earlier_evenings_are_taken_out_of_a_damaged_book(tmp_path: Path) -> None:
    for seed in ("one", "two", "three"):
        saves.begin(tmp_path, seed=seed, bot="random")
    assert saves.seeds(tmp_path) == ["one", "two", "three"]
    # The last page holds the end of the present evening, not the earlier ones.
    spoil_the_seal(tmp_path / BOOK)
    found, notice = saves.load(tmp_path)
    assert notice == ("save.damaged", saves.COMPLETE, "save.earlier-kept", "save.aside")
    assert found is not None
    assert found.seed == "three"
    assert saves.seeds(tmp_path) == ["one", "two", "three"]


def spoil_the_seal(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE stand SET seal=x'00' WHERE evening=(SELECT max(evening) FROM stand)")
    connection.close()


def test_the_spoiling_is_worth_something(kept: list[SpoiltEvening], tmp_path: Path) -> None:
    """Without the copy a cut journal would be a loss that nobody notices: so these tests test the copy."""
    lost = 0
    for number in range(40):
        evening = kept[number % len(kept)]
        folder = tmp_path / str(number)
        shutil.copytree(evening.crashed, folder)
        for end in ("", *SIDE_FILES):
            (folder / (COPY + end)).unlink(missing_ok=True)
        truncated(folder, evening.older, Random(number))
        found, _ = saves.load(folder)
        lost += found is None or found.data() != evening.data
    assert lost > 10
