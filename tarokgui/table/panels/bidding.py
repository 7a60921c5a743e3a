"""The bidding on the person's turn: a row for every bid that matters now, and one line for those that are past."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine import (
    Bid,
    Contract,
    Hold,
    MakeBid,
    Objection,
    Pass,
    Refusal,
    legal_actions,
    looked_group,
    objection,
    price_at,
)
from tarokgui.draw.geometry import Rect
from tarokgui.table.context import Context
from tarokgui.table.panels.bidrow import BidRow, Call, Columns, columns
from tarokgui.table.panels.pastbids import PAST, PastBids, past_bids
from tarokgui.table.panels.sheet import is_roomy, lay_sheet, pane
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.pane import Pane
from tarokgui.wording.glossary import bid_gloss, term_gloss
from tarokgui.wording.objections import why_text
from tarokgui.wording.spoken import spoken
from tarokgui.wording.terms import bid_name

SPEAK = "speak"
"""The id of the button that says the chosen bid."""

ROWS_WIDTH = 640
"""The width of the rows in units, where letters leave so much."""


def bidding_widgets(context: Context) -> Iterable[Widget]:
    """The bids on the person's turn, with the buttons at the foot; the calls so far are in the strip at the top."""
    if not context.view.my_turn:
        return
    paint, scale = context.paint, context.paint.scale
    calls, past = possible_calls(context), past_bids(context)
    apart, edge = scale.px(6, 5), scale.px(4)  # the chosen row stands a little over its own place
    wide = scale.px(ROWS_WIDTH) if is_roomy(paint) else None
    title, titled = context.tr("panels.bid.title"), True
    sheet = lay_sheet(context, title, width=wide)
    where = columns(paint, calls, sheet.body.w - 2 * edge - Pane.gutter(paint))
    rows_h = len(calls) * (where.height + apart) - apart + 2 * edge if calls else 0
    foot_h = sheet.body.bottom - call_buttons(context, sheet.body)[0] + scale.px(8)
    line_h = paint.text.line_height(scale.small) + scale.px(6, 5) if past else 0
    if rows_h + foot_h + line_h > sheet.body.h:
        titled = False
        if rows_h + foot_h + line_h > lay_sheet(context, title, width=wide, titled=False).body.h:
            line_h = 0  # the strip at the top shows it as well
    sheet = lay_sheet(context, title, rows_h + foot_h + line_h, wide, titled=titled)
    body = sheet.body
    yield sheet.panel
    if line_h:
        yield PastBids(past, Rect(body.x + edge, body.y, body.w - 2 * edge, line_h - scale.px(6, 5)))
        body = Rect(body.x, body.y + line_h, body.w, body.h - line_h)
    top, buttons = call_buttons(context, body)
    view = body._replace(h=top - body.y - scale.px(8))
    first = next((place for place, call in enumerate(calls) if not call.why), 0)
    context.panes.scrolled.setdefault("bids", max(0, first - 1) * (where.height + apart))
    lines = pane(context, "bids", view, rows_h)
    width = view.w - (Pane.gutter(paint) if lines.furthest else 0) - 2 * edge
    where = columns(paint, calls, width)
    if calls:
        place = Rect(view.x + edge, view.y + edge, width, apart)
        yield lines
        yield from lines.hold(_rows(context, calls, where, place, sheet.rect))
    some = any(not call.why for call in calls)
    if past and not line_h:
        buttons[0].fold(PAST, past[0])
    yield from buttons if some else buttons[:1]  # with nothing to choose there is but pas


def _rows(context: Context, calls: list[Call], where: Columns, box: Rect, sheet: Rect) -> list[BidRow]:
    """The rows from the top of the box, which is as wide as a row and as high as the gap between two."""
    rows = []
    for place, call in enumerate(calls):
        rect = Rect(box.x, box.y + place * (where.height + box.h), box.w, where.height)
        row = BidRow(context, call, rect, where)
        row.beside = sheet
        rows.append(row)
    return rows


def call_buttons(context: Context, box: Rect) -> tuple[int, list[Button]]:
    """The top of the buttons at the foot of the box, and the buttons: pas and the chosen bid, side by side or stacked.

    Where passing is not allowed there is only the chosen one.
    """
    tr, paint, chosen = context.tr, context.paint, context.picks.call
    gap, high = paint.scale.px(8, 6), paint.scale.target
    words = spoken(tr, chosen, context.view) if chosen is not None else ""
    label = tr("panels.bid.say", words=words) if words else tr("panels.bid.none")
    if Pass() not in legal_actions(context.view):
        label = label if words else tr("panels.name.none")
        say = _say_button(context, Rect(box.x, box.bottom - high, box.w, high), label)
        return say.rect.y, [say]
    passing = spoken(tr, Pass(), context.view)
    narrow = max(button_size(paint, passing)[0], paint.scale.px(120))
    beside = narrow + gap + button_size(paint, label)[0] <= box.w
    # The same width for every choice, so that nothing takes the place of "pas".
    wide = max(box.w - narrow - gap, 1) if beside else box.w
    tall = max(high, button_size(paint, label, wide)[1])
    say_box = Rect(box.right - wide, box.bottom - tall, wide, tall)
    pass_box = (
        Rect(box.x, box.bottom - tall, narrow, tall) if beside else Rect(box.x, say_box.y - gap - high, box.w, high)
    )
    pas = Button("bid:pass", pass_box, passing, lambda: context.say(Pass()), style=Style.SECOND)
    pas.hint = term_gloss(tr, "pass")
    pas.beside = box
    return pass_box.y, [pas, _say_button(context, say_box, label)]


def _say_button(context: Context, box: Rect, label: str) -> Button:
    """The button that says the chosen bid."""
    chosen = context.picks.call

    def speak() -> None:
        if chosen is not None:
            context.say(chosen)

    passes = Pass() in legal_actions(context.view)
    reason = "" if chosen is not None else context.tr("panels.bid.choose" if passes else "panels.name.choose")
    return Button(SPEAK, box, label, speak, style=Style.PRIMARY, enabled=not reason, reason=reason)


def possible_calls(context: Context) -> list[Call]:
    """A row for each bid that may be said now, and for the next level of the standing one; none for a past bid."""
    view = context.view
    auction = view.table.auction
    legal = legal_actions(view)
    calls = []
    for row in view.table.variant.contracts:
        for level in range(1, row.ordinals + 1):
            bid = Bid(row.key, level)
            stands = auction.bid
            next_one = stands is not None and (stands.contract, stands.ordinal + 1) == (row.key, level)
            mine = bid == stands and objection(view, Hold()) is None
            if mine or MakeBid(bid) in legal or next_one:
                calls.append(_call(context, row, bid))
    open_ones = [call for call in calls if not call.why]
    numbers = {call.id: number for number, call in enumerate(open_ones, start=1)}
    return [replace(call, number=numbers.get(call.id, 0)) for call in calls]


def _call(context: Context, row: Contract, bid: Bid) -> Call:
    tr, view = context.tr, context.view
    auction = view.table.auction
    groups = view.table.variant.talon_size // row.talon_cards if row.talon_cards else 0
    first = bid.ordinal if groups else None
    price = price_at(view.table, row, bid.ordinal)
    costs = tr("panels.bid.price", win=price.win, lose=price.loss)
    meaning = tr("panels.bid.talon-shut")
    if groups:
        meaning = tr(f"panels.bid.takes.{row.talon_cards}.{looked_group(bid.ordinal, groups, 0)}")
    name = bid_name(tr, bid)
    hint = bid_gloss(tr, bid)
    if bid == auction.bid and objection(view, Hold()) is None:
        hint = f"{term_gloss(tr, 'hold')} {hint}".strip()
        return Call("bid:hold", Hold(), spoken(tr, Hold(), view), name, costs, groups, first, hint=hint)
    why = objection(view, MakeBid(bid))
    id = f"bid:{bid.contract}:{bid.ordinal}" if row.has_levels else f"bid:{bid.contract}"
    if why is None:
        return Call(id, MakeBid(bid), name, meaning, costs, groups, first, hint=hint)
    told = why_text(tr, why, context.seating.name)
    return Call(id, MakeBid(bid), name, meaning, _shortly(context, why), groups, first, why=told)


def _shortly(context: Context, why: Objection) -> str:
    """The reason against a bid in two words; the whole sentence is in the tooltip."""
    match why.reason:
        case Refusal.SENIOR_HOLDS | Refusal.SENIOR_MAY_NOT_RAISE:
            return context.tr("panels.bid.mine-instead")
    return context.tr("panels.bid.not-yet")
