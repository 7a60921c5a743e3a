"""The start of a sheet's counting, and the sounds while it counts: pencil, mark, verdict, coin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tarokgui.scenes.settlementsheet.cardcount import mark_reached
from tarokgui.scenes.settlementsheet.reckoning import line_moments
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.counting import BAR, CountingTimes, counting_times, start_counting
from tarokgui.sound.cues import COUNTED, PAID, REACHED, outcome

EVERY_THIRD: Final = 3
"""Tricks from one stroke of the pencil to the next: more would be noise."""


class Tick(NamedTuple):
    """A sound so many seconds after the sheet came up; *last*: it is heard even if the count is cut short."""

    time: float
    cue: str
    last: bool = False


def count_up(sheet: SheetContext) -> tuple[Tick, ...]:
    """Start the counting of the sheet; its sounds in turn."""
    lines, tricks = line_moments(sheet), sheet.shown.play.tricks
    times = counting_times(counted=bool(tricks), lines=len(lines), paid=bool(sheet.done.transfers))
    start_counting(sheet.timeline, times, lines)
    return ticks(sheet, times)


def ticks(sheet: SheetContext, times: CountingTimes) -> tuple[Tick, ...]:
    """The sounds: a stroke for each third trick, the mark, the motif of the result, a coin for payments."""
    tricks = len(sheet.shown.play.tricks)
    found = [Tick(BAR * n / (tricks + 1), COUNTED) for n in range(EVERY_THIRD, tricks + 1, EVERY_THIRD)]
    reached = mark_reached(sheet)
    if reached is not None:
        found.append(Tick(BAR * reached, REACHED))
    found.append(Tick(times.verdict, outcome(sheet.done, sheet.live.session.human), last=True))
    if sheet.done.transfers:
        found.append(Tick(times.payments, PAID))
    return tuple(sorted(found))


class CountingSounds:
    """The sounds of a count that are still to be played."""

    def __init__(self, play: Callable[[str], object]) -> None:
        self._play = play
        self._ticks: tuple[Tick, ...] = ()

    def wait(self, ticks: tuple[Tick, ...]) -> None:
        """Take the sounds of a count that begins now."""
        self._ticks = ticks

    def until(self, time: float) -> None:
        """Play the sounds that are due by then."""
        while self._ticks and self._ticks[0].time <= time:
            self._play(self._ticks[0].cue)
            self._ticks = self._ticks[1:]

    def finish(self) -> None:
        """Play the motif of the result if it was not heard yet, and nothing else."""
        for tick in self._ticks:
            if tick.last:
                self._play(tick.cue)
        self._ticks = ()
