"""The evidence of the play about a deal: the fit of each played card with its supposed hand."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import PIPS, PLAIN, SMALL, suit_of
from .law import Law, legal
from .policy import follow_suit, follow_tarok, lead
from .position import KernelDeal, Position


class History:
    """The cards that others have played, each with the trick before it.

    ``odd_lead``, ``odd_signal`` and ``odd_follow`` are the factors of a deal's weight for each lead, each tarok led
    against the convention and each card followed with that the rules of thumb would not have chosen.
    """

    def __init__(self, law: Law) -> None:
        self.law: Law = law
        self.seats: list[int] = []
        self.suits: list[int] = []
        self.taroks: list[int] = []
        self.led: list[int] = []
        self.over_s: list[int] = []
        self.over_t: list[int] = []
        self.holders: list[int] = []
        self.lies: list[int] = []
        self.tricks_s: list[int] = []
        self.tricks_t: list[int] = []
        self.odd_lead: float = 0.5
        self.odd_signal: float = 0.25
        self.odd_follow: float = 0.5

    def add(self, position: Position, suits: i64, taroks: i64) -> None:
        """Add a card that was played in that position, before it is laid."""
        self.seats.append(position.turn())
        self.suits.append(suits)
        self.taroks.append(taroks)
        self.led.append(position.led)
        self.over_s.append(position.over_s)
        self.over_t.append(position.over_t)
        self.holders.append(position.holder)
        self.lies.append(position.lies)
        self.tricks_s.append(position.trick_s)
        self.tricks_t.append(position.trick_t)

    def weight(self, deal: KernelDeal, sides: i64, me: i64, called: i64, speaks: i64) -> float:
        """The fit of a deal: 1.0 if every card of the others is the choice of the rules of thumb."""
        law = self.law
        s0: i64 = deal.s0
        s1: i64 = deal.s1
        s2: i64 = deal.s2
        s3: i64 = deal.s3
        t0: i64 = deal.t0
        t1: i64 = deal.t1
        t2: i64 = deal.t2
        t3: i64 = deal.t3
        live_s: i64 = s0 | s1 | s2 | s3
        live_t: i64 = t0 | t1 | t2 | t3
        result: float = 1.0
        at: i64 = len(self.seats) - 1
        while at >= 0:
            seat: i64 = self.seats[at]
            suits: i64 = self.suits[at]
            taroks: i64 = self.taroks[at]
            live_s |= suits
            live_t |= taroks
            if seat == 0:
                s0 |= suits
                t0 |= taroks
            elif seat == 1:
                s1 |= suits
                t1 |= taroks
            elif seat == 2:
                s2 |= suits
                t2 |= taroks
            else:
                s3 |= suits
                t3 |= taroks
            if seat != me:
                s: i64 = s0 if seat == 0 else s1 if seat == 1 else s2 if seat == 2 else s3
                t: i64 = t0 if seat == 0 else t1 if seat == 1 else t2 if seat == 2 else t3
                led: i64 = self.led[at]
                can_s: i64 = s
                can_t: i64 = t
                if law.odd:
                    can_s, can_t = legal(law, s, t, led, self.over_s[at], self.over_t[at], self.tricks_t[at])
                elif led >= 0:
                    if s & led:
                        can_s = s & led
                        can_t = 0
                    elif t:
                        can_s = 0
                if can_s & (can_s - 1) or can_t & (can_t - 1) or (can_s and can_t):
                    result *= self._fits(at, can_s, can_t, live_s & ~s, live_t & ~t, sides, called, speaks)
            at -= 1
        return result

    def _fits(
        self,
        at: i64,
        can_s: i64,
        can_t: i64,
        unseen_s: i64,
        unseen_t: i64,
        sides: i64,
        called: i64,
        speaks: i64,
    ) -> float:
        """The factor of the weight for one card that was chosen among these."""
        seat: i64 = self.seats[at]
        suits: i64 = self.suits[at]
        taroks: i64 = self.taroks[at]
        fool: i64 = self.law.fool
        if fool:
            if taroks == fool:
                return 1.0  # it may come to any trick, and the rules of thumb for it are too rough to weigh by
            can_t &= ~fool
            unseen_t &= ~fool
        mine: i64 = sides >> seat & 1
        guess_s: i64 = 0
        guess_t: i64 = 0
        if self.led[at] < 0:
            guess_s, guess_t = lead(can_s, can_t, mine, unseen_s, unseen_t, speaks, called)
            if alike(suits, taroks, guess_s, guess_t):
                return 1.0
            if speaks and taroks and (taroks & SMALL or guess_t & SMALL):
                return self.odd_signal
            return self.odd_lead
        one: i64 = 1
        later: i64 = 0
        other: i64 = seat
        after: i64 = self.lies[at] + 1
        while after < self.law.players:
            other = other + 1 if other + 1 < self.law.players else 0
            later |= one << other
            after += 1
        foes: i64 = later & ~sides if mine else later & sides
        mate: i64 = 1 if sides >> self.holders[at] & 1 == mine else 0
        over_s: i64 = self.over_s[at]
        over_t: i64 = self.over_t[at]
        if can_t:
            guess_t = follow_tarok(
                can_t, over_s, over_t, mate, foes, unseen_s, unseen_t, self.tricks_s[at], self.tricks_t[at]
            )
        else:
            guess_s = follow_suit(can_s, over_s, over_t, mate, foes, unseen_s, unseen_t)
        return 1.0 if alike(suits, taroks, guess_s, guess_t) else self.odd_follow


def alike(suits: i64, taroks: i64, other_s: i64, other_t: i64) -> bool:
    """True if two cards do nearly the same: pips of a suit, or two small or two middling taroks."""
    if suits == other_s and taroks == other_t:
        return True
    if taroks:
        if not (taroks & PLAIN and other_t & PLAIN):
            return False
        return (taroks & SMALL != 0) == (other_t & SMALL != 0)
    return suits & PIPS != 0 and other_s & PIPS & suit_of(suits) != 0
