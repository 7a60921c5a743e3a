"""A chain of contra: five lozenges on a cord. What has been said is filled, the next step can be ticked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.scenes.base import Node
from tarokgui.widgets.toggle import Toggle

if TYPE_CHECKING:
    from tarokgui.draw.scale import Scale
    from tarokgui.draw.theme import Colour
    from tarokgui.widgets.paint import Paint

LOZENGE = 15
"""From the middle to a point, in units."""


def _half(scale: Scale) -> int:
    """From the middle of a lozenge to a point in pixels: two figures have room in it."""
    return max(scale.px(LOZENGE), round(scale.small * 1.1))


class Link(NamedTuple):
    """One step: its number, its name, who said it."""

    times: int
    name: str
    sayer: str = ""


class ContraChain(Toggle):
    """An item on the table with its value; a click or Enter ticks the next step, if that is one's own to say.

    *value* stands large at the right and tells what the item is worth with what is ticked.
    """

    def __init__(
        self,
        id: str,
        rect: Rect,
        title: str,
        second: str,
        value: str,
        links: tuple[Link, ...],
        on_change: Callable[[bool], None],
        *,
        checked: bool,
        enabled: bool,
        reason: str,
    ) -> None:
        super().__init__(id, rect, title, on_change, checked=checked, second=second, enabled=enabled, reason=reason)
        self.value = value
        self.links = links
        self._cut = ""
        self.words = ""
        """What ticking it means, for those who hear it."""

    @property
    def tooltip(self) -> str:
        """What a click would say, or why not; and the title, where it is cut short."""
        return ". ".join(part for part in (self._cut, super().tooltip) if part)

    @staticmethod
    def height(paint: Paint, sayers: bool) -> int:
        """The height in pixels; *sayers* if steps have been said, whose names stand below them."""
        scale, text = paint.scale, paint.text
        lines = 2 if sayers else 1
        return text.line_height(scale.medium) + 2 * _half(scale) + lines * text.line_height(scale.small) + scale.px(16)

    @property
    def said(self) -> int:
        """How many steps have been said, without the one ticked."""
        return sum(bool(link.sayer) for link in self.links)

    def node(self) -> Node:
        """Item, value, the steps said and the one that is next."""
        told = ", ".join(f"{link.name} {link.sayer}" for link in self.links if link.sayer)
        label = ", ".join(part for part in (self.label, self.second, self.value, told, self.words) if part)
        return Node(self.id, label, super().node().role, self.rect, self.enabled, self.focused)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """A row of inset paper: title and value, and the chain below."""
        theme, scale, text = paint.theme, paint.scale, paint.text
        ground = theme.paper_inset if self.enabled else theme.paper
        edge = theme.ink if self.enabled else theme.paper_edge
        if self.hovered and self.enabled:
            edge = theme.oxblood
        paint.framed(surface, self.rect, ground, edge, theme.button_radius, scale.hair)
        pad = scale.px(12, 9)
        line = Rect(self.rect.x + pad, self.rect.y + scale.px(5), self.rect.w - 2 * pad, text.line_height(scale.medium))
        value_w = text.size(self.value, Face.TOTAL, scale.medium)[0]
        colour = theme.oxblood if self.said or self.checked else theme.on_paper
        text.line(surface, self.value, line, Face.TOTAL, scale.medium, colour, Align.RIGHT)
        room = line.w - value_w - scale.px(10)
        used = text.size(self.label, Face.LABEL, scale.medium)[0]
        whole = text.line(surface, self.label, line._replace(w=room), Face.LABEL, scale.medium, theme.on_paper)
        rest = room - used - scale.px(10)
        if rest > scale.px(30):
            second = Rect(line.x + used + scale.px(10), line.y, rest, line.h)
            whole &= text.line(surface, self.second, second, Face.BODY, scale.small, theme.on_paper_second)
        else:
            whole = False
        self._cut = "" if whole else f"{self.label}, {self.second}"
        self._cord(surface, paint, Rect(line.x, line.bottom, line.w, self.rect.bottom - scale.px(6) - line.bottom))

    def _cord(self, surface: pygame.Surface, paint: Paint, box: Rect) -> None:
        theme, scale, text = paint.theme, paint.scale, paint.text
        half = _half(scale)
        step = box.w / len(self.links)
        middles = [round(box.x + step * (place + 0.5)) for place in range(len(self.links))]
        y = box.y + half + scale.px(2)
        thick = max(scale.hair, scale.px(1.6))
        surface.fill(theme.paper_edge, (middles[0], y - thick // 2, middles[-1] - middles[0], thick))
        reached = self.said + self.checked
        if reached > 1:
            surface.fill(theme.oxblood, (middles[0], y - thick // 2, middles[reached - 1] - middles[0], thick))
        low = text.line_height(scale.small)
        for place, link in enumerate(self.links):
            filled = place < reached
            next_one = place == self.said and self.enabled
            if filled:
                fill, edge, ink = theme.oxblood, theme.oxblood, theme.on_dark
            elif next_one:
                fill, edge, ink = theme.paper_inset, theme.ink, theme.on_paper
            else:
                fill, edge, ink = theme.paper_disabled, theme.paper_edge, theme.on_disabled
            # Later steps are also smaller: colour alone would not tell them from the next one.
            size = half if filled or next_one else half * 4 // 5
            _lozenge(surface, (middles[place], y), size, fill, edge, max(scale.hair, scale.px(1.8)))
            figure = Rect(middles[place] - half, y - half, 2 * half, 2 * half)
            text.line(surface, str(link.times), figure, Face.TOTAL, scale.small, ink, Align.CENTRE)
            wide = round(step) - scale.px(2)
            name = Rect(middles[place] - wide // 2, y + half + scale.px(1), wide, low)
            face = Face.STRONG if filled or next_one else Face.BODY
            colour = theme.oxblood if filled else theme.on_paper if next_one else theme.on_disabled
            text.line(surface, link.name, name, face, scale.small, colour, Align.CENTRE)
            if link.sayer:
                below = name.moved(0, low)
                text.line(surface, link.sayer, below, Face.BODY, scale.small, theme.on_paper_second, Align.CENTRE)


def _lozenge(
    surface: pygame.Surface, centre: tuple[int, int], half: int, fill: Colour, edge: Colour, width: int
) -> None:
    """A diamond with an outline, smooth at any size."""
    x, y = centre
    for size, colour in ((half, edge), (half - round(width * 1.4), fill)):
        points = ((x, y - size), (x + size, y), (x, y + size), (x - size, y))
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, True, points)
