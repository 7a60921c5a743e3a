"""The odd game in the window: it stands at the table until something is due that no panel is registered for."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from engine import Kind, UnknownPhase, legal_actions
from tarokgui.games.registry import PANELS
from tarokgui.rulebook.places import PAGES
from tests.gui.sitting import Sitting
from tests.oddgame import registered
from tests.oddgame.test_outside import at_pledge
from tests.oddgame.whole import worded


@pytest.fixture(autouse=True)
def odd() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
def words() -> Iterator[None]:
    with worded():
        yield


def test_the_window_refuses_what_no_panel_is_registered_for() -> None:
    session = at_pledge(human=True)
    with pytest.raises(UnknownPhase, match="odd/pledge"):
        Sitting(session).until_due()


def test_a_bot_of_a_level_is_not_replaced_by_the_first_thing_allowed() -> None:
    session = at_pledge()
    session.company.names = ("steady",) * 4
    before = session.record.actions
    panels = {("odd", "pledge"): lambda context, speak: ()}
    with patch.dict(PANELS.entries, panels), pytest.raises(UnknownPhase):
        Sitting(session).until_due()
    assert session.record.actions == before


@pytest.mark.usefixtures("words")
def test_cards_are_played_and_taken_in_the_window() -> None:
    session = at_pledge(human=True)
    session.act(legal_actions(session.view)[0])
    while session.turn != session.human:
        session.act(session.bot_action())
    sitting = Sitting(session)
    sitting.until_due()
    assert session.view.kind == Kind.PLAY
    assert sitting.draw()
    with pytest.raises(UnknownPhase, match="odd/play"):
        sitting.table.rules_page()
    with patch.dict(PAGES.entries, {("odd", Kind.PLAY): "tricks"}):
        assert sitting.table.rules_page() == "tricks"
    with pytest.raises(UnknownPhase, match="odd/play"):
        sitting.key("h")
