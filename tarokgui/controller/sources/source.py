"""The protocol of a source: the position, the reason against an action, playing it, going elsewhere.

A table does not know which source it shows. A source refuses an act that it cannot do, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine import Action, Event, FirstDeal, Objection, Seat, View
from tarokgui.controller.intents import Intent
from tarokgui.controller.messages import Unable
from tarokgui.controller.position import Jump, People, TablePosition


class Opponents(Protocol):
    """The others of a table that goes on by itself. They think beside the window, ahead of their turn."""

    coming: tuple[Seat, Action] | None
    """The seat that has decided last, and its action; not shown before it is done."""

    def consult(self) -> None:
        """Have them think about their next decision, each once; do nothing if the person is to decide."""

    @property
    def ready(self) -> bool:
        """True if the one to act has decided, as far as the last look showed."""

    def look(self) -> bool:
        """Look for the decision of the one to act; true if it has decided."""

    def take(self) -> Action | None:
        """The decision, to be done now; None if there is none, or it was taken already."""

    def forget(self) -> None:
        """Drop all questions: the table is at another moment."""

    def close(self) -> None:
        """Let them stop thinking."""


class TableSource(Protocol):
    """The owner of the hand behind a table.

    It gives all that happens to ``report``, as intents: `Decided`, `Left`, `Arrived`, `Saving`.
    """

    report: Callable[[Intent], None]

    @property
    def position(self) -> TablePosition:
        """The present position."""

    @property
    def people(self) -> People:
        """The people at the table."""

    @property
    def opening(self) -> View:
        """The view of the seat before anything has happened in the hand."""

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that the seat has seen in the hand up to the position, in order."""

    @property
    def drawn(self) -> FirstDeal | None:
        """The draw for the first dealer, if it is shown before the hand (R8)."""

    @property
    def opponents(self) -> Opponents | None:
        """The others, if they play on by themselves; None if not."""

    def refuse(self, action: Action) -> Objection | Unable | None:
        """The reason against the action now; None if it can be played."""

    def play(self, action: Action) -> None:
        """Play the action of the seat whose turn it is; it is reported once it is done.

        Raises:
            IllegalAction: the rules forbid it.
        """

    def rewind(self, way: Jump) -> Unable | None:
        """Take back the last decision of the person, do it again, or begin the hand again; the reason if it cannot,
        else None.

        It is reported as `Rewound` once it is done, or if there was nothing to do.
        """

    def go(self, index: int) -> Unable | None:
        """Have the table go to the place before the action of that index, which is reported; the reason if it
        cannot."""
