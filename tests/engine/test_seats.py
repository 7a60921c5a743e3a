"""Seats and sides (R7)."""

from __future__ import annotations

from engine import Side, in_turn_from, right_of


def test_r7_everything_goes_to_the_right() -> None:
    assert [right_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert right_of(2, 3) == 0
    assert right_of(1, 4, 2) == 3
    assert in_turn_from(2, 4) == (2, 3, 0, 1)
    assert in_turn_from(1, 3) == (1, 2, 0)


def test_the_other_side() -> None:
    assert Side.DECLARER.other is Side.OPPONENTS
    assert Side.OPPONENTS.other is Side.DECLARER
