"""The worth of a hand without sides, and points made whole and rounded."""

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


class Apart:
    """The payments of each seat for its own points (S63), rounded to ``rounded``.

    A seat without a trick gets ``none`` instead, a seat with ``limit`` card points or more pays ``many``, and if either
    occurs the others get nothing. 0 for ``none`` or ``many`` plays without it. With ``both`` 0 no seat gets ``none``
    if another pays ``many`` (SA15). The seat ``doubler`` pays ``doubled`` in place of its own result if no seat
    pays ``many`` (S-V10); -1 for no such seat.
    """

    def __init__(self, none: i64, many: i64, limit: i64, rounded: i64) -> None:
        self.none: i64 = none
        self.many: i64 = many
        self.limit: i64 = limit
        self.rounded: i64 = rounded
        self.both: i64 = 1
        self.doubler: i64 = -1
        self.doubled: i64 = 0

    def results(self, end: End, players: i64, halved: i64) -> list[int]:
        """The result of each seat."""
        found = [0, 0, 0, 0]
        none: bool = False
        many: bool = False
        seat: i64 = 0
        while seat < players:
            suits: i64 = end.piles_s[seat]
            taroks: i64 = end.piles_t[seat]
            points: i64 = whole_points(halves(suits, taroks) if halved else thirds(suits, taroks), halved)
            found[seat] = points
            if self.none and end.tricks[seat] == 0:
                none = True
            if self.many and points >= self.limit:
                many = True
            seat += 1
        seat = 0
        while seat < players:
            own: i64 = found[seat]
            result: i64 = 0
            if self.many and own >= self.limit:
                result = -self.many
            elif self.none and end.tricks[seat] == 0:
                if self.both or not many:
                    result = self.none
            elif not (none or many):
                result = -nearest(own, self.rounded)
            if seat == self.doubler and not many:
                result = -self.doubled
            found[seat] = result
            seat += 1
        return found
