"""The arena's questions to a game: the beginning of its hands, their counts, and the rows of its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine import Seat, State, Table, Variant
from engine.carry import Owned

Draw: TypeAlias = Callable[[], float]
"""The source of random numbers in [0, 1) for a deal."""

Found: TypeAlias = Iterator[tuple[Seat, str, str, int]]
"""An event of a seat in a hand: seat, event, detail, number, such as ``(0, "declared", "doi", 1)``."""


class Average(NamedTuple):
    """An additional mean in a table: so much of ``part`` in each of ``whole``, both as (event, detail).

    ``row`` names it in the table of a contest, ``column`` in the ladder.
    """

    row: str
    column: str
    part: tuple[str, str]
    whole: tuple[str, str]


class Folly(NamedTuple):
    """A thing that good players rarely do, or keep: the number of ``part`` in so many of ``whole``.

    Without a ``whole`` it counts by the hundred hands of a seat. ``row`` names it in the table of a contest, ``column``
    in the ladder.
    """

    row: str
    column: str
    part: str
    whole: str = ""


Foolish: TypeAlias = Iterator[tuple[Seat, str, int]]
"""The follies and their wholes of a seat in a hand: seat, folly, number."""


class PotNames(NamedTuple):
    """The names for the pot: the report's ``key`` and the words for A's advantage without it, and with it."""

    key: str
    row: str
    column: str
    included: str


def evening_begins(variant: Variant, dealer: Seat, draw: Draw) -> Owned:
    """The table's own value in an evening's first hand."""
    return variant.carry.own(variant.carry.begin(dealer).carry)


def nothing(table: Table) -> Found:
    """Only the outcome of the hand."""
    return iter(())


def no_follies(state: State) -> Foolish:
    """No follies, for a game without a description of them."""
    return iter(())


@dataclass(frozen=True, slots=True)
class Measure:
    """The measure of a game.

    ``lying`` gives the table's own value before a deal, drawn as evenings have it; ``count`` the counts of a
    finished hand besides its outcome. ``blame`` finds the ``follies`` of a finished open hand.
    ``pot`` is None for a game without a pot.
    """

    lying: Callable[[Variant, Seat, Draw], Owned] = evening_begins
    count: Callable[[Table], Found] = nothing
    averages: tuple[Average, ...] = ()
    pot: PotNames | None = None
    blame: Callable[[State], Foolish] = no_follies
    follies: Sequence[Folly] = ()
