"""Advice is shown only for the decision that it was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from engine import View, legal_actions
from tarokgui.session import adviser
from tarokgui.session.advice import Advice
from tarokgui.session.adviser import Hint
from tarokgui.session.evening import Session
from tarokgui.session.opening import new_session

WAIT = 60.0


def at_the_person() -> Session:
    session = new_session(seed="advice", bot="random")
    while session.turn != session.human or len(legal_actions(session.view)) == 1:
        session.act(session.bot_action() if session.turn != session.human else legal_actions(session.view)[0])
    return session


def answered(advice: Advice) -> None:
    until = monotonic() + WAIT
    while not advice.look():
        assert monotonic() < until
        sleep(0.001)


def test_asked_for_thought_about_and_shown_while_it_is_due() -> None:
    session = at_the_person()
    advice = Advice(session)
    assert (advice.hint, advice.asked, advice.thinking) == (None, False, False)
    advice.ask(WAIT, lambda: None)
    assert [advice.asked, advice.thinking] == [True, True]
    answered(advice)
    assert [advice.asked, advice.thinking] == [False, False]
    hint = advice.hint
    assert hint is not None
    assert (hint.decision, hint.view) == (session.decision, session.view)
    session.act(hint.actions[0])
    assert advice.hint is None or advice.hint.decision == session.decision
    assert advice.hint is not hint, "another decision is due"
    advice.close()


def test_nobody_waits_for_what_was_dropped() -> None:
    advice = Advice(at_the_person())
    advice.ask(WAIT, lambda: None)
    advice.drop()
    assert (advice.asked, advice.thinking, advice.adviser.busy) == (False, False, False)
    assert not advice.look()
    advice.close()


def test_asked_for_another_decision_it_thinks_no_more_of_the_present_one() -> None:
    session = at_the_person()
    advice = Advice(session)
    advice.ask(WAIT, lambda: None)
    session.act(legal_actions(session.view)[0])
    assert advice.asked
    assert not advice.thinking
    advice.close()


def test_an_adviser_that_fails_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(view: View, decision: object) -> Iterator[Hint]:
        yield Hint((0, 0), view, (), (), ())
        raise ZeroDivisionError

    monkeypatch.setattr(adviser, "hint_thoughts", failing)
    advice = Advice(at_the_person())
    advice.ask(WAIT, lambda: None)
    with pytest.raises(ZeroDivisionError):
        answered(advice)
    advice.close()
