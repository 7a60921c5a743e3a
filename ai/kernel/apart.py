"""What a hand is worth in which everybody plays for himself, and how points are made whole and rounded."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import halves, thirds
from .position import End


def whole_points(points: i64, halved: i64) -> i64:
    """Card points that are given in halves (``halved`` 1) or, counted in threes, in thirds."""
    return points // 2 if halved else (points + 1) // 3


def nearest(points: i64, rounded: i64) -> i64:
    """The nearest multiple of ``rounded`` to points that are not negative; of two the greater one."""
    return (points + rounded // 2) // rounded * rounded


def apart_value(end: End, players: i64, me: i64, none: i64, many: i64, limit: i64, rounded: i64, halved: i64) -> float:
    """S63: what the seat ``me`` gets: its own points are its loss, rounded.

    Who has won no trick gets ``none`` instead, who has ``limit`` card points or more pays ``many``, and where either
    came about the others get nothing. 0 for ``none`` or ``many`` plays without it.
    """
    extreme: bool = False
    mine: i64 = 0
    seat: i64 = 0
    while seat < players:
        suits: i64 = end.piles_s[seat]
        taroks: i64 = end.piles_t[seat]
        points: i64 = whole_points(halves(suits, taroks) if halved else thirds(suits, taroks), halved)
        if seat == me:
            mine = points
        if (none and end.tricks[seat] == 0) or (many and points >= limit):
            extreme = True
        seat += 1
    if none and end.tricks[me] == 0:
        return float(none)
    if many and mine >= limit:
        return -float(many)
    return 0.0 if extreme else -float(nearest(mine, rounded))
