"""A window onto widgets that need more height than there is: it scrolls up and down, never sideways."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.kit.commands import Pointer, PointerKind
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Pane(Widget):
    """Holds widgets laid out from its own top left corner, *height* pixels in all.

    Yield it before the widgets that it holds. *moved* is given the new offset, for the next time the widgets are made.
    """

    role = "pane"

    def __init__(
        self,
        id: str,
        rect: Rect,
        height: int,
        paint: DrawContext,
        offset: int = 0,
        moved: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__(id, rect)
        self.height = height
        self.offset = max(0, min(offset, self.furthest))
        self._paint = paint
        self._moved = moved
        self._held: list[Widget] = []
        self._grip: int | None = None
        """The place on the thumb at which it was taken hold of."""

    @property
    def furthest(self) -> int:
        """The largest offset."""
        return max(0, self.height - self.rect.h)

    @staticmethod
    def gutter(paint: DrawContext) -> int:
        """The width that is kept free for the scroll bar if the contents do not fit."""
        return paint.scale.px(16, 12)

    def hold(self, widgets: Iterable[Widget]) -> list[Widget]:
        """Take widgets in; the same ones, moved to where they are seen now."""
        taken = list(widgets)
        for widget in taken:
            widget.clip = self.rect
            widget.pane = self
            widget.rect = widget.rect.moved(0, -self.offset)
        self._held += taken
        return taken

    def scroll_to(self, offset: int) -> bool:
        """Scroll; True if anything moved."""
        offset = max(0, min(offset, self.furthest))
        by = self.offset - offset
        if not by:
            return False
        self.offset = offset
        for widget in self._held:
            widget.rect = widget.rect.moved(0, by)
        if self._moved is not None:
            self._moved(offset)
        return True

    def bring(self, child: Widget) -> None:
        """Scroll just so far that the widget and its ring are seen."""
        edge = self._paint.scale.px(8, 7)
        if child.rect.y - edge < self.rect.y:
            self.scroll_to(self.offset - (self.rect.y - child.rect.y + edge))
        elif child.rect.bottom + edge > self.rect.bottom:
            self.scroll_to(self.offset + child.rect.bottom + edge - self.rect.bottom)

    def pointer(self, command: Pointer) -> bool:
        """Scroll by the wheel and the thumb; go a page on by a press beside it."""
        if command.kind is PointerKind.WHEEL:
            return self.scroll_to(self.offset - command.steps * self._paint.scale.px(48)) or self.furthest > 0
        if command.kind is PointerKind.DOWN and self.furthest and command.pos[0] >= self._track.x:
            thumb = self._thumb
            if not thumb.y <= command.pos[1] < thumb.bottom:
                self.scroll_to(self.offset + (self.rect.h if command.pos[1] >= thumb.bottom else -self.rect.h))
            self._grip = command.pos[1] - self._thumb.y
            return True
        if command.kind is PointerKind.MOVE and self._grip is not None:
            track, thumb = self._track, self._thumb
            room = max(1, track.h - thumb.h)
            self.scroll_to((command.pos[1] - self._grip - track.y) * self.furthest // room)
            return True
        if command.kind is PointerKind.UP:
            self._grip = None
        return False

    def call_off(self) -> None:
        """Let go of the thumb where it is."""
        self._grip = None

    def take_over(self, press: Widget) -> None:
        """Go on with the place on the thumb at which it was taken hold of."""
        self._grip = press._grip if isinstance(press, Pane) else None

    @property
    def _track(self) -> Rect:
        wide = self._paint.scale.px(8, 6)
        return Rect(self.rect.right - wide - self._paint.scale.px(2), self.rect.y, wide, self.rect.h)

    @property
    def _thumb(self) -> Rect:
        track = self._track
        long = max(self._paint.scale.px(28), track.h * self.rect.h // max(1, self.height))
        return Rect(track.x, track.y + (track.h - long) * self.offset // max(1, self.furthest), track.w, long)

    def node(self) -> Node:
        """Its place; the widgets that it holds have nodes of their own."""
        return Node(self.id, self.label, self.role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The scroll bar, if there is more than is seen."""
        if not self.furthest:
            return
        theme = paint.theme
        paint.rounded(surface, self._track, theme.paper_disabled, 4)
        paint.framed(surface, self._thumb, theme.ink if self.hovered else theme.on_disabled, theme.paper_inset, 4)
