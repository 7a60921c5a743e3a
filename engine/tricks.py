"""The law of the tricks: playable cards, winner, leader, extra cards of a trick, and the end of the hand."""

from __future__ import annotations

from typing import ClassVar

from .cards import SUIT_CARDS, SUIT_LETTERS, SUIT_OF, TAROACE, Card, CardSet, Suit, names
from .objections import Objection, Refusal
from .seats import Seat, Side
from .state import State, Table


def must_follow(hand: CardSet, trick: tuple[Card, ...]) -> CardSet:
    """R84: the suit led, else a tarok, else any card; no duty to beat."""
    if not trick:
        return hand
    return hand & SUIT_CARDS[SUIT_OF[trick[0]]] or hand & TAROACE or hand


def highest_wins(trick: tuple[Card, ...]) -> int:
    """R85, R86: the place in the trick of the highest tarok, else of the highest card of the suit led."""
    best = trick[0]
    place = 0
    for position in range(1, len(trick)):
        card = trick[position]
        # Cards of a suit stand together, the taroks above them: a higher number wins unless it is of another suit.
        if card > best and (SUIT_OF[card] is SUIT_OF[best] or SUIT_OF[card] is Suit.TAROK):
            best, place = card, position
    return place


class TrickLaw:
    """The usual law of the tarok family. A game with another one overrides the differences.

    Every answer depends on public facts and, for ``playable`` and ``refusal``, on the hand of the seat itself;
    ``besides`` and ``tells`` alone may look at hidden cards: their answers become public with the trick.
    """

    __slots__ = ()

    leads: ClassVar[str] = "R83"
    follows: ClassVar[str] = "R84"
    """The numbers of the rules that refusals cite."""

    def leader(self, table: Table) -> Seat:
        """R83: the leader of the first trick: forehand, even if another seat is declarer."""
        return table.forehand

    def playable(self, table: Table, seat: Seat, hand: CardSet) -> CardSet:
        """The cards of a hand that may be played to the trick on the table; at least one."""
        return must_follow(hand, table.play.trick)

    def refusal(self, table: Table, hand: CardSet, card: Card, playable: CardSet) -> Objection:
        """The objection to a card of the hand that may not be played."""
        led = SUIT_OF[table.play.trick[0]]
        reason = Refusal.MUST_FOLLOW if playable & SUIT_CARDS[led] else Refusal.MUST_TAROK
        return Objection(reason, self.follows, {"suit": SUIT_LETTERS[led], "cards": names(playable)})

    def winner(self, table: Table, trick: tuple[Card, ...]) -> int:
        """The place in a complete trick of the card that wins it."""
        return highest_wins(trick)

    def besides(self, state: State, trick: tuple[Card, ...]) -> tuple[Card, ...]:
        """The extra cards that a complete trick takes, such as the next one of the talon."""
        return ()

    def tells(self, state: State, winner: Seat) -> Side | None:
        """The winner's side, if it will become public because the hand goes on or ends after the trick; else None."""
        return None

    def opens(self, table: Table, winner: Seat) -> tuple[Seat, ...]:
        """The seats whose hands are shown to all once the trick on the table is taken by ``winner``."""
        return ()

    def over(self, table: Table) -> bool:
        """True if the hand ends with the last trick taken."""
        return len(table.play.tricks) == table.variant.hand_size


USUAL_LAW = TrickLaw()
