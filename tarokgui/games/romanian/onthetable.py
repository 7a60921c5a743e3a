"""What lies on the table while it is announced: the game and the bonuses with their chains, the declared taroace."""

from __future__ import annotations

from collections.abc import Iterable

from engine import GAME, MULTIPLIERS, Double, Seat
from tarokgui.draw.geometry import Rect
from tarokgui.games.romanian.chain import ContraChain, Link, button_width, row_height
from tarokgui.games.romanian.tablefacts import DeclaredRow, chain, game_facts, item_value
from tarokgui.session.speech import with_action, without
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import heading, pane
from tarokgui.widgets.base import Widget
from tarokgui.widgets.pane import Pane
from tarokgui.wording.i18n import Translator
from tarokgui.wording.objections import why_text
from tarokgui.wording.terms import item_name, step_name

Thing = Double | tuple[Seat, int]
"""The next step on something that was announced, or who has declared how many taroace."""


def table_width(context: Context) -> int:
    """The width that the rows want: the longest button, and words beside it."""
    paint, steps = context.paint, context.view.table.variant.prices.steps
    widest = max(button_width(paint, step_button(context.tr, step)) for step in range(steps))
    return widest + 11 * paint.scale.medium + Pane.gutter(paint)


def step_button(tr: Translator, step: int) -> str:
    """The words of the button that says a step, from 0 for contra."""
    return tr("panels.announce.button", step=step_name(tr, step), times=MULTIPLIERS[step + 1])


def table_column(context: Context, box: Rect, sheet: Rect) -> Iterable[Widget]:
    """What lies on the table, what can be answered first."""
    scale, paint = context.paint.scale, context.paint
    title = heading(context, "table:title", box, context.tr("panels.announce.table"))
    view = Rect(box.x, title.rect.bottom + scale.px(2), box.w, box.bottom - title.rect.bottom - scale.px(2))
    edge, apart = scale.px(4), scale.px(6, 4)
    things = things_on_the_table(context)
    heights = [thing_height(context, thing) for thing in things]
    needed = sum(heights) + apart * (len(heights) - 1) + 2 * edge
    yield title
    held = pane(context, "table", view, needed)
    wide = view.w - edge - (Pane.gutter(paint) if held.furthest else edge)
    yield held
    widgets: list[Widget] = []
    y = view.y + edge
    for thing, high in zip(things, heights, strict=True):
        widgets.append(thing_widget(context, thing, Rect(view.x + edge, y, wide, high), sheet))
        y += high + apart
    yield from held.hold(widgets)


def table_height(context: Context) -> int:
    """The height of the rows with their heading, in pixels."""
    scale, things = context.paint.scale, things_on_the_table(context)
    rows = sum(thing_height(context, thing) for thing in things) + scale.px(6, 4) * (len(things) - 1)
    return context.paint.text.line_height(scale.small) + scale.px(2) + rows + 2 * scale.px(4)


def things_on_the_table(context: Context) -> list[Thing]:
    """The next step on the game and on each announced bonus, then who has declared how many taroace.

    What one may answer stands first.
    """
    speech = context.view.table.speech
    bonuses = [Double(bonus.item, bonus.seat) for bonus in speech.announced]
    declared = [(seat, count) for seat, count in enumerate(speech.declared) if count]
    doubled = sorted((Double(GAME), *bonuses), key=lambda action: not _open(context, action))
    return [*doubled, *declared]


def _open(context: Context, action: Double) -> bool:
    """Whether one may say the next step to it, or has ticked it."""
    said = context.choosing.speech
    return action in said or with_action(context.view, said, action)[1] is None


def thing_height(context: Context, thing: Thing) -> int:
    """How many pixels high it is."""
    return row_height(context.paint, enabled=isinstance(thing, Double) and _open(context, thing))


def thing_widget(context: Context, thing: Thing, rect: Rect, sheet: Rect) -> Widget:
    """What shows it at *rect*; its tooltip keeps clear of *sheet*."""
    widget: Widget
    widget = _chain_widget(context, thing, rect) if isinstance(thing, Double) else DeclaredRow(context, *thing, rect)
    widget.beside = sheet
    return widget


def _chain_widget(context: Context, action: Double, rect: Rect) -> ContraChain:
    view, choosing, tr = context.view, context.choosing, context.tr
    checked = action in choosing.speech
    _, why = (choosing.speech, None) if checked else with_action(view, choosing.speech, action)

    def change(on: bool) -> None:
        if on:
            choosing.speech, _ = with_action(view, choosing.speech, action)
        else:
            choosing.speech = without(view, choosing.speech, action)
        context.refresh()

    steps, owner = chain(context, action)
    links = tuple(
        Link(
            MULTIPLIERS[place + 1],
            step_name(tr, place),
            context.seating.name(steps[place]) if place < len(steps) else "",
        )
        for place in range(context.view.table.variant.prices.steps)
    )
    id = f"double:{action.item}" if action.seat is None else f"double:{action.item}@{action.seat}"
    name = tr("panels.announce.game") if owner is None else item_name(tr, action.item)
    second = game_facts(context) if owner is None else context.seating.name(owner)
    value = item_value(context, action, len(steps) + checked)
    reason = why_text(tr, why, context.seating.name) if why else ""
    button = step_button(tr, len(steps)) if len(steps) < len(links) else ""
    widget = ContraChain(
        id, rect, name, second, value, links, change, checked=checked, enabled=not reason, reason=reason, button=button
    )
    if len(steps) < len(links) and not reason:
        step = step_name(tr, len(steps))
        widget.words = tr("panels.announce.ticked", step=step) if checked else ""
        widget.hint = tr("panels.announce.next", step=step, times=MULTIPLIERS[len(steps) + 1])
    return widget
