"""A pane of things to read, which the keys scroll, and the edge that shows if there is more below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.base import Widget
from tarokgui.widgets.pane import Pane

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class ReadingPane(Pane):
    """A pane of things to read: it has the focus itself, and the keys that scroll work on it."""

    focusable = True

    @property
    def reachable(self) -> bool:
        """True if there is something to scroll."""
        return super().reachable and self.furthest > 0

    def turn(self, name: str) -> bool:
        """Scroll by a key; False at the end of the way and for other keys."""
        step, page = self._paint.scale.px(56), self.rect.h - self._paint.scale.px(60)
        by = {"up": -step, "down": step, "page up": -page, "page down": page}.get(name)
        return by is not None and self.scroll_to(self.offset + by)


class PaneEdge(Widget):
    """The foot of a pane: a line with a sign that points down as long as there is more."""

    role = "rule"

    def __init__(self, id: str, rect: Rect, pane: Pane) -> None:
        super().__init__(id, rect)
        self._pane = pane

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The line and the sign."""
        theme, scale = paint.theme, paint.scale
        surface.fill(theme.paper_edge, (self.rect.x, self.rect.y, self.rect.w, scale.hair))
        if self._pane.offset < self._pane.furthest:
            side = scale.px(16, 14)
            x, y = self.rect.centre[0] - side // 2, self.rect.y - side // 2
            surface.fill(theme.paper, (x - scale.px(6), y, side + 2 * scale.px(6), side))
            surface.blit(paint.art.icon("chevron-down", side, theme.oxblood), (x, y))
