"""An evening of many hands: the deal going round, running totals, and the game's carry (R8, R9)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from .cards import TAROACE, Card, members
from .carry import Carried, Owned, Totals
from .pack import shuffled
from .seats import Seat
from .settlement import Settlement
from .state import Variant


@dataclass(frozen=True, slots=True)
class FirstDeal:
    """R8, A3: the little draw for the first deal: one card to each seat, exactly one of them a tarok."""

    cards: tuple[Card, ...]

    @property
    def dealer(self) -> Seat:
        """The seat that got the tarok."""
        return next(seat for seat, card in enumerate(self.cards) if TAROACE >> card & 1)


def draw_first_dealer(variant: Variant, random: Callable[[], float]) -> FirstDeal:
    """One tarok and otherwise suit cards, dealt out at random; ``random`` gives numbers in [0, 1)."""
    taroace = members(variant.pack.cards & TAROACE)
    suits = list(members(variant.pack.cards & ~TAROACE))
    cards = [taroace[int(random() * len(taroace))]]
    cards += [suits.pop(int(random() * len(suits))) for _ in range(variant.players - 1)]
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return FirstDeal(tuple(cards))


@dataclass(frozen=True, slots=True)
class Match:
    """An evening between two hands.

    ``totals`` are the game points each seat has won or lost so far, including payments before the next deal; ``carry``
    is the game's carry; ``hands`` the number of deals so far.
    """

    variant: Variant
    dealer: Seat
    totals: Totals
    carry: Owned = ()
    hands: int = 0

    @property
    def own(self) -> Owned:
        """The game's own value on the table of the next hand."""
        return self.variant.carry.own(self.carry)

    @property
    def pot(self) -> int:
        """The points in the pot."""
        return self.variant.carry.pot(self.carry)

    @property
    def doubles(self) -> int:
        """The number of hands counting double that are still to come, the next one included."""
        return self.variant.carry.doubles(self.carry)

    @property
    def factor(self) -> int:
        """The multiplier of the next hand."""
        return self.variant.prices.factor(self.own)

    @property
    def entries(self) -> Totals:
        """The points each seat has paid in for the hand about to be dealt."""
        return self.variant.carry.entries(self.carry)

    @property
    def balances(self) -> bool:
        """True if the evening's points balance."""
        return self.variant.carry.balances(self.totals, self.carry)


def new_match(variant: Variant, dealer: Seat) -> Match:
    """The evening's beginning."""
    return _carried(Match(variant, dealer, (0,) * variant.players), variant.carry.begin(dealer))


def _carried(match: Match, carried: Carried) -> Match:
    return replace(match, dealer=carried.dealer, carry=carried.carry, totals=_sum(match.totals, carried.paid))


def after_hand(match: Match, settlement: Settlement) -> Match:
    """The evening before the next deal: all seats have their scores, and the game decides the dealer and the carry."""
    totals = _sum(match.totals, settlement.scores)
    scored = replace(match, totals=totals, hands=match.hands + 1)
    return _carried(scored, match.variant.carry.after(match.dealer, match.carry, totals, settlement))


def close_match(match: Match) -> Match:
    """The evening closed before the next deal: the game shares out the pot."""
    paid, left = match.variant.carry.close(match.dealer, match.carry)
    return replace(match, totals=_sum(match.totals, paid), carry=left)


def next_pack(match: Match, random: Callable[[], float]) -> tuple[Card, ...]:
    """The pack for the next hand, top card first: shuffled, unless the game has stacked it."""
    return match.variant.carry.pack(match.carry, shuffled(match.variant.pack, random))


def _sum(one: Totals, other: Totals) -> Totals:
    return tuple(a + b for a, b in zip(one, other, strict=True))
