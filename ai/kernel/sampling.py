"""Dealing the unseen cards: whole deals that agree with every hard fact, the likely ones more often."""

from __future__ import annotations

from mypy_extensions import i64

from .position import KernelDeal

PLACES = 6
"""Four seats, then the rest of the talon, then the declarer's discards."""


class DealSampler:
    """The dealer of the unseen cards into bins: a place, the number of cards it takes, and the set they come from.

    A seat that is known to hold exactly so many taroks has two bins, one for them and one for its suit cards. ``odds``
    weigh for each card and bin the chance of the card there beyond the number of free slots. The result is in
    ``deal``, always the same object, with the fixed cards: ``fixed_s`` and ``fixed_t`` have both words of each place.
    """

    def __init__(self, fixed_s: list[int], fixed_t: list[int]) -> None:
        self.fixed_s: list[int] = fixed_s
        self.fixed_t: list[int] = fixed_t
        self.places: list[int] = []
        self.sizes: list[int] = []
        self.takes_s: list[int] = []
        self.takes_t: list[int] = []
        self.suits: list[int] = []
        self.taroks: list[int] = []
        self.odds: list[list[int]] = []
        self.random: i64 = 1
        self.tried: i64 = 0
        self.deal: KernelDeal = KernelDeal()

    def add_bin(self, place: i64, size: i64, suits: i64, taroks: i64) -> None:
        """A bin of ``size`` cards out of a set at a place."""
        self.places.append(place)
        self.sizes.append(size)
        self.takes_s.append(suits)
        self.takes_t.append(taroks)

    def add_card(self, suits: i64, taroks: i64, odds: list[int]) -> None:
        """An unseen card with its odds by bin; cards with fewest bins should come first."""
        self.suits.append(suits)
        self.taroks.append(taroks)
        self.odds.append([odd if self._takes(bin, suits, taroks) else 0 for bin, odd in enumerate(odds)])

    def seed(self, number: i64) -> None:
        """Begin the row of random numbers."""
        self.random = number % 2147483646 + 1

    def next(self) -> bool:
        """Deal all unseen cards once; False if no deal exists."""
        bins: i64 = len(self.places)
        free = list(self.sizes)
        held_s = [0] * len(self.places)
        held_t = [0] * len(self.places)
        number: i64 = self.random
        cards: i64 = len(self.suits)
        at: i64 = 0
        while at < cards:
            odds = self.odds[at]
            total: i64 = 0
            bin: i64 = 0
            while bin < bins:
                total += free[bin] * odds[bin]
                bin += 1
            if total == 0:
                self.tried = 0
                if not self._make_room(self.suits[at], self.taroks[at], free, held_s, held_t):
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
                suits: i64 = self.suits[at]
                if suits:
                    held_s[bin] |= suits
                else:
                    held_t[bin] |= self.taroks[at]
            at += 1
        self.random = number
        self._lay(held_s, held_t)
        return True

    def _takes(self, bin: i64, suits: i64, taroks: i64) -> bool:
        """True if a card may be in a bin."""
        return self.takes_s[bin] & suits != 0 or self.takes_t[bin] & taroks != 0

    def _make_room(self, suits: i64, taroks: i64, free: list[int], held_s: list[int], held_t: list[int]) -> bool:
        """Put a card in a possible bin by moving another one on, an augmenting path; True on success.

        A bin that has been ``tried`` in vain is not entered again on any other way to it.
        """
        bins: i64 = len(self.places)
        bin: i64 = 0
        while bin < bins:
            if free[bin] > 0 and self._takes(bin, suits, taroks):
                free[bin] -= 1
                held_s[bin] |= suits
                held_t[bin] |= taroks
                return True
            bin += 1
        bin = 0
        while bin < bins:
            mark: i64 = 1
            mark = mark << bin
            if not self.tried & mark and self._takes(bin, suits, taroks):
                self.tried |= mark
                rest: i64 = held_s[bin]
                while rest:
                    other: i64 = rest & -rest
                    rest ^= other
                    held_s[bin] ^= other
                    if self._make_room(other, 0, free, held_s, held_t):
                        held_s[bin] |= suits
                        held_t[bin] |= taroks
                        return True
                    held_s[bin] |= other
                rest = held_t[bin]
                while rest:
                    other = rest & -rest
                    rest ^= other
                    held_t[bin] ^= other
                    if self._make_room(0, other, free, held_s, held_t):
                        held_s[bin] |= suits
                        held_t[bin] |= taroks
                        return True
                    held_t[bin] |= other
            bin += 1
        return False

    def _lay(self, held_s: list[int], held_t: list[int]) -> None:
        """Let every place hold its fixed cards and the cards of its bins."""
        suits = list(self.fixed_s)
        taroks = list(self.fixed_t)
        bin: i64 = 0
        for place in self.places:
            suits[place] |= held_s[bin]
            taroks[place] |= held_t[bin]
            bin += 1  # noqa: SIM113 - a native number
        deal = self.deal
        deal.s0 = suits[0]
        deal.s1 = suits[1]
        deal.s2 = suits[2]
        deal.s3 = suits[3]
        deal.rest_s = suits[4]
        deal.laid_s = suits[5]
        deal.t0 = taroks[0]
        deal.t1 = taroks[1]
        deal.t2 = taroks[2]
        deal.t3 = taroks[3]
        deal.rest_t = taroks[4]
        deal.laid_t = taroks[5]
