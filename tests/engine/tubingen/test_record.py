"""The record of Tübingen Tarok: its options, its allowed content, and the faults refused with ``record:``."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES, HandRecord, RecordError, RefusedRecord, card_name, members, read_record, settle, write_record
from engine import replay as replayed
from tests.support.tubingen import lay

OPTIONS: dict[str, tuple[str, ...]] = {
    "claims": ("automatic", "spoken"),
    "scoring": ("winner", "zero-sum"),
    "strafen_hand": ("after", "before"),
    "ski_counts": ("each", "once"),
}
PACK = [card_name(card) for card in members(lay().table.variant.pack.cards)]


def record(**changes: object) -> dict[str, Any]:
    """A record of a hand just dealt, seat 3 dealing; ``...`` leaves a field out."""
    state = lay()
    bare = HandRecord(state.table.variant, 3, state.table.own, None, state.hidden.hands, ())
    data = {**write_record(bare), "actions": [], **changes}
    return {key: value for key, value in data.items() if value is not ...}


def packed(**changes: object) -> dict[str, Any]:
    return record(**{"hands": ..., "pack": PACK, **changes})


def test_the_options_are_those_of_the_page_default_first() -> None:
    assert {option.key: option.choices for option in GAMES["tubingen"].house.options} == OPTIONS


def test_nothing_of_other_games_is_written() -> None:
    assert set(record()) == {"format", "game", "dealer", "hands", "actions"}
    assert set(packed()) == {"format", "game", "dealer", "pack", "actions"}


@pytest.mark.parametrize("changes", [{"pool": 0}, {"stake": 1}, {"radli": [0, 0, 0, 0]}, {"talon": []}, {"note": "x"}])
@pytest.mark.parametrize("make", [record, packed])
def test_empty_fields_of_other_games_may_stand_there(make: Any, changes: dict[str, Any]) -> None:
    read = read_record(make(**changes))
    assert read.begin().state == read_record(make()).begin().state
    assert read_record(write_record(read)) == read


SWAPPED = record()["hands"]


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        ("bad-field", {"pool": 1}),
        ("bad-field", {"pool": None}),
        ("bad-field", {"pool": False}),
        ("bad-field", {"stake": 2}),
        ("bad-field", {"stake": 0}),
        ("bad-field", {"radli": [0, 0, 0, 1]}),
        ("bad-field", {"radli": [0, 0, 0, False]}),
        ("bad-field", {"radli": "0000"}),
        ("bad-field", {"radli": 0}),
        ("bad-field", {"radli": None}),
        ("bad-field", {"talon": ["T1"]}),
        ("bad-field", {"talon": None}),
        ("bad-field", {"talon": 0}),
        ("bad-field", {"dealer": 4}),
        ("bad-field", {"dealer": True}),
        ("bad-field", {"actions": None}),
        ("bad-field", {"house": []}),
        ("bad-field", {"hands": ...}),
        ("bad-field", {"hands": SWAPPED[:3]}),
        ("card-count", {"dealer": 0}),
        ("card-count", {"hands": [SWAPPED[3], *SWAPPED[1:3], SWAPPED[0]]}),
        ("card-count", {"hands": [SWAPPED[0][1:], *SWAPPED[1:]]}),
        ("card-twice", {"hands": [[SWAPPED[1][0], *SWAPPED[0][1:]], *SWAPPED[1:]]}),
        ("bad-card", {"hands": [["T23", *SWAPPED[0][1:]], *SWAPPED[1:]]}),
        ("pack-and-hands", {"pack": PACK}),
        ("missing-card", {"hands": ..., "pack": PACK[:-1]}),
        ("card-twice", {"hands": ..., "pack": [*PACK[:-1], PACK[0]]}),
        ("house-option", {"house": {"radli": True}}),
        ("house-value", {"house": {"claims": True}}),
        ("house-value", {"house": {"ski_counts": "twice"}}),
        ("unknown-game", {"game": "tübingen"}),
        ("unknown-format", {"format": "tarok-hand/2"}),
    ],
)
def test_records_that_are_none(problem: str, changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(record(**changes))
    assert refused.value.problem == problem


@pytest.mark.parametrize(
    "text", ["", "call Fourth", "claim", "claim luna", "ask tout", "bid raus 1", "accept ", "fort"]
)
def test_texts_that_are_no_actions(text: str) -> None:
    with pytest.raises(RefusedRecord) as refused:
        replayed(read_record(record(actions=[[3, text]])))
    assert refused.value.index == 0


@pytest.mark.parametrize("text", ["call fourth", "claim fein", "accept"])
def test_an_action_of_the_game_alone_is_refused_where_it_is_out_of_place(text: str) -> None:
    with pytest.raises(RefusedRecord) as refused:
        replayed(read_record(record(actions=[[3, text]])))
    assert refused.value.objection.rule == "U7"


def test_early_and_late_ends() -> None:
    fort = [[3, f"discard {SWAPPED[3][0]} {SWAPPED[3][1]}"], *([seat, "pass"] for seat in (0, 1, 2, 3, 3, 0, 1, 2))]
    assert settle(read_record(record(actions=fort))).outcome == "stecken"
    with pytest.raises(RefusedRecord) as refused:
        settle(read_record(record(actions=fort[:-1])))
    assert refused.value.index == 8
    with pytest.raises(RefusedRecord) as refused:
        settle(read_record(record(actions=[*fort, [3, "pass"]])))
    assert refused.value.index == 9
