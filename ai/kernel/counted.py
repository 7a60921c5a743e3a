"""What a hand is worth in which points are counted from nothing, with partners or one against each of the others.

What hands bring by themselves counts besides, and the tarok 1 at its end or lost (U25 … U33).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import HONOURS, KINGS, MOND, PAGAT, PIPS, PLAIN, count, halves
from .position import End, KernelDeal

RUN: Final = 2
"""What each card of a run is worth, from `LEAST` cards on."""
LEAST: Final = 3
WHOLE: Final = 10
"""Fool, 21 and 1; four kings; king, queen, cavalier and jack of a suit."""
FOOLED: Final = 5
"""Four kings or a family of which the fool takes one card's place."""
LAST: Final = 10
"""The tarok 1 in the last trick, won, or lost to the other side; half of it lost before."""
SWAP: Final = 8
"""By how many halves the fool counts more than the card that is given for it (U23)."""
TOP_FOUR: Final = 0x3C00


def length_down(taroks: i64, first: i64) -> i64:
    """How many taroace lie in a row from a bit on downwards."""
    found: i64 = 0
    bit: i64 = first
    while bit and taroks & bit:
        found += 1
        bit >>= 1
    return found


def length_up(taroks: i64, first: i64) -> i64:
    """The same upwards; the highest tarok that counts is 21."""
    found: i64 = 0
    bit: i64 = first
    while bit <= MOND and taroks & bit:
        found += 1
        bit <<= 1
    return found


def hand_worth(suits: i64, taroks: i64, fool: i64, once: bool) -> i64:
    """U32: what a hand is due; with ``once`` the fool counts in one thing alone, where it adds most (UA9)."""
    has: bool = taroks & fool != 0
    total: i64 = 0
    added: i64 = 0
    most: i64 = 0
    if taroks & HONOURS == HONOURS:
        total += WHOLE
        added = WHOLE
        most = WHOLE
    side: i64 = 0
    while side < 2:
        bare: i64 = length_down(taroks, MOND) if side == 0 else length_up(taroks, PAGAT)
        if bare:
            longer: i64 = bare
            if has:
                first: i64 = 0
                if side == 0:
                    first = MOND >> (bare + 1)
                    longer = bare + 1 + length_down(taroks & ~fool, first)
                else:
                    first = PAGAT
                    first <<= bare + 1
                    longer = bare + 1 + length_up(taroks & ~fool, first)
            worth: i64 = RUN * longer if longer >= LEAST else 0
            more: i64 = worth - (RUN * bare if bare >= LEAST else 0)
            total += worth
            added += more
            if more > most:
                most = more
        side += 1
    group: i64 = 0
    while group < 5:
        wanted: i64 = KINGS
        if group:
            wanted = TOP_FOUR
            wanted <<= (group - 1) * 14
        held: i64 = count(suits & wanted)
        if held == 4:
            total += WHOLE
        elif held == 3 and has:
            total += FOOLED
            added += FOOLED
            if most < FOOLED:
                most = FOOLED
        group += 1
    return total - added + most if once else total


class Counted:
    """How points are counted (U25 … U31), and what the seats have played so far.

    With a partner the side wins with ``target`` points, of which ``void`` are worth nothing; lost, the others' count
    ``loss`` times. Alone the declarer must have more than the best of the others, to whom those give over what they
    have that took at most ``few`` empty tricks (U28); ``void_alone`` are worth nothing, and all counts ``times``.
    ``whole`` are the points in the pack. ``laid_by`` laid cards away, -1 for nobody; with ``before`` they count in his
    hand, with ``once`` the fool counts in one thing alone. ``first`` is the seat that goes before others with as many
    points. ``held`` are the cards that each seat has played; ``strafen`` is what each hand is due in the deal of
    `begin`, ``pagat_of`` who has or had the tarok 1. ``roles`` is by what the declarer's result is multiplied for him,
    his partner and an opponent, each where it is a gain and where it is a loss; ``alone`` the same without a partner.
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
        """What the declarer gets by the ledger. ``points`` then has how far his side is above what it needs, in halves.

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
        """U30, UA4, UA12: net points with the Strafen, neither below nothing."""
        worth: i64 = (net if net > 0 else 0) + more
        return worth if worth > 0 else 0

    def _strafen(self, end: End, sides: i64, players: i64) -> i64:
        """What the Strafen bring the declarer's side."""
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
        """What the hand is worth to a seat."""
        total: i64 = self.score(end, deal, sides, declarer, players)
        one: i64 = 1
        role: i64 = 0 if me == declarer else 2 if sides >> me & 1 else 4
        if total < 0:
            role += 1
        factor: float = self.alone[role] if sides == one << declarer else self.roles[role]
        return float(total) * factor
