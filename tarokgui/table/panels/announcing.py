"""The announcement sheet: what one may say, what lies on the table with its chains, and one button that says it all."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine import (
    GAME,
    MULTIPLIERS,
    Action,
    Announce,
    AnnouncePhase,
    Declare,
    Double,
    Seat,
    declaration_value,
    in_turn_from,
)
from tarokgui.geometry import Rect, centred
from tarokgui.table.board import SeatBoard
from tarokgui.table.context import Context
from tarokgui.table.panels.chain import ContraChain, Link
from tarokgui.table.panels.saying import Saying, shortly
from tarokgui.table.panels.sheet import is_roomy, lay_sheet, pane
from tarokgui.table.panels.tablefacts import DeclaredRow, chain, game_facts, item_value
from tarokgui.table.speech import after, in_order, with_action, without
from tarokgui.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label
from tarokgui.widgets.pane import Pane
from tarokgui.wording import action_gloss, item_name, spoken, step_name, why_text

BOARD = 800
"""The width of the board in units: chains are said in many words."""
PAGAT = "pagat"


def announcing_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The sheet on one's turn, else the board of what has been said."""
    if not context.my_turn:
        yield speech_board(context)
        return
    paint, tr = context.paint, context.tr
    scale = paint.scale
    first = not context.view.table.speech.spoken >> context.view.seat & 1
    sheet = lay_sheet(context, tr("panels.announce.title") if first else tr("panels.announce.title-later"))
    body = sheet.body
    yield sheet.panel
    foot = Rect(body.x, body.bottom - scale.target, body.w, scale.target)
    room = Rect(body.x, body.y, body.w, foot.y - scale.px(8) - body.y)
    gap = scale.px(18, 12)
    own = _own_actions(context) if first else []
    split, narrow = 0, room.w < _chain_width(context)
    if own:
        # A narrow sheet has one thing to say under the other, a wide one two beside each other.
        probes = [_saying(context, action, room) for action in own]
        wants = max(
            max(
                paint.text.size(probe.label, Face.LABEL, scale.medium)[0],
                paint.text.size(probe.short or probe.second, Face.BODY, scale.small)[0],
            )
            for probe in probes
        )
        split = min(2 * (wants + scale.px(66)), room.w - gap - _chain_width(context))
        narrow = split < wants + scale.px(60)
    if narrow or not is_roomy(paint):
        yield from _one_column(context, own, room, sheet.rect)
        yield from _foot(context, foot, speak)
        return
    if own:
        left = Rect(room.x, room.y, split, room.h)
        yield from _own_column(context, own, left, sheet.rect, wants + scale.px(52))
        split += gap
    right = Rect(room.x + split, room.y, room.w - split, room.h)
    yield from _table_column(context, right, sheet.rect, columns=1 if own else 2)
    yield from _foot(context, foot, speak)


def _chain_width(context: Context) -> int:
    """The width that a chain needs for the names of its steps and of those who said them."""
    scale, text = context.paint.scale, context.paint.text
    steps = max(text.size(step_name(context.tr, step), Face.STRONG, scale.small)[0] for step in range(5))
    seats = range(context.view.table.players)
    people = max(text.size(context.seating.name(seat), Face.BODY, scale.small)[0] for seat in seats)
    return 5 * (max(steps, people) + scale.px(4)) + 2 * scale.px(12, 9) + Pane.gutter(context.paint)


def _own_actions(context: Context) -> list[Action]:
    """The declaration, with one's own count if there is one, and every bonus of the table."""
    phase = context.view.table.variant.course[context.view.table.stage]
    if not isinstance(phase, AnnouncePhase):
        return []
    count = phase.countable(context.view) or phase.counts[0]
    return [Declare(count), *(Announce(item) for item in phase.items)]


def _heading(context: Context, id: str, box: Rect, words: str) -> Label:
    scale, theme = context.paint.scale, context.paint.theme
    head = box._replace(h=context.paint.text.line_height(scale.small))
    return Label(id, head, words, px=scale.small, colour=theme.on_paper_second, face=Face.STRONG, wrapped=False)


def _own_column(context: Context, own: list[Action], box: Rect, sheet: Rect, wants: int) -> Iterable[Widget]:
    """What one may say, in one or two columns."""
    scale, text = context.paint.scale, context.paint.text
    title = _heading(context, "own:title", box, context.tr("panels.announce.own"))
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
        toggle = _saying(context, action, rect)
        toggle.beside = sheet
        toggles.append(toggle)
    yield from held.hold(toggles)


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
        widgets.append(_heading(context, "own:title", Rect(x, y, wide, head), context.tr("panels.announce.own")))
        y += head
    for action in own:
        saying = _saying(context, action, Rect(x, y, wide, high))
        saying.beside = sheet
        widgets.append(saying)
        y += high
    widgets.append(_heading(context, "table:title", Rect(x, y, wide, head), context.tr("panels.announce.table")))
    y += head
    for thing in _on_the_table(context):
        tall = _thing_height(context, thing)
        widgets.append(_thing(context, thing, Rect(x, y, wide, tall), sheet))
        y += tall + apart
    held = pane(context, "table", view, y + edge - view.y)
    yield held
    yield from held.hold(widgets)


def _saying(context: Context, action: Action, rect: Rect) -> Saying:
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
    phase = table.variant.course[table.stage]
    value = 0
    if isinstance(action, Declare) and isinstance(phase, AnnouncePhase):
        value = declaration_value(phase.counts, action.count)
    elif isinstance(action, Announce) and table.contract is not None:
        value = table.variant.announced_value(action.item, table.contract)
    return value * table.stake


def _id(action: Action) -> str:
    match action:
        case Declare():
            return "declare"
        case Announce(item):
            return f"announce:{item}"
        case Double(item, seat):
            return f"double:{item}" if seat is None else f"double:{item}@{seat}"
    raise ValueError(f"nothing to tick for {action}")


def _table_column(context: Context, box: Rect, sheet: Rect, columns: int) -> Iterable[Widget]:
    """The game, the announced bonuses with their chains, and the declared taroace."""
    scale, paint = context.paint.scale, context.paint
    title = _heading(context, "table:title", box, context.tr("panels.announce.table"))
    view = Rect(box.x, title.rect.bottom + scale.px(2), box.w, box.bottom - title.rect.bottom - scale.px(2))
    edge, apart = scale.px(4), scale.px(7, 5)
    things = _on_the_table(context)
    heights = [_thing_height(context, thing) for thing in things]
    alone = columns == 2
    if columns == 2 and view.w // 2 - scale.px(12) < _chain_width(context):
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
        widgets.append(_thing(context, things[number], rect, sheet))
    yield from held.hold(widgets)


def _on_the_table(context: Context) -> list[Double | tuple[Seat, int]]:
    """The next step on the game and on each announced bonus, then who has declared how many taroace."""
    speech = context.view.table.speech
    bonuses = [Double(bonus.item, bonus.seat) for bonus in speech.announced]
    declared = [(seat, count) for seat, count in enumerate(speech.declared) if count]
    return [Double(GAME), *bonuses, *declared]


def _thing_height(context: Context, thing: Double | tuple[Seat, int]) -> int:
    paint = context.paint
    if isinstance(thing, Double):
        return ContraChain.height(paint, bool(chain(context, thing)[0]))
    return paint.scale.px(12) + paint.text.line_height(paint.scale.medium)


def _thing(context: Context, thing: Double | tuple[Seat, int], rect: Rect, sheet: Rect) -> Widget:
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
        for place in range(len(MULTIPLIERS) - 1)
    )
    name = tr("panels.announce.game") if owner is None else item_name(tr, action.item)
    second = game_facts(context) if owner is None else context.seating.name(owner)
    value = item_value(context, action, len(steps) + checked)
    reason = why_text(tr, why, context.seating.name) if why else ""
    widget = ContraChain(
        _id(action), rect, name, second, value, links, change, checked=checked, enabled=not reason, reason=reason
    )
    if len(steps) < len(links) and not reason:
        step = step_name(tr, len(steps))
        widget.words = tr("panels.announce.ticked", step=step) if checked else ""
        widget.hint = tr("panels.announce.next", step=step, times=MULTIPLIERS[len(steps) + 1])
    return widget


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


def speech_board(context: Context) -> SeatBoard:
    """Who has said what in the round so far, in turn order from the declarer."""
    table = context.view.table
    opener = table.declarer if table.declarer is not None else table.forehand
    said = {seat: _said(context, seat) for seat in in_turn_from(opener, table.players)}
    layout = context.layout
    board = centred(min(context.paint.scale.px(BOARD), layout.centre.w), layout.history.h, layout.history)
    return SeatBoard("speech", board, context.seating, said, small=True)


def _said(context: Context, seat: Seat) -> list[str]:
    tr, speech = context.tr, context.view.table.speech
    words = []
    if speech.declared[seat]:
        words.append(spoken(tr, Declare(speech.declared[seat]), context.view))
    words += [item_name(tr, bonus.item) for bonus in speech.announced if bonus.seat == seat]
    words += [step_name(tr, place) for place, sayer in enumerate(speech.game) if sayer == seat]
    for bonus in speech.announced:
        words += [
            tr("spoken.double", step=step_name(tr, place), item=item_name(tr, bonus.item))
            for place, sayer in enumerate(bonus.steps)
            if sayer == seat
        ]
    if not words and speech.spoken >> seat & 1:
        words.append(tr("spoken.merge"))
    return words
