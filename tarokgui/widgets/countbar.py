"""The bar of the card points: the person's side from the left, the other from the right, the mark to reach."""

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

HEIGHT = 40
"""Of the bar alone, in units."""

Points = tuple[int, int]


class CountBar(Widget):
    """*points* of both sides, the person's first. *mark* stands over the place that wins, *need* points from the left.

    ``steps`` are the points after each trick: while it grows the bar shows one after the other, at last *points*.
    An empty *mark* is none: the points decide nothing.
    """

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        points: Points,
        need: int,
        mark: str,
        *,
        grown: Grown = whole,
        steps: Sequence[Points] = (),
    ) -> None:
        super().__init__(id, rect, label)
        self.points = points
        self.need = need
        self.mark = mark
        self.steps = (*steps, points)
        self._grown = grown

    @staticmethod
    def height(paint: DrawContext, *, tight: bool = False, marked: bool = True) -> int:
        """Pixels for mark and bar."""
        return _head(paint, marked) + _bar(paint, tight)

    @property
    def shown(self) -> Points:
        """The points that are seen at present."""
        return self.steps[min(len(self.steps) - 1, int(self._grown() * len(self.steps)))]

    @property
    def reached(self) -> bool:
        """True if the person's side has come to the mark by now."""
        return bool(self.mark) and self.shown[0] >= self.need

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Ground, both parts with their points, the mark."""
        theme, scale = paint.theme, paint.scale
        top = _head(paint, bool(self.mark))
        bar = Rect(self.rect.x, self.rect.y + top, self.rect.w, self.rect.h - top)
        paint.framed(surface, bar, theme.paper_disabled, theme.paper_edge, 4)
        total, shown = max(1, sum(self.points)), self.shown
        gap = scale.px(2, 2) if all(shown) else 0
        mine = bar.w * shown[0] // total
        theirs = max(0, bar.w * shown[1] // total - gap) if sum(shown) < total else max(0, bar.w - mine - gap)
        if mine > 0:
            team_ground(surface, paint, Rect(bar.x, bar.y, mine, bar.h), mine=True)
        if theirs > 0:
            team_ground(surface, paint, Rect(bar.right - theirs, bar.y, theirs, bar.h), mine=False)
        self._numbers(surface, paint, bar, (mine, theirs), shown)
        if self.mark:
            self._mark(surface, paint, bar, total)

    def _numbers(self, surface: pygame.Surface, paint: DrawContext, bar: Rect, widths: Points, shown: Points) -> None:
        """Draw each number in its own part; where that is too narrow it stands beside it, on a plate of paper."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        px, pad = min(scale.large, round(bar.h * 0.72)), scale.px(12)
        for number, (points, width) in enumerate(zip(shown, widths, strict=True)):
            figure = str(points)
            wide = text.size(figure, Face.TOTAL, px)[0]
            inside = width >= wide + 2 * pad
            at = pad if inside else width + pad
            x = bar.x + at if number == 0 else bar.right - at - wide
            if number or not inside:
                high = bar.h - 2 * (bar.h // 6)
                plate = Rect(x - pad // 2, bar.y + bar.h // 6, wide + pad, high)
                paint.rounded(surface, plate, theme.paper_inset, 3)
            colour = theme.on_dark if inside and number == 0 else theme.on_paper
            text.line(surface, figure, Rect(x, bar.y, wide, bar.h), Face.TOTAL, px, colour, Align.LEFT)

    def _mark(self, surface: pygame.Surface, paint: DrawContext, bar: Rect, total: int) -> None:
        """Draw a broken line through the bar, a lozenge on it, which drops once it is reached, and the words above."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        x = bar.x + bar.w * self.need // total
        dash = scale.px(4, 3)
        wide = scale.hair
        for y in range(bar.y - scale.px(4), bar.bottom + scale.px(4), 2 * dash):
            high = min(dash, bar.bottom + scale.px(4) - y)
            surface.fill(theme.paper, (x - wide, y, 3 * wide, high))
            surface.fill(theme.ink, (x, y, wide, high))
        at = (x, bar.y - scale.px(2 if self.reached else 6))
        paint.lozenge(surface, at, 6, theme.ink)
        paint.lozenge(surface, at, 3, theme.paper)
        width = text.size(self.mark, Face.STRONG, scale.small)[0]
        caption = Rect(x - width // 2, self.rect.y, width, text.line_height(scale.small)).within(self.rect)
        text.line(surface, self.mark, caption, Face.STRONG, scale.small, theme.on_paper)


def _head(paint: DrawContext, marked: bool) -> int:
    return paint.text.line_height(paint.scale.small) + paint.scale.px(12) if marked else 0


def _bar(paint: DrawContext, tight: bool) -> int:
    return max(paint.scale.px(32 if tight else HEIGHT), round(paint.scale.medium * 1.4))
