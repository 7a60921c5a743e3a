"""A row of the list of keys: the act, and its keys as little key caps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.commands import Key
from tarokgui.kit.node import Node
from tarokgui.widgets.base import Spot

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class KeyRow(Spot):
    """A row that can be chosen, to be given another key, if *on_activate* is given; Delete then calls *on_clear*."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        caps: Sequence[str],
        none: str,
        *,
        on_activate: Callable[[], None] | None = None,
        on_clear: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(id, rect, label, on_activate or (lambda: None), role="button" if on_activate else "text")
        self.caps = tuple(caps)
        self.none = none
        self.focusable = on_activate is not None
        self._on_clear = on_clear
        self.listening = False
        """The next key is meant for this row."""

    @staticmethod
    def height(paint: DrawContext, width: int, label: str) -> int:
        """The height in pixels at *width* pixels."""
        words = paint.text.height(label, Face.BODY, paint.scale.medium, _room(width))
        return max(paint.scale.target, words + paint.scale.px(14))

    def node(self) -> Node:
        """The act and its keys."""
        keys = ", ".join(self.caps) or self.none
        return Node(self.id, f"{self.label}: {keys}", self.role, self.rect, self.enabled, self.focused)

    def key(self, command: Key) -> bool:
        """Take the key away by Delete."""
        if command.name == "delete" and not command.mods and self._on_clear is not None:
            if not command.repeat:
                self._on_clear()
            return True
        return self.focusable and super().key(command)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Words at the left, caps at the right, a hairline below."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        if self.listening or (self.hovered and self.focusable):
            paint.rounded(surface, self.rect, theme.paper_inset, 4)
        surface.fill(theme.paper_edge, (self.rect.x, self.rect.bottom - scale.hair, self.rect.w, scale.hair))
        room = _room(self.rect.w)
        high = text.height(self.label, Face.BODY, scale.medium, room)
        box = Rect(self.rect.x + scale.px(4), self.rect.y + (self.rect.h - high) // 2, room, high)
        text.paragraph(surface, self.label, box, Face.BODY, scale.medium, theme.on_paper)
        right = self.rect.right - scale.px(4)
        least = self.rect.x + room + scale.px(10)
        if self.listening or not self.caps:
            place = Rect(least, self.rect.y, right - least, self.rect.h)
            sign, colour = ("…", theme.oxblood) if self.listening else (self.none, theme.on_paper_second)
            text.line(surface, sign, place, Face.STRONG, scale.medium, colour, Align.RIGHT)
            return
        self._draw_caps(surface, paint, least, right)

    def _draw_caps(self, surface: pygame.Surface, paint: DrawContext, least: int, right: int) -> None:
        theme, scale, text = paint.theme, paint.scale, paint.text
        high = min(self.rect.h - scale.px(8), round(scale.small * 1.8))
        whole = True
        for cap in reversed(self.caps):
            width = max(high, text.size(cap, Face.STRONG, scale.small)[0] + scale.px(16))
            width = min(width, right - least)
            if width < high:
                whole = False
                break
            place = Rect(right - width, self.rect.y + (self.rect.h - high) // 2, width, high)
            paint.rounded(surface, place.moved(0, scale.px(2, 1)), theme.ink, 4)
            paint.framed(surface, place, theme.paper_inset, theme.ink, 4)
            inner = place.inset(scale.px(4), 0)
            whole &= text.line(surface, cap, inner, Face.STRONG, scale.small, theme.on_paper, Align.CENTRE)
            right -= width + scale.px(8)
        self.hint = "" if whole else ", ".join(self.caps)


def _room(width: int) -> int:
    """The width of a row's words."""
    return width * 56 // 100
