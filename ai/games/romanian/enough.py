"""The number of taroks usually enough for a bid: the figures of the book's chapter "How to play well"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ai.player import Reason
from ai.reasons import Why, because
from engine import LUNA, SKIZ, TAROACE, Bid, CardSet, Hold, MakeBid, View, legal_actions

DOI_WON: Final[Mapping[int, tuple[int, int, int]]] = {
    4: (45, 65, 85),
    5: (50, 75, 85),
    6: (65, 80, 95),
    7: (70, 85, 95),
    8: (80, 95, 95),
}
"""The games won of 100 games of doi, by the taroks dealt and the number of skiz and luna among them
(`benchmarks/advice.py`)."""

FEWEST: Final = (6, 5, 4)
"""The number of taroks enough for doi at its first level, by the number of skiz and luna among them."""

SOLO: Final = (0, 7, 6)
"""The same for solo, 0 if no number is enough: even eight taroks lost more often than they won."""

LONE: Final[Mapping[str, tuple[int, int, int]]] = {"trei": (8, 6, 5), "doi": (0, 8, 6)}
"""The same for a lone declarer among three, at the first level."""


def tops(hand: CardSet) -> int:
    """The number of skiz and luna in a hand."""
    return (hand & (1 << SKIZ | 1 << LUNA)).bit_count()


def enough(view: View, bid: Bid) -> int | None:
    """The number of taroks usually enough for a bid with the skiz and luna of the own hand; 0 if none is.

    None if there are no figures.
    """
    variant, held = view.table.variant, tops(view.hand)
    row = variant.contract(bid.contract)
    if row is None:
        return None
    if variant.players == 3:
        known = LONE.get(row.key) if bid.ordinal == 1 else None
        return None if known is None else known[held]
    if row.key == "solo":
        return SOLO[held]
    if row.key not in ("doi", "unu"):
        return None
    loss = row.base * bid.ordinal
    need = 100 * loss / (row.win + loss)
    wins = [number for number, won in DOI_WON.items() if number >= FEWEST[held] and won[held] >= need]
    if bid.ordinal == 1:
        wins = [FEWEST[held]]
    # Unu takes only one card of the talon and needs a tarok more.
    return min(wins) + (row.key == "unu") if wins else 0


def cheapest(view: View) -> Bid | None:
    """The lowest bid that the seat may still make or hold, None if it may only pass."""
    actions = legal_actions(view)
    if any(isinstance(action, Hold) for action in actions):
        return view.table.auction.bid
    return next((action.bid for action in actions if isinstance(action, MakeBid)), None)


def length(view: View, bid: Bid | None, weight: float) -> Reason:
    """The number of taroks beside the number usually enough for a bid; the bare number if that is not known."""
    own = (view.hand & TAROACE).bit_count()
    need = enough(view, bid) if bid is not None else None
    if bid is None or need is None:
        return because(Why.TAROACE, weight, count=own)
    key = Why.TAROACE_ENOUGH if need and own >= need else Why.TAROACE_SHORT
    told = {"count": own, "tops": tops(view.hand), "enough": need, "contract": bid.contract, "level": bid.ordinal}
    return because(key, weight, **told)
