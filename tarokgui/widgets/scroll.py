"""A box of paragraphs or choosable rows that scrolls up and down, never sideways."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.widgets.base import ACTIVATE, Widget

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


@dataclass(frozen=True, slots=True)
class ScrollRow:
    """One paragraph. *heading* sets it larger; *second* is a quieter paragraph under it; *hint* is its tooltip."""

    text: str
    second: str = ""
    heading: bool = False
    hint: str = ""


class ScrollBox(Widget):
    """Rows in a box on paper. With *on_choose* the rows can be chosen; without it, it is text to read.

    Keys when focused: up, down, page up, page down, home, end; at an end up and down are left to the focus list.
    """

    role = "list"
    focusable = True

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        rows: Sequence[ScrollRow],
        paint: DrawContext,
        *,
        on_choose: Callable[[int], None] | None = None,
        at_end: bool = False,
    ) -> None:
        super().__init__(id, rect, label)
        self.rows = tuple(rows)
        self.on_choose = on_choose
        self.chosen = 0
        self._paint = paint
        self._tops = self._measure()
        self.offset = self.furthest if at_end else 0
        """Pixels scrolled away above."""
        self._at: int | None = None
        """The row under the pointer."""

    @property
    def tooltip(self) -> str:
        """The tooltip of the row under the pointer."""
        return self.rows[self._at].hint if self.hovered and self._at is not None else ""

    @property
    def told_of(self) -> Rect:
        """The row under the pointer, as far as it is seen."""
        if self._at is None:
            return self.rect
        view = self.rect.inset(self._pad)
        top, foot = self._tops[self._at], self._tops[self._at + 1]
        return Rect(view.x, view.y + top - self.offset, self._room, foot - top).common(view)

    def pointed(self, pos: tuple[int, int]) -> bool:
        """Note the row that the tooltip is about; True if it is another one."""
        before, self._at = self._at, self.row_at(pos)
        return before != self._at

    @property
    def furthest(self) -> int:
        """The largest offset in pixels: at it a row begins at the top, so that no line is cut through."""
        least = max(0, self._tops[-1] - self.rect.h + 2 * self._pad)
        return next((top for top in self._tops[:-1] if top >= least), least)

    @property
    def _pad(self) -> int:
        return self._paint.scale.px(8)

    @property
    def _room(self) -> int:
        return self.rect.w - 2 * self._pad - self._paint.scale.px(12)

    def _measure(self) -> list[int]:
        """The top of every row, and the foot of the last."""
        tops = [0]
        for row in self.rows:
            tops.append(tops[-1] + self._row_height(row))
        return tops

    def _row_height(self, row: ScrollRow) -> int:
        text, scale = self._paint.text, self._paint.scale
        face, px = self._cut(row)
        height = text.height(row.text, face, px, self._room) + scale.px(6)
        if row.second:
            height += text.height(row.second, Face.BODY, scale.small, self._room)
        return height

    def _cut(self, row: ScrollRow) -> tuple[Face, int]:
        scale = self._paint.scale
        return (Face.TITLE, scale.large) if row.heading else (Face.BODY, scale.medium)

    def scroll(self, by: int) -> bool:
        """Move by so many pixels; True if anything moved."""
        before = self.offset
        self.offset = max(0, min(self.offset + by, self.furthest))
        return self.offset != before

    def show(self, index: int) -> None:
        """Scroll so that row *index* is seen."""
        top, foot = self._tops[index], self._tops[index + 1]
        height = self.rect.h - 2 * self._pad
        if top < self.offset:
            self.offset = top
        elif foot > self.offset + height:
            self.offset = min(self.furthest, foot - height)

    def key(self, command: Key) -> bool:
        """Scroll, or move and take the choice."""
        if command.mods:
            return False
        step, page = self._paint.scale.px(40), self.rect.h - self._paint.scale.px(40)
        if self.on_choose is not None and self.rows:
            if command.name in ("up", "down"):
                return self._move(1 if command.name == "down" else -1)
            if command.name in ACTIVATE:
                if not command.repeat:
                    self.on_choose(self.chosen)
                return True
        by = {"up": -step, "down": step, "page up": -page, "page down": page}.get(command.name)
        if by is not None:
            return self.scroll(by)
        if command.name in ("home", "end"):
            self.chosen = 0 if command.name == "home" else max(0, len(self.rows) - 1)
            self.offset = 0 if command.name == "home" else self.furthest
            return True
        return False

    def _move(self, by: int) -> bool:
        wanted = self.chosen + by
        if not 0 <= wanted < len(self.rows):
            return False
        self.chosen = wanted
        self.show(wanted)
        return True

    def pointer(self, command: Pointer) -> bool:
        """Scroll by the wheel; choose the row under a click."""
        if command.kind is PointerKind.WHEEL:
            self.scroll(-command.steps * self._paint.scale.px(48))
            return True
        if command.kind is PointerKind.DOWN:
            return True
        if command.kind is PointerKind.UP and self.on_choose is not None and self.hit(command.pos):
            index = self.row_at(command.pos)
            if index is not None:
                self.chosen = index
                self.on_choose(index)
            return True
        return False

    def row_at(self, pos: tuple[int, int]) -> int | None:
        """The row under the point."""
        y = pos[1] - self.rect.y - self._pad + self.offset
        return next((i for i in range(len(self.rows)) if self._tops[i] <= y < self._tops[i + 1]), None)

    def node(self) -> Node:
        """Name and, of a list to choose from, the row the choice stands on; of a text all of it."""
        label = self.label
        if self.on_choose is None:
            label = f"{label}: " + "; ".join(f"{row.text} {row.second}".strip() for row in self.rows)
        elif self.rows:
            label = f"{label}: {self.rows[self.chosen].text}"
        return Node(self.id, label, self.role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The rows in view and the bar that shows their place."""
        theme, scale = paint.theme, paint.scale
        paint.framed(surface, self.rect, theme.paper_inset, theme.paper_edge, theme.button_radius)
        view = self.rect.inset(self._pad)
        clip = surface.get_clip()
        surface.set_clip(view)
        for i, row in enumerate(self.rows):
            y = view.y + self._tops[i] - self.offset
            if y < view.bottom and y + self._tops[i + 1] - self._tops[i] > view.y:
                self._draw_row(surface, paint, row, Rect(view.x, y, self._room, self._tops[i + 1] - self._tops[i]), i)
        surface.set_clip(clip)
        if self.furthest:
            track = Rect(self.rect.right - scale.px(10), view.y, scale.px(5, 4), view.h)
            whole = self.furthest + view.h
            thumb = max(scale.px(24), view.h * view.h // whole)
            y = track.y + (track.h - thumb) * self.offset // self.furthest
            paint.rounded(surface, track, theme.paper_disabled, 3)
            paint.rounded(surface, Rect(track.x, y, track.w, thumb), theme.on_disabled, 3)

    def _draw_row(self, surface: pygame.Surface, paint: DrawContext, row: ScrollRow, box: Rect, index: int) -> None:
        theme, text = paint.theme, paint.text
        face, px = self._cut(row)
        if self.on_choose is not None and index == self.chosen:
            paint.rounded(surface, Rect(box.x - 4, box.y, box.w + 4, box.h), theme.paper_disabled, 4)
        colour = theme.oxblood if row.heading else theme.on_paper
        height = text.height(row.text, face, px, box.w)
        text.paragraph(surface, row.text, Rect(box.x, box.y, box.w, height), face, px, colour)
        if row.second:
            below = Rect(box.x, box.y + height, box.w, box.h - height)
            text.paragraph(surface, row.second, below, Face.BODY, paint.scale.small, theme.on_paper_second)
