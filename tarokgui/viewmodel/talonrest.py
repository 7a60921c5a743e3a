"""The rest of the talon, and the side for which it counts (R44, R45)."""

from __future__ import annotations

from typing import Final

from engine import Kind
from tarokgui.viewmodel.wordcontext import RestPlace, TalonRest, WordContext
from tarokgui.wording.cards import cards_words

BEFORE: Final = (Kind.CALL, Kind.STAGED_TALON, "call-card", "open-talon")
"""Kinds of decision before anything of the talon is left."""


def talon_rest(context: WordContext) -> TalonRest | None:
    """The rest as the game has it, else at forehand's seat once the declarer has done with the talon; None while there
    is none."""
    if context.game.rest is not None:
        return context.game.rest(context)
    table = context.view.table
    if table.contract is None or table.kind in BEFORE or table.is_over:
        return None
    group_size = table.contract.talon_cards
    lying = table.talon.cards or (None,) * table.variant.talon_size
    cards = tuple(card for i, card in enumerate(lying) if not group_size or i // group_size + 1 != table.talon.taken)
    shown, says = [card for card in cards if card is not None], context.seating.says
    who = table.forehand if table.declarer is None else table.declarer
    told = cards_words(context.tr, shown)
    label = says("pocket.shown", who, cards=told) if shown else says("pocket.closed", who)
    return TalonRest(cards, label, RestPlace.SEAT, table.forehand)
