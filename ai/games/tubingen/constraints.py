"""The possible places of each unseen card: the facts of a view, which hold in every deal that a seat may think of.

Places are the seats, then `REST`, which this game leaves empty, and `LAID` for the dealer's two cards.
"""

from __future__ import annotations

from typing import Final

from ai.places import LAID, REST
from engine import KINGS, SUIT_CARDS, TRULA, CardSet, Pass, Seat, Side, Suit, Table, View, suit_of
from engine.games.tubingen.bidding import MANY_TAROCKS
from engine.games.tubingen.law import suit_led
from engine.games.tubingen.laying import COUNT
from engine.games.tubingen.tout import MOST_TAROCKS, SKI, TAROCKS
from engine.sides import called_in

NEVER_LAID: Final[CardSet] = KINGS | TRULA
"""U7."""
KINGS_OF_FOURTH: Final = 3
"""U13: a seat that calls the fourth king holds the three others."""

Bin = tuple[int, int, CardSet]
"""A place, and the number of its cards out of a set."""


class TubingenConstraints:
    """The possible places of the cards, in the engine's sets.

    ``fixed`` are the cards known at each place, ``takes`` the possible ones. ``called`` is the called card as far
    as the seat knows it. ``partner`` is the declarer's if the seat knows him. ``alone``: it knows that there is none.
    ``hides``: the dealer may play a concealed Raus (U15).
    """

    def __init__(self, view: View) -> None:
        table, me = view.table, view.seat
        self.view = view
        self.played, self.by_seat, voids = fallen(table)
        self.fixed: list[CardSet] = [0] * 6
        self.takes: list[CardSet] = [table.variant.pack.cards] * 6
        self.fixed[me] = view.hand
        self.fixed[LAID] = view.laid_away
        self.unseen = table.variant.pack.cards & ~(self.played | view.hand | view.laid_away)
        for seat in range(4):
            self.takes[seat] &= ~voids[seat]
        self.takes[REST] = 0
        self.takes[LAID] &= ~NEVER_LAID
        self.called = table.called if table.called is not None else called_in(table, me, view.hand)
        self.partner, self.alone, self.hides = self._partner()
        self._asker()
        self._called_card()

    def _hold(self, seat: Seat, cards: CardSet) -> None:
        cards &= self.unseen
        self.unseen ^= cards
        self.fixed[seat] |= cards

    def _partner(self) -> tuple[Seat | None, bool, bool]:
        view, table = self.view, self.view.table
        declarer, me = table.declarer, view.seat
        if declarer is None or table.contract is None or not table.contract.calls_king:
            return None, True, False
        if me != declarer and view.side is Side.DECLARER:
            return me, False, False
        for seat, side in enumerate(table.sides):
            if side is Side.DECLARER and seat != declarer:
                return seat, False, False
        if me == declarer and table.called is not None and view.hand >> table.called & 1:
            return None, True, False
        named = table.called is not None and bool(KINGS >> table.called & 1)
        return None, False, named and declarer == table.dealer and declarer != me

    def _asker(self) -> None:
        """U17: a seat that has asked for a little tout held only cards of ½."""
        table = self.view.table
        asker, values = table.own.asker, table.variant.pack.values
        if asker is None or asker == self.view.seat:
            return
        rest = self.unseen
        while rest:
            card = rest & -rest
            rest ^= card
            if values[card.bit_length() - 1] > 1:
                self.takes[asker] &= ~card

    def _called_card(self) -> None:
        """U13, U15: the called card is with the partner, and in the caller's hand only if he is the dealer."""
        view, table = self.view, self.view.table
        declarer = table.declarer
        if declarer is None or table.contract is None or not (table.called is not None or table.fourth):
            return
        if table.called is not None and not KINGS >> table.called & 1:
            self._hold(declarer, KINGS)
        if table.fourth and self.called is not None:
            self._hold(declarer, KINGS & ~(1 << self.called))
        if table.fourth and self.called is None and view.seat == declarer:
            self.called = (KINGS & ~view.hand & ~self.by_seat[declarer]).bit_length() - 1
        if self.called is None or not self.unseen >> self.called & 1:
            return
        card = 1 << self.called
        if self.partner is not None:
            self._hold(self.partner, card)
            return
        if not self.hides:
            self.takes[declarer] &= ~card
        for seat, side in enumerate(table.sides):
            if side is Side.OPPONENTS:
                self.takes[seat] &= ~card

    def sizes(self) -> list[int]:
        """The number of unknown cards each place takes."""
        table, me = self.view.table, self.view.seat
        left = table.variant.hand_size - len(table.play.tricks)
        sizes = [left] * 4 + [0, 0]
        for place in range(len(table.play.trick)):
            sizes[(table.play.leader + place) % 4] -= 1
        for seat in range(4):
            sizes[seat] -= self.fixed[seat].bit_count()
        sizes[me] = 0
        if me != table.dealer:
            sizes[LAID] = COUNT
        return sizes

    def bins(self) -> list[Bin]:
        """The needs of each place: (place, number of cards, the set they come from)."""
        found: list[Bin] = []
        for place, size in enumerate(self.sizes()):
            if size:
                found += self._bins(place, size)
        return found

    def _bins(self, place: int, size: int) -> list[Bin]:
        takes = self.takes[place]
        table = self.view.table
        if place == table.declarer and table.fourth and self.called is None:
            kings = KINGS_OF_FOURTH - (self.by_seat[place] & KINGS).bit_count()
            return [(place, kings, takes & KINGS), (place, size - kings, takes & ~KINGS)]
        least, most = self._tarocks(place)
        if least is not None:
            need = least - ((self.by_seat[place] | self.fixed[place]) & TAROCKS).bit_count()
            if 0 < need <= size:
                return [(place, need, takes & TAROCKS), (place, size - need, takes)]
        if most is not None:
            free = most - ((self.by_seat[place] | self.fixed[place]) & TAROCKS).bit_count()
            if 0 <= free < size:
                return [(place, size - free, takes & ~TAROCKS), (place, free, takes)]
        return [(place, size, takes)]

    def _tarocks(self, place: int) -> tuple[int | None, int | None]:
        """U14, U17: the least and greatest number of taroks a seat began the play with, as far as it has said so."""
        table = self.view.table
        if place > 3:
            return None, None
        if place in table.own.fort_mit:
            return MANY_TAROCKS, None
        if place == table.own.asker:
            return None, MOST_TAROCKS
        return None, MANY_TAROCKS - 1 if place in passed_calling(table) else None


def passed_calling(table: Table) -> frozenset[Seat]:
    """The seats that have said *fort* in the second round."""
    calls = table.auction.calls
    return frozenset(seat for number, (seat, action) in enumerate(calls) if number >= 4 and isinstance(action, Pass))


def fallen(table: Table) -> tuple[CardSet, list[CardSet], list[CardSet]]:
    """The cards played, those of each seat, and for each seat the cards it has shown not to hold (U19)."""
    voids, by_seat, seen = [0] * 4, [0] * 4, 0
    every = [(trick.leader, trick.cards) for trick in table.play.tricks]
    for leader, cards in [*every, (table.play.leader, table.play.trick)]:
        for place, card in enumerate(cards):
            seat = (leader + place) % 4
            seen |= 1 << card
            by_seat[seat] |= 1 << card
            led = suit_led(cards[:place])
            if led is None or SKI >> card & 1 or suit_of(card) is led:
                continue
            voids[seat] |= SUIT_CARDS[led] & ~SKI
            if suit_of(card) is not Suit.TAROK:
                voids[seat] |= TAROCKS
    return seen, by_seat, voids
