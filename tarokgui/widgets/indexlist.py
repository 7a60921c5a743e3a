"""A list to choose from, with captions between: the contents of a book, or the results of a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Key, Pointer, PointerKind
from tarokgui.kit.cursor import Cursor
from tarokgui.kit.node import Node
from tarokgui.widgets.base import ACTIVATE, Widget
from tarokgui.widgets.indexentry import EntryLines, IndexEntry

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class IndexList(Widget):
    """Up and Down move the ring, Enter and a click choose. The entry of key *current* has a lozenge before it."""

    role = "list"
    focusable = True
    cursor_over = Cursor.HAND

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        entries: Sequence[IndexEntry],
        paint: DrawContext,
        on_choose: Callable[[str], None],
        *,
        current: str = "",
        follows: bool = False,
    ) -> None:
        super().__init__(id, rect, label)
        self.entries = tuple(entries)
        self.on_choose = on_choose
        self._current = current
        self.follows = follows
        """True if the lozenge goes with the keyboard: where Enter chooses without the list having the focus."""
        self._paint = paint
        self._lines = [EntryLines(entry, rect.w, paint) for entry in self.entries]
        self._tops = [0, *accumulate(lines.height for lines in self._lines)]
        keys = [entry.key for entry in self.entries]
        self.at = keys.index(current) if current in keys else next((i for i, key in enumerate(keys) if key), 0)
        """The entry the keyboard is on."""
        self.offset = 0
        self._under = -1

    @property
    def current(self) -> str:
        """The key of the entry with the lozenge."""
        return self.entries[self.at].key if self.follows and self.entries else self._current

    @property
    def _pad(self) -> int:
        return self._paint.scale.px(6)

    # Scrolling and choosing --------------------------------------------------------------------------------------

    @property
    def furthest(self) -> int:
        """The largest offset in pixels."""
        return max(0, self._tops[-1] + 2 * self._pad - self.rect.h)

    def scroll_to(self, offset: int) -> bool:
        """Show the list from there on; True if anything moved."""
        before, self.offset = self.offset, max(0, min(offset, self.furthest))
        return self.offset != before

    def show(self, index: int) -> None:
        """Scroll so that an entry is seen, with its neighbours."""
        margin = self._paint.scale.medium * 2
        top, foot = self._tops[index] - margin, self._tops[index + 1] + margin + 2 * self._pad
        if top < self.offset:
            self.scroll_to(top)
        elif foot > self.offset + self.rect.h:
            self.scroll_to(foot - self.rect.h)

    def step(self, by: int) -> bool:
        """Move the keyboard's place to the next entry that can be chosen; False at the end."""
        places = [i for i, entry in enumerate(self.entries) if entry.key]
        if not places:
            return False
        here = places.index(self.at) if self.at in places else 0
        wanted = max(0, min(len(places) - 1, here + by))
        moved = places[wanted] != self.at
        self.at = places[wanted]
        self.show(self.at)
        return moved

    def choose(self) -> None:
        """Choose the entry the keyboard is on."""
        if self.entries and self.entries[self.at].key:
            self.on_choose(self.entries[self.at].key)

    def key(self, command: Key) -> bool:
        """Move and choose; at the ends the arrows stay in the list."""
        if command.mods:
            return False
        many = max(1, self.rect.h // max(1, self._tops[-1] // max(1, len(self.entries))) - 1)
        by = {"up": -1, "down": 1, "page up": -many, "page down": many, "home": -len(self.entries),
              "end": len(self.entries)}.get(command.name)  # fmt: skip
        if by is not None:
            self.step(by)
            return True
        if command.name in ACTIVATE:
            if not command.repeat:
                self.choose()
            return True
        return False

    def pointer(self, command: Pointer) -> bool:
        """Scroll by the wheel; choose the entry under a click."""
        if command.kind is PointerKind.WHEEL:
            self.scroll_to(self.offset - command.steps * self._paint.scale.medium * 3)
            return True
        if command.kind is PointerKind.DOWN:
            self._under = self.row_at(command.pos)
            return True
        if command.kind is PointerKind.UP:
            row, self._under = self._under, -1
            if row >= 0 and self.row_at(command.pos) == row and self.entries[row].key:
                self.at = row
                self.choose()
            return True
        return False

    def call_off(self) -> None:
        """Choose nothing."""
        self._under = -1

    def take_over(self, press: Widget) -> None:
        """Go on with the entry under the button."""
        self._under = press._under if isinstance(press, IndexList) else -1

    def row_at(self, pos: tuple[int, int]) -> int:
        """The entry under a point, -1 for none."""
        y = pos[1] - self.rect.y - self._pad + self.offset
        if not self.rect.holds(pos):
            return -1
        return next((i for i in range(len(self.entries)) if self._tops[i] <= y < self._tops[i + 1]), -1)

    def row_rect(self, index: int) -> Rect:
        """The place of an entry in the window."""
        height = self._tops[index + 1] - self._tops[index]
        return Rect(self.rect.x, self.rect.y + self._pad + self._tops[index] - self.offset, self.rect.w, height)

    @property
    def ring_rect(self) -> Rect:
        """Round the entry the keyboard is on."""
        if not self.entries:
            return self.rect
        row = self.row_rect(self.at)
        inset = self._paint.scale.px(2)
        return Rect(row.x + 3 * inset, row.y + inset, row.w - 11 * inset, row.h - 2 * inset)

    @property
    def words(self) -> str:
        """The entry the keyboard is on."""
        here = self.entries[self.at] if self.entries else None
        return f"{here.label}. {here.second}".strip(" .") if here else ""

    def node(self) -> Node:
        """Name and the entry the keyboard is on."""
        label = f"{self.label}: {self.words}" if self.words else self.label
        return Node(self.id, label, self.role, self.rect, self.enabled, self.focused)

    def row_nodes(self) -> list[Node]:
        """The entries in view."""
        nodes, pages = [], [number for number, entry in enumerate(self.entries) if entry.key]
        for number, entry in enumerate(self.entries):
            rect = self.row_rect(number)
            if self.rect.y <= rect.y and rect.bottom <= self.rect.bottom and entry.key:
                text = f"{entry.label}. {entry.second}" if entry.second else entry.label
                focused = self.focused and number == self.at
                chosen = entry.key == self.current
                at, place = f"{self.id}:{entry.key}", (pages.index(number) + 1, len(pages))
                nodes.append(Node(at, text, "option", rect, True, focused, chosen=chosen, inside=self.id, place=place))
        return nodes

    # Drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The entries in view and the bar."""
        clip = surface.get_clip()
        surface.set_clip(self.rect)
        for number, entry in enumerate(self.entries):
            row = self.row_rect(number)
            if row.bottom <= self.rect.bottom and row.y >= self.rect.y:
                self._lines[number].draw(surface, paint, row, marked=bool(entry.key) and entry.key == self.current)
        surface.set_clip(clip)
        if self.furthest:
            width = paint.scale.px(5, 4)
            track = Rect(self.rect.right - width - paint.scale.px(2), self.rect.y, width, self.rect.h)
            thumb = max(paint.scale.px(24), track.h * track.h // max(1, self._tops[-1]))
            y = track.y + (track.h - thumb) * self.offset // self.furthest
            paint.rounded(surface, track, paint.theme.paper_disabled, 3)
            paint.rounded(surface, Rect(track.x, y, track.w, thumb), paint.theme.on_disabled, 3)
