"""The reasons for and against a contract with a hand."""

from __future__ import annotations

from ai.games.slovenian.avoiding import exposed
from ai.games.slovenian.strength import short_suits, top_taroks
from ai.games.slovenian.worth import SlovenianOutlook, radl_counts
from ai.player import Reason
from ai.reasons import Why, because
from engine import KINGS, TAROACE, View, names
from engine.cards import card_set
from engine.contracts import Goal


def hand_reasons(view: View, found: SlovenianOutlook) -> list[Reason]:
    """The cards in favour of a contract, by its goal."""
    hand = view.hand
    count = (hand & TAROACE).bit_count()
    if found.row.goal in (Goal.NO_TRICK, Goal.ONE_TRICK, Goal.FEW_POINTS):
        risky = exposed(hand, view.table.variant.pack.cards)
        if not risky:
            return [because(Why.WELL_GUARDED, 2.0)]
        return [because(Why.MAY_TAKE, 1.2, cards=names(card_set(risky)))]
    told = [because(Why.TAROACE, 1.5, count=count)]
    if top := top_taroks(hand):
        told.append(because(Why.TOP_TAROACE, 1.0 + 0.4 * top.bit_count(), cards=names(top)))
    if kings := (hand & KINGS).bit_count():
        told.append(because(Why.KINGS, 0.6 * kings, count=kings))
    if found.row.goal is Goal.POINTS and (suits := short_suits(hand)):
        told.append(because(Why.SHORT_SUITS, 0.3 * len(suits), suits=suits))
    return told


def contract_reasons(view: View, found: SlovenianOutlook) -> list[Reason]:
    """The price of a contract and the chance to make it."""
    row = found.row
    if row.individual:
        return [because(Why.KLOP_GOOD if found.value > 0 else Why.KLOP_ALL_LOSE, 1.0)]
    value = view.table.variant.prices.game(row, 1).win
    flat = Why.FLAT_PRICE if not row.talon_cards else Why.OPEN_PRICE
    told = [
        because(Why.GAME_CHANCE, 2.5, contract=row.key, percent=round(100 * found.chance)),
        because(flat, 1.0, contract=row.key, value=value),
    ]
    if not row.calls_king and view.table.variant.calls_king:
        told.append(because(Why.PLAYS_ALONE, 0.9, contract=row.key))
    if radl_counts(view.table, view.seat):
        told.append(because(Why.RADL_OPEN, 1.4))
    return told
