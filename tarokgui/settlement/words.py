"""What the settlement sheet says of a game that no other game has."""

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
    """Sets what was counted."""

    def __call__(self, sheet: SheetContext, layout: SheetLayout, *, tight: bool) -> bool:
        """Whether it did."""


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

    ``sums`` say by outcome what is due in a hand without a declarer, where there is more to say than the outcome;
    ``verdicts`` why the person got so much, by outcome; ``items`` what is told of its own items;
    ``notes`` what is remarkable about the payments; ``doubles`` is the glossary's term for hands that count double, if
    any, ``doubled`` the key of its line and ``stake`` of its words under the title; ``standing`` what stands beside
    somebody's total; ``line`` what a line is for, empty for the usual words; ``factor`` what a factor of a line is,
    None for the usual words, empty if it needs no row; ``count`` sets what was counted where two sides do not tell it,
    and says whether it did; ``summed`` how the points of a side were counted, empty for the usual threes.
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
