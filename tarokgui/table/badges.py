"""Small dark plates that tell how the game stands: a caption over a value, or both in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.scenes.base import Node
from tarokgui.table.proportions import line_of
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.table.cards import CardPainter
    from tarokgui.widgets.paint import Paint


def badge_width(paint: Paint, caption: str, value: str, *, sign: bool = False, icon: bool = False) -> int:
    """What a badge wants for its words, a card with a suit and an icon, in pixels."""
    scale, text = paint.scale, paint.text
    words = max(
        text.size(caption.upper(), Face.STRONG, scale.small)[0] if caption else 0,
        text.size(value, Face.LABEL, scale.medium)[0] if value else 0,
    )
    words += scale.medium + scale.px(5) if icon else 0
    return words + 2 * scale.px(10) + (sign_width(paint) + (scale.px(8) if words else 0) if sign else 0)


def sign_width(paint: Paint) -> int:
    """The little card with the suit, in pixels."""
    return round((line_of(paint.scale.small) + line_of(paint.scale.medium) - paint.scale.px(6)) * 0.72)


class Badge(Widget):
    """A caption over a value. *told* is the whole of it in words, *about* what the caption means.

    *sign* is a suit letter, shown on a little card; *icon* a sign of the artwork before a value without caption.
    """

    role = "text"

    def __init__(
        self,
        id: str,
        rect: Rect,
        caption: str,
        value: str,
        *,
        told: str = "",
        about: str = "",
        icon: str = "",
        sign: str = "",
        cards: CardPainter | None = None,
    ) -> None:
        super().__init__(id, rect, told or f"{caption}: {value}")
        self.caption = caption
        self.value = value
        self.sign = sign
        self.icon = icon
        self._cards = cards
        # What is shown short is told whole; then what it means.
        whole = "" if not told or told == f"{caption}: {value}" else told
        self.hint = "\n".join(line for line in (whole, about) if line)

    def node(self) -> Node:
        """The whole of it in words."""
        return Node(self.id, self.label, self.role, self.rect)

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Plate, little card, caption and value."""
        scale, theme, text = paint.scale, paint.theme, paint.text
        paint.shadow(surface, self.rect, theme.plaque_radius, 5, 90)
        paint.framed(surface, self.rect, theme.plaque, theme.brass, theme.plaque_radius)
        box = self.rect.inset(scale.px(10), scale.px(3))
        if self.sign and self._cards is not None:
            box = self._draw_sign(surface, paint, box)
        if not self.value:
            return
        if self.icon:
            px = scale.medium
            surface.blit(paint.art.icon(self.icon, px, theme.brass_light), (box.x, box.y + (box.h - px) // 2))
            box = Rect(box.x + px + scale.px(5), box.y, box.w - px - scale.px(5), box.h)
        head = line_of(scale.small) if self.caption else 0
        if head:
            cell = Rect(box.x, box.y, box.w, head)
            caption = self.caption.upper()
            text.line(surface, caption, cell, Face.STRONG, scale.small, theme.on_plaque_second)
        text.line(
            surface,
            self.value,
            Rect(box.x, box.y + head, box.w, box.h - head),
            Face.LABEL,
            scale.medium,
            theme.on_plaque,
            Align.LEFT if self.caption else Align.CENTRE,
        )

    def _draw_sign(self, surface: pygame.Surface, paint: Paint, box: Rect) -> Rect:
        """A little card with the suit at the left; what it leaves."""
        assert self._cards is not None
        scale, theme = paint.scale, paint.theme
        width = sign_width(paint)
        height = min(self.rect.h - scale.px(10), round(width * 1.38))
        left = box.x - scale.px(4) if self.value else self.rect.x + (self.rect.w - width) // 2
        card = Rect(left, self.rect.y + (self.rect.h - height) // 2, width, height)
        paint.framed(surface, card, theme.paper, theme.paper_edge, 3)
        side = round(width * 0.74)
        sign = self._cards.suit_sign(self.sign, side)
        surface.blit(sign, (card.x + (card.w - side) // 2, card.y + (card.h - side) // 2))
        used = card.right + scale.px(8) - box.x
        return Rect(box.x + used, box.y, box.w - used, box.h)


def strip_width(paint: Paint, words: str, *, icon: bool = False) -> int:
    """What a strip wants for its words, in pixels."""
    scale = paint.scale
    width = paint.text.size(words, Face.STRONG, scale.small)[0] + 2 * scale.px(8)
    return width + (line_of(scale.small) + scale.px(5) if icon else 0)


class Strip(Widget):
    """A low plate with a few small words, perhaps after an icon of `tarokgui.draw.artwork`."""

    role = "text"

    def __init__(self, id: str, rect: Rect, words: str, *, told: str, hint: str, icon: str = "") -> None:
        super().__init__(id, rect, told)
        self.words = words
        self.icon = icon
        self.hint = hint

    def draw(self, surface: pygame.Surface, paint: Paint) -> None:
        """Plate, icon and words."""
        scale, theme = paint.scale, paint.theme
        paint.shadow(surface, self.rect, theme.plaque_radius, 4, 90)
        paint.framed(surface, self.rect, theme.plaque, theme.brass_dark, theme.plaque_radius)
        box = self.rect.inset(scale.px(8), 0)
        if self.icon:
            px = line_of(scale.small)
            surface.blit(paint.art.icon(self.icon, px, theme.brass_light), (box.x, box.y + (box.h - px) // 2))
            box = Rect(box.x + px + scale.px(5), box.y, box.w - px - scale.px(5), box.h)
        paint.text.line(surface, self.words, box, Face.STRONG, scale.small, theme.on_plaque)
