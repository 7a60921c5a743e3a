"""The table as laid in the window of now, and the places of its cards, for those on their way to or from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import Card, Kind, card_name
from tarokgui.controller.controller import TableController
from tarokgui.draw.geometry import Rect, centred
from tarokgui.session.seating import Place
from tarokgui.table.hand import HandCard
from tarokgui.table.layout import TableLayout, hand_rects, layout
from tarokgui.table.motion import Where
from tarokgui.table.panels.talongroup import GroupView
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    from tarokgui.services.preferences import Preferences
    from tarokgui.wording.seating import Seating


class LaidTable:
    """The places of everything."""

    def __init__(self, controller: TableController, preferences: Preferences, seating: Seating) -> None:
        self._controller = controller
        self._preferences = preferences
        self._seating = seating
        self._laid_for: Place | None = None
        """The place that sat out when the table was laid."""
        self.layout: TableLayout = layout(1280, 720, seating.players)

    def lay(self, width: int, height: int) -> None:
        """Lay the table in a window of that size."""
        sight = self._preferences.accessibility
        self.layout = layout(
            width,
            height,
            self._seating.players,
            dock=self._dock,
            ui=sight.ui_scale,
            text=sight.text_scale,
            hand=self._hand_lies,
            resting=self._resting,
            hands=self._controller.state.view.table.variant.hand_lengths,
        )
        self._laid_for = self._resting

    def fit(self, window: Rect) -> None:
        """Open the dock, or close it, if there is something else to show in it than before; likewise for the hand."""
        lies = (self.layout.dock is not None, self.layout.hand_lies, self._laid_for)
        if window.w and (self._dock, self._hand_lies, self._resting) != lies:
            self.lay(window.w, window.h)

    @property
    def _dock(self) -> bool:
        state = self._controller.state
        return state.journal_shown or state.hint_opened

    @property
    def _hand_lies(self) -> bool:
        """True if there is a hand at the foot, or is going to be at once, or was until the last trick.

        So the table stays as it is while that is on it. A decision after it has the room of the hand.
        """
        state = self._controller.state
        view, table = state.view, state.view.table
        played = bool(table.play.tricks) and table.kind not in (Kind.PLAY, Kind.OVER) and not state.skippable
        return bool(view.hand) or (table.deal.dealt and not played and not table.sits_out(view.seat))

    @property
    def _resting(self) -> Place | None:
        """The place that sits out in this hand (S73); at the little draw every seat has a card."""
        state = self._controller.state
        table = state.view.table
        if state.draw_left > 0 or not table.sits_out(table.dealer):
            return None
        return self._seating.place(table.dealer)


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
