"""The answer of a bot's judgement of a kind of decision, and the request to a search."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine import View

from .habits import Habits
from .player import Candidate, Decision
from .searching import Effort

Judge: TypeAlias = Callable[[str, View, Habits], list[Candidate]]
"""The candidates of a decision, by rules of thumb: from the player's seed, the view, and the player's habits."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The request to a search: its effort, its seed, the decision of the rules of thumb, and the player's habits."""

    effort: Effort
    seed: int
    rules: Decision
    habits: Habits


Search: TypeAlias = Callable[[View, Ask], Iterator[Decision]]
"""Better and better decisions for a view; at least one, the last when the effort is spent."""
