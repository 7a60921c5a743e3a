"""The files of one side as they are found at the start, and the fate of those beside a database."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tarokgui.storage.database import Database
from tarokgui.storage.databasefiles import clear_odd, files_of, remove_database, set_database_aside
from tarokgui.storage.side import DAMAGED, EMPTY, MISSING, DatabaseSide


def side_at(path: Path) -> DatabaseSide:
    side = DatabaseSide(path)
    side.examine(durable=False)
    side.close()
    return side


def test_a_file_that_is_not_there_is_no_damage(tmp_path: Path) -> None:
    side = side_at(tmp_path / "evenings")
    assert (side.cause, side.database, side.found, side.aside) == ("", None, None, [])


@pytest.mark.parametrize(("content", "cause"), [(b"", EMPTY), (b"no database at all", DAMAGED), (bytes(4096), DAMAGED)])
def test_a_file_that_is_no_database_is_left_until_its_evenings_are_read(
    tmp_path: Path, content: bytes, cause: str
) -> None:
    path = tmp_path / "evenings"
    path.write_bytes(content)
    side = side_at(path)
    assert (side.cause, side.database) == (cause, None)
    assert path.read_bytes() == content


def test_journals_without_their_file_are_a_file_that_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "evenings"
    for name in files_of(path)[1:]:
        name.write_bytes(b"left over")
    assert side_at(path).cause == MISSING
    assert [name.read_bytes() for name in files_of(path)[1:]] == [b"left over"] * 3


def test_a_sound_one_is_opened_and_has_no_evening_yet(tmp_path: Path) -> None:
    path = tmp_path / "evenings"
    Database(path, durable=False, make=True).close()
    side = side_at(path)
    assert (side.cause, side.found) == ("", None)
    assert side.database is not None
    side.database.close()


def test_the_files_of_a_database_go_together(tmp_path: Path) -> None:
    path = tmp_path / "evenings"
    for each in files_of(path):
        each.write_text(each.name)
    (aside, *beside) = set_database_aside(path)
    assert len(beside) == 3
    assert not any(each.exists() for each in files_of(path))
    assert [each.read_text() for each in files_of(aside)] == [each.name for each in files_of(path)]
    remove_database(aside)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("gone", ["", "-wal"])
def test_nothing_that_was_set_aside_before_is_lost(tmp_path: Path, gone: str) -> None:
    path = tmp_path / "evenings"
    for number in range(12):
        for each in files_of(path):
            each.write_text(f"{each.name} {number}")
        (aside, *_) = set_database_aside(path)
        if gone == "":
            aside.unlink()
    texts = [each.read_text() for each in tmp_path.iterdir()]
    assert {f"evenings-wal {number}" for number in range(12)} <= set(texts)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_what_sqlite_would_follow_or_wait_for_is_cleared_away(tmp_path: Path) -> None:
    path = tmp_path / "evenings"
    path.write_text("plain")
    names = files_of(path)
    names[1].symlink_to(tmp_path / "elsewhere")
    os.mkfifo(names[2])
    names[3].mkdir()
    clear_odd(path)
    assert [os.path.lexists(each) for each in names] == [True, False, False, False]
