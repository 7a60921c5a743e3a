"""The announcement sheet: what one may say, what lies on the table with its chains, and one button that says it all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine import Action
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.games.romanian.onthetable import (
    table_column,
    table_height,
    table_width,
    thing_height,
    thing_widget,
    things_on_the_table,
)
from tarokgui.games.romanian.sayings import own_actions, own_column, saying_toggle
from tarokgui.games.romanian.speechboard import speech_board
from tarokgui.session.speech import after, in_order
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import heading, is_roomy, lay_sheet, pane
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label
from tarokgui.widgets.pane import Pane
from tarokgui.wording.spoken import spoken

LATER: Final = 600
"""The width in units of a sheet that holds only what lies on the table."""


def announcing_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The sheet on one's turn, else the board of what has been said."""
    if not context.my_turn:
        yield speech_board(context)
        return
    paint, tr = context.paint, context.tr
    scale = paint.scale
    first = not context.view.table.speech.spoken >> context.view.seat & 1
    own = own_actions(context) if first else []
    title = tr("panels.announce.title") if first else tr("panels.announce.title-later")
    if own:
        sheet = lay_sheet(context, title)
    else:
        wanted = table_height(context) + scale.px(8) + scale.target
        wide = max(scale.px(LATER), table_width(context)) if is_roomy(paint) else None
        sheet = lay_sheet(context, title, wanted, wide)
        if sheet.body.h < wanted:
            sheet = lay_sheet(context, "", wanted, wide)
    body = sheet.body
    yield sheet.panel
    foot = Rect(body.x, body.bottom - scale.target, body.w, scale.target)
    room = Rect(body.x, body.y, body.w, foot.y - scale.px(8) - body.y)
    gap = scale.px(18, 12)
    split, narrow = 0, room.w < table_width(context)
    if own:
        # A narrow sheet has one thing to say under the other, a wide one two beside each other.
        probes = [saying_toggle(context, action, room) for action in own]
        wants = max(
            max(
                paint.text.size(probe.label, Face.LABEL, scale.medium)[0],
                paint.text.size(probe.short or probe.second, Face.BODY, scale.small)[0],
            )
            for probe in probes
        )
        split = min(2 * (wants + scale.px(66)), room.w - gap - table_width(context))
        narrow = split < wants + scale.px(60)
    if narrow or not is_roomy(paint):
        yield from _one_column(context, own, room, sheet.rect)
        yield from _foot(context, foot, speak)
        return
    if own:
        left = Rect(room.x, room.y, split, room.h)
        yield from own_column(context, own, left, sheet.rect, wants + scale.px(52))
        split += gap
    right = Rect(room.x + split, room.y, room.w - split, room.h)
    yield from table_column(context, right, sheet.rect)
    yield from _foot(context, foot, speak)


def _one_column(context: Context, own: list[Action], view: Rect, sheet: Rect) -> Iterable[Widget]:
    """For very large letters: what one may say and what lies on the table in one pane, one under the other."""
    paint, scale, text = context.paint, context.paint.scale, context.paint.text
    edge, apart = scale.px(4), scale.px(7, 5)
    wide = view.w - 2 * edge - Pane.gutter(paint)
    high = max(scale.target, text.line_height(scale.medium) + text.line_height(scale.small) + scale.px(4))
    head = text.line_height(scale.small) + scale.px(4)
    x, y = view.x + edge, view.y + edge
    widgets: list[Widget] = []
    if own:
        widgets.append(heading(context, "own:title", Rect(x, y, wide, head), context.tr("panels.announce.own")))
        y += head
    for action in own:
        saying = saying_toggle(context, action, Rect(x, y, wide, high))
        saying.beside = sheet
        widgets.append(saying)
        y += high
    widgets.append(heading(context, "table:title", Rect(x, y, wide, head), context.tr("panels.announce.table")))
    y += head
    for thing in things_on_the_table(context):
        tall = thing_height(context, thing)
        widgets.append(thing_widget(context, thing, Rect(x, y, wide, tall), sheet))
        y += tall + apart
    held = pane(context, "table", view, y + edge - view.y)
    yield held
    yield from held.hold(widgets)


def _foot(context: Context, foot: Rect, speak: Callable[[], None]) -> Iterable[Widget]:
    """A remark, and the button that spells out what will be said."""
    tr, said, paint = context.tr, in_order(context.choosing.speech), context.paint
    scale, theme = paint.scale, paint.theme
    words = [spoken(tr, action, after(context.view, said[:place])) for place, action in enumerate(said)]
    label = tr("announce.say", words=", ".join(words)) if words else tr("announce.merge")
    width = min(foot.w, max(button_size(paint, label)[0], scale.px(200)))
    remark = tr("panels.announce.merge") if not words else tr("panels.announce.reveals") if _reveals(context) else ""
    room = foot._replace(w=foot.w - width - scale.px(16))
    lines = paint.text.height(remark, Face.BODY, scale.small, max(1, room.w)) if remark else 0
    if remark and room.w > scale.px(120) and lines <= foot.h:
        box = room._replace(y=foot.y + (foot.h - lines) // 2, h=lines)
        yield Label("remark", box, remark, px=scale.small, colour=theme.on_paper_second)
    yield Button("say", Rect(foot.right - width, foot.y, width, foot.h), label, speak, style=Style.PRIMARY)


def _reveals(context: Context) -> bool:
    """Whether what is ticked tells everybody the side of the speaker (R64, R74, A17)."""
    view = context.view
    before, now = view.table.sides, after(view, in_order(context.choosing.speech)).table.sides
    return before[view.seat] is None and now[view.seat] is not None
