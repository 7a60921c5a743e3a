"""Two referees, written apart, agree: on everything that may be said at every point, and on all payments."""

from __future__ import annotations

import os

import pytest

from engine import (
    action_text,
    apply,
    legal_actions,
    observe,
    parse_action,
    settle,
    settlement_data,
    to_act,
    write_record,
)
from tests.support.chance import plain, random_hand
from tests.support.referee import Referee, same
from tests.support.verdict import verdict

BATCHES = 40 if os.environ.get("HYPOTHESIS_PROFILE") == "ci" else 4
EACH = 100


@pytest.mark.parametrize("batch", range(BATCHES))
def test_both_referees_agree(batch: int) -> None:
    for seed in range(batch * EACH, (batch + 1) * EACH):
        record, _ = random_hand(seed)
        referee = Referee(write_record(record))
        state = record.begin().state
        for number, (_, text) in enumerate(record.actions):
            seat = to_act(state)
            assert seat is not None
            assert seat == referee.turn, (seed, number, text)
            legal = {same(action_text(action)) for action in legal_actions(observe(state, seat))}
            assert legal == referee.legal(), (seed, number, text)
            referee.do(str(text))
            state = apply(state, parse_action(str(text))).state
        assert to_act(state) is None
        wanted = verdict(referee)
        wanted["lines"].sort()
        assert plain(settlement_data(record.variant, settle(record))) == wanted, seed
