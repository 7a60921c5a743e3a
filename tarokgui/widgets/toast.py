"""A passing message: one at a time, gone by itself, never in the way of input."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.geometry import Rect
from tarokgui.scenes.base import Node
from tarokgui.text import Face

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint

BASE_SECONDS = 2.0
SECONDS_PER_LETTER = 0.05


class Toast:
    """The place for passing messages. A new one replaces the old, so that they never pile up."""

    def __init__(self) -> None:
        self.text = ""
        self._left = 0.0

    def show(self, text: str) -> None:
        """Show *text* long enough to be read."""
        self.text = text
        self._left = BASE_SECONDS + SECONDS_PER_LETTER * len(text)

    def dismiss(self) -> bool:
        """Take it away; whether there was one (Escape asks this first)."""
        was = bool(self.text)
        self.text = ""
        return was

    def wake_in(self) -> float | None:
        """Seconds until it goes, None if there is none."""
        return self._left if self.text else None

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True when the message goes."""
        if not self.text:
            return False
        self._left -= dt
        return self._left <= 0 and self.dismiss()

    def rect(self, paint: Paint, within: Rect) -> Rect:
        """Where it lies: low in the middle of *within*."""
        scale = paint.scale
        pad = scale.px(16)
        lines = paint.text.wrap(self.text, Face.BODY, scale.medium, min(scale.px(560), within.w - 4 * pad))
        w = max(paint.text.size(line, Face.BODY, scale.medium)[0] for line in lines) + 2 * pad
        h = len(lines) * paint.text.line_height(scale.medium) + pad
        return Rect(within.x + (within.w - w) // 2, within.bottom - h - scale.px(8), w, h)

    def draw(self, surface: pygame.Surface, paint: Paint, within: Rect) -> None:
        """Draw it, if there is one."""
        if not self.text:
            return
        rect = self.rect(paint, within)
        paint.shadow(surface, rect, 8, 8)
        paint.framed(surface, rect, paint.theme.plaque, paint.theme.brass, 8)
        box = rect.inset(paint.scale.px(16), paint.scale.px(8))
        paint.text.paragraph(surface, self.text, box, Face.BODY, paint.scale.medium, paint.theme.on_plaque)

    def tree(self, paint: Paint, within: Rect) -> list[Node]:
        """The message for a screen reader."""
        return [Node("toast", self.text, "status", self.rect(paint, within))] if self.text else []
