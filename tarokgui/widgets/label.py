"""Things that are only looked at: lines of text, paper panels, dark plaques."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.draw.theme import Colour
from tarokgui.widgets.base import Widget
from tarokgui.widgets.ornament import tapered

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


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

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """The text."""
        draw = paint.text.paragraph if self.wrapped else paint.text.line
        fits = draw(surface, self.label, self.rect, self.face, self.px, self.colour, self.align)
        self.hint = "" if fits else self.label


class Panel(Widget):
    """A printed sheet of paper: edge, inner rule, lozenges in the corners, title with its rule."""

    role = "group"

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """The sheet and its title."""
        theme, scale = paint.theme, paint.scale
        paint.shadow(surface, self.rect, theme.panel_radius, 14)
        paint.framed(surface, self.rect, theme.paper, theme.paper_edge, theme.panel_radius)
        self._inner_rule(surface, paint)
        if not self.label:
            return
        box = Rect(self.rect.x, self.rect.y + scale.px(14), self.rect.w, paint.text.line_height(scale.large))
        paint.text.line(
            surface, self.label, box.inset(scale.px(20), 0), Face.TITLE, scale.large, theme.oxblood, Align.CENTRE
        )
        side = scale.px(theme.panel_pad) + scale.px(6)
        tapered(
            surface, paint, Rect(self.rect.x + side, box.bottom, self.rect.w - 2 * side, scale.px(8)), theme.oxblood
        )

    def _inner_rule(self, surface: pygame.Surface, paint: Paint) -> None:
        theme, scale = paint.theme, paint.scale
        inner = self.rect.inset(scale.px(8))
        gap, line = scale.px(8), max(1, scale.px(1.4))
        surface.fill(theme.ink, (inner.x + gap, inner.y, inner.w - 2 * gap, line))
        surface.fill(theme.ink, (inner.x + gap, inner.bottom - line, inner.w - 2 * gap, line))
        surface.fill(theme.ink, (inner.x, inner.y + gap, line, inner.h - 2 * gap))
        surface.fill(theme.ink, (inner.right - line, inner.y + gap, line, inner.h - 2 * gap))
        for x in (inner.x, inner.right - 1):
            for y in (inner.y, inner.bottom - 1):
                paint.lozenge(surface, (x, y), 4.6, theme.oxblood)
                paint.lozenge(surface, (x, y), 2, theme.paper)

    @staticmethod
    def body(rect: Rect, paint: Paint, *, titled: bool = True) -> Rect:
        """What a panel at *rect* leaves for its contents."""
        scale = paint.scale
        pad = scale.px(paint.theme.panel_pad)
        top = scale.px(14) + paint.text.line_height(scale.large) + scale.px(16) if titled else pad
        return Rect(rect.x + pad, rect.y + top, rect.w - 2 * pad, rect.h - top - pad)


class Plaque(Widget):
    """A small dark plate with a brass line: a name, a badge, the advice. One or two lines of text."""

    role = "text"

    def __init__(
        self, id: str, rect: Rect, label: str, *, second: str = "", lit: bool = False, face: Face = Face.LABEL
    ) -> None:
        super().__init__(id, rect, label)
        self.second = second
        """A quieter line below (or, on a low plaque, beside)."""
        self.lit = lit
        """Brighter edge: it is this player's turn."""
        self.face = face
        """LABEL for names, BODY for sentences."""

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Ground and text."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        edge = theme.brass_light if self.lit else theme.brass_dark
        width = scale.ring if self.lit else scale.hair
        paint.framed(surface, self.rect, theme.plaque, edge, theme.plaque_radius, width)
        box = self.rect.inset(scale.px(10), 0)
        high, low = text.line_height(scale.medium), text.line_height(scale.small)
        if not self.second:
            fits = text.line(surface, self.label, box, self.face, scale.medium, theme.on_plaque)
        elif high + low <= self.rect.h:
            top = self.rect.y + (self.rect.h - high - low) // 2
            fits = text.line(
                surface, self.label, Rect(box.x, top, box.w, high), self.face, scale.medium, theme.on_plaque
            )
            lower = Rect(box.x, top + high, box.w, low)
            fits &= text.line(surface, self.second, lower, Face.BODY, scale.small, theme.on_plaque_second)
        else:
            used = text.size(self.label, self.face, scale.medium)[0] + scale.px(8)
            fits = text.line(surface, self.label, box, self.face, scale.medium, theme.on_plaque)
            rest = Rect(box.x + used, box.y, max(1, box.w - used), box.h)
            fits &= text.line(surface, self.second, rest, Face.BODY, scale.small, theme.on_plaque_second, Align.RIGHT)
        self.hint = "" if fits else f"{self.label} {self.second}".strip()
