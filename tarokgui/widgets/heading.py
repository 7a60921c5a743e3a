"""The head of a printed sheet: a title, a quieter line under it, a rule that tapers to both ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ornament import tapered

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Heading(Widget):
    """The title, wrapped if it must be."""

    role = "heading"

    def __init__(self, id: str, rect: Rect, title: str, second: str = "") -> None:
        super().__init__(id, rect, title)
        self.second = second

    @staticmethod
    def height(paint: DrawContext, title: str, second: str, w: int) -> int:
        """Pixels it takes."""
        text, scale = paint.text, paint.scale
        high = text.height(title, Face.TITLE, scale.large, w)
        if second:
            high += text.height(second, Face.BODY, scale.small, w)
        return high + scale.px(16)

    def node(self) -> Node:
        """Title and second line."""
        label = f"{self.label}. {self.second}" if self.second else self.label
        return Node(self.id, label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Title, line, rule."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        high = text.height(self.label, Face.TITLE, scale.large, self.rect.w)
        box = Rect(self.rect.x, self.rect.y, self.rect.w, high)
        text.paragraph(surface, self.label, box, Face.TITLE, scale.large, theme.oxblood, Align.CENTRE)
        if self.second:
            below = Rect(self.rect.x, box.bottom, self.rect.w, self.rect.bottom - scale.px(16) - box.bottom)
            text.paragraph(surface, self.second, below, Face.BODY, scale.small, theme.on_paper_second, Align.CENTRE)
        rule = Rect(self.rect.x, self.rect.bottom - scale.px(14), self.rect.w, scale.px(14))
        tapered(surface, paint, rule, theme.ink)


class Rule(Widget):
    """The same rule alone."""

    role = "rule"

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The rule."""
        tapered(surface, paint, self.rect, paint.theme.ink)


class SectionHead(Widget):
    """A small caption in capitals, and at the right what it is seen from."""

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
