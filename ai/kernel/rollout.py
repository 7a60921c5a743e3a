"""Playing a hand out: from any position of the play to its end, by rules of thumb or by chance."""

from __future__ import annotations

from mypy_extensions import i64

from .bits import LUNA, PAGAT, SKIZ, TRUMPS, chosen, highest, legal, suit_of
from .chance import four_by_chance
from .policy import duck, follow, lead
from .terms import LUNA_LOST, LUNA_WON, last_trick


class Spot:
    """Where the play stands, but for the hands: the trick on the table and who has won what so far.

    ``lies`` counts the cards in the trick, ``led`` is the suit led, ``best`` wins so far and ``holder`` played it;
    ``pagat_by`` and ``luna_by`` are the seats that played those cards to this trick, -1 for none. ``taken`` are the
    cards that each seat has won, ``luna_fell`` and ``skiz_fell`` who played these where they fell in one trick, -1 if
    they did not. ``kept`` are cards that their holders keep for the last trick, ``speaks`` is 1 if taroace are led by
    the convention. ``won``, ``pagat`` and ``luna`` say the same of the sides in one deal: `begin` sets them.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.leader: i64 = 0
        self.lies: i64 = 0
        self.led: i64 = 0
        self.best: i64 = 0
        self.holder: i64 = 0
        self.trick: i64 = 0
        self.pagat_by: i64 = -1
        self.luna_by: i64 = -1
        self.taken: list[int] = [0, 0, 0, 0]
        self.fallen: i64 = 0
        self.luna_fell: i64 = -1
        self.skiz_fell: i64 = -1
        self.pagat: i64 = 0
        self.luna: i64 = 0
        self.won: i64 = 0
        self.called: i64 = 0
        self.kept: i64 = 0
        self.speaks: i64 = 1

    def begin(self, sides: i64) -> None:
        """Take the sides of one deal: a bit for each seat of the declarer's side."""
        won: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if sides >> seat & 1:
                won |= self.taken[seat]
            seat += 1
        if self.luna_fell >= 0:
            ours: i64 = sides >> self.skiz_fell & 1
            if sides >> self.luna_fell & 1 != ours:
                won |= LUNA_WON if ours else LUNA_LOST
        self.won = won
        self.pagat = sides >> self.pagat_by & 1 if self.pagat_by >= 0 else 0
        self.luna = sides >> self.luna_by & 1 if self.luna_by >= 0 else 0

    def turn(self) -> i64:
        """The seat that plays next."""
        return (self.leader + self.lies) % self.players


def played_out(spot: Spot, h0: i64, h1: i64, h2: i64, h3: i64, sides: i64, first: i64, seed: i64, rules: i64) -> i64:
    """The cards won by the declarer's side, with the marks of `terms`, when the hand is played to its end.

    The spot has begun with ``sides``, a bit for each seat of the declarer's side. ``first`` is the card played now, 0
    to leave that to the policy. With ``rules`` 1 everybody plays by the rules of thumb, one lead in eight by chance;
    with 0 all by chance.
    """
    players: i64 = spot.players
    lies: i64 = spot.lies
    if not (rules or first or lies) and players == 4:
        return _from_the_lead(spot, h0, h1, h2, h3, sides, seed)
    led: i64 = spot.led
    best: i64 = spot.best
    holder: i64 = spot.holder
    trick: i64 = spot.trick
    pagat: i64 = spot.pagat
    luna: i64 = spot.luna
    won: i64 = spot.won
    kept: i64 = spot.kept
    called: i64 = spot.called
    speaks: i64 = spot.speaks
    card: i64 = first
    seat: i64 = (spot.leader + lies) % players
    random: i64 = seed
    while True:
        hand: i64 = h0 if seat == 0 else h1 if seat == 1 else h2 if seat == 2 else h3
        mine: i64 = sides >> seat & 1
        if not card:
            if rules:
                held: i64 = kept
                if kept & PAGAT and not mine:
                    # Whoever defends against an announced pagat waits with the best tarok for the last trick.
                    held = highest((h0 | h1 | h2 | h3) & TRUMPS | PAGAT)
                usable: i64 = hand & ~held if held and legal(hand, led) & ~held else hand
                if not lies:
                    random = random * 48271 % 2147483647
                    if random & 7:
                        card = lead(usable, mine, h0 | h1 | h2 | h3, speaks, called)
                    else:
                        card = chosen(usable, random)
                else:
                    card = legal(usable, led)
                    if card & (card - 1):
                        foes: i64 = 0
                        other: i64 = seat
                        after: i64 = lies + 1
                        while after < players:
                            other = other + 1 if other + 1 < players else 0
                            if sides >> other & 1 != mine:
                                foes += 1
                            after += 1
                        mate: i64 = 1 if sides >> holder & 1 == mine else 0
                        card = follow(usable, led, best, mate, foes, h0 | h1 | h2 | h3 | trick, trick)
            else:
                random = random * 48271 % 2147483647
                card = chosen(legal(hand, led), random)
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
        trick |= card
        if card == PAGAT:
            pagat = mine
        elif card == LUNA:
            luna = mine
        card = 0
        lies += 1
        if lies < players:
            seat = seat + 1 if seat + 1 < players else 0
            continue
        ours: i64 = sides >> holder & 1
        if ours:
            won |= trick
        if trick & LUNA and best == SKIZ and luna != ours:
            won |= LUNA_WON if ours else LUNA_LOST
        seat = holder
        if not h0 | h1 | h2 | h3:
            return won | last_trick(trick, best, pagat, ours, called)
        lies = 0
        led = 0
        trick = 0


def _from_the_lead(spot: Spot, h0: i64, h1: i64, h2: i64, h3: i64, sides: i64, seed: i64) -> i64:
    """The hands in the order of play, for playing out by chance."""
    won: i64 = spot.won
    called: i64 = spot.called
    leader: i64 = spot.leader
    turned: i64 = sides >> leader | sides << 4 - leader & 15
    if leader == 0:
        return four_by_chance(h0, h1, h2, h3, turned, won, called, seed)
    if leader == 1:
        return four_by_chance(h1, h2, h3, h0, turned, won, called, seed)
    if leader == 2:
        return four_by_chance(h2, h3, h0, h1, turned, won, called, seed)
    return four_by_chance(h3, h0, h1, h2, turned, won, called, seed)


def ducked_out(spot: Spot, h0: i64, h1: i64, h2: i64, h3: i64, first: i64, me: i64) -> i64:
    """Michi-michi: how many tricks ``me`` still takes when everybody ducks by the rules of thumb (R112)."""
    players: i64 = spot.players
    lies: i64 = spot.lies
    led: i64 = spot.led
    best: i64 = spot.best
    holder: i64 = spot.holder
    card: i64 = first
    seat: i64 = (spot.leader + lies) % players
    taken: i64 = 0
    while True:
        hand: i64 = h0 if seat == 0 else h1 if seat == 1 else h2 if seat == 2 else h3
        if not card:
            card = duck(hand, led, best, h0 | h1 | h2 | h3)
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
        card = 0
        lies += 1
        if lies < players:
            seat = seat + 1 if seat + 1 < players else 0
            continue
        if holder == me:
            taken += 1
        if not h0 | h1 | h2 | h3:
            return taken
        seat = holder
        lies = 0
        led = 0
        best = 0
