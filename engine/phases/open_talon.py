"""The open talon, of which the declarer takes any one group (S41)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action, TakeGroup
from engine.course import Quiet, advance
from engine.events import Acted, Event, GroupShown
from engine.groups import group_cards
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.parts import Talon
from engine.seats import Seat
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class OpenTalonPhase(Quiet):
    """All groups are shown, then one is taken."""

    rule: str = "S41"
    kind: str = "open-talon"
    key: str = "talon"

    def begin(self, table: Table) -> Table | None:
        """Only in contracts that take cards (S45)."""
        if table.contract is None or not table.contract.talon_cards:
            return None
        size = table.variant.talon_size
        talon = Talon(groups=size // table.contract.talon_cards, cards=(None,) * size)
        return table._replace(talon=talon, actor=table.declarer)

    def opening(self, state: State) -> tuple[Hidden, tuple[Event, ...]]:
        """S41: show every group; a called card among them shows that the declarer is alone (S40)."""
        groups, talon = state.table.talon.groups, state.hidden.talon
        shown = tuple(GroupShown(group, group_cards(talon, groups, group)) for group in range(1, groups + 1))
        return state.hidden, shown

    def legal(self, view: View) -> Sequence[Action]:
        """The groups from the top."""
        return tuple(TakeGroup(group) for group in range(1, view.table.talon.groups + 1))

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse a group that does not exist."""
        if not isinstance(action, TakeGroup):
            return not_now(self.kind, self.rule)
        groups = view.table.talon.groups
        if 1 <= action.group <= groups:
            return None
        return Objection(Refusal.NO_SUCH_GROUP, self.rule, {"group": action.group, "groups": groups})

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Put the group into the declarer's hand."""
        hidden = state.hidden
        group = action.group if isinstance(action, TakeGroup) else 0
        hands = list(hidden.hands)
        for card in group_cards(hidden.talon, state.table.talon.groups, group):
            hands[seat] |= 1 << card
        return hidden._replace(hands=tuple(hands)), (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """The table with the group that was taken, which is public."""
        group = event.action.group if isinstance(event.action, TakeGroup) else None
        return advance(table._replace(talon=table.talon._replace(taken=group)))
