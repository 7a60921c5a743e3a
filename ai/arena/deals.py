"""The deals: they come from the seed and their number alone, whoever plays them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from engine import Card, Variant, shuffled
from engine.games.romanian.carry import Pot

from .designs import dealer_of

POOLS: Final = {4: (5, 6, 7, 9, 11, 14, 19, 25, 32, 50), 3: (4, 5, 6, 8, 10, 12, 16, 23, 34, 50)}
"""What lies in the pool before a hand, by the number of players: the 5th, 15th … 95th of a hundred hands.

Counted in twenty evenings of forty hands each of four *steady*, and fifteen of three.
"""

DOUBLED: Final = {4: 10, 3: 5}
"""One hand in so many is played at double stake (R114), counted in the same evenings."""


class Draws:
    """Numbers in [0, 1) from a text: the digests of the text with a counter, the same on every machine."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._count = 0

    def __call__(self) -> float:
        """The next number."""
        self._count += 1
        digest = blake2b(f"{self._text}|{self._count}".encode(), digest_size=8).digest()
        return (int.from_bytes(digest, "big") >> 11) / 2**53


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal before the cut: ``pack`` with the top card first, ``pool`` with the dealer's entry in it."""

    number: int
    dealer: int
    pool: int
    stake: int
    pack: tuple[Card, ...]

    @property
    def own(self) -> Pot:
        """What lies on the table."""
        return Pot(self.pool, self.stake)


def deal(variant: Variant, seed: str, number: int) -> Deal:
    """The deal of that number, counted from 0."""
    draw = Draws(f"deal|{seed}|{number}")
    players = variant.players
    pools = POOLS.get(players, POOLS[4])
    pool = pools[int(draw() * len(pools))] if variant.carry.has_pot else 0
    pool = min(pool, variant.carry.limit or pool)
    doubled = draw() * DOUBLED.get(players, DOUBLED[4]) < 1
    stake = 2 if doubled else 1
    return Deal(number, dealer_of(number, players), pool, stake, shuffled(variant.pack, draw))
