"""A race of choices on common deals: the certainly worse drop out, until one is left or the effort is spent."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Protocol

from engine import Action

from .player import Candidate, Decision
from .searching import Effort, Reasons, Search

FIRST: Final = 120
"""After so many deals the field is looked over for the first time …"""

GROWTH: Final = 1.4
"""… and then each time the deals have grown so much."""

SURE: Final = 3.0
"""The standard errors that make a difference certain; it is looked at several times."""

EVEN: Final = 0.005
"""Game points: a choice that is certain not to be better by that need not go on."""


class Racing(Search, Protocol):
    """A search that leaves out the choices with 0 in ``alive``."""

    alive: list[int]


@dataclass
class Runner:
    """One choice: its values, and the sums of its distances from the leader when the field was last looked over."""

    deals: int = 0
    mean: float = 0.0
    distance: float = 0.0
    error: float = 0.0


def race(
    search: Racing,
    actions: Sequence[Action],
    effort: Effort,
    reasons: Reasons,
    favour: Callable[[], Mapping[Action, float]],
) -> Iterator[Decision]:
    """Better and better decisions; at least one, the last when the race is over or the effort is spent.

    ``favour`` gives, whenever the field is looked over, the additions to the value of each action for the order.

    Raises:
        ValueError: no deal fits the seat's knowledge, which is a fault in the beliefs.
    """
    runners = [Runner() for _ in actions]
    done, due, running = 0, FIRST, len(actions)
    decision: Decision | None = None
    while running > 1 and done < effort.deals and (not done or search.nodes < effort.nodes):
        now = min(max(effort.batch // running, 1), due - done, effort.deals - done)
        if not search.run(now):
            raise ValueError(done)
        done += now
        spent = search.nodes >= effort.nodes or done == effort.deals
        if decision is None or done == due or spent:
            favours = favour()
            decision = _looked_over(search, runners, actions, reasons, favours, done)
            if done == due:
                if effort.drops:
                    running = _drop(search, runners, actions, favours)
                due = round(GROWTH * done)
        yield decision


def _looked_over(
    search: Racing,
    runners: Sequence[Runner],
    actions: Sequence[Action],
    reasons: Reasons,
    favours: Mapping[Action, float],
    done: int,
) -> Decision:
    """The ranking now, with distances.

    A choice that has dropped out keeps its distance from the leader of that time.
    """
    count, weights = len(actions), search.weights
    total = sum(weights)
    rows = {at: search.values[at::count] for at in range(count) if search.alive[at]}
    for at, row in rows.items():
        runners[at].mean = sum(value * weight for value, weight in zip(row, weights, strict=True)) / total
        runners[at].deals = done
    order = sorted(rows, key=lambda at: (-runners[at].mean - favours.get(actions[at], 0.0), at))
    best = order[0]
    for at, row in rows.items():
        other = best if at != best else order[1] if len(order) > 1 else best
        runners[at].distance = runners[at].mean - runners[other].mean
        runners[at].error = _error(row, rows[other], runners[at].distance, weights, total)
    for runner in runners:
        if runner.deals < done:
            runner.mean = runners[best].mean + runner.distance
    ranking = sorted(range(count), key=lambda at: (at != best, -runners[at].mean - favours.get(actions[at], 0.0), at))
    found = []
    for at in ranking:
        action, runner = actions[at], runners[at]
        why, favour = reasons.get(action, ()), favours.get(action, 0.0)
        found.append(Candidate(action, runner.mean, why, runner.error, favour))
    return Decision(actions[best], tuple(found), search.nodes)


def _drop(search: Racing, runners: Sequence[Runner], actions: Sequence[Action], favours: Mapping[Action, float]) -> int:
    """Stop the choices that are certain to be no better than the leader; return the number of the others."""
    alive = [at for at in range(len(actions)) if search.alive[at]]
    best = max(alive, key=lambda at: (runners[at].mean + favours.get(actions[at], 0.0), -at))
    lead = favours.get(actions[best], 0.0)
    for at in alive:
        behind = runners[at].distance + favours.get(actions[at], 0.0) - lead
        if at != best and behind + SURE * runners[at].error < EVEN:
            search.alive[at] = 0
    return sum(search.alive)


def _error(
    one: Sequence[float], other: Sequence[float], distance: float, weights: Sequence[float], total: float
) -> float:
    """The standard error of the weighted mean of the differences of two rows."""
    square = sum((weight * (a - b - distance)) ** 2 for a, b, weight in zip(one, other, weights, strict=True))
    return sqrt(square) / total
