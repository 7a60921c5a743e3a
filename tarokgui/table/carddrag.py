"""A card of the hand under the pressed pointer: dragged, or held long."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine import Card

LONG: Final = 0.5
"""Seconds after which a card that is held down is shown large."""


@dataclass
class CardDrag:
    """The state of a drag, kept by the table: widgets are made again while a button is down."""

    card: Card | None = None
    """The card under the pressed button."""
    dragging: bool = False
    moved: tuple[int, int] = (0, 0)
    """The offset of a dragged card from its place, in pixels."""
    _start: tuple[int, int] = (0, 0)
    _since: float = 0.0

    def take(self, card: Card, pos: tuple[int, int], now: float) -> None:
        """Take hold of a card: the button goes down on it."""
        self.card, self._start, self._since = card, pos, now
        self.dragging, self.moved = False, (0, 0)

    def move(self, pos: tuple[int, int], reach: int) -> bool:
        """Follow the pointer with the button down; beyond *reach* pixels the card goes with it. True if it does."""
        away = (pos[0] - self._start[0], pos[1] - self._start[1])
        self.dragging = self.dragging or max(abs(away[0]), abs(away[1])) > reach
        self.moved = away
        return self.dragging

    def let_go(self) -> None:
        """Let go of the card: the button goes up, or the drag is called off."""
        self.card, self.dragging = None, False

    def held_for(self, now: float) -> float | None:
        """The seconds for which a card has been held still; None if none is."""
        return now - self._since if self.card is not None and not self.dragging else None
