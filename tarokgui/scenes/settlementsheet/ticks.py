"""The sounds while the sheet counts: a stroke of the pencil for a line, a coin when payments begin."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine import Settlement
from tarokgui.settlement.context import COUNTING
from tarokgui.sound.cues import COUNTED, PAID

MOST: Final = 5
"""Strokes: more would be noise."""


class Tick(NamedTuple):
    """A sound so many seconds after the sheet came up."""

    time: float
    cue: str


def ticks(settlement: Settlement) -> tuple[Tick, ...]:
    """The sounds in turn."""
    begin, seconds = COUNTING["lines"]
    strokes = min(MOST, len(settlement.lines))
    found = [Tick(begin + seconds * number / strokes, COUNTED) for number in range(strokes)]
    if settlement.transfers:
        found.append(Tick(COUNTING["payments"][0], PAID))
    return tuple(sorted(found))


def due(settlement: Settlement, before: float, after: float) -> tuple[str, ...]:
    """The sounds between two moments, the first of them left out."""
    return tuple(tick.cue for tick in ticks(settlement) if before < tick.time <= after)
