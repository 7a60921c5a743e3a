"""The discard after an open talon, and the change of contract before it (S37, S43)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Action, Discard
from engine.cards import CardSet, names
from engine.contracts import Contract
from engine.course import Quiet
from engine.events import Acted, Event, LaidAway, face_up
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.phases.laying_away import DiscardChoices
from engine.seats import Seat
from engine.state import State, Table, View


@dataclass(frozen=True, slots=True)
class LayingOpenPhase(Quiet):
    """The declarer discards as many cards as he took: none of ``never``, taroks freely but face up (S43).

    Before that he may say ``convert`` in one of the contracts ``convertible``: then ``converted`` is played (S37).
    """

    never: CardSet
    convert: Action
    convertible: tuple[str, ...]
    converted: Contract | None
    rule: str = "S43"
    convert_rule: str = "S37"
    kind: str = "lay-or-convert"
    key: str = "discard"

    def begin(self, table: Table) -> Table | None:
        """Only if a group was taken."""
        return table._replace(actor=table.declarer) if table.talon.taken is not None else None

    def legal(self, view: View) -> Sequence[Action]:
        """The change of contract if it is open, then every discard in card order."""
        first = (self.convert,) if self._convert_objection(view) is None else ()
        return DiscardChoices(first, 0, view.hand & ~self.never, _count(view))

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse all but the change of contract or a discard of the right cards."""
        if action == self.convert:
            return self._convert_objection(view)
        if not isinstance(action, Discard):
            return not_now(self.kind, self.rule)
        if missing := action.cards & ~view.hand:
            return Objection(Refusal.NOT_IN_HAND, self.rule, {"cards": names(missing)})
        if locked := action.cards & self.never:
            return Objection(Refusal.NEVER_DISCARD, self.rule, {"cards": names(locked)})
        count = _count(view)
        return (
            None if action.cards.bit_count() == count else Objection(Refusal.DISCARD_COUNT, self.rule, {"count": count})
        )

    def _convert_objection(self, view: View) -> Objection | None:
        contract = view.table.contract
        if contract is not None and self.converted is not None and contract.key in self.convertible:
            return None
        return Objection(Refusal.NOT_CONVERTIBLE, self.convert_rule, {"contract": contract.key if contract else ""})

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Move the cards to the declarer's pile, taroks face up."""
        if not isinstance(action, Discard):
            return state.hidden, (Acted(seat, action),)
        hands = list(state.hidden.hands)
        hands[seat] &= ~action.cards
        hidden = state.hidden._replace(hands=tuple(hands), laid_away=action.cards)
        return hidden, (LaidAway(seat, action.cards.bit_count(), face_up(action.cards), action.cards),)

    def fold(self, table: Table, event: Acted) -> Table:
        """Fold the change of contract, the only public act; the discard is an event of its own."""
        return table._replace(contract=self.converted)


def _count(view: View) -> int:
    """The number of cards to be discarded."""
    return view.hand.bit_count() - view.table.variant.hand_size
