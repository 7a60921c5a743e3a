"""A large card that is on or off: a box with its mark, a name, and a paragraph about its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.widgets.toggle import Toggle

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class OptionCard(Toggle):
    """As high as its text: ask `height` first."""

    @staticmethod
    def height(paint: DrawContext, width: int, label: str, second: str) -> int:
        """The height in pixels at *width* pixels."""
        return sum(_parts(paint, width, label, second)) + 2 * paint.scale.px(10)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The plate, the box with its mark, name and paragraph."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        ground = theme.paper_hover if self.hovered else theme.paper_inset
        line = scale.px(2.4, 2) if self.checked else scale.px(1.4, 1)
        edge = theme.oxblood if self.checked else theme.ink
        paint.framed(surface, self.rect, ground, edge, theme.button_radius, line)
        high, low = _parts(paint, self.rect.w, self.label, self.second)
        top, side = self.rect.y + (self.rect.h - high - low) // 2, _side(paint)
        first = text.line_height(scale.large)
        box = Rect(self.rect.x + scale.px(14), top + (first - side) // 2, side, side)
        fill = theme.oxblood if self.checked else theme.paper
        paint.framed(surface, box, fill, theme.ink, 4, scale.px(1.6, 1))
        if self.checked:
            share = side / max(1, scale.px(22))
            paint.lozenge(surface, box.centre, 7 * share, theme.paper)
            paint.lozenge(surface, box.centre, 3 * share, fill)
        x, room = box.right + scale.px(12), _room(paint, self.rect.w)
        text.paragraph(surface, self.label, Rect(x, top, room, high), Face.TITLE, scale.large, theme.oxblood)
        below = Rect(x, top + high, room, low)
        text.paragraph(surface, self.second, below, Face.BODY, scale.small, theme.on_paper)


def _side(paint: DrawContext) -> int:
    return max(paint.scale.px(22, 18), round(paint.scale.medium * 0.95))


def _room(paint: DrawContext, width: int) -> int:
    return width - _side(paint) - paint.scale.px(14 + 12 + 14)


def _parts(paint: DrawContext, width: int, label: str, second: str) -> tuple[int, int]:
    """The heights of name and paragraph."""
    text, scale, room = paint.text, paint.scale, _room(paint, width)
    return text.height(label, Face.TITLE, scale.large, room), text.height(second, Face.BODY, scale.small, room)
