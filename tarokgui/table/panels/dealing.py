"""Before the bidding: cutting and knocking, the way of dealing, the packets, the right to throw in."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Action, ChoosePattern, Cut, Keep, Knock, TakePacket, ThrowIn, legal_actions
from tarokgui.geometry import Rect, centred
from tarokgui.table.context import Context
from tarokgui.table.panels.rows import Key, button_row
from tarokgui.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Style
from tarokgui.widgets.choice import Choice
from tarokgui.widgets.label import Label, Panel
from tarokgui.wording import gloss, pattern_name


def dealing_widgets(context: Context) -> Iterable[Widget]:
    """The sheet for whichever of these is due; nothing while somebody else decides."""
    if not context.my_turn:
        return
    match context.view.phase:
        case "throw-in":
            yield from _throw_in(context)
        case "cut":
            yield from _cut(context)
        case "pattern":
            yield from _patterns(context)
        case "packets":
            yield from _packets(context)


def _sheet(context: Context, title: str, text: str, lines: int) -> tuple[list[Widget], Rect]:
    """A paper sheet in the middle with a sentence, and what is left of it for ``lines`` of controls."""
    paint, layout = context.paint, context.layout
    scale = paint.scale
    width = min(scale.px(620), layout.centre.w)
    text_h = paint.text.height(text, Face.BODY, scale.medium, width - 2 * scale.px(20))
    line = scale.target + scale.px(10, 8)
    head = scale.px(14) + paint.text.line_height(scale.large) + scale.px(16)
    height = head + text_h + scale.px(14) + lines * line + scale.px(12)
    rect = centred(width, min(height, layout.centre.h), layout.centre)
    body = Panel.body(rect, paint)
    label = Label(
        "sheet:text", Rect(body.x, body.y, body.w, text_h), text, px=scale.medium, colour=paint.theme.on_paper
    )
    rest = Rect(body.x, body.y + text_h + scale.px(14), body.w, lines * line)
    return [Panel("sheet", rect, title), label], rest


def _line(context: Context, box: Rect, number: int) -> Rect:
    """One line of controls in the rest of a sheet."""
    height = context.paint.scale.target
    return Rect(box.x, box.y + number * (height + context.paint.scale.px(10, 8)), box.w, height)


def _cut(context: Context) -> Iterable[Widget]:
    tr, choosing = context.tr, context.choosing
    cuts = [action.cards for action in legal_actions(context.view) if isinstance(action, Cut)]
    if choosing.cut not in cuts:
        choosing.cut = cuts[len(cuts) // 2]
    head, rest = _sheet(context, tr("deal.cut.title"), tr("deal.cut.text", least=cuts[0], most=cuts[-1]), 2)
    yield from head

    def lift(index: int) -> None:
        choosing.cut = cuts[index]
        context.refresh()

    options = [str(count) for count in cuts]
    yield Choice("cut:depth", _line(context, rest, 0), tr("deal.cut.depth"), options, cuts.index(choosing.cut), lift)
    keys = (
        _key(context, "knock", tr("deal.cut.knock"), Knock(), Style.SECOND),
        Key("cut", tr("deal.cut.do"), lambda: context.act(Cut(choosing.cut or cuts[0])), style=Style.PRIMARY),
    )
    yield from button_row(context.paint, keys, _line(context, rest, 1), even=True)


def _patterns(context: Context) -> Iterable[Widget]:
    tr = context.tr
    head, rest = _sheet(context, tr("deal.pattern.title"), tr("deal.pattern.text"), 1)
    yield from head
    keys = [
        _key(context, f"deal:{action.pattern}", pattern_name(tr, action.pattern), action)
        for action in legal_actions(context.view)
        if isinstance(action, ChoosePattern)
    ]
    yield from button_row(context.paint, keys, _line(context, rest, 0), even=True)


def _packets(context: Context) -> Iterable[Widget]:
    tr = context.tr
    head, rest = _sheet(context, tr("deal.packet.title"), tr("deal.packet.text"), 1)
    yield from head
    keys = [
        _key(context, f"packet:{action.number}", tr("deal.packet.name", number=action.number), action)
        for action in legal_actions(context.view)
        if isinstance(action, TakePacket)
    ]
    yield from button_row(context.paint, keys, _line(context, rest, 0), even=True)


def _throw_in(context: Context) -> Iterable[Widget]:
    tr = context.tr
    head, rest = _sheet(context, tr("deal.throw-in.title"), tr("deal.throw-in.text"), 1)
    yield from head
    keys = (
        # No hints: the sheet says it all, and they would lie over its words.
        Key("throw-in", tr("deal.throw-in.do"), lambda: context.act(ThrowIn()), style=Style.SECOND),
        Key("keep", tr("deal.throw-in.keep"), lambda: context.act(Keep()), style=Style.PRIMARY),
    )
    yield from button_row(context.paint, keys, _line(context, rest, 0), even=True)


def _key(context: Context, id: str, label: str, action: Action, style: Style = Style.PLAIN) -> Key:
    return Key(id, label, lambda: context.act(action), hint=gloss(context.tr, action, context.view), style=style)
