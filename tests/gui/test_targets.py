"""The targets of a suggestion are marked; a button that would say something else is not."""

from __future__ import annotations

from engine import Announce, Discard, PassAnnouncing, members
from tarokgui.controller.picks import Picks
from tarokgui.session.evening import Evening
from tarokgui.table.targets import target_ids
from tests.gui.moments import gallery


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
