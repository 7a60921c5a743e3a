"""The seed of an evening is read by nobody but the player: all its later deals follow from it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tarokgui.session.folderstore import FolderStore
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.names import BOOK, COPY, FORMER
from tarokgui.storage.saves import SaveFolder
from tests.support.whims import act

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the rights of the profile suffice there")
SEED = "nobody else reads this"


@pytest.fixture(autouse=True)
def everybody_may_read() -> Iterator[None]:
    """Make files as most systems do, unless a program asks for less."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def readable(folder: Path) -> dict[str, str]:
    """Files that somebody else may read and in which the seed is, with their rights."""
    return {
        path.name: oct(path.stat().st_mode & 0o777)
        for path in folder.iterdir()
        if path.stat().st_mode & 0o077 and SEED.encode() in path.read_bytes()
    }


def test_what_is_written_during_an_evening_is_the_players_alone(tmp_path: Path) -> None:
    home = tmp_path / "new" / "Tarok"
    with SaveFolder(home) as folder:
        session = new_session(seed=SEED, bot="random", keeper=FolderStore(folder))
        for _ in range(5):
            act(session, Random(1))
        folder.settle()
        assert any(SEED.encode() in path.read_bytes() for path in home.iterdir())
        assert readable(home) == {}
    assert readable(home) == {}
    assert home.stat().st_mode & 0o777 == 0o700


def test_files_that_earlier_versions_left_open_are_narrowed(tmp_path: Path) -> None:
    with SaveFolder(tmp_path) as folder:
        new_session(seed=SEED, bot="random", keeper=FolderStore(folder))
    for name in (f"{BOOK}.bad", f"{BOOK}.bad-wal", *FORMER):
        (tmp_path / name).write_text(SEED)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    assert set(readable(tmp_path)) >= {BOOK, COPY, *FORMER}
    with SaveFolder(tmp_path) as folder:
        load_saved(folder)
        assert readable(tmp_path) == {}
