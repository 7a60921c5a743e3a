"""The course of a settlement in time: the bar, the verdict, the lines, the payments, the totals. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tarokgui.draw.animation import Timeline, Tween, linear

BAR: Final = 0.9
"""Seconds in which the bar of the count fills, evenly: nobody can see from its speed where it will stop."""
STAMP: Final = 0.16
"""Seconds in which the verdict is stamped."""
LINE: Final = 0.07
"""Seconds for each line of the reckoning."""
COIN: Final = 0.3
"""Seconds that a coin needs along its arrow."""
ROLL: Final = 0.3
"""Seconds in which the totals roll on."""


class CountingTimes(NamedTuple):
    """The seconds at which each part begins; the bar begins at once."""

    verdict: float
    lines: float
    payments: float
    totals: float


def counting_times(*, counted: bool, lines: int, paid: bool) -> CountingTimes:
    """The times of a hand with so many *lines*; *counted*: it has a bar or tallies to fill; *paid*: coins move."""
    verdict = BAR if counted else 0.0
    first = verdict + STAMP
    payments = first + LINE * lines
    return CountingTimes(verdict, first, payments, payments + (COIN if paid else 0.0))


def start_counting(timeline: Timeline, times: CountingTimes, lines: Sequence[str]) -> None:
    """Start all parts on the *timeline*: the bar, each line by its name, the rest in turn."""
    timeline.add("count", Tween(0.0, 1.0, times.verdict, linear))
    timeline.add("verdict", Tween(0.0, 1.0, STAMP, delay=times.verdict))
    for number, line in enumerate(lines):
        timeline.add(line, Tween(0.0, 1.0, LINE, linear, delay=times.lines + LINE * number))
    timeline.add("payments", Tween(0.0, 1.0, COIN, delay=times.payments))
    timeline.add("totals", Tween(0.0, 1.0, ROLL, delay=times.totals))
