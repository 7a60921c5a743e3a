"""The position of the play, the cards at each place, and the result of a played hand."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import MOND, PAGAT, PIPS, PLAIN, suit_of
from .law import Law, caught


class KernelDeal:
    """The cards at each place: the hands of the seats, the untaken talon (``rest``) and the declarer's discards.

    Every place has two words, its suit cards and its taroks. An empty fourth seat has none.
    """

    def __init__(self) -> None:
        self.s0: i64 = 0
        self.s1: i64 = 0
        self.s2: i64 = 0
        self.s3: i64 = 0
        self.t0: i64 = 0
        self.t1: i64 = 0
        self.t2: i64 = 0
        self.t3: i64 = 0
        self.rest_s: i64 = 0
        self.rest_t: i64 = 0
        self.laid_s: i64 = 0
        self.laid_t: i64 = 0

    def suits(self, seat: i64) -> i64:
        """The suit cards of a hand."""
        return self.s0 if seat == 0 else self.s1 if seat == 1 else self.s2 if seat == 2 else self.s3

    def taroks(self, seat: i64) -> i64:
        """The taroks of a hand."""
        return self.t0 if seat == 0 else self.t1 if seat == 1 else self.t2 if seat == 2 else self.t3

    def give(self, seat: i64, suits: i64, taroks: i64) -> None:
        """Give a seat these cards and no others."""
        if seat == 0:
            self.s0 = suits
            self.t0 = taroks
        elif seat == 1:
            self.s1 = suits
            self.t1 = taroks
        elif seat == 2:
            self.s2 = suits
            self.t2 = taroks
        else:
            self.s3 = suits
            self.t3 = taroks


class End:
    """The result of a hand: `rollout.played_out` fills it in.

    ``won`` are the cards that the declarer's side has won in tricks, ``lost`` those of the others, ``taken`` and
    ``given`` the tricks of each. ``last`` are the cards of the last trick and ``winner`` its seat; ``pagat_by`` played
    the pagat to it, ``loser`` played the mond to a trick that ``taker`` won over it: -1 for no seat. ``fool_owner``
    played the fool to a trick of ``fool_taker`` that was not the last one. In a contract without
    sides ``piles`` are the cards that each seat has won, those of the talon among them, in ``tricks``.
    """

    def __init__(self) -> None:
        self.won_s: i64 = 0
        self.won_t: i64 = 0
        self.lost_s: i64 = 0
        self.lost_t: i64 = 0
        self.taken: i64 = 0
        self.given: i64 = 0
        self.last_s: i64 = 0
        self.last_t: i64 = 0
        self.winner: i64 = -1
        self.pagat_by: i64 = -1
        self.loser: i64 = -1
        self.taker: i64 = -1
        self.fool_owner: i64 = -1
        self.fool_taker: i64 = -1
        self.piles_s: list[int] = [0, 0, 0, 0]
        self.piles_t: list[int] = [0, 0, 0, 0]
        self.tricks: list[int] = [0, 0, 0, 0]

    def redeem(self, fool: i64, ours: i64) -> None:
        """Give the fool back to the side that played it, for a card of the lowest value out of its tricks (U23, UA6).

        ``ours`` is 1 if the declarer's side played it. A side without such a card has lost its fool.
        """
        pip: i64 = self.won_s & PIPS if ours else self.lost_s & PIPS
        if pip:
            pip &= -pip
            self.won_s ^= pip
            self.lost_s ^= pip
        else:
            pip = self.won_t & PLAIN if ours else self.lost_t & PLAIN
            if not pip:
                return
            pip &= -pip
            self.won_t ^= pip
            self.lost_t ^= pip
        self.won_t ^= fool
        self.lost_t ^= fool


class Position:
    """The position of the play under a law, without the hands: the trick on the table and the tricks won so far.

    ``led`` is the suit led, 0 for taroks, -1 while any card may lead (the fool alone leads nothing, UA5); ``over`` are
    the cards that would beat the best one, which ``holder`` played. ``pagat_by``, ``mond_by`` and ``fool_by`` are the
    seats that played those cards to this trick, -1 for none. ``taken`` are the cards that each seat has won in
    ``tricks``, ``gave`` the number of talon cards among them. ``loser`` and ``taker`` are as in `End`, ``fool_owner``
    and ``fool_taker`` the same of the fool. ``kept`` are cards that their holders keep for the last trick; ``keeper``
    is the seat that has announced the pagat, -1 if it is of the declarer's side or there is none. ``called`` is a
    called suit card, ``speaks`` 1 if taroks are led by the convention. ``won``, ``won_tricks`` and ``lost_tricks`` are
    the gains of the declarer's side in one deal: `begin` sets them. ``end`` is the result of the last simulation of the
    hand.
    """

    def __init__(self, law: Law) -> None:
        self.law: Law = law
        self.leader: i64 = 0
        self.lies: i64 = 0
        self.led: i64 = -1
        self.over_s: i64 = 0
        self.over_t: i64 = law.strong
        self.holder: i64 = 0
        self.trick_s: i64 = 0
        self.trick_t: i64 = 0
        self.pagat_by: i64 = -1
        self.mond_by: i64 = -1
        self.fool_by: i64 = -1
        self.taken_s: list[int] = [0, 0, 0, 0]
        self.taken_t: list[int] = [0, 0, 0, 0]
        self.tricks: list[int] = [0, 0, 0, 0]
        self.gave: i64 = 0
        self.fallen_s: i64 = 0
        self.fallen_t: i64 = 0
        self.loser: i64 = -1
        self.taker: i64 = -1
        self.fool_owner: i64 = -1
        self.fool_taker: i64 = -1
        self.called: i64 = 0
        self.kept_s: i64 = 0
        self.kept_t: i64 = 0
        self.keeper: i64 = -1
        self.speaks: i64 = 1
        self.won_s: i64 = 0
        self.won_t: i64 = 0
        self.won_tricks: i64 = 0
        self.lost_tricks: i64 = 0
        self.end: End = End()

    def begin(self, sides: i64) -> None:
        """Take the sides of one deal: a bit for each seat of the declarer's side."""
        won_s: i64 = 0
        won_t: i64 = 0
        won: i64 = 0
        lost: i64 = 0
        seat: i64 = 0
        while seat < self.law.players:
            if sides >> seat & 1:
                won_s |= self.taken_s[seat]
                won_t |= self.taken_t[seat]
                won += self.tricks[seat]
            else:
                lost += self.tricks[seat]
            seat += 1
        self.won_s = won_s
        self.won_t = won_t
        self.won_tricks = won
        self.lost_tricks = lost

    def give(self, suits: i64, taroks: i64) -> None:
        """Add one card of the talon to the trick that was won last (S62)."""
        self.taken_s[self.leader] |= suits
        self.taken_t[self.leader] |= taroks
        self.fallen_s |= suits
        self.fallen_t |= taroks
        self.gave += 1

    def turn(self) -> i64:
        """The seat that plays next."""
        return (self.leader + self.lies) % self.law.players

    def lay(self, suits: i64, taroks: i64) -> None:
        """Add one card of the seat to play to the trick; the last one ends it, and its winner leads."""
        law = self.law
        seat: i64 = self.turn()
        leads: bool = self.led < 0
        if suits:
            if leads:
                self.led = suit_of(suits)
                self.over_s = self.led
                self.over_t = law.ruff
            if suits & self.over_s:
                self.holder = seat
                self.over_s &= -(suits << 1)
        else:
            if taroks == PAGAT:
                self.pagat_by = seat
            elif taroks == MOND:
                self.mond_by = seat
            if taroks == law.fool:
                self.fool_by = seat
            elif leads:
                self.led = 0
            if taroks & self.over_t:
                self.holder = seat
                self.over_s = 0
                self.over_t &= -(taroks << 1)
            if law.crowns(self.led, self.trick_t | taroks, taroks):
                self.holder = self.pagat_by
                self.over_s = 0
                self.over_t = 0
        self.trick_s |= suits
        self.trick_t |= taroks
        self.fallen_s |= suits
        self.fallen_t |= taroks
        self.lies += 1
        if self.lies == law.players:
            self._gather()

    def _gather(self) -> None:
        """Give the trick to its winner."""
        winner: i64 = self.holder
        self.taken_s[winner] |= self.trick_s
        self.taken_t[winner] |= self.trick_t
        self.tricks[winner] += 1
        if caught(self.law, self.led, self.trick_t):
            self.loser = self.mond_by
            self.taker = winner
        if self.fool_by >= 0:
            self.fool_owner = self.fool_by
            self.fool_taker = winner
        self.leader = winner
        self.lies = 0
        self.led = -1
        self.over_s = 0
        self.over_t = self.law.strong
        self.trick_s = 0
        self.trick_t = 0
        self.pagat_by = -1
        self.mond_by = -1
        self.fool_by = -1
