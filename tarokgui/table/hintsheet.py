"""The sheet of the hint, and the marks on the suggestion: the choice of a good player, and the reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine import Kind
from tarokgui.controller.controller import TableController
from tarokgui.controller.intents import CloseHint, DoHint
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.hintplace import Around, Placement, covers_hand, hint_places
from tarokgui.table.mark import CardMark, Mark
from tarokgui.table.panels.hint import HintPanel, hint_panel
from tarokgui.table.targets import target_ids
from tarokgui.viewmodel.hint import HintView
from tarokgui.widgets.base import Widget


class HintSheet:
    """Lays the hint out beside the widgets that it speaks of, and knows which those are."""

    def __init__(self, controller: TableController, hint: Callable[[], HintView]) -> None:
        """*hint* gives the present hint."""
        self._controller = controller
        self.hint = hint
        self.sure = False
        """True if one key does the marked action, because the player has asked for it."""
        self.marked: list[Widget] = []
        """The widgets that the suggestion is made with, as they were last marked: the sheet keeps clear of them."""
        self._panel: list[Widget] = []
        """The widgets in the middle: the sheet is put beside them where there is room."""
        self._hand: list[HandCard] = []
        self._sheet = Rect(0, 0, 0, 0)

    def covers(self, place: Rect) -> bool:
        """True if the sheet covers a place of the table, as it must where letters are very large."""
        return self._controller.state.hint_opened and self._sheet.meets(place)

    def marks(self, context: Context, widgets: Iterable[Widget]) -> list[Mark]:
        """A mark on each of the widgets that the suggestion is made with."""
        hint = self._controller.state.hint_shown
        ids = target_ids(hint.actions, context.view, context.picks) if hint is not None else frozenset()
        widgets = list(widgets)
        self.marked = [widget for widget in widgets if widget.id in ids]
        for widget in self.marked:
            if isinstance(widget, HandCard):
                widget.hinted = True
        self._panel = [widget for widget in widgets if not isinstance(widget, HandCard)]
        self._hand = [widget for widget in widgets if isinstance(widget, HandCard)]
        words = context.tr("hint.marked")
        marks = [(CardMark if isinstance(widget, HandCard) else Mark)(widget, words) for widget in self.marked]
        for mark, widget in zip(marks, self.marked, strict=True):
            mark.others = [each.rect for each in self._panel if each.focusable and each is not widget]
        return marks

    def panel(
        self, context: Context, dock: Rect, line: Sequence[Widget], *, journal: bool
    ) -> tuple[list[Widget], Rect]:
        """The widgets of the panel, and the rest of the dock; *line* stands above the hand."""
        hint = context.model.hint
        if not hint.opened:
            return [], dock
        around = Around(self.marked, self._panel, line, journal)
        laid: list[tuple[Placement, HintPanel]] = []
        for place in hint_places(context, dock, around):
            panel = hint_panel(
                context,
                place.rect,
                why=hint.why,
                reasons=hint.reasons,
                others=hint.others,
                do=(lambda: self._controller.dispatch(DoHint())) if hint.known else None,
                close=lambda: self._controller.dispatch(CloseHint()),
                card=context.view.kind == Kind.PLAY,
                least=place.least if hint.known else 0,
            )
            laid.append((place, panel))
            if panel.complete and not place.last:
                break  # all the words are seen: no other place is wanted
        place, panel = _best(laid)
        self._sheet = panel.widgets[0].rect
        if covers_hand(context) and hint.known:
            for card in self._hand:  # nothing can be done with them, and the keys would go out of sight
                card.focusable = card.focusable and not card.place.meets(self._sheet)
        if place.rect == dock:
            return [*panel.widgets], panel.rest
        return [*panel.widgets], dock._replace(h=0) if self._sheet.meets(dock) else dock


def _best(laid: Sequence[tuple[Placement, HintPanel]]) -> tuple[Placement, HintPanel]:
    """The place where the reasons cover nothing, else where words are seen, else where they can be read, else most."""
    for place, panel in laid:
        if place.free and panel.reasoned:
            whole = next((each for each in laid if each[0].free and each[1].complete), None)
            return whole or (place, panel)
    for place, panel in laid:
        if panel.complete and not place.last:
            return place, panel
    readable = [each for each in laid if each[1].readable]
    return readable[0] if readable else max(laid, key=lambda each: each[1].room)
