"""A dark board with a column of words for each seat: the calls of the bidding, the words said before the play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import Seat
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.wording.seating import Seating

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


LEAST_ROWS = 2
"""The least rows of words on the plate; it grows with the words."""


class SeatBoard(Widget):
    """The columns in the order of the mapping. ``small`` sets the words as small as the names."""

    role = "text"

    def __init__(
        self, id: str, rect: Rect, seating: Seating, words: Mapping[Seat, Sequence[str]], *, small: bool = False
    ) -> None:
        said = [f"{seating.name(seat)}: {', '.join(own)}" for seat, own in words.items() if own]
        super().__init__(id, rect, "; ".join(said))
        self._columns = [(seating.name(seat), tuple(own)) for seat, own in words.items()]
        self._small = small
        self.hint = self.label

    def node(self) -> Node:
        """Everything in words, seat by seat."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """A column for each seat on a plate as high as they need; if there are many words the last ones are seen."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        box = self.rect.inset(scale.px(10), scale.px(6))
        width = box.w // len(self._columns)
        words_all = [each for _, words in self._columns for each in words]
        wide = any(text.size(each, Face.LABEL, scale.medium)[0] > width - 4 for each in words_all)
        px = scale.small if self._small or wide else scale.medium
        head, line = text.line_height(scale.small), text.line_height(px)
        room = max(1, (box.h - head) // line)
        rows = max(LEAST_ROWS, *(min(room, len(words)) for _, words in self._columns))
        plate = self.rect._replace(h=min(self.rect.h, head + rows * line + self.rect.h - box.h))
        paint.framed(surface, plate, theme.plaque, theme.brass_dark, theme.plaque_radius)
        for place, (name, words) in enumerate(self._columns):
            x = box.x + place * width + 2
            top = Rect(x, box.y, width - 4, head)
            text.line(surface, name, top, Face.STRONG, scale.small, theme.brass_light, Align.CENTRE)
            for row, each in enumerate(words[-room:]):
                cell = Rect(x, box.y + head + row * line, width - 4, line)
                text.line(surface, each, cell, Face.LABEL, px, theme.on_plaque, Align.CENTRE)
