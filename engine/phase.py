"""What a phase of a hand must answer, and what a question that is asked aside.

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
    """One phase of a hand. Each keeps its own rules in its fields and asks only for what the actor may know.

    ``begin`` opens the phase on the table, or gives None if this hand skips it. ``legal`` and ``objection`` answer from
    a view; ``act`` turns a legal action into events and the new secrets; ``fold`` lets the table take in an ``Acted``
    event, from public facts alone.
    """

    @property
    def kind(self) -> str:
        """What sort of decision it is: everything outside the engine goes by it."""

    @property
    def key(self) -> str:
        """The phase's name, unique in a course."""

    def begin(self, table: TableT) -> TableT | None:
        """The table at the start of the phase; None to skip it."""

    def opening(self, state: StateT) -> tuple[HiddenT, tuple[Event, ...]]:
        """What the engine itself brings about as the phase begins, such as the first look at the talon."""

    def legal(self, view: ViewT) -> Sequence[Action]:
        """Every legal action of the seat whose turn it is, in a fixed order."""

    def objection(self, view: ViewT, action: Action) -> Objection | None:
        """Why the action is refused, None if it is legal."""

    def act(self, state: StateT, seat: Seat, action: Action) -> tuple[HiddenT, tuple[Event, ...]]:
        """What a legal action brings about."""

    def fold(self, table: TableT, event: Acted) -> TableT:
        """The table after a public action."""

    def fold_trick(self, table: TableT) -> TableT:
        """The table once a trick has been taken."""

    def fold_told(self, table: TableT, event: HandDeclared) -> TableT:
        """The table once a rule has made a seat tell everybody something."""


class Question(Protocol[TableT, ViewT]):
    """What a game asks single seats about their hand, one after the other, while nobody else notices.

    ``at_deal``: the seats are asked as soon as the cards lie dealt; else a phase says when.
    """

    @property
    def at_deal(self) -> bool:
        """Whether it is asked at the deal."""

    @property
    def kind(self) -> str:
        """What sort of decision it is."""

    def asks(self, hand: CardSet) -> bool:
        """Whether a seat with that hand is asked."""

    def legal(self, view: ViewT) -> Sequence[Action]:
        """Every answer, in a fixed order."""

    def objection(self, view: ViewT, action: Action) -> Objection | None:
        """Why the action is no answer, None if it is one."""

    def heard(self, action: Action) -> bool:
        """Whether everybody hears that answer; nobody else is asked then."""

    def fold(self, table: TableT, event: Acted) -> TableT:
        """The table after an answer that everybody hears."""
