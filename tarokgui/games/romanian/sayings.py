"""What one may say on one's first turn of announcing: the declaration and every bonus of the table."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Action, Announce, Declare, bonus_price, declaration_price
from engine.games.romanian.announcing import AnnouncePhase
from tarokgui.draw.geometry import Rect
from tarokgui.games.romanian.saying import Saying, shortly
from tarokgui.session.speech import with_action, without
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import heading, pane
from tarokgui.widgets.base import Widget
from tarokgui.widgets.pane import Pane
from tarokgui.wording.glossary import action_gloss
from tarokgui.wording.objections import why_text
from tarokgui.wording.spoken import spoken

PAGAT = "pagat"


def own_actions(context: Context) -> list[Action]:
    """The declaration, with one's own count if there is one, and every bonus of the table."""
    phase = context.view.table.variant.course[context.view.table.stage]
    if not isinstance(phase, AnnouncePhase):
        return []
    count = phase.countable(context.view) or phase.counts[0]
    return [Declare(count), *(Announce(item) for item in phase.items)]


def own_column(context: Context, own: list[Action], box: Rect, sheet: Rect, wants: int) -> Iterable[Widget]:
    """What one may say, in one or two columns."""
    scale, text = context.paint.scale, context.paint.text
    title = heading(context, "own:title", box, context.tr("panels.announce.own"))
    yield title
    view = Rect(box.x, title.rect.bottom + scale.px(2), box.w, box.bottom - title.rect.bottom - scale.px(2))
    high = max(scale.target, text.line_height(scale.medium) + text.line_height(scale.small) + scale.px(4))
    edge = scale.px(4)

    def rows_at(columns: int) -> int:
        return -(-len(own) // columns)

    columns = 2 if (view.w - 2 * edge) // 2 >= wants else 1
    needed = rows_at(columns) * high + 2 * edge
    held = pane(context, "own", view, needed)
    wide = (view.w - 2 * edge - (Pane.gutter(context.paint) if held.furthest else 0)) // columns
    yield held
    toggles = []
    for number, action in enumerate(own):
        column, row = divmod(number, rows_at(columns))
        rect = Rect(view.x + edge + column * wide, view.y + edge + row * high, wide - scale.px(4), high)
        toggle = saying_toggle(context, action, rect)
        toggle.beside = sheet
        toggles.append(toggle)
    yield from held.hold(toggles)


def saying_toggle(context: Context, action: Action, rect: Rect) -> Saying:
    """What ticks *action*, or tells why it cannot be said."""
    view, choosing, tr = context.view, context.choosing, context.tr
    checked = action in choosing.speech
    _, why = (choosing.speech, None) if checked else with_action(view, choosing.speech, action)
    bound = _bound(context, action) if checked else ""

    def change(on: bool) -> None:
        if on:
            choosing.speech, _ = with_action(view, choosing.speech, action)
        else:
            choosing.speech = without(view, choosing.speech, action)
        context.refresh()

    reason = why_text(tr, why, context.seating.name) if why else bound
    worth = tr("panels.announce.worth", n=_worth(context, action))
    words = spoken(tr, action, view)
    saying = Saying(_id(action), rect, words, change, checked=checked, second=worth, enabled=not reason, reason=reason)
    saying.short = shortly(context, why) if why else bound
    saying.gloss = action_gloss(tr, action, view)
    return saying


def _bound(context: Context, action: Action) -> str:
    """Why a declaration that is ticked cannot be taken back alone: something else obliges to it (R65)."""
    if not isinstance(action, Declare):
        return ""
    said = context.choosing.speech
    others = tuple(each for each in said if each != action)
    if len(without(context.view, said, action)) == len(others):
        return ""
    pagat = any(isinstance(each, Announce) and each.item == PAGAT for each in others)
    return context.tr("panels.announce.with-pagat" if pagat else "panels.announce.with-contra")


def _worth(context: Context, action: Action) -> int:
    """What it pays a pairing, the stake counted in."""
    table = context.view.table
    if isinstance(action, Declare):
        return declaration_price(table, action.count)
    return bonus_price(table, action.item) if isinstance(action, Announce) else 0


def _id(action: Action) -> str:
    match action:
        case Declare():
            return "declare"
        case Announce(item):
            return f"announce:{item}"
    raise ValueError(f"nothing to tick for {action}")
