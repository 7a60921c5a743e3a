"""The course of a hand: from one phase to the next."""

from __future__ import annotations

from .cards import CardSet
from .events import Dealt, Event, HandDeclared, HandShown
from .hidden import Hidden
from .seats import Seat
from .state import State, Table


class Quiet:
    """A phase that begins without an event."""

    __slots__ = ()

    def opening(self, state: State) -> tuple[Hidden, tuple[Event, ...]]:
        """No events."""
        return state.hidden, ()

    def fold_trick(self, table: Table) -> Table:
        """The table once a trick has been taken; tricks occur only in the play."""
        return table

    def fold_told(self, table: Table, event: HandDeclared) -> Table:
        """The table once a rule has made a seat declare a fact about its hand; most phases have no such rule."""
        return table


def asked_aside(table: Table, hands: tuple[CardSet, ...]) -> tuple[Seat, ...]:
    """The seats whose hands bring up the variant's question, forehand first."""
    question = table.variant.question
    if question is None:
        return ()
    return tuple(seat for seat in table.in_turn(table.forehand) if question.asks(hands[seat]))


def asked_at_deal(table: Table, hands: tuple[CardSet, ...]) -> tuple[Seat, ...]:
    """The seats among them that are asked right after the deal."""
    question = table.variant.question
    return asked_aside(table, hands) if question is not None and question.at_deal else ()


def laid_out(table: Table, hands: tuple[CardSet, ...]) -> tuple[Event, ...]:
    """The deal, and the hands that are shown at once because they may not be played (S31)."""
    needed = table.variant.needed
    void = tuple(seat for seat in table.in_turn(table.forehand) if needed and not hands[seat] & needed)
    return Dealt(hands), *(HandShown(seat, hands[seat]) for seat in void)


def advance(table: Table) -> Table:
    """The table at the start of the hand's next phase; past the last one the hand is played out."""
    course = table.variant.course
    for stage in range(table.stage + 1, len(course)):
        begun = course[stage].begin(table._replace(stage=stage))
        if begun is not None:
            return begun
    return finish(table)


def finish(table: Table) -> Table:
    """The table at the end of a hand."""
    return table._replace(stage=len(table.variant.course), actor=None)
