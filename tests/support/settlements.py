"""Settlements of the Romanian games made by hand."""

from __future__ import annotations

from typing import Any

from engine import Settlement
from engine.games.romanian.outcomes import Paid, RomanianOutcome


def settled(
    outcome: RomanianOutcome,
    payments: tuple[int, ...],
    moved: tuple[int, ...],
    pool: int,
    radler: int = 0,
    **known: Any,
) -> Settlement:
    """A settlement with those payments, the moves and the final state of the pool, and double hands to come."""
    scores = tuple(paid + pot for paid, pot in zip(payments, moved, strict=True))
    return Settlement(outcome, scores, pot=pool, doubles=radler, own=Paid(payments, moved), **known)
