"""The dealer's discard of two cards before the auction (U7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Discard
from engine.cards import KINGS, TRULA, CardSet, names
from engine.course import Quiet, asked_aside
from engine.events import Event, LaidAway
from engine.hidden import Hidden
from engine.objections import Objection, Refusal, not_now
from engine.phases.laying_away import DiscardChoices
from engine.seats import Seat
from engine.state import State, Table, View

COUNT: Final = 2
NEVER: Final[CardSet] = KINGS | TRULA
"""U7: no king, no 21, no 1, no Ski."""


@dataclass(frozen=True, slots=True)
class DealerDiscardPhase(Quiet):
    """The dealer discards two cards face down; then the seats with an empty hand are asked about the tout (U17)."""

    kind: str = "dealer-discard"
    key: str = "discard"

    def begin(self, table: Table) -> Table | None:
        """In every hand."""
        return table._replace(actor=table.dealer)

    def legal(self, view: View) -> Sequence[Action]:
        """Every pair that may go, in card order."""
        return DiscardChoices((), 0, view.hand & ~NEVER, COUNT)

    def objection(self, view: View, action: Action) -> Objection | None:
        """U7."""
        if not isinstance(action, Discard):
            return not_now(self.kind, "U7")
        if missing := action.cards & ~view.hand:
            return Objection(Refusal.NOT_IN_HAND, "U7", {"cards": names(missing)})
        if locked := action.cards & NEVER:
            return Objection(Refusal.NEVER_DISCARD, "U7", {"cards": names(locked)})
        return None if action.cards.bit_count() == COUNT else Objection(Refusal.DISCARD_COUNT, "U7", {"count": COUNT})

    def act(self, state: State, seat: Seat, action: Action) -> tuple[Hidden, tuple[Event, ...]]:
        """Discard both cards face down, even taroks."""
        table, hidden = state
        cards = action.cards if isinstance(action, Discard) else 0
        hands = (*hidden.hands[:seat], hidden.hands[seat] & ~cards, *hidden.hands[seat + 1 :])
        hidden = hidden._replace(hands=hands, laid_away=cards, asked=asked_aside(table, hands))
        return hidden, (LaidAway(seat, cards.bit_count(), 0, cards),)

    def fold(self, table: Table, event: object) -> Table:
        """Fold nothing: there is no public act here, and the discard is an event of its own."""
        return table
