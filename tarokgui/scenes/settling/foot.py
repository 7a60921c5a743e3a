"""The foot of the sheet: how everybody stands, what lies in the pot, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine import Seat
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.settling.account import doubles_left
from tarokgui.scenes.settling.lines import own_words
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.widgets.base import Widget
from tarokgui.widgets.button import Button, Style, button_size
from tarokgui.widgets.drawcontext import DrawContext
from tarokgui.widgets.portrait import Party
from tarokgui.widgets.standing import ScoreStanding
from tarokgui.wording.numerals import signed


class FootCell(NamedTuple):
    """What a standing shows."""

    id: str
    party: Party
    total: int
    change: int | None
    note: str = ""


def cells(sheet: SheetContext) -> list[FootCell]:
    """Everybody, the person first, and the pot if the game has one."""
    session, done, tr = sheet.live.session, sheet.done, sheet.tr
    totals = session.totals()
    found = [
        FootCell(f"standing:{seat}", sheet.party(seat), totals[seat], done.scores[seat], _beside(sheet, seat))
        for seat in sheet.order
    ]
    left = doubles_left(session.match, done) if not session.finished else 0
    if session.variant.carry.has_pot or left:
        note = tr("settlement.doubles", n=left) if left else ""
        moved = -sum(done.pot_moves(len(done.scores)))
        found.append(FootCell("standing:pot", sheet.party(None), done.pot, moved or None, note))
    return found


def _beside(sheet: SheetContext, seat: Seat) -> str:
    """What the game says beside a total, after the change."""
    words = own_words(sheet).standing(sheet, seat)
    return f"{signed(sheet.done.scores[seat], sheet.tr.language)} · {words}" if words else ""


def standings(sheet: SheetContext, galley: SheetLayout) -> None:
    """The cells side by side, in as many rows as they need."""
    paint = galley.paint
    gap, high = paint.scale.px(14), ScoreStanding.height(paint)
    found = cells(sheet)
    language = sheet.tr.language
    least = [
        ScoreStanding.least(paint, cell.party.name, cell.total, cell.change, language, cell.note) for cell in found
    ]
    across = len(found)
    while across > 1 and max(_widths(least, across)) > galley.w - (across - 1) * gap:
        across -= 1
    across = -(-len(found) // -(-len(found) // across))
    equal = (galley.w - (across - 1) * gap) // across
    if max(least) <= equal:
        least = [equal] * len(found)
    for first in range(0, len(found), across):
        if first:
            galley.space(6)
        row = least[first : first + across]
        spare = max(0, galley.w - sum(row) - (across - 1) * gap) // across
        x = galley.x
        for cell, wide in zip(found[first : first + across], row, strict=True):
            rect = Rect(x, galley.y, min(wide + spare, galley.x + galley.w - x), high)
            grown = sheet.grown("payments")
            galley.widgets.append(
                ScoreStanding(
                    cell.id, rect, cell.party, cell.total, cell.change, language=language, note=cell.note, grown=grown
                )
            )
            x += wide + spare + gap
        galley.y += high


def _widths(least: list[int], across: int) -> list[int]:
    """What each row takes if so many stand side by side."""
    return [sum(least[first : first + across]) for first in range(0, len(least), across)]


class FootChoice(NamedTuple):
    """A button to be; ``short`` is another label for it where the buttons would need one row more."""

    id: str
    label: str
    press: Callable[[], None]
    style: Style = Style.PLAIN
    enabled: bool = True
    reason: str = ""
    hint: str = ""
    short: str = ""


def shortened(paint: DrawContext, choices: list[FootChoice], w: int) -> list[FootChoice]:
    """The choices with their short labels if these save a row, else as they are."""
    short = [
        choice._replace(label=choice.short, hint=f"{choice.label}\n{choice.hint}".strip()) if choice.short else choice
        for choice in choices
    ]
    return short if len(button_rows(paint, short, w)) < len(button_rows(paint, choices, w)) else choices


def button_rows(paint: DrawContext, choices: list[FootChoice], w: int) -> list[list[FootChoice]]:
    """The buttons broken into rows; the last one given is the last of the last row."""
    gap = paint.scale.px(12)
    rows: list[list[FootChoice]] = [[]]
    used = 0
    for choice in reversed(choices):
        wide = button_size(paint, choice.label)[0]
        if rows[-1] and used + gap + wide > w:
            rows.append([])
            used = 0
        used += wide + (gap if rows[-1] else 0)
        rows[-1].append(choice)
    return [list(reversed(row)) for row in reversed(rows)]


def buttons_height(paint: DrawContext, choices: list[FootChoice], w: int) -> int:
    """Pixels the buttons take in that width."""
    rows = len(button_rows(paint, choices, w))
    return rows * paint.scale.target + (rows - 1) * paint.scale.px(8)


def buttons(paint: DrawContext, choices: list[FootChoice], box: Rect) -> Iterable[Widget]:
    """The rows of buttons set to the right; the first of all stands at the left edge if its row has room."""
    gap = paint.scale.px(12)
    y = box.y
    for row in button_rows(paint, choices, box.w):
        x = box.right
        made: list[Widget] = []
        for choice in reversed(row):
            wide = min(box.w, button_size(paint, choice.label)[0])
            x -= wide
            at = box.x if choice is choices[0] else x
            button = Button(
                choice.id,
                Rect(at, y, wide, paint.scale.target),
                choice.label,
                choice.press,
                style=choice.style,
                enabled=choice.enabled,
                reason=choice.reason,
            )
            button.hint = choice.hint
            made.append(button)
            x -= gap
        yield from reversed(made)
        y += paint.scale.target + paint.scale.px(8)
