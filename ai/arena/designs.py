"""Designs: the seatings of a deal, chosen so that the luck of the cards falls on both bots alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

Seating: TypeAlias = tuple[bool, ...]
"""True for each seat where A sits, False for B."""


def dealer_of(number: int, players: int) -> int:
    """The dealer's seat, which moves on by one with each deal."""
    return number % players


def pairs(number: int, players: int) -> tuple[Seating, ...]:
    """As many hands for A as for B in every seat: which bot is better among its own kind and against the other?

    Four players: two of each, and the same with the seats exchanged. The partner seat of the dealer's bot moves on with
    each round of the deal, so over twelve deals every pair has been dealer's. Three players: all six ways to seat
    one or two of A.
    """
    if players != 4:
        codes = range(1, 2**players - 1)
        return tuple(tuple(bool(code >> seat & 1) for seat in range(players)) for code in codes)
    dealer = dealer_of(number, players)
    fellow = (dealer + 1 + number // players % (players - 1)) % players
    first = tuple(seat in (dealer, fellow) for seat in range(players))
    return first, tuple(not seated for seated in first)


def one(number: int, players: int) -> tuple[Seating, ...]:
    """One A among B, in every seat once: the earnings of this bot at a table of the other."""
    return tuple(tuple(seat == own for seat in range(players)) for own in range(players))


SIDES: Final = "sides"
"""As pairs, but the two of a kind sit at the likely seats of the deal's declarer and his partner (`sides`): which
bot is better on a side of its own? A deal without likely sides is seated as in pairs."""

DESIGNS: Final[Mapping[str, Callable[[int, int], tuple[Seating, ...]]]] = {"pairs": pairs, "one": one, SIDES: pairs}
"""The designs by name: from a deal's number and the number of players to its seatings."""
