"""The Romanian games' own words on the settlement sheet: the price of a trick, the moves of the pot, radler."""

from __future__ import annotations

from typing import Final

from engine.games.romanian.outcomes import RomanianOutcome
from tarokgui.games.romanian.evidence import ROMANIAN_ITEMS
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.words import Due, Note, SettlementWords
from tarokgui.wording.finishedhand import FinishedHand
from tarokgui.wording.numerals import written


def _each_trick(sheet: SheetContext) -> Due:
    """The price of a trick of a michi-michi (R112)."""
    return sheet.tr("settlement.due.individual"), sheet.stake


def michi_verdict(hand: FinishedHand) -> str:
    """The number of tricks the person took, and their price until the pot was full (R112)."""
    tr, stake = hand.tr, hand.table.factor
    tricks = sum(trick.winner == hand.human for trick in hand.tricks)
    paid = -hand.done.scores[hand.human]
    if not tricks:
        return tr("settlement.verdict.michi-none")
    if paid < tricks * stake:
        return tr("settlement.verdict.michi-full", paid=written(paid, tr.language))
    return tr("settlement.verdict.michi", n=tricks, stake=stake)


def _pool_moves(sheet: SheetContext) -> list[Note]:
    """The note on the pot, which only an announced pagat ultimo moves in a hand that was played (R108)."""
    done = sheet.done
    moves = done.outcome is RomanianOutcome.PLAYED and any(done.pot_moves(len(done.scores)))
    return [("pot", sheet.tr("settlement.note.pot"))] if moves else []


ROMANIAN_WORDS: Final = SettlementWords(
    {RomanianOutcome.MICHI: _each_trick}, {RomanianOutcome.MICHI: michi_verdict}, ROMANIAN_ITEMS, _pool_moves, "radler"
)
