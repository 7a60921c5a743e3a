"""The bar of ink under a settlement: its sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import Grown, whole

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class SumBar(Widget):
    """A sentence, and the *amount* (None for none) that counts up; *close*: a long one in small letters."""

    role = "text"

    def __init__(
        self, id: str, rect: Rect, label: str, amount: int | None = None, grown: Grown = whole, *, close: bool = False
    ) -> None:
        super().__init__(id, rect, label)
        self._close = close
        self.amount = amount
        self._grown = grown

    @staticmethod
    def height(paint: DrawContext, label: str, w: int, *, tight: bool = False, close: bool = False) -> int:
        """Pixels for that sentence in a column of *w* pixels."""
        scale, text = paint.scale, paint.text
        room = w - 2 * scale.px(14) - _figures(paint)
        high = text.height(label, Face.LABEL, _letters(paint, label, room, close), room)
        return max(high, text.line_height(scale.medium)) + scale.px(8 if tight else 16)

    def node(self) -> Node:
        """Sentence and amount."""
        label = self.label if self.amount is None else f"{self.label}: {_shown(self.amount)}"
        return Node(self.id, label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Plate, sentence, amount; nothing before its moment has come."""
        grown = self._grown()
        if not grown:
            return
        theme, scale, text = paint.theme, paint.scale, paint.text
        paint.framed(surface, self.rect, theme.ink, theme.dark_foot, 5)
        box = self.rect.inset(scale.px(14), 0)
        room = box.w - _figures(paint)
        px = _letters(paint, self.label, room, self._close)
        lines = text.height(self.label, Face.LABEL, px, room)
        place = Rect(box.x, self.rect.y + (self.rect.h - lines) // 2, room, lines)
        text.paragraph(surface, self.label, place, Face.LABEL, px, theme.on_dark)
        if self.amount is None:
            return
        coin = min(self.rect.h - scale.px(10), round(scale.large * 1.05))
        shown = _shown(round(self.amount * grown))
        text.line(surface, shown, box, Face.TOTAL, scale.large, theme.brass_light, Align.RIGHT)
        wide = text.size(_shown(self.amount), Face.TOTAL, scale.large)[0]
        at = (box.right - wide - scale.px(8) - coin, self.rect.centre[1] - coin // 2)
        surface.blit(paint.art.ornament("coin", (coin, coin)), at)


def _shown(amount: int) -> str:
    """With a true minus sign."""
    return str(amount).replace("-", "−")


def _letters(paint: DrawContext, label: str, room: int, close: bool) -> int:
    """The size of the sentence."""
    scale = paint.scale
    whole_line = paint.text.size(label, Face.LABEL, scale.medium)[0] <= room
    return scale.medium if whole_line or not close else scale.small


def _figures(paint: DrawContext) -> int:
    """The room that is kept for coin and amount."""
    scale = paint.scale
    return paint.text.size("8888", Face.TOTAL, scale.large)[0] + round(scale.large * 1.05) + scale.px(20)
