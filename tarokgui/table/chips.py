"""The small marks on a player's plate: what part somebody plays, who deals, who leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.table.proportions import line_of

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.paint import Paint


class Chip(NamedTuple):
    """A mark: its words, perhaps an icon of `tarokgui.draw.artwork` before them, and how loud it is."""

    words: str
    loud: bool = False
    icon: str = ""
    brass: bool = False


def chip_width(paint: Paint, chip: Chip) -> int:
    """What it wants, in pixels."""
    scale = paint.scale
    icon = scale.small + scale.px(3) if chip.icon else 0
    return paint.text.size(chip.words, Face.STRONG, scale.small)[0] + icon + 2 * scale.px(7)


def draw_chip(surface: pygame.Surface, paint: Paint, chip: Chip, x: int, middle: int) -> int:
    """Draw it from *x* round the line at *middle*; how wide it is, in pixels."""
    scale, theme = paint.scale, paint.theme
    width, height = chip_width(paint, chip), line_of(scale.small) + scale.px(1)
    rect = Rect(x, middle - height // 2, width, height)
    radius = height / 2 / scale.u
    if chip.loud:
        fill, edge, colour = theme.oxblood, theme.oxblood, theme.on_dark
    elif chip.brass:
        fill, edge, colour = theme.brass_light, theme.brass, theme.plaque
    else:
        fill, edge, colour = theme.plaque, theme.brass, theme.on_plaque
    paint.framed(surface, rect, fill, edge, radius)
    left = rect.x + scale.px(7)
    if chip.icon:
        px = scale.small
        surface.blit(paint.art.icon(chip.icon, px, colour), (left, middle - px // 2))
        left += px + scale.px(3)
    box = Rect(left, rect.y, rect.right - scale.px(7) - left, rect.h)
    paint.text.line(surface, chip.words, box, Face.STRONG, scale.small, colour, Align.LEFT)
    return width


def draw_dealer(surface: pygame.Surface, paint: Paint, letter: str, x: int, middle: int) -> int:
    """The dealer's button, a brass disc with a letter; its width in pixels."""
    scale, theme = paint.scale, paint.theme
    side = max(scale.px(20, 17), round(scale.small * 1.36))
    rect = Rect(x, middle - side // 2, side, side)
    paint.framed(surface, rect, theme.brass_light, theme.brass_dark, side / 2 / scale.u)
    paint.text.line(surface, letter, rect, Face.TOTAL, scale.small, theme.plaque, Align.CENTRE)
    return side
