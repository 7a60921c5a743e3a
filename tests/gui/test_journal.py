"""The journal beside the panels: the same thing has the same name in both."""

from __future__ import annotations

import pytest

from engine import GroupSeen
from tarokgui.session.evening import Session
from tarokgui.table.panels.talongroup import GroupView
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting

MOMENTS = gallery()["talon, mine"]


@pytest.mark.parametrize("data", MOMENTS[:6], ids=range(len(MOMENTS[:6])))
def test_a_group_of_the_talon_bears_the_panels_name(data: dict[str, object]) -> None:
    sitting = Sitting(Session.from_data(data))
    sitting.table.clock.end_draw()
    contract = sitting.table.model.view.table.contract
    assert contract is not None
    seen = [event.group for event in sitting.session.events if isinstance(event, GroupSeen)]
    journal = "\n".join(str(line) for line in sitting.table.model.journal)
    assert seen
    for group in seen:
        name = sitting.services.tr(f"panels.talon.group.{contract.talon_cards}", number=group)
        assert name in journal
        widget = sitting.widget(f"group:{group}")
        assert isinstance(widget, GroupView)
        assert name in widget.node().label
