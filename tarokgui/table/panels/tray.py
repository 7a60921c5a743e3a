"""A recess in the felt with a brass rim for the cards of a phase: the talon, kings, packets, discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

RADIUS = 12
PAD = 14
"""Units from the rim to the contents."""


class Tray(Widget):
    """The recess with a title and a quieter line under it; one not *titled* has its name for screen readers only."""

    role = "group"
    spread = 2

    def __init__(self, id: str, rect: Rect, title: str = "", text: str = "", *, titled: bool = True) -> None:
        super().__init__(id, rect, title)
        self.text = text
        self._titled = titled

    def look(self) -> object:
        """The words in it."""
        return self.label, self.text, self._titled

    @staticmethod
    def head(paint: DrawContext, *, text: bool = False, title: bool = True) -> int:
        """The height of title and text with the rim, in pixels."""
        scale = paint.scale
        lines = paint.text.line_height(scale.large) if title else 0
        return scale.px(PAD) + lines + (paint.text.line_height(scale.small) if text else 0)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Ground darker than the felt, shade along the upper edge, two brass lines."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        hair = scale.hair
        paint.rounded(surface, self.rect.inset(-hair), theme.felt_dark, RADIUS + 1)
        paint.framed(surface, self.rect, theme.felt_dark, theme.brass, RADIUS, max(hair, scale.px(1.6)))
        shade = scale.px(5)
        inner = self.rect.inset(max(hair, scale.px(1.6)))
        paint.rounded(surface, Rect(inner.x, inner.y + shade, inner.w, inner.h - shade), theme.tray, RADIUS - 2)
        line = self.rect.inset(scale.px(7))
        paint.framed(surface, line, theme.tray, theme.brass_dark, RADIUS - 4, hair)
        if not self.label or not self._titled:
            return
        box = Rect(self.rect.x, self.rect.y + scale.px(PAD), self.rect.w, text.line_height(scale.large))
        pad = scale.px(PAD)
        text.line(surface, self.label, box.inset(pad, 0), Face.TITLE, scale.large, theme.brass_light, Align.CENTRE)
        if self.text:
            below = Rect(box.x, box.bottom, box.w, text.line_height(scale.small)).inset(pad, 0)
            text.line(surface, self.text, below, Face.BODY, scale.small, theme.on_felt, Align.CENTRE)
