"""The bids, announcements and leads as odds of each unseen card at each place."""

from __future__ import annotations

from ai.cardplay.signals import claimed, signals
from ai.odds import Odds
from ai.places import COURT, LAID, REST, rank
from engine import KINGS, LUNA, PAGAT, SKIZ, SUIT_CARDS, TAROACE, CardSet, Hold, MakeBid, Seat, Table, suit_of


class RomanianWeights:
    """The odds of a card at each place, in percent of the share that its number of cards gives."""

    def __init__(self, table: Table, odds: Odds, reads: bool) -> None:
        self._odds = odds
        self._table = table
        self._called = 0 if self._table.called is None else 1 << self._table.called
        called = self._table.called
        self._suit = 0 if called is None or table.talon.taken is None else SUIT_CARDS[suit_of(called)] & ~KINGS
        self._heard = signals(self._table) if reads else {}
        self._contra = set(self._table.speech.game[::2])
        self._bidders = {seat for seat, action in self._table.auction.calls if isinstance(action, MakeBid | Hold)}

    def rank(self, card: CardSet) -> int:
        """The rank of a card: those with the strongest odds are dealt first, while every place is open to them."""
        return rank(card, self._called)

    def of(self, card: CardSet, place: int) -> int:
        """The odds of one card at one place."""
        odds, table = self._odds, self._table
        result = 100.0
        if place == LAID:
            laid = odds.laid_court if card & COURT else 100
            return max(laid * odds.laid_called // 100, 1) if card & self._suit else laid
        if place == REST:
            return 100
        if card & TAROACE:
            result *= self._taroace(card, place) / 100
        elif card == self._called and place == table.declarer:
            result *= odds.own_call / 100
        elif card & KINGS and place == table.declarer:
            result *= odds.declarer_kings / 100
        elif card & COURT and place == table.declarer and table.talon.taken is not None:
            result *= odds.declarer_court / 100
        if self._suit and place == table.declarer and not card & (TAROACE | KINGS):
            result *= (odds.declarer_called if card & self._suit else odds.declarer_suits) / 100
        return max(round(result), 1)

    def _taroace(self, card: CardSet, seat: Seat) -> float:
        odds, table = self._odds, self._table
        result = 100.0
        top = bool(card & (1 << SKIZ | 1 << LUNA))
        if table.speech.declared and table.speech.declared[seat]:
            result = odds.many_taroace
        elif seat == table.declarer:
            result = odds.declarer_tops if top else odds.declarer_pagat if card == 1 << PAGAT else odds.declarer_taroace
        elif seat in self._bidders:
            result = odds.bidder_taroace
        elif table.auction.passed >> seat & 1:
            result = odds.passed_taroace
        if seat in self._contra:
            result *= (odds.contra_tops if top else odds.contra_taroace) / 100
        signal = self._heard.get(seat)
        if signal is None:
            return result
        if top and claimed(signal):
            result *= odds.small_claims / (200 if seat == table.declarer else 100)
        elif not signal.small and card > 1 << signal.card and seat != table.declarer:
            result *= odds.big_denies / 100
        return result
