"""The controller of a table, driven without a screen: nothing of pygame may even be imported."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Final

import pytest

from ai import decide, make
from engine import Action, Cut, MakeBid, Objection, PlayCard, Refusal, legal_actions
from engine.games import GAMES
from tarokgui.controller.controller import TableController
from tarokgui.controller.effects import (
    Effect,
    EventShown,
    FinishAnimations,
    HintAsked,
    HintAwaited,
    HintShown,
    JumpBegins,
    JumpEnds,
    MessageTold,
    Opened,
    PicksShown,
    RefusalHeard,
    RewindShown,
    StopThinking,
    Think,
)
from tarokgui.controller.hintstate import (
    HintLevel,
)
from tarokgui.controller.intents import (
    DoHint,
    MoreHint,
    Open,
    Rewind,
    Route,
    Say,
)
from tarokgui.controller.messages import NotAllowed
from tarokgui.controller.position import Jump
from tarokgui.controller.reports import (
    HintFound,
    Proceed,
)
from tarokgui.controller.sources.live import Live
from tarokgui.controller.state import TableState
from tarokgui.session.advice import hint_at_once
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tests.session.slowstore import SlowStore
from tests.support.quick import BRIEF, think_less

ROOT: Final = Path(__file__).resolve().parents[2]
MANY: Final = 2000


@pytest.fixture(autouse=True)
def _less() -> Iterator[None]:
    """Hints come after a twelfth of the thinking: none is looked at here."""
    with think_less(BRIEF):
        yield


def made(session: Evening) -> tuple[TableController, Live, list[Effect]]:
    """A table of that evening, and the effects that it has, in order."""
    effects: list[Effect] = []
    live = Live(session)
    return TableController(live, effects.append), live, effects


def wanted(controller: TableController) -> Action:
    return decide(make("steady", "guest"), controller.state.view).action


def play(controller: TableController, live: Live, until: str) -> None:
    """Play on until the person is to decide in that phase; a hand that has none of it fails."""
    for _ in range(MANY):
        mine = controller.state.mine
        if mine and controller.state.view.phase == until:
            return
        controller.dispatch(Say(wanted(controller)) if mine else Proceed(live.session.bot_action()))
        live.wait()
    raise AssertionError(until)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_hand(game: str) -> None:
    controller, live, effects = made(new_session(seed="controller", game=game, bot="steady"))
    session = live.session
    for _ in range(MANY):
        state = controller.state
        assert state.position == live.position
        assert state.view == session.view, "what was told adds up to what is known"
        if session.hand_over:
            break
        if state.mine:
            assert set(state.legal) == set(legal_actions(state.view))
            controller.dispatch(Say(wanted(controller)))
        else:
            assert state.legal == ()
            controller.dispatch(Proceed(session.bot_action()))
        live.wait()
    assert session.hand_over
    assert controller.state.journal.final is not None
    seen = [effect.event for effect in effects if isinstance(effect, EventShown)]
    assert seen == list(session.moment.hand.events)[-len(seen) :]
    assert controller.state.journal == TableState.of(live).journal, "event by event or at once"
    hands = session.match.hands
    live.next_hand()
    live.wait()
    assert controller.state.position.hand == hands + 1
    assert session.settlement is None
    assert effects[-2:] == [JumpBegins(), JumpEnds()]


def test_a_refusal_says_why_and_changes_nothing() -> None:
    controller, live, effects = made(new_session(seed="controller", bot="steady"))
    play(controller, live, "play")
    before, state = live.session.record, controller.state
    effects.clear()
    controller.dispatch(Say(Cut(3)))
    refused = controller.state.message
    assert isinstance(refused, NotAllowed)
    assert isinstance(refused.why, Objection)
    assert refused.why.reason is Refusal.WRONG_PHASE
    assert effects == [FinishAnimations(), MessageTold(refused), PicksShown(state.picks), RefusalHeard()]
    assert live.session.record == before
    assert controller.state == replace(state, message=refused)


def test_back_and_forth() -> None:
    controller, live, effects = made(new_session(seed="controller", bot="steady"))

    def go(way: Jump) -> bool:
        effects.clear()
        controller.dispatch(Rewind(way, sure=True))
        told = effects[-1]
        assert isinstance(told, RewindShown)
        assert told.way is way
        assert (effects[:-1] == [JumpBegins(), JumpEnds()]) is told.done
        return told.done

    assert not go(Jump.UNDO)
    assert not go(Jump.REDO)
    play(controller, live, "play")
    before = controller.state
    card = wanted(controller)
    assert isinstance(card, PlayCard)
    controller.dispatch(Say(card))
    assert go(Jump.UNDO)
    assert controller.state.view == before.view
    assert controller.state.journal == before.journal
    assert go(Jump.REDO)
    assert controller.state.view != before.view
    effects.clear()
    controller.dispatch(Rewind(Jump.RESTART))
    assert effects == [Opened(Open(Route.RESTART))]
    assert go(Jump.RESTART)
    assert not live.session.record.actions


def test_a_hint_for_the_decision_that_is_due() -> None:
    controller, live, effects = made(new_session(seed="controller", bot="steady"))
    play(controller, live, "auction")
    effects.clear()
    controller.dispatch(MoreHint())
    decision, view = controller.state.due
    assert effects == [FinishAnimations(), HintAsked(), Think(decision, view), HintAwaited()]
    assert (controller.state.hint_awaited, controller.state.hint_shown) == (True, None)
    controller.dispatch(HintFound(hint_at_once(view, decision)))
    hint = controller.state.hint_shown
    assert hint is not None
    assert live.refuse(hint.actions[0]) is None
    assert controller.state.hint.level is HintLevel.MARK
    controller.dispatch(MoreHint())
    assert controller.state.hint_opened
    controller.dispatch(DoHint())
    assert live.session.decision != decision
    assert controller.state.hint_shown is None, "another decision is due"


def test_an_answer_for_another_decision_is_not_shown() -> None:
    controller, live, effects = made(new_session(seed="controller", bot="steady"))
    play(controller, live, "auction")
    controller.dispatch(MoreHint())
    answer = hint_at_once(*controller.state.due[::-1])
    controller.dispatch(Say(wanted(controller)))
    assert StopThinking() in effects
    controller.dispatch(HintFound(answer))
    assert controller.state.hint_shown is None
    assert HintShown() not in effects


def test_the_bots_think_in_a_thread() -> None:
    controller, live, _ = made(new_session(seed="controller", bot="steady"))
    while controller.state.mine:
        controller.dispatch(Say(wanted(controller)))
    decision = controller.state.decision
    for _ in range(MANY):
        live.opponents.consult()
        if live.opponents.look():
            break
        sleep(0.01)
    assert live.session.decision == decision
    action = live.opponents.take()
    assert action is not None
    controller.dispatch(Proceed(action))
    assert live.session.decision != decision
    live.opponents.close()


def test_what_is_wanted_waits_for_the_disk() -> None:
    disk = SlowStore(ready=True)
    controller, live, effects = made(new_session(seed="controller", bot="steady", keeper=disk))
    play(controller, live, "auction")
    disk.ready = False
    done: list[str] = []
    controller.dispatch(Say(next(each for each in controller.state.legal if not isinstance(each, MakeBid))))
    told = len(effects)
    assert controller.state.position.saving
    assert not controller.state.mine, "nobody decides while a move is underway"
    assert controller.state.legal == ()
    live.when_free(lambda: done.append("second"))
    live.when_free(lambda: done.append("first"), first=True)
    live.look()
    assert done == []
    assert len(effects) == told, "nothing is told that could still be lost"
    disk.ready = True
    live.look()
    assert done == ["first", "second"]
    assert len(effects) > told


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
    """The blocked process itself: a module that needs a window cannot be imported there."""
    code = "import sys; sys.modules['pygame'] = None; import tarokgui.scenes.table"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "pygame" in run.stderr
