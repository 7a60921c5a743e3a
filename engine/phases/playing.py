"""The play of tricks by the game's law (R83 … R86): playable cards, winner, leader, extra cards of a trick, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.actions import PLAYS, Action, PlayCard
from engine.cards import (
    SUIT_CARDS,
    SUIT_LETTERS,
    SUIT_OF,
    TAROACE,
    Card,
    CardSet,
    Suit,
    card_name,
    members,
    names,
)
from engine.course import Quiet, advance
from engine.events import Acted, Event, HandShown, TrickTaken
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.parts import Play
from engine.seats import Seat, Side
from engine.sides import with_called
from engine.state import State, Table, View


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


@dataclass(frozen=True, slots=True)
class PlayPhase(Quiet):
    """The tricks, by their law."""

    law: TrickLaw = USUAL_LAW
    kind: str = Kind.PLAY
    key: str = "play"

    def begin(self, table: Table) -> Table | None:
        """Every contract is played; without one the cards are thrown in."""
        if table.contract is None:
            return None
        leader = self.law.leader(table)
        return table._replace(actor=leader, play=Play(leader=leader))

    def legal(self, view: View) -> Sequence[Action]:
        """The playable cards in card order."""
        table = view.table
        return tuple([PLAYS[card] for card in members(self.law.playable(table, view.seat, view.hand))])

    def objection(self, view: View, action: Action) -> Objection | None:
        """The objection to a card that the law forbids, with the playable cards."""
        if not isinstance(action, PlayCard):
            return not_now(self.kind, self.law.leads)
        bit = 1 << action.card
        if not view.hand & bit:
            return Objection(Refusal.NOT_IN_HAND, self.law.follows, {"cards": (card_name(action.card),)})
        playable = self.law.playable(view.table, view.seat, view.hand)
        return None if playable & bit else self.law.refusal(view.table, view.hand, action.card, playable)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """The card leaves the hand; the last card of a trick is followed by its winner."""
        table, hidden = state
        card = action.card if isinstance(action, PlayCard) else 0
        hands = hidden.hands
        hidden = hidden._replace(hands=(*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :]))
        played = Acted(seat, action)
        play = table.play
        if len(play.trick) + 1 < table.variant.holders:
            return hidden, (played,)
        cards = (*play.trick, card)
        winner = table.seat_at(play.leader, self.law.winner(table, cards))
        now = State(table, hidden)
        taken = TrickTaken(winner, cards, self.law.besides(now, cards), self.law.tells(now, winner))
        shown = tuple(HandShown(each, hidden.hands[each]) for each in self.law.opens(table, winner))
        return hidden, (played, *shown, taken)

    def fold(self, table: Table, event: Acted) -> Table:
        """The called king shows the sides when it falls."""
        seat = event.seat
        card = event.action.card if isinstance(event.action, PlayCard) else 0
        play = table.play
        trick = (*play.trick, card)
        actor = table.after(seat) if len(trick) < table.variant.holders else None
        table = table._replace(play=Play(play.leader, trick, play.tricks), actor=actor)
        return with_called(table, seat, card) if card == table.called or table.fourth else table

    def fold_trick(self, table: Table) -> Table:
        """R85: the winner leads to the next trick, unless the hand is over."""
        return advance(table) if self.law.over(table) else table
