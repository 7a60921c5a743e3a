"""Heads of the sections of a printed sheet, and the rule that tapers to both ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ornament import tapered

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Rule(Widget):
    """A rule alone."""

    role = "rule"

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The rule."""
        tapered(surface, paint, self.rect, paint.theme.ink)


class SectionHead(Widget):
    """A small caption in capitals, and at the right the point of view."""

    role = "heading"

    def __init__(self, id: str, rect: Rect, label: str, second: str = "") -> None:
        super().__init__(id, rect, label)
        self.second = second

    @staticmethod
    def height(paint: DrawContext) -> int:
        """Pixels it takes."""
        return paint.text.line_height(paint.scale.small) + paint.scale.px(4)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The capitals and the words."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        box = Rect(self.rect.x, self.rect.y, self.rect.w, text.line_height(scale.small))
        capitals = self.label.upper()
        fits = text.line(surface, capitals, box, Face.STRONG, scale.small, theme.on_paper_second)
        used = text.size(capitals, Face.STRONG, scale.small)[0] + scale.px(16)
        rest = Rect(box.x + used, box.y, max(1, box.w - used), box.h)
        if self.second and text.size(self.second, Face.BODY, scale.small)[0] <= rest.w:
            text.line(surface, self.second, rest, Face.BODY, scale.small, theme.on_paper_second, Align.RIGHT)
        self.hint = "" if fits else self.label
