"""What a seat believes about the cards it does not see: facts that hold in every deal, and how likely the rest is.

Facts are the own cards, all that lies open, shown voids (R84), announcements that need a card (R69, R70), declared
numbers of taroace (R61) and known sides. The likely things are odds: a declarer is long in taroace, who says contra is
strong, a small tarok led claims skiz or luna (R87). Nothing here looks at more than a view.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine import Card, CardSet, Hold, MakeBid, Seat, Side, Table, View, card_set
from engine.talon import group_cards

from .kernel.bits import HORSES, JACKS, KINGS, LUNA, PACK, PAGAT, QUEENS, SKIZ, TRUMPS
from .kernel.dealing import Dealer
from .knowledge import fallen
from .masks import packed, packed_card
from .signals import signals
from .strength import declarable

COURT: Final = QUEENS | HORSES | JACKS
REST: Final = 4
"""The place of the untaken talon, after the seats."""
LAID: Final = 5
"""The place of the declarer's discards."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How much likelier than by their number of cards, in percent, some places hold some cards.

    They were set by comparing with the true hands of self-played deals (`benchmarks/beliefs.py`).
    """

    declarer_taroace: int = 135
    declarer_tops: int = 220
    declarer_kings: int = 330
    many_taroace: int = 600
    bidder_taroace: int = 130
    passed_taroace: int = 85
    own_call: int = 12
    small_claims: int = 500
    big_denies: int = 25
    contra_taroace: int = 140
    contra_tops: int = 180
    laid_court: int = 450
    declarer_court: int = 50
    declarer_pagat: int = 65


@dataclass(frozen=True, slots=True)
class Beliefs:
    """A view, read for the kernel, everything in the kernel's cards.

    ``unseen`` are the cards whose place is open; ``fixed`` what is known to lie at each of the six places; ``sizes``
    how many more cards each place takes; ``takes`` which cards it may take; ``taroace`` how many of them are taroace,
    -1 if that is open. ``partner`` is the holder of the called king if the seat knows him, ``alone`` that it knows
    that the declarer has none.
    """

    view: View
    unseen: int
    fixed: tuple[int, ...]
    sizes: tuple[int, ...]
    takes: tuple[int, ...]
    taroace: tuple[int, ...]
    partner: Seat | None
    alone: bool
    reads: bool = True
    odds: Odds = field(default_factory=Odds)

    def dealer(self) -> Dealer:
        """A dealer of whole deals that fit."""
        dealer = Dealer(list(self.fixed))
        bins = []
        for place in range(6):
            size, takes, taroace = self.sizes[place], self.takes[place], self.taroace[place]
            if not size:
                continue
            parts: tuple[tuple[int, int], ...]
            if 0 <= taroace <= size:
                parts = ((taroace, takes & TRUMPS), (size - taroace, takes & ~TRUMPS))
            else:
                parts = ((size, takes),)
            for number, cards in parts:
                if number:
                    dealer.add_bin(place, number, cards)
                    bins.append((place, cards))
        weights = _Weights(self)
        rows = []
        rest = self.unseen
        while rest:
            card = rest & -rest
            rest ^= card
            row = [weights.of(card, place) if takes & card else 0 for place, takes in bins]
            rows.append((weights.rank(card), sum(1 for odd in row if odd), card, row))
        for _, _, card, row in sorted(rows):
            dealer.add_card(card, row)
        return dealer


class _Weights:
    """How likely each place holds a card, in percent of what its number of cards says."""

    def __init__(self, beliefs: Beliefs) -> None:
        self._odds = beliefs.odds
        self._table = beliefs.view.table
        self._called = 0 if self._table.called is None else packed_card(self._table.called)
        self._heard = signals(self._table) if beliefs.reads else {}
        self._contra = set(self._table.speech.game[::2])
        self._bidders = {seat for seat, action in self._table.auction.calls if isinstance(action, MakeBid | Hold)}

    def rank(self, card: int) -> int:
        """Cards that the odds say most of are dealt first, while every place is open to them."""
        if card == self._called:
            return 0
        if card & (KINGS | LUNA | SKIZ | PAGAT):
            return 1
        return 2 if card & COURT else 3 if card & TRUMPS else 4

    def of(self, card: int, place: int) -> int:
        """The odds of one card at one place."""
        odds, table = self._odds, self._table
        result = 100.0
        if place == LAID:
            return odds.laid_court if card & COURT else 100
        if place == REST:
            return 100
        if card & TRUMPS:
            result *= self._taroace(card, place) / 100
        elif card == self._called and place == table.declarer:
            result *= odds.own_call / 100
        elif card & KINGS and place == table.declarer:
            result *= odds.declarer_kings / 100
        elif card & COURT and place == table.declarer and table.talon.taken is not None:
            result *= odds.declarer_court / 100
        return max(round(result), 1)

    def _taroace(self, card: int, seat: Seat) -> float:
        odds, table = self._odds, self._table
        result = 100.0
        top = bool(card & (SKIZ | LUNA))
        if table.speech.declared and table.speech.declared[seat]:
            result = odds.many_taroace
        elif seat == table.declarer:
            result = odds.declarer_tops if top else odds.declarer_pagat if card == PAGAT else odds.declarer_taroace
        elif seat in self._bidders:
            result = odds.bidder_taroace
        elif table.auction.passed >> seat & 1:
            result = odds.passed_taroace
        if seat in self._contra:
            result *= (odds.contra_tops if top else odds.contra_taroace) / 100
        signal = self._heard.get(seat)
        if signal is not None and seat != table.declarer:
            if signal.small and top:
                result *= odds.small_claims / 100
            elif not signal.small and card > packed_card(signal.card):
                result *= odds.big_denies / 100
        elif signal is not None and signal.small and top:
            result *= odds.small_claims / 200
        return result


def believe(view: View, reads: bool = True, odds: Odds | None = None) -> Beliefs:
    """What the seat of the view believes; ``reads`` tells whether it hears the small-tarok convention."""
    table, me = view.table, view.seat
    places = _Places(view)
    partner, alone = _partner(view)
    places.place_king(partner, alone)
    sizes = places.sizes()
    return Beliefs(
        view,
        places.unseen,
        tuple(places.fixed),
        tuple(sizes),
        tuple(places.takes),
        (*(_taroace_left(table, seat, places) if seat != me else -1 for seat in range(4)), -1, -1),
        partner,
        alone,
        reads,
        odds or Odds(),
    )


def _partner(view: View) -> tuple[Seat | None, bool]:
    """The declarer's partner if the seat knows him, and whether it knows that there is none."""
    table, me = view.table, view.seat
    if table.declarer is None or table.contract is None or table.contract.individual:
        return None, True
    called = table.called
    if called is None:
        return None, table.variant.players == 3 or not table.contract.calls_king
    for seat, side in enumerate(table.sides):
        if side is Side.DECLARER and seat != table.declarer:
            return seat, False
    if me != table.declarer and view.side is Side.DECLARER:
        return me, False
    for trick in table.play.tricks:
        if called in trick.cards:
            return None, True  # it fell from the declarer's own hand: else the side would be known
    if called in table.play.trick or called in table.talon.cards:
        return None, True
    own = me == table.declarer and bool((view.hand | view.laid_away) >> called & 1)
    return None, own or view.king_seen


class _Places:
    """Where the cards can be: filled step by step while a view is read."""

    def __init__(self, view: View) -> None:
        table, me = view.table, view.seat
        self.view = view
        self.fixed = [0] * 6
        self.takes = [PACK] * 6
        fallen, voids = _fallen(table)
        self.fallen = fallen
        self.fixed[me] = packed(view.hand)
        if me == table.declarer:
            self.fixed[LAID] = packed(view.laid_away)
        self.fixed[LAID] |= packed(table.face_up)
        taken = _taken_back(table)
        open_cards = card_set(card for card in table.talon.cards if card is not None)
        looked = card_set(view.looked) if table.talon.taken is None else 0
        self.fixed[REST] = packed(open_cards & ~taken | looked)
        known = fallen
        for cards in self.fixed:
            known |= cards
        self.unseen = packed(table.variant.pack.cards) & ~known
        back = packed(taken) & self.unseen
        for seat in range(4):
            self.takes[seat] &= ~packed(voids[seat]) if seat < table.players else 0
            if seat != table.declarer:
                self.takes[seat] &= ~back
        self.takes[REST] &= ~back
        self.takes[LAID] &= ~(TRUMPS | KINGS)
        self._announced(table)

    def _announced(self, table: Table) -> None:
        """R69, A22, R70: what must be in a hand because it was announced."""
        for bonus in table.speech.announced:
            if bonus.item == "pagat":
                self._hold(bonus.seat, PAGAT)
            elif bonus.item == "rege" and table.called is not None:
                self._hold(bonus.seat, packed_card(table.called))

    def _hold(self, seat: Seat, card: int) -> None:
        if self.unseen & card:
            self.unseen ^= card
            self.fixed[seat] |= card

    def place_king(self, partner: Seat | None, alone: bool) -> None:
        """R35 … R38: the called king is with the partner, not with a known opponent."""
        table = self.view.table
        if table.called is None:
            return
        king = packed_card(table.called)
        if not self.unseen & king:
            return
        if partner is not None:
            self._hold(partner, king)
            return
        for seat, side in enumerate(table.sides):
            if side is Side.OPPONENTS:
                self.takes[seat] &= ~king
        if self.view.seat == table.declarer:
            self.takes[LAID] &= ~king

    def sizes(self) -> list[int]:
        """How many unknown cards each place takes; the talon's rest takes what is left over."""
        table = self.view.table
        left = table.variant.hand_size - len(table.play.tricks)
        sizes = [left if seat < table.players else 0 for seat in range(4)] + [0, 0]
        for place in range(len(table.play.trick)):
            sizes[(table.play.leader + place) % table.players] -= 1
        for seat in range(table.players):
            sizes[seat] = max(sizes[seat] - self.fixed[seat].bit_count(), 0)
        sizes[self.view.seat] = 0
        if table.talon.taken is not None and table.contract is not None and self.view.seat != table.declarer:
            # In the announcements and the play the discard is done; before it the talon cards are still in the hand.
            sizes[LAID] = table.contract.talon_cards - self.fixed[LAID].bit_count()
        sizes[REST] = max(self.unseen.bit_count() - sum(sizes), 0)
        return sizes


def _fallen(table: Table) -> tuple[int, list[CardSet]]:
    """The cards that have been played, in the kernel's numbers, and what the seats have shown not to hold (R84)."""
    seen, voids = fallen(table)
    return packed(seen), voids


def _taken_back(table: Table) -> CardSet:
    """R42: the cards of a group that lay open and was taken after all."""
    talon = table.talon
    if talon.taken is None or talon.taken not in talon.shown:
        return 0
    return card_set(card for card in group_cards(talon.cards, talon.groups, talon.taken) if card is not None)


def _taroace_left(table: Table, seat: Seat, places: _Places) -> int:
    """R61: how many more taroace the unknown cards of a seat hold if it declared its number, -1 if that is open.

    The greatest number that can be declared means as many or more.
    """
    if seat >= table.players or not table.speech.declared or not table.speech.declared[seat]:
        return -1
    if table.speech.declared[seat] >= declarable(table.players)[-1]:
        return -1
    played = 0
    for trick in table.play.tricks:
        played += _is_tarok(trick.cards[(seat - trick.leader) % table.players])
    place = (seat - table.play.leader) % table.players
    if place < len(table.play.trick):
        played += _is_tarok(table.play.trick[place])
    return table.speech.declared[seat] - played - (places.fixed[seat] & TRUMPS).bit_count()


def _is_tarok(card: Card) -> bool:
    return bool(packed_card(card) & TRUMPS)
