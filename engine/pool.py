"""The pool's movements at the settlement (R108 … R110, A30)."""

from __future__ import annotations

from collections.abc import Sequence

from .contracts import MULTIPLIERS
from .seats import Seat
from .state import Announced


def shares(amount: int, seats: Sequence[Seat], odd: Seat) -> dict[Seat, int]:
    """Equal shares of a whole amount; what does not divide falls on ``odd`` (R109, R110)."""
    each, rest = divmod(amount, len(seats))
    return {seat: each + (rest if seat == odd else 0) for seat in seats}


def pagat_movement(
    pool: int, bonus: Announced, made: bool, declarers: Sequence[Seat], opponents: Sequence[Seat]
) -> dict[Seat, int]:
    """R108: what each seat takes out of (+) or pays into (−) the pool for an announced pagat ultimo.

    Odd points of the declarer's side are the declarer's, the first of ``declarers`` (R109); those of the opponents fall
    on the one who said contra (R110, A30).
    """
    multiplier = MULTIPLIERS[len(bonus.steps)]
    declarer = declarers[0]
    if multiplier == 1:
        moved = shares(pool, declarers, declarer)
        return moved if made else {seat: -amount for seat, amount in moved.items()}
    sayer = bonus.steps[0]
    winners, losers = (declarers, opponents) if made else (opponents, declarers)
    odd_winner, odd_loser = (declarer, sayer) if made else (sayer, declarer)
    taken = shares(pool, winners, odd_winner)
    paid = shares(multiplier * pool, losers, odd_loser)
    return {**taken, **{seat: -amount for seat, amount in paid.items()}}
