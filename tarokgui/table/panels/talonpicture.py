"""The little picture of the talon on a row of bids: six cards in their groups, the first one looked at filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tarokgui.draw.geometry import Rect

if TYPE_CHECKING:
    from tarokgui.draw.theme import Colour
    from tarokgui.widgets.drawcontext import DrawContext

CARD = (12, 22)
"""In units."""
APART, GROUPS_APART, SINGLES_APART = 3, 8, 6


def picture_size(paint: DrawContext, cards: int = 6) -> tuple[int, int]:
    """The most room that the picture takes, in pixels."""
    return max(picture_width(paint, groups, cards) for groups in (0, 2, 3, cards)), paint.scale.px(CARD[1])


def picture_width(paint: DrawContext, groups: int, cards: int = 6) -> int:
    """The width of the picture with so many *groups*, in pixels."""
    size, between = _groups(groups, cards)
    gaps = [between if number % size == 0 else APART for number in range(1, cards)]
    return cards * paint.scale.px(CARD[0]) + sum(map(paint.scale.px, gaps))


def _groups(groups: int, cards: int) -> tuple[int, int]:
    """Cards in a group, and units between two groups."""
    size = cards // groups if groups else 1
    return size, GROUPS_APART if size > 1 else SINGLES_APART


def draw_talon(
    surface: pygame.Surface,
    paint: DrawContext,
    box: Rect,
    groups: int,
    first: int | None,
    ink: Colour,
    fill: Colour,
    ground: Colour,
    cards: int = 6,
) -> None:
    """Outlines in *ink*, the group *first* (from 1) filled; without groups the talon stays shut: broken outlines."""
    px = paint.scale.px
    w, h = px(CARD[0]), px(CARD[1])
    size, between = _groups(groups, cards)
    outer = px(between)
    x, y = box.x, box.y + (box.h - h) // 2
    for number in range(cards):
        card = Rect(x, y, w, h)
        filled = first is not None and groups > 0 and number // size == first - 1
        paint.framed(surface, card, fill if filled else ground, fill if filled else ink, 2.5, paint.scale.hair)
        if filled:
            paint.lozenge(surface, card.centre, 4, ground)
        if not groups:
            _broken(surface, paint, card, ground)
        last = (number + 1) % size == 0
        x += w + (outer if last else px(APART))


def _broken(surface: pygame.Surface, paint: DrawContext, card: Rect, ground: Colour) -> None:
    """Gaps in the outline of a card."""
    gap, hair = paint.scale.px(3, 2), paint.scale.hair
    for y in range(card.y + 2 * gap, card.bottom - gap, 2 * gap):
        surface.fill(ground, (card.x, y, hair, gap))
        surface.fill(ground, (card.right - hair, y, hair, gap))
    surface.fill(ground, (card.centre[0] - gap // 2, card.y, gap, hair))
    surface.fill(ground, (card.centre[0] - gap // 2, card.bottom - hair, gap, hair))
