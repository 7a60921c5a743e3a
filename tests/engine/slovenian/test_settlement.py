"""The payments of single rules (S17 … S27, S58 … S66, SA1 … SA15, S-V8, S-V9): hands laid out as they ended."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Announced, Side, State
from tests.support.games import SLOVENIAN
from tests.support.slovenian import Ended, lay, onward, passed, play, written

OURS, THEIRS = Side.DECLARER, Side.OPPONENTS


def values(found: dict[str, Any], item: str) -> list[int]:
    return sorted(line["value"] for line in found["lines"] if line["item"] == item)


def said(item: str, seat: int, *steps: int) -> tuple[Announced, ...]:
    return (Announced(item, seat, steps),)


@pytest.mark.parametrize(
    ("points", "rounded", "exact"),
    [(36, 0, 1), (37, 0, 2), (38, 5, 3), (42, 5, 7), (43, 10, 8), (70, 35, 35)],
)
def test_s17_s72_the_difference(points: int, rounded: int, exact: int) -> None:
    from engine import variant_for

    for house, wanted in (({}, rounded), ({"difference": "exact"}, exact)):
        prices = variant_for("slovenian-4", house).prices
        row = variant_for("slovenian-4", house).contract("two")
        assert row is not None
        assert prices.difference(row, points) == wanted  # type: ignore[attr-defined]
        assert prices.difference(row, 70 - points) == wanted  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("contract", "over", "house", "won"),
    [
        ("one", 1, "35-and-one", True),
        ("one", 2, "35-and-one", False),
        ("one", 0, "35-and-one", False),
        ("one", 1, "36", False),
        ("solo-without", 1, "35-and-one", True),
        ("solo-without", 2, "35-and-one", False),
        ("solo-without", 1, "36", False),
    ],
)
def test_sv8_35_and_one(contract: str, over: int, house: str, won: bool) -> None:
    partner = 2 if contract == "one" else None
    found = Ended(contract, 35, partner=partner, over=over, house={"win_at": house}, radli=(1, 0, 0, 0)).written()
    value = {"one": 30, "solo-without": 80}[contract]
    assert values(found, "game") == [value if won else -value]
    assert (found["radli"][0] < found["radli"][1] + 1) is won


@pytest.mark.parametrize(("contract", "mond", "value"), [("one", 1, -20), ("solo-without", 2, -20), ("one", 0, -20)])
def test_s58_a_lost_mond_is_its_player_s(contract: str, mond: int, value: int) -> None:
    found = Ended(contract, 40, mond=mond, partner=None, radli=(1, 0, 0, 0)).written()
    assert found["individual"] == [{"seat": mond, "item": "mond", "value": value}]
    exact = Ended(contract, 40, mond=mond, house={"difference": "exact"}).written()
    assert exact["individual"][0]["value"] == -21


def test_s58_no_mond_in_a_beggar() -> None:
    state = lay("H4 H3 H2 D4 D3 D2 C7 C8 S7 S8 T1 T2", "T22", "T21")
    found = written(onward(passed(state, "beggar", "merge, merge, merge, merge"), "play T22", "play T21"))
    assert found["individual"] == []


@pytest.mark.parametrize(
    ("mode", "won", "side", "alone"),
    [
        ("side", True, [-25], []),
        ("side", False, [25], []),
        ("holder", True, [], [25]),
        ("holder", False, [], [-25]),
        ("holder-if-lost", True, [-25], []),
        ("holder-if-lost", False, [], [-25]),
    ],
)
def test_s22_s25_sv9_the_silent_pagat_of_an_opponent(mode: str, won: bool, side: list[int], alone: list[int]) -> None:
    hand = Ended("one", 40, partner=2, pagat_by=1, pagat=1 if won else 0, house={"pagat_silent": mode})
    found = hand.written()
    assert values(found, "pagat") == side
    assert [each["value"] for each in found["individual"]] == alone
    assert found["scores"][1] == sum(alone)


def test_s25_the_partner_beats_the_pagat() -> None:
    silent = Ended("one", 40, partner=2, pagat_by=0, pagat=2).written()
    assert values(silent, "pagat") == [-25]
    announced = Ended("one", 40, partner=2, pagat_by=0, pagat=2, said=said("pagat", 0)).written()
    assert values(announced, "pagat") == [-50]
    theirs = Ended("one", 40, partner=2, pagat_by=1, pagat=3, said=said("pagat", 1, 0)).written()
    assert values(theirs, "pagat") == [100]


@pytest.mark.parametrize(("winner", "value"), [(0, 10), (2, 10), (1, -10)])
def test_s21_s27_king_ultimo(winner: int, value: int) -> None:
    assert values(Ended("one", 40, partner=2, king=winner).written(), "king") == [value]
    assert values(Ended("one", 40, partner=2, king=winner, said=said("king", 2)).written(), "king") == [2 * value]


def test_s21_an_announced_king_that_is_not_there() -> None:
    assert values(Ended("one", 40, partner=2, said=said("king", 2, 1)).written(), "king") == [-40]


def test_sa4_both_sides() -> None:
    found = Ended("one", 40, partner=2, trula=THEIRS, said=said("trula", 0)).written()
    assert values(found, "trula") == [-20, -10]
    twice = (Announced("trula", 0, ()), Announced("trula", 1, (0,)))
    found = Ended("one", 40, partner=2, trula=OURS, said=twice).written()
    assert values(found, "trula") == [20, 40]
    nobody = Ended("one", 40, partner=2, said=twice).written()
    assert values(nobody, "trula") == [-20, 40]


def test_s24_sa2_only_valat_lines() -> None:
    hand = Ended("one", partner=2, tricks=OURS, king=0, pagat_by=0, pagat=0, said=said("trula", 0), steps=(1,))
    found = hand.written()
    assert [(line["item"], line["value"]) for line in found["lines"]] == [("valat", 250)]  # no factor either
    assert found["individual"] == []


def test_sa2_sa13_an_announced_valat_leaves_nothing_individual() -> None:
    hand = Ended("one", 50, partner=2, mond=1, said=said("valat", 0, 1), trula=OURS, house={"pagat_silent": "holder"})
    found = hand.written()
    assert [(line["item"], line["value"]) for line in found["lines"]] == [("valat", -1000)]
    assert found["individual"] == []
    theirs = Ended("one", partner=2, tricks=THEIRS, said=said("valat", 0)).written()
    assert values(theirs, "valat") == [-500, -250]


def flat(name: str, **house: object) -> State:
    return passed(lay("T22 T21 T20 HK", radli=(1, 0, 0, 0), piccolo=True, **house), name, "merge, " * 4)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "value", "given"),
    [
        ("piccolo", 70, 0),
        ("beggar", 70, 1),
        ("solo-without", 80, 1),
        ("open-beggar", 90, 1),
        ("colour-valat", 125, 1),
        ("valat", 500, 1),
    ],
)
def test_s61_s64_flat_games(name: str, value: int, given: int) -> None:
    found = written(onward(flat(name)))
    (line,) = found["lines"]
    assert abs(line["value"]) == value
    won = line["value"] > 0
    assert found["scores"] == [2 * line["value"], 0, 0, 0]
    assert found["radli"] == [(0 if won else 1) + given, given, given, given]
    assert ("points" in found) is (name == "solo-without")


def test_s64_radli_of_ordinary_games() -> None:
    assert Ended("one", 40, partner=2, radli=(0, 1, 2, 0)).written()["radli"] == [0, 1, 2, 0]
    klop = written(onward(passed(lay(radli=(0, 1, 2, 0)), "klop")))
    assert klop["radli"] == [1, 2, 3, 1]


@pytest.mark.parametrize("game", SLOVENIAN)
def test_s70_money_adds_up(game: str) -> None:
    for name in ("klop", "beggar", "two"):
        if game == "slovenian-3" and name == "klop":
            state = play(lay(game=game, settlement="money"), "pass, pass, pass")
        else:
            state = passed(lay(game=game, settlement="money"), name)
        found = written(onward(state))
        assert sum(found["payments"]) == 0
