"""Michi-michi, and the hand's own part in double hands (R112 … R115; M1, M2; R22, V3, T9)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import State, observe, to_act
from engine.games.romanian.outcomes import RomanianOutcome
from tests.support.deals import dealt, legal_texts, play, play_cards, quietly
from tests.support.finished import lines


def passed(stake: int = 1, dealer: int = 3) -> State:
    return play(dealt(stake=stake, dealer=dealer), "pass, pass, pass, pass")


def test_r112_forehand_leads_and_there_is_no_talon_no_talk() -> None:
    state = passed(dealer=1)
    assert (state.table.phase, to_act(state)) == ("play", 2)
    assert state.table.declarer is None
    assert state.table.talon.cards == ()
    assert state.table.sides == (None,) * 4


@pytest.mark.parametrize("stake", [1, 2])
def test_r112_m1_m2_each_trick_costs_its_winner(stake: int) -> None:
    state = quietly(passed(stake))
    settlement = state.table.settlement
    assert settlement is not None
    won = Counter(trick.winner for trick in state.table.play.tricks)
    assert settlement.outcome is RomanianOutcome.MICHI
    assert settlement.own.payments == (0, 0, 0, 0)
    assert settlement.own.pool_payments == tuple(-stake * won[seat] for seat in range(4))
    assert settlement.pot == 5 + 12 * stake
    assert settlement.doubles == 4  # R113, R115
    assert (settlement.lines, settlement.points, settlement.declarer) == ((), None, None)


def test_r112_no_duty_to_overtake() -> None:
    state = play(dealt("T5", "T4 T6"), "pass, pass, pass, pass, play T5")
    assert {"play T4", "play T6"} <= set(legal_texts(state))


def test_r112_ordinary_rules_for_following() -> None:
    state = play(dealt("H4", "HK H1 T9"), "pass, pass, pass, pass, play H4")
    assert set(legal_texts(state)) >= {"play HK", "play H1"}
    assert "play T9" not in legal_texts(state)


def test_r112_no_bonuses() -> None:
    state = play_cards(passed(), ["T22", "T21", "HK", "DK", "CK", "SK"])
    assert state.table.settlement is not None
    assert lines(state.table.settlement) == {}


def test_nobody_has_a_side_in_it() -> None:
    assert [observe(passed(), seat).side for seat in range(4)] == [None] * 4
