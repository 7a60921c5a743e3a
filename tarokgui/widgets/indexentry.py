"""An entry of a list to choose from: its words, its height, and its drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.widgets.flow import Bit, Flow, Manner, Run, words_of

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """One line of the list.

    *key* names the choice, "" for a caption. *number* stands at the right; *second* is a quieter text below; words of
    it for which *mark* says so are marked.
    """

    key: str
    label: str
    number: str = ""
    second: str = ""
    mark: Callable[[str], bool] | None = None


class EntryLines:
    """An entry set in a list that is *width* pixels wide; ``height`` is its height."""

    def __init__(self, entry: IndexEntry, width: int, paint: DrawContext) -> None:
        self._entry = entry
        self._paint = paint
        self._width = width - 2 * paint.scale.px(22)
        """The place of labels: right of the lozenge, left of the bar."""
        self._flow = Flow(paint.text)
        self._room = self._width - (paint.scale.px(34) if entry.number else 0)
        self._second: list[Run] = []
        self.height = self._measured()

    def _measured(self) -> int:
        entry, paint, scale = self._entry, self._paint, self._paint.scale
        if not entry.key:
            return round(scale.small * 2.5) + scale.px(3)
        step = round(scale.medium * 1.54)
        label_lines = paint.text.wrap(entry.label, Face.STRONG, scale.medium, self._room)
        height = max(1, len(label_lines)) * round(scale.medium * 1.2) + (step - round(scale.medium * 1.2))
        if entry.second:
            manner = Manner(Face.BODY, scale.small, paint.theme.on_paper_second)
            words = words_of([Bit(entry.second, manner)])
            if entry.mark is not None:
                mark, strong = entry.mark, manner._replace(face=Face.STRONG, colour=paint.theme.on_paper)
                words = [
                    tuple(bit._replace(marked=True, manner=strong) if mark(bit.text) else bit for bit in word)
                    for word in words
                ]
            self._second, foot = self._flow.lines(words, height, round(scale.small * 1.3), lambda y: (0, self._width))
            height = foot + scale.px(8)
        return height

    def draw(self, surface: pygame.Surface, paint: DrawContext, row: Rect, *, marked: bool) -> None:
        """The entry in its row; a lozenge stands before one that is *marked*."""
        entry = self._entry
        theme, scale, text = paint.theme, paint.scale, paint.text
        inner = Rect(row.x + scale.px(22), row.y, self._width, row.h)
        if not entry.key:
            manner = Manner(Face.STRONG, scale.small, theme.on_paper_second)
            step = round(scale.small * 1.4)
            run = self._flow.capitals(entry.label, manner, row.x + scale.px(4), row.bottom - step - scale.px(5), step)
            run.draw(surface, paint, run.rect)
            return
        if marked:
            ground = Rect(row.x + scale.px(2), row.y, row.w - scale.px(14), row.h)
            paint.rounded(surface, ground, theme.paper_inset, 4)
            step = round(scale.medium * 1.54)
            paint.lozenge(surface, (row.x + scale.px(12), row.y + min(row.h, step) // 2), 4.5, theme.oxblood)
        face, colour = (Face.STRONG, theme.oxblood) if marked or entry.second else (Face.BODY, theme.on_paper)
        lines = text.wrap(entry.label, Face.STRONG, scale.medium, self._room)
        step = round(scale.medium * 1.2)
        y = row.y + (round(scale.medium * 1.54) - step) // 2
        for line in lines:
            text.line(surface, line, Rect(inner.x, y, inner.w, step), face, scale.medium, colour)
            y += step
        if entry.number:
            box = Rect(inner.x, row.y, inner.w, min(row.h, round(scale.medium * 1.54)))
            text.line(surface, entry.number, box, Face.BODY, scale.small, theme.on_paper_second, Align.RIGHT)
        for run in self._second:
            run.draw(surface, paint, run.rect.moved(inner.x, row.y))
