"""A round button with a sign: dark with a brass ring, brass while it is on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect, centred
from tarokgui.draw.shapes import disc
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext

_SIGN = 0.54
"""The sign's share of the button."""


class IconButton(Spot):
    """*icon* is a name of `tarokgui.draw.artwork`; *label* is the name of the button, *hint* its tooltip."""

    rests = False

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        icon: str,
        on_activate: Callable[[], None],
        *,
        hint: str = "",
        chosen: bool = False,
    ) -> None:
        super().__init__(id, rect, label, on_activate)
        self.icon = icon
        self.hint = hint or label
        self.chosen = chosen
        """True while the thing that it opens is open."""
        self.opens = chosen
        """True for a button that opens something beside it; a screen reader says that it is open or closed."""
        self.ring_radius = 60
        self.spread = 2

    def node(self) -> Node:
        """Open or closed, if it opens something."""
        return replace(super().node(), opened=self.chosen if self.opens else None)

    def look(self) -> object:
        """Its sign, and its state."""
        return self.icon, self.chosen

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Disc, ring and sign."""
        theme, scale = paint.theme, paint.scale
        side = min(self.rect.w, self.rect.h)
        box = centred(side, side, self.rect).moved(0, scale.px(1, 1) if self.pressed and self.hovered else 0)
        line = max(1, scale.px(1.6))
        ground = theme.brass_light if self.chosen else theme.felt if self.hovered else theme.plaque
        if not self.enabled:
            self._draw_disabled(surface, paint, box, line)
            return
        surface.blit(disc(side, theme.brass_light if self.hovered else theme.brass), box)
        surface.blit(disc(side - 2 * line, ground), (box.x + line, box.y + line))
        px = round(side * _SIGN)
        sign = paint.art.icon(self.icon, px, theme.plaque if self.chosen else theme.on_plaque)
        surface.blit(sign, centred(px, px, box))

    def _draw_disabled(self, surface: pygame.Surface, paint: DrawContext, box: Rect, line: int) -> None:
        """Without its brass, and with a pale sign."""
        theme, side = paint.theme, box.w
        surface.blit(disc(side, theme.on_disabled), box)
        surface.blit(disc(side - 2 * line, theme.plaque), (box.x + line, box.y + line))
        px = round(side * _SIGN)
        surface.blit(paint.art.icon(self.icon, px, theme.on_disabled), centred(px, px, box))
