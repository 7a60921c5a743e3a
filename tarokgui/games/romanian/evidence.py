"""The items of the settlement that only the Romanian games have: all kings, and the fate of the called one."""

from __future__ import annotations

from typing import Final

from engine import KINGS, Line, Seat
from tarokgui.wording.cards import card_words
from tarokgui.wording.evidence import capital, captured
from tarokgui.wording.finishedhand import FinishedHand, Item


def _king(hand: FinishedHand, line: Line) -> list[str]:
    """The fate of the called king (R92, R95)."""
    called = hand.table.called
    if called is None:
        return []
    words, fell = capital(card_words(hand.tr, called)), hand.where(called)
    if fell is None:
        kept = "discarded" if hand.final.laid_away >> called & 1 else "in-talon"
        return [hand.tr(f"settlement.event.{kept}", card=words) + "."]
    how = "last" if fell[0] == len(hand.tricks) else "trick"
    return [hand.tr(f"settlement.event.king-{how}", card=words, n=fell[0], winner=hand.name(fell[2]))]


def _declares(hand: FinishedHand) -> tuple[Seat, ...]:
    """The declarer's side, which has to bring the called king home (R95)."""
    return hand.done.declarers


def _opposes(hand: FinishedHand) -> tuple[Seat, ...]:
    """The opponents, who are after the called king (R92)."""
    return hand.opponents


ROMANIAN_ITEMS: Final = {
    "regii": Item(captured(KINGS)),
    "rege": Item(_king, _declares),
    "prins": Item(_king, _opposes),
}
