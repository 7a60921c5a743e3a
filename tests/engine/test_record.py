"""Reading and refusing hand records (HAND_RECORD)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import (
    FORMAT,
    RecordError,
    Refusal,
    RefusedRecord,
    Seat,
    action_text,
    apply,
    card_name,
    legal_actions,
    members,
    observe,
    parse_action,
    read_record,
    replay,
    settle,
    settlement_data,
    to_act,
    variant_for,
    write_record,
)
from tests.support.deals import dealt, play, quietly

PACK = [card_name(card) for card in members(variant_for("romanian").pack.cards)]
TAPER = [card_name(card) for card in members(variant_for("taper").pack.cards)]


def record(**changes: Any) -> dict[str, Any]:
    data = {"format": FORMAT, "game": "romanian", "dealer": 3, "pool": 5, "stake": 1, "pack": PACK, "actions": []}
    return {key: value for key, value in {**data, **changes}.items() if value is not ...}


def dealt_record(**changes: Any) -> dict[str, Any]:
    hands = [PACK[6 + 12 * seat : 18 + 12 * seat] for seat in range(4)]
    return record(**{"pack": ..., "hands": hands, "talon": PACK[:6], **changes})


@pytest.mark.parametrize(
    ("problem", "data"),
    [
        ("not-an-object", None),
        ("not-an-object", []),
        ("not-an-object", "record"),
        ("unknown-format", {}),
        ("unknown-format", record(format="tarok-hand/2")),
        ("unknown-format", record(format=None)),
        ("unknown-game", record(game="slovenian-6")),
        ("unknown-game", record(game=...)),
        ("unknown-game", record(game=["romanian"])),
        ("house-option", record(house={"speed": 3})),
        ("house-value", record(house={"unu_bids": "no"})),
        ("michi-without-pool", record(house={"pool": False})),
        ("bad-field", record(house=[])),
        ("bad-field", record(house={"pool_limit": 50}, pool=51)),
        ("bad-field", record(dealer=4)),
        ("bad-field", record(dealer=-1)),
        ("bad-field", record(dealer=True)),
        ("bad-field", record(dealer=3.0)),
        ("bad-field", record(dealer=...)),
        ("bad-field", record(game="taper", pack=TAPER)),
        ("bad-field", record(pool=-1)),
        ("bad-field", record(pool="5")),
        ("bad-field", record(stake=0)),
        ("bad-field", record(stake=3)),
        ("bad-field", record(actions=...)),
        ("bad-field", record(actions="pass")),
        ("bad-field", record(actions={"0": "pass"})),
        ("bad-field", record(pack="T1")),
        ("bad-field", record(pack=None)),
        ("bad-field", record(pack=...)),
        ("bad-card", record(pack=[*PACK[:-1], "T23"])),
        ("bad-card", record(pack=[*PACK[:-1], 22])),
        ("bad-card", record(pack=[*PACK[:-1], None])),
        ("card-twice", record(pack=[*PACK[:-1], "T1"])),
        ("card-twice", record(pack=[*PACK, "T1"])),
        ("missing-card", record(pack=PACK[:-1])),
        ("missing-card", record(pack=[])),
        ("foreign-card", record(pack=[*PACK[:-1], "H7"])),
        ("foreign-card", record(game="taper", dealer=0, pack=[*TAPER[:-1], "H4"])),
        ("pack-and-hands", record(talon=PACK[:6])),
        ("bad-field", dealt_record(hands=[])),
        ("bad-field", dealt_record(talon=...)),
        ("card-count", dealt_record(talon=PACK[:5])),
        ("card-twice", dealt_record(talon=PACK[6:12])),
    ],
)
def test_records_that_are_none(problem: str, data: object) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(data)
    assert refused.value.problem == problem


def test_a_hand_too_long_is_refused() -> None:
    hands = [PACK[6 + 12 * seat : 18 + 12 * seat] for seat in range(4)]
    with pytest.raises(RecordError) as refused:
        read_record(dealt_record(hands=[[*hands[0], hands[1][0]], hands[1][1:], *hands[2:]]))
    assert (refused.value.problem, refused.value.detail) == ("card-count", "13, 11, 12, 12, 6")


def test_free_keys_are_kept() -> None:
    data = record(names=["Ion"], played_at="today", note=None, bots={"1": "steady"})
    assert write_record(read_record(data)) == data


def test_only_house_options_that_differ_are_written() -> None:
    assert "house" not in write_record(read_record(record(house={"regii": "2/1"})))
    data = record(house={"regii": "4/2"})
    assert write_record(read_record(data)) == data


@pytest.mark.parametrize(
    ("actions", "index", "reason"),
    [
        ([], 0, Refusal.HAND_UNFINISHED),
        ([[1, "cut 20"]], 1, Refusal.HAND_UNFINISHED),
        ([[0, "cut 20"]], 0, Refusal.NOT_YOUR_TURN),
        ([[1, "cut 4"]], 0, Refusal.CUT_TOO_THIN),
        ([[1, ""]], 0, Refusal.NO_SUCH_ACTION),
        ([[1, "shuffle"]], 0, Refusal.NO_SUCH_ACTION),
        ([[1, "cut 20"], [0, "pass"], [1, "pas"]], 2, Refusal.NO_SUCH_ACTION),
        ([[1, "cut 20"], [0, "pass"], [0, "pass"]], 2, Refusal.NOT_YOUR_TURN),
        ([[1, "cut 20"], [0, "play T1"]], 1, Refusal.WRONG_PHASE),
        ([[True, "cut 20"]], 0, Refusal.NOT_YOUR_TURN),
        ([[1.0, "cut 20"]], 0, Refusal.NOT_YOUR_TURN),
        ([["1", "cut 20"]], 0, Refusal.NOT_YOUR_TURN),
        ([[1, None]], 0, Refusal.NO_SUCH_ACTION),
        ([[1, ["cut 20"]]], 0, Refusal.NO_SUCH_ACTION),
        ([[1]], 0, Refusal.NO_SUCH_ACTION),
        ([[1, "cut 20", 3]], 0, Refusal.NO_SUCH_ACTION),
        (["cut 20"], 0, Refusal.NOT_YOUR_TURN),
        ([None], 0, Refusal.NO_SUCH_ACTION),
    ],
)
def test_the_first_bad_action_is_named(actions: list[object], index: int, reason: Refusal) -> None:
    with pytest.raises(RefusedRecord) as refused:
        settle(read_record(record(actions=actions)))
    assert (refused.value.index, refused.value.objection.reason) == (index, reason)


def whole() -> dict[str, Any]:
    """A complete hand, played with first legal actions after a bid."""
    return dict(json.loads(json.dumps(write_record(read_record(record(actions=WHOLE))))))


def _whole() -> list[list[object]]:
    state, _ = replay(read_record(record(actions=[[1, "cut 20"], [0, "bid solo"]])))
    actions: list[list[object]] = [[1, "cut 20"], [0, "bid solo"]]
    while (seat := to_act(state)) is not None:
        action = legal_actions(observe(state, seat))[0]
        actions.append([seat, action_text(action)])
        state = apply(state, action).state
    return actions


WHOLE = _whole()


def test_a_whole_record_settles() -> None:
    record = read_record(whole())
    data = settlement_data(record.variant, settle(record))
    assert list(data) == [
        "outcome", "declarer", "partner", "contract", "level", "points", "lines", "payments", "pool_payments", "pool",
        "radler",
    ]  # fmt: skip
    assert (data["outcome"], data["declarer"], data["contract"], data["level"]) == ("played", 0, "solo", 1)


def test_a_superfluous_action_is_named() -> None:
    data = whole()
    with pytest.raises(RefusedRecord) as refused:
        settle(read_record({**data, "actions": [*WHOLE, [0, "pass"], [1, "pass"]]}))
    assert (refused.value.index, refused.value.objection.reason) == (len(WHOLE), Refusal.HAND_IS_OVER)


def test_a_record_that_stops_early_names_the_count() -> None:
    with pytest.raises(RefusedRecord) as refused:
        settle(read_record({**whole(), "actions": WHOLE[:-1]}))
    error = refused.value
    assert (error.index, error.seat, error.text) == (len(WHOLE) - 1, None, None)


def test_the_error_carries_seat_and_text() -> None:
    with pytest.raises(RefusedRecord) as refused:
        settle(read_record(record(actions=[[1, "cut 20"], [0, "play T1"]])))
    error = refused.value
    assert (error.index, error.seat, error.text) == (1, 0, "play T1")
    assert str(error)


@pytest.mark.parametrize(
    ("outcome", "script", "keys"),
    [
        ("passed-out", "pass, pass, pass, pass", {"outcome", "lines", "payments", "pool_payments", "pool", "radler"}),
        ("surrender", "bid doi 1, pass, pass, pass, call SK, surrender",
         {"outcome", "declarer", "contract", "level", "lines", "payments", "pool_payments", "pool", "radler"}),
    ],
)  # fmt: skip
def test_which_keys_stand_when(outcome: str, script: str, keys: set[str]) -> None:
    state = play(dealt(talon="SK T2 T3 T4 T5 T6", house={"all_pass": "throw-in"}), script)
    assert state.table.settlement is not None
    data = settlement_data(state.table.variant, state.table.settlement)
    assert (data["outcome"], set(data)) == (outcome, keys)


def test_michi_says_nothing_of_a_declarer() -> None:
    state = quietly(dealt())
    assert state.table.settlement is not None
    data = settlement_data(state.table.variant, state.table.settlement)
    assert data["outcome"] == "michi-michi"
    assert "declarer" not in data
    assert "points" not in data


def test_with_action_grows_the_record() -> None:
    seat: Seat = 1
    grown = read_record(record()).with_action(seat, parse_action("cut 20"))
    assert grown.actions == ((1, "cut 20"),)
