"""The controller of a table, driven without a screen: nothing of pygame may even be imported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Final

import pytest

from ai import decide, make
from engine import Action, Cut, Event, MakeBid, PlayCard, Reason, View, legal_actions
from tarokgui.session.controller import Onlooker, TableController
from tarokgui.session.evening import Session
from tarokgui.session.opening import new_session
from tests.session.slowkeeper import SlowKeeper

ROOT: Final = Path(__file__).resolve().parents[2]
MANY: Final = 2000


class Watcher(Onlooker):
    """Writes down what it is told."""

    def __init__(self) -> None:
        self.events: list[tuple[Event, View]] = []
        self.told: list[str] = []

    def happened(self, event: Event, before: View) -> None:
        self.events.append((event, before))

    def decided(self) -> None:
        self.told.append("decided")

    def leaving(self) -> None:
        self.told.append("leaving")

    def arrived(self) -> None:
        self.told.append("arrived")


def made(session: Session) -> tuple[TableController, Watcher]:
    controller, watcher = TableController(session), Watcher()
    controller.onlooker = watcher
    return controller, watcher


def wanted(controller: TableController) -> Action:
    return decide(make("steady", "guest"), controller.view).action


def bot_acts(controller: TableController) -> None:
    """The bot whose turn it is decides and acts, and both are waited for."""
    controller.do(controller.session.bot_action())
    controller.wait()


def play(controller: TableController, until: str) -> None:
    """Play on until the person is to decide in that phase; a hand that has none of it fails."""
    for _ in range(MANY):
        if controller.my_turn and controller.view.phase == until:
            return
        if controller.my_turn:
            assert controller.attempt(wanted(controller)) is None
        else:
            bot_acts(controller)
    raise AssertionError(until)


@pytest.mark.parametrize("game", ["romanian", "taper", "tubingen"])
def test_a_whole_hand(game: str) -> None:
    controller, watcher = made(new_session(seed="controller", game=game, bot="steady"))
    for _ in range(MANY):
        if controller.session.hand_over:
            break
        if controller.my_turn:
            assert set(controller.legal) == set(legal_actions(controller.view))
            assert controller.attempt(wanted(controller)) is None
        else:
            assert controller.legal == ()
            bot_acts(controller)
        assert controller.view == controller.session.view, "what was told adds up to what is known"
    assert controller.session.hand_over
    assert controller.model.final is not None
    seen = [event for event, _ in watcher.events]
    assert seen == list(controller.session.events)[-len(seen) :]
    hands = controller.session.match.hands
    controller.next_hand()
    controller.wait()
    assert controller.session.match.hands == hands + 1
    assert controller.session.settlement is None
    assert watcher.told[-2:] == ["leaving", "arrived"]


def test_what_is_refused_says_why_and_changes_nothing() -> None:
    controller, watcher = made(new_session(seed="controller", bot="steady"))
    play(controller, "play")
    before, told = controller.session.record, len(watcher.events)
    why = controller.attempt(Cut(3))
    assert why is not None
    assert why.reason is Reason.WRONG_PHASE
    assert controller.session.record == before
    assert len(watcher.events) == told


def test_back_and_forth() -> None:
    controller, watcher = made(new_session(seed="controller", bot="steady"))
    ways: list[bool] = []
    controller.undo(ways.append)
    controller.redo(ways.append)
    assert ways == [False, False]
    play(controller, "play")
    before = controller.view
    card = wanted(controller)
    assert isinstance(card, PlayCard)
    assert controller.attempt(card) is None
    controller.undo(ways.append)
    assert ways[-1]
    assert controller.view == before
    assert watcher.told[-2:] == ["leaving", "arrived"]
    controller.redo(ways.append)
    assert ways[-1]
    assert controller.view != before
    controller.restart(ways.append)
    assert ways == [False, False, True, True, True]
    assert not controller.session.record.actions


def test_a_hint_for_the_decision_that_is_due() -> None:
    controller, _ = made(new_session(seed="controller", bot="steady"))
    play(controller, "auction")
    assert [controller.hint] == [None]
    controller.ask_hint(60.0, lambda: None)
    assert controller.hint_thinking
    for _ in range(MANY):
        if controller.look_for_hint():
            break
        sleep(0.01)
    hint = controller.hint
    assert hint is not None
    assert controller.refusal(hint.actions[0]) is None
    controller.attempt(hint.actions[0])
    assert [controller.hint] == [None], "another decision is due"
    controller.close()


def test_the_bots_think_in_a_thread() -> None:
    controller, _ = made(new_session(seed="controller", bot="steady"))
    while controller.my_turn:
        controller.attempt(wanted(controller))
    decision = controller.session.decision
    for _ in range(MANY):
        controller.consult()
        if controller.look_for_bot():
            break
        sleep(0.01)
    assert controller.session.decision == decision
    controller.let_bot_act()
    assert controller.session.decision != decision
    controller.close()


def test_what_is_wanted_waits_for_the_disk() -> None:
    disk = SlowKeeper(ready=True)
    controller, watcher = made(new_session(seed="controller", bot="steady", keeper=disk))
    play(controller, "auction")
    disk.ready = False
    done: list[str] = []
    assert controller.attempt(next(each for each in controller.legal if not isinstance(each, MakeBid))) is None
    told = len(watcher.events)
    assert controller.session.underway
    assert not controller.my_turn, "nobody decides while a move is underway"
    assert controller.legal == ()
    controller.when_free(lambda: done.append("second"))
    controller.when_free(lambda: done.append("first"), first=True)
    controller.look()
    assert done == []
    assert len(watcher.events) == told, "nothing is told that could still be lost"
    disk.ready = True
    controller.look()
    assert done == ["first", "second"]
    assert len(watcher.events) > told


def test_without_pygame() -> None:
    """The same file once more, in a process where importing pygame is an error."""
    code = (
        "import sys\n"
        "class Blocked:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] == 'pygame':\n"
        "            raise ImportError('no pygame here')\n"
        "sys.meta_path.insert(0, Blocked())\n"
        "import pytest\n"
        "options = ['-q', '-n', '0', '-p', 'no:cacheprovider', '-k', 'not without_pygame']\n"
        f"sys.exit(pytest.main([*options, {__file__!r}]))\n"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "passed" in run.stdout


def test_a_screen_would_be_noticed() -> None:
    """The blocked process itself: what needs a window cannot be imported there."""
    code = "import sys; sys.modules['pygame'] = None; import tarokgui.scenes.table"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "pygame" in run.stderr
