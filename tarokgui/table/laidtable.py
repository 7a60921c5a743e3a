"""The table as it is laid in the window of now, and laid again where there is something else to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.controller.controller import TableController
from tarokgui.draw.geometry import Rect
from tarokgui.session.seating import Place
from tarokgui.table.layout import TableLayout, layout

if TYPE_CHECKING:
    from tarokgui.services.preferences import Preferences
    from tarokgui.wording.seating import Seating


class LaidTable:
    """The places of everything; *talon*: the talon is in the middle, as in most games."""

    def __init__(self, controller: TableController, preferences: Preferences, seating: Seating, *, talon: bool) -> None:
        self._controller = controller
        self._preferences = preferences
        self._seating = seating
        self._talon = talon
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
            talon=self._talon,
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
        """True if there is a hand at the foot, or is going to be at once; not once its last card was played."""
        view = self._controller.state.view
        played = bool(view.table.play.tricks or view.table.play.trick)
        return bool(view.hand) or (view.table.deal.dealt and not played and not view.table.sits_out(view.seat))

    @property
    def _resting(self) -> Place | None:
        """The place that sits out in this hand (S73); at the little draw every seat has a card."""
        state = self._controller.state
        table = state.view.table
        if state.draw_left > 0 or not table.sits_out(table.dealer):
            return None
        return self._seating.place(table.dealer)
