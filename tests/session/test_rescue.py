"""An evening saved elsewhere comes back, once, and neither it nor one that was played on meanwhile hides the other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine import legal_actions
from tarokgui.session import rescue
from tarokgui.session.evening import Evening
from tarokgui.session.folderstore import FolderStore
from tarokgui.session.lastsave import look_up
from tarokgui.session.opening import new_session
from tarokgui.session.resuming import load_saved
from tarokgui.storage.mirroredstore import MirroredStore
from tarokgui.storage.saveerror import Cause, SaveError
from tarokgui.storage.saves import SaveFolder
from tests.support import saves
from tests.support.spoiling import go_on

SAVED, UNSAVED = 5, 3


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "elsewhere"
    monkeypatch.setattr(rescue, "places", lambda home: [place])
    return place


def _full(*_: object) -> None:
    raise SaveError(Cause.FULL)


@pytest.fixture
def home(tmp_path: Path, elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that has an evening but for its last decisions, which are elsewhere."""
    # Full until the folder is closed: its thread tries again by itself.
    with monkeypatch.context() as patched, SaveFolder(tmp_path / "home") as folder:
        session = new_session(seed="one", bot="random", keeper=FolderStore(folder))
        go_on(session, Random(1), SAVED)
        patched.setattr(MirroredStore, "write", _full)
        for _ in range(UNSAVED):
            view = session.view if session.turn == session.human else session.bot_view()
            session.act(Random(2).choice(legal_actions(view)))
        known = look_up(folder, session).result()
        assert not known.whole
        assert rescue.save_elsewhere(folder, session, known.serial).get().place == elsewhere
    return tmp_path / "home"


def decisions(session: Evening | None) -> int | None:
    return None if session is None else len(session.record.actions)


def test_it_comes_back_once(home: Path) -> None:
    session, notice = saves.load(home)
    assert (decisions(session), notice) == (SAVED + UNSAVED, ("ending.returned",))
    session, notice = saves.load(home)
    assert (decisions(session), notice) == (SAVED + UNSAVED, ())


def test_after_it_has_come_back_it_can_be_taken_back_and_ended(home: Path) -> None:
    saves.load(home)
    with SaveFolder(home) as folder:
        session, _ = load_saved(folder)
        assert session is not None
        go_on(session, Random(3), 200)
        folder.give_up().get()
    assert saves.load(home) == (None, ())


@pytest.mark.parametrize("more", range(1, 6))
def test_one_that_was_played_on_meanwhile_hides_it_at_no_number_of_changes(
    home: Path, elsewhere: Path, more: int
) -> None:
    away = elsewhere.rename(elsewhere.with_name("away"))
    with SaveFolder(home) as folder:
        session, _ = load_saved(folder)
        assert decisions(session) == SAVED
        assert session is not None
        go_on(session, Random(4), more)
    away.rename(elsewhere)
    session, notice = saves.load(home)
    assert (decisions(session), notice) == (SAVED + more, ("ending.waits",))
    with SaveFolder(home) as folder:
        load_saved(folder)
        folder.give_up().get()
    session, notice = saves.load(home)
    assert (decisions(session), notice) == (SAVED + UNSAVED, ("ending.returned",))
    assert saves.seeds(home) == ["one", "one"], "both are in the book"
    with SaveFolder(home) as folder:
        session, told = load_saved(folder)
        assert told is None
        assert session is not None
        go_on(session, Random(5), 20)
        folder.give_up().get()
    assert saves.load(home) == (None, ())


def test_another_evening_comes_first(home: Path, elsewhere: Path) -> None:
    away = elsewhere.rename(elsewhere.with_name("away"))
    saves.begin(home, seed="two", bot="random")
    away.rename(elsewhere)
    session, notice = saves.load(home)
    assert (session is not None and session.seed, notice) == ("two", ("ending.waits",))
    with SaveFolder(home) as folder:
        load_saved(folder)
        folder.give_up().get()
    session, notice = saves.load(home)
    assert (decisions(session), notice) == (SAVED + UNSAVED, ("ending.returned",))
