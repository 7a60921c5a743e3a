"""U16: what comes of a hand in which everybody said fort: the hands are stacked and dealt again, none of them shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import Card, Match, Seat, Settlement
from engine.games.tubingen.carry import TubingenCarry, usual_order
from engine.games.tubingen.settling import TubingenResult


def is_stacked(settlement: Settlement | None) -> bool:
    """Whether the cards of a hand that ended so are stacked for the next deal: then nobody may see those of others."""
    return settlement is not None and isinstance(settlement.own, TubingenResult) and bool(settlement.own.hands)


def own_stack(settlement: Settlement | None, seat: Seat) -> tuple[Card, ...]:
    """The seat's cards from the left, as they are stacked if it does not order them; none where nothing is stacked."""
    if settlement is None or not is_stacked(settlement):
        return ()
    return usual_order(settlement.own.hands[seat])


def ordered(match: Match, seat: Seat, order: Sequence[Card]) -> Match:
    """The evening before the next deal with the seat's own order of its cards.

    Raises:
        RecordError: these are not just the seat's cards, each once.
        ValueError: nothing is stacked in this game.
    """
    carry = match.variant.carry
    if not isinstance(carry, TubingenCarry):
        raise ValueError("no cards are stacked in this game")
    return replace(match, carry=carry.ordered(match.carry, seat, order))
