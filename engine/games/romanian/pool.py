"""The pot's movements at the settlement (R108 … R110, A30), and its limit (E1 … E4).

A table may agree on a limit for the pot. Amounts above the limit are not paid. Seats that have to pay together pay
equal shares of the part that still goes in; odd points fall as usual. Amounts taken out at the same time are taken
first.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.contracts import MULTIPLIERS
from engine.parts import Announced
from engine.seats import Seat


def shares(amount: int, seats: Sequence[Seat], odd: Seat) -> dict[Seat, int]:
    """Equal shares of a whole amount; the remainder falls on ``odd`` (R109, R110)."""
    each, rest = divmod(amount, len(seats))
    return {seat: each + (rest if seat == odd else 0) for seat in seats}


def taken_in(amount: int, pool: int, limit: int) -> int:
    """E1: the part of an amount that still fits into a pot with ``pool`` points; a limit of 0 is none."""
    return min(amount, max(limit - pool, 0)) if limit else amount


def tricks_movement(pool: int, winners: Sequence[Seat], stake: int, players: int, limit: int = 0) -> tuple[int, ...]:
    """R112, E4: each trick of a michi-michi costs its winner the stake, one after the other, until the pot is full."""
    moved = [0] * players
    for winner in winners:
        paid = taken_in(stake, pool - sum(moved), limit)
        moved[winner] -= paid
    return tuple(moved)


def pagat_movement(
    pool: int, bonus: Announced, made: bool, declarers: Sequence[Seat], opponents: Sequence[Seat], limit: int = 0
) -> dict[Seat, int]:
    """R108: the points each seat takes out of the pot (+) or pays into it (−) for an announced pagat ultimo.

    Odd points of the declarer's side are the declarer's, the first of ``declarers`` (R109); those of the opponents fall
    on the seat that said contra (R110, A30).
    """
    multiplier = MULTIPLIERS[len(bonus.steps)]
    declarer = declarers[0]
    if multiplier == 1:
        if made:
            return shares(pool, declarers, declarer)
        paid = shares(taken_in(pool, pool, limit), declarers, declarer)
        return {seat: -amount for seat, amount in paid.items()}
    sayer = bonus.steps[0]
    winners, losers = (declarers, opponents) if made else (opponents, declarers)
    odd_winner, odd_loser = (declarer, sayer) if made else (sayer, declarer)
    taken = shares(pool, winners, odd_winner)
    paid = shares(taken_in(multiplier * pool, 0, limit), losers, odd_loser)
    return {**taken, **{seat: -amount for seat, amount in paid.items()}}
