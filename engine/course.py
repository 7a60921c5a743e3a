"""The course of a hand: from one phase to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import Hidden, State, Table

if TYPE_CHECKING:
    from .events import Event


class Quiet:
    """A phase that begins with nobody doing anything."""

    __slots__ = ()

    def opening(self, state: State) -> tuple[Hidden, tuple[Event, ...]]:
        """Nothing happens of itself."""
        return state.hidden, ()


def advance(table: Table) -> Table:
    """The table at the start of the next phase that this hand has; past the last one the hand is played out."""
    course = table.variant.course
    for stage in range(table.stage + 1, len(course)):
        begun = course[stage].begin(table._replace(stage=stage))
        if begun is not None:
            return begun
    return finish(table)


def finish(table: Table) -> Table:
    """The table when nothing more is to be done in this hand."""
    return table._replace(stage=len(table.variant.course), actor=None)
