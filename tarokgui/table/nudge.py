"""A card that may not be played shakes its head."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Card
from tarokgui.table.hand import HandCard
from tarokgui.widgets.base import Widget

SECONDS = 0.16
SWINGS = 4


class Nudge:
    """The shake of one card."""

    def __init__(self) -> None:
        self._card: Card | None = None
        self._left = 0.0

    @property
    def busy(self) -> bool:
        """True while a card is shaking."""
        return self._card is not None

    def start(self, card: Card) -> None:
        """Let that card shake."""
        self._card, self._left = card, SECONDS

    def tick(self, dt: float, widgets: Iterable[Widget], reach: int) -> bool:
        """Let time go by for the card among the widgets; ``reach`` pixels. True while it shakes."""
        if self._card is None:
            return False
        self._left -= dt
        over = self._left <= 0
        for widget in widgets:
            if isinstance(widget, HandCard) and widget.card == self._card:
                swing = 0 if over else reach
                widget.nudge = swing if int(self._left / SECONDS * SWINGS) % 2 else -swing
        if over:
            self._card = None
        return True
