"""Running a kernel search in small steps, so that the caller can go on with other things or stop it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Protocol

from engine import Action, View

from .odds import Odds
from .player import Decision, Reason
from .weighing import ranked

Reasons = Mapping[Action, tuple[Reason, ...]]
"""The reasons that the rules of thumb have for each action."""


@dataclass(frozen=True, slots=True)
class Effort:
    """A player's effort for a search, and its sources.

    ``nodes`` bounds the hands simulated for one decision, ``deals`` the deals they are spread over; ``batch`` nodes are
    done between two yields. ``reads`` hears the convention (R87), ``infers`` weighs deals by the cards played so far.
    ``fine`` simulates hands by the better rules of thumb if a game has two kinds of them. A race of choices may cost
    ``race`` times as much, for most are over long before; without ``drops`` it looks at all of them to the end.
    """

    nodes: int
    deals: int
    batch: int = 40
    reads: bool = True
    infers: bool = True
    fine: bool = True
    race: int = 32
    drops: bool = True
    odds: Odds = field(default_factory=Odds)


def reasons_of(decision: Decision) -> Reasons:
    """A decision's reasons for each action that was weighed."""
    return {candidate.action: candidate.reasons for candidate in decision.ranked}


class Search(Protocol):
    """A search of the kernel: for each deal one value for each choice, and a weight."""

    values: list[float]
    weights: list[float]

    @property
    def nodes(self) -> int:
        """The number of hands it has simulated."""

    def run(self, deals: int) -> bool:
        """Run so many deals more; False if the facts admit none."""


def run_search(
    search: Search,
    actions: Sequence[Action],
    effort: Effort,
    reasons: Reasons,
    favour: Mapping[Action, float] | None = None,
) -> Iterator[Decision]:
    """Better and better decisions; at least one, the last when the effort is spent.

    Raises:
        ValueError: no deal fits the seat's knowledge, which is a fault in the beliefs.
    """
    deals = min(effort.deals, max(effort.nodes // len(actions), 1))
    step = max(effort.batch // len(actions), 1)
    done, due = 0, 0
    decision: Decision | None = None
    while done < deals:
        now = min(step, deals - done)
        if not search.run(now):
            raise ValueError(done)
        done += now
        if decision is None or done >= due or done == deals:  # ranking also takes time: at doubled numbers of deals
            decision, due = ranked(actions, search.values, search.weights, reasons, search.nodes, favour), 2 * done
        yield decision


def seed_for(seed: str, view: View) -> int:
    """A number that depends only on the player's seed and on the view."""
    table = view.table
    seen = (table.dealer, *table.own, table.stage, table.level, view.seat, view.hand, view.looked)
    told = (table.auction, table.called, table.talon, table.face_up, table.speech, table.play)
    return int.from_bytes(blake2b(repr((seed, seen, told)).encode(), digest_size=6).digest(), "big")
