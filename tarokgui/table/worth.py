"""The worth of the cards of the trick, for the pointer; nothing of it is drawn on the table."""

from __future__ import annotations

from collections.abc import Iterable

from tarokgui.table.context import Context
from tarokgui.table.trick import slot
from tarokgui.viewmodel.hand import worth_words
from tarokgui.viewmodel.trick import TrickCard
from tarokgui.widgets.base import Widget


class CardWorth(Widget):
    """The place of a card of the trick, with its worth as a tooltip. The trick itself is drawn without widgets."""

    role = "text"

    def __init__(self, context: Context, card: TrickCard) -> None:
        super().__init__(f"trick:{card.seat}", slot(context, card.seat), card.told)
        self.hint = worth_words(context, card.card)

    def look(self) -> object:
        """Always the same: it has none."""
        return ()


def card_worths(context: Context) -> Iterable[CardWorth]:
    """A place for each card of the trick, in the order of play."""
    for card in context.model.trick.cards:
        yield CardWorth(context, card)
