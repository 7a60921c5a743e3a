"""The worth of a hand whose points are counted from nothing, with partners or one against each of the others.

The hands' own Strafen also count, and the tarok 1 at its end or lost (U25 … U33).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import PAGAT, PIPS, PLAIN, halves
from .handworth import hand_worth
from .position import End, KernelDeal

LAST: Final = 10
"""The tarok 1 in the last trick, won, or lost to the other side; half of it lost before."""
SWAP: Final = 8
"""The halves by which the fool counts more than the card that is given for it (U23)."""


class Counted:
    """The counting of points (U25 … U31), and the cards played by the seats so far.

    With a partner the side wins with ``target`` points, of which ``void`` are worth nothing; lost, the others' count
    ``loss`` times. Alone the declarer must have more than the best of the others, to whom the others give over their
    points if they took at most ``few`` empty tricks (U28); ``void_alone`` are worth nothing, and all counts ``times``.
    ``whole`` are the points in the pack. ``laid_by`` is the seat that discarded, -1 for none; with ``before`` the
    discard counts in its hand, with ``once`` the fool counts in one Strafe alone. ``first`` is the seat that goes
    before others with as many points. ``held`` are the cards that each seat has played; ``strafen`` is the worth of
    each hand's Strafen in the deal of `begin`, ``pagat_of`` the holder of the tarok 1, now or before. ``roles``
    multiply the declarer's result for him, his partner and an opponent, each for a gain and for a loss; ``alone`` the
    same without a partner.
    """

    def __init__(self, fool: i64, target: i64, void: i64, void_alone: i64, whole: i64) -> None:
        self.fool: i64 = fool
        self.target: i64 = target
        self.void: i64 = void
        self.void_alone: i64 = void_alone
        self.whole: i64 = whole
        self.loss: i64 = 2
        self.times: i64 = 3
        self.few: i64 = 3
        self.laid_by: i64 = -1
        self.before: i64 = 0
        self.once: i64 = 0
        self.first: i64 = 0
        self.held_s: list[int] = [0, 0, 0, 0]
        self.held_t: list[int] = [0, 0, 0, 0]
        self.strafen: list[int] = [0, 0, 0, 0]
        self.pagat_of: i64 = -1
        self.roles: list[float] = [1.0, 1.0, 1.0, 0.0, 0.0, 0.0]
        self.alone: list[float] = [1.0, 1.0, 0.0, 0.0, 0.0, 0.0]
        self.points: i64 = 0

    def begin(self, deal: KernelDeal) -> None:
        """Take the hands of one deal, as they were when the play began."""
        seat: i64 = 0
        while seat < 4:
            suits: i64 = deal.suits(seat) | self.held_s[seat]
            taroks: i64 = deal.taroks(seat) | self.held_t[seat]
            if taroks & PAGAT:
                self.pagat_of = seat
            if self.before and seat == self.laid_by:
                suits |= deal.laid_s
                taroks |= deal.laid_t
            self.strafen[seat] = hand_worth(suits, taroks, self.fool, self.once != 0)
            seat += 1

    def score(self, end: End, deal: KernelDeal, sides: i64, declarer: i64, players: i64) -> i64:
        """The declarer's score by the ledger. ``points`` then is the surplus of his side over its goal, in halves.

        Raises nothing; the law must keep the piles of each seat (`Law.apart`).
        """
        one: i64 = 1
        alone: bool = sides == one << declarer
        owner: i64 = end.fool_owner
        taker: i64 = end.fool_taker
        more: i64 = 0
        seat: i64 = 0
        if not alone:
            won: i64 = 0
            spare: bool = False
            changes: bool = owner >= 0 and sides >> owner & 1 != sides >> taker & 1
            while seat < players:
                suits: i64 = end.piles_s[seat]
                taroks: i64 = end.piles_t[seat]
                if seat == self.laid_by:
                    suits |= deal.laid_s
                    taroks |= deal.laid_t
                if sides >> seat & 1:
                    won += halves(suits, taroks)
                if changes and sides >> seat & 1 == sides >> owner & 1 and (suits & PIPS or taroks & PLAIN):
                    spare = True
                seat += 1
            if spare:
                won += SWAP if sides >> owner & 1 else -SWAP
            self.points = won - 2 * self.target
            more = self._strafen(end, sides, players)
            mine: i64 = won // 2
            if mine >= self.target:
                return self._floor(mine - self.void, more)
            return -self.loss * self._floor(self.whole - mine - self.void, -more)
        found = [0, 0, 0, 0]
        while seat < players:
            suits = end.piles_s[seat]
            taroks = end.piles_t[seat]
            if seat == self.laid_by:
                suits |= deal.laid_s
                taroks |= deal.laid_t
            found[seat] += halves(suits, taroks)
            if seat == owner and owner != taker and (suits & PIPS or taroks & PLAIN):
                found[owner] += SWAP
                found[taker] -= SWAP
            seat += 1
        own: i64 = found[declarer] // 2
        best: i64 = -1
        most: i64 = -1
        step: i64 = 0
        while step < players:
            seat = (self.first + step) % players
            if seat != declarer and found[seat] > most:
                best = seat
                most = found[seat]
            step += 1
        seat = 0
        while seat < players:
            if seat not in (declarer, best) and end.tricks[seat] <= self.few:
                suits = end.piles_s[seat]
                taroks = end.piles_t[seat] & ~self.fool
                if not (suits & ~PIPS or taroks & ~PLAIN):
                    most += found[seat]
            seat += 1
        self.points = found[declarer] - most
        most //= 2
        more = self._strafen(end, sides, players)
        if own > most:
            return self.times * self._floor(own - self.void_alone, more)
        return -self.times * self._floor(most - self.void_alone, -more)

    def _floor(self, net: i64, more: i64) -> i64:
        """U30, UA4, UA12: net points with the Strafen, neither below zero."""
        worth: i64 = (net if net > 0 else 0) + more
        return worth if worth > 0 else 0

    def _strafen(self, end: End, sides: i64, players: i64) -> i64:
        """The declarer's side's balance of Strafen."""
        total: i64 = 0
        seat: i64 = 0
        by: i64 = -1
        while seat < players:
            worth: i64 = self.strafen[seat]
            total += worth if sides >> seat & 1 else -worth
            if end.piles_t[seat] & PAGAT:
                by = seat
            seat += 1
        of: i64 = self.pagat_of
        if of < 0 or by < 0:
            return total
        last: bool = end.pagat_by >= 0
        brings: i64 = 0
        if of == by:
            brings = LAST if last else 0
        elif sides >> of & 1 != sides >> by & 1:
            brings = -LAST if last else -LAST // 2
        return total + (brings if sides >> of & 1 else -brings)

    def value(self, end: End, deal: KernelDeal, sides: i64, declarer: i64, me: i64, players: i64) -> float:
        """The worth of the hand to a seat."""
        total: i64 = self.score(end, deal, sides, declarer, players)
        one: i64 = 1
        role: i64 = 0 if me == declarer else 2 if sides >> me & 1 else 4
        if total < 0:
            role += 1
        factor: float = self.alone[role] if sides == one << declarer else self.roles[role]
        return float(total) * factor
