"""Numbered deals: the same number is the same cards for every place at the table, on every machine.

The number gives the order of a pack; `fixed` has the places dealt from it whatever is cut, and whoever deals.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engine import Card, HandRecord, Match, shuffled

MOST_DEALS: Final = 999_999


def deal_for(seed: str, match: Match) -> int:
    """The number of the next deal of an evening. Each hand has a stream of its own: bots cannot change a deal."""
    return 1 + int(Random(f"{seed}/deal/{match.hands}").random() * MOST_DEALS)


def numbered_pack(match: Match, number: int) -> tuple[Card, ...]:
    """The shuffled pack of deal *number*, top card first.

    Raises:
        ValueError: there is no such deal.
    """
    if not 1 <= number <= MOST_DEALS:
        raise ValueError(f"deals are numbered from 1 to {MOST_DEALS}, not {number}")
    return shuffled(match.variant.pack, Random(f"deal/{number}").random)


def next_deal(seed: str, match: Match) -> tuple[tuple[Card, ...], int | None]:
    """The pack of an evening's next hand, top card first, and the deal's number; None for it where the hands of the
    last deal were stacked, as no number says how they lie (U16)."""
    number = deal_for(seed, match)
    pack = numbered_pack(match, number)
    lying = match.variant.carry.pack(match.carry, pack)
    return lying, number if lying == pack else None


def before_cut(match: Match, pack: tuple[Card, ...]) -> HandRecord:
    """The hand about to be dealt from that pack."""
    return HandRecord(match.variant, match.dealer, match.own, pack)
