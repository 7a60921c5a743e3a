"""The worth of a played hand: the game and the bonuses of a contract as rows, and the result of one seat."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from .apart import Apart, nearest, whole_points
from .bits import MOND, halves, thirds
from .counted import Counted
from .position import End, KernelDeal

POINTS: Final = 0
"""The side has so many thirds of card points, or more: ``number``."""
AT_MOST: Final = 1
"""The declarer's side has won no more tricks than ``number``."""
EVERY_TRICK: Final = 2
"""The side has won every trick."""
ALL_OF: Final = 3
"""All the ``cards`` are among the cards won by the side."""
CAPTURED: Final = 4
"""The opponents have won one of the ``cards`` in a trick."""
MOND_CAUGHT: Final = 5
"""The side has taken the mond of the other (`law.caught`)."""
PAGAT_LAST: Final = 6
"""The pagat has won the last trick; to play it there and lose is to fail."""
CARD_LAST: Final = 7
"""The declarer's side has won the last trick with one of the ``cards`` in it; the opponents winning it is to fail."""


BY_DIFFERENCE: Final = 8
"""As `POINTS`, and each point about `Payoff.middle` also counts (S17)."""
NET: Final = 9
"""As `POINTS`; only the points above `Payoff.void` of the winning side count (U25, U26)."""
APART: Final = 10
"""No sides: each seat loses its own points (S63)."""
MOND_LOST: Final = 11
"""A seat has lost the mond, or the declarer has left it in the talon: its own loss, without its side (S58)."""
EXACTLY: Final = 12
"""The declarer's side has won ``number`` tricks."""
COUNTED: Final = 13
"""Points are counted from nothing, with the Strafen of the hands and the tarok 1 (U25 … U33): see `Payoff.counted`."""
BUT_FEW: Final = 14
"""The declarer's side has won every trick for ``ours``, or lost no more than ``number`` for ``silent`` (U17)."""
BY_SIDE: Final = 0
BY_HOLDER: Final = 1
"""The price of a silent pagat is won or lost by its player alone (S-V9) …"""
LOSS_BY_HOLDER: Final = 2
"""… or only lost so."""


class PayoffRow:
    """One paid item, in game points in each pairing.

    ``what`` is one of the words above, ``cards`` and ``number`` its details. ``ours`` is the price if the declarer's
    side announced it, ``theirs`` the same of the opponents, chain included, 0 if not at all; ``silent`` is its price
    for a side that did not announce it. ``said`` is the price announced by the seat ``sayer``, for its side in the
    deal; -1 for none. In the row of the game ``ours`` is won or ``theirs`` lost: game points, with `NET` the
    multipliers of the points, in `APART` nothing (see `Payoff.each`). In `MOND_LOST` ``ours`` is the payment of the
    seat that has lost it to a trick, ``silent`` that of the declarer who has left it in the talon, ``theirs`` the gain
    of each other seat for either. In `PAGAT_LAST` ``whose`` is one of the words above, and each other seat pays or gets
    ``from_each`` of it.

    ``shares`` is a seat's income from elsewhere, by three bits: the declarer is alone (4), the seat is on his side (2),
    his side has made the item (1); empty if nothing.
    """

    def __init__(self, what: i64, suits: i64 = 0, taroks: i64 = 0, number: i64 = 0) -> None:
        self.what: i64 = what
        self.suits: i64 = suits
        self.taroks: i64 = taroks
        self.number: i64 = number
        self.ours: i64 = 0
        self.theirs: i64 = 0
        self.silent: i64 = 0
        self.shares: list[float] = []
        self.sayer: i64 = -1
        self.said: i64 = 0
        self.whose: i64 = BY_SIDE
        self.from_each: i64 = 0

    def told(self, sides: i64, ours: bool) -> i64:
        """The price at which the declarer's side, or its opponents, have announced it."""
        price: i64 = self.ours if ours else self.theirs
        if self.sayer >= 0 and (sides >> self.sayer & 1 != 0) == ours:
            price += self.said
        return price


class Payoff:
    """The worth of a played hand to one seat, in game points.

    ``declarer`` is the declarer's seat; ``partner`` is the seat known to hold or to have held the called card, -1 while
    that is open; ``lone`` is 1 if the declarer is known to be alone. ``called`` is the called card. ``game`` is the
    contract, ``sweep`` the prices of winning every trick, which replace the game if they are announced or come about.
    ``certain`` is paid in any case. The ``rest`` of the talon is the opponents' if ``rest_counts``; of it ``swapped``
    goes to the declarer's side, which gives a card for it and gains ``swap`` thirds. ``more_beside`` and ``more_alone``
    are thirds that a declarer with and without a partner makes at a table beyond the simulations of the rules of thumb.
    ``points`` are the thirds of the declarer's side in the hand valued last, without all that.

    With ``halved`` 1 card points are simply added and count in halves, wherever thirds are mentioned (U4). ``per`` is
    the price of each point of a difference about ``middle``, chain included, differences and points being rounded to
    ``rounded``. ``void`` points are worth nothing, of ``whole`` in the pack. With ``sweeps_all`` 1 winning every trick
    also replaces the other rows (S24). ``roles`` multiply the result of the declarer's side for the declarer, his
    partner and an opponent, each for a gain and for a loss; empty if both sides pay each other. With ``regains`` 1 the
    rest of the talon comes with the called card to its side, if that wins it (S44). With ``spread`` the game (of
    `POINTS` or `BY_DIFFERENCE`) is not won or lost by the points of the simulated hand, but by the chance that a table
    reaches the goal: the expected points are ``about`` plus ``keeps`` times the simulated points' distance from it.
    With ``any_of_called`` 1 the partner is the seat besides the declarer that holds any card of ``called`` (U13).
    ``each`` are the payments in a contract without sides, with ``among`` 1 to each other (S71). With ``relative`` 1 the
    result of a seat is its surplus over the average of all that play.
    """

    def __init__(self, players: i64, me: i64, declarer: i64, partner: i64, lone: i64) -> None:
        self.players: i64 = players
        self.me: i64 = me
        self.declarer: i64 = declarer
        self.partner: i64 = partner
        self.lone: i64 = lone
        self.called_s: i64 = 0
        self.called_t: i64 = 0
        self.game: PayoffRow = PayoffRow(POINTS)
        self.sweep: PayoffRow = PayoffRow(EVERY_TRICK)
        self.rows: list[PayoffRow] = []
        self.certain: i64 = 0
        self.rest_counts: i64 = 1
        self.swapped_s: i64 = 0
        self.swapped_t: i64 = 0
        self.swap: i64 = 0
        self.stake: i64 = 1
        self.more_beside: i64 = 0
        self.more_alone: i64 = 0
        self.points: i64 = 0
        self.halved: i64 = 0
        self.middle: i64 = 35
        self.per: i64 = 0
        self.rounded: i64 = 1
        self.void: i64 = 0
        self.whole: i64 = 0
        self.sweeps_all: i64 = 0
        self.roles: list[float] = []
        self.regains: i64 = 0
        self.any_of_called: i64 = 0
        self.each: Apart = Apart(0, 0, 36, 1)
        self.among: i64 = 0
        self.counted: Counted = Counted(0, 46, 23, 18, 91)
        self.relative: i64 = 0
        self.spread: float = 0.0
        self.keeps: float = 1.0
        self.about: float = 0.0

    def sides(self, deal: KernelDeal) -> i64:
        """A bit for each seat of the declarer's side in a deal; from then on its hands are counted."""
        if self.game.what == COUNTED:
            self.counted.begin(deal)
        one: i64 = 1
        sides: i64 = one << self.declarer
        if self.lone:
            return sides
        if self.partner >= 0:
            return sides | one << self.partner
        suits: i64 = self.called_s
        taroks: i64 = self.called_t
        if self.any_of_called:
            seat: i64 = 0
            while seat < self.players:
                if seat != self.declarer and deal.suits(seat) & suits:
                    sides |= one << seat
                seat += 1
            return sides
        if deal.s0 & suits or deal.t0 & taroks:
            sides |= 1
        elif deal.s1 & suits or deal.t1 & taroks:
            sides |= 2
        elif deal.s2 & suits or deal.t2 & taroks:
            sides |= 4
        elif deal.s3 & suits or deal.t3 & taroks:
            sides |= 8
        return sides

    def value(self, end: End, deal: KernelDeal, sides: i64) -> float:
        """The game points of the seat ``me``, the stake included, for a hand that was played to its end."""
        if self.game.what == APART:
            return self._apart(end) * float(self.stake)
        if self.game.what == COUNTED:
            worth: float = self.counted.value(end, deal, sides, self.declarer, self.me, self.players)
            self.points = self.counted.points
            return worth
        one: i64 = 1
        alone: bool = sides == one << self.declarer
        ours: bool = sides >> self.me & 1 != 0
        won_s: i64 = end.won_s | deal.laid_s
        won_t: i64 = end.won_t | deal.laid_t
        lost_s: i64 = end.lost_s
        lost_t: i64 = end.lost_t
        regained: bool = self._regained(end)
        if regained:
            won_s |= deal.rest_s
            won_t |= deal.rest_t
        points: i64 = halves(won_s, won_t) if self.halved else thirds(won_s, won_t)
        self.points = points
        points += self.more_alone if alone else self.more_beside
        if self.rest_counts and not regained:
            lost_s |= deal.rest_s
            lost_t |= deal.rest_t
        if deal.rest_s & self.swapped_s or deal.rest_t & self.swapped_t:
            points += self.swap
            won_s |= self.swapped_s
            won_t |= self.swapped_t
            lost_s &= ~self.swapped_s
            lost_t &= ~self.swapped_t
        total: i64 = self.certain + self._game(end, points, sides)
        shared: float = 0.0
        doubtful: float = self._doubt(end, points)
        shared_by_all: float = 0.0
        swept: bool = self.sweeps_all != 0 and self._swept(end, sides)
        for row in self.rows:
            if swept:
                break
            what: i64 = row.what
            made: bool = False  # by the declarer's side, and by its opponents
            made_by_them: bool = False
            failed: bool = False
            failed_by_them: bool = False
            if what == ALL_OF:
                suits: i64 = row.suits
                taroks: i64 = row.taroks
                made = won_s & suits == suits and won_t & taroks == taroks
                made_by_them = lost_s & suits == suits and lost_t & taroks == taroks
            elif what == CAPTURED:
                made_by_them = end.lost_s & row.suits != 0 or end.lost_t & row.taroks != 0
            elif what == MOND_CAUGHT:
                if end.loser >= 0 and sides >> end.loser & 1 != sides >> end.taker & 1:
                    made = sides >> end.taker & 1 != 0
                    made_by_them = not made
            elif what == PAGAT_LAST:
                if end.pagat_by >= 0:
                    if sides >> end.pagat_by & 1:
                        made = end.winner == end.pagat_by
                        failed = not made
                    else:
                        made_by_them = end.winner == end.pagat_by
                        failed_by_them = not made_by_them
            elif what == CARD_LAST and (end.last_s & row.suits or end.last_t & row.taroks):
                made = sides >> end.winner & 1 != 0
                failed = not made
            elif what == MOND_LOST:
                price: i64 = self._mond(row, end, deal, regained)
                if price:
                    loser: i64 = end.loser if end.loser >= 0 else self.declarer
                    shared += -float(price) if loser == self.me else float(row.theirs)
                    shared_by_all += float(row.theirs * (self.players - 1) - price)
                continue
            ours_told: i64 = row.told(sides, True)
            theirs_told: i64 = row.told(sides, False)
            if row.whose != BY_SIDE and (
                ((made or failed) and not ours_told) or ((made_by_them or failed_by_them) and not theirs_told)
            ):
                lost: bool = failed or failed_by_them
                if lost or row.whose == BY_HOLDER:
                    own: i64 = -row.silent if lost else row.silent
                    if row.from_each:
                        own = own * (self.players - 1) if end.pagat_by == self.me else -own
                    elif end.pagat_by != self.me:
                        own = 0
                    shared += float(own)
                    if not row.from_each:
                        shared_by_all += -float(row.silent) if lost else float(row.silent)
                    made = False
                    failed = False
                    made_by_them = False
                    failed_by_them = False
            if ours_told:
                total += ours_told if made else -ours_told
            elif made:
                total += row.silent
            elif failed:
                total -= row.silent
            if theirs_told:
                total += -theirs_told if made_by_them else theirs_told
            elif made_by_them:
                total -= row.silent
            elif failed_by_them:
                total += row.silent
            if row.shares:
                shared += row.shares[(4 if alone else 0) + (2 if ours else 0) + (1 if made else 0)]
        total *= self.stake
        gained: float = float(total) + doubtful * float(self.stake)
        if self.roles:
            role: i64 = 0 if self.me == self.declarer else 2 if ours else 4
            down: i64 = 1 if gained < 0.0 else 0
            value: float = gained * self.roles[role + down] + shared
            if self.relative:
                mates: i64 = 0 if alone else 1
                others: i64 = self.players - 1 - mates
                weight: float = self.roles[down] + float(mates) * self.roles[2 + down]
                weight += float(others) * self.roles[4 + down]
                value -= (gained * weight + shared_by_all) / float(self.players)
            return value
        result: float = gained if ours else -gained
        if alone and ours:
            result *= float(self.players - 1)
        return result + shared

    def _apart(self, end: End) -> float:
        """S63, S71: the result of the seat ``me`` in a contract without sides."""
        results = self.each.results(end, self.players, self.halved)
        own: i64 = results[self.me]
        if not (self.among or self.relative):
            return float(own)
        total: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            result: i64 = results[seat]
            total += result
            seat += 1
        above: i64 = own * self.players - total
        return float(above) if self.among else float(above) / float(self.players)

    def _regained(self, end: End) -> bool:
        """S44: True if the called card has brought the rest of the talon home."""
        return self.regains != 0 and (end.won_s & self.called_s != 0 or end.won_t & self.called_t != 0)

    def _mond(self, row: PayoffRow, end: End, deal: KernelDeal, regained: bool) -> i64:
        """S58: the cost of the mond to the seat that has lost it, the declarer if he has left it; never multiplied."""
        if end.loser >= 0:
            return row.ours
        return row.silent if deal.rest_t & MOND and not regained else 0

    def _swept(self, end: End, sides: i64) -> bool:
        """True if only the prices of winning every trick count."""
        sweep = self.sweep
        if sweep.told(sides, True) or sweep.told(sides, False):
            return True
        return sweep.silent != 0 and (end.given == 0 or end.taken == 0)

    def _game(self, end: End, points: i64, sides: i64) -> i64:
        """The game, or the prices of winning every trick in its place."""
        sweep = self.sweep
        ours: i64 = sweep.told(sides, True)
        theirs: i64 = sweep.told(sides, False)
        if ours or theirs or end.given == 0 or end.taken == 0:
            total: i64 = 0
            if ours:
                total += ours if end.given == 0 else -ours
            elif end.given == 0:
                total += sweep.silent
            if theirs:
                total += -theirs if end.taken == 0 else theirs
            elif end.taken == 0:
                total -= sweep.silent
            if ours or theirs or sweep.silent:
                return total
        game = self.game
        what: i64 = game.what
        if what == POINTS:
            return game.ours if points >= game.number else -game.theirs
        if what == BY_DIFFERENCE:
            return self._by_difference(points)
        if what == NET:
            return self._net(points)
        if what == AT_MOST:
            return game.ours if end.taken <= game.number else -game.theirs
        if what == EXACTLY:
            return game.ours if end.taken == game.number else -game.theirs
        if what == BUT_FEW and end.given:
            return game.silent if end.given <= game.number else -game.theirs
        return game.ours if end.given == 0 else -game.theirs

    def _doubt(self, end: End, points: i64) -> float:
        """The correction to a game won or lost by these points, because a table's would differ: see ``spread``."""
        game = self.game
        what: i64 = game.what
        sweep = self.sweep
        if self.spread <= 0.0 or (what != POINTS and what != BY_DIFFERENCE) or end.given == 0 or end.taken == 0:
            return 0.0
        if sweep.ours or sweep.theirs or sweep.sayer >= 0:
            return 0.0
        stake: float = float(game.ours + game.theirs)
        chance: float = self.chance(points)
        if what == BY_DIFFERENCE:  # the side with more than the middle wins, so points count alike on either side of it
            unit: float = 2.0 if self.halved else 3.0
            apart: float = self.likely(points) / unit - float(self.middle)
            return stake * chance - float(game.theirs) + float(self.per) * apart - float(self._by_difference(points))
        return stake * (chance - 1.0) if points >= game.number else stake * chance

    def chance(self, points: i64) -> float:
        """The chance that the goal is reached if a simulated hand came to these points."""
        if self.spread <= 0.0:
            return 1.0 if points >= self.game.number else 0.0
        above: float = self.likely(points) - float(self.game.number) + 0.5
        return 1.0 / (1.0 + exp(-1.702 * above / self.spread))

    def likely(self, points: i64) -> float:
        """The points to expect if a simulated hand came to these."""
        return self.about + self.keeps * (float(points) - self.about)

    def _by_difference(self, points: i64) -> i64:
        """S17, S60: the price of the game, and the difference of the points from the middle."""
        whole: i64 = whole_points(points, self.halved)
        apart: i64 = whole - self.middle
        more: i64 = self.per * nearest(apart if apart > 0 else -apart, self.rounded)
        if points >= self.game.number:
            return self.game.ours + more
        return -self.game.theirs - more

    def _net(self, points: i64) -> i64:
        """U25, U26: the points above those that are void, of the winning side; never less than zero."""
        whole: i64 = whole_points(points, self.halved)
        won: bool = points >= self.game.number
        net: i64 = (whole if won else self.whole - whole) - self.void
        if net < 0:
            net = 0
        return net * self.game.ours if won else -net * self.game.theirs

    def makes(self, row: PayoffRow, side: bool, end: End, deal: KernelDeal, sides: i64) -> bool:
        """True if a side makes the item of a row: the declarer's with ``side``, else its opponents.

        The untaken talon is the opponents'. Items open to only one side are asked of that side.
        """
        one: i64 = 1
        what: i64 = row.what
        won_s: i64 = end.won_s | deal.laid_s
        won_t: i64 = end.won_t | deal.laid_t
        regained: bool = self._regained(end)
        if regained:
            won_s |= deal.rest_s
            won_t |= deal.rest_t
        if what in (POINTS, BY_DIFFERENCE, NET):
            more: i64 = self.more_alone if sides == one << self.declarer else self.more_beside
            points: i64 = halves(won_s, won_t) if self.halved else thirds(won_s, won_t)
            return (points + more >= row.number) == side
        if what == AT_MOST:
            return (end.taken <= row.number) == side
        if what == EXACTLY:
            return (end.taken == row.number) == side
        if what == EVERY_TRICK:
            return end.given == 0 if side else end.taken == 0
        if what == BUT_FEW:
            return (end.given <= row.number) == side
        if what == ALL_OF:
            if not side:
                won_s = end.lost_s if regained else end.lost_s | deal.rest_s
                won_t = end.lost_t if regained else end.lost_t | deal.rest_t
            return won_s & row.suits == row.suits and won_t & row.taroks == row.taroks
        if what == CAPTURED:
            return end.lost_s & row.suits != 0 or end.lost_t & row.taroks != 0
        if what == MOND_CAUGHT:
            if end.loser < 0 or sides >> end.loser & 1 == sides >> end.taker & 1:
                return False
            return (sides >> end.taker & 1 != 0) == side
        if what == PAGAT_LAST:
            played: bool = end.pagat_by >= 0 and end.pagat_by == end.winner
            return played and (sides >> end.pagat_by & 1 != 0) == side
        last: bool = end.last_s & row.suits != 0 or end.last_t & row.taroks != 0
        return last and sides >> end.winner & 1 != 0
