"""Hints in the Slovenian games: a bid and a contract have a price also where the rules of thumb are sure of them."""

from __future__ import annotations

import pytest

from ai import players
from ai.games.slovenian.kinds import NAMING
from ai.searching import Effort
from engine import Kind, observe, to_act
from tarokgui.session.adviser import hint_thoughts
from tests.support.games import SLOVENIAN
from tests.support.slovenian import lay, may, play

HANDS = {
    "sure": "T21 T20 T18 T16 T15 T12 T9 T8 T3 HK SK SQ",
    "open": "T19 T14 T9 T8 T5 T4 T3 SJ S9 S7 CN DQ",
    "weak": "T4 T3 T2 SK S9 S8 CQ C9 C8 HJ H3 D4",
}


@pytest.mark.parametrize("game", SLOVENIAN)
@pytest.mark.parametrize("hand", HANDS)
def test_a_bid_and_a_contract_have_a_price(game: str, hand: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "PLANS", Effort(nodes=60, deals=10))
    state = lay(HANDS[hand], game=game)
    met = set()
    while state.table.kind in (Kind.AUCTION, NAMING):
        seat = to_act(state)
        assert seat is not None
        if seat == 0 and len(may(state)) > 1:
            (*_, hint) = hint_thoughts(observe(state, 0), (0, 0))
            assert hint is not None
            assert hint.others
            assert all(other.worse is not None for other in hint.others), hint.others
            met.add(state.table.kind)
        bids = [text for text in may(state) if seat == 0 and text.startswith("bid ")]
        state = play(state, (bids or may(state))[0])
    assert met
