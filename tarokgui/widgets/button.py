"""The push button."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from tarokgui.geometry import Rect
from tarokgui.text import Align, Face
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


class Style(StrEnum):
    """How loud a button is: at most one PRIMARY on a screen."""

    PRIMARY = "primary"
    SECOND = "second"
    PLAIN = "plain"
    BAR = "bar"
    """On dark plaques and the top bar."""


def button_size(paint: Paint, label: str, most: int | None = None) -> tuple[int, int]:
    """The size in pixels a button wants for *label*; wrapped if it would be wider than *most*."""
    scale = paint.scale
    pad = scale.px(paint.theme.button_pad)
    wide = paint.text.size(label, Face.LABEL, scale.medium)[0] + 2 * pad
    if most is None or wide <= most:
        return max(wide, scale.px(90)), scale.target
    lines = paint.text.wrap(label, Face.LABEL, scale.medium, most - 2 * pad)
    height = len(lines) * paint.text.line_height(scale.medium) + scale.px(16)
    widest = max(paint.text.size(line, Face.LABEL, scale.medium)[0] for line in lines)
    return min(most, max(widest + 2 * pad, scale.px(90))), max(scale.target, height)


class Button(Spot):
    """A button with a label. Its rect is whatever the scene gives it: ask `button_size` first."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        on_activate: Callable[[], None],
        *,
        style: Style = Style.PLAIN,
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(id, rect, label, on_activate, enabled=enabled, reason=reason)
        self.style = style
        self.chosen = False
        """A lasting pressed look, for the one of a row that is on."""

    @property
    def ring_rect(self) -> Rect:
        """In the bar the ring lies inside: there is no room outside."""
        return self.rect.inset(round(self.rect.h * 0.18)) if self.style is Style.BAR else self.rect

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Ground, foot and label."""
        theme, scale = paint.theme, paint.scale
        foot = scale.px(theme.foot, 2)
        down = self.pressed and self.hovered
        body = Rect(self.rect.x, self.rect.y + (foot // 2 if down else 0), self.rect.w, self.rect.h - foot)
        fill, edge, text = self._colours(paint)
        if self.enabled and not down and self.style is not Style.BAR:
            paint.rounded(surface, self.rect, theme.dark_foot, theme.button_radius)
        paint.framed(surface, body, fill, edge, theme.button_radius, scale.hair)
        self._label(surface, paint, body, text)

    def _label(self, surface: pygame.Surface, paint: Paint, body: Rect, colour: str) -> None:
        px = paint.scale.medium
        room = body.w - paint.scale.px(12)
        lines = paint.text.wrap(self.label, Face.LABEL, px, room)
        step = paint.text.line_height(px)
        if len(lines) == 1:
            paint.text.line(surface, self.label, body.inset(paint.scale.px(6), 0), Face.LABEL, px, colour, Align.CENTRE)
            return
        height = len(lines) * step
        box = Rect(body.x + (body.w - room) // 2, body.y + (body.h - height) // 2, room, height)
        paint.text.paragraph(surface, self.label, box, Face.LABEL, px, colour, Align.CENTRE)

    def _colours(self, paint: Paint) -> tuple[str, str, str]:
        """Fill, edge and text for the present state."""
        theme = paint.theme
        if not self.enabled:
            return theme.paper_disabled, theme.paper_edge, theme.on_disabled
        lit = self.hovered or self.chosen
        if self.style is Style.PRIMARY:
            return (theme.oxblood_hover if lit else theme.oxblood), theme.loss, theme.on_dark
        if self.style is Style.SECOND or (self.style is Style.PLAIN and self.chosen):
            return (theme.ink_hover if lit else theme.ink), theme.ink, theme.on_dark
        if self.style is Style.BAR:
            return (theme.felt if lit else theme.plaque), theme.brass_dark, theme.on_plaque
        return (theme.paper_inset if lit else theme.paper), theme.ink, theme.on_paper
