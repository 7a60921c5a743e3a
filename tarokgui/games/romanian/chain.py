"""A thing on the table that can be doubled: the words said so far, its value, and the next step as a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.kit.node import Node
from tarokgui.table.rowheights import captioned
from tarokgui.widgets.toggle import Toggle

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


class Link(NamedTuple):
    """One step: its number, its name, its speaker."""

    times: int
    name: str
    sayer: str = ""


class ContraChain(Toggle):
    """A row: the thing and its side, the steps that were said with their speakers, its value, and the button of the
    next.

    A click anywhere on the row, or Enter, ticks the next step, if that is the player's to say; a row with nothing to
    say is a low line. *value* is the worth of the thing with the ticked step, *button* are the words of the next step.
    """

    def __init__(
        self,
        id: str,
        rect: Rect,
        title: str,
        on_change: Callable[[bool], None],
        *,
        second: str,
        value: str,
        links: tuple[Link, ...],
        checked: bool,
        enabled: bool,
        reason: str,
        button: str = "",
    ) -> None:
        super().__init__(id, rect, title, on_change, checked=checked, second=second, enabled=enabled, reason=reason)
        self.value = value
        self.links = links
        self.button = button
        self._cut = ""
        self.words = ""
        """The meaning of a tick, for those who hear it."""

    @property
    def tooltip(self) -> str:
        """The effect of a click, or the reason why not; and the title, where it is cut short."""
        return ". ".join(part for part in (self._cut, super().tooltip) if part)

    @property
    def said(self) -> int:
        """The number of steps said, without the one ticked."""
        return sum(bool(link.sayer) for link in self.links)

    @property
    def told(self) -> str:
        """The steps said so far, with their speakers."""
        return ", ".join(f"{link.name} {link.sayer}" for link in self.links if link.sayer)

    def least(self, paint: DrawContext) -> int:
        """The least width in which title, value and button are whole, in pixels."""
        scale, text = paint.scale, paint.text
        words = text.size(self.label, Face.LABEL, scale.medium)[0] + text.size(self.value, Face.TOTAL, scale.medium)[0]
        return words + button_width(paint, self.button) + 2 * scale.px(12, 8) + scale.px(6) + scale.px(10)

    def node(self) -> Node:
        """Thing, value, the steps said and the one that is next."""
        label = ", ".join(part for part in (self.label, self.second, self.value, self.told, self.words) if part)
        return Node(self.id, label, super().node().role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """Two lines of words at the left, the value, and the button at the right."""
        theme, scale = paint.theme, paint.scale
        pad = scale.px(12, 8)
        if self.enabled:
            edge = theme.oxblood if self.hovered or self.checked else theme.ink
            paint.framed(surface, self.rect, theme.paper_inset, edge, theme.button_radius, scale.hair)
        else:
            surface.fill(theme.paper_edge, (self.rect.x, self.rect.bottom - scale.hair, self.rect.w, scale.hair))
        box = self.rect.inset(pad, 0)
        if self.enabled:
            box = self._draw_button(surface, paint, box)
        box = self._draw_value(surface, paint, box)
        self._draw_words(surface, paint, box)

    def _draw_button(self, surface: pygame.Surface, paint: DrawContext, box: Rect) -> Rect:
        """Draw the button; the rest of the box."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        width = button_width(paint, self.button)
        high = self.rect.h - 2 * scale.px(5)
        rect = Rect(box.right - width + scale.px(6), self.rect.y + scale.px(5), width, high)
        fill, ink = (theme.oxblood, theme.on_dark) if self.checked else (theme.ink, theme.on_dark)
        if self.hovered and not self.checked:
            fill = theme.ink_hover
        paint.framed(surface, rect, fill, theme.brass, theme.button_radius, scale.px(1.4, 1))
        inner = rect.inset(scale.px(10), 0)
        px = round(scale.medium * 0.9)
        sign = paint.art.icon("check", px, theme.on_dark) if self.checked else None
        if sign is not None:
            surface.blit(sign, (inner.x, rect.y + (rect.h - px) // 2))
            inner = Rect(inner.x + px + scale.px(5), inner.y, inner.w - px - scale.px(5), inner.h)
        text.line(surface, self.button, inner, Face.LABEL, scale.medium, ink, Align.CENTRE)
        return box._replace(w=rect.x - scale.px(12) - box.x)

    def _draw_value(self, surface: pygame.Surface, paint: DrawContext, box: Rect) -> Rect:
        """Draw the value at the right; the rest of the box."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        px = scale.medium if self.enabled else scale.small
        width = text.size(self.value, Face.TOTAL, px)[0]
        colour = theme.oxblood if self.said or self.checked else theme.on_paper
        text.line(surface, self.value, box, Face.TOTAL, px, colour, Align.RIGHT)
        return box._replace(w=max(1, box.w - width - scale.px(10)))

    def _draw_words(self, surface: pygame.Surface, paint: DrawContext, box: Rect) -> None:
        """Draw the thing and its side; below or beside it the steps said."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        px = scale.medium if self.enabled else scale.small
        said = " · ".join(part for part in (self.second, self.told) if part)
        two = self.rect.h >= text.line_height(px) + text.line_height(scale.small)
        used = text.size(self.label, Face.LABEL, px)[0] + scale.px(10)
        colour = theme.oxblood if self.said else theme.on_paper_second
        if two:
            high = text.line_height(px)
            top = self.rect.y + (self.rect.h - high - text.line_height(scale.small)) // 2
            whole = text.line(surface, self.label, Rect(box.x, top, box.w, high), Face.LABEL, px, theme.on_paper)
            below = Rect(box.x, top + high, box.w, text.line_height(scale.small))
            whole &= text.line(surface, said, below, Face.BODY, scale.small, colour)
        else:
            whole = text.line(surface, self.label, box, Face.LABEL, px, theme.on_paper)
            # Words that do not fit are left to the tooltip. The side counts for more than the contract.
            beside = Rect(box.x + used, box.y, max(0, box.w - used), box.h)
            ways = (said, self.told) if self.told else (said, self.second.partition(" · ")[0])
            shown = next((way for way in ways if text.size(way, Face.BODY, scale.small)[0] <= beside.w), "")
            if shown:
                text.line(surface, shown, beside, Face.BODY, scale.small, colour)
            whole &= shown == said
        self._cut = "" if whole else f"{self.label}, {said}"


def button_width(paint: DrawContext, words: str) -> int:
    """The width of the button of the next step, with room for its tick, in pixels."""
    scale = paint.scale
    return paint.text.size(words, Face.LABEL, scale.medium)[0] + round(scale.medium * 0.9) + scale.px(25)


def row_height(paint: DrawContext, *, enabled: bool) -> int:
    """The height of a row in pixels: one with a button has two lines of words."""
    scale, text = paint.scale, paint.text
    if not enabled:
        return text.line_height(scale.small) + scale.px(8)
    if not captioned(scale):  # in large letters one line: the tooltip also has the side and the speakers
        return max(scale.target, text.line_height(scale.medium) + scale.px(8))
    return max(scale.target, text.line_height(scale.medium) + text.line_height(scale.small) + scale.px(6))
