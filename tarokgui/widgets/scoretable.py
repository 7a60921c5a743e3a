"""The rows of the score sheet: one for each hand, one column for each player. Only those in sight are drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import outline
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.scorerow import RowDrawing, ScoreColumns, ScoreRow

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


class ScoreTable(Widget):
    """Scrolls by wheel, thumb and keys, row by row. Only the rows in sight are made: there may be thousands.

    ``offset`` is the number of the row at the top. *rows* are asked for one by one. A row is opened by a click, or by
    Enter after the arrows have gone to it: *opens* gives the words for opening it, empty if it does nothing, and *open*
    does it.
    """

    role = "table"
    focusable = True

    def __init__(
        self,
        rect: Rect,
        label: str,
        rows: Sequence[ScoreRow],
        columns: ScoreColumns,
        paint: DrawContext,
        language: str,
        *,
        offset: int = 0,
        opens: Callable[[int], str] = lambda number: "",
        open: Callable[[int], None] = lambda number: None,
    ) -> None:
        super().__init__("hands", rect, label)
        self.rows = rows
        self._paint = paint
        self._drawing = RowDrawing(columns, paint, language)
        self.offset = max(0, min(offset, self.furthest))
        self._grip: int | None = None
        self._legend: Widget | None = None
        self._opens, self._open = opens, open
        self._pointed: int | None = None
        """The row that the pointer is on, if it can be opened."""
        self._held: int | None = None
        """The row that was pressed."""
        self.cursor: int | None = None
        """The row that the arrows have gone to."""

    def explain(self, legend: Widget) -> None:
        """Show *legend*, which explains the sign of something taken back, while a row in sight has it."""
        self._legend = legend
        self._look()

    def _look(self) -> None:
        if self._legend is not None:
            self._legend.visible = any(self.rows[number].assisted for number, _ in self._in_sight())

    @cached_property
    def furthest(self) -> int:
        """The largest offset: from there the last rows are whole."""
        first, high = len(self.rows), 0
        while first > 0 and (high := high + self._drawing.height(self.rows[first - 1])) <= self.rect.h:
            first -= 1
        return min(first, max(0, len(self.rows) - 1))

    def used(self) -> int:
        """The pixels of height that the rows need, or all that there are if they scroll."""
        return self.rect.h if self.furthest else sum(self._drawing.height(row) for row in self.rows)

    @property
    def pointer_cursor(self) -> Cursor:
        """A hand over a row that can be opened."""
        return Cursor.ARROW if self._pointed is None else Cursor.HAND

    def _in_sight(self) -> Iterator[tuple[int, Rect]]:
        """The rows that are seen, the last perhaps in part, each with its place."""
        y, width = self.rect.y, self.rect.w - self.gutter(self._paint)
        for number in range(self.offset, len(self.rows)):
            if y >= self.rect.bottom:
                return
            high = self._drawing.height(self.rows[number])
            yield number, Rect(self.rect.x, y, width, high)
            y += high

    @staticmethod
    def gutter(paint: DrawContext) -> int:
        """The width at the right that the scroll bar takes."""
        return paint.scale.px(16, 12)

    def scroll(self, by: int) -> bool:
        """Move by so many rows; True if anything moved."""
        before = self.offset
        self.offset = max(0, min(self.offset + by, self.furthest))
        self._look()
        return self.offset != before

    def key(self, command: Key) -> bool:
        """Scroll by up, down, page up, page down, home, end; open the row of the arrows by Enter."""
        if command.mods:
            return False
        if command.name in ACTIVATE and self.cursor is not None and self._opens(self.cursor):
            self._open(self.cursor)
            return True
        return self.turn(command.name)

    def go(self, name: str) -> bool:
        """Go to the next row that can be opened, by an arrow; False if there is none in that direction."""
        by = {"up": -1, "down": 1}.get(name, 0)
        if not by:
            return False
        at = self.offset - 1 if self.cursor is None else self.cursor
        if self.cursor is None and by < 0:
            return False
        at += by
        while 0 <= at < len(self.rows) and not self._opens(at):
            at += by
        if not 0 <= at < len(self.rows):
            return False
        self.cursor = at
        while at < self.offset or (at >= self.offset + self._page and self.offset < self.furthest):
            self.scroll(-1 if at < self.offset else 1)
        return True

    def _row_at(self, pos: tuple[int, int]) -> int | None:
        """The row at *pos* if it can be opened."""
        if pos[0] >= self._track.x:
            return None
        return next((number for number, place in self._in_sight() if place.holds(pos) and self._opens(number)), None)

    def pointed(self, pos: tuple[int, int]) -> bool:
        """Show the effect of a click on the row."""
        before, self._pointed = self._pointed, self._row_at(pos)
        self.hint = "" if self._pointed is None else self._opens(self._pointed)
        return before != self._pointed

    @property
    def told_of(self) -> Rect:
        """The row that the tooltip is about."""
        return next((place for number, place in self._in_sight() if number == self._pointed), self.rect)

    def turn(self, name: str) -> bool:
        """Scroll by a key; False at the end of the way and for other keys."""
        page = self._page
        by = {"up": -1, "down": 1, "page up": -page, "page down": page, "home": -self.offset}
        by["end"] = self.furthest - self.offset
        return name in by and self.scroll(by[name])

    @property
    def _page(self) -> int:
        """As many rows as are whole."""
        return max(1, sum(1 for _, place in self._in_sight() if place.bottom <= self.rect.bottom))

    def pointer(self, command: Pointer) -> bool:
        """Scroll by wheel and thumb; open a row by a click."""
        if command.kind is PointerKind.WHEEL:
            self.scroll(-command.steps)
            return True
        if command.kind is PointerKind.DOWN:
            if self.furthest and command.pos[0] >= self._track.x:
                if not self._thumb.holds(command.pos):
                    self.scroll(self._page if command.pos[1] >= self._thumb.bottom else -self._page)
                self._grip = command.pos[1] - self._thumb.y
            self._held = self._row_at(command.pos)
            return True
        if command.kind is PointerKind.MOVE and self._grip is not None:
            way = max(1, self._track.h - self._thumb.h)
            wanted = ((command.pos[1] - self._grip - self._track.y) * self.furthest + way // 2) // way
            self.scroll(wanted - self.offset)
            return True
        if command.kind is PointerKind.UP:
            held, self._grip, self._held = self._held, None, None
            if held is not None and held == self._row_at(command.pos):
                self._open(held)
                return True
        return False

    def call_off(self) -> None:
        """Let go of the thumb where it is, and open no row."""
        self._grip = self._held = None

    def take_over(self, press: Widget) -> None:
        """Go on with the place on the thumb at which it was taken hold of."""
        self._grip = press._grip if isinstance(press, ScoreTable) else None

    @property
    def _track(self) -> Rect:
        wide = self._paint.scale.px(8, 6)
        return Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    @property
    def _thumb(self) -> Rect:
        track = self._track
        long = max(self._paint.scale.px(28), track.h * (len(self.rows) - self.furthest) // max(1, len(self.rows)))
        return Rect(track.x, track.y + (track.h - long) * self.offset // max(1, self.furthest), track.w, long)

    def node(self) -> Node:
        """The rows in sight in words."""
        words = "; ".join(self.rows[number].words for number, _ in self._in_sight())
        return Node(self.id, f"{self.label}: {words}", self.role, self.rect, self.enabled, self.focused)

    def row_nodes(self) -> list[Node]:
        """Each row in sight, with its place among all."""
        many = len(self.rows)
        return [
            Node(f"{self.id}:{number}", self.rows[number].words, "row", place, inside=self.id, place=(number + 1, many))
            for number, place in self._in_sight()
        ]

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The rows in sight and the scroll bar."""
        theme = paint.theme
        clip = surface.get_clip()
        surface.set_clip(clip.clip(pygame.Rect(self.rect)))
        for number, place in self._in_sight():
            self._drawing.draw(surface, paint, self.rows[number], place, shaded=number % 2 == 0)
            if number == (self._pointed if self.hovered else self.cursor if self.focused else None):
                outline(surface, place, theme.ink, paint.scale.px(4), paint.scale.px(1.6, 1))
        surface.set_clip(clip)
        if self.furthest:
            paint.rounded(surface, self._track, theme.paper_disabled, 4)
            fill = theme.ink if self.hovered else theme.on_disabled
            paint.framed(surface, self._thumb, fill, theme.paper_inset, 4)
