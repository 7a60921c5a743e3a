"""Many hands: the deal going round, the pool, double hands, running totals (R8 … R13, A29, A32, A44)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from .cards import TAROACE, Card, members
from .pack import shuffled
from .pool import taken_in
from .seats import Seat
from .settlement import Outcome, Settlement
from .variant import Variant


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

    ``totals`` are the game points each seat has won or lost so far, contributions to the pool included; ``pool`` what
    lies there; ``radler`` how many double hands are still to come; ``hands`` how many deals there have been.
    ``contributed`` are the payments into the pool for the hand about to be dealt.
    """

    variant: Variant
    dealer: Seat
    totals: tuple[int, ...]
    pool: int
    radler: int = 0
    hands: int = 0
    contributed: tuple[int, ...] = ()

    @property
    def stake(self) -> int:
        """1, or 2 while double hands are left (R114)."""
        return self.variant.match.doubled_stake if self.radler else 1


def new_match(variant: Variant, dealer: Seat) -> Match:
    """The evening's beginning: everybody pays into the pool, the dealer once more (R11, R12, P1)."""
    return _contribute(Match(variant, dealer, (0,) * variant.players, 0))


def _contribute(match: Match) -> Match:
    """R11, R12, A29: before a deal everybody pays if the pool is empty, and the dealer pays 1 unless it is full."""
    rules = match.variant.match
    if not rules.pool:
        return replace(match, contributed=(0,) * match.variant.players)
    everybody = rules.entry if match.pool == 0 else 0
    lies = match.pool + everybody * match.variant.players
    dealer = taken_in(rules.dealer_entry, lies, rules.limit)
    paid = tuple(everybody + (dealer if seat == match.dealer else 0) for seat in range(match.variant.players))
    totals = tuple(total - share for total, share in zip(match.totals, paid, strict=True))
    return replace(match, totals=totals, pool=match.pool + sum(paid), contributed=paid)


def after_hand(match: Match, settlement: Settlement) -> Match:
    """The evening before the next deal: paid, the deal gone to the right (R9), double hands counted (A32, R115)."""
    totals = tuple(
        total + paid + pool
        for total, paid, pool in zip(match.totals, settlement.payments, settlement.pool_payments, strict=True)
    )
    # A32: only hands that are paid for use up a double hand; thrown in and passed out ones do not.
    unpaid = settlement.outcome in (Outcome.THROWN_IN, Outcome.PASSED_OUT)
    left = match.radler - (1 if match.radler and not unpaid else 0) + settlement.radler
    moved = replace(
        match,
        dealer=(match.dealer + 1) % match.variant.players,
        totals=totals,
        pool=settlement.pool,
        radler=left,
        hands=match.hands + 1,
    )
    return _contribute(moved)


def close_match(match: Match) -> Match:
    """A44, A45: the evening ends before the next deal.

    The contributions for the hand that is not dealt go back, the rest of the pool is shared out equally, odd points by
    seat order from the next dealer's right; double hands lapse.
    """
    players = match.variant.players
    refunded = match.contributed or (0,) * players
    pool = match.pool - sum(refunded)
    each, odd = divmod(pool, players)
    first = (match.dealer + 1) % players
    totals = tuple(
        total + back + each + (1 if (seat - first) % players < odd else 0)
        for seat, (total, back) in enumerate(zip(match.totals, refunded, strict=True))
    )
    return replace(match, totals=totals, pool=0, radler=0, contributed=(0,) * players)


def next_pack(match: Match, random: Callable[[], float]) -> tuple[Card, ...]:
    """The shuffled pack for the next hand, top card first."""
    return shuffled(match.variant.pack, random)
