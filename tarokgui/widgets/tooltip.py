"""The tooltip: appears at once, near what it speaks of, never over it and never outside the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def tooltip_rect(paint: Paint, text: str, anchor: Rect, window: Rect) -> Rect:
    """Where the tooltip of something at *anchor* lies: above it, else below; wider than usual if it is too high."""
    scale = paint.scale
    pad = scale.px(10)
    gap = scale.px(8)
    most = window.w - 4 * pad
    for widest in (min(scale.px(340), most), most):
        lines = paint.text.wrap(text, Face.BODY, scale.small, widest)
        w = max(paint.text.size(line, Face.BODY, scale.small)[0] for line in lines) + 2 * pad
        h = len(lines) * paint.text.line_height(scale.small) + pad
        y = anchor.y - gap - h
        if y < window.y:
            y = anchor.bottom + gap
        if y + h <= window.bottom:
            break
    return Rect(anchor.centre[0] - w // 2, y, w, h).within(window.inset(scale.px(4)))


def beside_rect(paint: Paint, text: str, anchor: Rect, panel: Rect, window: Rect) -> Rect | None:
    """Where the tooltip lies at the right of *panel*, as high as *anchor*; None if there is too little room."""
    scale = paint.scale
    pad = scale.px(10)
    room = window.right - panel.right - 4 * pad
    if room < scale.px(130):
        return None
    lines = paint.text.wrap(text, Face.BODY, scale.small, min(room, scale.px(240)))
    w = max(paint.text.size(line, Face.BODY, scale.small)[0] for line in lines) + 2 * pad
    h = len(lines) * paint.text.line_height(scale.small) + pad
    return Rect(panel.right + pad, anchor.centre[1] - h // 2, w, h).within(window)


def draw_tooltip(
    surface: pygame.Surface, paint: Paint, text: str, anchor: Rect, window: Rect, panel: Rect | None = None
) -> Rect:
    """Draw it and say where; beside *panel* if there is one and room enough."""
    theme, scale = paint.theme, paint.scale
    rect = beside_rect(paint, text, anchor, panel, window) if panel is not None else None
    rect = rect or tooltip_rect(paint, text, anchor, window)
    paint.shadow(surface, rect, 5, 7)
    paint.framed(surface, rect, theme.paper, theme.ink, 5, max(1, scale.px(1.4)))
    box = rect.inset(scale.px(10), scale.px(5))
    paint.text.paragraph(surface, text, box, Face.BODY, scale.small, theme.on_paper)
    return rect
