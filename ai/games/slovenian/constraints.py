"""The possible places of each unseen card: the facts of a view, which hold in every deal that a seat may think of.

Views here have no seat that sits out (see `seating`). Places are the seats, then `REST` and `LAID`.
"""

from __future__ import annotations

from ai.places import CardPlaces
from engine import (
    PAGAT,
    SKIZ,
    SUIT_CARDS,
    TAROACE,
    CardSet,
    Contract,
    Seat,
    Side,
    Suit,
    Table,
    View,
    card_set,
    suit_of,
)
from engine.games.slovenian.certainty import called_card
from engine.games.slovenian.contracts import NEGATIVE
from engine.games.slovenian.law import beating, taken_cards, talon_rest


class SlovenianConstraints(CardPlaces):
    """The possible places of the cards, in the engine's sets."""

    def __init__(self, view: View) -> None:
        table = view.table
        played, voids = fallen(table)
        rest = talon_rest(table) if table.talon.cards else 0
        taken = card_set(card for card in taken_cards(table) if card is not None)
        super().__init__(view, played | _given(table), rest, voids, taken, table.open_hands)
        self.called = called_card(view)
        for said in table.speech.announced:
            if said.item == "pagat":
                self.hold(said.seat, 1 << PAGAT)
            elif said.item == "king" and self.called is not None:
                self.hold(said.seat, 1 << self.called)
        self.partner, self.alone = self._partner()
        self._place_called()

    def _partner(self) -> tuple[Seat | None, bool]:
        """The declarer's partner if the seat knows him, and True if it knows that there is none."""
        view, table = self.view, self.view.table
        if table.declarer is None or (self.called is None and not table.fourth):
            return None, True
        for seat, side in enumerate(table.sides):
            if side is Side.DECLARER and seat != table.declarer:
                return seat, False
        if view.seat != table.declarer and view.side is Side.DECLARER:
            return view.seat, False
        if table.sides_known or view.king_seen:
            return None, True
        own = view.seat == table.declarer and self.called is not None and view.hand >> self.called & 1
        return None, bool(own)

    def _place_called(self) -> None:
        """S39, S40: the called card is with the partner if he is known, and not with a known opponent."""
        table = self.view.table
        if self.called is None or not self.unseen >> self.called & 1:
            return
        card = 1 << self.called
        if self.partner is not None:
            self.hold(self.partner, card)
            return
        for seat, side in enumerate(table.sides):
            if side is Side.OPPONENTS:
                self.takes[seat] &= ~card

    def sizes(self) -> list[int]:
        """The number of unknown cards each place takes; the talon's rest takes those left over."""
        table = self.view.table
        if table.talon.taken is None or self.view.seat == table.declarer:
            return self.room(0)
        return self.room(len(taken_cards(table)))


def _given(table: Table) -> CardSet:
    """S62: the talon's cards that klop's tricks have taken."""
    if table.contract is None or not table.contract.individual:
        return 0
    return card_set(card for cards in table.besides for card in cards)


def fallen(table: Table) -> tuple[CardSet, list[CardSet]]:
    """The cards that have been played, and for each seat those that it has shown not to hold (S51, S54, S55)."""
    voids = [0] * table.players
    seen = 0
    every = [(trick.leader, trick.cards) for trick in table.play.tricks]
    for number, (leader, cards) in enumerate([*every, (table.play.leader, table.play.trick)]):
        for place, card in enumerate(cards):
            seat = (leader + place) % table.players
            if place:
                voids[seat] |= _lacks(table, seat, cards[:place], card, number)
            elif card == PAGAT and table.contract is not None and table.contract.key in NEGATIVE:
                voids[seat] |= TAROACE
            seen |= 1 << card
    return seen, voids


def _lacks(table: Table, seat: Seat, before: tuple[int, ...], card: int, number: int) -> CardSet:
    """The cards that a seat cannot hold after it has played a card to those."""
    contract: Contract | None = table.contract
    free = 1 << PAGAT if table.speech.free == seat else 0
    if free >> card & 1:
        return 0  # S80: it goes with any card
    led, suit = suit_of(before[0]), suit_of(card)
    lacks = 0
    if suit is not led:
        lacks = SUIT_CARDS[led] & ~free
        if suit is not Suit.TAROK:
            lacks |= TAROACE & ~free
    if contract is None or contract.key not in NEGATIVE or (number == 0 and before[0] == SKIZ):
        return lacks  # S-V12 may have asked for another card
    over = beating(before)
    if over >> card & 1 or (card == PAGAT and {SKIZ} <= set(before)):
        return lacks
    could = SUIT_CARDS[led] if suit is led else TAROACE if suit is Suit.TAROK else 0
    lacks |= over & could & ~(1 << PAGAT)
    if card == PAGAT:
        lacks |= TAROACE  # S55: it is the last of them
    return lacks
