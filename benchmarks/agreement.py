"""The agreement of expectations with results: the figures of calibration, as plain data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final, NotRequired, TypedDict, TypeVar

from ai.arena.follies import FollyData, Sums
from ai.arena.interval import SURE
from ai.arena.report import BonusesPlayed, Machine, machine
from benchmarks.expectations import Found, Row, Task

SCHEMA: Final = 1
"""The version of the data; it rises when a key changes its meaning or goes away."""
TENTHS: Final = 10

T = TypeVar("T")


class ShareData(TypedDict):
    """A chance: of ``n`` cases, the average ``expected`` and the share that ``came``; ``spread`` is 95%."""

    n: int
    expected: float
    came: float
    spread: float | None


class TenthData(ShareData):
    """The cases of which from ``tenth`` tenths on, less than one more, was expected."""

    tenth: int


class ChanceData(ShareData):
    """A chance for all cases, and by tenths of the expectation; tenths without a case are left out."""

    tenths: list[TenthData]


class AmountData(TypedDict):
    """An amount: the ``slope`` of results on expectations, its 95% ``spread``, and the mean ``gap``.

    ``off`` is the mean distance of single hands from the line.
    """

    n: int
    expected: float
    came: float
    slope: float
    spread: float
    gap: float
    off: float


class CalibrationData(TypedDict):
    """Everything that some hands showed, by names; ``claims`` are those of hints about sides."""

    schema: int
    game: str
    bot: str
    seed: str
    hands: int
    machine: Machine
    chances: dict[str, ChanceData]
    amounts: dict[str, AmountData]
    claims: dict[str, ShareData]
    follies: dict[str, FollyData]
    kept: NotRequired[BonusesPlayed]


def calibration(task: Task, found: Found) -> CalibrationData:
    """The figures."""
    return CalibrationData(
        schema=SCHEMA,
        game=task.game,
        bot=str(task.bot),
        seed=task.seed,
        hands=found.hands,
        machine=machine(),
        chances=_each(found.chances, chance),
        amounts=_each(found.amounts, amount),
        claims=_each(found.claims, share),
        follies={which: sums.data() for which, sums in found.follies.items()},
    )


def _each(rows: Mapping[str, Sequence[Row]], figure: Callable[[Sequence[Row]], T]) -> dict[str, T]:
    return {name: figure(rows[name]) for name in sorted(rows)}


def share(rows: Sequence[Row]) -> ShareData:
    """The average expectation, the result, and the number of cases."""
    data = by_hand(rows).data()
    spread = None if data["spread"] is None else data["spread"] / 100
    expected = sum(row.expected for row in rows) / len(rows)
    return ShareData(n=len(rows), expected=expected, came=data["mean"] / 100, spread=spread)


def by_hand(rows: Sequence[Row]) -> Sums:
    """The frequency of a thing, hand by hand."""
    grouped: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        grouped[row.hand].append(row.came)
    sums = Sums()
    for came in grouped.values():
        sums.take(round(sum(came)), len(came))
    return sums


def chance(rows: Sequence[Row]) -> ChanceData:
    """All cases, and those of each tenth."""
    tenths = []
    for tenth in range(TENTHS):
        some = [row for row in rows if min(int(row.expected * TENTHS), TENTHS - 1) == tenth]
        if some:
            tenths.append(TenthData(**share(some), tenth=tenth))
    return ChanceData(**share(rows), tenths=tenths)


def amount(rows: Sequence[Row]) -> AmountData:
    """The line through the results, by the expectations; all rows of a hand are one value."""
    count = len(rows)
    expected, came = (sum(row[at] for row in rows) / count for at in (1, 2))
    square = sum((row.expected - expected) ** 2 for row in rows)
    slope = sum((row.expected - expected) * (row.came - came) for row in rows) / square if square else 0.0
    off = [row.came - came - slope * (row.expected - expected) for row in rows]
    by: dict[int, float] = defaultdict(float)
    for row, each in zip(rows, off, strict=True):
        by[row.hand] += (row.expected - expected) * each
    spread = SURE * sqrt(sum(each * each for each in by.values())) / square if square else 0.0
    return AmountData(
        n=count,
        expected=expected,
        came=came,
        slope=slope,
        spread=spread,
        gap=came - expected,
        off=sqrt(sum(each * each for each in off) / max(count - 2, 1)),
    )
