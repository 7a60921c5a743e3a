"""The room and the house rules stand in the strip before the first word of an evening, and no longer."""

from __future__ import annotations

import pytest

from engine import GAMES
from tarokgui.controller.controller import TableController
from tarokgui.controller.sources.live import Live
from tarokgui.games.registry import part_of, texts_of
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.viewmodel.settings import ViewSettings
from tarokgui.viewmodel.tableview import Presenter
from tarokgui.wording.houseline import house_line
from tarokgui.wording.i18n import LANGUAGES, load
from tarokgui.wording.seating import seating_of
from tests.gui.moments import walk


def told(session: Evening, language: str) -> str:
    """The cell in full words; empty if there is none."""
    state, tr = TableController(Live(session)).state, load(language)
    game = session.variant.key
    strip = Presenter(seating_of(session, tr), part_of(game, "window").words).present(state, ViewSettings()).strip
    return next((cell.told for ways in strip.stakes for cell in ways[0] if cell.id == "house"), "")


@pytest.mark.parametrize("game", GAMES)
def test_it_stands_until_the_first_word(game: str) -> None:
    shown = set()
    for session in walk(f"house/{game}", game, bold=False):
        table = session.view.table
        spoken = bool(table.auction.calls) or table.contract is not None or session.hand_over
        found = bool(told(session, "en"))
        assert not (found and spoken), "something has been said"
        assert found or table.deal.dealt, "nothing was dealt yet"
        shown.add(found)
    assert shown == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_rules_are_counted(language: str) -> None:
    tr = load(language)
    usual = house_line(tr, new_session(seed="house", game="romanian").variant)
    other = house_line(
        tr, new_session(seed="house", game="romanian", house={"pool": False, "all_pass": "throw-in"}).variant
    )
    assert usual.room == other.room == tr(f"settings.room.as-{texts_of('romanian').venue.room}")
    assert "2" in other.rules
    assert not any(figure in usual.rules for figure in "0123456789")
    assert usual.about != other.about
