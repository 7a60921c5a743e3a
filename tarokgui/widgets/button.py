"""The push button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import outline
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Style(StrEnum):
    """The prominence of a button: at most one PRIMARY on a screen."""

    PRIMARY = "primary"
    SECOND = "second"
    PLAIN = "plain"
    BAR = "bar"
    """On dark plaques and the top bar."""


def button_size(paint: DrawContext, label: str, most: int | None = None) -> tuple[int, int]:
    """The size in pixels of a button for *label*; wrapped if it would be wider than *most*."""
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
    """A button with a label. Its rect is the one that the scene gives it: ask `button_size` first."""

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
        self.spoken = ""
        """Its name where its label is too short without the things beside it."""

    def node(self) -> Node:
        """The button; one of a row says if it is the one that is on."""
        chosen = None if self.role == "button" else self.chosen
        return replace(super().node(), label=self.spoken or self.label, chosen=chosen)

    @property
    def ring_rect(self) -> Rect:
        """In the bar the ring is inside, because there is no room outside."""
        return self.rect.inset(round(self.rect.h * 0.18)) if self.style is Style.BAR else self.rect

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Ground on its dark foot, and label; pressed, it sinks onto the foot."""
        theme, scale = paint.theme, paint.scale
        foot = scale.px(theme.foot, 2)
        standing = self.enabled and self.style is not Style.BAR
        down = self.pressed and self.hovered
        sunk = min(foot, scale.px(2, 1)) if down else 0
        height = self.rect.h - foot if standing else self.rect.h
        body = Rect(self.rect.x, self.rect.y + sunk, self.rect.w, height)
        fill, edge, text = self._colours(paint)
        if standing and not down:
            paint.rounded(surface, self.rect, self._foot(paint), theme.button_radius)
        paint.framed(surface, body, fill, edge, theme.button_radius, scale.px(1.4, 1))
        if self.style is Style.PRIMARY and self.enabled:
            inner, radius = body.inset(scale.px(3, 3)), scale.px(theme.button_radius - 2)
            outline(surface, inner, theme.primary_line, radius, max(1, scale.px(1)))
        self._label(surface, paint, body, text)

    def _foot(self, paint: DrawContext) -> str:
        theme = paint.theme
        return {Style.PRIMARY: theme.oxblood_foot, Style.PLAIN: theme.paper_foot}.get(self.style, theme.dark_foot)

    def _label(self, surface: pygame.Surface, paint: DrawContext, body: Rect, colour: str) -> None:
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

    def _colours(self, paint: DrawContext) -> tuple[str, str, str]:
        """Fill, edge and text for the present state."""
        theme = paint.theme
        if not self.enabled and self.style is Style.BAR:  # pale paper would be the brightest thing on the felt
            return theme.plaque, theme.on_disabled, theme.on_plaque_second
        if not self.enabled:
            return theme.paper_disabled, theme.paper_edge, theme.on_disabled
        lit = self.hovered or self.chosen
        if self.style is Style.PRIMARY:
            return (theme.oxblood_hover if lit else theme.oxblood), theme.oxblood_foot, theme.on_dark
        if self.style is Style.SECOND or (self.style is Style.PLAIN and self.chosen):
            # On dark felt a dark button needs a line round it.
            edge = theme.brass if self.style is Style.SECOND else theme.ink
            return (theme.ink_hover if lit else theme.ink), edge, theme.on_dark
        if self.style is Style.BAR:
            return (
                (theme.felt if lit else theme.plaque),
                theme.brass_light if self.chosen else theme.brass,
                theme.on_plaque,
            )
        return (theme.paper_hover if lit else theme.paper_inset), theme.ink, theme.on_paper


class SignButton(Button):
    """A button on paper with a sign at its left: *icon* is a name of `tarokgui.draw.artwork`."""

    def __init__(self, id: str, rect: Rect, label: str, on_activate: Callable[[], None], icon: str) -> None:
        super().__init__(id, rect, label, on_activate)
        self.icon = icon

    @staticmethod
    def room(paint: DrawContext) -> int:
        """Pixels that the sign takes at each side, so that the label stays in the middle."""
        return round(paint.scale.medium * 1.1) + paint.scale.px(10)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The button, and its sign."""
        super().draw(surface, paint)
        side = round(paint.scale.medium * 1.1)
        x, y = self.rect.x + paint.scale.px(10), self.rect.centre[1] - side // 2 - paint.scale.px(1)
        surface.blit(paint.art.icon(self.icon, side, paint.theme.on_paper), (x, y))
