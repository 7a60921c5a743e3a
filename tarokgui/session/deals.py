"""Numbered deals: the same number is the same cards for every place at the table, on every machine.

The number gives the order of a pack; `fixed` has the places dealt from it whatever is cut, and whoever deals.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engine import Card, HandRecord, Match, next_pack

MOST_DEALS: Final = 999_999


def deal_for(seed: str, match: Match) -> int:
    """The number of the next deal of an evening. Each hand has a stream of its own: bots cannot change a deal."""
    return 1 + int(Random(f"{seed}/deal/{match.hands}").random() * MOST_DEALS)


def numbered_pack(match: Match, number: int) -> tuple[Card, ...]:
    """The pack of deal *number*, top card first.

    Raises:
        ValueError: there is no such deal.
    """
    if not 1 <= number <= MOST_DEALS:
        raise ValueError(f"deals are numbered from 1 to {MOST_DEALS}, not {number}")
    return next_pack(match, Random(f"deal/{number}").random)


def before_cut(match: Match, pack: tuple[Card, ...]) -> HandRecord:
    """The hand about to be dealt from that pack."""
    return HandRecord(match.variant, match.dealer, match.own, pack)
