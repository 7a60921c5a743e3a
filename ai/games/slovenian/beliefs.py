"""A seat's beliefs about the cards it does not see: facts that hold in every deal, and odds for the rest.

Facts are the own cards, all open cards, the voids shown in play, announcements that need a card and known sides.
The rest are odds: a declarer who plays for points is long in taroks, one in berač is short in high cards, a player who
has passed has little. Nothing here looks at more than a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ai.kernel.sampling import DealSampler
from ai.places import COURT, LAID, REST, rank
from ai.sampler import sampler_of
from engine import KINGS, LUNA, PAGAT, SKIZ, TAROACE, CardSet, Hold, MakeBid, Table, View
from engine.contracts import Goal

from .constraints import SlovenianConstraints

TOPS: Final[CardSet] = 1 << SKIZ | 1 << LUNA
HIGH_TAROACE: Final[CardSet] = TAROACE & -(1 << PAGAT + 9)
"""X and above."""


@dataclass(frozen=True, slots=True)
class SlovenianOdds:
    """The odds in percent, against its number of cards, that a place holds certain cards."""

    declarer_taroace: int = 150
    declarer_tops: int = 230
    declarer_kings: int = 170
    bidder_taroace: int = 125
    passed_taroace: int = 90
    own_call: int = 15
    kontra_taroace: int = 140
    laid_court: int = 300
    beggar_high: int = 25
    beggar_court: int = 30
    beggar_low_taroace: int = 70
    sweeper_tops: int = 400


class SlovenianWeights:
    """The odds of a card at each place, in percent of the share that its number of cards gives."""

    def __init__(self, table: Table, called: CardSet, odds: SlovenianOdds) -> None:
        self._table = table
        self._called = called
        self._odds = odds
        contract = table.contract
        self._ducks = contract is not None and contract.goal in (Goal.NO_TRICK, Goal.ONE_TRICK)
        self._sweeps = contract is not None and contract.goal is Goal.ALL_TRICKS
        self._kontra = set(table.speech.game[::2])
        self._bidders = {seat for seat, action in table.auction.calls if isinstance(action, MakeBid | Hold)}

    def rank(self, card: CardSet) -> int:
        """The rank of a card: those with the strongest odds are dealt first, while every place is open to them."""
        return rank(card, self._called)

    def of(self, card: CardSet, place: int) -> int:
        """The odds of one card at one place."""
        odds, table = self._odds, self._table
        if place == LAID:
            return odds.laid_court if card & COURT else 100
        if place == REST:
            return 100
        if place == table.declarer:
            return self._declarer(card)
        result = 100.0
        if card & TAROACE:
            if place in self._bidders:
                result = odds.bidder_taroace
            elif table.auction.passed >> place & 1:
                result = odds.passed_taroace
            if place in self._kontra and not self._ducks:
                result *= odds.kontra_taroace / 100
        return max(round(result), 1)

    def _declarer(self, card: CardSet) -> int:
        odds = self._odds
        if self._ducks:
            if card & (HIGH_TAROACE | KINGS):
                return odds.beggar_high
            return odds.beggar_low_taroace if card & TAROACE else odds.beggar_court if card & COURT else 100
        if card == self._called:
            return odds.own_call
        if card & TOPS:
            return odds.sweeper_tops if self._sweeps else odds.declarer_tops
        if card & TAROACE:
            return odds.declarer_taroace
        return odds.declarer_kings if card & KINGS else 100


@dataclass(frozen=True, slots=True)
class SlovenianBeliefs:
    """A view, read for the kernel: the possible places of the cards, and the declarer's partner as far as known."""

    facts: SlovenianConstraints
    sizes: tuple[int, ...]
    odds: SlovenianOdds

    def sampler(self) -> DealSampler:
        """The sampler of whole deals that fit."""
        facts = self.facts
        called = 0 if facts.called is None else 1 << facts.called
        weights = SlovenianWeights(facts.view.table, called, self.odds)
        return sampler_of(facts.unseen, facts.fixed, self.sizes, facts.takes, (-1,) * 6, weights)


def believe(view: View, odds: SlovenianOdds | None = None) -> SlovenianBeliefs:
    """The beliefs of a `seated` view's seat."""
    facts = SlovenianConstraints(view)
    return SlovenianBeliefs(facts, tuple(facts.sizes()), odds or SlovenianOdds())
