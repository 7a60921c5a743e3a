"""The final standings of an evening: a row for each player, the first above, figures in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

GAP: Final = 22
"""Units between two columns."""
PAD: Final = 4
"""Units above and below the words of a row."""


class FinalRows(NamedTuple):
    """The contents of the table: *heads* over the figures, and for each player the name and as many figures."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    total: int
    """The number of the figure that is the total, which is set larger."""


def column_widths(paint: DrawContext, told: FinalRows) -> list[int]:
    """The width of each column in pixels: the names, then the figures."""
    text, scale = paint.text, paint.scale
    names = max(text.size(row[0], Face.LABEL, scale.medium)[0] for row in told.rows)
    widths = [names]
    for place, head in enumerate(told.heads):
        face = _face(place == told.total)
        figures = max(text.size(row[place + 1], face, scale.medium)[0] for row in told.rows)
        widths.append(max(figures, text.size(head, Face.BODY, scale.small)[0]))
    return widths


def table_size(paint: DrawContext, told: FinalRows) -> tuple[int, int]:
    """The least width and the height of the table in pixels."""
    widths = column_widths(paint, told)
    head, row = _heights(paint)
    return sum(widths) + paint.scale.px(GAP) * (len(widths) - 1), head + row * len(told.rows)


def _heights(paint: DrawContext) -> tuple[int, int]:
    """The height of the heads and of a row."""
    text, scale = paint.text, paint.scale
    return text.line_height(scale.small) + scale.px(PAD), text.line_height(scale.medium) + 2 * scale.px(PAD)


def _face(total: bool) -> Face:
    return Face.TOTAL if total else Face.BODY


class FinalTable(Widget):
    """The table; its label says the same in sentences."""

    role = "text"

    def __init__(self, id: str, rect: Rect, told: FinalRows, sentences: str) -> None:
        super().__init__(id, rect, sentences)
        self._told = told

    def node(self) -> Node:
        """The sentences."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Heads, then the rows with a rule above each."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        columns = self._columns(paint)
        head, high = _heights(paint)
        for words, (x, w) in zip(self._told.heads, columns[1:], strict=True):
            box = Rect(x, self.rect.y, w, head - scale.px(PAD))
            text.line(surface, words, box, Face.BODY, scale.small, theme.on_paper_second, Align.RIGHT)
        for number, (name, *figures) in enumerate(self._told.rows):
            y = self.rect.y + head + number * high
            surface.fill(theme.paper_edge, (self.rect.x, y, self.rect.w, scale.hair))
            x, w = columns[0]
            text.line(surface, name, Rect(x, y, w, high), Face.LABEL, scale.medium, theme.on_paper)
            for place, (figure, (x, w)) in enumerate(zip(figures, columns[1:], strict=True)):
                total = place == self._told.total
                colour = theme.on_paper if total else theme.on_paper_second
                text.line(surface, figure, Rect(x, y, w, high), _face(total), scale.medium, colour, Align.RIGHT)

    def _columns(self, paint: DrawContext) -> Sequence[tuple[int, int]]:
        """The left edge and the width of each column; the names take the room that the figures leave."""
        widths, gap = column_widths(paint, self._told), paint.scale.px(GAP)
        widths[0] = max(widths[0], self.rect.w - sum(widths[1:]) - gap * (len(widths) - 1))
        places, x = [], self.rect.x
        for width in widths:
            places.append((x, width))
            x += width + gap
        return places
