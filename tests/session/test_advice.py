"""The adviser's thread: a hint for the decision that it was asked about, and nothing that nobody waits for."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from engine import View, legal_actions
from tarokgui.session import adviser
from tarokgui.session.advice import Advice, hint_at_once
from tarokgui.session.adviser import Hint
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session

WAIT = 60.0


def at_the_person() -> Evening:
    session = new_session(seed="advice", bot="random")
    while session.turn != session.human or len(legal_actions(session.view)) == 1:
        session.act(session.bot_action() if session.turn != session.human else legal_actions(session.view)[0])
    return session


def answered(advice: Advice) -> Hint:
    until = monotonic() + WAIT
    while (hint := advice.look()) is None:
        assert monotonic() < until
        sleep(0.001)
    return hint


def test_the_thread_answers_what_it_was_asked_as_one_who_waits_for_it_is_answered() -> None:
    session, advice = at_the_person(), Advice()
    advice.ask(session.decision, session.view, WAIT, lambda: None)
    hint = answered(advice)
    assert (hint.decision, hint.view) == (session.decision, session.view)
    assert hint == hint_at_once(session.view, session.decision)
    advice.close()


def test_nobody_waits_for_what_was_dropped() -> None:
    session, advice = at_the_person(), Advice()
    advice.ask(session.decision, session.view, WAIT, lambda: None)
    advice.drop()
    assert not advice.adviser.busy
    assert advice.look() is None
    advice.close()


def test_an_adviser_that_fails_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(view: View, decision: object) -> Iterator[Hint]:
        yield Hint((0, 0), view, (), (), ())
        raise ZeroDivisionError

    monkeypatch.setattr(adviser, "hint_thoughts", failing)
    session, advice = at_the_person(), Advice()
    advice.ask(session.decision, session.view, WAIT, lambda: None)
    with pytest.raises(ZeroDivisionError):
        answered(advice)
    advice.close()
