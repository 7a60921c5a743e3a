"""The bar of the card points: the declarer's side from the left, its opponents from the right, the mark to reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour, channels
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ledger import Grown, whole

if TYPE_CHECKING:
    from tarokgui.widgets.paint import Paint

HEIGHT = 40
"""Of the bar alone, in units."""


class CountBar(Widget):
    """*points* of both sides; *need* of them win for the first. Its part is plain, the other hatched."""

    role = "text"

    def __init__(
        self, id: str, rect: Rect, label: str, points: tuple[int, int], need: int, mark: str, grown: Grown = whole
    ) -> None:
        super().__init__(id, rect, label)
        self.points = points
        self.need = need
        self.mark = mark
        self._grown = grown

    @staticmethod
    def height(paint: Paint, *, tight: bool = False) -> int:
        """Pixels for mark and bar."""
        return paint.text.line_height(paint.scale.small) + paint.scale.px(12) + _bar(paint, tight)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Ground, both parts with their points, the mark."""
        theme, scale = paint.theme, paint.scale
        top = paint.text.line_height(scale.small) + scale.px(12)
        bar = Rect(self.rect.x, self.rect.y + top, self.rect.w, self.rect.h - top)
        paint.framed(surface, bar, theme.paper_disabled, theme.paper_edge, 4)
        total = max(1, sum(self.points))
        grown = self._grown()
        gap = scale.px(2, 2)
        split = bar.w * self.points[0] // total
        ours = round((split - (gap // 2 if self.points[1] else 0)) * grown)
        theirs = round((bar.w - split - (gap - gap // 2 if self.points[0] else 0)) * grown)
        if ours > 0:
            paint.rounded(surface, Rect(bar.x, bar.y, ours, bar.h), theme.oxblood, 4)
        if theirs > 0:
            part = Rect(bar.right - theirs, bar.y, theirs, bar.h)
            paint.rounded(surface, part, theme.gain, 4)
            _hatch(surface, part, _between(theme.gain, theme.on_dark, 0.16), scale.px(9, 6))
        self._numbers(surface, paint, bar, (ours, theirs), grown)
        self._mark(surface, paint, bar, total)

    def _numbers(self, surface: pygame.Surface, paint: Paint, bar: Rect, widths: tuple[int, int], grown: float) -> None:
        theme, scale, text = paint.theme, paint.scale, paint.text
        px, pad = min(scale.large, round(bar.h * 0.72)), scale.px(12)
        for number, (points, width) in enumerate(zip(self.points, widths, strict=True)):
            shown = str(round(points * grown))
            wide = text.size(shown, Face.TOTAL, px)[0]
            if width >= wide + 2 * pad:
                x = bar.x + pad if number == 0 else bar.right - pad - wide
                colour = theme.on_dark
            else:  # too narrow a part: the number stands on the other one's ground
                x = bar.x + width + pad if number == 0 else bar.right - width - pad - wide
                colour = theme.on_dark if grown >= 1 and points < sum(self.points) else theme.on_paper
            plate = Rect(x, bar.y, wide, bar.h)
            if number == 1 and width >= wide + 2 * pad:
                ground = Rect(x - pad // 2, bar.y + bar.h // 5, wide + pad, bar.h - 2 * (bar.h // 5))
                paint.rounded(surface, ground, theme.gain, 3)
            text.line(surface, shown, plate, Face.TOTAL, px, colour, Align.LEFT)

    def _mark(self, surface: pygame.Surface, paint: Paint, bar: Rect, total: int) -> None:
        """A broken line through the bar, a lozenge on it and the words above."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        x = bar.x + bar.w * self.need // total
        dash = scale.px(4, 3)
        wide = scale.hair
        for y in range(bar.y - scale.px(4), bar.bottom + scale.px(4), 2 * dash):
            high = min(dash, bar.bottom + scale.px(4) - y)
            surface.fill(theme.paper, (x - wide, y, 3 * wide, high))
            surface.fill(theme.ink, (x, y, wide, high))
        at = (x, bar.y - scale.px(6))
        paint.lozenge(surface, at, 6, theme.ink)
        paint.lozenge(surface, at, 3, theme.paper)
        width = text.size(self.mark, Face.STRONG, scale.small)[0]
        caption = Rect(x - width // 2, self.rect.y, width, text.line_height(scale.small)).within(self.rect)
        text.line(surface, self.mark, caption, Face.STRONG, scale.small, theme.on_paper)


def _bar(paint: Paint, tight: bool) -> int:
    return max(paint.scale.px(32 if tight else HEIGHT), round(paint.scale.medium * 1.4))


def _between(one: Colour, other: Colour, share: float) -> tuple[int, int, int]:
    """A colour so far on the way to another."""
    low, high = channels(one), channels(other)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(low, high, strict=True))
    return red, green, blue


def _hatch(surface: pygame.Surface, rect: Rect, colour: tuple[int, int, int], step: int) -> None:
    """Slanting lines, so that the part is known without its colour."""
    clip = surface.get_clip()
    surface.set_clip(clip.clip(pygame.Rect(rect.inset(2))))
    for x in range(rect.x - rect.h, rect.right, step):
        pygame.draw.aaline(surface, colour, (x, rect.bottom), (x + rect.h, rect.y))
        pygame.draw.aaline(surface, colour, (x + 1, rect.bottom), (x + rect.h + 1, rect.y))
    surface.set_clip(clip)
