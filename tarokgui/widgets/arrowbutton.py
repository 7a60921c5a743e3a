"""A square button with an arrow instead of words; the words are its tooltip and its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.widgets.button import Button
from tarokgui.widgets.choice import arrow

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class ArrowButton(Button):
    """Points left (*side* -1) or right (1)."""

    def __init__(
        self, id: str, rect: Rect, label: str, on_activate: Callable[[], None], *, side: int, enabled: bool = True
    ) -> None:
        super().__init__(id, rect, label, on_activate, enabled=enabled, reason=label)
        self.side = side
        self.hint = label

    def _label(self, surface: pygame.Surface, paint: DrawContext, body: Rect, colour: str) -> None:
        arrow(surface, body.centre, self.side, max(5, body.h // 6), colour)
