"""A bot's turn: asked once, taken once, and never fatal."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from ai import Decision
from engine import Action, Cut, View, legal_actions
from tarokgui.session.botturn import BotTurn
from tarokgui.session.evening import Session
from tarokgui.session.opening import new_session

WAIT = 60.0


class Thought:
    """A player that always does the same, or fails."""

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.asked = 0
        self.views: list[View] = []

    def think(self, view: View) -> Iterator[Decision]:
        self.asked += 1
        self.views.append(view)
        if self.action is None:
            raise ZeroDivisionError
        yield Decision(self.action, ())


@pytest.fixture
def session() -> Session:
    """A bot is to decide."""
    made = new_session(seed="bots", bot="random")
    while made.turn == made.human:
        made.act(legal_actions(made.view)[0])
    return made


@pytest.fixture
def turn(session: Session) -> Iterator[BotTurn]:
    made = BotTurn(session)
    yield made
    made.close()


def seat(session: Session, player: Thought) -> None:
    """Have that player on every bot's seat."""
    session.company.bot = lambda seat: player  # type: ignore[method-assign]


def wait(turn: BotTurn) -> None:
    until = monotonic() + WAIT
    while not turn.look():
        assert monotonic() < until
        sleep(0.001)


def test_it_is_asked_once_for_a_decision_and_its_decision_taken_once(session: Session, turn: BotTurn) -> None:
    view = session.bot_view()
    player = Thought(legal_actions(view)[-1])
    seat(session, player)
    assert turn.take() is None
    for _ in range(3):
        turn.consult()
    ready = [turn.ready]
    wait(turn)
    turn.consult()
    ready.append(turn.ready)
    assert [turn.take(), turn.take()] == [player.action, None]
    assert ready == [False, True]
    assert player.views.count(view) == 1


@pytest.mark.parametrize("action", [None, Cut(1000)], ids=["it fails", "it breaks the rules"])
def test_the_first_thing_allowed_is_done_in_its_place(action: Action | None, session: Session, turn: BotTurn) -> None:
    seat(session, Thought(action))
    turn.consult()
    wait(turn)
    assert turn.take() == legal_actions(session.bot_view())[0]
    assert session.company.failed


def test_what_was_asked_before_the_table_stood_elsewhere_is_not_played(session: Session, turn: BotTurn) -> None:
    player = Thought(legal_actions(session.bot_view())[0])
    seat(session, player)
    turn.consult()
    wait(turn)
    turn.forget()
    assert not turn.look()
    assert turn.take() is None
    turn.consult()
    wait(turn)
    assert player.asked == 2


def test_the_person_is_not_asked(session: Session, turn: BotTurn) -> None:
    while session.turn != session.human:
        session.act(session.bot_action())
    turn.consult()
    assert not turn.thinker.busy
