"""The ledger's sixteen worked cases, by their numbers there, and the rules behind them; 1, 14 and 15 stand elsewhere.

1: test_cards; 14: test_strafen; 15: test_tout.
"""

from __future__ import annotations

import pytest

from engine.games.tubingen.strafen import Strafe
from tests.support.tubingen import over, reckoned, strafe, written

SKIMON, KINGDOM = strafe(0, "skimon", 10), strafe(2, "kingdom", 10)
FEIN, FAMILY = strafe(1, "fein", 10), strafe(3, "family-H", 10)
THIRTY = (SKIMON, KINGDOM, strafe(0, "family-S", 10))


@pytest.mark.parametrize(
    ("points", "strafen", "scores"),
    [
        ((52, 39), (), [29, 0, 29, 0]),
        ((62, 29), (), [39, 0, 39, 0]),
        ((41, 50), (), [-54, 0, 0, 0]),
        ((46, 45), (), [23, 0, 23, 0]),
        ((45, 46), (), [-46, 0, 0, 0]),
        ((52, 39), (SKIMON, FEIN), [29, 0, 29, 0]),
        ((52, 39), (SKIMON,), [39, 0, 39, 0]),
        ((41, 50), (KINGDOM,), [-34, 0, 0, 0]),
        ((41, 50), THIRTY, [0, 0, 0, 0]),
        ((41, 50), (FAMILY,), [-74, 0, 0, 0]),
        ((52, 39), (FAMILY,), [19, 0, 19, 0]),
        ((46, 45), (FAMILY, FEIN, strafe(1, "skimon", 10)), [0, 0, 0, 0]),
        ((52, 39), (strafe(0, "captured", -10),), [19, 0, 19, 0]),
        ((52, 39), (strafe(1, "captured", -5),), [34, 0, 34, 0]),
    ],
    ids=[
        "2 U25 U26", "3 UA1", "4 U26", "5 won", "5 lost", "6 even", "6 Skimon alone", "7 U30", "7 floor",
        "8 U31 lost", "8 U31 won", "UA12 floor", "U33 own", "U33 the others'",
    ],
)  # fmt: skip
def test_a_ruf(points: tuple[int, int], strafen: tuple[Strafe, ...], scores: list[int]) -> None:
    found = written(reckoned("ruf", points, *strafen))
    assert found["scores"] == scores
    assert (found["points"], found["partner"]) == (list(points), 2)
    assert len(found["strafen"]) == len(strafen)


@pytest.mark.parametrize(
    ("points", "gives", "strafen", "best", "score"),
    [
        ((39, 38, 7, 7), (), (), 38, 63),
        ((39, 40, 6, 6), (), (), 40, -66),
        ((36, 36, 12, 7), (), (), 36, -54),
        ((40, 37, 4, 10), (2,), (), 41, -69),
        ((40, 37, 4, 10), (), (), 37, 66),
        ((39, 38, 7, 7), (), (SKIMON,), 38, 93),
        ((39, 40, 6, 6), (), (SKIMON,), 40, -36),
        ((39, 40, 6, 6), (), THIRTY[:1] * 3, 40, 0),
        ((39, 38, 7, 7), (), (FAMILY, FEIN, KINGDOM), 38, 0),
        ((30, 20, 20, 21), (2,), (), 41, -69),
        ((30, 21, 21, 19), (1, 2), (), 42, -72),
    ],
    ids=[
        "9 U27", "10 U27", "11 UA3", "12 U28", "12 without U28", "13 won", "13 lost", "U30 floor", "UA12 UA11 floor",
        "UA17 the best has most before the additions", "UA17 of equals the first in turn",
    ],
)  # fmt: skip
def test_a_raus(
    points: tuple[int, ...], gives: tuple[int, ...], strafen: tuple[Strafe, ...], best: int, score: int
) -> None:
    found = written(reckoned("raus", points, *strafen, gives=gives))
    assert (found["points"], found["best"]) == (list(points), best)
    assert found["scores"] == [score, 0, 0, 0]


def test_case_12_with_its_cards() -> None:
    """Declarer 40, A 37, B two empty tricks, C 10: B's four points go to A."""
    two_empty = ("2: C2 C3 C4 C5 > 2", "2: C6 C7 C8 C9 > 2")
    rich = ("0: HK DK CK SK > 0", "0: T21 T1 D1 D2 > 0", "0: HQ H1 H2 H3 > 0")
    third = ("3: DQ DN D3 D4 > 3",)
    settlement = over("raus", *two_empty, *rich, *third, rest=1)
    found = written(settlement)
    assert sum(found["points"]) == 91
    assert found["points"][2] == 4
    own = settlement.own.best
    assert (own.seat, own.added) == (1, ((2, 4),))
    assert found["best"] == found["points"][1] + 4


@pytest.mark.parametrize(
    ("contract", "points", "scores"),
    [
        ("ruf", (41, 50), [-54, 27, 0, 27]),
        ("ruf", (52, 39), [29, -29, 29, -29]),
        ("raus", (39, 38, 7, 7), [63, -21, -21, -21]),
        ("raus", (39, 40, 6, 6), [-66, 22, 22, 22]),
    ],
    ids=["16 case 4", "16 case 2", "UA22 raus won", "UA22 raus lost"],
)
def test_case_16_zero_sum(contract: str, points: tuple[int, ...], scores: list[int]) -> None:
    settlement = reckoned(contract, points, scoring="zero-sum")
    assert written(settlement)["scores"] == scores
    assert sum(transfer.amount for transfer in settlement.transfers) == sum(max(score, 0) for score in scores)


def test_the_lines_say_whose_they_are() -> None:
    won = reckoned("ruf", (52, 39), SKIMON, FEIN)
    assert [(line.item, line.value, line.seats, line.against) for line in won.lines] == [
        ("game", 29, (0, 2), ()),
        ("skimon", 10, (0, 2), ()),
        ("fein", -10, (0, 2), ()),
    ]
    assert [factor.seat for line in won.lines for factor in line.factors] == [None, 0, 1]
    lost = reckoned("ruf", (41, 50), *THIRTY)
    assert [(line.item, line.value, line.seats, line.rule) for line in lost.lines] == [
        ("game", -54, (0,), "U26"),
        ("skimon", 20, (0,), "U32"),
        ("kingdom", 20, (0,), "U32"),
        ("family-S", 20, (0,), "U32"),
        ("floor", -6, (0,), "U30"),
    ]
    alone = reckoned("raus", (39, 38, 7, 7), scoring="zero-sum")
    assert [(line.value, line.against, line.rule) for line in alone.lines] == [(21, (1, 2, 3), "U27")]
