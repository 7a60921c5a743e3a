"""The checkbox of settings: its name and its explanation may take several lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.widgets.toggle import Toggle

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Check(Toggle):
    """A toggle as high as its text: ask `height` first."""

    @staticmethod
    def height(paint: DrawContext, width: int, label: str, second: str) -> int:
        """The height in pixels at *width* pixels."""
        return max(paint.scale.target, sum(_parts(paint, width, label, second)))

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Box, mark, name and explanation."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        side = _side(paint)
        second = self.second if self.enabled or not self.reason else self.reason
        high, low = _parts(paint, self.rect.w, self.label, second)
        top = self.rect.y + (self.rect.h - high - low) // 2
        line = text.line_height(scale.medium)
        box = Rect(self.rect.x, top + (line - side) // 2, side, side)
        edge = theme.ink if self.enabled else theme.on_disabled
        ground = theme.paper_inset if self.enabled else theme.paper_disabled
        if self.checked:
            ground = theme.oxblood if self.enabled else theme.on_disabled
        elif self.hovered and self.enabled:
            ground = theme.paper_disabled
        paint.framed(surface, box, ground, edge, 4, scale.px(1.6, 1))
        if self.checked:
            share = side / max(1, scale.px(22))
            paint.lozenge(surface, box.centre, 7 * share, theme.paper)
            paint.lozenge(surface, box.centre, 3 * share, ground)
        x = box.right + scale.px(12)
        room = self.rect.right - x
        ink = theme.on_paper if self.enabled else theme.on_disabled
        text.paragraph(surface, self.label, Rect(x, top, room, high), Face.LABEL, scale.medium, ink)
        if second:
            text.paragraph(
                surface, second, Rect(x, top + high, room, low), Face.BODY, scale.small, theme.on_paper_second
            )


def _side(paint: DrawContext) -> int:
    return max(paint.scale.px(22, 18), round(paint.scale.medium * 0.95))


def _parts(paint: DrawContext, width: int, label: str, second: str) -> tuple[int, int]:
    """The heights of name and explanation."""
    room = width - _side(paint) - paint.scale.px(12)
    high = paint.text.height(label, Face.LABEL, paint.scale.medium, room)
    return high, paint.text.height(second, Face.BODY, paint.scale.small, room) if second else 0
