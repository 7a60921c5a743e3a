"""The layout of a row with a name and a control: side by side where there is room, else one under the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


@dataclass(frozen=True, slots=True)
class RowShape:
    """The shape of one row. ``control`` is the height of the control in pixels, ``head`` that of name and hint."""

    stacked: bool
    control: int
    head: int
    gap: int

    @classmethod
    def of(
        cls, paint: DrawContext, width: int, label: str, second: str, widest: int, *, stacked: bool | None = None
    ) -> RowShape:
        """The shape in *width* pixels of a row whose control is *widest* pixels wide; *stacked* as others have it."""
        scale, gap = paint.scale, paint.scale.px(14)
        beside = width - width // 2 - gap
        if stacked is None:
            stacked = cls.stacks(paint, width, label, widest)
        room = width if stacked else beside
        head = len(_lines(paint, label, room)) * paint.text.line_height(scale.medium)
        if second:
            head += paint.text.height(second, Face.BODY, scale.small, room)
        control = max(scale.target, paint.text.line_height(scale.medium) + scale.px(10))
        return cls(stacked, control, head, gap)

    @staticmethod
    def stacks(paint: DrawContext, width: int, label: str, widest: int) -> bool:
        """True if name and control have no room beside each other in *width* pixels."""
        scale = paint.scale
        beside = width - width // 2 - scale.px(14)
        named = max(paint.text.size(word, Face.LABEL, scale.medium)[0] for word in label.split(" "))
        return widest > width // 2 or named > beside or len(_lines(paint, label, beside)) > 2

    @property
    def height(self) -> int:
        """Of the whole row, in pixels."""
        return self.head + self.gap // 2 + self.control if self.stacked else max(self.control, self.head)

    def value(self, rect: Rect) -> Rect:
        """The place of the control in the row's *rect*."""
        if self.stacked:
            return Rect(rect.x, rect.bottom - self.control, rect.w, self.control)
        return Rect(rect.right - rect.w // 2, rect.y + (rect.h - self.control) // 2, rect.w // 2, self.control)

    def draw_name(
        self, surface: pygame.Surface, paint: DrawContext, rect: Rect, label: str, second: str, *, enabled: bool = True
    ) -> None:
        """Name and explanation in their part of the row's *rect*."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        room = rect.w if self.stacked else rect.w - rect.w // 2 - self.gap
        top = rect.y if self.stacked else rect.y + (rect.h - self.head) // 2
        high = len(_lines(paint, label, room)) * text.line_height(scale.medium)
        ink = theme.on_paper if enabled else theme.on_disabled
        text.paragraph(surface, label, Rect(rect.x, top, room, high), Face.LABEL, scale.medium, ink)
        if second:
            below = Rect(rect.x, top + high, room, self.head - high)
            text.paragraph(surface, second, below, Face.BODY, scale.small, theme.on_paper_second)


def _lines(paint: DrawContext, label: str, room: int) -> Sequence[str]:
    return paint.text.wrap(label, Face.LABEL, paint.scale.medium, room)
