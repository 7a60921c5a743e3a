"""A variant: the rows and small functions that make one game of the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from .actions import Action
from .cards import CardSet
from .contracts import Contract
from .pack import Pack
from .seats import Seat
from .settlement import Settlement

if TYPE_CHECKING:
    from .events import Acted, Event
    from .objections import Objection
    from .state import Hidden, State, Table, View


class Phase(Protocol):
    """One phase of a hand. Each keeps its own rules in its fields and asks only for what the actor may know.

    ``begin`` opens the phase on the table, or gives None if this hand skips it. ``legal`` and ``objection`` answer from
    a view; ``act`` turns a legal action into events and the new secrets; ``fold`` lets the table take in an ``Acted``
    event, from public facts alone.
    """

    @property
    def key(self) -> str:
        """The phase's name, unique in a course."""

    def begin(self, table: Table) -> Table | None:
        """The table at the start of the phase; None to skip it."""

    def opening(self, state: State) -> tuple[Hidden, tuple[Event, ...]]:
        """What the engine itself brings about as the phase begins, such as the first look at the talon."""

    def legal(self, view: View) -> Sequence[Action]:
        """Every legal action of the seat whose turn it is, in a fixed order."""

    def objection(self, view: View, action: Action) -> Objection | None:
        """Why the action is not legal, None if it is."""

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """What a legal action brings about."""

    def fold(self, table: Table, event: Acted) -> Table:
        """The table after a public action."""


@dataclass(frozen=True, slots=True)
class MatchRules:
    """What carries over from hand to hand: the pool's contributions and the double hands (R11, R12, A32).

    ``limit`` is the most that may lie in the pool, 0 for any number.
    """

    pool: bool = True
    limit: int = 0
    entry: int = 1
    dealer_entry: int = 1
    doubled_stake: int = 2


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """One game with its house rules applied; the key and the house rules are what makes two of them the same.

    ``course`` are the phases in their order; ``contracts`` the rows of the ladder by rising rank; ``may_throw_in``
    tells whether a dealt hand may be thrown in; ``settle`` turns a finished hand into its settlement;
    ``announced_value`` tells what a bonus is worth in a contract if it is announced (R104).
    """

    key: str
    players: int
    pack: Pack
    hand_size: int
    talon_size: int
    contracts: tuple[Contract, ...]
    course: tuple[Phase, ...]
    may_throw_in: Callable[[CardSet], bool]
    settle: Callable[[State], Settlement]
    announced_value: Callable[[str, Contract], int]
    match: MatchRules
    options: Mapping[str, bool | int | str]

    def contract(self, key: str) -> Contract | None:
        """The row of that key, None if this table does not play it."""
        return next((row for row in self.contracts if row.key == key), None)

    def phase(self, key: str) -> int:
        """The place of a phase in the course.

        Raises:
            ValueError: the course has no such phase.
        """
        return [phase.key for phase in self.course].index(key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Variant) and (self.key, self.options) == (other.key, other.options)

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted(self.options.items(), key=lambda option: option[0]))))

    def __reduce__(self) -> tuple[object, ...]:
        from .variants import variant_for  # the registry stands above this module

        return variant_for, (self.key, self.options)
