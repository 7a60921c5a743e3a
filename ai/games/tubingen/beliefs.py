"""A seat's beliefs about the cards it does not see: facts that hold in every deal, and odds for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ai.kernel.sampling import DealSampler
from ai.places import COURT, LAID, rank
from ai.sampler import sampler_into
from engine import KINGS, TAROACE, CardSet, Table, View
from engine.games.tubingen.contracts import RAUS, TOUT
from engine.games.tubingen.tout import SKI, TAROCKS

from .constraints import Bin, TubingenConstraints, passed_calling

HIGH: Final[CardSet] = TAROCKS & -(1 << (TAROACE & -TAROACE).bit_length() + 14)
"""Tarok 16 and above."""


@dataclass(frozen=True, slots=True)
class TubingenOdds:
    """The odds in percent, against its number of cards, that a place holds certain cards."""

    caller_tarock: int = 130
    caller_top: int = 170
    caller_king: int = 120
    lone_tarock: int = 175
    lone_top: int = 260
    lone_king: int = 180
    passed_high: int = 85
    own_call: int = 12
    laid_court: int = 320
    laid_tarock: int = 12


class TubingenWeights:
    """The odds of a card at each place, in percent of the share that its number of cards gives."""

    def __init__(self, table: Table, called: CardSet, odds: TubingenOdds) -> None:
        self._table = table
        self._called = called
        self._odds = odds
        self._lone = table.contract in (RAUS, TOUT)
        self._passed = passed_calling(table)

    def rank(self, card: CardSet) -> int:
        """The rank of a card: those with the strongest odds are dealt first, while every place is open to them."""
        return rank(card, self._called)

    def of(self, card: CardSet, place: int) -> int:
        """The odds of one card at one place."""
        odds = self._odds
        if place == LAID:
            return odds.laid_court if card & COURT else odds.laid_tarock if card & TAROCKS else 100
        if place == self._table.declarer:
            if card == self._called:
                return odds.own_call
            if card & (HIGH | SKI):
                return odds.lone_top if self._lone else odds.caller_top
            if card & TAROCKS:
                return odds.lone_tarock if self._lone else odds.caller_tarock
            if card & KINGS:
                return odds.lone_king if self._lone else odds.caller_king
        elif place in self._passed and card & HIGH:
            return odds.passed_high
        return 100


@dataclass(frozen=True, slots=True)
class TubingenBeliefs:
    """A view, read for the kernel: the possible places of the cards, and the declarer's partner as far as known."""

    facts: TubingenConstraints
    bins: tuple[Bin, ...]
    odds: TubingenOdds

    def sampler(self) -> DealSampler:
        """The sampler of whole deals that fit."""
        facts = self.facts
        called = 0 if facts.called is None else 1 << facts.called
        weights = TubingenWeights(facts.view.table, called, self.odds)
        return sampler_into(facts.unseen, facts.fixed, self.bins, weights)


def believe(view: View, odds: TubingenOdds | None = None) -> TubingenBeliefs:
    """The beliefs of a view's seat."""
    facts = TubingenConstraints(view)
    return TubingenBeliefs(facts, tuple(facts.bins()), odds or TubingenOdds())
