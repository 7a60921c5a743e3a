"""A word on a card: a sign besides colour and frame, for players who do not see colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


def tag_rect(paint: DrawContext, card: Rect, words: str, *, icon: str = "", flag: int = 0) -> Rect:
    """The place of the plate: on the lower edge of the *card*, or as a *flag* beside its upper corner.

    The flag is at the left with −1, at the right with 1: there it covers no index, however large its letters are.
    """
    scale = paint.scale
    sign = scale.small + scale.px(4) if icon else 0
    width = paint.text.size(words, Face.STRONG, scale.small)[0] + sign + 2 * scale.px(7)
    height = paint.text.line_height(scale.small) + scale.px(2)
    if flag:
        x = card.x + scale.px(4) - width if flag < 0 else card.right - scale.px(4)
        return Rect(x, card.y - height // 4, width, height)
    top = card.bottom - height * 5 // 8
    return Rect(card.centre[0] - width // 2, top, width, height)


def draw_tag(
    surface: pygame.Surface, paint: DrawContext, card: Rect, words: str, *, icon: str = "", flag: int = 0
) -> None:
    """Draw a small dark plate with the words at the card, perhaps after an icon; *flag* as for `tag_rect`."""
    scale, theme = paint.scale, paint.theme
    rect = tag_rect(paint, card, words, icon=icon, flag=flag)
    paint.framed(surface, rect, theme.plaque, theme.brass, 5)
    box = rect.inset(scale.px(7), 0)
    if icon:
        px = scale.small
        surface.blit(paint.art.icon(icon, px, theme.brass_light), (box.x, box.y + (box.h - px) // 2))
        sign = px + scale.px(4)
        box = Rect(box.x + sign, box.y, box.w - sign, box.h)
    paint.text.line(surface, words, box, Face.STRONG, scale.small, theme.brass_light, Align.CENTRE)
