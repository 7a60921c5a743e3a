"""The follies that a good player of the Slovenian games avoids, hand by hand, and their names in the tables."""

from __future__ import annotations

from typing import Final

from ai.follies import KINGS_LOST, PAGATS_LOST, enemies_of, kings_lost, monds_lost, pagats_lost
from ai.games.slovenian.measuring.counting import count
from ai.measure import Folly, Foolish
from engine import State
from engine.contracts import Goal
from engine.games.slovenian.contracts import BEGGARS, KLOP
from engine.games.slovenian.settling import SlovenianOutcome

MOND, FAILED = "mond lost", "announced and failed"
BEGGAR, MADE, KLOPS, MOST = "beggar", "beggar made", "klop", "klop-most"

FOLLIES: Final = (
    *KINGS_LOST,
    Folly("mond lost to the škis", "mond lost", MOND),
    *PAGATS_LOST,
    Folly("bonuses announced and failed", "bonuses failed", FAILED),
    Folly("beggars made", "beggars made", MADE, BEGGAR),
    Folly("klops with more than half of the points", "klops lost by most", MOST, KLOPS),
)


def blame(state: State) -> Foolish:
    """The follies of a finished hand: in play only if two sides play for points (S17)."""
    table, settlement = state.table, state.table.settlement
    if settlement is None:
        raise ValueError("the hand is not over")
    for seat, what, which, times in count(table):
        if what in ("announced", "kept"):
            yield seat, FAILED, times if what == "announced" else -times
        elif which in BEGGARS and what in ("declared", "won"):
            yield seat, BEGGAR if what == "declared" else MADE, times
        elif what == KLOP and which in ("points", MOST):
            yield seat, KLOPS if which == "points" else MOST, 1
    contract = table.contract
    if settlement.outcome != SlovenianOutcome.PLAYED or contract is None or contract.goal is not Goal.POINTS:
        return
    enemies = enemies_of(settlement)
    yield from kings_lost(state, enemies)
    yield from pagats_lost(state, enemies)
    for seat in monds_lost(table):
        yield seat, MOND, 1
