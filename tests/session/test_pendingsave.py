"""The one move on its way to where it is safe."""

from __future__ import annotations

import pytest

from tarokgui.session.eveningstate import Move
from tarokgui.session.opening import new_session
from tarokgui.session.pendingsave import PendingSave
from tarokgui.storage import logbook
from tests.session.slowstore import SlowStore

SESSION = new_session(seed="safekeeping", bot="random")
MOVE = Move(SESSION.moment)


def test_a_move_is_done_once_it_is_safe() -> None:
    keeper = SlowStore()
    keeping = PendingSave(keeper)
    underway = [keeping.underway]
    keeping.begin(SESSION, MOVE)
    assert keeper.kept == [MOVE.to]
    underway.append(keeping.underway)
    done = [keeping.done()]
    keeper.ready = True
    done += [keeping.done(), keeping.done()]
    underway.append(keeping.underway)
    assert done == [None, MOVE, None], "once it is safe, and only once"
    assert underway == [None, MOVE, None]


def test_one_at_a_time() -> None:
    keeping = PendingSave(SlowStore())
    keeping.begin(SESSION, MOVE)
    with pytest.raises(ValueError, match="underway"):
        keeping.begin(SESSION, MOVE)
    assert keeping.done(None) is MOVE, "who has time waits"


def test_what_cannot_be_kept_is_done_all_the_same_and_logged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[str] = []
    monkeypatch.setattr(logbook, "warn", logged.append)
    keeper = SlowStore(ready=True)
    keeping = PendingSave(keeper)
    problems = []
    for trouble in ("save.full", "save.full", None, "save.full"):
        keeper.trouble = trouble
        keeping.begin(SESSION, MOVE)
        assert keeping.done() is MOVE
        problems.append(keeping.problem)
    assert problems == ["save.full", "save.full", None, "save.full"]
    assert len(logged) == 2


def test_without_a_keeper_all_is_done_at_once() -> None:
    keeping = PendingSave()
    keeping.begin(SESSION, MOVE)
    assert keeping.done() is MOVE
    assert keeping.problem is None
    assert list(keeping.keeper.rows(0, 3)) == []
