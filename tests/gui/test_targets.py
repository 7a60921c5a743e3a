"""The targets of a suggestion are marked, a button that would say something else is not; tools are large enough."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import Announce, Discard, PassAnnouncing, members
from tarokgui.controller.picks import Picks
from tarokgui.session.evening import Evening
from tarokgui.table.targets import target_ids
from tarokgui.widgets.iconbutton import IconButton
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting


def session_at(phase: str) -> Evening:
    found = gallery(hands=4)
    key = next(key for key in found if key.startswith(phase) and "mine" in key)
    return Evening.from_data(found[key][0])


def test_the_button_is_marked_only_while_it_says_what_is_suggested() -> None:
    view = session_at("announce").view
    merge, trula = PassAnnouncing(), Announce("trula")
    assert target_ids((merge,), view, Picks()) == {"say"}
    assert target_ids((merge,), view, Picks(speech=(trula,))) == frozenset(), "it would say trula"
    assert target_ids((trula, merge), view, Picks()) == {"announce:trula"}
    assert target_ids((trula, merge), view, Picks(speech=(trula,))) == {"say"}
    assert target_ids((trula, merge), view, Picks(speech=(trula, Announce("valat")))) == frozenset()


def test_a_discard_of_other_cards_is_not_confirmed() -> None:
    view = session_at("discard").view
    one, two, three = members(view.hand)[:3]
    suggested = Discard(1 << one | 1 << two)
    assert target_ids((suggested,), view, Picks(discard=suggested.cards)) == {"confirm"}
    assert target_ids((suggested,), view, Picks(discard=suggested.cards | 1 << three)) == frozenset()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_tools_are_as_large_as_all_else_that_is_pressed(text: float) -> None:
    sitting = Sitting(session_at("play"), reading=True, text_scale=text)
    tools = [widget for widget in sitting.table.focus.widgets if isinstance(widget, IconButton) and widget.id != "peek"]
    assert len(tools) == 7
    assert all(min(widget.rect.w, widget.rect.h) >= sitting.table.scale.target for widget in tools)
    assert all(tool.rect.right < other.rect.x for tool, other in pairwise(tools))
