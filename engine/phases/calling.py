"""Calling a king (R35 … R38)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action, CallKing
from engine.cards import CardSet, card_name, members
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.seats import Seat
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class CallPhase(Quiet):
    """The declarer names one of ``callable_cards`` before he sees the talon (R35); his own is allowed (R37)."""

    callable_cards: CardSet
    rule: str = "R35"
    kind: str = Kind.CALL
    key: str = "call"

    def begin(self, table: Table) -> Table | None:
        """Only in contracts with a partner."""
        if table.contract is None or not table.contract.calls_king:
            return None
        return table._replace(actor=table.declarer)

    def legal(self, view: View) -> Sequence[Action]:
        """All callable cards, whatever the hand holds."""
        return tuple(CallKing(card) for card in members(self.callable_cards))

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse any card that is not callable."""
        if not isinstance(action, CallKing):
            return not_now(self.kind, self.rule)
        if self.callable_cards >> action.card & 1:
            return None
        return Objection(Refusal.NOT_A_KING, self.rule, {"card": card_name(action.card)})

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make the holder among the others the partner; a king of his own or in the talon makes none (R37, R38)."""
        hidden = state.hidden
        card = action.card if isinstance(action, CallKing) else -1
        holder = next((s for s, hand in enumerate(hidden.hands) if s != seat and hand >> card & 1), None)
        return hidden._replace(partner=holder), (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """Publish the called card, but not its holder (R36)."""
        card = event.action.card if isinstance(event.action, CallKing) else None
        return advance(table._replace(called=card))
