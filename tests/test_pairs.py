"""Thinned tables of tests: every two values meet, in few rows, which are always the same."""

from __future__ import annotations

from itertools import combinations, product
from math import prod

import pytest

from tests.support.pairs import ALL, pairs

AXES = (("abcd", "xyz"), ("abcd", "xyz", "pqrs"), ("ab", "xy", "pq", "mn", "gh"), ("abcdefg", "x", "pq", "uvw"))


@pytest.mark.parametrize("axes", AXES, ids="-".join)
def test_every_two_values_meet(axes: tuple[str, ...]) -> None:
    rows = pairs(*axes)
    for one, other in combinations(range(len(axes)), 2):
        assert {(row[one], row[other]) for row in rows} == {*product(axes[one], axes[other])}
    assert len({*rows}) == len(rows)
    assert rows == pairs(*axes)
    whole = prod(len(axis) for axis in axes)
    assert len(rows) == whole if ALL or len(axes) == 2 else len(rows) < whole


def test_one_axis_is_whole() -> None:
    assert pairs("abc") == [("a",), ("b",), ("c",)]
