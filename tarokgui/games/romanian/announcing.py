"""The announcement sheet: possible announcements, the things on the table with their chains, one button for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from engine import Action
from tarokgui.controller.intents import PutBack
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.games.romanian.onthetable import table_height, table_rows, table_width
from tarokgui.games.romanian.saying import SayingNote, SpeechToggle
from tarokgui.games.romanian.sayings import grid_height, own_actions, own_grid
from tarokgui.games.romanian.speechboard import speech_board
from tarokgui.session.speech import after, in_order, with_action
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import is_roomy, lay_sheet, pane
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label
from tarokgui.widgets.pane import Pane
from tarokgui.wording.spoken import spoken

WIDTH, LATER = 760, 600
"""The width in units of the sheet, and of one that has only the things on the table."""
EDGE: Final = 4
"""The room round the scrolling part, for the rings of the keyboard."""


def announcing_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The sheet on the player's turn, else the board of the announcements so far."""
    if not context.view.my_turn:
        yield speech_board(context)
        return
    first = not context.view.table.speech.spoken >> context.view.seat & 1
    yield from announcement_sheet(context, speak, own_actions(context) if first else [])


def is_folded(context: Context, own: list[Action]) -> bool:
    """True if none of the announcements *own* can be made with the words ticked so far, and they are not asked for."""
    said, view = context.picks.speech, context.view
    if not own or context.panes.unfolded == view:
        return False
    return not any(action in said or with_action(view, said, action)[1] is None for action in own)


def announcement_sheet(context: Context, speak: Callable[[], None], own: list[Action]) -> Iterable[Widget]:
    """The announcements *own* in as many columns as there is room for, and the things on the table below them; where
    none can be made, a button that shows them."""
    folded = is_folded(context, own)
    title = context.tr(f"panels.announce.{'title-none' if folded else 'title' if own else 'title-later'}")
    own = [] if folded else own
    paint, scale = context.paint, context.paint.scale
    wide = max(scale.px(WIDTH if own else LATER), table_width(context)) if is_roomy(paint) else None
    sheet = lay_sheet(context, title, width=wide)
    foot_h = scale.px(8) + scale.target
    inner = sheet.body.w - 2 * scale.px(EDGE) - Pane.gutter(paint)
    wanted = _height(context, own, inner) + 2 * scale.px(EDGE) + foot_h
    sheet = lay_sheet(context, title, wanted, wide, titled=wanted <= sheet.body.h)
    body = sheet.body
    if own and not _headed(context, own):
        sheet.panel.fold("table:title", context.tr("panels.announce.table"), heading=True)
    yield sheet.panel
    view = Rect(body.x, body.y, body.w, body.h - foot_h)
    widgets = list(_contents(context, own, view, inner, sheet.rect))
    for widget in widgets:
        widget.sheet = sheet.rect
    held = pane(context, "table", view, wanted - foot_h)
    yield held
    yield from held.hold(widgets)
    sayings = [widget for widget in widgets if isinstance(widget, SpeechToggle)]
    yield from _foot(
        context, Rect(body.x, body.bottom - scale.target, body.w, scale.target), speak, sayings, folded=folded
    )


def _height(context: Context, own: list[Action], width: int) -> int:
    """The height of the contents in pixels."""
    return grid_height(context, own, width) + table_height(context, width, headed=_headed(context, own))


def _headed(context: Context, own: list[Action]) -> bool:
    """True if the things on the table need a heading: not in large letters, and not alone on the sheet."""
    return bool(own) and is_roomy(context.paint)


def _contents(context: Context, own: list[Action], view: Rect, width: int, sheet: Rect) -> Iterable[Widget]:
    """Toggles, then rows, from the top left corner of *view*."""
    edge = context.paint.scale.px(EDGE)
    box = Rect(view.x + edge, view.y + edge, width, view.h)
    yield from own_grid(context, own, box, sheet)
    below = box.y + grid_height(context, own, width)
    yield from table_rows(context, box._replace(y=below), sheet, headed=_headed(context, own))


def _foot(
    context: Context, foot: Rect, speak: Callable[[], None], sayings: Sequence[SpeechToggle], *, folded: bool
) -> Iterable[Widget]:
    """A remark, and the button that spells out the ticked words; in large letters the note about the *sayings*.

    *folded*: there is a button that shows the announcements.
    """
    tr, said, paint = context.tr, in_order(context.picks.speech), context.paint
    scale, theme = paint.scale, paint.theme
    words = [spoken(tr, action, after(context.view, said[:place])) for place, action in enumerate(said)]
    label = tr("announce.say", words=", ".join(words)) if words else tr("announce.merge")
    width = min(foot.w, max(button_size(paint, label)[0], scale.px(200)))
    remark = tr("panels.announce.merge") if not words else tr("panels.announce.reveals") if _reveals(context) else ""
    room = foot._replace(w=foot.w - width - scale.px(16))
    if folded:
        show = tr("panels.announce.show")
        taken = button_size(paint, show)[0]
        yield Button("announce:show", foot._replace(w=min(taken, room.w)), show, partial(_unfold, context))
        room = room._replace(x=room.x + taken + scale.px(12), w=room.w - taken - scale.px(12))
    lines = paint.text.height(remark, Face.BODY, scale.small, max(1, room.w)) if remark else 0
    say = Button("say", Rect(foot.right - width, foot.y, width, foot.h), label, speak, style=Style.PRIMARY)
    fits = bool(remark) and room.w > scale.px(120) and lines <= foot.h
    if sayings and not is_roomy(paint):
        yield SayingNote(room, sayings, remark if fits else "")
    elif fits:
        box = room._replace(y=foot.y + (foot.h - lines) // 2, h=lines)
        yield Label("remark", box, remark, px=scale.small, colour=theme.on_paper_second)
    if remark and not fits:
        say.fold("remark", remark)
    yield say


def _unfold(context: Context) -> None:
    context.panes.unfolded = context.view
    context.dispatch(PutBack())


def _reveals(context: Context) -> bool:
    """True if the ticked announcements reveal the side of the speaker (R64, R74, A17)."""
    view = context.view
    before, now = view.table.sides, after(view, in_order(context.picks.speech)).table.sides
    return before[view.seat] is None and now[view.seat] is not None
