"""What is noted of damaged files, and what becomes of those that lie beside a database."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tarokgui.storage.damage import Damage
from tarokgui.storage.database import Database
from tarokgui.storage.databasefiles import clear_odd, files_of, remove_database, set_database_aside


def test_a_file_that_is_not_there_is_no_damage(tmp_path: Path) -> None:
    damage = Damage()
    assert damage.opened(tmp_path / "evenings", durable=False) is None
    assert damage.found(None) is None
    assert (damage.names, damage.aside) == ([], [])


def test_what_is_no_database_is_set_aside_and_noted(tmp_path: Path) -> None:
    path = tmp_path / "evenings"
    path.write_bytes(b"no database at all")
    damage = Damage()
    assert damage.opened(path, durable=False) is None
    assert damage.names == ["evenings"]
    assert [where.read_bytes() for where in damage.aside] == [b"no database at all"]
    assert not path.exists()


def test_a_sound_one_is_opened_and_has_no_evening_yet(tmp_path: Path) -> None:
    path, damage = tmp_path / "evenings", Damage()
    Database(path, durable=False, make=True).close()
    database = damage.opened(path, durable=False)
    assert database is not None
    assert damage.found(database) is None
    assert damage.names == []
    database.close()


def test_the_files_of_a_database_go_together(tmp_path: Path) -> None:
    path = tmp_path / "evenings"
    for each in files_of(path):
        each.write_text(each.name)
    aside = set_database_aside(path)
    assert aside is not None
    assert not any(each.exists() for each in files_of(path))
    assert [each.read_text() for each in files_of(aside)] == [each.name for each in files_of(path)]
    remove_database(aside)
    assert list(tmp_path.iterdir()) == []


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
