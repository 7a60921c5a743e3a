"""A hand made by hand, as the person at a seat knows it."""

from __future__ import annotations

from engine import HandOver, Seat, State
from tarokgui.games.romanian.evidence import ROMANIAN_ITEMS
from tarokgui.wording.finishedhand import FinishedHand
from tarokgui.wording.i18n import load

NAMES = ("Ana", "Ilie", "Toader", "Sidonia")


def told(state: State, human: Seat, language: str = "en") -> FinishedHand:
    """The sheet's data of that finished hand."""
    tr, (table, hidden) = load(language), state
    final = HandOver(table.variant.settle(state), hidden.talon, hidden.laid_away, hidden.hands)
    return FinishedHand(
        tr, table, final, human, lambda seat: tr("seat.name.you") if seat == human else NAMES[seat], ROMANIAN_ITEMS
    )
