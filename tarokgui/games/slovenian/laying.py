"""Laying away after the open talon, and the row that makes a colour valat of a solo before it (S37, S43)."""

from __future__ import annotations

from collections.abc import Iterable

from engine import TAROACE, Card, Discard, legal_actions, members
from engine.games.slovenian.actions import CONVERT
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.discards import discard_count
from tarokgui.table.panels.bidding import SPEAK
from tarokgui.table.panels.bidrow import BidRow, Call, Columns
from tarokgui.table.panels.discarding import SeenNote, slots_and_keys
from tarokgui.table.panels.rows import RowKey
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.wording.cards import cards_words
from tarokgui.wording.spoken import spoken


def laying_widgets(context: Context) -> Iterable[Widget]:
    """The slots of the discard, what everybody will see of it, and the buttons; nothing while others discard.

    A colour valat is chosen first, as a bid is, and then said by the button in the place of the one that discards.
    """
    if not context.my_turn:
        return
    tr, chosen = context.tr, context.choosing.discard
    count = discard_count(context.view)
    missing = count - chosen.bit_count()
    keys = []
    converts = context.choosing.call == CONVERT
    call = _converting(context, told=converts) if CONVERT in legal_actions(context.view) else None
    converts = converts and call is not None
    if call is not None:
        keys.append(RowKey(call.id, f"{call.name}   {call.note}", lambda: None))
    if converts:
        said = tr("panels.bid.say", words=spoken(tr, CONVERT, context.view))
        keys.append(RowKey(SPEAK, said, lambda: context.act(CONVERT), style=Style.PRIMARY))
    else:
        reason = tr("discard.missing", n=missing) if missing else ""
        label = tr("discard.confirm", n=count)
        keys.append(RowKey("confirm", label, lambda: context.act(Discard(chosen)), reason, style=Style.PRIMARY))
    seen = face_up(context)
    words = tr("panels.lay.shown", cards=cards_words(tr, seen)) if seen else tr("panels.lay.closed")
    words = tr("panels.lay.convert-hint") if converts else words
    for widget in slots_and_keys(context, keys, lambda room: SeenNote(room, words, loud=converts or bool(seen))):
        yield widget if call is None or widget.id != call.id else _row(context, call, widget.rect)


def _converting(context: Context, *, told: bool) -> Call:
    """What is offered: a colour valat in place of the solo (S37); no tooltip repeats what the note has *told*."""
    tr, row = context.tr, context.view.table.variant.contract("colour-valat")
    assert row is not None  # it could not be legal
    hint = "" if told else tr("panels.lay.convert-hint")
    return Call("convert", CONVERT, tr("panels.lay.convert"), "", str(row.base), 0, None, hint=hint)


def _row(context: Context, call: Call, rect: Rect) -> BidRow:
    """The row in the place of a button."""
    name = context.paint.scale.px(12, 10)
    return BidRow(context, call, rect, Columns(name, name, rect.w - name, rect.h, False, False))


def face_up(context: Context) -> list[Card]:
    """The chosen cards that everybody will see: taroks, the highest first (S43)."""
    return sorted(members(context.choosing.discard & TAROACE), reverse=True)
