"""The last tricks when all cards are known: the game points of the declarer's side with best play on both sides.

Every bonus counts, as in `terms.worth`; the pool does not. Without a table: for three or four tricks. For more there is
`solver`, over card points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .bits import LUNA, PAGAT, SKIZ, TRUMPS, legal, suit_of
from .rollout import Spot
from .solver import alike, promising
from .terms import LUNA_LOST, LUNA_WON, Terms, last_trick, worth

FAR: Final = 1000000
"""More game points than any hand comes to."""


class Ending:
    """Alpha-beta down to the settlement; ``laid`` are the declarer's discards, ``rest`` is the untaken talon."""

    def __init__(self, players: i64, sides: i64, terms: Terms, laid: i64, rest: i64) -> None:
        self.players: i64 = players
        self.sides: i64 = sides
        self.terms: Terms = terms
        self.laid: i64 = laid
        self.rest: i64 = rest
        self.played: i64 = 0

    def value(self, spot: Spot, h0: i64, h1: i64, h2: i64, h3: i64, first: i64) -> i64:
        """The game points a pairing; the spot has begun. ``first`` is the card played now, 0 for the best one.

        At least one card has to be left.
        """
        self.played = h0 | h1 | h2 | h3 | spot.fallen
        seat: i64 = (spot.leader + spot.lies) % self.players
        lies: i64 = spot.lies
        led: i64 = spot.led
        best: i64 = spot.best
        owners: i64 = 0  # two bits: whether the declarer's side played the pagat, the luna, to this trick
        if spot.pagat:
            owners |= 1
        if spot.luna:
            owners |= 2
        if first:
            return self._laid(
                h0, h1, h2, h3, seat, lies, led, best, spot.holder, spot.trick, spot.won, owners, first, -FAR, FAR
            )
        return self._card(h0, h1, h2, h3, seat, lies, led, best, spot.holder, spot.trick, spot.won, owners, -FAR, FAR)

    def _card(
        self,
        h0: i64,
        h1: i64,
        h2: i64,
        h3: i64,
        seat: i64,
        lies: i64,
        led: i64,
        best: i64,
        holder: i64,
        trick: i64,
        won: i64,
        owners: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        hand: i64 = h0 if seat == 0 else h1 if seat == 1 else h2 if seat == 2 else h3
        cards: i64 = legal(hand, led)
        others: i64 = (h0 | h1 | h2 | h3) & ~hand | trick
        mine: i64 = self.sides >> seat & 1
        mate: i64 = 1 if lies and self.sides >> holder & 1 == mine else 0
        value: i64 = -FAR if mine else FAR
        while cards:
            card: i64 = promising(cards, led, best, mate, others, lies == self.players - 1)
            cards &= ~alike(card, cards, others)
            found: i64 = self._laid(
                h0, h1, h2, h3, seat, lies, led, best, holder, trick, won, owners, card, alpha, beta
            )
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
        h0: i64,
        h1: i64,
        h2: i64,
        h3: i64,
        seat: i64,
        lies: i64,
        led: i64,
        best: i64,
        holder: i64,
        trick: i64,
        won: i64,
        owners: i64,
        card: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        if seat == 0:
            h0 ^= card
        elif seat == 1:
            h1 ^= card
        elif seat == 2:
            h2 ^= card
        else:
            h3 ^= card
        if not lies:
            led = suit_of(card)
            best = card
            holder = seat
        elif card > best and card & (led | TRUMPS):
            best = card
            holder = seat
        mine: i64 = self.sides >> seat & 1
        if card == PAGAT:
            owners |= mine
        elif card == LUNA:
            owners |= mine << 1
        trick |= card
        lies += 1
        if lies < self.players:
            seat = seat + 1 if seat + 1 < self.players else 0
            return self._card(h0, h1, h2, h3, seat, lies, led, best, holder, trick, won, owners, alpha, beta)
        ours: i64 = self.sides >> holder & 1
        if ours:
            won |= trick
        if trick & LUNA and best == SKIZ and owners >> 1 != ours:
            won |= LUNA_WON if ours else LUNA_LOST
        if not h0 | h1 | h2 | h3:
            won |= last_trick(trick, best, owners & 1, ours, self.terms.called)
            return worth(self.terms, self.played, won, self.laid, self.rest, 0)
        return self._card(h0, h1, h2, h3, holder, 0, 0, 0, holder, 0, won, owners, alpha, beta)
