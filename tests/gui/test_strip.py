"""The strip at the top is never empty, and keeps the calls from the end of the bidding to the first lead."""

from __future__ import annotations

import pytest

from engine import GAMES, Kind
from tarokgui.controller.intents import Skip
from tarokgui.session.evening import Evening
from tarokgui.table.badges import Badge
from tests.gui.moments import gallery
from tests.gui.sitting import Sitting


def at(data: dict[str, object], text: float = 1.0) -> Sitting:
    sitting = Sitting(Evening.from_data(data), reading=True, text_scale=text)
    sitting.table.stage.controller.dispatch(Skip())
    return sitting


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", GAMES)
def test_the_calls_stay_until_the_first_lead(game: str, text: float) -> None:
    found = set()
    for phase, sessions in gallery(game, 6).items():
        sitting = at(sessions[0], text)
        view = sitting.session.view
        if sitting.top is not sitting.table:
            continue
        badges = [each for each in sitting.table.focus.widgets if isinstance(each, Badge)]
        calls = [each for each in badges if each.id.startswith("badge:calls")]
        assert len(badges) > 1, phase
        if view.kind == Kind.PLAY:
            assert not calls, phase
            continue
        if view.table.contract is not None or view.kind in sitting.table.stage.game.words.calling:
            found.add(phase)
            continue
        assert all(each.cell.past for each in calls), phase
        bidder = view.table.auction.holder
        told = {node.id: node.label for node in sitting.table.tree()}
        for seat in view.table.in_turn(view.table.forehand):
            assert sitting.table.stage.seating.name(seat) in told[f"badge:calls:{seat}"], phase
        if view.table.auction.calls:
            assert [each.id for each in calls if each.cell.lit] == [f"badge:calls:{bidder}"], phase
    assert found


def test_a_contract_has_the_calls_beside_it() -> None:
    """As a row where there is room, else as a sign; the tooltip of the sign has them, and a screen reader."""
    (data,) = gallery("slovenian-4", 6)["discard, theirs"][:1]
    usual, large = at(data), at(data, 2.0)
    row = [each for each in usual.table.focus.widgets if each.id.startswith("badge:calls:")]
    assert len(row) == 4
    assert usual.widget("badge:contract").rect.right <= row[0].rect.x
    sign = large.widget("badge:calls")
    assert isinstance(sign, Badge)
    assert all(name in sign.tooltip for name in map(large.table.stage.seating.name, range(4)))
    labels = {node.label for node in large.table.tree()}
    assert {each.label for each in row} <= labels
