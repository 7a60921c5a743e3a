"""The places of the table: where its cards lie at present, for those that are on their way to or from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Card, card_name
from tarokgui.draw.geometry import Rect
from tarokgui.table.hand import HandCard
from tarokgui.table.layout import TableLayout, hand_rects
from tarokgui.table.panels.talongroup import GroupView

if TYPE_CHECKING:
    from tarokgui.scenes.table import TableScene


class TablePlaces:
    """Asked by the stagehand each time, so that a window that changes its size takes the flights along."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    @property
    def layout(self) -> TableLayout:
        """The table in the window of now."""
        return self._scene.layout

    def hand_place(self, card: Card) -> Rect:
        """Where a card of the person's hand lies; where the hand is, if it is not there."""
        widget = self._scene.focus.find(f"card:{card_name(card)}")
        if isinstance(widget, HandCard):
            return widget.place
        return hand_rects(self.layout, 1)[0]

    def talon_place(self, group: int, number: int) -> Rect | None:
        """Where a card of the talon lies, if it is shown."""
        widget = self._scene.focus.find(f"group:{group}")
        return widget.places[number] if isinstance(widget, GroupView) and number < len(widget.places) else None
