"""The end of a hand with all cards known: the card points that the declarer's side wins with best play on both sides.

Nothing in play asks for it: exact ends gain nothing where the cards are not known. It is what tests measure by.
"""

from __future__ import annotations

from mypy_extensions import i64

from .bits import FIVES, KINGS, ONES, TRUMPS, highest, legal, suit_of, thirds
from .policy import fat, thin
from .rollout import Spot


class Solver:
    """Alpha-beta over card points in thirds, with a table of the positions between tricks.

    The hands stay the same for one solver, so that the cards still out and the leader are the whole position.
    ``sides`` has a bit for each seat of the declarer's side. ``nodes`` counts the tricks looked into.
    """

    def __init__(self, players: i64, h0: i64, h1: i64, h2: i64, h3: i64, sides: i64) -> None:
        self.players: i64 = players
        self.h0: i64 = h0
        self.h1: i64 = h1
        self.h2: i64 = h2
        self.h3: i64 = h3
        self.sides: i64 = sides
        self.nodes: i64 = 0
        self.known: dict[int, int] = {}

    def points(self, spot: Spot, first: i64) -> i64:
        """The thirds that the declarer's side still wins, the trick on the table included.

        ``first`` is the card played now, 0 to leave that to the solver.
        """
        low: i64 = 0
        high: i64 = thirds(self.h0 | self.h1 | self.h2 | self.h3 | spot.trick)
        guess: i64 = high // 2
        while low < high:
            # A null window a step: whether at least so much can be won.
            goal: i64 = guess + 1 if guess == low else guess
            guess = self.bound(spot, first, goal)
            if guess < goal:
                high = guess
            else:
                low = guess
        return low

    def bound(self, spot: Spot, first: i64, goal: i64) -> i64:
        """A number of thirds that is ``goal`` or more just if the declarer's side can win so many."""
        live: i64 = self.h0 | self.h1 | self.h2 | self.h3
        seat: i64 = (spot.leader + spot.lies) % self.players
        left: i64 = thirds(live | spot.trick)
        led: i64 = spot.led
        if not spot.lies and not first:
            return self._trick(live, seat, left, goal - 1, goal)
        if first:
            return self._laid(
                live, seat, spot.lies, led, spot.best, spot.holder, spot.trick, first, left, goal - 1, goal
            )
        return self._card(live, seat, spot.lies, led, spot.best, spot.holder, spot.trick, left, goal - 1, goal)

    def _trick(self, live: i64, leader: i64, left: i64, alpha: i64, beta: i64) -> i64:
        """The value of a position between two tricks, exact inside the window."""
        if left <= alpha or not live:
            return left
        if beta <= 0:
            return 0
        key: i64 = live * 4 + leader
        low: i64 = 0
        high: i64 = left
        found: i64 = self.known.get(key, -1)
        if found >= 0:
            low = found & 255
            high = found >> 8
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        self.nodes += 1
        value: i64 = self._card(live, leader, 0, 0, 0, leader, 0, left, alpha, beta)
        if value < beta and value < high:
            high = value
        if value > alpha and value > low:
            low = value
        self.known[key] = low | high << 8
        return value

    def _card(
        self,
        live: i64,
        seat: i64,
        lies: i64,
        led: i64,
        best: i64,
        holder: i64,
        trick: i64,
        left: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """The best that the seat to play can do, as the declarer's side counts."""
        own: i64 = self.h0 if seat == 0 else self.h1 if seat == 1 else self.h2 if seat == 2 else self.h3
        cards: i64 = legal(own & live, led)
        others: i64 = live & ~own | trick
        mine: i64 = self.sides >> seat & 1
        mate: i64 = 1 if lies and self.sides >> holder & 1 == mine else 0
        last: bool = lies == self.players - 1
        value: i64 = -1 if mine else 1000
        while cards:
            card: i64 = promising(cards, led, best, mate, others, last)
            cards &= ~alike(card, cards, others)
            found: i64 = self._laid(live, seat, lies, led, best, holder, trick, card, left, alpha, beta)
            if mine:
                if found > value:
                    value = found
                    if value > alpha:
                        alpha = value
            elif found < value:
                value = found
                if value < beta:
                    beta = value
            if alpha >= beta:
                break
        return value

    def _laid(
        self,
        live: i64,
        seat: i64,
        lies: i64,
        led: i64,
        best: i64,
        holder: i64,
        trick: i64,
        card: i64,
        left: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """The value once the card lies."""
        if not lies:
            led = suit_of(card)
            best = card
            holder = seat
        elif card > best and card & (led | TRUMPS):
            best = card
            holder = seat
        live ^= card
        trick |= card
        lies += 1
        if lies < self.players:
            seat = seat + 1 if seat + 1 < self.players else 0
            return self._card(live, seat, lies, led, best, holder, trick, left, alpha, beta)
        points: i64 = thirds(trick)
        if self.sides >> holder & 1:
            return points + self._trick(live, holder, left - points, alpha - points, beta - points)
        return self._trick(live, holder, left - points, alpha, beta)


def alike(card: i64, cards: i64, others: i64) -> i64:
    """The card and all of its hand that come to the same: worth as much, and no other's card lies between them."""
    result: i64 = card
    if not card & ONES:
        return result
    suit: i64 = suit_of(card)
    below: i64 = others & suit & (card - 1)
    above: i64 = others & suit & -(card << 1)
    run: i64 = cards & suit & ONES
    if below:
        run &= -(highest(below) << 1)
    if above:
        run &= (above & -above) - 1
    return result | run


def promising(cards: i64, led: i64, best: i64, mate: i64, others: i64, last: bool) -> i64:
    """The card to look into first: good cards first cut off most of the others."""
    if not led:
        return _promising_lead(cards, others)
    if mate:
        return fat(cards)
    win: i64 = cards & -(best << 1) if cards & (led | TRUMPS) else 0
    if not win:
        return thin(cards)
    if last and win & FIVES:
        return win & FIVES & -(win & FIVES)
    cheap: i64 = win & ~FIVES
    if cheap and cheap & TRUMPS:
        return cheap & -cheap if last else highest(cheap)
    return highest(win)


def _promising_lead(cards: i64, others: i64) -> i64:
    """The highest tarok if nobody can beat it, a king, a middling tarok, then from the suits."""
    own: i64 = cards & TRUMPS
    theirs: i64 = others & TRUMPS
    if own and own > theirs and highest(own) > theirs:
        return highest(own)
    if cards & KINGS:
        return cards & KINGS & -(cards & KINGS)
    rest: i64 = own & ~FIVES
    if rest:
        return highest(rest)
    return thin(cards)
