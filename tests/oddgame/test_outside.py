"""The odd game with a line missing: an unregistered part is refused by name, never guessed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from ai import LEVELS, decide, make
from engine import Kind, UnknownPhase, action_text, legal_actions
from tarokgui.games.registry import UnknownGame, part_of
from tarokgui.rulebook import first_page, page_for
from tarokgui.session.evening import Evening
from tarokgui.session.opening import new_session
from tarokgui.session.tablesetup import TableSetup
from tarokgui.table.parts import panel_of
from tarokgui.textual import TextTable
from tarokgui.textual.moment import Prompt
from tarokgui.textual.questions import question
from tarokgui.viewmodel.prompt import advice_text
from tarokgui.wording.i18n import load
from tests.gui.sitting import Sitting
from tests.oddgame import judged, registered, shown
from tests.oddgame.evenings import Typed, at_pledge, present
from tests.oddgame.tarokgui import terminal, window


@pytest.fixture(autouse=True)
def engine() -> Iterator[None]:
    with registered():
        yield


@pytest.fixture
def folder() -> Iterator[None]:
    with shown():
        yield


def test_without_a_folder_nothing_stands_in_for_it() -> None:
    for ask in (
        lambda: new_session(seed="odd", game="odd", bot="random"),
        lambda: TableSetup().with_game("odd"),
        lambda: part_of("odd", "window"),
        lambda: page_for("odd", Kind.PLAY),
        lambda: first_page("odd"),
    ):
        with pytest.raises(UnknownGame, match="'odd'"):
            ask()


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_refuses_the_unknown_decision_by_name(level: str) -> None:
    session = at_pledge()
    with pytest.raises(UnknownPhase, match="odd/pledge") as refused:
        decide(make(level, "x"), present(session))
    assert (refused.value.game, refused.value.kind) == ("odd", "pledge")
    session.act(legal_actions(present(session))[0])
    assert present(session).kind == Kind.PLAY  # cards are played in other games as well, by other rules
    with pytest.raises(UnknownPhase, match="odd/play"):
        decide(make(level, "x"), present(session))


@pytest.mark.usefixtures("folder")
def test_a_session_and_a_window_without_its_bots_refuse_and_guess_nothing() -> None:
    made = Evening.from_data({**at_pledge().data(), "bots": ["steady"] * 4})
    before = made.record.actions
    with pytest.raises(UnknownPhase, match="odd/pledge"):
        made.bot_action()
    with pytest.raises(UnknownPhase, match="odd/pledge"):
        Sitting(made).until_due()
    assert made.record.actions == before
    assert made.problem is None


@pytest.mark.usefixtures("folder")
def test_what_is_decided_before_the_cards_is_the_same_everywhere() -> None:
    session = new_session(seed="odd/cut", game="odd", bot="steady")
    decision = decide(make("steady", "x"), present(session))
    assert action_text(decision.action).startswith("cut ")


@pytest.mark.usefixtures("folder")
def test_panel_page_and_question_refuse_an_unknown_kind_by_name() -> None:
    session = at_pledge(human=True)

    class Shown:
        view, my_turn = session.view._replace(table=session.view.table), True
        tr, seating, game, parts = load(), None, window.WINDOW.words, replace(window.WINDOW, panels={})

    context: Any = Shown()
    with pytest.raises(UnknownPhase, match="odd/pledge"):
        panel_of(context)
    with pytest.raises(UnknownPhase, match="odd/riddle"):
        page_for("odd", "riddle")
    moment = Prompt(load(), None, session.view)  # type: ignore[arg-type]  # nobody is named
    with (
        patch.dict(terminal.GAMES, {"odd": replace(terminal.TERMINAL, questions={})}),
        pytest.raises(UnknownPhase, match="odd/pledge"),
    ):
        question(moment)
    with (
        patch("tarokgui.viewmodel.prompt._words", side_effect=UnknownPhase("odd", "pledge")),
        pytest.raises(UnknownPhase),
    ):
        advice_text(context)


@pytest.mark.usefixtures("folder")
def test_a_game_without_its_words_says_which_are_missing() -> None:
    session, typed = at_pledge(human=True), Typed(40)
    terminal: Any = typed
    with patch("tarokgui.storage.resources._of_the_games", lambda *_: []), judged():
        from tarokgui.wording import i18n

        i18n._catalogue.cache_clear()
        with pytest.raises(KeyError, match=r"advice\.pledge|spoken\.pledge-many"):
            TextTable(session, load(), terminal).play()


@pytest.mark.usefixtures("folder")
def test_a_wish_for_it_is_taken_and_for_a_stranger_refused() -> None:
    wish = TableSetup.from_data({"game": "odd", "house": {"thick": True, "pool": False}})
    assert (wish.game, wish.options()) == ("odd", {"thick": True})
    assert wish.playable
