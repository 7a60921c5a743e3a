"""The journal beside the panels: the same thing has the same name in both."""

from __future__ import annotations

import pytest

from engine import GroupSeen
from tarokgui.controller.intents import Skip, ToggleJournal
from tarokgui.draw.text import Face
from tarokgui.session.evening import Evening
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.widgets.iconbutton import IconButton
from tests.gui.moments import gallery
from tests.gui.sitting import FRESH, Sitting

MOMENTS = gallery()["talon, mine"]


@pytest.mark.parametrize("data", MOMENTS[:6], ids=range(len(MOMENTS[:6])))
def test_a_group_of_the_talon_bears_the_panels_name(data: dict[str, object]) -> None:
    sitting = Sitting(Evening.from_data(data))
    sitting.table.stage.controller.dispatch(Skip())
    contract = sitting.table.state.view.table.contract
    assert contract is not None
    seen = [event.group for event in sitting.session.moment.hand.events if isinstance(event, GroupSeen)]
    journal = "\n".join(sitting.journal)
    assert seen
    for group in seen:
        name = sitting.program.feedback.tr(f"panels.talon.group.{contract.talon_cards}", number=group)
        assert name in journal
        widget = sitting.widget(f"group:{group}")
        assert isinstance(widget, GroupView)
        assert name in widget.node().label


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_journal_has_a_button_that_closes_it(text: float) -> None:
    """By mouse, in its head: it covers neither the title nor the lines. The keys leave it by Escape."""
    made = Sitting(Evening.from_data(MOMENTS[0]), text_scale=text)
    made.table.stage.controller.dispatch(Skip())
    made.table.stage.controller.dispatch(ToggleJournal())
    sheet, lines = made.widget("journal:sheet").rect, made.widget("journal:lines").rect
    button = made.widget("journal:close")
    assert isinstance(button, IconButton)
    assert sheet.contains(button.rect)
    assert button.rect.bottom <= lines.y
    words = made.program.drawing.text.size(
        made.program.feedback.tr("journal.title"), Face.TITLE, made.table.scale.large
    )[0]
    assert button.rect.x > sheet.centre[0] + words // 2
    made.tick(FRESH)
    made.click(button.rect.centre)
    assert made.table.focus.find("journal:sheet") is None
    made.table.stage.controller.dispatch(ToggleJournal())
    made.table.focus.focus("journal:close")
    assert made.table.escape()
    assert made.table.focus.find("journal:sheet") is None
