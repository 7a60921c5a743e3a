"""Calling a king (R35 … R39)."""

from __future__ import annotations

import pytest

from engine import Refusal, Side, State, observe, to_act
from tests.support.deals import dealt, legal_texts, play, refusal

KINGS = {"HK": 0, "DK": 1, "CK": 2}


def called(king: str, *, bid: str = "bid doi 1") -> State:
    """Seat 0 is declarer and calls; HK is his own, DK seat 1's, CK seat 2's, SK is at the bottom of the talon."""
    state = dealt("HK", "DK", "CK", talon="T2 T3 T4 T5 T6 SK")
    return play(state, f"{bid}, pass, pass, pass, call {king}")


def test_r35_before_the_talon_any_of_the_four_kings() -> None:
    state = play(dealt(), "pass, bid doi 1, pass, pass")
    assert (state.table.phase, to_act(state)) == ("call", 1)
    assert legal_texts(state) == ["call HK", "call DK", "call CK", "call SK"]
    assert state.table.talon.seen == ()


@pytest.mark.parametrize("card", ["HQ", "T22", "C10", "D10"])
def test_r35_only_a_king(card: str) -> None:
    why = refusal(play(dealt(), "bid solo, pass, pass, pass"), f"call {card}")
    assert (why.reason, why.rule, why.data) == (Refusal.NOT_A_KING, "R35", {"card": card})


@pytest.mark.parametrize("bid", ["bid doi 1", "bid unu 1", "bid solo"])
def test_r24_a_king_is_called_in_all_contracts(bid: str) -> None:
    assert play(dealt(), f"{bid}, pass, pass, pass").table.phase == "call"


@pytest.mark.parametrize(("king", "partner"), [("HK", None), ("DK", 1), ("CK", 2), ("SK", None)])
def test_r35_r37_r38_the_holder_is_the_partner(king: str, partner: int | None) -> None:
    assert called(king).hidden.partner == partner


@pytest.mark.parametrize("king", ["HK", "DK", "CK", "SK"])
def test_r36_nobody_else_learns_it(king: str) -> None:
    state = called(king)
    assert state.table.sides == (Side.DECLARER, None, None, None)
    for seat in (1, 2, 3):
        mine = Side.DECLARER if KINGS.get(king) == seat else Side.OPPONENTS
        assert observe(state, seat).side is mine


def test_t2_no_king_is_called_in_taper() -> None:
    state = play(dealt(game="taper"), "bid solo, pass, pass")
    assert state.table.phase == "announce"
    assert state.table.sides == (Side.DECLARER, Side.OPPONENTS, Side.OPPONENTS)


def test_r35_only_the_call_is_possible() -> None:
    state = play(dealt(), "bid doi 1, pass, pass, pass")
    assert (refusal(state, "take 1").reason, refusal(state, "take 1").rule) == (Refusal.WRONG_PHASE, "R35")
