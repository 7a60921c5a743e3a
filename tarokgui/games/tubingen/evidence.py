"""The evidence for the Strafen on the settlement sheet: the cards, or the trick in which the 1 fell (U32, U33)."""

from __future__ import annotations

from typing import Final

from engine import PAGAT, Line
from engine.games.tubingen.actions import CAPTURED, FEIN, HAND_ITEMS
from engine.games.tubingen.settling import FLOOR
from tarokgui.wording.finishedhand import UNTOLD, FinishedHand, Item


def _of_hand(hand: FinishedHand, line: Line) -> list[str]:
    """The owner of the hand."""
    seat = next((factor.seat for factor in line.factors if factor.seat is not None), None)
    return [] if seat is None else [hand.tr("panels.event.hand", name=hand.name(seat))]


def _one(hand: FinishedHand, line: Line) -> list[str]:
    """The player of the 1, the trick, and its winner."""
    fell = hand.where(PAGAT)
    if fell is None:
        return []
    number, seat, winner = fell
    key = "panels.event.one-lost" if line.item == CAPTURED else "panels.event.one-home"
    return [hand.tr(key, n=number, name=hand.name(seat), winner=hand.name(winner))]


TUBINGEN_ITEMS: Final = {
    **dict.fromkeys(HAND_ITEMS, Item(_of_hand)),
    **dict.fromkeys((FEIN, CAPTURED), Item(_one)),
    FLOOR: UNTOLD,
}
