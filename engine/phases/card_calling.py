"""Calling a card whose holder is the partner: a king, by house rule the fourth one or a tarok (S39, S40)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action, CallKing
from engine.cards import KINGS, TAROACE, TRULA, CardSet, card_name, members
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.seats import Seat
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class CardCallPhase(Quiet):
    """The declarer calls a card before the talon is opened.

    ``trula``: with all four kings he may call a card of the trula that he lacks, with all seven any tarok (S-V1).
    ``fourth`` is the action with which he calls, holding just three kings, the fourth without its name (S-V2); None if
    the table does not play that.
    """

    trula: bool
    fourth: Action | None
    rule: str = "S39"
    fourth_rule: str = "S-V2"
    kind: str = "call-card"
    key: str = "call"

    def begin(self, table: Table) -> Table | None:
        """Only in contracts with a partner."""
        if table.contract is None or not table.contract.calls_king:
            return None
        return table._replace(actor=table.declarer)

    def callable_cards(self, hand: CardSet) -> CardSet:
        """The cards that the holder of that hand may call by name."""
        if not self.trula or KINGS & ~hand:
            return KINGS
        return KINGS | (TRULA & ~hand or TAROACE & ~hand)

    def legal(self, view: View) -> Sequence[Action]:
        """The callable cards in card order, then the fourth king."""
        said: list[Action] = [CallKing(card) for card in members(self.callable_cards(view.hand))]
        if self.fourth is not None and self.objection(view, self.fourth) is None:
            said.append(self.fourth)
        return tuple(said)

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse all but a callable card or the fourth king."""
        if isinstance(action, CallKing):
            if self.callable_cards(view.hand) >> action.card & 1:
                return None
            return Objection(Refusal.NOT_A_KING, self.rule, {"card": card_name(action.card)})
        if self.fourth is None or action != self.fourth:
            return not_now(self.kind, self.rule)
        kings = (view.hand & KINGS).bit_count()
        return None if kings == 3 else Objection(Refusal.NOT_THREE_KINGS, self.fourth_rule, {"count": kings})

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make the holder among the others the partner; a card of his own or in the talon makes none (S40)."""
        hidden = state.hidden
        wanted = 1 << action.card if isinstance(action, CallKing) else KINGS & ~hidden.hands[seat]
        holder = next((other for other, hand in enumerate(hidden.hands) if other != seat and hand & wanted), None)
        return hidden._replace(partner=holder), (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """Publish the call, but not its holder; a fourth king is not named (S-V2)."""
        if isinstance(event.action, CallKing):
            return advance(table._replace(called=event.action.card))
        return advance(table._replace(fourth=True))
