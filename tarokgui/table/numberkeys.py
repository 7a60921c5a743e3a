"""The number keys at the table: a king to be called, a bid, or a card of the hand from the left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine import Kind
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.table.panels.calling import KingCard
from tarokgui.table.panels.opentalon import TakeButton
from tarokgui.table.panels.talonplace import PlaceTile
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    from tarokgui.controller.controller import TableController
    from tarokgui.widgets.focus import Focus


ROWS: Final[Mapping[str, type[Spot]]] = {
    Kind.AUCTION: BidRow,
    Kind.TALON_PLACE: PlaceTile,
    "open-talon": TakeButton,
    Kind.CALL: KingCard,
    "call-card": KingCard,
}
"""The things that the numbers stand for in every game; a card of the hand where the game has none of its own."""


class NumberKeys:
    """The number row stands for things from the left, counted from 1.

    The first press chooses, wherever the focus was; the same key again does it.
    """

    def __init__(self, controller: TableController, focus: Focus, numbered: Mapping[str, type[Spot]]) -> None:
        self._controller = controller
        self._focus = focus
        self._rows = {**ROWS, **numbered}
        self._chosen = ""
        """The id of the thing that was chosen last."""

    def press(self, number: int) -> bool:
        """Take the key of that number; True if it chose something and did nothing."""
        thing = self._meant(number)
        if thing is None:
            return False
        focus = self._focus
        ready = thing.chosen if isinstance(thing, BidRow) else self._chosen == thing.id
        if ready and focus.focused is thing and focus.show_ring and not focus.placed:
            thing.on_activate()
            return False
        if isinstance(thing, HandCard) and not thing.legal:
            focus.go(thing.id)
            focus.show_ring = True
            thing.on_activate()
            return False
        self._chosen = thing.id
        focus.go(thing.id)
        focus.show_ring = True
        focus.changed = True
        if isinstance(thing, BidRow):
            thing.choose()
        return True

    def _meant(self, number: int) -> Spot | None:
        kind, widgets = self._controller.state.view.kind, self._focus.widgets
        row = self._rows.get(kind, HandCard) if self._controller.state.mine else HandCard
        if row is BidRow:
            return next((w for w in widgets if isinstance(w, BidRow) and w.call.number == number), None)
        things = [widget for widget in widgets if isinstance(widget, row)]
        return things[number - 1] if number <= len(things) else None
