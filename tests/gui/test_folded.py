"""The sheet of announcements is folded where none can be made, and unfolds by a button or once one can be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import Announce, Declare, Double, View, legal_actions
from tarokgui.games.romanian.saying import SpeechToggle
from tarokgui.session.evening import Evening
from tests.gui.moments import walk
from tests.gui.sitting import FRESH, Sitting, sketched_cards


@pytest.fixture(autouse=True)
def _sketches() -> Iterator[None]:
    yield from sketched_cards()


def moments(game: str, hands: int) -> Iterator[Evening]:
    """The person's first turns of announcing."""
    for number in range(hands):
        for session in walk(f"fold/{number}", game, bold=False):
            if session.hand_over or session.turn != session.human or session.view.kind != "announce":
                continue
            if not session.view.table.speech.spoken >> session.human & 1:
                yield session


def announces(view: View) -> bool:
    """True if an announcement is allowed at once."""
    return any(isinstance(action, Announce | Declare) for action in legal_actions(view))


def toggles(sitting: Sitting) -> list[SpeechToggle]:
    """The announcements on the sheet."""
    return [widget for widget in sitting.table.focus.widgets if isinstance(widget, SpeechToggle)]


def test_the_sheet_is_folded_exactly_where_nothing_can_be_announced() -> None:
    folded = unfolded = 0
    for session in moments("romanian", 14):
        sitting = Sitting(Evening.from_data(session.data()), (1280, 720))
        sitting.settle()
        sitting.tick(FRESH)
        if announces(session.view):
            assert any(each.enabled for each in toggles(sitting))
            assert sitting.table.focus.find("announce:show") is None
            unfolded += 1
            continue
        assert not toggles(sitting)
        assert sitting.table.focus.find("say") is not None
        before = sitting.table.state.view
        sitting.click(sitting.widget("announce:show").rect.centre)
        assert toggles(sitting), "the button shows them"
        assert sitting.table.state.view == before
        folded += 1
    assert folded
    assert unfolded


def test_it_unfolds_once_an_announcement_can_be_made() -> None:
    """R74: who says contra is known as an opponent, and may announce."""
    for session in moments("romanian", 14):
        if announces(session.view) or not any(isinstance(each, Double) for each in legal_actions(session.view)):
            continue
        sitting = Sitting(Evening.from_data(session.data()), (1280, 720))
        sitting.settle()
        sitting.tick(FRESH)
        contra = next(w for w in sitting.table.focus.widgets if w.id.startswith("double"))
        sitting.click(contra.rect.centre)
        assert sitting.table.state.picks.speech
        assert any(each.enabled for each in toggles(sitting))
        return
    pytest.fail("no such moment")
