"""The follies that a good player of the Romanian games avoids, hand by hand, and their names in the tables."""

from __future__ import annotations

from typing import Final

from ai.follies import KINGS_LOST, PAGATS_LOST, enemies_of, honours_wasted, kings_lost, pagats_lost, queens_kept_bare
from ai.games.romanian.measuring.counting import count
from ai.measure import Folly, Foolish
from engine import State
from engine.games.romanian.outcomes import RomanianOutcome

QUEEN, HONOUR = "bare queen", "honour wasted"
FAILED: Final = {"rege": "rege failed", "pagat": "pagat failed"}
SOLO, WON = "solo", "solo won"

FOLLIES: Final = (
    *KINGS_LOST,
    *PAGATS_LOST,
    Folly("rege announced and failed", "rege failed", FAILED["rege"]),
    Folly("pagat announced and failed", "pagat failed", FAILED["pagat"]),
    Folly("bare queens kept", "bare queens kept", QUEEN),
    Folly("honours on the partner's sure trick", "honours wasted", HONOUR),
    Folly("solos won", "solos won", WON, SOLO),
)


def blame(state: State) -> Foolish:
    """The follies of a finished hand; none in a hand without sides, or one that was not played."""
    table, settlement = state.table, state.table.settlement
    if settlement is None:
        raise ValueError("the hand is not over")
    for seat, what, which, times in count(table):
        if which in FAILED and what in ("announced", "kept"):
            yield seat, FAILED[which], times if what == "announced" else -times
        elif which == SOLO and what in ("declared", "won"):
            yield seat, SOLO if what == "declared" else WON, times
    if settlement.outcome is not RomanianOutcome.PLAYED:
        return
    enemies = enemies_of(settlement)
    yield from kings_lost(state, enemies)
    yield from pagats_lost(state, enemies)
    for kind, seats in ((HONOUR, honours_wasted(state, enemies)), (QUEEN, queens_kept_bare(state))):
        for seat in seats:
            yield seat, kind, 1
