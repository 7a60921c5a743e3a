"""The person's cards as they are put in order for a Stecken, from the left; the leftmost lies on top (U16). Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import Card


@dataclass
class Ordering:
    """``cards`` lie from the left; ``lifted`` is the one taken up, and then ``before`` how all of them lay."""

    cards: tuple[Card, ...]
    lifted: Card | None = None
    before: tuple[Card, ...] = field(default=())

    def take_up(self, card: Card) -> None:
        """The card can be moved now."""
        self.lifted, self.before = card, self.cards

    def put_down(self) -> None:
        """It lies where it is."""
        self.lifted, self.before = None, ()

    def put_back(self) -> None:
        """All lie as they did before one was taken up."""
        if self.lifted is not None:
            self.cards = self.before
        self.put_down()

    def move_to(self, place: int) -> bool:
        """The card that was taken up goes to that place, counted from 0; whether anything has moved."""
        if self.lifted is None:
            return False
        rest = [card for card in self.cards if card != self.lifted]
        place = max(0, min(len(rest), place))
        moved = (*rest[:place], self.lifted, *rest[place:])
        changed = moved != self.cards
        self.cards = moved
        return changed

    def step(self, by: int) -> bool:
        """One place to the right, or to the left (*by* −1)."""
        return self.lifted is not None and self.move_to(self.cards.index(self.lifted) + by)

    def lay(self, cards: Sequence[Card]) -> None:
        """All lie anew."""
        self.put_down()
        self.cards = tuple(cards)
