"""The value of the hand on the table by the rules of Romanian Tarok: contract, level, chains, bonuses, pot."""

from __future__ import annotations

from typing import Final

from ai.kernel.law import Law
from ai.kernel_cards import suit_word
from engine import MULTIPLIERS, PAGAT, Announced, CardSet, Contract, Side, Table, Variant

from .kernel.prices import PayoffRows, pool_shares

BESIDE_MORE: Final = 8
"""Thirds of card points that a declarer makes beyond simulated play, because his opponents do not know each other yet,
if that was not fitted (`calibrated.py`): `benchmarks/beliefs.py` counts it."""


def law_of(table: Table) -> Law:
    """The law of the tricks: suits are followed, taroks are trumps, there is no duty to beat (R84 … R86)."""
    return Law(table.players)


def kept_cards(table: Table) -> CardSet:
    """The cards announced for the last trick (R69, R70)."""
    kept = 0
    for bonus in table.speech.announced:
        if bonus.item == "pagat":
            kept |= 1 << PAGAT
        elif bonus.item == "rege" and table.called is not None:
            kept |= 1 << table.called
    return kept


def prices_of(table: Table, me: int, partner: int | None, alone: bool) -> PayoffRows:
    """The value of this hand to one seat by public knowledge; seats with unknown sides count as opponents.

    ``partner`` is the declarer's if the seat knows him. ``alone``: it knows that there is none.
    """
    declarer = table.declarer if table.declarer is not None else 0
    lone = alone or table.called is None
    prices = PayoffRows(table.players, me, declarer, -1 if partner is None else partner, 1 if lone else 0)
    prices.payoff.stake = table.factor
    if table.contract is not None and not table.contract.individual:
        _price(prices, table)
    return prices


def silent_prices(variant: Variant, contract: Contract) -> dict[str, int]:
    """The price of each item of the game as a silent one."""
    return {item: variant.prices.bonus(item, contract, announced=False) for item in variant.prices.items}


def _price(prices: PayoffRows, table: Table) -> None:
    """The prices of a contract with sides."""
    variant, contract = table.variant, table.contract
    if contract is None:
        return
    told = variant.prices
    price = told.game(contract, table.level, len(table.speech.game))
    prices.goal(told.target)
    prices.game.ours, prices.game.theirs = price.win, price.loss
    said = any(bonus.item == "valat" for bonus in table.speech.announced)
    prices.valat.silent = told.bonus("valat", contract, announced=False)
    if not said:
        prices.valat.silent *= MULTIPLIERS[len(table.speech.game)]  # A26: the chain doubles the game that is replaced
    prices.silent(silent_prices(variant, contract), 1)
    prices.declared = _declared(table)
    if table.called is not None:
        shown = table.called in table.talon.cards and not _taken(table, table.called)
        prices.abandoned = 2 if shown else 0
    prices.exchange = 1 if table.talon.taken is not None else 0
    prices.payoff.rest_counts = 1 if told.talon_counts else 0
    prices.settle(0 if table.called is None else suit_word(1 << table.called))
    for bonus in table.speech.announced:
        _announce(prices, table, bonus)


def _announce(prices: PayoffRows, table: Table, bonus: Announced) -> None:
    """Let an announced bonus count, with its chain."""
    if table.contract is None:
        return
    row = prices.rows[bonus.item]
    steps = len(bonus.steps)
    value = table.variant.prices.bonus(bonus.item, table.contract, announced=True, steps=steps)
    if bonus.item == "prins" or (bonus.item not in ("pagat", "rege") and table.sides[bonus.seat] is not Side.DECLARER):
        row.theirs = value
    else:
        row.ours = value
    if bonus.item == "pagat":
        carry = table.variant.carry
        pool = table.pot if carry.has_pot else 0
        row.shares = pool_shares(pool, carry.limit, MULTIPLIERS[steps], table.players)


def _declared(table: Table) -> int:
    """R62, R103: the value of the declarations of taroks to the declarer's side."""
    prices = table.variant.prices
    best = {True: 0, False: 0}
    for seat, count in enumerate(table.speech.declared):
        if count:
            ours = seat == table.declarer or table.sides[seat] is Side.DECLARER
            best[ours] = max(best[ours], prices.declaration(count))
    return best[True] - best[False]


def _taken(table: Table, card: int) -> bool:
    """True if an open talon card belongs to the group that was taken."""
    talon = table.talon
    if talon.taken is None:
        return False
    size = len(talon.cards) // talon.groups
    return card in talon.cards[(talon.taken - 1) * size : talon.taken * size]
