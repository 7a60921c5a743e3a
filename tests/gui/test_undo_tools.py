"""Taking back, doing again and restarting, by the round button at the top right and by the menu."""

from __future__ import annotations

import pytest

from tarokgui.kit.commands import Text
from tarokgui.scenes.menu import MenuScene
from tarokgui.widgets.iconbutton import IconButton
from tests.gui.sitting import Sitting, evening
from tests.gui.test_redeal import CHOOSE, CTRL, at_play

SHIFT = frozenset({"ctrl", "shift"})


@pytest.mark.parametrize("how", CHOOSE)
def test_the_round_button_takes_back(how: str) -> None:
    sitting = at_play("tools/undo")
    before = sitting.session.record
    button = sitting.widget("undo")
    assert isinstance(button, IconButton)
    assert "Ctrl+Z" in button.tooltip
    CHOOSE[how](sitting, "undo")
    assert len(sitting.session.record.actions) < len(before.actions)


@pytest.mark.parametrize("game", ["romanian", "taper"])
def test_where_there_is_nothing_it_says_so(game: str) -> None:
    sitting = Sitting(evening("tools/nothing", game))
    button = sitting.widget("undo")
    assert not button.enabled
    assert "nothing to take back" in button.tooltip
    sitting.draw()
    record = sitting.session.record
    sitting.click(button.rect.centre)
    assert sitting.session.record == record


@pytest.mark.parametrize("redo", [("y", CTRL), ("z", SHIFT)])
def test_what_was_taken_back_is_done_again(redo: tuple[str, frozenset[str]]) -> None:
    sitting = at_play("tools/redo")
    before = sitting.session.record
    sitting.key("z", mods=CTRL)
    assert sitting.session.record != before
    sitting.key(redo[0], mods=redo[1])
    assert sitting.session.record == before


def menu(sitting: Sitting) -> MenuScene:
    sitting.key("escape")
    if sitting.top is sitting.table:
        sitting.key("escape")  # the first one has dismissed a message
    assert isinstance(sitting.top, MenuScene)
    return sitting.top


@pytest.mark.parametrize("how", CHOOSE)
def test_the_menu_has_them_with_their_keys(how: str) -> None:
    sitting = at_play("tools/menu")
    before = sitting.session.record
    menu(sitting)
    keys = {"undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z", "restart": "Ctrl+R", "deal-number": "Ctrl+D"}
    for id, key in keys.items():
        assert key in sitting.widget(id).label
    assert not sitting.widget("redo").enabled
    assert sitting.widget("redo").reason
    CHOOSE[how](sitting, "undo")
    assert sitting.top is sitting.table
    assert len(sitting.session.record.actions) < len(before.actions)
    menu(sitting)
    CHOOSE[how](sitting, "redo")
    assert sitting.session.record == before
    menu(sitting)
    CHOOSE[how](sitting, "restart")
    assert sitting.top.name == "dialog"
    sitting.key("escape")
    menu(sitting)
    CHOOSE[how](sitting, "deal-number")
    assert sitting.top.name == "deal-number"


@pytest.mark.parametrize("how", CHOOSE)
def test_over_a_settlement_too(how: str) -> None:
    from tests.gui.moments import walk

    *_, session = walk("tools/settled")
    sitting = Sitting(session)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(2.0)
    menu(sitting)
    assert sitting.form.focus.find("deal-number") is not None
    CHOOSE[how](sitting, "undo")
    assert sitting.top is sitting.table
    assert not session.hand_over


@pytest.mark.parametrize("how", CHOOSE)
def test_over_a_settlement_the_next_hand_is_dealt_by_its_number(how: str) -> None:
    """The hand that was settled stays on the sheet, and the new one bears no mark: nobody has seen a card of it."""
    from tests.gui.moments import walk

    *_, session = walk("tools/settled")
    sitting = Sitting(session)
    sitting.until(lambda: sitting.top.name == "settlement")
    sitting.tick(2.0)
    number, row = session.match.hands + 1, session.rows[-1]
    menu(sitting)
    CHOOSE[how](sitting, "deal-number")
    assert sitting.top.name == "deal-number"
    assert sitting.program.feedback.tr("deal-number.following") in sitting.widget("question").label
    sitting.key("return")
    assert sitting.top.name == "settlement", "nothing was typed"
    sitting.key("d", mods=frozenset({"ctrl"}))
    sitting.send(Text("1042"))
    sitting.key("return")
    sitting.settle()
    assert sitting.top is sitting.table
    assert (session.match.hands, session.moment.deal, session.moment.assisted) == (number, 1042, False)
    assert session.rows[-1] == row
