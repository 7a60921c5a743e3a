"""A table on a page of the book."""

from __future__ import annotations

from collections.abc import Callable

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.rulebook import Block, plain
from tarokgui.widgets.flow import Manner, Word
from tarokgui.widgets.setcolumn import SetColumn
from tarokgui.widgets.setpage import Hair


def set_table(col: SetColumn, block: Block) -> None:
    """Set the table of a block, as wide as the column."""
    col.clear()
    theme, size = col.paint.theme, col.size
    pad, hair = col.px(8), col.paint.scale.hair
    head = Manner(Face.STRONG, col.small, theme.on_paper_second)
    cells: list[list[list[Word]]] = [
        [col.words(cell, head if n == 0 else col.body, head if n == 0 else col.strong) for cell in row]
        for n, row in enumerate(block.rows)
    ]
    widths = _columns(col, cells, pad)
    centred = [_is_short(block, column) for column in range(len(widths))]
    for number, row in enumerate(cells):
        step = round((col.small if number == 0 else size) * 1.26)
        top, x, foot = col.y, 0, col.y
        col.y += col.px(5)
        placed = []
        for column, words in enumerate(row):
            left = x + (0 if column == 0 else pad)
            width = widths[column] - (pad if column == 0 else 2 * pad)
            align = 0.5 if centred[column] else 0.0
            placed.append(col.flow.lines(words, col.y, step, _fixed(left, width), align))
            foot = max(foot, placed[-1][1])
            x += widths[column]
        for runs, _ in placed:
            col.page.placed += runs
        col.y = foot + col.px(5)
        rule = theme.ink if number == 0 else theme.paper_edge
        col.page.placed.append(Hair(Rect(0, col.y, col.page.width, hair), rule))
        assert col.y > top
    col.y += col.px(16)


def _is_short(block: Block, column: int) -> bool:
    """True if a column has figures, which stand centred."""
    return column > 0 and all(len(plain(row[column])) <= 16 for row in block.rows[1:])


def _columns(col: SetColumn, cells: list[list[list[Word]]], pad: int) -> list[int]:
    """The width of each column: that of its text, or narrower as far as words allow; all fill the page."""
    count = len(cells[0])
    want = [max(col.flow.natural(row[column]) for row in cells) for column in range(count)]
    least = [max(col.flow.widest(row[column]) for row in cells) for column in range(count)]
    room = col.page.width - pad * (2 * count - 1)
    if sum(want) > room:
        spare = max(0, room - sum(least))
        stretch = sum(want) - sum(least) or 1
        got = [low + (high - low) * spare // stretch for low, high in zip(least, want, strict=True)]
    else:
        extra = room - sum(want)
        share = extra // (count + 1)
        got = [width + share for width in want]
        got[0] += extra - share * count
    return [width + (pad if column == 0 else 2 * pad) for column, width in enumerate(got)]


def _fixed(left: int, width: int) -> Callable[[int], tuple[int, int]]:
    return lambda y: (left, width)
