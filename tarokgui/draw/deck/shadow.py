"""Soft shadows of cards: of those on the felt, and of those that are lifted from it."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from math import ceil
from typing import NamedTuple

import pygame

from tarokgui.draw.deck.drawings import HEIGHT
from tarokgui.draw.deck.raster import CORNER, Size
from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import nine

_HIGH = 250
"""The height of a card in pixels for which the depths below are meant."""


_COARSE = 6
"""Pixels of blur to one pixel of the picture that is turned: a soft one loses nothing by being turned small."""


class Depth(Enum):
    """The height of a card above the table: blur, distance downwards (both for a card 250 pixels high) and alpha."""

    LYING = (6, 4, 110)
    LIFTED = (9, 8, 110)


class Shadow(NamedTuple):
    """A picture and its place: blit it at the card's left upper corner moved by ``offset``."""

    picture: pygame.Surface
    offset: tuple[int, int]


@lru_cache(64)
def shadow(size: Size, depth: Depth, angle: float = 0.0) -> Shadow:
    """The shadow of a card of *size* pixels, turned with it about its middle by *angle* degrees.

    Kept: do not draw on it.
    """
    blur, down, alpha = depth.value
    unit = size[1] / _HIGH
    soft, fall = max(1, round(blur * unit)), max(1, round(down * unit))
    corner = ceil(CORNER * size[1] / HEIGHT) + 2 * soft
    block = pygame.Surface((2 * corner + 2, 2 * corner + 2), pygame.SRCALPHA)
    inner = pygame.Rect(0, 0, *block.get_size()).inflate(-2 * soft, -2 * soft)
    pygame.draw.rect(block, (0, 0, 0, alpha), inner, border_radius=corner - 2 * soft)
    # Twice a box is nearly a bell, and costs a tenth.
    for _ in range(2):
        block = pygame.transform.box_blur(block, max(1, soft // 2), repeat_edge_pixels=False)
    picture = pygame.Surface((size[0] + 2 * soft, size[1] + 2 * soft), pygame.SRCALPHA)
    nine(picture, block, Rect(0, 0, *picture.get_size()), corner)
    if angle:
        picture = _turned(picture, angle, max(1, soft // _COARSE))
    left, top = (size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2
    return Shadow(picture, (left, top + fall))


def _turned(picture: pygame.Surface, angle: float, coarse: int) -> pygame.Surface:
    """The picture turned, by way of one that is *coarse* times as small: turning costs ten times as much as scaling."""
    if coarse == 1:
        return pygame.transform.rotozoom(picture, angle, 1)
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, round(w / coarse)), max(1, round(h / coarse))))
    turned = pygame.transform.rotozoom(small, angle, 1)
    return pygame.transform.smoothscale(turned, (turned.get_width() * coarse, turned.get_height() * coarse))
