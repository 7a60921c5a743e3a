"""The possible places of an unseen card, as the kernel counts them: four seats, the untaken talon, the discards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ai.kernel.bits import HORSES, JACKS, QUEENS
from engine import KINGS, TAROACE, TRULA, CardSet, Seat, View

REST: Final = 4
"""The place of the untaken talon, after the seats."""
LAID: Final = 5
"""The place of the declarer's discards."""
COURT: Final[CardSet] = QUEENS | HORSES | JACKS  # the kernel's suits are the engine's


class CardPlaces:
    """The known and the possible cards of each place, in the engine's sets.

    ``unseen`` are the cards whose place is open, ``fixed`` the known cards of each of the six places, ``takes``
    the unseen cards that each may take.
    """

    def __init__(
        self,
        view: View,
        gone: CardSet,
        rest: CardSet,
        voids: Sequence[CardSet],
        taken: CardSet,
        shown: Iterable[tuple[Seat, CardSet]] = (),
    ) -> None:
        """``gone`` are the cards out of all hands, ``rest`` those seen in the untaken talon.

        ``voids`` has for each seat the cards it cannot hold; ``taken`` are cards that all saw the declarer take;
        ``shown`` are open hands.
        """
        table, me = view.table, view.seat
        self.view = view
        self.fixed = [0] * 6
        self.takes = [table.variant.pack.cards] * 6
        self.fixed[me] = view.hand
        if me == table.declarer:
            self.fixed[LAID] = view.laid_away
        self.fixed[LAID] |= table.face_up
        self.fixed[REST] = rest
        for seat, cards in shown:
            if seat != me:
                self.fixed[seat] = cards & ~gone
        known = gone
        for cards in self.fixed:
            known |= cards
        self.unseen = table.variant.pack.cards & ~known
        back = taken & self.unseen
        for seat in range(4):
            self.takes[seat] &= ~voids[seat] if seat < table.players else 0
            if seat != table.declarer:
                self.takes[seat] &= ~back
        self.takes[REST] &= ~back
        self.takes[LAID] &= ~(TAROACE | KINGS)  # discarded taroks are face up (R49, S43)

    def hold(self, seat: Seat, card: CardSet) -> None:
        """That seat holds the card."""
        if self.unseen & card:
            self.unseen ^= card
            self.fixed[seat] |= card

    def room(self, laid: int) -> list[int]:
        """The number of unknown cards each place takes; the talon's rest takes those left over.

        ``laid`` is the number of cards the declarer has discarded, 0 if that is not done yet or this seat did it.
        """
        table = self.view.table
        left = table.variant.hand_size - len(table.play.tricks)
        sizes = [left if seat < table.players else 0 for seat in range(4)] + [0, 0]
        for place in range(len(table.play.trick)):
            sizes[(table.play.leader + place) % table.players] -= 1
        for seat in range(table.players):
            sizes[seat] = max(sizes[seat] - self.fixed[seat].bit_count(), 0)
        sizes[self.view.seat] = 0
        sizes[LAID] = max(laid - self.fixed[LAID].bit_count(), 0)
        sizes[REST] = max(self.unseen.bit_count() - sum(sizes), 0)
        return sizes


def rank(card: CardSet, called: CardSet) -> int:
    """The rank of a card: those with the strongest odds are dealt first, while every place is open to them."""
    if card == called:
        return 0
    if card & (KINGS | TRULA):
        return 1
    return 2 if card & COURT else 3 if card & TAROACE else 4
