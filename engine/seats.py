"""Seats round the table, anticlockwise, and the two sides of a hand."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

Seat: TypeAlias = int
"""0 … players − 1. Seat *i + 1* sits at the right of seat *i* and acts after it (R7)."""


class Side(StrEnum):
    """The two sides of a hand: the declarer with his partner, and the opponents."""

    DECLARER = "declarer"
    OPPONENTS = "opponents"

    @property
    def other(self) -> Side:
        """The opposite side."""
        return Side.OPPONENTS if self is Side.DECLARER else Side.DECLARER


def right_of(seat: Seat, players: int, steps: int = 1) -> Seat:
    """The seat that many places to the right, that is later in turn."""
    return (seat + steps) % players


def in_turn_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with ``seat``."""
    return tuple((seat + step) % players for step in range(players))
