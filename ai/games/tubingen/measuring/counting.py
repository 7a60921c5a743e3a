"""The counts from a hand of Tübingen Tarock: contracts, called kings, touts, and the tarok 1."""

from __future__ import annotations

from typing import Final

from ai.measure import Found
from engine import PAGAT, Seat, Table
from engine.games.tubingen.actions import CAPTURED, FEIN
from engine.games.tubingen.contracts import RAUS, TOUT
from engine.games.tubingen.settling import TubingenOutcome
from engine.games.tubingen.strafen import of_play

CONCEALED: Final = "concealed"


def count(table: Table) -> Found:
    """The facts of a finished hand; those of the whole table count for the dealer."""
    settlement = table.settlement
    if settlement is None:
        raise ValueError("the hand is not over")
    if table.own.asker is not None:
        yield table.own.asker, "tout", "asked", 1
    if settlement.outcome != TubingenOutcome.PLAYED:
        return
    declarer, contract = settlement.declarer, settlement.contract
    if declarer is None or contract is None:
        return
    yield declarer, "declared", contract, 1
    yield declarer, "levels", contract, 1
    if contract == RAUS.key and table.called is not None:
        yield declarer, "alone", CONCEALED, 1
    if settlement.scores[declarer] > 0:
        yield declarer, "won", contract, 1
    if contract == TOUT.key:
        return
    for strafe in of_play(table):
        if strafe.item == FEIN:
            yield strafe.seat, "honours", "fein", 1
        elif strafe.item == CAPTURED:
            yield strafe.seat, "honours", "1 lost", 1
            yield captor(table), "honours", "1 captured", 1


def captor(table: Table) -> Seat:
    """The seat that has taken the tarok 1."""
    return next(trick.winner for trick in table.play.tricks if PAGAT in trick.cards)
