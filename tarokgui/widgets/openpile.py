"""A pile of cards laid open on paper, with a caption; the cards of a group stand together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import Card, card_name
from tarokgui.draw.cardsize import card_width
from tarokgui.draw.deck.shadow import Depth
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.draw.cardpainter import CardPainter
    from tarokgui.widgets.drawcontext import DrawContext

GAP, GROUP_GAP = 5, 11
"""Between cards and between groups, in units."""


class OpenPile(Widget):
    """*group* is the number of cards that belong together (0: no groups), *marked* the group with the lozenge.

    Cards that have no room side by side overlap, their corners seen.
    """

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        caption: str,
        words: str,
        cards: Sequence[Card],
        painter: CardPainter,
        *,
        group: int = 0,
        marked: int | None = None,
    ) -> None:
        super().__init__(id, rect, caption)
        self.words = words
        self.cards = tuple(cards)
        self.group = group
        self.marked = marked
        self._painter = painter

    @staticmethod
    def caption_height(paint: DrawContext, caption: str, w: int) -> int:
        """Pixels above the cards."""
        return paint.text.height(caption, Face.BODY, paint.scale.small, w) + paint.scale.px(4)

    @staticmethod
    def width(paint: DrawContext, cards: int, height: int, group: int = 0) -> int:
        """Pixels for so many cards of that height side by side."""
        groups = cards // group if group else 1
        loose = (cards - 1) * paint.scale.px(GAP) + (groups - 1) * (paint.scale.px(GROUP_GAP) - paint.scale.px(GAP))
        return cards * card_width(height) + loose

    def node(self) -> Node:
        """The cards in words."""
        return Node(self.id, f"{self.label}: {self.words}", self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Caption and cards."""
        theme, scale = paint.theme, paint.scale
        head = self.caption_height(paint, self.label, self.rect.w)
        caption = Rect(self.rect.x, self.rect.y, self.rect.w, head)
        paint.text.paragraph(surface, self.label, caption, Face.BODY, scale.small, theme.on_paper_second)
        height = self.rect.h - head
        size = (card_width(height), height)
        y = self.rect.y + head
        shadow = self._painter.shadow(size, Depth.LYING)
        for number, (card, x) in enumerate(zip(self.cards, self._places(paint, size), strict=True)):
            surface.blit(shadow.picture, (x + shadow.offset[0], y + shadow.offset[1]))
            surface.blit(self._painter.face(card_name(card), size), (x, y))
            if self.group and self.marked is not None and number // self.group == self.marked:
                at = (x + size[0] // 2, y)
                paint.lozenge(surface, at, 6, theme.paper)
                paint.lozenge(surface, at, 4.5, theme.oxblood)

    def _places(self, paint: DrawContext, size: tuple[int, int]) -> list[int]:
        """The left edge of each card."""
        count = len(self.cards)
        if self.width(paint, count, size[1], self.group) > self.rect.w and count > 1:
            step = (self.rect.w - size[0]) / (count - 1)
            return [self.rect.x + round(step * number) for number in range(count)]
        places, x = [], self.rect.x
        for number in range(count):
            places.append(x)
            last = self.group and (number + 1) % self.group == 0
            x += size[0] + paint.scale.px(GROUP_GAP if last else GAP)
        return places
