"""The tooltip: appears at once, near what it speaks of, never over it and never outside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.geometry import Rect
from tarokgui.text import Face

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def tooltip_rect(paint: Paint, text: str, anchor: Rect, window: Rect) -> Rect:
    """Where the tooltip of something at *anchor* lies: above it, else below."""
    scale = paint.scale
    pad = scale.px(8)
    widest = min(scale.px(340), window.w - 4 * pad)
    lines = paint.text.wrap(text, Face.BODY, scale.small, widest)
    w = max(paint.text.size(line, Face.BODY, scale.small)[0] for line in lines) + 2 * pad
    h = len(lines) * paint.text.line_height(scale.small) + pad
    gap = scale.px(8)
    y = anchor.y - gap - h
    if y < window.y:
        y = anchor.bottom + gap
    return Rect(anchor.centre[0] - w // 2, y, w, h).within(window)


def draw_tooltip(surface: pygame.Surface, paint: Paint, text: str, anchor: Rect, window: Rect) -> Rect:
    """Draw it and say where."""
    theme, scale = paint.theme, paint.scale
    rect = tooltip_rect(paint, text, anchor, window)
    paint.shadow(surface, rect, 5, 5)
    paint.framed(surface, rect, theme.plaque, theme.brass, 5)
    box = rect.inset(scale.px(8), scale.px(4))
    paint.text.paragraph(surface, text, box, Face.BODY, scale.small, theme.on_plaque)
    return rect
