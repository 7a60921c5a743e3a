"""The statistic, on numbers that can be worked out by hand."""

import pytest

from ai.arena.interval import deals_for, interval


def test_mean_and_interval() -> None:
    found = interval([1, 2, 3, 4, 5, 6, 7, 8])
    assert found["mean"] == 4.5
    assert found["sd"] == pytest.approx(6**0.5)  # squares 42 over 7
    assert found["spread"] == pytest.approx(1.96 * (6 / 8) ** 0.5)


def test_equal_values_are_sure() -> None:
    assert interval([0.25] * 5) == {"mean": 0.25, "spread": 0.0, "sd": 0.0}


def test_a_single_value_has_no_interval() -> None:
    assert interval([3]) == {"mean": 3, "spread": None, "sd": None}


def test_nothing_has_no_mean() -> None:
    with pytest.raises(ValueError, match="no deal"):
        interval([])


def test_deals_for_a_difference() -> None:
    assert deals_for(0.1, 1.25) == 1227  # the design's own figure: 1,230
    assert deals_for(0.05, 1.25) == 4907
