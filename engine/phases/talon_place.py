"""The talon's place when forehand has taken the first packet (S30)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action
from engine.course import Quiet
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, not_now
from engine.phases.dealing import deal_out, dealt, in_rounds
from engine.seats import Seat
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class TalonPlacePhase(Quiet):
    """Forehand chooses the talon's place: before the packets, after the first, after the last, in this order."""

    places: tuple[Action, ...]
    rule: str = "S30"
    kind: str = Kind.TALON_PLACE
    key: str = "talon-place"

    def begin(self, table: Table) -> Table | None:
        """Give forehand the turn if he took the first packet; otherwise the cards are already dealt."""
        return None if table.deal.dealt else table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        """The three places."""
        return self.places

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse all but the three places."""
        return None if action in self.places else not_now(self.kind, self.rule)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Deal the packets in turn from the cards that are not the talon."""
        table, pack = state.table, state.hidden.pack
        size, holders = table.variant.hand_size, table.variant.holders
        start = (0, size, size * holders)[self.places.index(action)]
        end = start + table.variant.talon_size
        rest = pack[:start] + pack[end:]
        hands = deal_out(in_rounds(holders, (size,)), rest, table.forehand, table.players)
        hidden, events = dealt(state, pack[start:end] + rest, hands)
        return hidden, (Acted(seat, action), *events)

    def fold(self, table: Table, event: Acted) -> Table:
        """The deal follows."""
        return table._replace(actor=None)
