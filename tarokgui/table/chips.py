"""The small marks on a player's plate: the part that the player has, the dealer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tarokgui.draw.geometry import Rect
from tarokgui.draw.text import Align, Face
from tarokgui.table.proportions import line_of
from tarokgui.viewmodel.seatmarks import MarkStyle, SeatMark

if TYPE_CHECKING:
    import pygame

    from tarokgui.widgets.drawcontext import DrawContext


def chip_width(paint: DrawContext, chip: SeatMark) -> int:
    """The width of the mark, in pixels."""
    scale = paint.scale
    words = paint.text.size(chip.words, Face.STRONG, scale.small)[0] if chip.words else 0
    icon = scale.small + (scale.px(4) if words else 0) if chip.icon else 0
    return words + icon + 2 * (scale.px(7) + _strokes(paint, chip))


def _strokes(paint: DrawContext, chip: SeatMark) -> int:
    """The length by which the strokes of a hatched mark stand out at each end, in pixels."""
    return paint.scale.px(4, 3) if chip.ground is MarkStyle.HATCHED else 0


def draw_chip(surface: pygame.Surface, paint: DrawContext, chip: SeatMark, x: int, middle: int) -> int:
    """Draw the mark from *x* round the line at *middle*; its width in pixels."""
    scale, theme = paint.scale, paint.theme
    width, height = chip_width(paint, chip), line_of(scale.small) + scale.px(1)
    out = _strokes(paint, chip)
    rect = Rect(x + out, middle - height // 2, width - 2 * out, height)
    radius = height / 2 / scale.u
    match chip.ground:
        case MarkStyle.LOUD:
            fill, edge, colour = theme.oxblood, theme.oxblood, theme.on_dark
        case MarkStyle.FULL:
            fill, edge, colour = theme.brass_light, theme.brass, theme.plaque
        case _:
            fill, edge, colour = theme.plaque, theme.brass, theme.on_plaque
    paint.framed(surface, rect, fill, edge, radius)
    if chip.ground is MarkStyle.HATCHED:
        _hatch(surface, paint, rect)
    elif chip.ground is MarkStyle.OPEN:
        _open(surface, paint, rect)
    left = rect.x + scale.px(7)
    if chip.icon:
        px = scale.small
        surface.blit(paint.art.icon(chip.icon, px, colour), (left, middle - px // 2))
        left += px + scale.px(4)
    if not chip.words:
        return width
    box = Rect(left, rect.y, rect.right - scale.px(7) - left, rect.h)
    paint.text.line(surface, chip.words, box, Face.STRONG, scale.small, colour, Align.LEFT)
    return width


def _hatch(surface: pygame.Surface, paint: DrawContext, rect: Rect) -> None:
    """Short strokes of the knife at both ends, slanting: against."""
    import pygame

    step, high = paint.scale.px(4, 3), rect.h - 2 * paint.scale.px(3, 2)
    wide = max(1, paint.scale.px(1.4))
    top = rect.y + (rect.h - high) // 2
    for x in (rect.x - step // 2, rect.x + step // 2, rect.right - 3 * step // 2, rect.right - step // 2):
        points = (x, top + high), (x + step, top)
        pygame.draw.line(surface, paint.theme.brass_light, *points, width=wide)


def _open(surface: pygame.Surface, paint: DrawContext, rect: Rect) -> None:
    """Gaps in the edge: not known."""
    gap, thick = paint.scale.px(5, 4), paint.scale.hair + 1
    for x in range(rect.x + rect.h // 2, rect.right - rect.h // 2, 2 * gap):
        for y in (rect.y, rect.bottom - thick):
            surface.fill(paint.theme.plaque, (x, y, gap, thick))


def dealer_size(paint: DrawContext) -> int:
    """The dealer's button, in pixels."""
    return max(paint.scale.px(20, 17), round(paint.scale.small * 1.36))


def draw_dealer(surface: pygame.Surface, paint: DrawContext, letter: str, x: int, middle: int) -> None:
    """Draw the dealer's button, a brass disc with a letter."""
    scale, theme = paint.scale, paint.theme
    side = dealer_size(paint)
    rect = Rect(x, middle - side // 2, side, side)
    paint.framed(surface, rect, theme.brass_light, theme.brass_dark, side / 2 / scale.u)
    paint.text.line(surface, letter, rect, Face.TOTAL, scale.small, theme.plaque, Align.CENTRE)
