"""Slovenian Tarok beside OpenSpiel's: legal cards, winners of tricks, and the scores that are sound there."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel", reason="open_spiel is missing: pip install -e '.[openspiel]'")

from tests.support.spiel import Both, Tally
from tests.support.spielscores import DIFFERENCES

HANDS = 60


@pytest.mark.parametrize("seats", [4, 3])
def test_the_same_cards_may_be_played_and_win_and_score(seats: int) -> None:
    tally = Tally()
    for seed in range(HANDS):
        tally.add(Both(seats, seed).play())
    assert tally.faults == []
    assert set(tally.known) <= DIFFERENCES
    assert sum(tally.same.values()) > HANDS * 3 // 4
