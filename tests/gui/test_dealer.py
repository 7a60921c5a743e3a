"""The deal in flight, in every game and with any dealer: not all get as many cards (U6)."""

from __future__ import annotations

import pytest

from engine import GAMES, Action, legal_actions
from tarokgui.controller.intents import Say
from tarokgui.session.evening import Evening
from tarokgui.table.dealer import DEAL_KEY
from tests.gui.sitting import Sitting, evening


def before_the_deal(game: str, *, own: bool) -> Evening:
    """An evening whose first hand the person deals, or another one; the next decision deals it."""
    for number in range(200):
        session = evening(f"dealer/{number}", game)
        if (session.view.table.dealer == session.human) is own:
            break
    while True:
        following = Evening.from_data(session.data())
        following.act(_first(following))
        if following.view.hand or following.view.table.deal.dealt:
            return session
        session = following


def _first(session: Evening) -> Action:
    view = session.view if session.turn == session.human else session.bot_view()
    return legal_actions(view)[0]


@pytest.mark.parametrize("own", [True, False], ids=["own", "another's"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_finds_its_place(game: str, own: bool) -> None:
    session = before_the_deal(game, own=own)
    sitting = Sitting(session, speed=1.0)
    table = sitting.table
    while not table.stage.animator.dealing:
        if table.state.mine:
            table.dispatch(Say(_first(session)))
        sitting.tick()
    for _ in range(6):
        sitting.draw()
        sitting.tick(0.3)
    assert not table.stage.animator.motion.in_flight(DEAL_KEY)
