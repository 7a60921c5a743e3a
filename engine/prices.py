"""Prices at a table as it is now, the hand's multipliers counted in: bots and screens ask here."""

from __future__ import annotations

from .contracts import Contract, GamePrice, SurrenderPrice
from .state import Table, View


def price_at(table: Table, contract: Contract, level: int, steps: int = 0) -> GamePrice:
    """The value of a contract at that level at this table after so many steps of contra."""
    return table.variant.prices.game(contract, level, steps, table.own)


def price_now(view: View) -> GamePrice:
    """The present value of the game; zero without a declarer, or in a contract without sides."""
    table = view.table
    if table.contract is None or table.contract.individual:
        return GamePrice(0, 0)
    return price_at(table, table.contract, table.level, len(table.speech.game))


def bonus_price(table: Table, item: str, steps: int = 0) -> int:
    """The value of an announced bonus in the present contract after so many steps; 0 without a contract."""
    if table.contract is None:
        return 0
    return table.variant.prices.bonus(item, table.contract, announced=True, steps=steps, own=table.own)


def declaration_price(table: Table, count: int) -> int:
    """The value of declaring so many taroks."""
    return table.variant.prices.declaration(count, table.own)


def surrender_price(view: View) -> SurrenderPrice:
    """The points that each opponent would get for a surrender now."""
    return view.table.variant.prices.surrender(view)
