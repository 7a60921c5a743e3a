"""What a hand comes to: the lines, the payments and the pool, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from .seats import Seat


class Outcome(StrEnum):
    """How a hand ended."""

    PLAYED = "played"
    SURRENDER = "surrender"
    MICHI = "michi-michi"
    PASSED_OUT = "passed-out"
    THROWN_IN = "thrown-in"


@dataclass(frozen=True, slots=True)
class Line:
    """One item of the settlement: game points a pairing from the declarer's side's view, before the stake."""

    item: str
    value: int
    announced: bool = False


@dataclass(frozen=True, slots=True)
class Settlement:
    """The whole settlement of one hand.

    ``points`` are the card points of the declarer's side and of the opponents; ``payments`` what each seat gets from
    the other players, ``pool_payments`` what it takes out of (+) or pays into (−) the pool; ``pool`` is what lies there
    afterwards and ``radler`` how many double hands this one adds. ``declarer``, ``contract`` and ``level`` are None
    where nobody was declarer, ``points`` where nothing was counted.
    """

    outcome: Outcome
    payments: tuple[int, ...]
    pool_payments: tuple[int, ...]
    pool: int
    radler: int = 0
    declarer: Seat | None = None
    partner: Seat | None = None
    contract: str | None = None
    level: int | None = None
    points: tuple[int, int] | None = None
    lines: tuple[Line, ...] = ()
