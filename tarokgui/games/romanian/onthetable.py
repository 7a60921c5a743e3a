"""What lies on the table while it is announced: the game and the bonuses with their chains, the declared taroace."""

from __future__ import annotations

from collections.abc import Iterable

from engine import GAME, MULTIPLIERS, Double, Seat
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.games.romanian.chain import ContraChain, Link
from tarokgui.games.romanian.tablefacts import DeclaredRow, chain, game_facts, item_value
from tarokgui.session.speech import with_action, without
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import heading, pane
from tarokgui.widgets.base import Widget
from tarokgui.widgets.pane import Pane
from tarokgui.wording.objections import why_text
from tarokgui.wording.terms import item_name, step_name

Thing = Double | tuple[Seat, int]
"""The next step on something that was announced, or who has declared how many taroace."""


def chain_width(context: Context) -> int:
    """The width that a chain needs for the names of its steps and of those who said them."""
    scale, text = context.paint.scale, context.paint.text
    steps = max(text.size(step_name(context.tr, step), Face.STRONG, scale.small)[0] for step in range(5))
    seats = range(context.view.table.players)
    people = max(text.size(context.seating.name(seat), Face.BODY, scale.small)[0] for seat in seats)
    return 5 * (max(steps, people) + scale.px(4)) + 2 * scale.px(12, 9) + Pane.gutter(context.paint)


def table_column(context: Context, box: Rect, sheet: Rect, columns: int) -> Iterable[Widget]:
    """The game, the announced bonuses with their chains, and the declared taroace."""
    scale, paint = context.paint.scale, context.paint
    title = heading(context, "table:title", box, context.tr("panels.announce.table"))
    view = Rect(box.x, title.rect.bottom + scale.px(2), box.w, box.bottom - title.rect.bottom - scale.px(2))
    edge, apart = scale.px(4), scale.px(7, 5)
    things = things_on_the_table(context)
    heights = [thing_height(context, thing) for thing in things]
    alone = columns == 2
    if columns == 2 and view.w // 2 - scale.px(12) < chain_width(context):
        columns = 1
    if len(heights) == 1:
        columns = 1
    rows = -(-len(heights) // columns)
    tall = [sum(heights[c * rows : (c + 1) * rows]) + apart * max(0, rows - 1) for c in range(columns)]
    needed = max(tall) + 2 * edge
    if alone and needed > view.h:
        view = box  # there is nothing else on the sheet: what it is, is clear without a heading
    else:
        yield title
    held = pane(context, "table", view, needed)
    wide = (view.w - edge - (Pane.gutter(paint) if held.furthest else edge) - apart * (columns - 1)) // columns
    yield held
    widgets: list[Widget] = []
    for number, high in enumerate(heights):
        column, row = divmod(number, rows)
        above = sum(heights[column * rows : number]) + apart * row
        rect = Rect(view.x + edge + column * (wide + apart), view.y + edge + above, wide, high)
        widgets.append(thing_widget(context, things[number], rect, sheet))
    yield from held.hold(widgets)


def things_on_the_table(context: Context) -> list[Thing]:
    """The next step on the game and on each announced bonus, then who has declared how many taroace."""
    speech = context.view.table.speech
    bonuses = [Double(bonus.item, bonus.seat) for bonus in speech.announced]
    declared = [(seat, count) for seat, count in enumerate(speech.declared) if count]
    return [Double(GAME), *bonuses, *declared]


def thing_height(context: Context, thing: Thing) -> int:
    """How many pixels high it is."""
    paint = context.paint
    if isinstance(thing, Double):
        return ContraChain.height(paint, bool(chain(context, thing)[0]))
    return paint.scale.px(12) + paint.text.line_height(paint.scale.medium)


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
    widget = ContraChain(
        id, rect, name, second, value, links, change, checked=checked, enabled=not reason, reason=reason
    )
    if len(steps) < len(links) and not reason:
        step = step_name(tr, len(steps))
        widget.words = tr("panels.announce.ticked", step=step) if checked else ""
        widget.hint = tr("panels.announce.next", step=step, times=MULTIPLIERS[len(steps) + 1])
    return widget
