"""A bot's turn: asked once, taken once, and never fatal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic, sleep

import pytest

from ai import Decision, decide, make
from engine import Action, Cut, Kind, View, legal_actions, read_action
from tarokgui.session.botturn import BotTurn
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.scoresheet import HandRow

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
def session() -> Evening:
    """A bot is to decide."""
    made = new_session(seed="bots", bot="random")
    while made.turn == made.human:
        made.act(legal_actions(made.view)[0])
    return made


@pytest.fixture
def turn(session: Evening) -> Iterator[BotTurn]:
    made = BotTurn(session)
    yield made
    made.close()


def seat(session: Evening, player: Thought) -> None:
    """Have that player on every bot's seat."""
    session.company.bot = lambda seat: player  # type: ignore[method-assign]


def wait(turn: BotTurn) -> None:
    until = monotonic() + WAIT
    while not turn.look():
        assert monotonic() < until
        sleep(0.001)


def test_it_is_asked_once_for_a_decision_and_its_decision_taken_once(session: Evening, turn: BotTurn) -> None:
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
def test_the_first_thing_allowed_is_done_in_its_place(action: Action | None, session: Evening, turn: BotTurn) -> None:
    seat(session, Thought(action))
    turn.consult()
    wait(turn)
    assert turn.take() == legal_actions(session.bot_view())[0]
    assert session.company.failed


def test_what_was_asked_before_the_table_stood_elsewhere_is_not_played(session: Evening, turn: BotTurn) -> None:
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


def test_the_person_is_not_asked(session: Evening, turn: BotTurn) -> None:
    while session.turn != session.human:
        session.act(session.bot_action())
    turn.consult()
    assert not turn.thinker.busy


class Careful:
    """Plays as *steady* does, and notes every view."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def think(self, view: View) -> Iterator[Decision]:
        self.views.append(view)
        yield from make("steady", "ahead").think(view)


def think_ahead(turn: BotTurn) -> None:
    """Until nobody thinks any more."""
    until = monotonic() + WAIT
    turn.consult()
    while turn.thinker.busy:
        assert monotonic() < until
        sleep(0.001)
        turn.consult()


def test_the_next_ones_think_before_the_first_has_acted(session: Evening, turn: BotTurn) -> None:
    """All bots up to the person have decided while nothing has happened; each was shown its view at its turn."""
    guest, player = make("steady", "guest"), Careful()
    seat(session, player)  # type: ignore[arg-type]  # of the same shape
    most, begun = 0, len(session.record.actions)
    while not session.hand_over:
        if session.turn == session.human:
            session.act(decide(guest, session.view).action)
            continue
        turn.consult()
        think_ahead(turn)
        before, shown = len(player.views), len(session.record.actions)
        seen = []
        while session.turn not in (None, session.human) and turn.ready:
            seen.append(session.bot_view())
            action = turn.take()
            assert action is not None
            session.act(action)
            turn.consult()
        assert len(seen) >= 1
        assert player.views[before - len(seen) : before] == seen
        assert len(session.record.actions) >= shown + len(seen)
        most = max(most, len(seen))
    assert most >= 3
    alone = new_session(seed="bots", bot="random")
    alone.company.bot = lambda seat: make("steady", "ahead")  # type: ignore[method-assign]
    while not alone.hand_over:
        action = read_action(alone.variant, str(session.record.actions[len(alone.record.actions)][1]))
        if alone.turn != alone.human and len(alone.record.actions) >= begun:
            assert alone.bot_action() == action
        alone.act(action)


def test_a_bot_thinks_while_the_card_before_is_being_saved() -> None:
    """It sees the decision that is underway, and has decided before that is safe; it acts only when it is due."""
    keeper = Slow()
    session = new_session(seed="bots", bot="steady", keeper=keeper)
    guest = make("steady", "guest")
    turn = BotTurn(session)
    while session.turn != session.human or session.view.kind != Kind.PLAY:
        session.act(session.bot_action() if session.turn != session.human else decide(guest, session.view).action)
    keeper.safe = False
    move = session.moves.acting(decide(guest, session.view).action)
    session.submit(move)
    turn.consult()
    think_ahead(turn)
    assert session.underway
    assert not turn.ready
    assert turn.take() is None
    keeper.safe = True
    assert session.arrive() is move
    turn.consult()
    assert session.turn == session.human or turn.ready
    turn.close()


class Slow:
    """A keeper for whom nothing is safe before it says so."""

    def __init__(self) -> None:
        self.safe = True

    def keep(self, session: object, moment: object) -> Slow:
        return self

    def rows(self, first: int, count: int) -> Sequence[HandRow]:
        return ()

    def hand(self, number: int) -> None:
        return None

    def wait(self, seconds: float | None = None) -> bool:
        return self.safe

    def problem(self) -> str | None:
        return None
