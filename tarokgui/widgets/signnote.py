"""A line that explains a sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class SignNote(Widget):
    """The sign *icon* and its meaning."""

    role = "text"

    def __init__(self, id: str, rect: Rect, label: str, icon: str) -> None:
        super().__init__(id, rect, label)
        self.icon = icon

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Sign and words."""
        side = min(self.rect.h, paint.scale.small)
        at = (self.rect.x, self.rect.centre[1] - side // 2)
        surface.blit(paint.art.icon(self.icon, side, paint.theme.oxblood), at)
        box = Rect(self.rect.x + side + paint.scale.px(6), self.rect.y, self.rect.w - side, self.rect.h)
        fits = paint.text.line(surface, self.label, box, Face.BODY, paint.scale.small, paint.theme.on_paper_second)
        self.hint = "" if fits else self.label
