"""A mean and its uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Final, TypedDict

SURE: Final = 1.96
"""The number of standard errors to each side that hold 95%."""

POWER: Final = 7.85
"""(1.96 + 0.84)²: with so many variances by the square of a difference it is seen four times in five."""


class Interval(TypedDict):
    """A mean, its 95% interval (mean ± ``spread``) and the standard deviation of a value; None with only one."""

    mean: float
    spread: float | None
    sd: float | None


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values.

    Raises:
        ValueError: there are none.
    """
    if not values:
        raise ValueError("no deal has been played")
    if len(values) == 1:
        return Interval(mean=fmean(values), spread=None, sd=None)
    sd = stdev(values)
    return Interval(mean=fmean(values), spread=SURE * sd / sqrt(len(values)), sd=sd)


def deals_for(difference: float, sd: float) -> int:
    """The number of deals that show a true difference of that size four times in five."""
    return ceil(POWER * (sd / difference) ** 2)
