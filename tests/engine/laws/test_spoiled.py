"""Any record is settled or refused by an error of the engine, never with an accident."""

from __future__ import annotations

import os
from contextlib import suppress
from random import Random

import pytest

from engine import (
    NotationError,
    RefusedRecord,
    TarokError,
    apply,
    objection,
    observe,
    parse_action,
    read_record,
    settle,
    to_act,
    write_record,
)
from tests.support.chance import random_hand
from tests.support.mutation import random_text, spoiled
from tests.support.referee import Referee, same

BATCHES = 40 if os.environ.get("HYPOTHESIS_PROFILE") == "ci" else 3
EACH = 60


@pytest.mark.parametrize("batch", range(BATCHES))
def test_spoiled_records_are_refused_in_order(batch: int) -> None:
    for seed in range(batch * EACH, (batch + 1) * EACH):
        data = write_record(random_hand(seed)[0])
        random = Random(f"spoil/{seed}")
        for _ in range(10):
            bad = spoiled(random, data)
            with suppress(TarokError):
                settle(read_record(bad))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_any_text_is_accepted_only_where_the_law_has_it(batch: int) -> None:
    for seed in range(batch * EACH // 2, (batch + 1) * EACH // 2):
        record, _ = random_hand(seed)
        referee, state = Referee(write_record(record)), record.begin().state
        random = Random(f"text/{seed}")
        for _, text in record.actions:
            seat = to_act(state)
            assert seat is not None
            view, legal = observe(state, seat), referee.legal()
            for said in [random_text(random) for _ in range(30)]:
                try:
                    accepted = objection(view, parse_action(said)) is None
                except NotationError:
                    accepted = False
                assert accepted == (same(said) in legal), (seed, said)
            referee.do(str(text))
            state = apply(state, parse_action(str(text))).state


@pytest.mark.parametrize("batch", range(BATCHES))
def test_the_first_bad_action_is_the_one_named(batch: int) -> None:
    for seed in range(batch * EACH, (batch + 1) * EACH):
        record, _ = random_hand(seed)
        data = write_record(record)
        random = Random(f"bad/{seed}")
        actions = [list(entry) for entry in record.actions]
        place = random.randrange(len(actions))
        actions[place] = [random.choice([0, 1, 2, 3]), random.choice([random_text(random), random.choice(actions)[1]])]
        expected = first_bad(data, actions)
        spoiled_record = read_record({**data, "actions": actions})
        if expected is None:
            settle(spoiled_record)
            continue
        with pytest.raises(RefusedRecord) as refused:
            settle(spoiled_record)
        assert refused.value.index == expected, (seed, place)


def first_bad(data: dict[str, object], actions: list[list[object]]) -> int | None:
    """The place of the first action that the second referee refuses; the number of actions if some are missing."""
    referee = Referee(data)
    for index, (seat, text) in enumerate(actions):
        if seat != referee.turn or same(str(text)) not in referee.legal():
            return index
        referee.do(str(text))
    return None if referee.phase == "over" else len(actions)
