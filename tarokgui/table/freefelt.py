"""The felt that is free for messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import LAYING_AWAY, Kind
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.table.hand import HandCard
from tarokgui.table.panels.bidrow import BidRow
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button
from tarokgui.widgets.freeplace import kept_by
from tarokgui.widgets.toast import FreeArea
from tarokgui.widgets.toggle import Toggle
from tarokgui.widgets.tooltip import CHOICE, DEED, NEVER, WORDS, RoomToKeep, seen


def free_felt(context: Context, shown: Sequence[Widget], extra: Iterable[Node], *, drawn: bool) -> FreeArea:
    """The free felt at the right, where the dock would be; places for cards are kept free too.

    *drawn*: the draw for the first dealer is there. Where there is no free felt, messages cover anything rather than
    the strip, the plates and buttons.
    """
    layout, kind = context.layout, context.view.kind
    # The node of the whole centre takes a click that clears the felt: no reason to keep all of it free.
    nodes = (node.rect for node in extra if node.rect != layout.centre)
    slots = [seat.trick for seat in layout.seats.values()] if kind == Kind.PLAY or drawn else []
    picking = kind == Kind.PLAY or kind in LAYING_AWAY
    looked_at = [] if picking else [each for each in shown if isinstance(each, HandCard)]
    widgets = [each for each in shown if each not in looked_at]
    kept = (*kept_by(widgets, nodes), *(RoomToKeep(slot, DEED) for slot in slots))
    kept = (*kept, *(RoomToKeep(seen(card), WORDS) for card in looked_at))  # rather over these than over a button
    told = (each.rect for each in shown if each.id == "strip" or each.id.startswith("seat:"))
    kept = (*kept, *(RoomToKeep(rect, NEVER) for rect in told))
    kept = (*kept, *(RoomToKeep(seen(each), CHOICE) for each in widgets if isinstance(each, Button | BidRow | Toggle)))
    return FreeArea(layout.window.inset(context.paint.scale.rim), kept, (layout.centre.right, layout.centre.bottom))
