"""The blind packets of a deal after a knock (R18, A4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action, TakePacket
from engine.cards import card_set
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.phases.dealing import dealt
from engine.seats import Seat
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class PacketPhase(Quiet):
    """The blind packets, one for each seat that plays: forehand picks first, the last in turn gets the one left over.

    R18, A4: the last is the dealer, or the seat before him if he sits out (S73). ``first_decides``: a forehand who
    takes the first packet chooses the talon's place, and the others get the next packets without a choice (S30).
    """

    first_decides: bool = False
    rule: str = "R18"
    kind: str = Kind.PACKETS
    key: str = "packets"

    def begin(self, table: Table) -> Table | None:
        """Only after *twelves* was chosen."""
        return None if table.deal.dealt else table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        """The packets that are left, from the top."""
        taken = {number for _, number in view.table.deal.packets}
        return tuple(TakePacket(number) for number in range(1, view.table.variant.holders + 1) if number not in taken)

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse a packet that does not exist or is taken."""
        if not isinstance(action, TakePacket):
            return not_now(self.kind, self.rule)
        if not 1 <= action.number <= view.table.variant.holders:
            return Objection(Refusal.NO_SUCH_PACKET, self.rule, {"number": action.number})
        if any(number == action.number for _, number in view.table.deal.packets):
            return Objection(Refusal.PACKET_TAKEN, self.rule, {"number": action.number})
        return None

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """The last choice leaves one packet for the last in turn, and the hands are dealt."""
        said = Acted(seat, action)
        table = state.table
        number = action.number if isinstance(action, TakePacket) else 0
        if self._decided(table, number):
            return state.hidden, (said,)
        chosen = {**dict(table.deal.packets), seat: number}
        packets = table.variant.holders
        if len(chosen) < packets - 1:
            return state.hidden, (said,)
        last = table.in_turn(table.forehand)[-1]
        chosen[last] = next(n for n in range(1, packets + 1) if n not in chosen.values())
        size = table.variant.hand_size
        cards = state.hidden.pack
        rest = cards[table.variant.talon_size :]
        hands = tuple(
            card_set(rest[(chosen[s] - 1) * size : chosen[s] * size]) if s in chosen else 0
            for s in range(table.players)
        )
        hidden, events = dealt(state, cards, hands)
        return hidden, (said, *events)

    def _decided(self, table: Table, number: int) -> bool:
        """S30: True if forehand's choice has fixed those of the others."""
        return self.first_decides and not table.deal.packets and number == 1

    def fold(self, table: Table, event: Acted) -> Table:
        """The next player chooses, as long as more than one packet is left."""
        number = event.action.number if isinstance(event.action, TakePacket) else 0
        decided = self._decided(table, number)
        packets = (*table.deal.packets, (event.seat, number))
        last = len(packets) == table.variant.holders - 1
        actor = None if last else table.after(event.seat)
        table = table._replace(deal=table.deal._replace(packets=packets), actor=actor)
        return advance(table) if decided else table
