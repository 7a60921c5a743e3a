"""A hand of real cards above the page about cards, so that a choice is seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import card_name, parse_card
from tarokgui.draw.geometry import Rect
from tarokgui.viewmodel.hand import sorted_hand
from tarokgui.widgets.base import Widget

if TYPE_CHECKING:
    import pygame

    from tarokgui.services.program import Program
    from tarokgui.widgets.drawcontext import DrawContext

SHOWN: Final = ("T22", "T21", "T14", "T1", "HK", "HQ", "SN", "S10", "DJ", "D1", "CK", "C8")
OVERLAP: Final = 0.62
"""The visible part of a card under another, of its width."""


class HandPreview(Widget):
    """The cards on a strip of felt. A screen reader gets its name alone."""

    role = "group"

    def __init__(self, id: str, rect: Rect, label: str, program: Program) -> None:
        super().__init__(id, rect, label)
        self._program = program

    def draw(self, surface: pygame.Surface, paint: DrawContext) -> None:
        """The strip, and the cards as many as fit."""
        theme, scale = paint.theme, paint.scale
        paint.framed(surface, self.rect, theme.felt, theme.brass_dark, 8)
        pad = scale.px(12)
        height = self.rect.h - pad
        width = round(height * 0.55)
        cards = 0
        for name in SHOWN:
            cards |= 1 << parse_card(name)
        names = [card_name(card) for card in sorted_hand(cards, self._program.preferences.settings.hand_order)]
        step = min(round(width * OVERLAP), (self.rect.w - 2 * pad - width) // (len(names) - 1))
        total = width + step * (len(names) - 1)
        x = self.rect.x + (self.rect.w - total) // 2
        clip = surface.get_clip()
        surface.set_clip(self.rect.inset(scale.hair).within(self.rect))
        for number, name in enumerate(names):
            place = Rect(x + number * step, self.rect.y + pad, width, height)
            if number:
                paint.shadow(surface, place, 6, 3)
            surface.blit(self._program.drawing.cards.face(name, (width, height)), place)
        surface.set_clip(clip)
