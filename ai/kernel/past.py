"""What the play so far says about a deal: how well each card that fell fits the hands that it is said to come from."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import ONES, SMALL, TRUMPS, legal, suit_of
from .policy import follow, lead


class Past:
    """The cards that others have played, each with the trick as it lay before.

    ``odd_lead``, ``odd_signal`` and ``odd_follow`` are what is left of a deal's weight for each lead, each tarok led
    against the convention and each card followed with that the rules of thumb would not have chosen.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.seats: list[int] = []
        self.cards: list[int] = []
        self.led: list[int] = []
        self.best: list[int] = []
        self.holders: list[int] = []
        self.lies: list[int] = []
        self.tricks: list[int] = []
        self.odd_lead: float = 0.5
        self.odd_signal: float = 0.25
        self.odd_follow: float = 0.5

    def add(self, seat: i64, card: i64, led: i64, best: i64, holder: i64, lies: i64, trick: i64) -> None:
        """A card that fell."""
        self.seats.append(seat)
        self.cards.append(card)
        self.led.append(led)
        self.best.append(best)
        self.holders.append(holder)
        self.lies.append(lies)
        self.tricks.append(trick)

    def weight(self, h0: i64, h1: i64, h2: i64, h3: i64, sides: i64, me: i64, called: i64, speaks: i64) -> float:
        """How well a deal fits: 1.0 if every card of the others is what the rules of thumb would have played."""
        result: float = 1.0
        players: i64 = self.players
        at: i64 = len(self.cards) - 1
        while at >= 0:
            seat: i64 = self.seats[at]
            card: i64 = self.cards[at]
            if seat == 0:
                h0 |= card
            elif seat == 1:
                h1 |= card
            elif seat == 2:
                h2 |= card
            else:
                h3 |= card
            if seat != me:
                hand: i64 = h0 if seat == 0 else h1 if seat == 1 else h2 if seat == 2 else h3
                led: i64 = self.led[at]
                cards: i64 = legal(hand, led)
                if cards & (cards - 1):
                    result *= self._fits(at, seat, card, hand, led, h0 | h1 | h2 | h3, sides, called, speaks, players)
            at -= 1
        return result

    def _fits(
        self,
        at: i64,
        seat: i64,
        card: i64,
        hand: i64,
        led: i64,
        live: i64,
        sides: i64,
        called: i64,
        speaks: i64,
        players: i64,
    ) -> float:
        mine: i64 = sides >> seat & 1
        if not led:
            guess: i64 = lead(hand, mine, live, speaks, called)
            if alike(card, guess):
                return 1.0
            if speaks and card & TRUMPS and (card & SMALL or guess & SMALL):
                return self.odd_signal
            return self.odd_lead
        lies: i64 = self.lies[at]
        holder: i64 = self.holders[at]
        foes: i64 = 0
        other: i64 = seat
        after: i64 = lies + 1
        while after < players:
            other = other + 1 if other + 1 < players else 0
            if sides >> other & 1 != mine:
                foes += 1
            after += 1
        mate: i64 = 1 if sides >> holder & 1 == mine else 0
        trick: i64 = self.tricks[at]
        guess = follow(hand, led, self.best[at], mate, foes, live | trick, trick)
        return 1.0 if alike(card, guess) else self.odd_follow


def alike(card: i64, other: i64) -> bool:
    """Whether two cards do nearly the same: pips of a suit, or two small or two middling taroace."""
    if card == other:
        return True
    if card & ONES == 0 or other & ONES == 0:
        return False
    if card & TRUMPS:
        return other & TRUMPS != 0 and (card & SMALL != 0) == (other & SMALL != 0)
    return other & suit_of(card) != 0
