"""The strip at the top: the stakes and the progress of the hand; in the bidding the calls so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from tarokgui.draw.geometry import Rect
from tarokgui.table.badges import Badge, StripPlate, cell_width
from tarokgui.table.context import Context
from tarokgui.table.rowheights import captioned
from tarokgui.viewmodel.stripcells import Cell, Way, beside
from tarokgui.widgets.base import Widget

CONTRACT_W: Final = 190
"""The least width of the cell with the contract, in units: the next cell does not jump when its words change."""


def bar_widgets(context: Context) -> Iterable[Widget]:
    """The plate and its cells."""
    bar, strip = context.layout.bar, context.model.strip
    yield StripPlate(bar, context.tr("bar.strip"))
    end: Way = ()
    counts = any(cell.id == "points" for cell in strip.standings[0])
    most = bar.w // 2 if counts else bar.w * 2 // 5  # a learner's count is worth a shorter contract
    for end in strip.standings:
        if sum(cell_width(context.paint, cell) for cell in end) <= most:
            break
    widths = {cell.id: cell_width(context.paint, cell) for cell in end}
    all_of_them = end
    while len(end) > 1 and sum(widths[cell.id] for cell in end) > most:
        end = end[1:]
    end = beside(end, all_of_them)
    right = bar.right - sum(widths[cell.id] for cell in end)
    yield from _laid(context, strip.stakes, strip.past, Rect(bar.x, bar.y, right - bar.x, bar.h))
    x = right
    for cell in end:
        yield Badge(Rect(x, bar.y, widths[cell.id], bar.h), cell)
        x += widths[cell.id]


def _laid(context: Context, stakes: Sequence[Sequence[Way]], past: Sequence[Way], room: Rect) -> Iterator[Badge]:
    """Each thing in the longest way that fits beside the others; the first has its least width. What is *past* is
    shortened before all else."""
    paint = context.paint
    least = min(paint.scale.px(CONTRACT_W), room.w // 3)

    def width(cell: Cell) -> int:
        wide = cell_width(paint, cell)
        return max(wide, least) if cell.id == "contract" and captioned(paint.scale) else wide

    whole = [cell for ways in stakes for cell in ways[0]]
    left = room.w - sum(map(width, whole))
    beside_them = next((way for way in past if sum(map(width, way)) <= left), past[-1] if past else ())
    ways = [*stakes, (beside_them,)]
    # A shorter contract is better than a king without words; so the sum of the steps counts, then those of the last.
    choices = sorted(product(*(range(len(each)) for each in ways)), key=lambda way: (sum(way), way[::-1]))
    cells: list[Cell] = []
    for choice in choices:
        cells = [cell for each, step in zip(ways, choice, strict=True) for cell in each[step]]
        if sum(map(width, cells)) <= room.w:
            break
    x = room.x
    for place, cell in enumerate(cells):
        wide = max(1, min(width(cell), room.right - x))
        yield Badge(Rect(x, room.y, wide, room.h), cell, cards=context.paint.cards, first=place == 0)
        x += wide
