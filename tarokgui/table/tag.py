"""A word on a card: a sign besides colour and frame, for those who do not see colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.geometry import Rect
from tarokgui.text import Align, Face

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


def draw_tag(surface: pygame.Surface, paint: Paint, card: Rect, words: str) -> None:
    """A small dark plate with the words over the foot of the card."""
    scale, theme = paint.scale, paint.theme
    width = paint.text.size(words, Face.STRONG, scale.small)[0] + scale.px(12)
    height = paint.text.line_height(scale.small) + scale.px(2)
    rect = Rect(card.centre[0] - width // 2, card.bottom - height - scale.px(5), width, height)
    paint.framed(surface, rect, theme.plaque, theme.brass_dark, 5)
    paint.text.line(surface, words, rect, Face.STRONG, scale.small, theme.brass_light, Align.CENTRE)
