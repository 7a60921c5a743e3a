"""The things on the table while it is announced: the game and the bonuses with their chains, the declared taroks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine import GAME, MULTIPLIERS, Double, Seat
from tarokgui.controller.intents import ToggleSpeech
from tarokgui.draw.geometry import Rect
from tarokgui.games.romanian.chain import ContraChain, Link, button_width, row_height
from tarokgui.games.romanian.tablefacts import DeclaredRow, chain, game_facts, item_value
from tarokgui.session.speech import with_action
from tarokgui.table.context import Context
from tarokgui.table.panels.sheet import heading
from tarokgui.table.rowheights import captioned
from tarokgui.widgets.base import Widget
from tarokgui.widgets.pane import Pane
from tarokgui.wording.objections import why_text
from tarokgui.wording.terms import item_name, step_name
from tarokgui.wording.translator import Translator

MANY: Final = 4
"""So many rows with a button stand side by side."""

Thing = Double | tuple[Seat, int]
"""The next step on an announcement, or a seat and the number of taroks it has declared."""


def table_width(context: Context) -> int:
    """The width that the rows want: the longest button, and words beside it."""
    return _widest_button(context) + 11 * context.paint.scale.medium + Pane.gutter(context.paint)


def _widest_button(context: Context) -> int:
    steps = context.view.table.variant.prices.steps
    return max(button_width(context.paint, step_button(context.tr, step, steps)) for step in range(steps))


def step_button(tr: Translator, step: int, steps: int) -> str:
    """The words of the button that says a step, from 0 for contra, of so many *steps* that a chain can have."""
    return tr("panels.announce.button", step=step_name(tr, step, steps), times=MULTIPLIERS[step + 1])


def table_rows(context: Context, box: Rect, sheet: Rect, *, headed: bool) -> Iterable[Widget]:
    """The things on the table from the top of the box, those that can be answered first."""
    y = box.y
    if headed:
        title = heading(context, "table:title", box, context.tr("panels.announce.table"))
        yield title
        y = title.rect.bottom + context.paint.scale.px(2)
    for thing, rect in _laid(context, box.w):
        yield thing_widget(context, thing, rect.moved(box.x, y), sheet)


def table_height(context: Context, width: int, *, headed: bool) -> int:
    """The height of the rows, with their heading if they have one, in pixels."""
    paint = context.paint
    rows = max(rect.bottom for _, rect in _laid(context, width))
    return rows + (paint.text.line_height(paint.scale.small) + paint.scale.px(2) if headed else 0)


def _laid(context: Context, width: int) -> list[tuple[Thing, Rect]]:
    """The things in rows from (0, 0); those with a button are side by side where they have room, if letters are large
    or there are many."""
    paint, things = context.paint, things_on_the_table(context)
    apart = paint.scale.px(6, 4)
    answered = [thing for thing in things if isinstance(thing, Double) and _open(context, thing)]
    beside = min(2, width // (_widest_button(context) + 7 * paint.scale.medium))
    columns = 1 if captioned(paint.scale) and len(answered) < MANY else max(1, beside)
    laid: list[tuple[Thing, Rect]] = []
    high = row_height(paint, enabled=True)
    wide = (width - apart * (columns - 1)) // columns
    y = column = 0
    for thing in answered:
        row = thing_widget(context, thing, Rect(0, 0, width, high), Rect(0, 0, 0, 0))
        alone = isinstance(row, ContraChain) and row.least(paint) > wide  # its name would be cut beside another one
        if column and alone:
            y, column = y + high + apart, 0
        laid.append((thing, Rect(column * (wide + apart), y, width if alone else wide, high)))
        column = 0 if alone else (column + 1) % columns
        y += 0 if column else high + apart
    y += high + apart if column else 0
    low = row_height(paint, enabled=False)
    for rest in things[len(answered) :]:
        laid.append((rest, Rect(0, y, width, low)))
        y += low + apart
    return laid


def things_on_the_table(context: Context) -> list[Thing]:
    """The next step on the game and on each announced bonus, then the declared numbers of taroks.

    The things that the player may answer come first.
    """
    speech = context.view.table.speech
    bonuses = [Double(bonus.item, bonus.seat) for bonus in speech.announced]
    declared = [(seat, count) for seat, count in enumerate(speech.declared) if count]
    doubled = sorted((Double(GAME), *bonuses), key=lambda action: not _open(context, action))
    return [*doubled, *declared]


def _open(context: Context, action: Double) -> bool:
    """True if the player may say the next step to it, or has ticked it."""
    said = context.picks.speech
    return action in said or with_action(context.view, said, action)[1] is None


def thing_widget(context: Context, thing: Thing, rect: Rect, sheet: Rect) -> Widget:
    """The widget of a thing at *rect*; its tooltip keeps clear of *sheet*."""
    widget: Widget
    widget = _chain_widget(context, thing, rect) if isinstance(thing, Double) else DeclaredRow(context, *thing, rect)
    widget.beside = sheet
    return widget


def _chain_widget(context: Context, action: Double, rect: Rect) -> ContraChain:
    view, said, tr = context.view, context.picks.speech, context.tr
    checked = action in said
    _, why = (said, None) if checked else with_action(view, said, action)

    def change(on: bool) -> None:
        context.dispatch(ToggleSpeech(action))

    steps, owner = chain(context, action)
    most = view.table.variant.prices.steps
    links = tuple(
        Link(
            MULTIPLIERS[place + 1],
            step_name(tr, place, most),
            context.seating.name(steps[place]) if place < len(steps) else "",
        )
        for place in range(most)
    )
    id = f"double:{action.item}" if action.seat is None else f"double:{action.item}@{action.seat}"
    name = tr("panels.announce.game") if owner is None else item_name(tr, action.item)
    second = game_facts(context) if owner is None else context.seating.name(owner)
    value = item_value(context, action, len(steps) + checked)
    reason = why_text(tr, why, context.seating.name) if why else ""
    button = step_button(tr, len(steps), most) if len(steps) < len(links) else ""
    widget = ContraChain(
        id,
        rect,
        name,
        change,
        second=second,
        value=value,
        links=links,
        checked=checked,
        enabled=not reason,
        reason=reason,
        button=button,
    )
    if len(steps) < len(links) and not reason:
        step = step_name(tr, len(steps), most)
        widget.hint = tr("panels.announce.next", step=step, times=MULTIPLIERS[len(steps) + 1])
        widget.words = tr("panels.announce.ticked", step=step) if checked else widget.hint
    return widget
