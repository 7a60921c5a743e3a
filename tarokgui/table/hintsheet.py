"""The hint on the table: marks on the suggestion, a band with the strongest reason, a sheet with all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine import Kind
from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import CloseHint, DoHint, WhyHint
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.hintplace import side_places, turned_places, turns, whole
from tarokgui.table.mark import CardMark, Mark
from tarokgui.table.panels.hint import HintKeys, HintPanel, hint_panel
from tarokgui.table.panels.hintband import HintBand, band_height, line_band, line_fits
from tarokgui.table.panels.sheet import is_roomy
from tarokgui.table.targets import target_ids
from tarokgui.viewmodel.hint import HintView
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style


class HintSheet:
    """Lays the hint out on the panel that asks or beside the cards, and knows the widgets that it speaks of."""

    def __init__(self, controller: TableController, hint: Callable[[], HintView]) -> None:
        """*hint* gives the present hint."""
        self._controller = controller
        self.hint = hint
        self.sure = False
        """True if one key does the marked action, because the player has asked for it."""
        self.marked: list[Widget] = []
        """The widgets that the suggestion is made with, as they were last marked."""
        self.place: Rect | None = None
        """The place of the sheet, if it is there."""

    def covers(self, place: Rect) -> bool:
        """True if the sheet covers a place of the table."""
        return self.place is not None and self.place.meets(place)

    def marks(self, context: Context, widgets: Iterable[Widget]) -> list[Mark]:
        """A mark on each of the widgets that the suggestion is made with."""
        hint = self._controller.state.hint_shown
        ids = target_ids(hint.actions, context.view, context.picks) if hint is not None else frozenset()
        widgets = list(widgets)
        self.marked = [widget for widget in widgets if widget.id in ids]
        for widget in self.marked:
            if isinstance(widget, HandCard):
                widget.hinted = True
        panel = [widget for widget in widgets if not isinstance(widget, HandCard)]
        words = context.tr("hint.marked")
        marks = [(CardMark if isinstance(widget, HandCard) else Mark)(widget, words) for widget in self.marked]
        for mark, widget in zip(marks, self.marked, strict=True):
            mark.others = [each.rect for each in panel if each.focusable and each is not widget]
        return marks

    def lay(
        self, context: Context, make: Callable[[Context], list[Widget]], others: Sequence[Widget], *, journal: bool
    ) -> tuple[list[Widget], list[Widget]]:
        """The panel that *make* makes, and the band or the sheet of the hint; *others* are on the table as well.

        Where the panel is turned over there is only the sheet.
        """
        hint, panel = context.model.hint, make(context)
        self.place = None
        if not hint.opened or (turns(context) and panel and not hint.known):
            return self._banded(context, panel)
        dock, own = context.layout.dock, whole(panel)
        assert dock is not None
        places = [] if turns(context) else self._sides(context, [*panel, *others], journal=journal)
        if own is not None and not places:
            keys = self._keys(context, turned=True)
            laid = _first(_turned(context, place, own, hint, keys) for place in turned_places(context, own))
            panel = []
        else:
            keys = self._keys(context, turned=False)
            laid = _first(hint_panel(context, place, hint, keys) for place in places or [dock])
        self.place = laid.rect
        return panel, [*laid.widgets]

    @staticmethod
    def _sides(context: Context, lying: Sequence[Widget], *, journal: bool) -> list[Rect]:
        """The places beside all cards on the table."""
        seats = context.layout.seats.values()
        quiet = [rect for seat in seats for rect in (seat.station, seat.pocket) if rect.w and rect.h]
        return [*side_places(context, lying, quiet, journal=journal)]

    def rest(self, dock: Rect) -> Rect:
        """The part of the dock that the sheet leaves free above it."""
        if self.place is None or not self.place.meets(dock):
            return dock
        return dock._replace(h=max(0, self.place.y - dock.y))

    def _keys(self, context: Context, *, turned: bool) -> HintKeys:
        tr = context.tr
        card = context.view.kind == Kind.PLAY
        back = "hint.all-bids" if context.view.kind == Kind.AUCTION else "hint.back"
        return HintKeys(
            tr("hint.play-it" if card else "hint.do-it"),
            (lambda: self._controller.dispatch(DoHint())) if context.model.hint.known else None,
            tr(back if turned else "button.close"),
            lambda: self._controller.dispatch(CloseHint()),
            Style.PRIMARY if turned else Style.SECOND,
        )

    def _banded(self, context: Context, panel: list[Widget]) -> tuple[list[Widget], list[Widget]]:
        """The panel and the band with the strongest reason under it, or over the own plate and the line."""
        hint, layout = context.model.hint, context.layout
        words = hint.reasons[0] if hint.known and hint.reasons else hint.why
        if not words or context.model.prompt.warning:
            return panel, []

        def more() -> None:
            self._controller.dispatch(WhyHint())

        own = whole(panel)
        if is_roomy(context.paint):
            if own is None:
                return panel, []
            need = band_height(context, words, own.w)
            if own.bottom + need <= layout.centre.bottom:
                place = Rect(own.x, own.bottom, own.w, need)
                return panel, [HintBand(context, place, "", words, more, known=hint.known)]
        place = line_band(context)
        if not line_fits(
            context, place, hint.line, words
        ):  # the line above the hand has the suggestion, and a key more
            return panel, []
        return panel, [HintBand(context, place, hint.line, words, more, known=hint.known)]


def _turned(context: Context, place: Rect, own: Rect, hint: HintView, keys: HintKeys) -> HintPanel:
    """The panel turned over: as high as it was, or as high as the words want, its middle where it was."""
    laid = hint_panel(context, place, hint, keys, least=min(own.h, place.h))
    high = laid.rect.h
    y = max(place.y, min(own.centre[1] - high // 2, place.bottom - high))
    return hint_panel(context, place._replace(y=y, h=high), hint, keys, least=high)


def _first(laid: Iterable[HintPanel]) -> HintPanel:
    """The first one in which all the words are seen, else that in which most are."""
    seen = []
    for panel in laid:
        if panel.complete:
            return panel
        seen.append(panel)
    return max(seen, key=lambda panel: panel.room)
