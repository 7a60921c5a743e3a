"""The words of the settlement sheet that only one game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from engine import Count, Factor, Line, Seat
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.wording.finishedhand import FinishedHand, Item

Due: TypeAlias = tuple[str, int | None]
"""The sentence of the sum, and its number."""
Note: TypeAlias = tuple[str, str]
"""A sentence under the payments, by a name of its own."""


class Counting(Protocol):
    """Sets the count of a hand that has one of its own."""

    def __call__(self, sheet: SheetContext, layout: SheetLayout, *, tight: bool) -> bool:
        """True if it did."""


def _no_notes(sheet: SheetContext) -> list[Note]:
    return []


def _no_word(sheet: SheetContext, seat: Seat) -> str:
    return ""


def _no_line(sheet: SheetContext, line: Line) -> str:
    return ""


def _usual_factor(sheet: SheetContext, line: Line, factor: Factor) -> str | None:
    return None


def _no_count(sheet: SheetContext, layout: SheetLayout, *, tight: bool) -> bool:
    return False


def _no_sum(sheet: SheetContext, count: Count) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class SettlementWords:
    """A game's own words.

    ``sums`` give by outcome the sentence of the sum in a hand without a declarer, where there is more to say than the
    outcome; ``verdicts`` give by outcome the reason why the person got so much; ``items`` are the words for its own
    items; ``notes`` are remarks on the payments; ``doubles`` is the glossary's term for hands that count double, if
    any, ``doubled`` the key of its line and ``stake`` of its words under the title; ``standing`` gives the words beside
    a player's total; ``line`` the words for a line, empty for the usual ones; ``factor`` those for a factor of a line,
    None for the usual ones, empty if it needs no row; ``count`` sets the count where two sides do not show it, and is
    True if it did; ``summed`` explains the points of a side, empty for the usual threes.
    """

    sums: Mapping[str, Callable[[SheetContext], Due]] = field(default_factory=dict)
    verdicts: Mapping[str, Callable[[FinishedHand], str]] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)
    notes: Callable[[SheetContext], list[Note]] = _no_notes
    doubles: str = ""
    doubled: str = "settlement.factor.doubles"
    stake: str = "settlement.sub.double"
    standing: Callable[[SheetContext, Seat], str] = _no_word
    line: Callable[[SheetContext, Line], str] = _no_line
    factor: Callable[[SheetContext, Line, Factor], str | None] = _usual_factor
    count: Counting = _no_count
    summed: Callable[[SheetContext, Count], str] = _no_sum
