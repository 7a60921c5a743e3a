"""The sentences that are read aloud, and shown, when the player asks: hand, trick, stakes, score, advice."""

from __future__ import annotations

from collections.abc import Sequence

from engine import View
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.viewmodel.strip import StripView
from tarokgui.viewmodel.wordcontext import WordContext
from tarokgui.wording.cards import cards_words
from tarokgui.wording.numerals import signed
from tarokgui.wording.seating import Seating


def hand_words(context: WordContext) -> str:
    """The person's cards."""
    view, tr = context.view, context.tr
    if not view.hand:
        return tr("read.no-cards")
    return tr("read.hand", n=view.hand.bit_count(), cards=cards_words(tr, sorted_hand(view.hand)))


def strip_words(strip: StripView) -> str:
    """The whole strip in words."""
    return ". ".join(strip.told) + "."


def standing_words(view: View, seating: Seating, totals: Sequence[int]) -> str:
    """The points of each seat, and those in the pot of a game that has one."""
    tr = seating.tr
    parts = (f"{seating.name(seat)} {signed(total, tr.language)}" for seat, total in enumerate(totals))
    if not view.table.variant.carry.has_pot:
        return ", ".join(parts) + "."
    return tr("read.score", seats=", ".join(parts), pot=view.table.pot)
