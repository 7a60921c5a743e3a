"""A finished hand from the side of one of the players: the sides as seen from there, the cards and their tricks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine import Card, HandOver, Line, Seat, Settlement, Table, Trick
from tarokgui.wording.cards import listed
from tarokgui.wording.translator import Translator


class Item(NamedTuple):
    """The words for an item of the settlement: the ``events`` behind one of its lines, in sentences.

    ``by`` is the side that undertakes it if it was not announced; None for the side that gained by it.
    """

    events: Callable[[FinishedHand, Line], list[str]]
    by: Callable[[FinishedHand], tuple[Seat, ...]] | None = None


def _nothing(hand: FinishedHand, line: Line) -> list[str]:
    return []


UNTOLD: Final = Item(_nothing)
"""An item whose line says all."""


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """The *table* of a hand that is over, its *final* event, and the seat *human* that is addressed as "you".

    *name* gives the name of a seat; *items* are those items of the settlement that only this game has.
    """

    tr: Translator
    table: Table
    final: HandOver
    human: Seat
    name: Callable[[Seat], str]
    items: Mapping[str, Item] = field(default_factory=dict)

    @property
    def done(self) -> Settlement:
        """The settlement."""
        return self.final.settlement

    @property
    def mine(self) -> tuple[Seat, ...]:
        """The seats of the person's side, the person first; only the person in a hand without a declarer; the
        declarer's side where the person looks on."""
        ours, theirs = self._sides()
        if self.looks_on:
            return ours
        side = ours if self.human in ours else theirs
        return (self.human, *(seat for seat in side if seat != self.human))

    @property
    def theirs(self) -> tuple[Seat, ...]:
        """The seats against the person's side; none in a hand without a declarer."""
        ours, theirs = self._sides()
        return theirs if self.human in ours or self.looks_on else ours

    def _sides(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        ours = self.done.declarers
        if not ours:
            return (self.human,), ()
        return ours, tuple(seat for seat in self.table.in_turn(ours[0]) if seat not in ours)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats against the declarer's side."""
        return self._sides()[1]

    @property
    def looks_on(self) -> bool:
        """True if the person has sat this hand out and is on neither side."""
        return self.table.sits_out(self.human)

    @property
    def declares(self) -> bool:
        """True if the person is on the declarer's side."""
        return self.human in self.done.declarers

    def own(self, line: Line) -> int:
        """The value of a line to the person's side; unchanged if it belongs to single seats, if it is only scored and
        not paid, or if the person is on no side."""
        pays = line in self.done.side_lines and bool(line.against)
        return -line.value if pays and not self.declares and not self.looks_on else line.value

    @property
    def worth(self) -> int:
        """The sum of all lines of the sides for the person's side, before the stake."""
        return sum(self.own(line) for line in self.done.side_lines)

    def team(self, seats: tuple[Seat, ...]) -> str:
        """Names as those of one side in a sentence: "You and Toader"."""
        return listed(self.tr, [self.name(seat) for seat in seats])

    def side_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The whole side that a seat belongs to."""
        return self.mine if seat in self.mine else self.theirs

    # The play ----------------------------------------------------------------------------------------------------

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks in turn."""
        return self.table.play.tricks

    def where(self, card: Card) -> tuple[int, Seat, Seat] | None:
        """The trick in which a card fell, from 1, its player and the winner of the trick; None if it was not played."""
        for number, trick in enumerate(self.tricks, 1):
            if card in trick.cards:
                player = self.table.in_turn(trick.leader)[trick.cards.index(card)]
                return number, player, trick.winner
        return None

    def first_lost(self, side: tuple[Seat, ...]) -> tuple[int, Seat] | None:
        """The first trick, from 1, that a side did not win, and its winner; None if it won them all."""
        for number, trick in enumerate(self.tricks, 1):
            if trick.winner not in side:
                return number, trick.winner
        return None
