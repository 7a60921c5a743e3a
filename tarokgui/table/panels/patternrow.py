"""A way of dealing as a tile: the packets of each seat, its name and its meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import ChoosePattern
from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.context import Context
from tarokgui.widgets.base import Spot
from tarokgui.wording.terms import pattern_name

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


def packets_by_seat(pattern: Sequence[tuple[int, int]] | None, players: int, hand: int) -> list[list[int]]:
    """The packets that each seat gets, forehand first; None is one packet for each, chosen unseen."""
    if pattern is None:
        return [[hand]] * players
    return [[size for place, size in pattern if place == seat] for seat in range(players)]


WIDE, STEP = 19, 24
"""Of a column of packets, in units."""


class PatternTile(Spot):
    """A tile that chooses this way of dealing."""

    def __init__(self, context: Context, action: ChoosePattern, rect: Rect, packets: list[list[int]]) -> None:
        tr = context.tr
        super().__init__(f"deal:{action.pattern}", rect, pattern_name(tr, action.pattern), lambda: context.say(action))
        self._packets = packets
        self._gloss = tr(f"glossary.pattern.{action.pattern}")

    @staticmethod
    def picture_width(paint: DrawContext, players: int) -> int:
        """Of the columns of packets, in pixels."""
        return players * paint.scale.px(STEP) - paint.scale.px(STEP - WIDE)

    def node(self) -> Node:
        """Name and meaning."""
        return Node(self.id, f"{self.label}. {self._gloss}", self.role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """A column of packets for every seat, each as high as it has cards; then the words."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        ground = theme.paper if self.hovered else theme.paper_inset
        paint.framed(surface, self.rect, ground, theme.oxblood if self.hovered else theme.ink, theme.button_radius)
        box = self.rect.inset(scale.px(12, 9), scale.px(9, 7))
        picture = box._replace(w=self.picture_width(paint, len(self._packets)))
        self._columns(surface, paint, picture, ground)
        words = Rect(picture.right + scale.px(14), box.y, box.right - picture.right - scale.px(14), box.h)
        high = text.line_height(scale.medium)
        low = text.height(self._gloss, Face.BODY, scale.small, words.w)
        shown = min(low, max(0, words.h - high))
        top = words.y + (words.h - high - shown) // 2
        text.line(surface, self.label, words._replace(y=top, h=high), Face.LABEL, scale.medium, theme.on_paper)
        below = words._replace(y=top + high, h=shown)
        fits = text.paragraph(surface, self._gloss, below, Face.BODY, scale.small, theme.on_paper_second)
        self.hint = "" if fits else self._gloss

    def _columns(self, surface: pygame.Surface, paint: DrawContext, box: Rect, ground: str) -> None:
        theme, scale, text = paint.theme, paint.scale, paint.text
        wide, gap = scale.px(WIDE), max(1, scale.px(2))
        for seat, packets in enumerate(self._packets):
            x = box.x + seat * scale.px(STEP)
            y = float(box.y)
            unit = (box.h - gap * (len(packets) - 1)) / sum(packets)
            for size in packets:
                card = Rect(x, round(y), wide, max(2, round(y + size * unit) - round(y)))
                fill = theme.oxblood if seat == 0 else theme.ink
                paint.rounded(surface, card, fill, 2)
                px = min(scale.small, round(wide * 0.9))
                if card.h >= scale.small and text.size(str(size), Face.TOTAL, px)[0] <= wide - 2:
                    text.line(surface, str(size), card, Face.TOTAL, px, ground, Align.CENTRE)
                y += size * unit + gap
