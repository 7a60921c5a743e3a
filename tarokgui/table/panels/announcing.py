"""The announcement sheet: what one may declare and announce, a chain for each item, and one button that says it all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine import GAME, MULTIPLIERS, Action, Announce, AnnouncePhase, Declare, Double, Seat, in_turn_from
from tarokgui.geometry import Rect, centred
from tarokgui.table.board import SeatBoard
from tarokgui.table.context import Context
from tarokgui.table.layout import TableLayout
from tarokgui.table.speech import after, in_order, with_action, without
from tarokgui.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.label import Label, Panel
from tarokgui.widgets.toggle import Toggle
from tarokgui.wording import gloss, item_name, spoken, step_name, why_text

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


BOARD = 800
"""The width of the board in units: chains are said in many words."""


def announcing_widgets(context: Context, speak: Callable[[], None]) -> Iterable[Widget]:
    """The sheet on one's turn, else the board of what has been said."""
    if not context.my_turn:
        yield speech_board(context)
        return
    paint, layout, tr = context.paint, context.layout, context.tr
    sheet = sheet_rect(layout)
    first = not context.view.table.speech.spoken >> context.view.seat & 1
    body = Panel.body(sheet, paint)
    foot = Rect(body.x, body.bottom - paint.scale.target, body.w, paint.scale.target)
    yield Panel("sheet", sheet, tr("announce.title") if first else tr("announce.title-later"))
    room = Rect(body.x, body.y, body.w, foot.y - body.y - paint.scale.px(8))
    own, chains = _own_actions(context) if first else [], _chains(context)
    own_columns, chain_columns = (2, 1) if len(chains) <= 4 else (2, 2)
    if not own:
        own_columns = 0
        chain_columns = 1 if len(chains) <= 4 else 2
    rows = max(-(-len(own) // max(1, own_columns)), -(-len(chains) // chain_columns), 1)
    line = min(paint.scale.target + paint.scale.px(4), (room.h - paint.text.line_height(paint.scale.small)) // rows)
    unit = room.w // (own_columns + chain_columns * 2)
    left = Rect(room.x, room.y, unit * own_columns, room.h)
    right = Rect(left.right + (paint.scale.px(12) if own else 0), room.y, 0, room.h)
    right = right._replace(w=room.right - right.x)
    if own:
        yield from _column_block(context, "own", tr("announce.own"), own, left, own_columns, line)
    yield from _column_block(context, "chains", tr("announce.chains"), chains, right, chain_columns, line)
    yield _say_button(context, foot, speak)


def sheet_rect(layout: TableLayout) -> Rect:
    """Where the sheet lies; words spoken at the sides keep clear of it."""
    width = min(layout.scale.px(980), layout.centre.w)
    return Rect(layout.centre.x + (layout.centre.w - width) // 2, layout.centre.y, width, layout.centre.h)


def _own_actions(context: Context) -> list[Action]:
    """The declaration, with one's own count if there is one, and every bonus of the table."""
    phase = context.view.table.variant.course[context.view.table.stage]
    if not isinstance(phase, AnnouncePhase):
        return []
    count = phase.countable(context.view) or phase.counts[0]
    return [Declare(count), *(Announce(item) for item in phase.items)]


def _chains(context: Context) -> list[Action]:
    """The next step on the game and on each announced bonus."""
    announced = context.view.table.speech.announced
    return [Double(GAME), *(Double(bonus.item, bonus.seat) for bonus in announced)]


def _column_block(
    context: Context, id: str, title: str, actions: list[Action], box: Rect, columns: int, line: int
) -> Iterable[Widget]:
    """Toggles in columns under a small heading."""
    paint = context.paint
    head = paint.text.line_height(paint.scale.small)
    colour = paint.theme.on_paper_second
    yield Label(
        f"{id}:title", Rect(box.x, box.y, box.w, head), title, px=paint.scale.small, colour=colour, face=Face.STRONG
    )
    rows = -(-len(actions) // columns)
    width = box.w // columns
    for number, action in enumerate(actions):
        column, row = divmod(number, rows)
        rect = Rect(
            box.x + column * width, box.y + head + row * line, width - paint.scale.px(8), line - paint.scale.px(4)
        )
        yield _toggle(context, action, rect)


def _toggle(context: Context, action: Action, rect: Rect) -> Toggle:
    view, choosing, tr = context.view, context.choosing, context.tr
    checked = action in choosing.speech
    _, why = (choosing.speech, None) if checked else with_action(view, choosing.speech, action)

    def change(on: bool) -> None:
        if on:
            choosing.speech, _ = with_action(view, choosing.speech, action)
        else:
            choosing.speech = without(view, choosing.speech, action)
        context.refresh()

    reason = why_text(tr, why, context.seating.name) if why else ""
    toggle = ShortToggle(
        _id(action), rect, _label(context, action), change, checked=checked, enabled=not why, reason=reason
    )
    toggle.hint = gloss(tr, action, view)
    return toggle


class ShortToggle(Toggle):
    """A toggle that tells its reason only in the tooltip: the sheet has no room for a second line."""

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Box and label."""
        reason, hint = self.reason, self.hint
        self.reason = ""
        super().draw(surface, paint)
        self.reason = reason
        self.hint = hint or self.hint


def _id(action: Action) -> str:
    match action:
        case Declare():
            return "declare"
        case Announce(item):
            return f"announce:{item}"
        case Double(item, seat):
            return f"double:{item}" if seat is None else f"double:{item}@{seat}"
    raise ValueError(f"nothing to tick for {action}")


def _label(context: Context, action: Action) -> str:
    """What is ticked; a chain tells how far it has come and whose item it is."""
    tr, view = context.tr, context.view
    if not isinstance(action, Double):
        return spoken(tr, action, view)
    steps, owner = chain(context, action)
    name = tr("announce.game") if action.seat is None else item_name(tr, action.item)
    whose = "" if owner is None else tr("announce.of", name=context.seating.name(owner))
    if len(steps) == len(MULTIPLIERS) - 1:
        return tr("announce.ended", item=name, whose=whose, times=MULTIPLIERS[-1])
    step = step_name(tr, len(steps))
    return tr("announce.step", item=name, whose=whose, step=step, times=MULTIPLIERS[len(steps) + 1])


def chain(context: Context, action: Double) -> tuple[tuple[Seat, ...], Seat | None]:
    """Who has said the steps so far, and whose bonus it is; None for the game."""
    speech = context.view.table.speech
    if action.seat is None:
        return speech.game, None
    bonus = next((b for b in speech.announced if (b.item, b.seat) == (action.item, action.seat)), None)
    return (bonus.steps if bonus else ()), action.seat


def _say_button(context: Context, foot: Rect, speak: Callable[[], None]) -> Button:
    """The button spells out what will be said."""
    tr, said = context.tr, in_order(context.choosing.speech)
    words = [spoken(tr, action, after(context.view, said[:place])) for place, action in enumerate(said)]
    label = tr("announce.say", words=", ".join(words)) if words else tr("announce.merge")
    width = min(foot.w, max(button_size(context.paint, label)[0], context.paint.scale.px(200)))
    return Button("say", Rect(foot.right - width, foot.y, width, foot.h), label, speak, style=Style.PRIMARY)


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
