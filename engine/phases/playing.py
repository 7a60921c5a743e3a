"""The play of tricks, by the game's law (R83 … R86)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import PLAYS, Action, PlayCard
from engine.cards import card_name, members
from engine.course import Quiet, advance
from engine.events import Acted, Event, HandShown, TrickTaken
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.parts import Play
from engine.seats import Seat
from engine.sides import with_called
from engine.state import State, Table, View
from engine.tricks import USUAL_LAW, TrickLaw


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
