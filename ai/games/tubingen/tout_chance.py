"""The chance that a hand wins all tricks, or all but one, by drawing the taroks and leading from the top (U17)."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from ai.features import PLAIN
from engine import LUNA, SKIZ, SUIT_CARDS, CardSet
from engine.games.tubingen.tout import TAROCKS

OTHERS: Final = 3
TRUMPED: Final = 3
"""The number of tricks considered that taroks may win which the hand could not draw: two are too many."""
KEPT: Final = 0.85
"""The chance that an opponent still holds a high card and its guards after all those leads, not knowing their worth."""
ENTERS: Final = 0.35
"""The chance that the others' first lead is lost: hands so strong beside one so poor come of a stacked pack (U16), in
which suits are together. Of five such touts that did not lead two were made."""


class ToutChance(NamedTuple):
    """The chances of the grand and of the little tout, and the approximate number of lost tricks."""

    grand: float
    little: float
    losers: float


def tout_chance(hand: CardSet, *, leads: bool) -> ToutChance:
    """The chances of a hand of nineteen; ``leads``: it leads first."""
    lost = [] if leads else [ENTERS]
    tarocks, out = hand & TAROCKS, TAROCKS & ~hand
    lost += _falls(tarocks, out, LUNA, 1.0)
    # An opponent with more taroks ruffs even the highest card of a suit.
    held = tarocks.bit_count()
    lost += [min(OTHERS * _guarded(out.bit_count(), held + more), 1.0) for more in range(1, TRUMPED + 1)]
    for suit in PLAIN:
        cards = SUIT_CARDS[suit]
        lost += _falls(hand & cards, cards & ~hand, cards.bit_length() - 1, KEPT)
    if hand >> SKIZ & 1:
        lost.append(1.0)  # it never wins (U23)
    none, one = 1.0, 0.0
    for chance in lost:
        none, one = none * (1 - chance), one * (1 - chance) + none * chance
    return ToutChance(none, one, sum(lost))


def _falls(own: CardSet, out: CardSet, top: int, kept: float) -> list[float]:
    """For each card of a suit that is below one in another hand, the chance that it loses to that one."""
    found: list[float] = []
    low = own.bit_count()
    above = 0
    for card in range(top, -1, -1):
        if own >> card & 1:
            above += 1
            continue
        if not out >> card & 1 or above + len(found) >= low:
            continue
        found.append(kept * _guarded(out.bit_count() - 1, above + len(found)))
    return found


@cache
def _guarded(others: int, needed: int) -> float:
    """The chance that the holder of a card also holds at least so many of the others of its suit that are out."""
    ways: int = sum(comb(others, few) * (OTHERS - 1) ** (others - few) for few in range(min(needed, others + 1)))
    every: int = OTHERS**others
    return 1 - ways / every
