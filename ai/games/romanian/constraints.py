"""The possible places of each unseen card: the facts of a view, which hold in every deal that a seat may think of."""

from __future__ import annotations

from ai.cardplay.declared import taroace_to_come
from ai.cardplay.knowledge import fallen
from ai.places import LAID, CardPlaces
from engine import PAGAT, TAROACE, CardSet, Seat, Side, Table, View, card_set
from engine.groups import group_cards


class RomanianConstraints(CardPlaces):
    """The possible places of the cards, in the engine's sets: filled step by step while a view is read."""

    def __init__(self, view: View) -> None:
        table = view.table
        taken = _taken_back(table)
        open_cards = card_set(card for card in table.talon.cards if card is not None)
        looked = card_set(view.looked) if table.talon.taken is None else 0
        played, voids = fallen(table)
        super().__init__(view, played, open_cards & ~taken | looked, voids, taken)
        self._announced(table)

    def _announced(self, table: Table) -> None:
        """R69, A22, R70: the cards that must be in a hand because they were announced."""
        for bonus in table.speech.announced:
            if bonus.item == "pagat":
                self.hold(bonus.seat, 1 << PAGAT)
            elif bonus.item == "rege" and table.called is not None:
                self.hold(bonus.seat, 1 << table.called)

    def place_king(self, partner: Seat | None, alone: bool) -> None:
        """R35 … R38: the called king is with the partner, not with a known opponent."""
        table = self.view.table
        if table.called is None:
            return
        king = 1 << table.called
        if not self.unseen & king:
            return
        if partner is not None:
            self.hold(partner, king)
            return
        for seat, side in enumerate(table.sides):
            if side is Side.OPPONENTS:
                self.takes[seat] &= ~king
        if self.view.seat == table.declarer:
            self.takes[LAID] &= ~king

    def sizes(self) -> list[int]:
        """The number of unknown cards each place takes; the talon's rest takes those left over."""
        table = self.view.table
        if table.talon.taken is None or table.contract is None or self.view.seat == table.declarer:
            return self.room(0)
        # In the announcements and the play the discard is done; before it the talon cards are still in the hand.
        return self.room(table.contract.talon_cards)


def _taken_back(table: Table) -> CardSet:
    """R42: the cards of a group that was open and was taken after all."""
    talon = table.talon
    if talon.taken is None or talon.taken not in talon.shown:
        return 0
    return card_set(card for card in group_cards(talon.cards, talon.groups, talon.taken) if card is not None)


def taroace_left(table: Table, seat: Seat, constraints: RomanianConstraints) -> int:
    """R61: the taroks still among the unknown cards of a seat that declared their number, -1 if that is open."""
    left = taroace_to_come(table, seat)
    return left if left < 0 else left - (constraints.fixed[seat] & TAROACE).bit_count()
