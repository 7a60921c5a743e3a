"""The checkbox: a lozenge in a box, a label and, if wanted, a quieter line below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Face
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    from tarokgui.widgets.drawcontext import DrawContext


class Toggle(Spot):
    """On or off. *on_change* is given the new state. A disabled one shows its reason as the second line."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        on_change: Callable[[bool], None],
        *,
        checked: bool = False,
        second: str = "",
        enabled: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(id, rect, label, self._flip, enabled=enabled, reason=reason, role="checkbox")
        self.on_change = on_change
        self.checked = checked
        self.second = second

    def _flip(self) -> None:
        self.checked = not self.checked
        self.on_change(self.checked)

    def switch(self, on: bool) -> None:
        """Make it so; nothing happens if it is so already or cannot be changed."""
        if self.enabled and self.checked is not on:
            self._flip()

    def node(self) -> Node:
        """The label; its role gives the state."""
        role = "checkbox checked" if self.checked else "checkbox"
        return Node(self.id, self.label, role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Box, mark and both lines."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        if self.hovered and self.enabled:
            paint.rounded(surface, self.rect, theme.paper_inset, theme.button_radius)
        side = scale.px(22, 18)
        box = Rect(self.rect.x + scale.px(6), self.rect.y + (self.rect.h - side) // 2, side, side)
        edge = theme.ink if self.enabled else theme.on_disabled
        ground = theme.paper_inset if self.enabled else theme.paper_disabled
        if self.checked:
            ground = theme.oxblood if self.enabled else theme.on_disabled
        paint.framed(surface, box, ground, edge, 4, scale.px(1.6, 1))
        if self.checked:
            paint.lozenge(surface, box.centre, 7, theme.paper)
            paint.lozenge(surface, box.centre, 3, ground)
        second = self.second if self.enabled or not self.reason else self.reason
        x = box.right + scale.px(12)
        room = self.rect.right - x - scale.px(4)
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        top = self.rect.y + (self.rect.h - high - (low if second else 0)) // 2
        colour = theme.on_paper if self.enabled else theme.on_disabled
        fits = text.line(surface, self.label, Rect(x, top, room, high), Face.LABEL, scale.medium, colour)
        if second:
            below = Rect(x, top + high, room, low)
            fits &= text.line(surface, second, below, Face.BODY, scale.small, theme.on_paper_second)
        self.hint = "" if fits else f"{self.label}: {second}"
