"""Widgets one under the other in a window that scrolls: settings, house rules, the list of keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class ColumnLine(NamedTuple):
    """One row to come: its height at a width, the function that makes it in its place, and units of space above it."""

    height: Callable[[int], int]
    make: Callable[[Rect], Widget]
    above: float = 10.0
    more: Callable[[Rect], Iterable[Widget]] = lambda rect: ()
    """Makes the widgets on top of it."""


class Column:
    """Lays lines out and remembers the distance scrolled. *offset* is in pixels."""

    def __init__(self) -> None:
        self.offset = 0
        self.view = Rect(0, 0, 0, 0)
        self.length = 0

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.length - self.view.h)

    def lay(
        self, lines: Sequence[ColumnLine], box: Rect, paint: DrawContext, scrolled: Callable[[], None]
    ) -> Iterable[Widget]:
        """The widgets of the lines in *box*, and the bar at its right if there is more than fits."""
        edge = paint.scale.px(8)
        bar = paint.scale.px(12, 10)
        width = box.w - 2 * edge
        heights = [line.height(width) for line in lines]
        if sum(heights) + sum(paint.scale.px(line.above) for line in lines) > box.h - 2 * edge:
            width -= bar
            heights = [line.height(width) for line in lines]
        self.view = box
        tops, y = [], edge
        for number, (line, height) in enumerate(zip(lines, heights, strict=True)):
            y += paint.scale.px(line.above) if number else 0
            tops.append(y)
            y += height
        self.length = y + edge
        self.offset = max(0, min(self.offset, self.furthest))
        for line, top, height in zip(lines, tops, heights, strict=True):
            place = Rect(box.x + edge, box.y + top - self.offset, width, height)
            below = place.bottom > box.bottom and height <= box.h // 2
            for widget in (line.make(place), *line.more(place)):
                widget.clip = box._replace(h=0) if below else box  # no row is cut through at the foot
                yield widget
        if self.furthest:
            yield ScrollBar("scroll", Rect(box.right - bar, box.y, bar, box.h), self, scrolled)

    def rest(self) -> None:
        """Forget the layout: there is nothing to scroll."""
        self.offset, self.length, self.view = 0, 0, Rect(0, 0, 0, 0)

    def scroll(self, by: int) -> bool:
        """Move by so many pixels; True if anything moved."""
        before = self.offset
        self.offset = max(0, min(self.offset + by, self.furthest))
        return self.offset != before

    def reveal(self, rect: Rect, margin: int) -> bool:
        """Scroll so that *rect* is seen, with *margin* pixels around it; True if anything moved."""
        if rect.h + 2 * margin > self.view.h:
            return self.scroll(rect.y - self.view.y - margin) if not self.view.meets(rect) else False
        if rect.y - margin < self.view.y:
            return self.scroll(rect.y - margin - self.view.y)
        if rect.bottom + margin > self.view.bottom:
            return self.scroll(rect.bottom + margin - self.view.bottom)
        return False


class ScrollBar(Widget):
    """Shows the place in the column; can be dragged. Keys do not stop here: they move the widgets in the column."""

    role = "group"

    def __init__(self, id: str, rect: Rect, column: Column, scrolled: Callable[[], None]) -> None:
        super().__init__(id, rect)
        self._column = column
        self._scrolled = scrolled

    def pointer(self, command: Pointer) -> bool:
        """Bring the middle of the handle to the pressed pointer."""
        if command.kind is PointerKind.UP:
            self.pressed = False
            return True
        if command.kind is PointerKind.DOWN:
            self.pressed = True
        if command.kind is PointerKind.DOWN or (self.pressed and command.kind is PointerKind.MOVE):
            column, handle = self._column, self._handle()
            room = max(1, self.rect.h - handle.h)
            wanted = round((command.pos[1] - self.rect.y - handle.h / 2) / room * column.furthest)
            if column.scroll(wanted - column.offset):
                self._scrolled()
            return True
        return False

    def _handle(self) -> Rect:
        column = self._column
        height = max(self.rect.w * 3, self.rect.h * column.view.h // max(1, column.length))
        y = self.rect.y + (self.rect.h - height) * column.offset // max(1, column.furthest)
        return Rect(self.rect.x, y, self.rect.w, height)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """A hairline and the handle on it."""
        theme = paint.theme
        x = self.rect.centre[0]
        surface.fill(theme.paper_edge, (x, self.rect.y, paint.scale.hair, self.rect.h))
        lit = self.hovered or self.pressed
        paint.rounded(surface, self._handle().inset(self.rect.w // 4, 0), theme.ink if lit else theme.on_disabled, 4)
