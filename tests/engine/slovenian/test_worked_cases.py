"""The ledger's twenty worked cases, by their numbers there, and the rules behind them (S17 … S72, SA1 … SA15)."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from engine import Announced, Side, Trick
from engine.games.slovenian import klop as counting
from engine.parts import Play, Speech
from tests.support.slovenian import Ended, lay, onward, passed, play, written

OURS, THEIRS = Side.DECLARER, Side.OPPONENTS


def said(item: str, seat: int, *steps: int) -> Announced:
    return Announced(item, seat, steps)


@pytest.mark.parametrize(
    ("number", "hand", "scores"),
    [
        ("1 S8 S17", Ended("one", 43, partner=2), [40, 0, 40, 0]),
        ("2 S7 S17", Ended("two", 37, partner=2), [20, 0, 20, 0]),
        ("3 S7", Ended("two", 34, partner=2), [-20, 0, -20, 0]),
        ("4 S6", Ended("three", 21, partner=2), [-25, 0, -25, 0]),
        (
            "5 S65",
            Ended("solo-three", 50, trula=OURS, said=(said("trula", 0),), radli=(1, 0, 0, 0)),
            [150, 0, 0, 0],
        ),
        (
            "6 S58 S65",
            Ended(
                "one",
                45,
                partner=2,
                trula=OURS,
                king=0,
                said=(said("king", 2),),
                mond=1,
                radli=(1, 0, 0, 0),
            ),
            [140, -20, 140, 0],
        ),
        ("7 SA3 35", Ended("two", 35, partner=2, said=(said("pagat", 0),)), [-70, 0, -70, 0]),
        ("7 34", Ended("two", 34, partner=2, said=(said("pagat", 0),)), [-70, 0, -70, 0]),
        ("8 S47 kontra", Ended("one", 43, partner=2, steps=(1,)), [80, 0, 80, 0]),
        ("8 rekontra", Ended("one", 43, partner=2, steps=(1, 0)), [160, 0, 160, 0]),
        ("8 SA10 radl", Ended("one", 43, partner=2, steps=(1,), radli=(2, 0, 0, 0)), [160, 0, 160, 0]),
        ("8 S65 the partner's radl", Ended("one", 43, partner=2, radli=(0, 0, 3, 0)), [40, 0, 40, 0]),
        ("9 S11", Ended("solo-one", 28), [-65, 0, 0, 0]),
        ("9 subkontra", Ended("solo-one", 28, steps=(1, 0, 1)), [-520, 0, 0, 0]),
        ("10", Ended("one", 37, partner=2, said=(said("kings", 1, 0),)), [70, 0, 70, 0]),
        ("11 S22", Ended("one", 37, partner=2, pagat=1, pagat_by=1), [5, 0, 5, 0]),
        ("11 announced", Ended("one", 37, partner=2, said=(said("pagat", 0),)), [-20, 0, -20, 0]),
        ("12 S24", Ended("two", partner=2, tricks=OURS), [250, 0, 250, 0]),
        ("12 SA13", Ended("two", 50, partner=2, said=(said("valat", 0),)), [-500, 0, -500, 0]),
        ("15 S12 S65", None, [-140, 0, 0, 0]),
        ("17 S75 S78", Ended("two", 44, game="slovenian-3", house={"difference": "exact"}), [29, 0, 0]),
        ("17 rounded", Ended("two", 44, game="slovenian-3"), [30, 0, 0]),
        ("17 mond", Ended("two", 44, game="slovenian-3", mond=0), [9, 0, 0]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_worked_cases(number: str, hand: Ended | None, scores: list[int]) -> None:
    if hand is None:
        state = passed(lay("HK HQ HN", radli=(1, 0, 0, 0)), "beggar", "0: merge, 1: merge, 2: merge, 3: merge")
        found = written(onward(state, "play HK"))
        assert found["radli"] == [2, 1, 1, 1]  # it is kept, and everybody has one more (S64)
    else:
        found = hand.written()
    assert found["scores"] == scores


def test_case_5_one_radl_is_cancelled() -> None:
    assert Ended("solo-three", 50, radli=(2, 1, 0, 0)).written()["radli"] == [1, 1, 0, 0]
    assert Ended("solo-three", 20, radli=(2, 1, 0, 0)).written()["radli"] == [2, 1, 0, 0]  # S65: lost


@pytest.mark.parametrize(
    ("hand", "radli"),
    [
        (Ended("two", partner=2, tricks=OURS, radli=(1, 0, 0, 0)), [1, 1, 1, 1]),
        (Ended("two", 50, partner=2, said=(said("valat", 0),), radli=(1, 0, 0, 0)), [2, 1, 1, 1]),
        (Ended("two", 50, partner=2, said=(said("valat", 1),), radli=(1, 0, 0, 0)), [2, 1, 1, 1]),
        (Ended("two", 50, partner=2, radli=(1, 2, 0, 0), house={"radli": False}), [1, 2, 0, 0]),
    ],
    ids=["made", "announced and lost", "the others announced it", "no radli"],
)
def test_s64_s66_radli_with_a_valat(hand: Ended, radli: list[int]) -> None:
    assert hand.written()["radli"] == radli


def test_case_16_money() -> None:
    pair = Ended("one", 43, partner=2, steps=(1,), house={"settlement": "money"}).written()
    assert pair["payments"] == [80, -80, 80, -80]
    assert "scores" not in pair
    alone = Ended("one", 43, steps=(1,), house={"settlement": "money"}).written()
    assert alone["payments"] == [240, -80, -80, -80]
    mond = Ended("one", 43, partner=2, mond=1, house={"settlement": "money"}).written()
    assert mond["payments"] == [60, -100, 60, -20]  # S70: 20 to each of the three others


def klop(points: tuple[int, ...], *trickless: int, said: tuple[int, ...] = (), **house: Any) -> list[int]:
    """The scores of a klop in which the seats took so many points: the counting itself is left out."""
    state = passed(lay(klop_kontra=True, **house), "klop", "double game" if said else "merge, merge, merge, merge")
    tricks = tuple(Trick(0, (), seat) for seat in range(4) if seat not in trickless)
    table = state.table._replace(play=Play(0, (), tricks), speech=Speech(game=said))
    with patch.object(counting, "seat_piles", lambda _: points), patch.object(counting, "in_threes", lambda _, n: n):
        settlement = table.variant.settle(state._replace(table=table))
    assert settlement.points == points
    return list(settlement.scores)


@pytest.mark.parametrize(
    ("points", "trickless", "doubled", "house", "wanted"),
    [
        ((20, 18, 17, 15), (), (), {}, [-20, -20, -15, -15]),
        ((20, 18, 17, 15), (), (), {"klop_rounded": False}, [-20, -18, -17, -15]),
        ((36, 20, 14, 0), (3,), (), {}, [-70, 0, 0, 70]),
        ((36, 20, 10, 4), (), (), {}, [-70, 0, 0, 0]),
        ((36, 20, 14, 0), (3,), (), {"klop_both_extremes": False}, [-70, 0, 0, 0]),
        ((35, 20, 10, 5), (), (), {}, [-35, -20, -10, -5]),
        ((35, 35, 0, 0), (2, 3), (), {}, [0, 0, 70, 70]),
        ((35, 35, 0, 0), (2, 3), (), {"klop_both_extremes": False}, [0, 0, 70, 70]),
        ((36, 20, 10, 4), (), (2,), {}, [-140, 0, 0, 0]),
        ((36, 20, 14, 0), (3,), (2,), {}, [-140, 0, 0, 70]),
        ((20, 18, 17, 15), (), (2,), {}, [-20, -20, -140, -15]),
        ((35, 35, 0, 0), (2, 3), (2,), {}, [0, 0, -140, 70]),
        ((36, 20, 14, 0), (3,), (), {"settlement": "money"}, [-280, 0, 0, 280]),
        ((20, 18, 17, 15), (), (), {"settlement": "money"}, [-10, -10, 10, 10]),
    ],
    ids=[
        "case 13", "SA9 exact", "case 14", "case 14 no extreme", "SA15", "exactly 35", "two without", "SA15 no most",
        "S-V10 most", "S-V10 most and none", "S-V10 nobody", "S-V10 nobody, no trick", "S71 extremes", "S71",
    ],
)  # fmt: skip
def test_klop(
    points: tuple[int, ...], trickless: tuple[int, ...], doubled: tuple[int, ...], house: Any, wanted: list[int]
) -> None:
    assert klop(points, *trickless, said=doubled, **house) == wanted


def test_case_20_the_talon_follows_the_called_king() -> None:
    talon = "HK C7 C8 C9 C10 CJ"
    state = passed(lay("T22 T20 T19 T18 T17", talon=talon), "one", "call HK, take 1")
    state = onward(play(state, "discard T17, merge, merge, merge, merge"), "play T22", "play HK")
    tricks = state.table.play.tricks
    taken = next(state.table.besides[n] for n, trick in enumerate(tricks) if state.hidden.talon[0] in trick.cards)
    assert len(taken) == 5
    assert set(taken) == set(state.hidden.talon[1:])
