"""The pot before a hand, and the share of hands at double stake, as in evenings that were counted."""

from __future__ import annotations

from typing import Final

from ai.measure import Draw
from engine import Seat, Variant
from engine.games.romanian.carry import Pot

POOLS: Final = {4: (5, 6, 7, 9, 11, 14, 19, 25, 32, 50), 3: (4, 5, 6, 8, 10, 12, 16, 23, 34, 50)}
"""The pot before a hand, by the number of players: the 5th, 15th … 95th of a hundred hands.

Counted in twenty evenings of forty hands each of four *steady*, and fifteen of three.
"""

DOUBLED: Final = {4: 10, 3: 5}
"""One hand in so many is played at double stake (R114), counted in the same evenings."""


def lying(variant: Variant, dealer: Seat, draw: Draw) -> Pot:
    """The pot before a deal, the dealer's entry in it."""
    players = variant.players
    pools = POOLS.get(players, POOLS[4])
    pool = pools[int(draw() * len(pools))] if variant.carry.has_pot else 0
    pool = min(pool, variant.carry.limit or pool)
    doubled = draw() * DOUBLED.get(players, DOUBLED[4]) < 1
    return Pot(pool, 2 if doubled else 1)
