"""What a good player of the Romanian games does not do, hand by hand, and the names of that in the tables."""

from __future__ import annotations

from typing import Final

from ai.follies import honours_wasted, kings_ruffed, pagats_caught, queens_kept_bare
from ai.games.romanian.measuring.counting import count
from ai.measure import Folly, Foolish
from engine import Seat, State
from engine.games.romanian.outcomes import Outcome

LED, PUT_UP, CHOSEN = "king led", "king put up", "king put up by choice"
PAGAT, QUEEN, HONOUR = "pagat lost early", "bare queen", "honour wasted"
FAILED: Final = {"rege": "rege failed", "pagat": "pagat failed"}
SOLO, WON = "solo", "solo won"

FOLLIES: Final = (
    Folly("kings led and ruffed", "kings led, ruffed", LED),
    Folly("kings put up and ruffed", "put up, ruffed", PUT_UP),
    Folly("  with another card of the suit", "of them by choice", CHOSEN),
    Folly("pagat lost before the last trick", "pagat lost early", PAGAT),
    Folly("rege announced and failed", "rege failed", FAILED["rege"]),
    Folly("pagat announced and failed", "pagat failed", FAILED["pagat"]),
    Folly("bare queens kept", "bare queens kept", QUEEN),
    Folly("honours on the partner's sure trick", "honours wasted", HONOUR),
    Folly("solos won", "solos won", WON, SOLO),
)


def blame(state: State) -> Foolish:
    """The follies of a finished hand; nothing where everybody plays for himself, or nobody played."""
    table, settlement = state.table, state.table.settlement
    if settlement is None:
        raise ValueError("the hand is not over")
    for seat, what, which, times in count(table):
        if which in FAILED and what in ("announced", "kept"):
            yield seat, FAILED[which], times if what == "announced" else -times
        elif which == SOLO and what in ("declared", "won"):
            yield seat, SOLO if what == "declared" else WON, times
    if settlement.outcome is not Outcome.PLAYED:
        return
    ours = (settlement.declarer, settlement.partner)

    def enemies(one: Seat, other: Seat) -> bool:
        return (one in ours) != (other in ours)

    for king in kings_ruffed(state, enemies):
        yield king.seat, LED if king.led else PUT_UP, 1
        if not (king.led or king.forced):
            yield king.seat, CHOSEN, 1
    for kind, seats in (
        (PAGAT, pagats_caught(table, enemies)),
        (HONOUR, honours_wasted(state, enemies)),
        (QUEEN, queens_kept_bare(state)),
    ):
        for seat in seats:
            yield seat, kind, 1
