"""The follies that a good player of Tübingen Tarock avoids, hand by hand, and their names in the tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ai.follies import KINGS_LOST, Enemies, enemies_of, kings_lost
from ai.measure import Folly, Foolish
from engine import SKIZ, Seat, State, Table
from engine.games.tubingen.actions import CAPTURED
from engine.games.tubingen.contracts import TOUT
from engine.games.tubingen.settling import TubingenOutcome
from engine.games.tubingen.strafen import of_play

ONE, SKI_LOST, SKI_WASTED = "1 lost", "ski lost", "ski wasted"

FOLLIES: Final = (
    *KINGS_LOST,
    Folly("the 1 lost", "1 lost", ONE),
    Folly("Ski lost in the last trick", "Ski lost", SKI_LOST),
    Folly("Ski on a trick of the own side", "Ski wasted", SKI_WASTED),
)


def blame(state: State) -> Foolish:
    """The follies of a finished ruf or raus."""
    table, settlement = state.table, state.table.settlement
    if settlement is None:
        raise ValueError("the hand is not over")
    if settlement.outcome != TubingenOutcome.PLAYED or table.contract is None or table.contract == TOUT:
        return
    enemies = enemies_of(settlement)
    yield from kings_lost(state, enemies, 1 << SKIZ)
    for strafe in of_play(table):
        if strafe.item == CAPTURED:
            yield strafe.seat, ONE, 1
    for seat, kind in skis_misused(table, enemies):
        yield seat, kind, 1


def skis_misused(table: Table, enemies: Enemies) -> Iterator[tuple[Seat, str]]:
    """The seats that lost the Ski to an enemy's last trick (U24), or wasted it on a trick of their own side."""
    tricks = table.play.tricks
    for trick in tricks:
        if SKIZ in trick.cards:
            owner = table.seat_at(trick.leader, trick.cards.index(SKIZ))
            lost = enemies(owner, trick.winner)
            if trick is tricks[-1] and lost:
                yield owner, SKI_LOST
            elif trick is not tricks[-1] and not lost:
                yield owner, SKI_WASTED
