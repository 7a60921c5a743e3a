"""The standings at the foot of the sheet: each player's total with its change, and the pot."""

from __future__ import annotations

from typing import NamedTuple

from engine import Seat
from tarokgui.draw.geometry import Rect
from tarokgui.scenes.settlementsheet.account import doubles_left, own_words
from tarokgui.settlement.context import SheetContext
from tarokgui.settlement.sheetlayout import SheetLayout
from tarokgui.widgets.portrait import Party
from tarokgui.widgets.totals import SeatTotal
from tarokgui.wording.numerals import signed


class FootCell(NamedTuple):
    """The contents of a standing."""

    id: str
    party: Party
    total: int
    change: int | None
    note: str = ""


def cells(sheet: SheetContext) -> list[FootCell]:
    """All players, the person first, and the pot if the game has one."""
    session, done, tr = sheet.live.session, sheet.done, sheet.tr
    totals = session.totals()
    found = [
        FootCell(f"standing:{seat}", sheet.party(seat), totals[seat], done.scores[seat], _beside(sheet, seat))
        for seat in sheet.order
    ]
    left = doubles_left(session.match, done) if not session.moment.finished else 0
    if session.variant.carry.has_pot or left:
        note = tr("settlement.doubles", n=left) if left else ""
        moved = -sum(done.pot_moves(len(done.scores)))
        found.append(FootCell("standing:pot", sheet.party(None), done.pot, moved or None, note))
    return found


def _beside(sheet: SheetContext, seat: Seat) -> str:
    """The game's own words beside a total, after the change."""
    words = own_words(sheet).standing(sheet, seat)
    return f"{signed(sheet.done.scores[seat], sheet.tr.language)} · {words}" if words else ""


def standings(sheet: SheetContext, layout: SheetLayout) -> None:
    """Set the cells side by side, in as many rows as they need."""
    paint = layout.paint
    gap, high = paint.scale.px(14), SeatTotal.height(paint)
    found = cells(sheet)
    language = sheet.tr.language
    least = [SeatTotal.least(paint, cell.party.name, cell.total, cell.change, language, cell.note) for cell in found]
    across = len(found)
    while across > 1 and max(_widths(least, across)) > layout.w - (across - 1) * gap:
        across -= 1
    across = -(-len(found) // -(-len(found) // across))
    equal = (layout.w - (across - 1) * gap) // across
    if max(least) <= equal:
        least = [equal] * len(found)
    for first in range(0, len(found), across):
        if first:
            layout.space(6)
        row = least[first : first + across]
        spare = max(0, layout.w - sum(row) - (across - 1) * gap) // across
        x = layout.x
        for cell, wide in zip(found[first : first + across], row, strict=True):
            rect = Rect(x, layout.y, min(wide + spare, layout.x + layout.w - x), high)
            grown = sheet.grown("totals")
            layout.widgets.append(
                SeatTotal(
                    cell.id, rect, cell.party, cell.total, cell.change, language=language, note=cell.note, grown=grown
                )
            )
            x += wide + spare + gap
        layout.y += high


def _widths(least: list[int], across: int) -> list[int]:
    """The width of each row if so many stand side by side."""
    return [sum(least[first : first + across]) for first in range(0, len(least), across)]
