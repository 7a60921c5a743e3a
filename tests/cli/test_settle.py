"""Answers of `tarok settle` to faulty records."""

import json
from pathlib import Path
from typing import Any

import pytest

from tarokgui.cli.settle import RecordRefused, settled
from tarokgui.storage.bigints import MOST_DIGITS
from tarokgui.storage.strictjson import parse_numbers

CASES = Path(__file__).resolve().parents[1] / "data" / "cases" / "romanian-legal.jsonl"
with CASES.open(encoding="utf-8") as lines:
    DEALT: dict[str, Any] = next(
        r for r in (json.loads(line)["record"] for line in lines) if len(r.get("hands", [])) == 4
    )
with CASES.open(encoding="utf-8") as lines:
    PACKED: dict[str, Any] = next(
        r for r in (json.loads(line)["record"] for line in lines) if len(r.get("pack", [])) == 54
    )


def refusal(record: object) -> str:
    document = record if isinstance(record, bytes) else json.dumps(record).encode()
    with pytest.raises(RecordRefused) as refused:
        settled(document)
    text = str(refused.value)
    assert "\n" not in text
    return text


def changed(**fields: object) -> dict[str, Any]:
    return {**DEALT, **fields}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in DEALT.items() if name != key}


def with_cards(*first: object) -> dict[str, Any]:
    """The packed hand with other cards on top."""
    return {**PACKED, "pack": [*first, *PACKED["pack"][len(first) :]]}


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"hello", "not JSON"),
        (b"\xff\xfe{", "UTF-8"),
        (json.dumps("hello").encode("utf-16"), "UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 50_000 + b"1" + b"}" * 50_000, "nested too deeply"),
        (b"1" * 10_000, "object"),  # a long number is one, but no record
        (b"1" * 100_001, "too many digits"),
        (b'{"note": NaN}', "NaN"),
        (b'{"pool": -Infinity}', "Infinity"),
        (b'{"pool": 1, "pool": 2}', 'the key "pool" occurs twice'),
        (b" " * (16 * 1024 * 1024 + 1), "longer than any record"),
        ([], "object"),
        ("text", "object"),
        (None, "object"),
        (7, "object"),
        ({}, '"format" is missing: it must be "tarok-hand/1"'),
        (changed(format="tarok-hand/2"), 'unknown format "tarok-hand/2"'),
        (changed(format=["tarok-hand/1"]), 'unknown format ["tarok-hand/1"]: this program'),
        (changed(format="\ud800"), "unknown format"),
        (changed(game="bridge"), 'unknown game "bridge"'),
        (changed(game=None), "unknown game null: there are romanian, taper"),
        (without("game"), '"game" is missing: it must be "romanian" | "taper"'),
        (changed(house=[]), '"house" cannot be []: it must be an object'),
        (changed(house=None), '"house" cannot be null: it must be an object'),
        (changed(house={"colour": True}), 'unknown house option "colour"'),
        (changed(house={"regii": "3/1"}), "house option regii"),
        (changed(house={"unu_bids": 1}), "house option unu_bids"),
        (changed(house={"unu_max_ordinal": 6.0}), "house option unu_max_ordinal"),
        (changed(house={"unu_max_ordinal": [6]}), "house option unu_max_ordinal"),
        (changed(house={"pool": False}), "without a pot"),
        (changed(dealer=4), '"dealer"'),
        (changed(dealer=-1), '"dealer"'),
        (changed(dealer=True), '"dealer"'),
        (changed(dealer=1.0), '"dealer"'),
        (changed(dealer="1"), '"dealer"'),
        (without("dealer"), '"dealer"'),
        (changed(pool=-1), '"pool"'),
        (changed(pool=5.5), '"pool"'),
        (changed(pool=None), '"pool"'),
        (changed(stake=3), '"stake"'),
        (changed(stake=0), '"stake"'),
        (changed(actions=None), '"actions"'),
        (changed(actions="pass"), '"actions"'),
        (changed(actions={}), '"actions"'),
        (without("hands"), '"hands"'),
        (without("talon"), '"talon"'),
        (changed(hands=DEALT["hands"][:3]), '"hands"'),
        (changed(hands="all"), '"hands"'),
        (changed(hands=[*DEALT["hands"][:3], 12]), '"hands"'),
        (changed(hands=[*DEALT["hands"][:3], DEALT["hands"][3][:11]]), "wrong number of cards"),
        (changed(talon=DEALT["talon"][:5]), "wrong number of cards"),
        (changed(talon=[*DEALT["talon"], "T1"]), "wrong number of cards"),
        (changed(talon=[*DEALT["talon"][:5], DEALT["talon"][0]]), f"{DEALT['talon'][0]} occurs twice"),
        (changed(pack=PACKED["pack"]), '"pack" replaces'),
        (with_cards("T23"), '"T23" is not a card'),
        (with_cards("h1"), '"h1" is not a card'),
        (with_cards(""), '"" is not a card'),
        (with_cards(None), "is not a card"),
        (with_cards("\ud800"), "is not a card"),
        (with_cards(["T1"] * 9999), "is not a card"),
        (with_cards(PACKED["pack"][1]), f"{PACKED['pack'][1]} occurs twice"),
        (with_cards("H5"), "H5 does not belong"),
        ({**PACKED, "pack": PACKED["pack"][:53]}, f"{PACKED['pack'][53]} is missing"),
        ({**PACKED, "pack": []}, "is missing"),
        ({**PACKED, "pack": {"T1": 1}}, '"pack"'),
        ({**PACKED, "game": "taper"}, ""),
    ],
    ids=repr,
)
def test_what_is_no_record(record: object, problem: str) -> None:
    text = refusal(record)
    assert text.startswith("record: ")
    assert problem in text
    assert len(text) < 400


FIRST_SEAT = DEALT["actions"][0][0]


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        ([True, "pass"], f'action 0 (seat true, "pass"): it is the turn of seat {FIRST_SEAT} (R7)'),
        ([float(FIRST_SEAT), "pass"], f'action 0 (seat {FIRST_SEAT}.0, "pass"): it is the turn of seat'),
        ([str(FIRST_SEAT), "pass"], f'action 0 (seat "{FIRST_SEAT}", "pass"): it is the turn of seat'),
        ([99, "pass"], 'action 0 (seat 99, "pass"): it is the turn of seat'),
        ([None, "pass"], 'action 0 (seat null, "pass"): it is the turn of seat'),
        ([FIRST_SEAT, ""], f'action 0 (seat {FIRST_SEAT}, ""): there is no such action (tarok-hand/1)'),
        ([FIRST_SEAT, "dance"], "there is no such action"),
        ([FIRST_SEAT, "play\nHK"], 'play\\nHK"): there is no such action'),
        ([FIRST_SEAT, "\ud800"], "there is no such action"),
        ([FIRST_SEAT, "x" * 9999], "there is no such action"),
        ([FIRST_SEAT, 7], "action 0 (7): there is no such action"),
        ([FIRST_SEAT], f"action 0 ([{FIRST_SEAT}]): there is no such action"),
        ([FIRST_SEAT, "pass", 1], f'action 0 ([{FIRST_SEAT}, "pass", 1]): there is no such action'),
        ("pass", 'action 0 (seat null, "pass"): it is the turn of seat'),
        (None, "action 0 (null): there is no such action"),
        ({"seat": 1}, 'action 0 ({"seat": 1}): there is no such action'),
        ([FIRST_SEAT, "merge"], "the bidding is on"),
    ],
    ids=repr,
)
def test_actions_of_the_wrong_shape(entry: object, line: str) -> None:
    text = refusal(changed(actions=[entry, *DEALT["actions"]]))
    assert line in text
    assert len(text) < 250


def test_a_record_that_stops_early() -> None:
    actions = DEALT["actions"][:-3]
    text = refusal(changed(actions=actions))
    assert text.startswith(f"action {len(actions)}: the record stops before the hand is over, at the turn of seat ")
    assert text.endswith(" (R9)")
    assert refusal(changed(actions=[])).startswith("action 0: the record stops before the hand is over")


def test_a_record_that_goes_on_after_the_end() -> None:
    last = len(DEALT["actions"])
    text = refusal(changed(actions=[*DEALT["actions"], [0, "merge"], [1, "merge"]]))
    assert text == f'action {last} (seat 0, "merge"): the hand is over (R9)'


def test_free_keys_are_not_read() -> None:
    free: dict[str, object] = {
        "names": ["Ana", "\ud800"],
        "note": None,
        "bots": 7,
        "played_at": 1e999,
        "expect": [[[]]],
    }
    assert settled(json.dumps({**DEALT, **free}).replace("Infinity", "1e999").encode()) == settled(
        json.dumps(DEALT).encode()
    )


def long_number(record: dict[str, Any], digits: int) -> bytes:
    """The record with a number of so many digits in place of 7071."""
    return json.dumps(record).replace("7071", "9" * digits).encode()


@pytest.mark.parametrize("digits", [18, 19, 4_300, 4_301, 20_000, MOST_DIGITS])
def test_a_pool_of_any_size_is_settled(digits: int) -> None:
    """A lost announced pagat multiplies it, so a legal evening can come to any number (R108)."""
    result = parse_numbers(settled(long_number(changed(pool=7071), digits)), parse_int=len)
    assert result["pool"] == digits


@pytest.mark.parametrize(
    "record",
    [
        changed(pool=7071),
        changed(format=7071),
        changed(game=7071),
        changed(house={"pool": [7071]}),
        changed(actions=[[7071, "pass"]]),
        changed(actions=[[0, [7071]]]),
        changed(hands=[[7071]] * 4, talon=[]),
    ],
)
def test_a_number_of_too_many_digits_is_refused_and_not_a_crash(record: dict[str, Any]) -> None:
    assert "too many digits" in refusal(long_number(record, MOST_DIGITS + 1))
    if record["pool"] != 7071:
        assert "\n" not in refusal(long_number(record, 5_000))


def test_an_infinite_number_in_an_action_is_refused_and_not_a_crash() -> None:
    assert "…" in refusal(json.dumps(changed(actions=[[0, [7071]]])).replace("7071", "1e999").encode())
