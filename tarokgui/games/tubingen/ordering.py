"""The person's cards as they are put in order for a Stecken, from the left; the leftmost is on top (U16). Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Card


@dataclass
class Ordering:
    """The order of the cards. ``cards`` go from the left; ``lifted`` is the one taken up, ``before`` the order before
    that."""

    cards: tuple[Card, ...]
    lifted: Card | None = None
    before: tuple[Card, ...] = field(default=())

    def take_up(self, card: Card) -> None:
        """Take the card up, so that it can be moved."""
        self.lifted, self.before = card, self.cards

    def put_down(self) -> None:
        """Leave the lifted card in its place."""
        self.lifted, self.before = None, ()

    def put_back(self) -> None:
        """Restore the order before a card was taken up."""
        if self.lifted is not None:
            self.cards = self.before
        self.put_down()

    def move_to(self, place: int) -> bool:
        """Move the card that was taken up to that place, counted from 0; true if that changed the order."""
        if self.lifted is None:
            return False
        rest = [card for card in self.cards if card != self.lifted]
        place = max(0, min(len(rest), place))
        moved = (*rest[:place], self.lifted, *rest[place:])
        changed = moved != self.cards
        self.cards = moved
        return changed

    def step(self, by: int) -> bool:
        """Move the lifted card by one place to the right, or to the left (*by* −1)."""
        return self.lifted is not None and self.move_to(self.cards.index(self.lifted) + by)

    def lay(self, cards: Sequence[Card]) -> None:
        """Put all cards in a new order."""
        self.put_down()
        self.cards = tuple(cards)
