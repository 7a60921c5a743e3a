"""The right to annul a hand with hardly any tarok, asked of each seat aside (S81)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action
from engine.cards import TAROACE, CardSet, card_set, parse_card
from engine.course import finish
from engine.events import Acted
from engine.games.slovenian.actions import ANNUL, KEEP
from engine.objections import Objection, not_now
from engine.state import Table, View

_ANSWERS: Final[tuple[Action, ...]] = (ANNUL, KEEP)
_LOW: Final = card_set(parse_card(f"T{number}") for number in range(1, 10))
"""The taroks below X."""


@dataclass(frozen=True, slots=True)
class AnnulQuestion:
    """A seat that was dealt no tarok, one, or two that are both below X may annul the hand."""

    kind: str = "annul"
    at_deal: bool = True

    def asks(self, hand: CardSet) -> bool:
        """True if a hand may be annulled."""
        taroks = hand & TAROACE
        count = taroks.bit_count()
        return count < 2 or (count == 2 and not taroks & ~_LOW)

    def legal(self, view: View) -> Sequence[Action]:
        """Annul or keep."""
        return _ANSWERS

    def objection(self, view: View, action: Action) -> Objection | None:
        """S81: one of the two."""
        return None if action in _ANSWERS else not_now(self.kind, "S81")

    def heard(self, action: Action) -> bool:
        """True for annulling."""
        return action == ANNUL

    def fold(self, table: Table, event: Acted) -> Table:
        """A hand that is annulled is over."""
        return finish(table._replace(thrown_in_by=event.seat))
