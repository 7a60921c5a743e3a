"""The source of deals: the seed of the evening, or a number that was asked for.

An evening draws its deals from all there are, by 128 bits of chance, so the cards of one hand reveal nothing about the
others' cards or another deal. A number is one of 999,999: from twelve cards and some patience the whole deal can be
found (`benchmarks/guessing.py`).

Both give the order of a pack; `fixed` has the places at the table dealt from it whatever is cut, and whoever deals.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import blake2b
from itertools import count
from random import Random
from typing import Final

from engine import Card, HandRecord, Match, shuffled

MOST_DEALS: Final = 999_999
_SEED_BYTES: Final = 16
_EXACT_BITS: Final = 53
"""Bits of a number in [0, 1) that a float has exactly."""


def fresh_seed() -> str:
    """A new evening's seed, which cannot be guessed."""
    return secrets.token_hex(_SEED_BYTES)


def own_pack(seed: str, match: Match) -> tuple[Card, ...]:
    """The shuffled pack of an evening's next hand, top card first. Each hand has a stream of its own, so bots cannot
    change a deal, and no hand reveals anything about another."""
    return shuffled(match.variant.pack, _stream(seed, f"deal/{match.hands}"))


def _stream(seed: str, purpose: str) -> Callable[[], float]:
    """Numbers in [0, 1) from a keyed hash over a counter: the others reveal neither the next one nor the key."""
    key, counter = blake2b(seed.encode("utf-8", "surrogatepass")).digest(), count()

    def draw() -> float:
        block = blake2b(f"{purpose}/{next(counter)}".encode(), digest_size=8, key=key).digest()
        return (int.from_bytes(block) >> 8 * len(block) - _EXACT_BITS) / (1 << _EXACT_BITS)

    return draw


def numbered_pack(match: Match, number: int) -> tuple[Card, ...]:
    """The shuffled pack of deal *number*, top card first.

    Raises:
        ValueError: there is no such deal.
    """
    if not 1 <= number <= MOST_DEALS:
        raise ValueError(f"deals are numbered from 1 to {MOST_DEALS}, not {number}")
    return shuffled(match.variant.pack, Random(f"deal/{number}").random)


def next_deal(seed: str, match: Match) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The pack of an evening's next hand, top card first, and the one that fixes each place's cards: the same, or none
    if the hands of the last deal were stacked, which are dealt as they were put (U16)."""
    pack = own_pack(seed, match)
    stacked = match.variant.carry.pack(match.carry, pack)
    return stacked, pack if stacked == pack else ()


def before_cut(match: Match, pack: tuple[Card, ...]) -> HandRecord:
    """The hand about to be dealt from that pack."""
    return HandRecord(match.variant, match.dealer, match.own, pack)
