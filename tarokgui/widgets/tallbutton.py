"""The buttons of the title: a large one that may carry a second line, and a quiet one without a plate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.widgets.button import Button, Style

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class TallButton(Button):
    """A button with larger letters and, if there is one, a quieter line below its label."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        on_activate: Callable[[], None],
        *,
        second: str = "",
        style: Style = Style.PLAIN,
    ) -> None:
        super().__init__(id, rect, label, on_activate, style=style)
        self.second = second

    def node(self) -> Node:
        """Both lines."""
        return replace(super().node(), label=f"{self.label}. {self.second}" if self.second else self.label)

    def _label(self, surface: pygame.Surface, paint: DrawContext, body: Rect, colour: str) -> None:
        text, scale = paint.text, paint.scale
        room = body.inset(scale.px(8), 0)
        px = scale.large
        while px > scale.small and text.size(self.label, Face.LABEL, px)[0] > room.w:
            px -= 1
        if not self.second:
            text.line(surface, self.label, room, Face.LABEL, px, colour, Align.CENTRE)
            return
        small = scale.small
        high, low = text.line_height(px), text.line_height(small)
        top = body.y + (body.h - high - low) // 2
        text.line(surface, self.label, Rect(room.x, top, room.w, high), Face.LABEL, px, colour, Align.CENTRE)
        below = Rect(room.x, top + high - scale.px(2), room.w, low)
        if not text.line(surface, self.second, below, Face.BODY, small, colour, Align.CENTRE):
            self.hint = self.second


class QuietButton(Button):
    """Only its letters, underlined when it is pointed at: for actions that are seldom wanted."""

    on_felt = False

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The label."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        lit = self.hovered or self.chosen
        if self.on_felt:
            colour = theme.on_felt if lit else theme.on_felt_second
        else:
            colour = theme.oxblood if lit else theme.on_paper_second
        text.line(surface, self.label, self.rect, Face.LABEL, scale.medium, colour, Align.CENTRE)
        if not lit:
            return
        width = text.size(self.label, Face.LABEL, scale.medium)[0]
        y = self.rect.centre[1] + round(scale.medium * 0.52)
        surface.fill(colour, (self.rect.centre[0] - width // 2, y, width, scale.hair))


class FeltLink(QuietButton):
    """The same on the felt; underlined as well if it is the present choice."""

    on_felt = True

    def __init__(
        self, id: str, rect: Rect, label: str, name: str, on_activate: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(id, rect, label, on_activate)
        self.chosen = chosen
        self.role = "radio"
        self.hint = name

    def node(self) -> Node:
        """By its whole name."""
        return replace(super().node(), label=self.hint)
