"""A bot: it is shown a view and answers with a decision and its reasons."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from engine import Action, View


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for or against an action: a key with data, never a sentence.

    ``params`` hold card names, seats, numbers and item keys; ``weight`` is the importance of the reason.
    """

    key: str
    params: Mapping[str, object] = field(default_factory=dict)
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """One action that was weighed, its worth (more is better), and the reasons.

    With an ``error``, the standard error of the worth, both are game points that the seat expects to win or lose by the
    end of the hand; without one the worth is in the bot's own units and only its order has a meaning. ``favour`` is
    the addition to the worth for the order only.
    """

    action: Action
    value: float
    reasons: tuple[Reason, ...] = ()
    error: float | None = None
    favour: float = 0.0


@dataclass(frozen=True, slots=True)
class Decision:
    """The bot's choice now, and every action that it weighed, best first.

    ``nodes`` counts the hands that were simulated to find it, 0 without a search.
    """

    action: Action
    ranked: tuple[Candidate, ...]
    nodes: int = 0

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons for the chosen action."""
        return next((candidate.reasons for candidate in self.ranked if candidate.action == self.action), ())


class Player(Protocol):
    """A bot. It keeps no memory between decisions: its whole knowledge is in the view."""

    def think(self, view: View) -> Iterator[Decision]:
        """Better and better decisions for the seat of the view, which must be to act; at least one.

        A player that thinks for long yields every few milliseconds, also the same decision again: in between the window
        may go first, and a question that is no longer asked is dropped.
        """


def decide(player: Player, view: View) -> Decision:
    """The player's last and best decision.

    Raises:
        ValueError: the player had none, which is a fault in the player.
    """
    decisions = deque(player.think(view), maxlen=1)
    if not decisions:
        raise ValueError("a player must decide")
    return decisions[0]
