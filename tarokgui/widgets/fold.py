"""A line that opens the part folded away below it, and folds it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


class Fold(Spot):
    """A triangle, a name, and a quieter text below that names the folded part. As high as both: ask `height`."""

    def __init__(
        self, id: str, rect: Rect, label: str, press: Callable[[], None], *, second: str = "", opened: bool = False
    ) -> None:
        super().__init__(id, rect, label, press)
        self.second = second
        self.opened = opened

    @staticmethod
    def height(paint: DrawContext, width: int, label: str, second: str) -> int:
        """The height in pixels at *width* pixels."""
        return max(paint.scale.target, sum(_parts(paint, width, label, second)) + 2 * paint.scale.px(7))

    def node(self) -> Node:
        """Both texts: they name the folded part, or say that it can be folded."""
        words = ". ".join(part for part in (self.label, self.second) if part)
        return Node(self.id, words, self.role, self.rect, self.enabled, self.focused, opened=self.opened)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The plate, the triangle, the words."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        ground = theme.paper_hover if self.hovered else theme.paper_inset
        paint.framed(surface, self.rect, ground, theme.ink, theme.button_radius, scale.px(1.4, 1))
        high, low = _parts(paint, self.rect.w, self.label, self.second)
        top = self.rect.y + (self.rect.h - high - low) // 2
        size = scale.px(7, 5)
        at = (self.rect.x + scale.px(14) + size, top + text.line_height(scale.medium) // 2)
        _triangle(surface, at, size, theme.oxblood, down=self.opened)
        x, room = self.rect.x + _lead(paint), _room(paint, self.rect.w)
        text.paragraph(surface, self.label, Rect(x, top, room, high), Face.LABEL, scale.medium, theme.on_paper)
        if self.second:
            below = Rect(x, top + high, room, low)
            text.paragraph(surface, self.second, below, Face.BODY, scale.small, theme.on_paper_second)


def _triangle(surface: pygame.Surface, centre: tuple[int, int], size: int, fill: str, *, down: bool) -> None:
    """Draw a smooth triangle that points down or to the right."""
    x, y = centre
    points = ((x + size, y), (x - size // 2, y - size), (x - size // 2, y + size))
    if down:
        points = ((x, y + size), (x - size, y - size // 2), (x + size, y - size // 2))
    pygame.draw.polygon(surface, fill, points)
    pygame.draw.aalines(surface, fill, True, points)


def _lead(paint: DrawContext) -> int:
    return paint.scale.px(14 + 12) + 2 * paint.scale.px(7, 5)


def _room(paint: DrawContext, width: int) -> int:
    return width - _lead(paint) - paint.scale.px(14)


def _parts(paint: DrawContext, width: int, label: str, second: str) -> tuple[int, int]:
    """The heights of name and text."""
    text, scale, room = paint.text, paint.scale, _room(paint, width)
    below = text.height(second, Face.BODY, scale.small, room) if second else 0
    return text.height(label, Face.LABEL, scale.medium, room), below
