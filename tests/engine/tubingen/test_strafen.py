"""The Strafen of a hand and of the tarok 1 (U29, U32, U33, UA8 … UA10, UA13, worked case 14)."""

from __future__ import annotations

import pytest

from engine import parse_cards
from engine.games.tubingen.strafen import of_hand, ski_once
from tests.support.tubingen import over, written

HANDS = [
    ("skimon", "T22 T21 T1", {"skimon": 10}),
    ("skimon without the 1", "T22 T21", {}),
    ("case 14", "T21 T20 T19 T18", {"oberers": 8}),
    ("case 14 gap", "T21 T20 T18 T22", {"oberers": 8}),
    ("case 14 longer", "T21 T20 T22", {"oberers": 6}),
    ("UA10 one and the Ski", "T21 T22", {}),
    ("UA10 a gap after one card", "T21 T19 T22", {"oberers": 6}),
    ("UA10 a gap of two", "T21 T20 T17 T22", {"oberers": 6}),
    ("UA10 one gap alone", "T21 T20 T18 T16 T22", {"oberers": 8}),
    ("UA10 the 21 is held", "T20 T19 T18 T22", {}),
    ("UA10 the Ski is not the 21", "T22 T20 T19 T18 T17", {}),
    ("oberers of two", "T21 T20", {}),
    ("unterers", "T1 T2 T3", {"unterers": 6}),
    ("unterers with a gap", "T1 T3 T4 T22", {"unterers": 8}),
    ("UA10 the 1 is held", "T2 T3 T4 T22", {}),
    ("a run from end to end", " ".join(f"T{n}" for n in range(1, 22)), {"oberers": 42, "unterers": 42}),
    ("kingdom", "HK DK CK SK", {"kingdom": 10}),
    ("UA9 kingdom with the Ski", "HK DK CK SK T22", {"kingdom": 10}),
    ("ski-kingdom", "HK DK CK T22", {"ski-kingdom": 5}),
    ("three kings", "HK DK CK", {}),
    ("two kings and the Ski", "HK DK T22", {}),
    ("natural family", "HK HQ HN HJ", {"family-H": 10}),
    ("ski-family", "SK SN SJ T22", {"ski-family-S": 5}),
    ("ski-family without the king", "CQ CN CJ T22", {"ski-family-C": 5}),
    ("UA9 a family with the Ski", "DK DQ DN DJ T22", {"family-D": 10}),
    ("UA9 one Ski in all of them", "HK DK CK HQ HN T22 T21 T1", {"skimon": 10, "ski-kingdom": 5, "ski-family-H": 5}),
]


@pytest.mark.parametrize(("cards", "due"), [hand[1:] for hand in HANDS], ids=[hand[0] for hand in HANDS])
def test_u32_what_a_hand_is_due(cards: str, due: dict[str, int]) -> None:
    found = of_hand(2, parse_cards(cards))
    assert {strafe.item: strafe.value for strafe in found} == due
    assert {strafe.seat for strafe in found} <= {2}


@pytest.mark.parametrize(
    ("cards", "due"),
    [
        ("T22 T21 T1 HK DK CK", {"skimon": 10}),
        ("T22 T21 T20 T18 HK DK CK", {"oberers": 8}),
        ("T22 T21 T20 T19 HK DK CK", {"oberers": 6, "ski-kingdom": 5}),
        ("T22 T21 T20 T19 T17 HK DK CK", {"oberers": 6, "ski-kingdom": 5}),
        ("T22 T21 T20 T19 T17 T16 HK DK CK", {"oberers": 12}),
        ("T22 HK DK CK HQ HN", {"ski-kingdom": 5}),
        ("T22 HK HQ HN SK SQ SN", {"ski-family-H": 5}),
        ("T22 T21 T20 T1 T2", {"skimon": 10}),
        ("T22 T21 T20 T19 T1 T2 T3", {"skimon": 10, "oberers": 6, "unterers": 6}),
        ("HK DK CK SK T21 T20 T19", {"kingdom": 10, "oberers": 6}),
    ],
    ids=[
        "most", "a run adds eight", "a run adds two", "a run adds four", "a run adds six", "of equals the kingdom",
        "of equals hearts", "bare runs of two fall", "bare runs stay", "no Ski",
    ],
)  # fmt: skip
def test_ua9_the_ski_once(cards: str, due: dict[str, int]) -> None:
    assert {strafe.item: strafe.value for strafe in ski_once(of_hand(0, parse_cards(cards)))} == due


def played(*tricks: str, **more: object) -> list[tuple[int, str, int]]:
    found = written(over("ruf", *tricks, rest=1, **more))["strafen"]  # type: ignore[arg-type]
    return [(each["seat"], each["item"], each["value"]) for each in found if each["item"] in ("fein", "captured")]


EARLY = "0: H2 H3 H4 H5 > 3"


@pytest.mark.parametrize(
    ("trick", "last", "due"),
    [
        ("0: T1 C5 C6 C7 > 0", True, [(0, "fein", 10)]),
        ("0: T1 C5 C6 C7 > 0", False, []),
        ("0: T1 T2 C6 C7 > 1", False, [(0, "captured", -5)]),
        ("0: T1 T2 C6 C7 > 1", True, [(0, "captured", -10)]),
        ("0: T1 C5 T2 C7 > 2", False, []),
        ("0: T1 C5 T2 C7 > 2", True, []),
        ("1: T1 C5 C6 T2 > 0", False, [(1, "captured", -5)]),
        ("1: T1 C5 T2 C6 > 3", True, []),
    ],
    ids=["fein", "not last", "captured", "captured last", "UA13 mate", "UA13 mate last", "opponent", "UA13 opponents"],
)
def test_u33_the_tarock_1(trick: str, last: bool, due: list[tuple[int, str, int]]) -> None:
    assert played(*((EARLY, trick) if last else (trick, EARLY))) == due


def test_ua13_in_a_raus_the_opponents_lose_nothing_to_each_other() -> None:
    def items(trick: str) -> list[str]:
        return [each["item"] for each in written(over("raus", trick, EARLY, rest=1))["strafen"]]

    assert "captured" not in items("1: T1 T2 C6 C7 > 2")
    assert "captured" in items("1: T1 C5 C6 T2 > 0")
    assert "captured" in items("0: T1 T2 C6 C7 > 1")


AWAY = "HQ T20"
"""The dealer, seat 3, has discarded the queen of hearts; he played king, cavalier and jack of hearts."""
COURTS = ("3: HK H2 H3 H4 > 3", "3: HN H5 H6 H7 > 3", "3: HJ H8 H9 H10 > 3")


@pytest.mark.parametrize(("rule", "held"), [("after", False), ("before", True)])
def test_ua8_the_dealers_hand(rule: str, held: bool) -> None:
    found = written(over("ruf", *COURTS, rest=1, away=AWAY, strafen_hand=rule))["strafen"]
    assert ({"seat": 3, "item": "family-H", "value": 10} in found) is held
