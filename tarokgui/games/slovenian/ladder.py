"""A sheet of contracts to choose from: in as many columns as show them all, and the buttons at the foot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.table.context import Context
from tarokgui.table.panels.bidding import call_buttons
from tarokgui.table.panels.bidrow import BidRow, Call, Columns
from tarokgui.table.panels.pastbids import PAST, PastBids
from tarokgui.table.panels.sheet import is_roomy, lay_sheet, pane
from tarokgui.table.panels.talonpicture import picture_size
from tarokgui.widgets.base import Widget
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.label import Label
from tarokgui.widgets.pane import Pane

WIDTHS: Final = (600, 760, 860, 860)
"""The width in units of one to four columns, where letters have their usual size."""
NOTE: Final = "note"
EDGE: Final = 4
"""The room round the scrolling part, for the rings of the keyboard."""


class Grid(NamedTuple):
    """The layout: so many columns of rows; ``where`` the parts of a row are; the width and height of everything."""

    columns: int
    where: Columns
    wide: int
    apart: int
    height: int

    def places(self, count: int, x: int, y: int) -> list[Rect]:
        """The rows from there; each column is read downwards."""
        rows = -(-count // self.columns)
        step, gap = self.where.height + self.apart, self.apart + 2
        return [
            Rect(x + place // rows * (self.wide + gap), y + place % rows * step, self.wide, self.where.height)
            for place in range(count)
        ]


def numbered(calls: Iterable[Call]) -> list[Call]:
    """The rows with the keys of the number row that choose them."""
    return [replace(call, number=number) for number, call in enumerate(calls, start=1)]


def ladder_widgets(
    context: Context, title: str, calls: Sequence[Call], *, past: Sequence[str] = (), note: str = ""
) -> Iterable[Widget]:
    """The sheet: the *past* bids in a small line, the *calls*, a *note* on their consequences, and the buttons."""
    paint, scale = context.paint, context.paint.scale
    low, edge = paint.text.line_height(scale.small), scale.px(EDGE)
    whole = lay_sheet(context, title)
    untitled = lay_sheet(context, title, titled=False).body
    foot = whole.body.bottom - call_buttons(context, whole.body)[0] + scale.px(8)
    line = low + scale.px(6, 5)
    lines = line * bool(past) + line * bool(note)
    grid = grid_for(paint, calls, whole.body.w, whole.body.h - foot - lines)
    rows_h = grid.height + 2 * edge
    folded: dict[str, str] = {}
    titled = rows_h + foot + lines <= whole.body.h
    if not titled and rows_h + foot + lines > untitled.h:
        grid = grid_for(paint, calls, untitled.w, untitled.h - foot)
        rows_h = grid.height + 2 * edge
        folded[PAST] = past[0] if past else ""
        if rows_h + foot + line * bool(note) <= untitled.h:
            past, lines = (), line * bool(note)
        else:
            folded[NOTE] = note
            past, note, lines = (), "", 0
    roomy = is_roomy(paint)
    wide = scale.px(WIDTHS[grid.columns - 1]) if roomy else None
    sheet = lay_sheet(context, title, rows_h + foot + lines, wide, titled=titled)
    body = sheet.body
    grid = _grid(paint, calls, body.w - 2 * edge - Pane.gutter(paint) * (rows_h + foot + lines > body.h), grid.columns)
    yield sheet.panel
    top = body.y
    if past:
        yield PastBids(past, Rect(body.x + edge, top, body.w - 2 * edge, low))
        top += line
    if note:
        box = Rect(body.x + edge, top, body.w - 2 * edge, low)
        label = Label(NOTE, box, note, px=scale.small, colour=paint.theme.on_paper_second, wrapped=False)
        label.hint = "" if paint.text.size(note, Face.BODY, scale.small)[0] <= box.w else note
        yield label
        top += line
    buttons_top, buttons = call_buttons(context, body)
    for id, words in folded.items():
        if words:
            buttons[0].fold(id, words)
    view = Rect(body.x, top, body.w, buttons_top - top - scale.px(8))
    held = pane(context, "bids", view, rows_h)
    yield held
    places = grid.places(len(calls), view.x + edge, view.y + edge)
    rows = [BidRow(context, call, rect, grid.where) for call, rect in zip(calls, places, strict=True)]
    for row in rows:
        row.beside = sheet.rect
    yield from held.hold(rows)
    yield from buttons


def grid_for(paint: DrawContext, calls: Sequence[Call], width: int, height: int) -> Grid:
    """The fewest columns in which all rows are seen; else those in which the sheet is lowest."""
    found = [
        _grid(paint, calls, min(width, paint.scale.px(wide)) if is_roomy(paint) else width, columns)
        for columns, wide in enumerate(WIDTHS, start=1)
    ]
    fitting = [grid for grid in found if _fits(paint, calls, grid)] or found[:1]
    return next((grid for grid in fitting if grid.height <= height), min(fitting, key=lambda grid: grid.height))


def _grid(paint: DrawContext, calls: Sequence[Call], width: int, columns: int) -> Grid:
    apart = paint.scale.px(6, 5)
    wide = (width - (apart + 2) * (columns - 1)) // columns
    where = _parts(paint, calls, wide)
    rows = -(-len(calls) // columns)
    return Grid(columns, where, wide, apart, max(0, rows * (where.height + apart) - apart))


def _fits(paint: DrawContext, calls: Sequence[Call], grid: Grid) -> bool:
    """True if every word has room."""
    words = _widths(paint, calls)
    where, pad = grid.where, paint.scale.px(12, 10)
    if where.two_lines:
        below = where.picture - paint.scale.px(8)
        return where.name + words.name + words.note + 2 * pad <= grid.wide and where.gloss + words.gloss <= below
    return where.gloss + words.gloss <= where.picture


class Widths(NamedTuple):
    """The widest words of all rows, in pixels; 0 where only passing is left."""

    name: int
    gloss: int
    note: int


def _widths(paint: DrawContext, calls: Sequence[Call]) -> Widths:
    text, scale = paint.text, paint.scale
    return Widths(
        max((text.size(call.name, Face.LABEL, scale.medium)[0] for call in calls), default=0),
        max((text.size(call.gloss, Face.BODY, scale.small)[0] for call in calls), default=0),
        max((text.size(call.note, Face.STRONG, scale.small)[0] for call in calls), default=0),
    )


def _parts(paint: DrawContext, calls: Sequence[Call], width: int) -> Columns:
    """The parts of a row: in one line with the picture of the talon or without it, or in two lines likewise."""
    scale, text, words = paint.scale, paint.text, _widths(paint, calls)
    gap, pad = scale.px(14, 10), scale.px(12, 10)
    picture_w, picture_h = picture_size(paint)
    name = pad + text.size("00", Face.STRONG, scale.small)[0] + scale.px(6)
    gloss = name + words.name + gap
    end = width - pad - words.note - gap
    talon = any(call.groups for call in calls)
    if talon and gloss + words.gloss + gap + picture_w <= end:
        return Columns(name, gloss, end - picture_w, scale.target, False)
    if gloss + words.gloss <= end and not (talon and is_roomy(paint)):
        return Columns(name, gloss, end, scale.target, False, False)
    pictured = talon and name + words.gloss + scale.px(8) + picture_w + pad <= width
    low = text.line_height(scale.small)
    high = text.line_height(scale.medium) + (max(picture_h, low) if pictured else low) + scale.px(6)
    picture = width - pad - (picture_w if pictured else 0)
    return Columns(name, name, picture, max(scale.target, high), True, pictured)
