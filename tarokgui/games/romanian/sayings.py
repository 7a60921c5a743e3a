"""The player's announcements on the first turn: the declaration and every bonus of the table."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Action, Announce, Declare, Own, bonus_price, declaration_price
from engine.games.romanian.announcing import AnnouncePhase
from tarokgui.controller.intents import ToggleSpeech
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.games.romanian.saying import SpeechToggle, shortly
from tarokgui.session.speech import with_action, without
from tarokgui.table.context import Context
from tarokgui.table.rowheights import captioned
from tarokgui.widgets.base import Widget
from tarokgui.wording.glossary import action_gloss
from tarokgui.wording.objections import why_text
from tarokgui.wording.spoken import spoken

PAGAT = "pagat"


def own_actions(context: Context) -> list[Action]:
    """The declaration, with the player's own count if there is one, and every bonus of the table."""
    phase = context.view.table.variant.course[context.view.table.stage]
    if not isinstance(phase, AnnouncePhase):
        return []
    count = phase.countable(context.view) or phase.counts[0]
    return [Declare(count), *(Announce(item) for item in phase.items)]


def own_grid(context: Context, own: list[Action], box: Rect, sheet: Rect) -> Iterable[Widget]:
    """The announcements in columns, from the top of the box; each column is read downwards."""
    if not own:
        return
    columns, high = _columns(context, own, box.w), _row(context)
    rows = -(-len(own) // columns)
    wide = box.w // columns
    for number, action in enumerate(own):
        column, row = divmod(number, rows)
        rect = Rect(box.x + column * wide, box.y + row * high, wide - context.paint.scale.px(4), high)
        toggle = saying_toggle(context, action, rect)
        toggle.beside = sheet
        yield toggle


def grid_height(context: Context, own: list[Action], width: int) -> int:
    """The height of the columns in pixels, with the gap below them."""
    if not own:
        return 0
    rows = -(-len(own) // _columns(context, own, width))
    return rows * _row(context) + context.paint.scale.px(6)


def _row(context: Context) -> int:
    """The height of a toggle: in large letters one line with the price."""
    scale, text = context.paint.scale, context.paint.text
    if not captioned(scale):
        return max(scale.target, text.line_height(scale.medium) + scale.px(8))
    return max(scale.target, text.line_height(scale.medium) + text.line_height(scale.small) + scale.px(4))


def _columns(context: Context, own: list[Action], width: int) -> int:
    """The number of columns that there is room for."""
    scale, text = context.paint.scale, context.paint.text
    probes = [saying_toggle(context, action, Rect(0, 0, width, 1)) for action in own]
    if not captioned(scale):
        return max(1, min(len(own), width // (max(probe.width(context.paint) for probe in probes) + scale.px(4))))
    seconds = [probe.short or probe.second for probe in probes]
    words = max(text.size(probe.label, Face.LABEL, scale.medium)[0] for probe in probes)
    below = max(text.size(second, Face.BODY, scale.small)[0] for second in seconds)
    return max(1, min(len(own), width // (max(words, below) + scale.px(60))))


def saying_toggle(context: Context, action: Action, rect: Rect) -> SpeechToggle:
    """The toggle that ticks *action*, or gives the reason why it cannot be said."""
    view, said, tr = context.view, context.picks.speech, context.tr
    checked = action in said
    _, why = (said, None) if checked else with_action(view, said, action)
    bound = _bound(context, action) if checked else ""

    def change(on: bool) -> None:
        context.dispatch(ToggleSpeech(action))

    reason = why_text(tr, why, context.seating.name) if why else bound
    worth = tr("panels.announce.worth", n=_worth(context, action), silent=_silent(context, action))
    worth = "" if isinstance(action, Own) else worth
    words = spoken(tr, action, view)
    saying = SpeechToggle(
        _id(action), rect, words, change, checked=checked, second=worth, enabled=not reason, reason=reason
    )
    saying.short = shortly(context, why) if why else bound
    saying.price = f"{_worth(context, action)}" if worth else ""
    saying.gloss = action_gloss(tr, action, view)
    return saying


def _bound(context: Context, action: Action) -> str:
    """The reason why a ticked declaration cannot be taken back alone: another announcement requires it (R65)."""
    if not isinstance(action, Declare):
        return ""
    said = context.picks.speech
    others = tuple(each for each in said if each != action)
    if len(without(context.view, said, action)) == len(others):
        return ""
    pagat = any(isinstance(each, Announce) and each.item == PAGAT for each in others)
    return context.tr("panels.announce.with-pagat" if pagat else "panels.announce.with-contra")


def _worth(context: Context, action: Action) -> int:
    """The price of an action for a pairing, the stake counted in."""
    table = context.view.table
    if isinstance(action, Declare):
        return declaration_price(table, action.count)
    return bonus_price(table, action.item) if isinstance(action, Announce) else 0


def _silent(context: Context, action: Action) -> int:
    """The price if it is not announced; the stake counted in."""
    table = context.view.table
    if table.contract is None or not isinstance(action, Announce):
        return 0
    return table.variant.prices.bonus(action.item, table.contract, announced=False, own=table.own)


def _id(action: Action) -> str:
    match action:
        case Own(text):
            return text.replace(" ", ":")
        case Declare():
            return "declare"
        case Announce(item):
            return f"announce:{item}"
    raise ValueError(f"nothing to tick for {action}")
