"""The announcement round: declarations, bonuses and the chains of contra (R57 … R82)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .actions import GAME, Action, Announce, Declare, Double, Merge
from .cards import PAGAT, TAROACE
from .contracts import MULTIPLIERS
from .course import advance
from .events import Acted, Event
from .objections import Objection, Reason
from .seats import Seat, Side
from .sides import king_shown, known_mates, with_partner, with_side
from .state import Announced, Hidden, Speech, State, Table, View

PAGAT_ULTIMO: Final = "pagat"
REGE_ULTIMO: Final = "rege"
REGELE_PRINS: Final = "prins"
VALAT: Final = "valat"

_FIRST_TURN: Final = Objection(Reason.FIRST_TURN_ONLY, "R58")
_CLOSED: Final = Objection(Reason.PAGAT_CLOSES, "R69")


@dataclass(frozen=True, slots=True)
class AnnouncePhase:
    """The round before the first lead, declarer first.

    ``counts`` are the declarable numbers of taroace, the last meaning "or more"; ``items`` the bonuses that may be
    announced at this table.
    """

    counts: tuple[int, ...]
    items: tuple[str, ...]
    key: str = "announce"

    def begin(self, table: Table) -> Table | None:
        """R57, R112: every contract has it but michi-michi."""
        if table.contract is None or not table.contract.announcements:
            return None
        return table._replace(actor=table.declarer, speech=Speech(declared=(0,) * table.players))

    def countable(self, view: View) -> int:
        """R61: the number of taroace this hand may declare, 0 if it is too short."""
        held = (view.hand & TAROACE).bit_count()
        return min(held, self.counts[-1]) if held >= self.counts[0] else 0

    def legal(self, view: View) -> Sequence[Action]:
        """Merge, then the declaration, the bonuses, and the next step of each chain."""
        speech = view.table.speech
        said: list[Action] = [Declare(count) for count in self.counts]
        said += [Announce(item) for item in self.items]
        said += [Double(GAME), *(Double(bonus.item, bonus.seat) for bonus in speech.announced)]
        return (Merge(), *(action for action in said if self.objection(view, action) is None))

    def objection(self, view: View, action: Action) -> Objection | None:
        """Which of these may be said now, and what stands against the others."""
        match action:
            case Merge():
                return None
            case Declare(count):
                return self._declare_objection(view, count)
            case Announce(item):
                return self._announce_objection(view, item)
            case Double():
                return self._double_objection(view, action)
        return Objection(Reason.WRONG_PHASE, "R57")

    def _turn_objection(self, view: View) -> Objection | None:
        """R58: declarations and bonuses only on the first turn, and none after the pagat (R69)."""
        speech = view.table.speech
        if speech.spoken >> view.seat & 1:
            return _FIRST_TURN
        return _CLOSED if speech.closed else None

    def _declare_objection(self, view: View, count: int) -> Objection | None:
        table, speech = view.table, view.table.speech
        if objection := self._turn_objection(view):
            return objection
        if speech.declared[view.seat]:
            return Objection(Reason.ALREADY_DECLARED, "R61")
        if count != self.countable(view):
            held = (view.hand & TAROACE).bit_count()
            return Objection(Reason.TAROACE_COUNT, "R61", {"held": held, "least": self.counts[0]})
        mates = known_mates(table, view.seat, view.side)
        declared = [mate for mate in mates if speech.declared[mate] >= count]
        if declared and not self._pagat_undoubled_against(view):
            return Objection(Reason.MATE_DECLARED, "R63", {"seat": declared[0], "count": speech.declared[declared[0]]})
        return None

    @staticmethod
    def _pagat_undoubled_against(view: View) -> bool:
        """A19: whether the other side's pagat stands without a contra."""
        return any(
            bonus.item == PAGAT_ULTIMO and not bonus.steps and view.table.sides[bonus.seat] is not view.side
            for bonus in view.table.speech.announced
        )

    def _announce_objection(self, view: View, item: str) -> Objection | None:
        table, speech = view.table, view.table.speech
        if objection := self._turn_objection(view):
            return objection
        if item not in self.items or (item in (REGE_ULTIMO, REGELE_PRINS) and table.called is None):
            return Objection(Reason.NOT_PLAYED_HERE, "R104", {"item": item})
        if any(bonus.item == item and table.sides[bonus.seat] is view.side for bonus in speech.announced):
            return Objection(Reason.ALREADY_ANNOUNCED, "A27", {"item": item})
        if item == PAGAT_ULTIMO:
            return self._pagat_objection(view)
        if item == REGE_ULTIMO:
            held = table.called is not None and view.hand >> table.called & 1
            return None if held else Objection(Reason.KING_NOT_HELD, "R70")
        if item == REGELE_PRINS:
            if view.side is not Side.OPPONENTS:
                return Objection(Reason.OPPONENTS_ONLY, "A36", {"item": item})
            return Objection(Reason.KING_EXPOSED, "A36") if king_shown(table) else None
        if view.side is Side.OPPONENTS and table.sides[view.seat] is None:
            return Objection(Reason.NOT_KNOWN, "A17", {"item": item})
        return None

    def _pagat_objection(self, view: View) -> Objection | None:
        """R69, A22, R65: the declarer, who holds the pagat and has declared his taroace."""
        if view.seat != view.table.declarer:
            return Objection(Reason.DECLARER_ONLY, "R69")
        if not view.hand >> PAGAT & 1:
            return Objection(Reason.PAGAT_NOT_HELD, "A22")
        return self._duty_objection(view)

    def _duty_objection(self, view: View) -> Objection | None:
        """R65: who announces or doubles the pagat has declared his taroace if he could."""
        count = self.countable(view)
        if count and not view.table.speech.declared[view.seat]:
            return Objection(Reason.MUST_DECLARE, "R65", {"count": count})
        return None

    def _double_objection(self, view: View, action: Double) -> Objection | None:
        table, speech = view.table, view.table.speech
        if speech.closed:
            return _CLOSED
        if action.item == GAME:
            if any(bonus.item == VALAT for bonus in speech.announced):
                return Objection(Reason.VALAT_STANDS, "A26")
            steps, turn = speech.game, _next_side(Side.DECLARER, speech.game)
        else:
            bonus = _announced(table, action)
            side = table.sides[action.seat] if bonus and action.seat is not None else None
            if bonus is None or side is None:
                return Objection(Reason.NOT_ANNOUNCED, "R79", {"item": action.item})
            steps, turn = bonus.steps, _next_side(side, bonus.steps)
        if len(steps) == len(MULTIPLIERS) - 1:
            return Objection(Reason.CHAIN_ENDED, "R78", {"item": action.item})
        if view.side is not turn:
            return Objection(Reason.OWN_SIDE, "R79", {"item": action.item})
        if action.item == PAGAT_ULTIMO and not steps:
            return self._duty_objection(view)
        return None

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Everything said is heard by all."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """What is said stands, and may show whose side the speaker is on."""
        speech, seat = table.speech, event.seat
        match event.action:
            case Declare(count):
                declared = (*speech.declared[:seat], count, *speech.declared[seat + 1 :])
                table = table._replace(speech=speech._replace(declared=declared, fresh=True))
                first = declared[table.declarer] if table.declarer is not None else 0
                is_opponent = seat != table.declarer and count <= first  # R64
                return with_side(table, seat, Side.OPPONENTS) if is_opponent else table
            case Announce(item):
                announced = (*speech.announced, Announced(item, seat))
                closed = item == PAGAT_ULTIMO
                table = table._replace(speech=speech._replace(announced=announced, fresh=True, closed=closed))
                if item == REGE_ULTIMO:
                    return with_partner(table, seat)
                # R74: an unidentified announcer is the partner; only regele prins is said by opponents alone (A36).
                return with_side(table, seat, Side.OPPONENTS if item == REGELE_PRINS else Side.DECLARER)
            case Double():
                return self._fold_double(table, seat, event.action)
        return self._end_turn(table, seat)

    @staticmethod
    def _fold_double(table: Table, seat: Seat, action: Double) -> Table:
        speech = table.speech
        if action.item == GAME:
            side = _next_side(Side.DECLARER, speech.game)
            table = table._replace(speech=speech._replace(game=(*speech.game, seat), fresh=True))
            return with_side(table, seat, side)
        announced = tuple(
            bonus._replace(steps=(*bonus.steps, seat))
            if (bonus.item, bonus.seat) == (action.item, action.seat)
            else bonus
            for bonus in speech.announced
        )
        bonus = _announced(table, action)
        owner = table.sides[action.seat] if action.seat is not None else None
        side = _next_side(owner or Side.DECLARER, bonus.steps if bonus else ())
        table = table._replace(speech=speech._replace(announced=announced, fresh=True))
        return with_side(table, seat, side)

    @staticmethod
    def _end_turn(table: Table, seat: Seat) -> Table:
        """R60, A16: everybody has a first turn; then the round closes when all others in a row have passed."""
        speech = table.speech
        spoken = speech.spoken | 1 << seat
        passes = 0 if speech.fresh else speech.passes + 1
        table = table._replace(speech=speech._replace(spoken=spoken, passes=passes, fresh=False, closed=False))
        if spoken == (1 << table.players) - 1 and passes >= table.players - 1:
            return advance(table)
        return table._replace(actor=(seat + 1) % table.players)


def _next_side(owner: Side, steps: tuple[Seat, ...]) -> Side:
    """R78, R79: the side whose turn it is in a chain; the first step is the other side's."""
    return owner if len(steps) % 2 else owner.other


def _announced(table: Table, action: Double) -> Announced | None:
    """The announced bonus that the action doubles."""
    return next((b for b in table.speech.announced if (b.item, b.seat) == (action.item, action.seat)), None)
