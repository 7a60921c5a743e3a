"""The present places of the cards of the table, for those that are on their way to or from there."""

from __future__ import annotations

from collections.abc import Callable

from engine import Card, card_name
from tarokgui.draw.geometry import Rect
from tarokgui.table.hand import HandCard
from tarokgui.table.laidtable import LaidTable
from tarokgui.table.layout import hand_rects
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.table.zones import TableLayout
from tarokgui.widgets.base import Widget


class Places:
    """Asked each time, so that a window that changes its size takes the flights along."""

    def __init__(self, laid: LaidTable, find: Callable[[str], Widget | None]) -> None:
        """*find* gives the widget of an id."""
        self._laid = laid
        self._find = find

    @property
    def layout(self) -> TableLayout:
        """The table in the window of now."""
        return self._laid.layout

    def hand_place(self, card: Card) -> Rect:
        """The place of a card of the person's hand; that of the hand if it is not there."""
        widget = self._find(f"card:{card_name(card)}")
        if isinstance(widget, HandCard):
            return widget.place
        return hand_rects(self.layout, 1)[0]

    def talon_place(self, group: int, number: int) -> Rect | None:
        """The place of a card of the talon, if it is shown."""
        widget = self._find(f"group:{group}")
        return widget.places[number] if isinstance(widget, GroupView) and number < len(widget.places) else None
