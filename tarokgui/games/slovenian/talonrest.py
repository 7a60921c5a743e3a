"""The rest of the talon: apart until its owner is known, then by an opponent; in klop a heap (S42, S62)."""

from __future__ import annotations

from typing import Final

from engine import Kind, Side
from engine.games.slovenian.law import called_was_taken
from tarokgui.viewmodel.wordcontext import RestPlace, TalonRest, WordContext

BEFORE: Final = ("call-card", "open-talon", "lay-or-convert", "name-contract")
"""Kinds of decisions in which the talon is in the declarer's hands, or in the middle."""


def talon_left(context: WordContext) -> TalonRest | None:
    """The rest; None while there is none, or while it is in the middle."""
    tr, table = context.tr, context.view.table
    contract = table.contract
    if contract is None or table.is_over or table.kind in BEFORE:
        return None
    left = table.variant.talon_size - sum(map(len, table.besides))
    if contract.individual:  # S62: its uppermost card goes with the trick
        words = tr("slovenian.rest.klop", n=left)
        return TalonRest((None,) * left, words, RestPlace.HEAP) if left > 0 and table.kind == Kind.PLAY else None
    left -= contract.talon_cards if table.talon.taken is not None else 0
    if left <= 0:
        return None
    cards = (None,) * left
    if called_was_taken(table):
        return TalonRest(cards, tr("slovenian.rest.with-king", n=left), RestPlace.APART)
    declarer = table.declarer
    opponents = [seat for seat in table.in_turn(table.forehand) if table.sides[seat] is Side.OPPONENTS]
    if not table.sides_known or not opponents or declarer is None:
        return TalonRest(cards, tr("slovenian.rest.apart", n=left), RestPlace.APART)
    theirs = context.seating.says("slovenian.rest.theirs", declarer, n=left)
    return TalonRest(cards, theirs, RestPlace.SEAT, opponents[0])
