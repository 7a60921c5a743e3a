"""The protocols of a phase of a hand, and of a question asked aside.

Both are asked about the values of `state`: a ``Table``, the ``Hidden`` cards, a ``State``, a ``View``. A table knows
its game and a game its phases; here those values are parameters, so that this file need not know them in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from .actions import Action
from .cards import CardSet
from .events import Acted, Event, HandDeclared
from .objections import Objection
from .seats import Seat

TableT = TypeVar("TableT")
HiddenT = TypeVar("HiddenT", covariant=True)
StateT = TypeVar("StateT", contravariant=True)
ViewT = TypeVar("ViewT", contravariant=True)


class Phase(Protocol[TableT, HiddenT, StateT, ViewT]):
    """One phase of a hand. Each keeps its own rules in its fields and asks only for things that the actor may know.

    ``begin`` opens the phase on the table, or gives None if this hand skips it. ``legal`` and ``objection`` answer from
    a view; ``act`` turns a legal action into events and the new secrets; ``fold`` lets the table take in an ``Acted``
    event, from public facts alone.
    """

    @property
    def kind(self) -> str:
        """The kind of decision, the key of everything outside the engine."""

    @property
    def key(self) -> str:
        """The phase's name, unique in a course."""

    def begin(self, table: TableT) -> TableT | None:
        """The table at the start of the phase; None to skip it."""

    def opening(self, state: StateT) -> tuple[HiddenT, tuple[Event, ...]]:
        """The engine's own events as the phase begins, such as the first look at the talon."""

    def legal(self, view: ViewT) -> Sequence[Action]:
        """Every legal action of the seat to act, in a fixed order."""

    def objection(self, view: ViewT, action: Action) -> Objection | None:
        """The reason for refusing the action, None if it is legal."""

    def act(self, state: StateT, seat: Seat, action: Action) -> tuple[HiddenT, tuple[Event, ...]]:
        """The new secrets and the events of a legal action."""

    def fold(self, table: TableT, event: Acted) -> TableT:
        """The table after a public action."""

    def fold_trick(self, table: TableT) -> TableT:
        """The table once a trick has been taken."""

    def fold_told(self, table: TableT, event: HandDeclared) -> TableT:
        """The table once a rule has made a seat declare a fact about its hand."""


class Question(Protocol[TableT, ViewT]):
    """A question about their hand that single seats are asked, one after the other, unnoticed by the others.

    ``at_deal``: the seats are asked right after the deal; else a phase decides the moment.
    """

    @property
    def at_deal(self) -> bool:
        """True if it is asked at the deal."""

    @property
    def kind(self) -> str:
        """The kind of decision."""

    def asks(self, hand: CardSet) -> bool:
        """True if a seat with that hand is asked."""

    def legal(self, view: ViewT) -> Sequence[Action]:
        """Every answer, in a fixed order."""

    def objection(self, view: ViewT, action: Action) -> Objection | None:
        """The reason for refusing the action as an answer, None if it is one."""

    def heard(self, action: Action) -> bool:
        """True if the answer is public; no other seat is asked then."""

    def fold(self, table: TableT, event: Acted) -> TableT:
        """The table after a public answer."""
