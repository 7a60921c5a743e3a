"""The present places of the cards of the table, for those that are on their way to or from there."""

from __future__ import annotations

from collections.abc import Callable

from engine import Card, card_name
from tarokgui.draw.geometry import Rect, centred
from tarokgui.session.seating import Place
from tarokgui.table.hand import HandCard
from tarokgui.table.laidtable import LaidTable
from tarokgui.table.layout import hand_rects
from tarokgui.table.motion import Where
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

    def slot(self, place: Place) -> Where:
        """A seat's place in the trick."""
        return lambda: self.layout.seats[place].trick

    def gathered(self) -> Rect:
        """The middle, where the cards of a trick come together."""
        layout = self.layout
        trick = max((seat.trick for seat in layout.seats.values()), key=lambda slot: slot.h)
        return centred(trick.w, trick.h, layout.centre)

    def in_hand(self, card: Card) -> Where:
        """The place of a card of the person's hand."""
        return lambda: self.hand_place(card)

    def in_talon(self, group: int, number: int) -> Where:
        """The place of a card of the talon; the middle if it is not shown."""

        def rect() -> Rect:
            place = self.talon_place(group, number)
            return centred(*self.layout.talon_card, self.layout.centre) if place is None else place

        return rect

    def pile(self, place: Place) -> Where:
        """The place of a seat's tricks."""
        return lambda: centred(*self.layout.mini_card, self.layout.seats[place].pile)

    def seat(self, place: Place) -> Where:
        """The plate of a seat, from which its cards come."""

        def rect() -> Rect:
            layout = self.layout
            plate = layout.own_plate if place is Place.YOU else layout.seats[place].plate
            return centred(*layout.mini_card, plate).within(layout.window)

        return rect

    def kept(self, rect: Rect) -> Where:
        """That rectangle, in proportion if the window becomes another: for a thing that is not there any more."""
        old = self.layout.window

        def there() -> Rect:
            new = self.layout.window
            if new == old:
                return rect
            across, down = new.w / old.w, new.h / old.h
            less = min(across, down)
            w, h = round(rect.w * less), round(rect.h * less)
            x, y = rect.centre
            return Rect(round(x * across) - w // 2, round(y * down) - h // 2, w, h).within(new)

        return there
