"""The tricks of a hand in a row of small fields, each in the pattern of the side that won it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import Grown, whole
from tarokgui.widgets.teamground import team_ground

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class TrickStrip(Widget):
    """*mine* is True for each trick that the person's side won. They come one after the other as it grows."""

    role = "text"

    def __init__(self, id: str, rect: Rect, label: str, mine: Sequence[bool], grown: Grown = whole) -> None:
        super().__init__(id, rect, label)
        self.mine = tuple(mine)
        self.hint = label
        self._grown = grown

    @staticmethod
    def height(paint: DrawContext) -> int:
        """Pixels it takes."""
        return paint.text.line_height(paint.scale.small)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The fields with their numbers, as far as there is room for these."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        count = len(self.mine)
        seen = min(count, int(self._grown() * (count + 1)))
        gap = scale.px(3, 2)
        numbered = text.size("88", Face.STRONG, scale.small)[0] + scale.px(4) <= (self.rect.w - gap * count) // count
        for number, mine in enumerate(self.mine):
            x = self.rect.x + self.rect.w * number // count
            end = self.rect.x + self.rect.w * (number + 1) // count - (gap if number < count - 1 else 0)
            field = Rect(x, self.rect.y, end - x, self.rect.h)
            if number >= seen:
                paint.framed(surface, field, theme.paper, theme.paper_edge, 3)
                continue
            team_ground(surface, paint, field, mine=mine, radius=3)
            if not numbered:
                continue
            figure = str(number + 1)
            if not mine:
                wide = text.size(figure, Face.STRONG, scale.small)[0] + scale.px(6)
                plate = Rect(field.centre[0] - wide // 2, field.y + scale.hair, wide, field.h - 2 * scale.hair)
                paint.rounded(surface, plate, theme.paper_inset, 2)
            colour = theme.on_dark if mine else theme.on_paper
            text.line(surface, figure, field, Face.STRONG, scale.small, colour, Align.CENTRE)
