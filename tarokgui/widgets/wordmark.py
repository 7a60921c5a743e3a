"""The name of the game in its own lettering, with a line under it and a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ornament import tapered

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

SHAPE = 5.06
"""Width of the lettering to its height."""
TRACKING = 0.14
"""Space between the capitals of the line, in sizes."""


LEAST = 14
"""The least size of the line in pixels: in large letters it is smaller than other words rather than cut."""


class Wordmark(Widget):
    """The lettering as wide as its rect; *second* stands below in spaced capitals."""

    role = "heading"

    def __init__(self, id: str, rect: Rect, label: str, second: str) -> None:
        super().__init__(id, rect, label)
        self.second = second

    @staticmethod
    def height(paint: DrawContext, width: int) -> int:
        """Of the whole at *width* pixels."""
        return (
            round(width / SHAPE) + paint.scale.px(6) + paint.text.line_height(paint.scale.medium) + paint.scale.px(40)
        )

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Lettering, line, rule."""
        theme, scale = paint.theme, paint.scale
        size = (self.rect.w, round(self.rect.w / SHAPE))
        surface.blit(paint.art.ornament("wordmark", size, theme.ink), (self.rect.x, self.rect.y))
        y = self.rect.y + size[1] + scale.px(6)
        line = Rect(self.rect.x, y, self.rect.w, paint.text.line_height(scale.medium))
        _spaced(surface, paint, self.second.upper(), line)
        tapered(surface, paint, Rect(self.rect.x, line.bottom + scale.px(4), self.rect.w, scale.px(20)), theme.oxblood)


def _spaced(surface: pygame.Surface, paint: DrawContext, line: str, box: Rect) -> None:
    """Capitals with room between them, in the middle of *box*, smaller if they must be."""
    text, px = paint.text, paint.scale.medium
    while True:
        gap = px * TRACKING
        widths = [text.size(sign, Face.STRONG, px)[0] for sign in line]
        total = sum(widths) + gap * (len(line) - 1)
        if total <= box.w or px <= max(LEAST, paint.scale.small * 2 // 3):
            break
        px -= 1
    if total > box.w:  # then closer together
        gap = max(0.0, (box.w - sum(widths)) / max(1, len(line) - 1))
        total = sum(widths) + gap * (len(line) - 1)
    x = box.x + (box.w - total) / 2
    for sign, width in zip(line, widths, strict=True):
        text.line(surface, sign, Rect(round(x), box.y, width + 2, box.h), Face.STRONG, px, paint.theme.oxblood)
        x += width + gap
