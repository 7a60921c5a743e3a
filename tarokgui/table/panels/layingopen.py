"""Discarding after the open talon, and the row that changes the contract before it."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Discard, legal_actions
from engine.phases.laying_open import LayingOpenPhase
from tarokgui.controller.discards import discard_count
from tarokgui.controller.picks import seen_discard
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.panels.bidding import SPEAK
from tarokgui.table.panels.bidrow import BidRow, Call, Columns
from tarokgui.table.panels.discarding import SeenNote, slots_and_keys
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.wording.cards import cards_words
from tarokgui.wording.spoken import spoken


def laying_widgets(context: Context) -> Iterable[Widget]:
    """The slots of the discard, the words about its open cards, and the buttons; nothing while others discard.

    Another contract is chosen first, as a bid is, and then said by the button in the place of the one that discards.
    """
    if not context.view.my_turn:
        return
    tr, chosen = context.tr, context.picks.discard
    count = discard_count(context.view)
    missing = count - chosen.bit_count()
    keys = []
    phase = context.view.table.variant.course[context.view.table.stage]
    assert isinstance(phase, LayingOpenPhase)
    convert, row = phase.convert, phase.converted
    hint = tr(f"panels.lay.convert-hint.{row.key}") if row is not None else ""
    converts = context.picks.call == convert
    call = None
    if row is not None and convert in legal_actions(context.view):
        about = "" if converts else hint  # no tooltip repeats the note
        call = Call("convert", convert, tr(f"panels.lay.convert.{row.key}"), "", str(row.base), 0, None, hint=about)
    converts = converts and call is not None
    if call is not None:
        keys.append(RowKey(call.id, f"{call.name}   {call.note}", lambda: None))
    if converts:
        said = tr("panels.bid.say", words=spoken(tr, convert, context.view))
        keys.append(RowKey(SPEAK, said, lambda: context.say(convert), style=Style.PRIMARY))
    else:
        reason = tr("discard.missing", n=missing) if missing else ""
        label = tr("discard.confirm", n=count)
        keys.append(RowKey("confirm", label, lambda: context.say(Discard(chosen)), reason, style=Style.PRIMARY))
    seen = seen_discard(context.view, context.picks)
    words = tr("panels.lay.shown", cards=cards_words(tr, seen)) if seen else tr("panels.lay.closed")
    words = hint if converts else words
    for widget in slots_and_keys(context, keys, lambda room: SeenNote(room, words, loud=converts or bool(seen))):
        yield widget if call is None or widget.id != call.id else _row(context, call, widget.rect)


def _row(context: Context, call: Call, rect: Rect) -> BidRow:
    """The row in the place of a button."""
    name = context.paint.scale.px(12, 10)
    return BidRow(context, call, rect, Columns(name, name, rect.w - name, rect.h, False, False))
