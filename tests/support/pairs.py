"""Fewer rows of a table of tests: any two values meet in one of them, not every combination of all.

``TAROK_LOOKS=all`` runs every row, before a release or after a change to code that many screens share.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import combinations, product
from typing import Any, Final

ALL: Final = os.environ.get("TAROK_LOOKS") == "all"
"""True if every row runs."""


def some(few: int, all_of_them: int) -> int:
    """The number of cases that a test looks at, of many random or ordered ones."""
    return all_of_them if ALL else few


def pairs(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Rows of one value of each axis, always the same ones; every two values of two axes stand in a row together."""
    values = [list(axis) for axis in axes]
    rows = list(product(*(range(len(axis)) for axis in values)))
    if not ALL:
        chosen: list[tuple[int, ...]] = []
        missing = {pair for row in rows for pair in _met(row)}
        while missing:
            row = max(rows, key=lambda row: len(missing & _met(row)))
            missing -= _met(row)
            chosen.append(row)
        rows = sorted(chosen)
    return [tuple(axis[place] for axis, place in zip(values, row, strict=True)) for row in rows]


def _met(row: tuple[int, ...]) -> set[tuple[tuple[int, int], ...]]:
    """The pairs of a row: of each value which axis, and which of the axis' values."""
    return {*combinations(enumerate(row), min(2, len(row)))}
