"""Measured figures of the people to play with: the numbers that ``benchmarks/characters.py`` writes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from tarokgui.storage import resources


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one person.

    ``mean`` ± ``spread`` (95%) are game points a hand as one among three *steady* players, each of ``deals`` deals
    played from all seats. ``own`` counts the times that the person followed the habit, and the occasions; ``others``
    the same of a player of the same ``level`` without habits.
    """

    level: str
    deals: int
    mean: float
    spread: float
    habit: str
    own: tuple[int, int]
    others: tuple[int, int]

    @property
    def own_percent(self) -> float:
        """The frequency of the habit, of 100 times."""
        return 100 * self.own[0] / self.own[1]

    @property
    def others_percent(self) -> float:
        """Its frequency in others, of 100 times."""
        return 100 * self.others[0] / self.others[1]


@lru_cache
def figures() -> Mapping[str, Figures]:
    """The figures by the person's id; read at the first call.

    Raises:
        ValueError: the file is damaged.
    """
    import tomllib

    return {id: _figures(row) for id, row in tomllib.loads(resources.figures()).items()}


@lru_cache
def figures_of(id: str) -> Figures | None:
    """The figures of one person; None if the file is missing or damaged, since they are not needed to play."""
    try:
        return figures()[id]
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None


def _figures(row: Mapping[str, object]) -> Figures:
    deals, mean, spread = row.get("deals"), row.get("mean"), row.get("spread")
    if type(deals) is not int or not isinstance(mean, float | int) or not isinstance(spread, float | int):
        raise ValueError(f"damaged figures: {row}")
    return Figures(
        str(row["level"]), deals, float(mean), float(spread), str(row["habit"]), _pair(row["own"]), _pair(row["others"])
    )


def _pair(value: object) -> tuple[int, int]:
    match value:
        case [int(times), int(of)] if 0 <= times <= of and of:
            return times, of
    raise ValueError(f"damaged figures: {value}")
