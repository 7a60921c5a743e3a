"""What the arena asks a game for: how its hands begin, what is counted in them, what tables show of that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from engine import Seat, State, Table, Variant
from engine.carry import Owned

Draw: TypeAlias = Callable[[], float]
"""The next number in [0, 1) of a deal."""

Found: TypeAlias = Iterator[tuple[Seat, str, str, int]]
"""What somebody did or met in a hand: seat, what, with what, how often, such as ``(0, "declared", "doi", 1)``."""


class Average(NamedTuple):
    """A mean that is shown besides: so much of ``part`` in each of ``whole``, both as (what, with what).

    ``row`` names it in the table of a contest, ``column`` in the ladder.
    """

    row: str
    column: str
    part: tuple[str, str]
    whole: tuple[str, str]


class Folly(NamedTuple):
    """A thing that good players do seldom, or keep: how often there was a ``part`` in so many of ``whole``.

    Without a ``whole`` it counts by the hundred hands of a seat. ``row`` names it in the table of a contest, ``column``
    in the ladder.
    """

    row: str
    column: str
    part: str
    whole: str = ""


Foolish: TypeAlias = Iterator[tuple[Seat, str, int]]
"""What follies and their wholes a seat has in a hand: seat, which, how often."""


class PotNames(NamedTuple):
    """What is written about the pot: the report's ``key`` and the words for A's advantage without it, and with it."""

    key: str
    row: str
    column: str
    included: str


def evening_begins(variant: Variant, dealer: Seat, draw: Draw) -> Owned:
    """What lies on the table in an evening's first hand."""
    return variant.carry.own(variant.carry.begin(dealer).carry)


def nothing(table: Table) -> Found:
    """Nothing but how the hand ended."""
    return iter(())


def no_follies(state: State) -> Foolish:
    """None that anybody has described."""
    return iter(())


@dataclass(frozen=True, slots=True)
class Measure:
    """How a game is measured.

    ``lying`` gives the table's own value before a deal, drawn as evenings have it; ``count`` what is counted in a
    finished hand besides its outcome. ``blame`` finds in a finished hand, which lies open, what ``follies`` tell of.
    ``pot`` is None for a game without a pot.
    """

    lying: Callable[[Variant, Seat, Draw], Owned] = evening_begins
    count: Callable[[Table], Found] = nothing
    averages: tuple[Average, ...] = ()
    pot: PotNames | None = None
    blame: Callable[[State], Foolish] = no_follies
    follies: Sequence[Folly] = ()
