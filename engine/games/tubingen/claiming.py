"""The claims after the last trick, in a game where only claimed Strafen count (U29)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, PassAnnouncing
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.games.tubingen.actions import CAPTURED, FEIN, ITEMS, claimed, claiming
from engine.games.tubingen.contracts import TOUT
from engine.games.tubingen.strafen import may_claim, of_play
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.seats import Seat
from engine.state import State, Table, View

MERGE: Final = PassAnnouncing()


@dataclass(frozen=True, slots=True)
class ClaimPhase(Quiet):
    """Each player once, forehand first: any claims, then ``merge``. ``before`` as in UA8."""

    before: bool
    kind: str = "claim-strafen"
    key: str = "claiming"

    def begin(self, table: Table) -> Table | None:
        """Not after a tout."""
        return None if table.contract is None or table.contract == TOUT else table._replace(actor=table.forehand)

    def legal(self, view: View) -> Sequence[Action]:
        """The end of the turn, then the Strafen that may still be claimed, in the order of the record page."""
        open_items = [item for item in self._due(view) if not is_claimed(view.table, view.seat, item)]
        return (MERGE, *(claiming(item) for item in sorted(open_items, key=ITEMS.index)))

    def _due(self, view: View) -> tuple[str, ...]:
        return may_claim(view.table, view.seat, view.laid_away, before=self.before)

    def objection(self, view: View, action: Action) -> Objection | None:
        """U29, U33: only due Strafen, each once, by the seat that owns the hand, trick or catch."""
        item = claimed(action)
        if item is None:
            return None if action == MERGE else not_now(self.kind, "U29")
        if item not in self._due(view):
            played = item in (FEIN, CAPTURED) and item in [strafe.item for strafe in of_play(view.table)]
            return Objection(Refusal.NOT_YOURS_TO_CLAIM if played else Refusal.FALSE_CLAIM, "U29", {"item": item})
        if is_claimed(view.table, view.seat, item):
            return Objection(Refusal.CLAIMED_ALREADY, "U29", {"item": item})
        return None

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every claim public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """The claim stands, or the next player has his turn."""
        item = claimed(event.action)
        if item is not None:
            own = table.own
            return table._replace(own=own._replace(claims=(*own.claims, (event.seat, item))))
        following = table.after(event.seat)
        return advance(table) if following == table.forehand else table._replace(actor=following)


def is_claimed(table: Table, seat: Seat, item: str) -> bool:
    """True if that seat has claimed a Strafe; the lost tarok 1 is claimed once, by any seat."""
    return any(said == item and (who == seat or item == CAPTURED) for who, said in table.own.claims)
