"""The pool and an announced pagat (R108 … R111, A30; worked cases P2 … P17, X5 … X7)."""

from __future__ import annotations

import pytest

from engine import Announced
from engine.games.romanian.pool import pagat_movement, shares, tricks_movement
from tests.support.finished import Finished, lines

TWO = ((0, 2), (1, 3))
ALONE = ((0,), (1, 2, 3))
TAPER = ((0,), (1, 2))


@pytest.mark.parametrize(
    ("case", "pool", "steps", "made", "sides", "moved"),
    [
        ("P2", 5, (), True, TWO, {0: 3, 2: 2}),
        ("P3", 5, (), False, TWO, {0: -3, 2: -2}),
        ("P3-alone", 5, (), False, ALONE, {0: -5}),
        ("P4", 9, (), True, ALONE, {0: 9}),
        ("P5", 7, (1,), True, TWO, {0: 4, 2: 3, 1: -7, 3: -7}),
        ("P6", 7, (1,), False, TWO, {1: 4, 3: 3, 0: -7, 2: -7}),
        ("P6-other-sayer", 7, (3,), False, TWO, {1: 3, 3: 4, 0: -7, 2: -7}),
        ("P7", 7, (2,), True, ALONE, {0: 7, 2: -6, 1: -4, 3: -4}),
        ("P8", 7, (3,), False, ALONE, {3: 3, 1: 2, 2: 2, 0: -14}),
        ("P9", 8, (1, 0), True, TWO, {0: 4, 2: 4, 1: -16, 3: -16}),
        ("P10", 8, (1, 0), False, ALONE, {1: 4, 2: 2, 3: 2, 0: -32}),
        ("P11", 10, (1, 0, 2), True, ALONE, {0: 10, 1: -28, 2: -26, 3: -26}),
        ("P12", 9, (1,), False, ALONE, {1: 3, 2: 3, 3: 3, 0: -18}),
        ("P13", 5, (1, 0, 1, 0, 3), True, TWO, {0: 3, 2: 2, 1: -80, 3: -80}),
        ("X6", 5, (1,), False, TAPER, {1: 3, 2: 2, 0: -10}),
        ("X7", 5, (2,), True, TAPER, {0: 5, 1: -5, 2: -5}),
        ("A30-first-contra", 7, (3, 0, 1), False, TWO, {3: 4, 1: 3, 0: -28, 2: -28}),
        ("empty", 0, (1,), True, TWO, {0: 0, 2: 0, 1: 0, 3: 0}),
    ],
)
def test_who_moves_what(
    case: str,
    pool: int,
    steps: tuple[int, ...],
    made: bool,
    sides: tuple[tuple[int, ...], tuple[int, ...]],
    moved: dict[int, int],
) -> None:
    assert pagat_movement(pool, Announced("pagat", 0, steps), made, *sides) == moved, case


@pytest.mark.parametrize(
    ("case", "pool", "steps", "made", "sides", "moved"),
    [
        ("won: as ever", 50, (), True, TWO, {0: 25, 2: 25}),
        ("room for all", 25, (), False, TWO, {0: -13, 2: -12}),
        ("room for a part", 45, (), False, TWO, {0: -3, 2: -2}),
        ("room for a part, alone", 45, (), False, ALONE, {0: -5}),
        ("full", 50, (), False, TWO, {0: 0, 2: 0}),
        ("contra, won: taken first", 50, (1,), True, TWO, {0: 25, 2: 25, 1: -25, 3: -25}),
        ("contra, lost", 40, (3,), False, TWO, {1: 20, 3: 20, 0: -25, 2: -25}),
        ("contra, lost, alone", 50, (3,), False, ALONE, {3: 18, 1: 16, 2: 16, 0: -50}),
        ("supra, won, alone", 10, (1, 0, 2), True, ALONE, {0: 10, 1: -18, 2: -16, 3: -16}),
        ("mord", 5, (1, 0, 1, 0, 3), True, TWO, {0: 3, 2: 2, 1: -25, 3: -25}),
        ("Taper", 30, (2,), False, TAPER, {1: 15, 2: 15, 0: -50}),
    ],
)
def test_e1_e2_e3_a_limit_of_50(
    case: str,
    pool: int,
    steps: tuple[int, ...],
    made: bool,
    sides: tuple[tuple[int, ...], tuple[int, ...]],
    moved: dict[int, int],
) -> None:
    assert pagat_movement(pool, Announced("pagat", 0, steps), made, *sides, 50) == moved, case
    assert pool - sum(moved.values()) <= 50, case


@pytest.mark.parametrize(
    ("case", "pool", "stake", "moved"),
    [
        ("room for all", 38, 1, (-5, -4, -3, 0)),
        ("room for five tricks", 45, 1, (-2, -2, -1, 0)),
        ("double tricks", 45, 2, (-2, -2, -1, 0)),
        ("full", 50, 1, (0, 0, 0, 0)),
    ],
)
def test_e4_a_limit_of_50_in_michi_michi(case: str, pool: int, stake: int, moved: tuple[int, ...]) -> None:
    """The winner of each of the first tricks pays, until the pool is full; for a double trick perhaps half."""
    winners = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 0]
    assert tricks_movement(pool, winners, stake, 4, 50) == moved, case


def test_r109_odd_points() -> None:
    assert shares(7, (0, 2), 0) == {0: 4, 2: 3}
    assert shares(8, (1, 2, 3), 2) == {1: 2, 2: 4, 3: 2}


MADE: dict[str, object] = {"last": {0: "T1"}, "last_winner": 0}
FAILED: dict[str, object] = {}


@pytest.mark.parametrize(
    ("case", "hand", "result", "pool"),
    [
        ("P2", {"said": ("pagat@0",), **MADE}, (9 + 3, -9, 9 + 2, -9), 0),
        ("P3", {"said": ("pagat@0",), **FAILED}, (-5 - 3, 5, -5 - 2, 5), 10),
        ("P14", {"said": ("pagat@0 1",), "pool": 7, "alone": True, "ours": "T22 T21", **MADE},
         (58, -23, -21, -21), 14),
        ("P15", {"said": ("pagat@0 1",), "pool": 7, "alone": True, **MADE, "theirs": "T22"},
         (49 + 6, -20 - 2, -18 - 2, -18 - 2), 14),
        ("P16", {"contract": "solo", "said": ("pagat@0 1",), "pool": 7, "alone": True, **MADE, "theirs": "T22"},
         (61 + 24, -24 - 8, -22 - 8, -22 - 8), 14),
        ("P17", {"said": ("pagat@0 1",), "pool": 7, "alone": True, "stake": 2, **MADE, "theirs": "T22"},
         (91 + 12, -34 - 4, -32 - 4, -32 - 4), 14),
        ("X5", {"contract": "trei", "game": "taper", "declared": {0: 12}, "said": ("pagat@0",), "pool": 6,
                "theirs": "T22", **MADE}, (28, -11, -11), 0),
        ("X6", {"game": "taper", "said": ("pagat@0 1",), "pool": 5}, (-38 + 4, 17 - 2, 16 - 2), 10),
        ("X7", {"game": "taper", "said": ("pagat@0 2",), "pool": 5, "theirs": "T22", **MADE},
         (33 + 4, -19 - 2, -19 - 2), 10),
        ("E3", {"said": ("pagat@0 1",), "house": {"pool_limit": 50}, "pool": 49, "theirs": "T22", **MADE},
         (16 + 25, -16 - 25, 16 + 24, -16 - 25), 50),
        ("V2", {"said": ("pagat@0",), "house": {"pool": False, "all_pass": "throw-in"}, "theirs": "T22", **MADE},
         (9, -9, 9, -9), 5),
    ],
)  # fmt: skip
def test_whole_payments(case: str, hand: dict[str, object], result: tuple[int, ...], pool: int) -> None:
    """Game points and pool together; the worked cases leave the game out, here it is won and added."""
    if case == "P2":
        hand = {**hand, "theirs": "T22"}
    settlement = Finished(**hand).settled()  # type: ignore[arg-type]
    both = tuple(
        paid + moved for paid, moved in zip(settlement.own.payments, settlement.own.pool_payments, strict=True)
    )
    assert (both, settlement.pot) == (result, pool), (case, lines(settlement))


def test_r114_a_radler_does_not_double_the_pool() -> None:
    once = Finished(said=("pagat@0",)).settled()
    twice = Finished(said=("pagat@0",), stake=2).settled()
    assert twice.own.pool_payments == once.own.pool_payments
    assert twice.own.payments == tuple(2 * paid for paid in once.own.payments)


def test_r13_a_silent_pagat_leaves_the_pool_alone() -> None:
    settlement = Finished(last={0: "T1"}, last_winner=0).settled()
    assert (settlement.own.pool_payments, settlement.pot) == ((0, 0, 0, 0), 5)
