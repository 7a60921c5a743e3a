"""A side under the bar of the count: its sign, the names, and the words for the side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.teamground import team_sign

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class TeamHead(Widget):
    """Names over *role* ("your side · declarer, alone"); the person's own side at the left, the other at the right."""

    role = "text"

    def __init__(self, id: str, rect: Rect, names: str, part: str, *, mine: bool) -> None:
        super().__init__(id, rect, names)
        self.part = part
        self.mine = mine

    @staticmethod
    def height(paint: DrawContext, names: str, part: str, w: int) -> int:
        """Pixels in a column of *w* pixels."""
        scale, room = paint.scale, w - _sign(paint)
        text = paint.text
        return text.height(names, Face.LABEL, scale.medium, room) + text.height(part, Face.BODY, scale.small, room)

    def node(self) -> Node:
        """Names and side."""
        return Node(self.id, f"{self.label}: {self.part}", self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The sign at the outer edge, the words beside it."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        sign = _sign(paint)
        room = self.rect.w - sign
        x = self.rect.x + sign if self.mine else self.rect.x
        align = Align.LEFT if self.mine else Align.RIGHT
        high = text.height(self.label, Face.LABEL, scale.medium, room)
        line = text.line_height(scale.medium)
        side = round(scale.medium * 0.8)
        left = self.rect.x if self.mine else self.rect.right - side
        square = Rect(left, self.rect.y + (line - side) // 2, side, side)
        team_sign(surface, paint, square, theme.ink, mine=self.mine)
        names = Rect(x, self.rect.y, room, high)
        text.paragraph(surface, self.label, names, Face.LABEL, scale.medium, theme.on_paper, align)
        below = Rect(x, names.bottom, room, self.rect.bottom - names.bottom)
        text.paragraph(surface, self.part, below, Face.BODY, scale.small, theme.on_paper_second, align)


def _sign(paint: DrawContext) -> int:
    """Room for the sign and the gap beside it."""
    return round(paint.scale.medium * 0.8) + paint.scale.px(8)
