"""The rows of the score sheet: one for each hand, one column for each player. Only what is seen is drawn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tarokgui.commands import Key, Pointer, PointerKind
from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import sign_colour, signed

if TYPE_CHECKING:
    from tarokgui.widgets.paint import Paint


class ScoreRow(NamedTuple):
    """A hand. ``number`` and ``deal`` stand at the left, ``what`` and ``second`` beside; then for each player what the
    hand changed, over how he stood after it; then the pot. ``assisted``: something was taken back. ``words`` tell all.
    """

    number: str
    deal: str
    what: str
    second: str
    changes: tuple[int, ...]
    totals: tuple[int, ...]
    pool: str
    assisted: bool
    words: str


class Columns(NamedTuple):
    """Widths in pixels: the number, what was played, each player, the pot (0 for none)."""

    number: int
    what: int
    player: int
    pool: int


class ScoreTable(Widget):
    """Scrolls by wheel, thumb and keys, whole rows at its end."""

    role = "table"
    focusable = True

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        rows: Sequence[ScoreRow],
        columns: Columns,
        paint: Paint,
        offset: int = 0,
    ) -> None:
        super().__init__(id, rect, label)
        self.rows = tuple(rows)
        self.columns = columns
        self._paint = paint
        self._heights: dict[tuple[str, str], int] = {}
        self._tops = [0]
        for row in self.rows:
            self._tops.append(self._tops[-1] + self._height(row))
        self.offset = max(0, min(offset, self.furthest))
        self._grip: int | None = None

    @property
    def furthest(self) -> int:
        """The largest offset in pixels."""
        return max(0, self._tops[-1] - self.rect.h)

    @staticmethod
    def gutter(paint: Paint) -> int:
        """The width at the right that the scroll bar takes."""
        return paint.scale.px(16, 12)

    def _height(self, row: ScoreRow) -> int:
        key = (row.what, row.second)
        if key not in self._heights:
            text, scale = self._paint.text, self._paint.scale
            room = self._room
            high = text.height(row.what, Face.BODY, scale.medium, room)
            if row.second:
                high += text.height(row.second, Face.BODY, scale.small, room)
            least = text.line_height(scale.medium) + text.line_height(scale.small)
            self._heights[key] = max(high, least) + scale.px(10)
        return self._heights[key]

    @property
    def _room(self) -> int:
        """For what was played; the sign of something taken back stands behind it."""
        return self.columns.what - self._paint.scale.px(14) - self._paint.scale.medium

    def scroll(self, by: int) -> bool:
        """Move by so many pixels; whether anything moved."""
        before = self.offset
        self.offset = max(0, min(self.offset + by, self.furthest))
        return self.offset != before

    def key(self, command: Key) -> bool:
        """Up, down, page up, page down, home, end."""
        return not command.mods and self.turn(command.name)

    def turn(self, name: str) -> bool:
        """Scroll by a key; False at the end of the way and for other keys."""
        step, page = self._paint.scale.px(56), self.rect.h - self._paint.scale.px(60)
        by = {"up": -step, "down": step, "page up": -page, "page down": page, "home": -self.offset}
        by["end"] = self.furthest - self.offset
        return name in by and self.scroll(by[name])

    def pointer(self, command: Pointer) -> bool:
        """Wheel and thumb."""
        if command.kind is PointerKind.WHEEL:
            self.scroll(-command.steps * self._paint.scale.px(56))
            return True
        if command.kind is PointerKind.DOWN:
            if self.furthest and command.pos[0] >= self._track.x:
                if not self._thumb.holds(command.pos):
                    self.scroll(self.rect.h if command.pos[1] >= self._thumb.bottom else -self.rect.h)
                self._grip = command.pos[1] - self._thumb.y
            return True
        if command.kind is PointerKind.MOVE and self._grip is not None:
            way = max(1, self._track.h - self._thumb.h)
            wanted = (command.pos[1] - self._grip - self._track.y) * self.furthest // way
            self.scroll(wanted - self.offset)
            return True
        if command.kind is PointerKind.UP:
            self._grip = None
        return False

    @property
    def _track(self) -> Rect:
        wide = self._paint.scale.px(8, 6)
        return Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    @property
    def _thumb(self) -> Rect:
        track = self._track
        long = max(self._paint.scale.px(28), track.h * self.rect.h // max(1, self._tops[-1]))
        return Rect(track.x, track.y + (track.h - long) * self.offset // max(1, self.furthest), track.w, long)

    def node(self) -> Node:
        """All rows in words."""
        words = "; ".join(row.words for row in self.rows)
        return Node(self.id, f"{self.label}: {words}", self.role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """The rows in sight and the scroll bar."""
        theme = paint.theme
        clip = surface.get_clip()
        surface.set_clip(clip.clip(pygame.Rect(self.rect)))
        first = max(0, bisect_right(self._tops, self.offset) - 1)
        for number in range(first, len(self.rows)):
            y = self.rect.y + self._tops[number] - self.offset
            if y >= self.rect.bottom:
                break
            high = self._tops[number + 1] - self._tops[number]
            width = self.rect.w - self.gutter(paint)
            self._row(surface, paint, self.rows[number], Rect(self.rect.x, y, width, high), number)
        surface.set_clip(clip)
        if self.furthest:
            paint.rounded(surface, self._track, theme.paper_disabled, 4)
            fill = theme.ink if self.hovered else theme.on_disabled
            paint.framed(surface, self._thumb, fill, theme.paper_inset, 4)

    def _row(self, surface: pygame.Surface, paint: Paint, row: ScoreRow, box: Rect, number: int) -> None:
        theme, scale, text = paint.theme, paint.scale, paint.text
        if number % 2 == 0:
            surface.fill(theme.paper_inset, box)
        surface.fill(theme.paper_edge, (box.x, box.bottom - scale.hair, box.w, scale.hair))
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        top = box.y + scale.px(5)
        pad = scale.px(8)
        self._two(surface, paint, (row.number, row.deal), Rect(box.x + pad, top, self.columns.number - pad, high))
        x = box.x + self.columns.number
        tall = text.height(row.what, Face.BODY, scale.medium, self._room)
        text.paragraph(surface, row.what, Rect(x, top, self._room, tall), Face.BODY, scale.medium, theme.on_paper)
        if row.assisted:
            side = scale.medium
            first = text.wrap(row.what, Face.BODY, scale.medium, self._room)[0]
            after = text.size(first, Face.BODY, scale.medium)[0] + scale.px(8)
            surface.blit(paint.art.icon("undo", side, theme.oxblood), (x + after, top + (high - side) // 2))
        if row.second:
            below = Rect(x, top + tall, self._room, box.bottom - top - tall)
            text.paragraph(surface, row.second, below, Face.BODY, scale.small, theme.on_paper_second)
        x += self.columns.what
        for change, total in zip(row.changes, row.totals, strict=True):
            cell = Rect(x, top, self.columns.player - pad, high)
            colour = sign_colour(theme, change, theme.on_paper_second)
            text.line(surface, signed(change), cell, Face.TOTAL, scale.medium, colour, Align.RIGHT)
            under = Rect(x, cell.bottom, cell.w, low)
            text.line(surface, signed(total), under, Face.BODY, scale.small, theme.on_paper_second, Align.RIGHT)
            x += self.columns.player
        if self.columns.pool:
            cell = Rect(x, top, self.columns.pool - pad, high)
            text.line(surface, row.pool, cell, Face.BODY, scale.medium, theme.on_paper, Align.RIGHT)

    def _two(self, surface: pygame.Surface, paint: Paint, texts: tuple[str, str], box: Rect) -> None:
        """The hand's number over the deal's."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        text.line(surface, texts[0], box, Face.LABEL, scale.medium, theme.on_paper)
        low = Rect(box.x, box.bottom, box.w, text.line_height(scale.small))
        text.line(surface, texts[1], low, Face.BODY, scale.small, theme.on_paper_second)
