"""Cards that may be discarded beside those that are chosen already."""

from __future__ import annotations

from engine import Discard, legal_actions, members
from tarokgui.controller.discards import card_objection, discard_count
from tarokgui.session.evening import Evening
from tests.gui.moments import gallery


def test_a_card_is_not_marked_because_enough_are_chosen() -> None:
    """One of the others may be taken back for it."""
    asked = 0
    for data in gallery()["discard, mine"]:
        view = Evening.from_data(data).view
        discards = [action.cards for action in legal_actions(view) if isinstance(action, Discard)]
        chosen = discards[0]
        allowed = 0
        for cards in discards:
            allowed |= cards
        for card in members(allowed & ~chosen):
            asked += discard_count(view) > 1
            assert card_objection(view, chosen, card) is None
    assert asked
