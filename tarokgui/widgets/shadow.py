"""Soft shadows of plates and panels, kept ready in pieces: the part under the plate is not drawn."""

from __future__ import annotations

from functools import lru_cache

import pygame

from tarokgui.draw.geometry import Rect
from tarokgui.draw.shapes import nine
from tarokgui.draw.theme import Colour, channels

Pieces = tuple[tuple[pygame.Surface, tuple[int, int]], ...]


@lru_cache(maxsize=32)
def _soft_block(radius: int, blur: int, colour: Colour, alpha: int) -> pygame.Surface:
    """A blurred rounded square just large enough to be cut in nine."""
    edge = radius + 2 * blur
    block = pygame.Surface((2 * edge + 2, 2 * edge + 2), pygame.SRCALPHA)
    inner = pygame.Rect(blur, blur, block.get_width() - 2 * blur, block.get_height() - 2 * blur)
    red, green, blue = channels(colour)
    block.fill((red, green, blue, 0))
    pygame.draw.rect(block, (red, green, blue, alpha), inner, border_radius=radius)
    return pygame.transform.gaussian_blur(block, max(1, blur // 2), repeat_edge_pixels=False)


@lru_cache(maxsize=64)
def shadow_pieces(size: tuple[int, int], radius: int, blur: int, colour: Colour, alpha: int) -> Pieces:
    """The seen parts of the shadow of a plate of *size*, each with its place from the plate's corner."""
    fall = blur // 2
    whole = Rect(-blur, -blur + fall, size[0] + 2 * blur, size[1] + 2 * blur)
    picture = pygame.Surface((whole.w, whole.h), pygame.SRCALPHA)
    nine(picture, _soft_block(radius, blur, colour, alpha), Rect(0, 0, whole.w, whole.h), radius + 2 * blur)
    covered = Rect(0, 0, *size).inset(min(radius, size[0] // 2), min(radius, size[1] // 2))
    bands = (
        Rect(whole.x, whole.y, whole.w, covered.y - whole.y),
        Rect(whole.x, covered.bottom, whole.w, whole.bottom - covered.bottom),
        Rect(whole.x, covered.y, covered.x - whole.x, covered.h),
        Rect(covered.right, covered.y, whole.right - covered.right, covered.h),
    )
    return tuple(
        (picture.subsurface(band.moved(-whole.x, -whole.y)).copy(), (band.x, band.y))
        for band in bands
        if band.w > 0 and band.h > 0
    )
