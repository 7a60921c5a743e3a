"""The factors of a line, the payments between seats, and a settlement as plain data (R78, R105 … R107)."""

from __future__ import annotations

from typing import Final

from engine.contracts import Contract
from engine.games.romanian.outcomes import Paid
from engine.seats import Seat
from engine.settlement import Factor, Settlement, Transfer
from engine.state import Table

STEP: Final = 2
"""R78: the factor of each step of a chain."""


def settlement_data(settlement: Settlement) -> dict[str, object]:
    """The settlement as plain data, in the order and with the keys of the format."""
    data: dict[str, object] = {"outcome": str(settlement.outcome)}
    if settlement.declarer is not None:
        data["declarer"] = settlement.declarer
        if settlement.points is not None:
            data["partner"] = settlement.partner
        data["contract"] = settlement.contract
        data["level"] = settlement.level
        if settlement.points is not None:
            data["points"] = list(settlement.points)
    data["lines"] = [
        {"item": line.item, "value": line.value, **({"announced": True} if line.announced else {})}
        for line in settlement.lines
    ]
    own: Paid = settlement.own
    data["payments"] = list(own.payments)
    data["pool_payments"] = list(own.pool_payments)
    data["pool"] = settlement.pot
    data["radler"] = settlement.doubles
    return data


def adds_up(table: Table, settlement: Settlement) -> bool:
    """True if nothing comes from nowhere: the payments between seats and the movements of the pot balance."""
    own: Paid = settlement.own
    return not sum(own.payments) and sum(own.pool_payments) == table.own.pool - settlement.pot


def opponents_of(table: Table, declarers: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The opponents, in turn after the declarer."""
    return tuple(seat for seat in table.in_turn(declarers[0]) if seat not in declarers)


def chain_factors(steps: tuple[Seat, ...]) -> tuple[Factor, ...]:
    """R78: each step of a chain with the seat that said it."""
    return tuple(Factor("step", STEP, number, seat) for number, seat in enumerate(steps))


def bonus_factors(plain: int, steps: tuple[Seat, ...]) -> tuple[Factor, ...]:
    """The factors of a doubled bonus; none if no one doubled it."""
    return (Factor("base", plain), *chain_factors(steps)) if steps else ()


def game_factors(table: Table, contract: Contract, won: bool) -> tuple[Factor, ...]:
    """R100 … R102: the level counts if the game was lost or doubled."""
    steps = table.speech.game
    if won and not steps:
        return ()
    more = (*((Factor("level", table.level),) if table.level > 1 else ()), *chain_factors(steps))
    return (Factor("contract", contract.base), *more) if more else ()


def pairings(table: Table, declarers: tuple[Seat, ...], value: int) -> tuple[Transfer, ...]:
    """R105 … R107: the payments for a value, each between one seat of the declarer's side and one opponent."""
    if not value:
        return ()
    ours, theirs = declarers, opponents_of(table, declarers)
    pairs = [(ours[0], other) for other in theirs] if len(ours) == 1 else list(zip(ours, theirs, strict=True))
    return tuple(Transfer(b, a, value) if value > 0 else Transfer(a, b, -value) for a, b in pairs)


def pool_transfers(moved: tuple[int, ...]) -> tuple[Transfer, ...]:
    """The transfers into the pot, then those out of it."""
    paid = [Transfer(seat, None, -amount) for seat, amount in enumerate(moved) if amount < 0]
    return (*paid, *(Transfer(None, seat, amount) for seat, amount in enumerate(moved) if amount > 0))
