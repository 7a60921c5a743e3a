"""Things that are only looked at: lines of text, paper panels, dark plaques."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ornament import leaves, tapered

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Label(Widget):
    """Text in a box, wrapped. If it does not fit, hovering shows all of it."""

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        label: str,
        *,
        px: int,
        colour: Colour,
        face: Face = Face.BODY,
        align: Align = Align.LEFT,
        wrapped: bool = True,
    ) -> None:
        super().__init__(id, rect, label)
        self.px = px
        self.colour = colour
        self.face = face
        self.align = align
        self.wrapped = wrapped

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The text."""
        draw = paint.text.paragraph if self.wrapped else paint.text.line
        fits = draw(surface, self.label, self.rect, self.face, self.px, self.colour, self.align)
        self.hint = "" if fits else self.label


class Panel(Widget):
    """A printed sheet of paper: edge, inner rule, lozenges in the corners, title with its rule.

    One not *titled* has its name for screen readers only.
    """

    role = "group"

    def __init__(self, id: str, rect: Rect, label: str = "", *, titled: bool = True) -> None:
        super().__init__(id, rect, label)
        self._titled = titled

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The sheet and its title."""
        theme, scale = paint.theme, paint.scale
        paint.shadow(surface, self.rect, theme.panel_radius, 14)
        paint.framed(surface, self.rect, theme.paper, theme.paper_edge, theme.panel_radius)
        self._inner_rule(surface, paint)
        if not self.label or not self._titled:
            return
        box = Rect(self.rect.x, self.rect.y + scale.px(14), self.rect.w, paint.text.line_height(scale.large))
        paint.text.line(
            surface, self.label, box.inset(scale.px(20), 0), Face.TITLE, scale.large, theme.oxblood, Align.CENTRE
        )
        side = scale.px(theme.panel_pad) + scale.px(6)
        tapered(
            surface, paint, Rect(self.rect.x + side, box.bottom, self.rect.w - 2 * side, scale.px(8)), theme.oxblood
        )

    def _inner_rule(self, surface: pygame.Surface, paint: DrawContext) -> None:
        theme, scale = paint.theme, paint.scale
        inner = self.rect.inset(scale.px(8))
        gap, line = scale.px(8), max(1, scale.px(1.4))
        surface.fill(theme.ink, (inner.x + gap, inner.y, inner.w - 2 * gap, line))
        surface.fill(theme.ink, (inner.x + gap, inner.bottom - line, inner.w - 2 * gap, line))
        surface.fill(theme.ink, (inner.x, inner.y + gap, line, inner.h - 2 * gap))
        surface.fill(theme.ink, (inner.right - line, inner.y + gap, line, inner.h - 2 * gap))
        if theme.ornament != "lozenge":
            leaves(surface, paint, inner)
            return
        for x in (inner.x, inner.right - 1):
            for y in (inner.y, inner.bottom - 1):
                paint.lozenge(surface, (x, y), 4.6, theme.oxblood)
                paint.lozenge(surface, (x, y), 2, theme.paper)

    @staticmethod
    def body(rect: Rect, paint: DrawContext, *, titled: bool = True) -> Rect:
        """The room for the contents of a panel at *rect*."""
        scale = paint.scale
        pad = scale.px(paint.theme.panel_pad)
        top = scale.px(14) + paint.text.line_height(scale.large) + scale.px(16) if titled else pad
        return Rect(rect.x + pad, rect.y + top, rect.w - 2 * pad, rect.h - top - pad)
