"""Dealing the unseen cards: whole deals in which every hard fact holds, the likely ones more often."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import PACK

PLACES = 6
"""Four seats, then the rest of the talon, then the declarer's discards."""


class Dealer:
    """Deals the unseen cards into bins: a place and how many of which cards it takes.

    A seat that is known to hold exactly so many taroace has two bins, one for them and one for its suit cards. ``odds``
    weigh for each card and bin how likely the card is there beyond the number of free slots. What is dealt lies in
    ``h0`` … ``h3``, ``rest`` and ``laid``, with the fixed cards.
    """

    def __init__(self, fixed: list[int]) -> None:
        self.fixed: list[int] = fixed
        self.places: list[int] = []
        self.sizes: list[int] = []
        self.takes: list[int] = []
        self.cards: list[int] = []
        self.odds: list[list[int]] = []
        self.free: list[int] = []
        self.held: list[int] = []
        self.random: i64 = 1
        self.h0: i64 = 0
        self.h1: i64 = 0
        self.h2: i64 = 0
        self.h3: i64 = 0
        self.rest: i64 = 0
        self.laid: i64 = 0

    def add_bin(self, place: i64, size: i64, takes: i64) -> None:
        """A bin of ``size`` cards out of the set ``takes`` at a place."""
        self.places.append(place)
        self.sizes.append(size)
        self.takes.append(takes & PACK)

    def add_card(self, card: i64, odds: list[int]) -> None:
        """An unseen card with its odds by bin; cards with fewest bins should come first."""
        self.cards.append(card)
        self.odds.append([odd if self.takes[bin] & card else 0 for bin, odd in enumerate(odds)])

    def seed(self, number: i64) -> None:
        """Begin the row of random numbers."""
        self.random = number % 2147483646 + 1

    def deal(self) -> bool:
        """One deal of all unseen cards; False if none exists."""
        bins: i64 = len(self.places)
        free = list(self.sizes)
        held = [0] * len(self.places)
        number: i64 = self.random
        places: i64 = len(self.cards)
        at: i64 = 0
        while at < places:
            card: i64 = self.cards[at]
            odds = self.odds[at]
            total: i64 = 0
            bin: i64 = 0
            while bin < bins:
                total += free[bin] * odds[bin]
                bin += 1
            if total == 0:
                if not self._make_room(card, free, held, 0):
                    self.random = number
                    return False
            else:
                number = number * 48271 % 2147483647
                left: i64 = number * total // 2147483647
                bin = 0
                while left >= free[bin] * odds[bin]:
                    left -= free[bin] * odds[bin]
                    bin += 1
                free[bin] -= 1
                held[bin] |= card
            at += 1
        self.random = number
        self._lay(held)
        return True

    def _make_room(self, card: i64, free: list[int], held: list[int], tried: i64) -> bool:
        """Put a card where it may lie by moving another one on: an augmenting path."""
        bins: i64 = len(self.places)
        bin: i64 = 0
        while bin < bins:
            if self.takes[bin] & card and free[bin] > 0:
                free[bin] -= 1
                held[bin] |= card
                return True
            bin += 1
        bin = 0
        while bin < bins:
            mark: i64 = 1
            mark = mark << bin
            if self.takes[bin] & card and not tried & mark:
                rest: i64 = held[bin]
                tried |= mark
                while rest:
                    other: i64 = rest & -rest
                    rest ^= other
                    held[bin] ^= other
                    if self._make_room(other, free, held, tried):
                        held[bin] |= card
                        return True
                    held[bin] |= other
            bin += 1
        return False

    def _lay(self, held: list[int]) -> None:
        fixed = self.fixed
        h0: i64 = fixed[0]
        h1: i64 = fixed[1]
        h2: i64 = fixed[2]
        h3: i64 = fixed[3]
        rest: i64 = fixed[4]
        laid: i64 = fixed[5]
        bin: i64 = 0
        for place in self.places:
            cards: i64 = held[bin]
            if place == 0:
                h0 |= cards
            elif place == 1:
                h1 |= cards
            elif place == 2:
                h2 |= cards
            elif place == 3:
                h3 |= cards
            elif place == 4:
                rest |= cards
            else:
                laid |= cards
            bin += 1  # noqa: SIM113 - a native number
        self.h0 = h0
        self.h1 = h1
        self.h2 = h2
        self.h3 = h3
        self.rest = rest
        self.laid = laid
