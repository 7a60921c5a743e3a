"""The dealer's discard of two cards, face down (U7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Discard
from tarokgui.controller.discards import discard_count
from tarokgui.table.context import Context
from tarokgui.table.panels.discarding import SeenNote, slots_and_keys
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style


def laying_widgets(context: Context) -> Iterable[Widget]:
    """Two slots, the fate of the cards in them, and the button; nothing while another player deals."""
    if not context.view.my_turn:
        return
    tr, chosen = context.tr, context.picks.discard
    count = discard_count(context.view)
    missing = count - chosen.bit_count()
    reason = tr("discard.missing", n=missing) if missing else ""
    label = tr("discard.confirm", n=count)
    key = RowKey("confirm", label, lambda: context.say(Discard(chosen)), reason, style=Style.PRIMARY)
    yield from slots_and_keys(context, [key], lambda room: SeenNote(room, tr("panels.lay.dealer"), loud=False))
