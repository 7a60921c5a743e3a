"""What the settlement sheet says of a game that no other game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from engine import Seat
from tarokgui.scenes.settling.context import SheetContext
from tarokgui.wording.finishedhand import FinishedHand, Item

Due: TypeAlias = tuple[str, int | None]
"""The sentence of the sum, and its number."""
Note: TypeAlias = tuple[str, str]
"""A sentence under the payments, by a name of its own."""


def _no_notes(sheet: SheetContext) -> list[Note]:
    return []


def _no_word(sheet: SheetContext, seat: Seat) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class OwnWords:
    """A game's own words.

    ``sums`` say by outcome what is due in a hand without a declarer, where there is more to say than the outcome;
    ``verdicts`` why the person got so much, by outcome; ``items`` what is told of its own items;
    ``notes`` what is remarkable about the payments; ``doubles`` is the glossary's term for hands that count double, if
    any, ``doubled`` the key of its line and ``stake`` of its words under the title; ``standing`` what stands beside
    somebody's total.
    """

    sums: Mapping[str, Callable[[SheetContext], Due]] = field(default_factory=dict)
    verdicts: Mapping[str, Callable[[FinishedHand], str]] = field(default_factory=dict)
    items: Mapping[str, Item] = field(default_factory=dict)
    notes: Callable[[SheetContext], list[Note]] = _no_notes
    doubles: str = ""
    doubled: str = "settlement.factor.doubles"
    stake: str = "settlement.sub.double"
    standing: Callable[[SheetContext, Seat], str] = _no_word
