"""The announcement round: declarations, bonuses and the chains of contra (R57 … R82)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import GAME, Action, Announce, Declare, Double, PassAnnouncing
from engine.cards import PAGAT, TAROACE
from engine.course import Quiet, advance
from engine.events import Acted, Event
from engine.hidden import Hidden
from engine.kinds import Kind
from engine.objections import Objection, Refusal, not_now
from engine.parts import Announced, Speech
from engine.phases.chains import ChainRules, doubled_bonus, step_objection, step_on, steps_open, with_step
from engine.seats import Seat, Side
from engine.sides import king_shown, known_mates, with_partner, with_side
from engine.state import State, Table, View

PAGAT_ULTIMO: Final = "pagat"
KING_ULTIMO: Final = "rege"
REGELE_PRINS: Final = "prins"
VALAT: Final = "valat"

_PASS: Final = PassAnnouncing()
_PASS_ONLY: Final[tuple[Action, ...]] = (_PASS,)
_DOUBLE_GAME: Final = Double(GAME)
_CHAIN: Final = ChainRules(end="R78", turn="R79")
_FIRST_TURN: Final = Objection(Refusal.FIRST_TURN_ONLY, "R58")
_CLOSED: Final = Objection(Refusal.PAGAT_CLOSES, "R69")


def valat_announced(speech: Speech) -> bool:
    """A26: True if a valat is announced; the game itself can then no longer be doubled."""
    return VALAT in [bonus.item for bonus in speech.announced]


@dataclass(frozen=True, slots=True)
class AnnouncePhase(Quiet):
    """The round before the first lead, declarer first.

    ``counts`` are the numbers of taroks that may be declared, the last meaning "or more"; ``items`` are the bonuses
    that may be announced at this table.
    """

    counts: tuple[int, ...]
    items: tuple[str, ...]
    kind: str = Kind.ANNOUNCE
    key: str = "announce"

    def begin(self, table: Table) -> Table | None:
        """R57, R112: every contract has it but michi-michi."""
        if table.contract is None or not table.contract.announcements:
            return None
        return table._replace(actor=table.declarer, speech=Speech(declared=(0,) * table.players))

    def countable(self, view: View) -> int:
        """R61: the number of taroks this hand may declare, 0 if it is too short."""
        held = (view.hand & TAROACE).bit_count()
        return min(held, self.counts[-1]) if held >= self.counts[0] else 0

    def legal(self, view: View) -> Sequence[Action]:
        """PassAnnouncing, then the declaration, the bonuses, and the next step of each chain."""
        speech = view.table.speech
        if speech.closed:
            return _PASS_ONLY
        said: list[Action] = [_PASS]
        if not speech.spoken >> view.seat & 1:
            count = self.countable(view)  # no other number may be declared
            if count and self._declare_objection(view, count) is None:
                said.append(Declare(count))
            said += [Announce(item) for item in self.items if self._item_objection(view, item) is None]
        if step_objection(view, GAME, Side.DECLARER, speech.game, _CHAIN) is None and not valat_announced(speech):
            said.append(_DOUBLE_GAME)
        for item, owner, steps in steps_open(view):
            if item == PAGAT_ULTIMO and self._pagat_double_objection(view, steps) is not None:
                continue
            said.append(step_on(item, owner))
        return tuple(said)

    def objection(self, view: View, action: Action) -> Objection | None:
        """The objection to an announcement at this moment, None if it may be said now."""
        match action:
            case PassAnnouncing():
                return None
            case Declare(count):
                return self._declare_objection(view, count)
            case Announce(item):
                return self._announce_objection(view, item)
            case Double():
                return self._double_objection(view, action)
        return not_now(self.kind, "R57")

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
            return Objection(Refusal.ALREADY_DECLARED, "R61")
        if not count or count != self.countable(view):
            held = (view.hand & TAROACE).bit_count()
            return Objection(Refusal.TAROACE_COUNT, "R61", {"held": held, "least": self.counts[0]})
        declared = [mate for mate in known_mates(table, view.seat, view.side) if speech.declared[mate] >= count]
        if declared and not self._pagat_undoubled_against(view):
            return Objection(Refusal.MATE_DECLARED, "R63", {"seat": declared[0], "count": speech.declared[declared[0]]})
        return None

    @staticmethod
    def _pagat_undoubled_against(view: View) -> bool:
        """A19: True if the other side has announced the pagat and no one has said contra to it."""
        return any(
            bonus.item == PAGAT_ULTIMO and not bonus.steps and view.table.sides[bonus.seat] is not view.side
            for bonus in view.table.speech.announced
        )

    def _announce_objection(self, view: View, item: str) -> Objection | None:
        return self._turn_objection(view) or self._item_objection(view, item)

    def _item_objection(self, view: View, item: str) -> Objection | None:
        """The objection to announcing that bonus, for a seat that may still announce."""
        table, announced = view.table, view.table.speech.announced
        if item not in self.items or (item in (KING_ULTIMO, REGELE_PRINS) and table.called is None):
            return Objection(Refusal.NOT_PLAYED_HERE, "R104", {"item": item})
        if announced and item in [bonus.item for bonus in announced if table.sides[bonus.seat] is view.side]:
            return Objection(Refusal.ALREADY_ANNOUNCED, "A27", {"item": item})
        if item == PAGAT_ULTIMO:
            return self._pagat_objection(view)
        if item == KING_ULTIMO:
            held = table.called is not None and view.hand >> table.called & 1
            return None if held else Objection(Refusal.KING_NOT_HELD, "R70")
        if item == REGELE_PRINS:
            if view.side is not Side.OPPONENTS:
                return Objection(Refusal.OPPONENTS_ONLY, "A36", {"item": item})
            return Objection(Refusal.KING_EXPOSED, "A36") if king_shown(table) else None
        if view.side is Side.OPPONENTS and table.sides[view.seat] is None:
            return Objection(Refusal.NOT_KNOWN, "A17", {"item": item})
        return None

    def _pagat_objection(self, view: View) -> Objection | None:
        """R69, A22, R65: only the declarer may announce it, with the pagat in hand and the taroks declared."""
        if view.seat != view.table.declarer:
            return Objection(Refusal.DECLARER_ONLY, "R69")
        if not view.hand >> PAGAT & 1:
            return Objection(Refusal.PAGAT_NOT_HELD, "A22")
        return self._duty_objection(view)

    def _duty_objection(self, view: View) -> Objection | None:
        """R65: a seat that could declare its taroks must do so before it announces or doubles the pagat."""
        count = self.countable(view)
        if count and not view.table.speech.declared[view.seat]:
            return Objection(Refusal.MUST_DECLARE, "R65", {"count": count})
        return None

    def _double_objection(self, view: View, action: Double) -> Objection | None:
        table, speech = view.table, view.table.speech
        if speech.closed:
            return _CLOSED
        if action.item == GAME and action.seat is None:
            if valat_announced(speech):
                return Objection(Refusal.VALAT_STANDS, "A26")
            return step_objection(view, GAME, Side.DECLARER, speech.game, _CHAIN)
        bonus = doubled_bonus(speech, action)
        if bonus is None:
            return Objection(Refusal.NOT_ANNOUNCED, "R79", {"item": action.item})
        if objection := step_objection(view, bonus.item, table.sides[bonus.seat], bonus.steps, _CHAIN):
            return objection
        return self._pagat_double_objection(view, bonus.steps) if bonus.item == PAGAT_ULTIMO else None

    def _pagat_double_objection(self, view: View, steps: tuple[Seat, ...]) -> Objection | None:
        """R65: the first contra to the pagat needs the declaration; later steps do not."""
        return None if steps else self._duty_objection(view)

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Make every announcement public."""
        return state.hidden, (Acted(seat, action),)

    def fold(self, table: Table, event: Acted) -> Table:
        """The table after an announcement, which may also show the speaker's side."""
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
                if item == KING_ULTIMO:
                    return with_partner(table, seat)
                # R74: an unidentified announcer is the partner; only regele prins is said by opponents alone (A36).
                return with_side(table, seat, Side.OPPONENTS if item == REGELE_PRINS else Side.DECLARER)
            case Double():
                return with_step(table, seat, event.action)
        return self._end_turn(table, seat)

    @staticmethod
    def _end_turn(table: Table, seat: Seat) -> Table:
        """R60, A16: the round ends after each player has had a turn and all the others in a row have passed."""
        speech = table.speech
        spoken = speech.spoken | 1 << seat
        passes = 0 if speech.fresh else speech.passes + 1
        speech = Speech(spoken, passes, False, False, speech.declared, speech.announced, speech.game)
        talkers = table.variant.holders
        if passes >= talkers - 1 and spoken.bit_count() == talkers:
            return advance(table._replace(speech=speech))
        return table._replace(speech=speech, actor=table.after(seat))
