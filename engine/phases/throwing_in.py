"""The right to throw a hand in, asked of each seat aside (R22, R23, A5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Keep, ThrowIn
from engine.cards import CardSet
from engine.course import finish
from engine.events import Acted
from engine.kinds import Kind
from engine.objections import Objection, not_now
from engine.state import Table, View

_ANSWERS: Final[tuple[Action, ...]] = (ThrowIn(), Keep())


@dataclass(frozen=True, slots=True)
class ThrowInQuestion:
    """A seat that was dealt none of the ``needed`` cards may throw the hand in."""

    needed: CardSet
    rule: str = "R22"
    kind: str = Kind.THROW_IN
    at_deal: bool = True

    def asks(self, hand: CardSet) -> bool:
        """True if a hand may be thrown in."""
        return not hand & self.needed

    def legal(self, view: View) -> Sequence[Action]:
        """Throw in or keep."""
        return _ANSWERS

    def objection(self, view: View, action: Action) -> Objection | None:
        """Refuse all but the two answers."""
        return None if action in _ANSWERS else not_now(self.kind, self.rule)

    def heard(self, action: Action) -> bool:
        """True for throwing in."""
        return isinstance(action, ThrowIn)

    def fold(self, table: Table, event: Acted) -> Table:
        """A hand that is thrown in is over."""
        return finish(table._replace(thrown_in_by=event.seat))
