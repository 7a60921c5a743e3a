"""Rows and columns: order and gaps in, places out."""

from __future__ import annotations

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.arrangement import column, row, row_from_right

BOX = Rect(10, 20, 100, 50)


def test_one_under_the_other() -> None:
    assert column(BOX, [10, 20], 5) == [Rect(10, 20, 100, 10), Rect(10, 35, 100, 20)]
    assert column(BOX, []) == []


def test_side_by_side() -> None:
    assert row(BOX, [30, 40], 8) == [Rect(10, 20, 30, 50), Rect(48, 20, 40, 50)]


def test_from_the_right() -> None:
    assert row_from_right(BOX, [30, 40], 8) == [Rect(32, 20, 30, 50), Rect(70, 20, 40, 50)]
    assert row_from_right(BOX, [25])[0].right == BOX.right
    assert row_from_right(BOX, []) == []
