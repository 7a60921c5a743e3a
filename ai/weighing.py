"""From values in many deals to ranked candidates: means, and the certainty of the distances between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from engine import Action

from .player import Candidate, Decision, Reason


def ranked(
    actions: Sequence[Action],
    values: Sequence[float],
    weights: Sequence[float],
    reasons: Mapping[Action, tuple[Reason, ...]],
    nodes: int,
    favour: Mapping[Action, float] | None = None,
) -> Decision:
    """The decision for actions that were valued in the same deals.

    ``values`` holds deal after deal one value for each action, ``weights`` one for each deal. ``favour`` breaks near
    ties: game points added for the order only. A candidate's error is the standard error of its distance
    from the best one, the best one's that of the distance to the second.
    """
    count = len(actions)
    total = sum(weights)
    rows = [values[at::count] for at in range(count)]
    means = [sum(map(_product, row, weights)) / total for row in rows]
    liked = [mean + (favour or {}).get(action, 0.0) for action, mean in zip(actions, means, strict=True)]
    order = sorted(range(count), key=lambda at: (-liked[at], at))
    best = order[0]
    found = []
    for at in order:
        other = best if at != best else order[1] if count > 1 else best
        error = _distance_error(rows[at], rows[other], weights, total)
        found.append(Candidate(actions[at], means[at], reasons.get(actions[at], ()), error, liked[at] - means[at]))
    return Decision(actions[best], tuple(found), nodes)


def _product(one: float, other: float) -> float:
    return one * other


def _distance_error(one: Sequence[float], other: Sequence[float], weights: Sequence[float], total: float) -> float:
    """The standard error of the weighted mean of the differences of two rows."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(map(_product, differences, weights)) / total
    spread = sum(weight * weight * (each - mean) ** 2 for each, weight in zip(differences, weights, strict=True))
    return sqrt(spread) / total
