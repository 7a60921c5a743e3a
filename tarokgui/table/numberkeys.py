"""The number keys at the table: a king to be called, a bid, or a card of the hand from the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Kind
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.bidrow import BidRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine import Action
    from tarokgui.session.controller import TableController
    from tarokgui.widgets.focus import Focus


def press_number(number: int, controller: TableController, focus: Focus, act: Callable[[Action], None]) -> None:
    """The number row stands for things from the left, counted from 1; the same key again does it."""
    kind, mine = controller.view.kind, controller.my_turn
    if kind == Kind.CALL and mine:
        calls = controller.legal
        if number <= len(calls):
            act(calls[number - 1])
    elif kind == Kind.AUCTION and mine:
        row = next((w for w in focus.widgets if isinstance(w, BidRow) and w.call.number == number), None)
        if row is None:
            return
        if row.chosen:
            row.on_activate()
        else:
            focus.go(row.id)
            row.choose()
    else:
        _press_card(number, focus)


def _press_card(number: int, focus: Focus) -> None:
    cards = [widget for widget in focus.widgets if isinstance(widget, HandCard)]
    if number > len(cards):
        return
    widget = cards[number - 1]
    if focus.focused is widget and focus.show_ring:
        widget.on_activate()
    else:
        focus.go(widget.id)
        focus.show_ring = True
        focus.changed = True
