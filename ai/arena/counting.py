"""The counts of a hand for the bots: its end, and the game's own counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ai.games import measure_of
from engine import State

Counts = Counter[tuple[str, str]]
"""The number of times for each event of a bot: (event, detail), such as ``("hands", "played")``."""


def count(state: State, counts: Sequence[Counts]) -> None:
    """Add the facts of a finished hand; ``counts`` by seat."""
    table = state.table
    if table.settlement is None:
        raise ValueError("the hand is not over")
    for own in counts:
        own["hands", str(table.settlement.outcome)] += 1
    if table.thrown_in_by is not None:
        counts[table.thrown_in_by]["hands", "threw in"] += 1
    for seat, what, which, times in measure_of(table.variant.key).count(table):
        counts[seat][what, which] += times
