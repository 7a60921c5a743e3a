"""The number of tricks a player took, as strokes on a slate: four upright, the fifth across."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import svg_surface
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import Grown, whole
from tarokgui.widgets.portrait import Party, draw_party, underline

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


class TrickTally(Widget):
    """Portrait, name, strokes, and their number or another *figure*. *words* are for a screen reader."""

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        party: Party,
        words: str,
        tricks: int,
        grown: Grown = whole,
        *,
        figure: int | None = None,
    ) -> None:
        super().__init__(id, rect, party.name)
        self.party, self.words, self.tricks = party, words, tricks
        self._figure = tricks if figure is None else figure
        self._grown = grown

    def node(self) -> Node:
        """Name and number of tricks."""
        return Node(self.id, self.words, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The row."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        side = self.rect.h
        draw_party(surface, paint, self.party, Rect(self.rect.x, self.rect.y, side, side))
        gap = scale.px(10)
        number = text.size("88", Face.TOTAL, scale.large)[0]
        room = self.rect.w * 34 // 100
        box = Rect(self.rect.x + side + gap, self.rect.y, room, side)
        if not text.line(surface, self.party.name, box, Face.LABEL, scale.medium, theme.on_paper):
            self.hint = self.words
        if self.party.you:
            wide, line = (
                min(room, text.size(self.party.name, Face.LABEL, scale.medium)[0]),
                text.line_height(scale.medium),
            )
            underline(surface, paint, Rect(box.x, box.centre[1] - line // 2, wide, line))
        shown = round(self.tricks * self._grown())
        place = Rect(box.right + gap, self.rect.y, self.rect.right - number - 2 * gap - box.right, side)
        self._strokes(surface, paint, place, shown)
        figure = Rect(self.rect.right - number, self.rect.y, number, side)
        text.line(
            surface,
            str(round(self._figure * self._grown())),
            figure,
            Face.TOTAL,
            scale.large,
            theme.on_paper,
            Align.RIGHT,
        )

    def _strokes(self, surface: pygame.Surface, paint: DrawContext, place: Rect, count: int) -> None:
        if count and place.w > 0:
            step = min(max(paint.scale.px(9, 5), place.h // 5), place.w // 16)
            picture = _slate(count, max(3, step), round(place.h * 0.56), paint.theme.ink, paint.theme.oxblood)
            surface.blit(picture, (place.x, place.centre[1] - picture.get_height() // 2))


@lru_cache(maxsize=32)
def _slate(count: int, step: int, high: int, ink: Colour, across: Colour) -> pygame.Surface:
    """So many strokes *step* pixels apart; each leans a little and thins out downwards, as a knife cuts."""
    wide, shapes, x, first = step * 0.36, [], float(step), float(step)
    for number in range(count):
        if number % 5 == 4:
            low, top = high * 0.78, high * 0.2
            left, right = first - step * 0.7, x - step * 0.3
            shapes.append(
                f'<path fill="{across}" d="M{left:.1f} {low:.1f}L{right:.1f} {top:.1f}'
                f'L{right + wide * 0.5:.1f} {top + wide:.1f}L{left:.1f} {low + wide * 0.3:.1f}Z"/>'
            )
            x += step
            first = x
        else:
            shapes.append(
                f'<path fill="{ink}" d="M{x + wide * 0.4:.1f} 0L{x + wide * 1.4:.1f} {high * 0.04:.1f}'
                f'L{x + wide * 0.8:.1f} {high}L{x + wide * 0.2:.1f} {high * 0.97:.1f}Z"/>'
            )
            x += step
    size = (round(x + step), high)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">{"".join(shapes)}</svg>'
    return svg_surface(svg, size)
