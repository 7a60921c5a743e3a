"""The staged talon: looking at group after group at a rising level, taking, going back, surrender (R40 … R45, R50)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.actions import Action, Reject, Surrender, TakeGroup
from engine.course import Quiet, advance, finish
from engine.events import Acted, Event, GroupSeen, GroupShown
from engine.groups import group_cards, look_level, looked_group, return_level
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.parts import Talon
from engine.seats import Seat
from engine.state import State, Table, View


class TalonRules(NamedTuple):
    """The numbers of the rules that refusals cite."""

    group: str = "R40"
    shown: str = "R41"
    rejected: str = "R42"
    surrender: str = "R50"


_RULES = TalonRules()


def surrender_objection(view: View, rule: str) -> Objection | None:
    """A14: the objection to a surrender unless the declarer has seen the called king in the talon."""
    return None if view.king_seen else Objection(Refusal.KING_NOT_SEEN, rule)


@dataclass(frozen=True, slots=True)
class TalonPhase(Quiet):
    """The declarer looks at the talon group by group and takes one."""

    rules: TalonRules = _RULES
    kind: str = Kind.STAGED_TALON
    key: str = "talon"

    def begin(self, table: Table) -> Table | None:
        """Only in contracts that take cards; in solo the talon stays closed (R45)."""
        if table.contract is None or not table.contract.talon_cards:
            return None
        size = table.variant.talon_size
        talon = Talon(groups=size // table.contract.talon_cards, cards=(None,) * size)
        return table._replace(talon=talon, actor=table.declarer)

    def opening(self, state: State) -> tuple[Hidden, tuple[Event, ...]]:
        """R41: the declarer looks at the starting group of his contract."""
        return self._look(state, 0)

    def _look(self, state: State, look: int) -> tuple[Hidden, tuple[Event, ...]]:
        table, hidden = state.table, state.hidden
        ordinal = table.auction.bid.ordinal if table.auction.bid else 1
        group = looked_group(ordinal, table.talon.groups, look)
        cards = group_cards(hidden.talon, table.talon.groups, group)
        if table.called in cards:
            hidden = hidden._replace(king_seen=True)
        seat = table.declarer if table.declarer is not None else 0
        return hidden, (GroupSeen(seat, group, look_level(ordinal, look), cards),)

    def legal(self, view: View) -> Sequence[Action]:
        """Take the group being looked at or one to go back to, reject, surrender."""
        takes: list[Action] = [TakeGroup(group) for group in range(1, view.table.talon.groups + 1)]
        return tuple(action for action in (*takes, Reject(), Surrender()) if self.objection(view, action) is None)

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse every group but the one being looked at, or those to go back to."""
        talon = view.table.talon
        match action:
            case TakeGroup(group):
                if not 1 <= group <= talon.groups:
                    return Objection(Refusal.NO_SUCH_GROUP, self.rules.group, {"group": group, "groups": talon.groups})
                if talon.looking is not None and group != talon.looking:
                    return Objection(Refusal.OTHER_GROUP_SHOWN, self.rules.shown, {"group": talon.looking})
                if talon.looking is None and group == talon.seen[-1]:
                    return Objection(Refusal.LAST_REJECTED, self.rules.rejected, {"group": group})
                return None
            case Reject():
                return None if talon.looking is not None else Objection(Refusal.NOTHING_TO_REJECT, self.rules.rejected)
            case Surrender():
                return surrender_objection(view, self.rules.surrender)
        return not_now(self.kind, self.rules.shown)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Show a rejected group to all and look at the next; take a group into the hand unseen."""
        table, hidden = state.table, state.hidden
        said = Acted(seat, action)
        talon = table.talon
        if isinstance(action, TakeGroup):
            hands = list(hidden.hands)
            for card in group_cards(hidden.talon, talon.groups, action.group):
                hands[seat] |= 1 << card
            return hidden._replace(hands=tuple(hands)), (said,)
        if isinstance(action, Reject) and talon.looking is not None:
            shown = GroupShown(talon.looking, group_cards(hidden.talon, talon.groups, talon.looking))
            if len(talon.seen) == talon.groups:
                return hidden, (said, shown)
            hidden, events = self._look(state, len(talon.seen))
            return hidden, (said, shown, *events)
        return hidden, (said,)

    def fold(self, table: Table, event: Acted) -> Table:
        """R42, R43: the level of the game is that of the group taken."""
        talon = table.talon
        if isinstance(event.action, TakeGroup):
            group, level = event.action.group, table.level
            if talon.looking is None:
                ordinal = table.auction.bid.ordinal if table.auction.bid else 1
                level = return_level(ordinal, talon.groups, talon.seen.index(group))
            taken = talon._replace(taken=group, looking=None)
            return advance(table._replace(talon=taken, level=level))
        if isinstance(event.action, Surrender):
            return finish(table._replace(talon=talon._replace(surrendered=True, looking=None)))
        return table._replace(talon=talon._replace(looking=None))
