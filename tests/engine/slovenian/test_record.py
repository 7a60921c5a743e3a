"""The record of the Slovenian games: its own fields, its options, and the faults refused before any action."""

from __future__ import annotations

from typing import Any

import pytest

from engine import (
    GAMES,
    RecordError,
    RefusedRecord,
    card_name,
    members,
    read_record,
    replay,
    settle,
    variant_for,
    write_record,
)
from tests.support.games import SLOVENIAN
from tests.support.slovenian import lay, record_of

OPTIONS: dict[str, tuple[Any, ...]] = {
    "difference": ("rounded", "exact"),
    "klop_rounded": (True, False),
    "klop_both_extremes": (True, False),
    "win_at": ("36", "35-and-one"),
    "exact_contract": (False, True),
    "no_tarok": ("redeal", "play"),
    "annulment": (False, True),
    "emperor_trick": ("any", "pagat-last", "off"),
    "pagat_silent": ("side", "holder", "holder-if-lost"),
    "hirs_kontra": (False, True),
    "klop_kontra": (False, True),
    "piccolo": (False, True),
    "beggar_with_skis": (False, True),
    "suits_first": (False, True),
    "call_trula": (False, True),
    "call_fourth": (False, True),
    "colour_valat_partner": (False, True),
    "extra_contracts": (False, True),
    "vogel_frei": (False, True),
    "klop_mond_lead": ("free", "after-skis"),
    "radli": (True, False),
    "compulsory_klop_at": ("zero", "five-hundreds", "never"),
    "settlement": ("paper", "money"),
}
CLOSED: dict[str, dict[str, Any]] = {
    "slovenian-3": {
        "no_tarok": "play",
        **dict.fromkeys(("piccolo", "call_trula", "call_fourth", "colour_valat_partner"), False),
    },
    "slovenian-4": dict.fromkeys(("annulment", "extra_contracts", "vogel_frei"), False),
}
CLOSED["slovenian-5"] = CLOSED["slovenian-4"]


def record(game: str = "slovenian-4", **changes: object) -> dict[str, Any]:
    """A record of a hand just dealt; ``...`` leaves a field out."""
    state = lay(game=game)
    data = {**write_record(record_of(state)), "actions": [], **changes}
    return {key: value for key, value in data.items() if value is not ...}


@pytest.mark.parametrize("game", SLOVENIAN)
def test_the_options_are_those_of_the_page_default_first(game: str) -> None:
    closed = CLOSED[game]
    found = {option.key: option.choices for option in GAMES[game].house.options}
    assert found == {key: (closed[key],) if key in closed else choices for key, choices in OPTIONS.items()}
    assert {option.key for option in GAMES[game].house.options if not option.played} == set(closed)


@pytest.mark.parametrize(
    ("game", "key", "value"),
    [
        (game, key, choice)
        for game in SLOVENIAN
        for key, only in CLOSED[game].items()
        for choice in OPTIONS[key]
        if choice != only
    ],
)
def test_an_option_that_the_game_does_not_have(game: str, key: str, value: object) -> None:
    assert variant_for(game, {key: CLOSED[game][key]}) is variant_for(game)
    with pytest.raises(RecordError) as refused:
        variant_for(game, {key: value})
    assert refused.value.problem == "house-value"


@pytest.mark.parametrize("game", SLOVENIAN)
def test_radli_and_compulsory_may_be_left_out(game: str) -> None:
    read = read_record(record(game, radli=..., compulsory=...))
    assert read.own.radli == (0,) * variant_for(game).players
    assert read.own.compulsory is False
    assert read_record(write_record(read)) == read


@pytest.mark.parametrize(
    ("problem", "changes"),
    [
        ("bad-field", {"radli": [0, 0, 0]}),
        ("bad-field", {"radli": [0, 0, 0, 0, 0]}),
        ("bad-field", {"radli": [0, 0, 0, -1]}),
        ("bad-field", {"radli": [0, 0, 0, True]}),
        ("bad-field", {"radli": [0, 0, 0, 1.0]}),
        ("bad-field", {"radli": "0000"}),
        ("bad-field", {"radli": 0}),
        ("bad-field", {"radli": None}),
        ("bad-field", {"compulsory": 1}),
        ("bad-field", {"compulsory": None}),
        ("bad-field", {"compulsory": "false"}),
        ("bad-field", {"pool": 5}),
        ("bad-field", {"pool": None}),
        ("bad-field", {"pool": False}),
        ("bad-field", {"stake": 2}),
        ("bad-field", {"stake": 0}),
        ("unknown-format", {"format": "tarok-hand/2"}),
        ("unknown-format", {"format": ...}),
        ("unknown-game", {"game": ...}),
        ("bad-field", {"dealer": 4}),
        ("bad-field", {"dealer": -1}),
        ("bad-field", {"dealer": True}),
        ("bad-field", {"dealer": ...}),
        ("bad-field", {"actions": None}),
        ("bad-field", {"house": []}),
        ("house-option", {"house": {"unu_bids": True}}),
        ("house-value", {"house": {"radli": 1}}),
        ("house-value", {"house": {"win_at": 36}}),
        ("house-value", {"house": {"emperor_trick": False}}),
        ("unknown-game", {"game": "slovenian"}),
        ("bad-field", {"actions": "pass"}),
        ("bad-field", {"hands": ...}),
        ("bad-field", {"hands": [[], [], []]}),
        ("bad-field", {"hands": [[], [], [], "T1"]}),
        ("bad-field", {"talon": ...}),
        ("bad-field", {"hands": ..., "talon": ..., "pack": "T1"}),
        ("card-count", {"talon": ["T1"]}),
        ("card-count", {"hands": [[], [], [], []]}),
        ("foreign-card", {"talon": ["H10", "T2", "T3", "T4", "T5", "T6"]}),
        ("bad-card", {"talon": ["T23", "T2", "T3", "T4", "T5", "T6"]}),
        ("foreign-card", {"talon": ["C1", "T2", "T3", "T4", "T5", "T6"]}),
        ("bad-card", {"talon": [1, "T2", "T3", "T4", "T5", "T6"]}),
        ("card-twice", {"talon": ["T1", "T1", "T3", "T4", "T5", "T6"]}),
        ("card-twice", {"hands": ..., "talon": ..., "pack": ["T1"] * 54}),
        ("missing-card", {"hands": ..., "talon": ..., "pack": ["T1"]}),
        ("pack-and-hands", {"pack": []}),
    ],
)
def test_records_that_are_none(problem: str, changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(record(**changes))
    assert refused.value.problem == problem


@pytest.mark.parametrize("data", [None, [], "record", 1])
def test_what_is_no_record_at_all(data: object) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(data)
    assert refused.value.problem == "not-an-object"


def test_a_pool_of_nothing_and_a_stake_of_one_may_stand_there() -> None:
    assert read_record(record(pool=0, stake=1)).own.radli == (0, 0, 0, 0)


def test_s73_the_hand_of_a_dealer_of_five_is_empty() -> None:
    data = record("slovenian-5")
    assert data["hands"][4] == []
    hands = [*data["hands"][:3], [], data["hands"][3]]
    with pytest.raises(RecordError) as refused:
        read_record({**data, "hands": hands})
    assert refused.value.problem == "card-count"


def test_early_and_late_ends() -> None:
    bare = lay("HK HQ HN HJ H1 H2 H3 H4 CK CQ CN CJ")
    data = {**write_record(record_of(bare)), "house": {}, "actions": [[1, "pass"]]}
    with pytest.raises(RefusedRecord) as refused:
        replay(read_record(data))
    assert refused.value.index == 0  # S31: the hand is over, no action follows
    assert settle(read_record({**data, "actions": []})).outcome == "redeal"
    with pytest.raises(RefusedRecord) as refused:
        settle(read_record(record(actions=[[1, "pass"]])))
    assert refused.value.index == 1


@pytest.mark.parametrize(
    "text", ["", "name", "name doi", "call Fourth", "talon", "say vogel", "double king", "bid two 1", "annul "]
)
def test_texts_that_are_no_actions(text: str) -> None:
    with pytest.raises(RefusedRecord) as refused:
        replay(read_record(record(actions=[[1, text]])))
    assert refused.value.index == 0


def test_cards_are_read_and_written_alike() -> None:
    data = record()
    assert write_record(read_record(data)) == {**data, "house": data["house"]}
    names = sorted(name for hand in data["hands"] for name in hand) + data["talon"]
    assert sorted(names) == sorted(card_name(card) for card in members(variant_for("slovenian-4").pack.cards))
