"""The table is never stuck: with any input to the window, any failure of a bot, and any secret question to it."""

from __future__ import annotations

from collections.abc import Iterator
from time import sleep

import pytest

from ai import Decision
from engine import Acted, PlayCard, View, legal_actions
from tarokgui.app.program import players_program
from tarokgui.controller.intents import Open, Route, Say, Skip
from tarokgui.kit.commands import Signal, Text
from tarokgui.session.bots import Bots
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.thinking import BotThread
from tests.gui.sitting import Sitting
from tests.support.saves import Noting


def test_a_table_that_lost_the_focus_under_a_menu_goes_on_afterwards() -> None:
    sitting = Sitting(new_session(seed="focus", bot="random"), speed=1.0)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.table.stage.controller.dispatch(Open(Route.MENU))
    sitting.send(Signal.FOCUS_LOST)
    sitting.stack.commit()
    assert sitting.top.name == "menu"
    sitting.send(Signal.FOCUS_GAINED)
    sitting.key("escape")
    assert sitting.top is sitting.table
    assert sitting.table.wake_in() is not None or sitting.table.state.mine


def test_a_table_out_of_focus_waits() -> None:
    sitting = Sitting(new_session(seed="waits", bot="random"), speed=1.0)
    sitting.table.stage.controller.dispatch(Skip())
    sitting.send(Signal.FOCUS_LOST)
    before = sitting.session.decision
    for _ in range(600):
        sitting.tick()
    assert sitting.session.decision == before
    sitting.send(Signal.FOCUS_GAINED)
    for _ in range(600):
        sitting.tick()
    assert sitting.session.decision != before or sitting.table.state.mine


class Broken:
    """A bot that fails."""

    def think(self, view: View) -> Iterator[Decision]:
        raise RuntimeError("out of ideas")


class Cheat:
    """A bot that plays an illegal card."""

    def think(self, view: View) -> Iterator[Decision]:
        yield Decision(PlayCard(0), ())


@pytest.mark.parametrize("bot", [Broken(), Cheat()], ids=["fails", "breaks a rule"])
def test_a_bad_bot_does_not_end_the_evening(bot: Broken | Cheat, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bots, "bot", lambda self, seat: bot)
    sitting = Sitting(new_session(seed="bad bot", keeper=Noting()))
    sitting.table.live.opponents.thinker = BotThread()
    table = sitting.table
    table.stage.controller.dispatch(Skip())
    for _ in range(20_000):
        if sitting.session.hand_over:
            break
        if table.state.mine and table.state.automatic is None:
            table.dispatch(Say(legal_actions(table.state.view)[0]))
        if table.live.opponents.thinker.busy:
            sleep(0.0005)  # it thinks in a thread of its own
        sitting.tick()
    assert sitting.session.hand_over
    assert sitting.session.problem == "bot.failed"
    table.leave()


def hopeless(session: Evening) -> bool:
    """True if a bot's hand of the deal has neither tarok nor king; the test itself may know."""
    variant = session.variant
    hands = session.moment.hand.state.hidden.hands
    asks = variant.question.asks if variant.question is not None else bool
    return any(asks(hand) for seat, hand in enumerate(hands) if seat != session.human)


def test_a_bot_that_is_asked_about_throwing_in_is_not_noticed() -> None:
    """R22: after the deal it is forehand's turn for everybody, unless the hand has been thrown in."""
    asked = 0
    for number in (*range(2875, 2885), *range(3615, 3620)):  # hopeless hands are one in thousands
        session = new_session(seed=f"asked {number}")
        while not session.view.table.deal.dealt:
            mine = session.turn == session.human
            session.act(legal_actions(session.view)[-1] if mine else session.bot_action())
        if not hopeless(session):
            continue
        asked += 1
        assert session.hand_over or session.turn == session.view.table.forehand or session.view.asked
        acts = [event for event in session.moment.hand.events if isinstance(event, Acted)]
        assert session.hand_over or not any("keep" in str(event.action).lower() for event in acts)
        if asked == 5:
            break
    assert asked, "no deal with a hopeless hand among so many"


@pytest.mark.parametrize("wish", ["inf", "nan", "-inf", "fast", ""])
def test_a_speed_that_is_none_is_the_normal_one(wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAROK_SPEED", wish)
    assert players_program().preferences.accessibility.speed == 1.0


def test_earlier_tricks_stay_closed_in_the_journal_until_the_hand_is_over() -> None:
    """R118."""
    sitting = Sitting(new_session(seed="closed", bot="random"))
    table = sitting.table
    table.stage.controller.dispatch(Skip())
    closed = 0
    for _ in range(20_000):
        state = table.state
        play = state.view.table.play
        if sitting.session.hand_over:
            break
        named = [entry.trick for entry in state.journal.readable(state.view) if entry.trick is not None]
        if len(play.tricks) > 2:
            closed += 1
            assert min(named, default=99) >= len(play.tricks), "only the last trick and the present one"
        if table.state.mine and table.state.automatic is None:
            table.dispatch(Say(legal_actions(state.view)[0]))
        sitting.tick()
    assert closed
    assert len(state.journal.readable(state.view)) == len(state.journal.entries), "afterwards everything may be read"


def test_a_question_mark_shows_the_keys_wherever_one_is() -> None:
    sitting = Sitting(new_session(seed="keys", bot="random"))
    sitting.send(Text("?"))
    assert sitting.top.name == "keys"
    sitting.send(Text("?"))
    sitting.key("escape")
    assert sitting.top is sitting.table
