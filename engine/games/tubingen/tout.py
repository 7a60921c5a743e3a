"""The little tout: asking for it and answering (U17, UA14, UA15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Keep
from engine.cards import SKIZ, TAROACE, CardSet
from engine.course import Quiet, advance, finish
from engine.events import Acted, Event
from engine.games.tubingen.actions import ACCEPT, ASK_TOUT, DECLINE
from engine.games.tubingen.contracts import TOUT
from engine.hidden import Hidden
from engine.objections import Objection, not_now
from engine.pack import Pack
from engine.seats import Seat
from engine.sides import two_sides
from engine.state import State, Table, View

SKI: Final[CardSet] = 1 << SKIZ
TAROCKS: Final[CardSet] = TAROACE & ~SKI
"""The taroks 1 to 21; the Ski is not one of them."""

MOST_TAROCKS: Final = 7
KEEP: Final = Keep()
_QUESTION: Final[tuple[Action, ...]] = (ASK_TOUT, KEEP)
_ANSWERS: Final[tuple[Action, ...]] = (ACCEPT, DECLINE)

ANSWERING: Final = "tout-answer"


def is_empty(pack: Pack, cards: CardSet) -> bool:
    """True if each of the cards is worth ½."""
    return pack.value(cards) == cards.bit_count()


@dataclass(frozen=True, slots=True)
class ToutQuestion:
    """A seat whose cards are all worth ½, with at most seven taroks, may ask if another player wants a little tout."""

    pack: Pack
    kind: str = "ask-tout"
    at_deal: bool = False

    def asks(self, hand: CardSet) -> bool:
        """U17: True for such a hand, seen after the dealer's discard (UA15)."""
        return tarock_count(hand) <= MOST_TAROCKS and is_empty(self.pack, hand)

    def legal(self, view: View) -> Sequence[Action]:
        """Ask, or keep the hand."""
        return _QUESTION

    def objection(self, view: View, action: Action) -> Objection | None:
        """U17: one of the two."""
        return None if action in _QUESTION else not_now(self.kind, "U17")

    def heard(self, action: Action) -> bool:
        """True for asking; keeping the hand is not public."""
        return action == ASK_TOUT

    def fold(self, table: Table, event: Acted) -> Table:
        """The others answer, in place of the auction."""
        asked = table._replace(own=table.own._replace(asker=event.seat), stage=table.variant.phase(ANSWERING))
        return asked._replace(actor=answering(asked)[0])


def answering(table: Table) -> tuple[Seat, ...]:
    """The three seats that are asked if they want the tout, forehand first (UA14)."""
    return tuple(seat for seat in table.in_turn(table.forehand) if seat != table.own.asker)


@dataclass(frozen=True, slots=True)
class ToutAnswerPhase(Quiet):
    """The first seat to accept plays the tout; if all decline, the cards are thrown in."""

    kind: str = ANSWERING
    key: str = ANSWERING

    def begin(self, table: Table) -> Table | None:
        """Never in its turn: the question leads here."""
        return None

    def legal(self, view: View) -> Sequence[Action]:
        """Accept or decline."""
        return _ANSWERS

    def objection(self, view: View, action: Action) -> Objection | None:
        """U17: one of the two."""
        return None if action in _ANSWERS else not_now(self.kind, "U17")

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every answer public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """UA14: one against three; after three refusals the same dealer deals again."""
        seat = event.seat
        if event.action == ACCEPT:
            return advance(table._replace(contract=TOUT, declarer=seat, level=1, sides=two_sides(table, (seat,))))
        order = answering(table)
        place = order.index(seat) + 1
        return table._replace(actor=order[place]) if place < len(order) else finish(table)


def tarock_count(hand: CardSet) -> int:
    """The number of taroks in a hand, the Ski not counted."""
    return (hand & TAROCKS).bit_count()
